// The pages of the chart with the words of the chosen criterion lit up; words that other criteria rest on are underlined, and
// choosing them goes back to their criterion. Pages are fetched when they come near the view.

import { ActionIcon, Group } from '@mantine/core';
import type { SingleCase } from '@mnr/api';
import { memo, type Ref, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Cited } from './cited.ts';

type Acts = {
  readonly onCited: (cited: Cited) => void;
  /** A page of the chart is before the reader's eyes. */
  readonly onSeen: () => void;
};
type Size = { readonly width: number; readonly height: number };
const zooms = [60, 80, 100, 130, 170, 220];

export function ChartPane({
  ref,
  review,
  cited,
  others,
  now,
  onCited,
  onSeen,
}: Acts & {
  readonly ref: Ref<HTMLDivElement>;
  readonly review: SingleCase;
  readonly cited: readonly Cited[];
  readonly others: readonly Cited[];
  readonly now: string | null;
}) {
  const acts = useRef<Acts>({ onCited, onSeen });
  useEffect(() => {
    acts.current = { onCited, onSeen };
  });
  const lit = useMemo(() => byPage(cited), [cited]);
  const quiet = useMemo(() => byPage(others), [others]);
  const pane = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(100);
  const page = cited.find((c) => c.key === now)?.evidence.page;
  useEffect(() => {
    const within = pane.current;
    if (!now || !within || !zoom) return;
    const target =
      within.querySelector<HTMLElement>(`[data-key="${CSS.escape(now)}"]`) ??
      within.querySelector<HTMLElement>(`[data-page="${page}"]`);
    if (!target) return;
    // Only the pane moves, never the whole window.
    const [a, b] = [target.getBoundingClientRect(), within.getBoundingClientRect()];
    within.scrollBy({
      top: a.top - b.top - b.height * 0.35,
      left: a.left < b.left || a.right > b.right ? a.left - b.left - 40 : 0,
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  }, [now, page, zoom]);
  const sizes = (review.chart?.page_sizes ?? []).map((size, i) => ({ size, number: i + 1 }));
  const step = (by: number) => setZoom((z) => zooms[Math.min(zooms.length - 1, Math.max(0, zooms.indexOf(z) + by))]);
  return (
    <div className="card side" ref={ref}>
      <div className="chart-bar">
        <span>
          Chart · {sizes.length} {sizes.length === 1 ? 'page' : 'pages'}
        </span>
        <Group gap={4}>
          <ActionIcon variant="subtle" color="gray" c="inherit" aria-label="Zoom out" onClick={() => step(-1)}>
            −
          </ActionIcon>
          <span>{zoom}%</span>
          <ActionIcon variant="subtle" color="gray" c="inherit" aria-label="Zoom in" onClick={() => step(1)}>
            +
          </ActionIcon>
        </Group>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="pane chart" ref={pane} aria-label="Chart" tabIndex={0}>
        {sizes.map(({ size, number }) => (
          <Page
            key={number}
            caseId={review.id}
            number={number}
            size={size}
            zoom={zoom}
            cited={lit.get(number) ?? nothing}
            others={quiet.get(number) ?? nothing}
            now={lit.has(number) ? now : null}
            acts={acts}
          />
        ))}
      </section>
    </div>
  );
}

type Box = Cited['evidence']['boxes'][number];
type Placed = { readonly cited: Cited; readonly box: Box; readonly first: boolean };

const nothing: readonly Placed[] = [];

function byPage(cited: readonly Cited[]): ReadonlyMap<number, readonly Placed[]> {
  const pages = new Map<number, Placed[]>();
  for (const c of cited)
    for (const box of c.evidence.boxes) {
      const placed = pages.get(box.page) ?? [];
      placed.push({ cited: c, box, first: !placed.some((p) => p.cited === c) });
      pages.set(box.page, placed);
    }
  return pages;
}

const placeOf = ({ x0, y0 }: Box): string => `${x0} ${y0}`;

/** Of hundreds of pages only those are drawn anew on which something changes. */
const Page = memo(function Page({
  caseId,
  number,
  size,
  zoom,
  cited,
  others,
  now,
  acts,
}: {
  readonly caseId: string;
  readonly number: number;
  readonly size: Size;
  readonly zoom: number;
  readonly cited: readonly Placed[];
  readonly others: readonly Placed[];
  readonly now: string | null;
  readonly acts: RefObject<Acts>;
}) {
  const [image, setImage] = useState<'coming' | 'shown' | 'failed'>('coming');
  const percent = (n: number, of: number) => `${(100 * n) / of}%`;
  const over = (b: Box) => ({
    left: percent(b.x0 - 1, size.width),
    top: percent(b.y0 - 1, size.height),
    width: percent(b.x1 - b.x0 + 2, size.width),
    height: percent(b.y1 - b.y0 + 2, size.height),
  });
  const taken = new Set(cited.map(({ box }) => placeOf(box)));
  const quiet = others.filter(({ cited: c, box }) => {
    const free = c.kind === 'evidence' && !taken.has(placeOf(box));
    if (free) taken.add(placeOf(box));
    return free;
  });
  return (
    <div
      className="page"
      data-page={number}
      style={{ aspectRatio: `${size.width} / ${size.height}`, width: `${zoom}%` }}
    >
      <img
        src={`/v1/cases/${caseId}/pages/${number}.webp`}
        loading="lazy"
        alt={`Page ${number} of the chart`}
        onLoad={() => {
          setImage('shown');
          acts.current.onSeen();
        }}
        onError={() => setImage('failed')}
      />
      {image !== 'shown' && (
        <p className="page-wait">
          {image === 'failed' ? 'The page could not be shown; reload to try again.' : 'The page is being drawn …'}
        </p>
      )}
      <span className="page-number">{number}</span>
      {quiet.map(({ cited: c, box }) => (
        <button
          type="button"
          key={`${c.key}-${placeOf(box)}`}
          className="cited"
          title={c.criterion}
          aria-label={`Evidence of ${c.criterion}`}
          // By keyboard the same is reached from the criteria.
          tabIndex={-1}
          style={over(box)}
          onClick={() => acts.current.onCited(c)}
        />
      ))}
      {cited.map(({ cited: c, box, first }) => (
        <button
          type="button"
          key={`${c.key}-${placeOf(box)}`}
          className="lit"
          data-kind={c.kind}
          data-key={first ? c.key : undefined}
          data-now={c.key === now || undefined}
          aria-label={`Evidence of ${c.criterion}`}
          tabIndex={-1}
          style={over(box)}
          onClick={() => acts.current.onCited(c)}
        />
      ))}
    </div>
  );
});
