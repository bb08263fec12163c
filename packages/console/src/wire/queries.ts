// What the screens read, each with its key and how often it is read anew.

import type { CaseList, PolicyDetail, PolicyInList, SingleCase } from '@mnr/api';
import type { ApiKey, AuditChain, AuditEntry, Figures, Member, ReviewState, Session } from '@mnr/api/account';
import { queryOptions } from '@tanstack/react-query';
import { type RequestError, rememberSession, request, search } from './request.ts';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<Session | null> => {
    try {
      const session = await request<Session>('GET', '/account/me');
      rememberSession(session);
      return session;
    } catch (error) {
      if ((error as RequestError).status === 401) return null;
      throw error;
    }
  },
  staleTime: 60_000,
  // Somebody who reads and writes asks for nothing: without this their session would end under their hands, and what an
  // unattended screen shows of a patient would stay after its session has ended.
  refetchInterval: (q) => (q.state.data ? 60_000 : false),
  refetchIntervalInBackground: true,
});

export const stateQuery = queryOptions({
  queryKey: ['state'],
  queryFn: () => request<{ needs_setup: boolean }>('GET', '/account/state'),
});

export type CaseFilters = {
  readonly page?: number;
  readonly limit?: number;
  readonly status?: string;
  readonly recommendation?: string;
  readonly policy_id?: string;
  readonly urgency?: string;
  readonly due?: string;
  readonly query?: string;
  readonly sort?: string;
};

/** In the body and not in the address, which the logs of a proxy keep: patients are searched for by name. */
export const readCases = (filters: CaseFilters): Promise<CaseList> =>
  request<CaseList>('POST', '/account/cases/search', filters);

export const casesQuery = (filters: CaseFilters) =>
  queryOptions({
    queryKey: ['cases', filters],
    queryFn: () => readCases(filters),
    placeholderData: (before) => before,
    refetchInterval: (q) => (q.state.data?.cases.some((c) => c.status === 'in process') ? 1500 : 4000),
  });

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['case', id],
    queryFn: () => request<SingleCase>('GET', `/v1/cases/${id}`),
    refetchInterval: (q) => (q.state.data?.status === 'in process' ? 1000 : false),
  });

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['review', id],
    queryFn: () => request<ReviewState>('GET', `/account/cases/${id}/review`),
    // A colleague may decide it or add documents meanwhile. This is no reading of the chart, so it fills no audit log.
    refetchInterval: 10_000,
  });

export const policiesQuery = queryOptions({
  queryKey: ['policies'],
  queryFn: () => request<readonly PolicyInList[]>('GET', '/v1/policies?limit=100'),
  staleTime: 300_000,
});

export const policyQuery = (id: string) =>
  queryOptions({
    queryKey: ['policy', id],
    queryFn: () => request<PolicyDetail>('GET', `/v1/policies/${id}`),
    staleTime: 300_000,
  });

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: () => request<{ keys: readonly ApiKey[] }>('GET', '/account/keys'),
});
export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: () => request<{ members: readonly Member[] }>('GET', '/account/members'),
});
export const figuresQuery = (days: number) =>
  queryOptions({
    queryKey: ['figures', days],
    queryFn: () => request<Figures>('GET', `/account/figures?days=${days}`),
    placeholderData: (before) => before,
  });
export type AuditFilters = {
  readonly limit?: number;
  readonly before?: number;
  readonly action?: string;
  readonly subject_id?: string;
};
export const auditQuery = (filters: AuditFilters) =>
  queryOptions({
    queryKey: ['audit', filters],
    queryFn: () => request<{ entries: readonly AuditEntry[] }>('GET', `/account/audit${search(filters)}`),
    placeholderData: (before) => before,
  });
export const chainQuery = queryOptions({
  queryKey: ['chain'],
  queryFn: () => request<AuditChain>('GET', '/account/audit/chain'),
});
