// How long closed cases are kept before they are purged; without a number they are kept.

import { Checkbox, NumberInput, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, text } from '../shell/Form.tsx';
import { request } from '../wire/request.ts';

export const keptWords = (days: number | null): string =>
  days === null
    ? 'Closed cases are kept without a limit.'
    : `Closed cases are purged ${days} ${days === 1 ? 'day' : 'days'} after their determination.`;

export function RetentionForm({ days }: { readonly days: number | null }) {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<string | number>(days ?? '');
  return (
    <Form
      action="Set retention"
      said="Set."
      send={(form) => {
        const given = text(form, 'keep_closed_days');
        return request('PATCH', '/account/organization', { keep_closed_days: given === null ? null : Number(given) });
      }}
      done={() => queries.invalidateQueries()}
    >
      <Text size="sm">{keptWords(days)}</Text>
      <NumberInput
        name="keep_closed_days"
        label="Days to keep closed cases"
        description="Counted from the determination. Then the patient’s name, the review, the determination and the chart are destroyed, unless the case is on legal hold. Empty: kept."
        value={wanted}
        onChange={setWanted}
        min={1}
        max={36_500}
        allowDecimal={false}
        allowNegative={false}
        hideControls
      />
      {wanted !== '' && (
        <Checkbox
          name="understood"
          required
          label="Older cases are destroyed within the hour, which cannot be undone"
        />
      )}
    </Form>
  );
}
