// On to the next case of a list that changes while it is worked through.

import type { CaseList } from '@mnr/api';
import { expect, test } from 'vitest';
import type { CaseFilters } from '../wire/queries.ts';
import { nextAfter } from './list-left.ts';

/** Pages as the service would give them now. */
const pages = (...of: string[]) => {
  const read = async ({ page = 1 }: CaseFilters): Promise<CaseList> => ({
    cases: [...(of[page - 1] ?? '')].map((id) => ({ id }) as CaseList['cases'][number]),
    pagination: { currentPage: page, pageSize: 25, totalPages: of.length, totalItems: of.join('').length },
  });
  return read;
};
const left = (ids: string) => ({ search: { status: 'open' }, query: 'Lee', ids: [...ids] });

test.each([
  ['a', 'abc', ['abc', 'de'], 'b', 'the one below'],
  ['a', 'abc', ['bc', 'de'], 'b', 'also when the decided one has left the list'],
  ['a', 'abc', ['c', 'de'], 'c', 'not one that a colleague has decided meanwhile'],
  ['c', 'abc', ['abc', 'de'], 'd', 'at the end of the page the first of the page after it'],
  ['c', 'abc', ['de'], 'd', 'what has moved up onto the page'],
  ['c', 'abc', ['abc'], undefined, 'none at the end of the list'],
  ['b', '', ['abc'], 'c', 'of the whole list, where a case was opened by its address'],
])('after %s of %s, now %j: %s, %s', async (id, seen, now, next, _why) =>
  expect((await nextAfter(id, left(seen), pages(...now)))?.id).toBe(next),
);

test('the page on which the next case stands is the one gone back to', async () => {
  const next = await nextAfter('c', left('abc'), pages('abc', 'de'));
  expect(next?.list).toEqual({ search: { status: 'open', page: 2 }, query: 'Lee', ids: ['d', 'e'] });
});
