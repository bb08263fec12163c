// What somebody has begun to write about a case. Kept in this window's memory only, so that a look at the criteria or a sign-in
// after a pause takes no words away; signing out forgets it.

import { useState } from 'react';

const reasons = new Map<string, string>();

/** The reason only: an outcome is chosen anew each time. */
export function useReason(userId: string, caseId: string): readonly [string, (reason: string) => void] {
  const key = `${userId} ${caseId}`;
  const [reason, set] = useState(() => reasons.get(key) ?? '');
  return [
    reason,
    (written) => {
      if (written) reasons.set(key, written);
      else reasons.delete(key);
      set(written);
    },
  ];
}
