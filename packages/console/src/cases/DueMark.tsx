// By when a case is to be decided, and whether it is expedited: each as a word and a shape, told anew as time goes by.

import { useInterval } from '@mantine/hooks';
import type { CaseInList } from '@mnr/api';
import { useState } from 'react';
import { type Due, dueLook, urgencyWord } from './due.ts';
import { Chip } from './Marks.tsx';
import { moment } from './moment.ts';

const EVERY_MS = 30_000;

export function DueMark({ due, urgency }: { readonly due: Due; readonly urgency: CaseInList['urgency'] }) {
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), EVERY_MS, { autoInvoke: true });
  return (
    <span className="due">
      {urgency === 'expedited' && <Chip word={urgencyWord.expedited} shape="»" tone="human" />}
      <time dateTime={due.due_at} title={`Due ${moment(due.due_at)}`}>
        <Chip {...dueLook(due, now)} />
      </time>
    </span>
  );
}
