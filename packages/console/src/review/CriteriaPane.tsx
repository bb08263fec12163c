// The criteria tree of the policy, each criterion with its status; the chosen one with statement, reason and quotes, its words lit on the page.

import type { CriteriaTree } from '@mnr/api';
import { lookOf } from '../cases/Marks.tsx';
import { type Cited, type Criterion, citedOf } from './cited.ts';

type Props = {
  readonly tree: CriteriaTree | null;
  readonly criteria: readonly Criterion[];
  readonly chosen: string | null;
  readonly now: string | null;
  readonly onChoose: (id: string) => void;
  readonly onQuote: (cited: Cited) => void;
};

export const groupWord = (tree: Exclude<CriteriaTree, { kind: 'leaf' }>): string =>
  ({
    all: 'All of these',
    any: 'One of these is enough',
    none_of: 'None of these may apply',
    not: 'This may not apply',
    at_least: `At least ${tree.kind === 'at_least' ? tree.n : 1} of these`,
  })[tree.kind];

export function CriteriaPane(props: Props) {
  return props.tree ? (
    <Node {...props} tree={props.tree} root />
  ) : (
    props.criteria.map((c) => (
      <One key={c.id} {...props} criterion={c} look={c.role === 'exclusion' ? 'exclusion' : 'criterion'} />
    ))
  );
}

function Node({
  tree,
  root = false,
  excludes = false,
  together = false,
  ...props
}: Omit<Props, 'tree'> & {
  readonly tree: CriteriaTree;
  readonly root?: boolean;
  readonly excludes?: boolean;
  readonly together?: boolean;
}) {
  if (tree.kind === 'leaf') {
    const criterion = props.criteria.find((c) => c.id === tree.id);
    const look = together ? 'together' : excludes ? 'exclusion' : 'criterion';
    return criterion ? <One {...props} criterion={criterion} look={look} /> : null;
  }
  if (tree.kind === 'not' && tree.of.kind === 'all' && !excludes) return <NotTogether {...props} of={tree.of.of} />;
  const turned = tree.kind === 'not' || tree.kind === 'none_of' ? !excludes : excludes;
  const of = tree.kind === 'not' ? [tree.of] : tree.of;
  const leaves = of.filter((t) => t.kind === 'leaf').map((t) => props.criteria.find((c) => c.id === t.id)?.status);
  const good = leaves.filter((s) => s === (turned ? 'not_met' : 'met')).length;
  return (
    <div className={root ? 'node node-root' : 'node'}>
      <div className="node-word">
        <span>{groupWord(tree)}</span>
        {leaves.length > 1 && leaves.length === of.length && (
          <span>
            {good} of {leaves.length} {turned ? 'do not apply' : 'met'}
          </span>
        )}
      </div>
      {of.map((t, i) => (
        <Node key={t.kind === 'leaf' ? t.id : i} {...props} tree={t} excludes={turned} />
      ))}
    </div>
  );
}

/** One that is not met is enough, so one that is met speaks not yet against the request. */
const NotTogether = ({ of, ...props }: Omit<Props, 'tree'> & { readonly of: readonly CriteriaTree[] }) => (
  <div className="node">
    <div className="node-word">Enough when one of these is not met</div>
    {of.map((t, i) => (
      <Node key={t.kind === 'leaf' ? t.id : i} {...props} tree={t} together />
    ))}
  </div>
);

function One({
  criterion: c,
  look,
  chosen,
  now,
  onChoose,
  onQuote,
}: Omit<Props, 'tree'> & { readonly criterion: Criterion; readonly look: 'criterion' | 'exclusion' | 'together' }) {
  const open = chosen === c.id;
  const { word, shape, tone } = lookOf(look, c.status);
  return (
    <article className="criterion" data-now={open || undefined} data-criterion={c.id} data-tone={tone}>
      <button type="button" className="criterion-head" aria-expanded={open} onClick={() => onChoose(c.id)}>
        <span className="dot" aria-hidden="true">
          {shape}
        </span>
        <span>
          <span className="criterion-name">{c.name}</span> <span className="criterion-id">{c.id}</span>
        </span>
        <span className="criterion-status">{word}</span>
      </button>
      {open && (
        <div className="criterion-more">
          <p className="statement">{c.statement}</p>
          <p>{c.reason.charAt(0).toUpperCase() + c.reason.slice(1)}</p>
          {citedOf(c).map((cited) => (
            <button
              type="button"
              key={cited.key}
              className="quote"
              data-kind={cited.kind}
              data-quote={cited.key}
              aria-current={cited.key === now || undefined}
              onClick={() => onQuote(cited)}
            >
              <span className="quote-where">
                {cited.kind === 'counter' ? 'Against it · ' : cited.kind === 'near' ? 'Found, not counted · ' : ''}
                Page {cited.evidence.page}
                {cited.evidence.date ? ` · ${cited.evidence.date}` : ''} · {cited.evidence.document}
                {scanned(cited)}
              </span>
              “{cited.evidence.quote.replace(/\s+/g, ' ')}”
              {cited.why && <span className="quote-where">Not counted: {cited.why}</span>}
            </button>
          ))}
        </div>
      )}
    </article>
  );
}

/** Below this the eye should check what the machine read. */
const SURE = 80;

const scanned = ({ evidence: { confidence } }: Cited): string =>
  typeof confidence === 'number' && confidence < SURE
    ? ` · scan, read with ${Math.round(confidence)} % confidence`
    : '';
