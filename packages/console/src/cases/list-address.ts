// Where the list of cases was left: a way back to it goes to the same filters, order and page.

import type { CaseSearch } from '../router.tsx';

let left: CaseSearch = {};

export const rememberList = (search: CaseSearch): void => {
  left = search;
};
export const listAsLeft = (): CaseSearch => left;
