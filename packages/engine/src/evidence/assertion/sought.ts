// A cue of orders or aims in; out, whether its target is no part of them: what the test ordered is to look for.

import { type Cue, norm, type Reading, type Target } from './reading.ts';
import { governs } from './scope.ts';

/** "MRI ordered to rule out a tumor", "DEXA to check for osteoporosis, ordered today": the test is ordered, the disease is looked for. */
export function isSought(r: Reading, cue: Cue, target: Target): boolean {
  if (!UNDONE.has(cue.group.value)) return false;
  for (const c of r.cues.frame)
    if (c.group.value === 'workup' && SEEKS.test(norm(r, c.last)) && c.last < target.first && governs(r, c, target))
      if (cue.last < c.first || (cue.first > target.last && cue.group.value !== 'goal')) return true;
  return false;
}
const UNDONE: ReadonlySet<string> = new Set(['ordered', 'planned', 'recommended', 'goal']);
const SEEKS = /^(?:for|out|r\/o|o|exclude|excluding|whether|if|from|between)$/;
