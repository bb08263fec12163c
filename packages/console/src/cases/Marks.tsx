// Status and recommendation as a word and a shape, never by colour alone.

export type Tone = 'good' | 'bad' | 'wait' | 'human' | 'info' | 'quiet';
export type Look = { readonly word: string; readonly shape: string; readonly tone: Tone };

const recommendations: Readonly<Record<string, Look>> = {
  approve: { word: 'Approve', shape: '✓', tone: 'good' },
  deny: { word: 'Deny', shape: '✕', tone: 'bad' },
  pend: { word: 'Pend', shape: '…', tone: 'wait' },
  escalate: { word: 'Escalate', shape: '▲', tone: 'human' },
};
const outcomes: Readonly<Record<string, Look>> = {
  approve: { word: 'Approved', shape: '✓', tone: 'good' },
  deny: { word: 'Denied', shape: '✕', tone: 'bad' },
  request_documents: { word: 'Documents asked for', shape: '◑', tone: 'wait' },
};
const statuses: Readonly<Record<string, Look>> = {
  'in process': { word: 'In process', shape: '◔', tone: 'info' },
  open: { word: 'Open', shape: '○', tone: 'quiet' },
  pending: { word: 'Pending', shape: '◑', tone: 'wait' },
  closed: { word: 'Closed', shape: '●', tone: 'quiet' },
};
const criteria: Readonly<Record<string, Look>> = {
  met: { word: 'Met', shape: '✓', tone: 'good' },
  not_met: { word: 'Not met', shape: '✕', tone: 'bad' },
  unknown: { word: 'Unknown', shape: '?', tone: 'wait' },
  conflict: { word: 'Conflict', shape: '⇄', tone: 'human' },
  judgement: { word: 'Judgement', shape: '▲', tone: 'human' },
};
/** What rules the request out: there, "not met" is the good news. */
const exclusions: Readonly<Record<string, Look>> = {
  ...criteria,
  met: { word: 'Applies', shape: '✕', tone: 'bad' },
  not_met: { word: 'Does not apply', shape: '✓', tone: 'good' },
};
/** Where one that is not met is enough: met is no harm yet. */
const together: Readonly<Record<string, Look>> = {
  ...criteria,
  met: { word: 'Met', shape: '·', tone: 'quiet' },
  not_met: { word: 'Not met', shape: '✓', tone: 'good' },
};

const looks = {
  recommendation: recommendations,
  outcome: outcomes,
  status: statuses,
  criterion: criteria,
  exclusion: exclusions,
  together,
};

export const lookOf = (kind: keyof typeof looks, value: string): Look =>
  looks[kind][value] ?? { word: value, shape: '·', tone: 'quiet' };

export const Chip = ({ word, shape, tone }: Look) => (
  <span className="chip" data-tone={tone}>
    <span aria-hidden="true">{shape}</span>
    <span>{word}</span>
  </span>
);

export function Mark({
  kind,
  value,
}: {
  readonly kind: 'recommendation' | 'outcome' | 'status';
  readonly value: string | null;
}) {
  return value ? <Chip {...lookOf(kind, value)} /> : <span>–</span>;
}
