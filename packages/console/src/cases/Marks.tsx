// Status and recommendation as a word and a shape, never by colour alone.

import { Badge } from '@mantine/core';

type Look = { readonly word: string; readonly shape: string; readonly color: string };

const recommendations: Readonly<Record<string, Look>> = {
  approve: { word: 'Approve', shape: '✓', color: 'teal' },
  deny: { word: 'Deny', shape: '✕', color: 'red' },
  pend: { word: 'Pend', shape: '…', color: 'yellow' },
  escalate: { word: 'Escalate', shape: '▲', color: 'violet' },
};
const statuses: Readonly<Record<string, Look>> = {
  'in process': { word: 'In process', shape: '◔', color: 'blue' },
  open: { word: 'Open', shape: '○', color: 'gray' },
  pending: { word: 'Pending', shape: '⏸', color: 'yellow' },
  closed: { word: 'Closed', shape: '●', color: 'gray' },
};
const criteria: Readonly<Record<string, Look>> = {
  met: { word: 'Met', shape: '✓', color: 'teal' },
  not_met: { word: 'Not met', shape: '✕', color: 'red' },
  unknown: { word: 'Unknown', shape: '?', color: 'yellow' },
  conflict: { word: 'Conflict', shape: '⇄', color: 'violet' },
  judgement: { word: 'Judgement', shape: '▲', color: 'violet' },
};

export const lookOf = (kind: 'recommendation' | 'status' | 'criterion', value: string): Look =>
  ({ recommendation: recommendations, status: statuses, criterion: criteria })[kind][value] ?? {
    word: value,
    shape: '·',
    color: 'gray',
  };

export function Mark({
  kind,
  value,
  size = 'md',
}: {
  readonly kind: 'recommendation' | 'status' | 'criterion';
  readonly value: string | null;
  readonly size?: 'sm' | 'md' | 'lg';
}) {
  if (!value) return <span>–</span>;
  const { word, shape, color } = lookOf(kind, value);
  return (
    <Badge
      variant="light"
      color={color}
      size={size}
      leftSection={<span aria-hidden="true">{shape}</span>}
      className="mark"
    >
      {word}
    </Badge>
  );
}
