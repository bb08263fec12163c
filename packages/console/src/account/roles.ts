// The roles of members, in words.

import type { Member } from '@mnr/api/account';

const words: Readonly<Record<Member['role'], string>> = {
  administrator: 'Administrator',
  reviewer: 'Reviewer',
  auditor: 'Auditor (reads only)',
};

export const roleWord = (role: Member['role']): string => words[role];
export const roleChoices = (Object.keys(words) as Member['role'][]).map((value) => ({ value, label: words[value] }));
