// The list of cases as it was left: the way back to it, and the way on to its next case. In this window's memory only.

import type { CaseList } from '@mnr/api';
import type { CaseSearch } from '../router.tsx';
import type { CaseFilters } from '../wire/queries.ts';

export const PAGE_SIZE = 25;

export type ListLeft = {
  readonly search: CaseSearch;
  readonly query: string;
  /** In the order of the screen. */
  readonly ids: readonly string[];
};
export type Next = {
  readonly id: string /** The list, as far as it has been gone through then. */;
  readonly list: ListLeft;
};

let left: ListLeft = { search: {}, query: '', ids: [] };

export const rememberList = (list: ListLeft): void => {
  left = list;
};
export const listAsLeft = (): ListLeft => left;

/**
 * The next case of the list: in the order in which it was seen, of what is still in it. A case that was decided may have left
 * the list, and then what followed has moved up: so at the end of a page that page is looked at again, and then the one after.
 */
export async function nextAfter(
  id: string,
  list: ListLeft,
  read: (filters: CaseFilters) => Promise<CaseList>,
): Promise<Next | null> {
  const { search, query, ids } = list;
  const page = search.page ?? 1;
  const onPage = async (n: number) =>
    (await read({ ...search, query: query || undefined, page: n, limit: PAGE_SIZE })).cases.map((found) => found.id);
  const now = await onPage(page);
  const order = ids.includes(id) ? ids : now;
  const following = order.slice(order.indexOf(id) + 1).find((other) => now.includes(other));
  if (following) return { id: following, list: { ...list, ids: order } };
  const unseen = (other: string) => other !== id && !order.includes(other);
  const movedUp = now.find(unseen);
  if (movedUp) return { id: movedUp, list: { ...list, ids: [...order, ...now.filter(unseen)] } };
  const further = await onPage(page + 1);
  const beyond = further.find(unseen);
  return beyond ? { id: beyond, list: { ...list, search: { ...search, page: page + 1 }, ids: further } } : null;
}
