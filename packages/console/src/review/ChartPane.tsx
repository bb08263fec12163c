// The pages of the chart with the words of the chosen criterion lit up. Pages are fetched when they come near the view.

import type { SingleCase } from '@mnr/api';
import { memo, useEffect, useRef } from 'react';
import type { Cited } from './cited.ts';

type Size = { readonly width: number; readonly height: number };

export function ChartPane({
  review,
  cited,
  now,
}: {
  readonly review: SingleCase;
  readonly cited: readonly Cited[];
  readonly now: string | null;
}) {
  const pane = useRef<HTMLElement>(null);
  const current = cited.find((c) => c.key === now);
  useEffect(() => {
    if (!now || !pane.current) return;
    const target =
      pane.current.querySelector(`[data-key="${now}"]`) ??
      pane.current.querySelector(`[data-page="${current?.evidence.page}"]`);
    target?.scrollIntoView({
      block: 'center',
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  }, [now, current?.evidence.page]);
  const sizes = (review.chart?.page_sizes ?? []).map((size, i) => ({ size, number: i + 1 }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="pane chart" ref={pane} aria-label="Chart" tabIndex={0}>
      {sizes.map(({ size, number }) => (
        <Page
          key={number}
          caseId={review.id}
          number={number}
          size={size}
          cited={cited.filter((c) => c.evidence.page === number)}
          now={now}
        />
      ))}
    </section>
  );
}

const Page = memo(function Page({
  caseId,
  number,
  size,
  cited,
  now,
}: {
  readonly caseId: string;
  readonly number: number;
  readonly size: Size;
  readonly cited: readonly Cited[];
  readonly now: string | null;
}) {
  const percent = (n: number, of: number) => `${(100 * n) / of}%`;
  return (
    <div className="page" data-page={number} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      <img src={`/v1/cases/${caseId}/pages/${number}.webp`} loading="lazy" alt={`Page ${number} of the chart`} />
      <span className="page-number">{number}</span>
      {cited.flatMap((c) =>
        c.evidence.boxes
          .filter((b) => b.page === number)
          .map((b, i) => (
            <span
              key={`${c.key}-${b.x0}-${b.y0}`}
              className="lit"
              data-kind={c.kind}
              data-key={i === 0 ? c.key : undefined}
              data-now={c.key === now || undefined}
              style={{
                left: percent(b.x0 - 1, size.width),
                top: percent(b.y0 - 1, size.height),
                width: percent(b.x1 - b.x0 + 2, size.width),
                height: percent(b.y1 - b.y0 + 2, size.height),
              }}
            />
          )),
      )}
    </div>
  );
});
