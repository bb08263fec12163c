// What the documents that were added changed: the recommendation first, then criterion by criterion.

import { Title } from '@mantine/core';
import type { ReviewState } from '@mnr/api/account';
import { Chip, type Look, lookOf } from '../cases/Marks.tsx';
import { type Column, Records } from '../shell/Records.tsx';

type Change = ReviewState['changes'][number];

const lookFor = ({ criterion }: Change, value: string): Look =>
  lookOf(criterion === 'Recommendation' ? 'recommendation' : 'criterion', value);

const columns: readonly Column<Change>[] = [
  { head: 'What', cell: (c) => c.criterion },
  { head: 'Before', cell: (c) => <Chip {...lookFor(c, c.before)} /> },
  { head: 'Now', cell: (c) => <Chip {...lookFor(c, c.after)} /> },
];

export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h5">
        Changed by the added documents
      </Title>
      <Records
        label="Changed by the added documents"
        columns={columns}
        rows={changes}
        keyOf={(c) => c.criterion}
        width={300}
        spacing={5}
        bare
      />
    </section>
  );
}

/** `Pend → Approve, 1 criterion` */
export function changesInShort(changes: readonly Change[]): string {
  const [first] = changes;
  const overall = first?.criterion === 'Recommendation' ? first : undefined;
  const criteria = changes.length - (overall ? 1 : 0);
  const words = overall
    ? [`${lookFor(overall, overall.before).word} → ${lookFor(overall, overall.after).word}`]
    : ['the same recommendation'];
  if (criteria > 0) words.push(`${criteria} ${criteria === 1 ? 'criterion' : 'criteria'} changed`);
  return words.join(', ');
}
