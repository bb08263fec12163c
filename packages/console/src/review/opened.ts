// Recording what the reviewer has had before their eyes: the chart once a page of it is shown, the evidence of a criterion once it is chosen.

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { reviewQuery } from '../wire/queries.ts';
import { request } from '../wire/request.ts';

export function useOpened(caseId: string): { readonly chart: () => void; readonly evidence: (id: string) => void } {
  const queries = useQueryClient();
  const recorded = useRef(new Set<string>());
  const record = (what: string, body: object, then = () => {}) => {
    if (recorded.current.has(what)) return;
    recorded.current.add(what);
    // Not recorded is not opened: it is tried again the next time.
    request('POST', `/account/cases/${caseId}/opened`, body).then(then, () => recorded.current.delete(what));
  };
  return {
    // Whether a denial may be recorded depends on it.
    chart: () => record('chart', {}, () => void queries.invalidateQueries(reviewQuery(caseId))),
    evidence: (criterion) => record(criterion, { criterion }),
  };
}
