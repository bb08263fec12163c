// The criteria tree of the policy, each criterion with its status, reason and quotes. Choosing one lights its words on the page.

import { Group, Text } from '@mantine/core';
import type { CriteriaTree } from '@mnr/api';
import { Mark } from '../cases/Marks.tsx';
import { type Cited, type Criterion, citedOf } from './cited.ts';

type Props = {
  readonly tree: CriteriaTree | null;
  readonly criteria: readonly Criterion[];
  readonly chosen: string | null;
  readonly now: string | null;
  readonly onChoose: (id: string) => void;
  readonly onQuote: (criterion: string, cited: Cited) => void;
};

const words: Readonly<Record<string, string>> = { all: 'All of', any: 'One of', none_of: 'None of', not: 'Not' };

export function CriteriaPane(props: Props) {
  return (
    <section className="pane" aria-label="Criteria">
      {props.tree ? (
        <Node {...props} tree={props.tree} />
      ) : (
        props.criteria.map((c) => <One key={c.id} {...props} criterion={c} />)
      )}
    </section>
  );
}

function Node({ tree, ...props }: Props & { readonly tree: CriteriaTree }) {
  if (tree.kind === 'leaf') {
    const criterion = props.criteria.find((c) => c.id === tree.id);
    return criterion ? <One {...props} tree={tree} criterion={criterion} /> : null;
  }
  const of = tree.kind === 'not' ? [tree.of] : tree.of;
  return (
    <div className="node">
      <div className="node-word">{tree.kind === 'at_least' ? `At least ${tree.n} of` : words[tree.kind]}</div>
      {of.map((t, i) => (
        <Node key={t.kind === 'leaf' ? t.id : i} {...props} tree={t} />
      ))}
    </div>
  );
}

function One({ criterion: c, chosen, now, onChoose, onQuote }: Props & { readonly criterion: Criterion }) {
  const open = chosen === c.id;
  return (
    <article className="criterion" data-now={open || undefined} data-criterion={c.id}>
      <button type="button" aria-expanded={open} onClick={() => onChoose(c.id)}>
        <Group justify="space-between" wrap="nowrap" align="start">
          <Text size="sm" fw={600}>
            <Text span c="dimmed" fw={500} size="sm">
              {c.id}
            </Text>{' '}
            {c.name}
          </Text>
          <Mark kind="criterion" value={c.status} size="sm" />
        </Group>
        <Text size="sm" c="dimmed">
          {c.statement}
        </Text>
      </button>
      {open && (
        <div>
          <Text size="sm" mt={6}>
            {c.reason}
          </Text>
          {citedOf(c).map((cited) => (
            <button
              type="button"
              key={cited.key}
              className="quote"
              data-kind={cited.kind}
              aria-current={cited.key === now || undefined}
              onClick={() => onQuote(c.id, cited)}
            >
              <Text span size="xs" c="dimmed">
                {cited.kind === 'counter' ? 'Against it, ' : cited.kind === 'near' ? 'Found, not counted, ' : ''}page{' '}
                {cited.evidence.page}
                {cited.evidence.date ? `, ${cited.evidence.date}` : ''}, {cited.evidence.document}
              </Text>
              <br />“{cited.evidence.quote.replace(/\s+/g, ' ')}”{cited.why ? ` (${cited.why})` : ''}
            </button>
          ))}
        </div>
      )}
    </article>
  );
}
