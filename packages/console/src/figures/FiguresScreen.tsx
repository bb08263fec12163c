// Volumes, times, agreement and pends: plots with the table behind each.

import { Select } from '@mantine/core';
import type { Figures } from '@mnr/api/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lookOf, Mark } from '../cases/Marks.tsx';
import { agrees, outcomeWord } from '../review/outcomes.ts';
import { Screen } from '../shell/Screen.tsx';
import { Wait } from '../shell/Shell.tsx';
import { figuresQuery } from '../wire/queries.ts';
import { Bars } from './Bars.tsx';
import { Submitted } from './Submitted.tsx';
import { Timeliness } from './Timeliness.tsx';
import { Times } from './Times.tsx';

export function FiguresScreen() {
  const [days, setDays] = useState(90);
  const { data, error } = useQuery(figuresQuery(days));
  return (
    <Screen
      title="Figures"
      actions={
        <Select
          aria-label="Period"
          data={['30', '90', '365'].map((d) => ({ value: d, label: `last ${d} days` }))}
          value={String(days)}
          onChange={(v) => setDays(Number(v ?? 90))}
          w={150}
          allowDeselect={false}
        />
      }
      error={error}
    >
      {data ? <Plots figures={data} days={days} /> : !error && <Wait />}
    </Screen>
  );
}

function Plots({ figures, days }: { readonly figures: Figures; readonly days: number }) {
  return (
    <div className="plots">
      <Submitted byDay={figures.submitted_by_day} days={days} />
      <Times figures={figures} />
      <Timeliness of={figures.timeliness} />
      <Bars
        title="By recommendation"
        bars={figures.by_recommendation.map(({ recommendation, cases }) => ({
          key: recommendation,
          name: <Mark kind="recommendation" value={recommendation} />,
          cases,
        }))}
      />
      <Bars
        title="By status"
        bars={figures.by_status.map(({ status, cases }) => ({
          key: status,
          name: <Mark kind="status" value={status} />,
          cases,
        }))}
      />
      <Bars
        title="Recommendation and determination"
        note={agreement(figures)}
        bars={figures.agreement.map(({ recommendation, outcome, cases }) => ({
          key: `${recommendation} ${outcome}`,
          name: (
            <>
              {lookOf('recommendation', recommendation).word} → {outcomeWord[outcome].toLowerCase()}{' '}
              {agrees(recommendation, outcome) === false && <small>override</small>}
            </>
          ),
          cases,
        }))}
      />
      <Criteria title="Overrides by deciding criterion" of={figures.overrides_by_criterion} />
      <Criteria title="Pends by missing criterion" of={figures.pends_by_criterion} />
    </div>
  );
}

const Criteria = ({ title, of }: { readonly title: string; readonly of: Figures['pends_by_criterion'] }) => (
  <Bars
    title={title}
    bars={of.map(({ criterion, name, policy, cases }) => ({
      key: `${policy} ${criterion}`,
      name: (
        <>
          {name}{' '}
          <small>
            {criterion}, {policy}
          </small>
        </>
      ),
      cases,
    }))}
  />
);

/** An escalation has no recommendation to agree with. */
function agreement({ agreement }: Figures): string | undefined {
  const sum = (wanted: boolean) =>
    agreement.filter((a) => agrees(a.recommendation, a.outcome) === wanted).reduce((n, a) => n + a.cases, 0);
  const [same, other] = [sum(true), sum(false)];
  if (same + other === 0) return undefined;
  return `${same} of ${same + other} determinations agree (${Math.floor((100 * same) / (same + other))} %), escalations apart`;
}
