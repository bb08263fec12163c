// All treatments that are known by name.

import type { Agent } from './agent.ts';
import { conservativeCare } from './conservative-care.ts';
import { devices } from './devices.ts';
import { drugClasses } from './drug-classes.ts';
import { drugs } from './drugs.ts';
import { procedures } from './procedures.ts';

const ingredients: readonly Agent[] = drugs.flatMap(([classes, list]) =>
  list.split('|').map((entry) => {
    const names = entry.trim().match(/"[^"]+"|\S+(?: cream)?/g) ?? [];
    return {
      id: names[0]!.replaceAll('"', '').toLowerCase().replace(/\s+/g, '_'),
      classes: classes.split(' '),
      names,
    };
  }),
);

/** Words that name two carry the classes of both and the id of the earlier: "OMT" is osteopathic, then optimal medical therapy. */
export const agents: readonly Agent[] = [
  ...conservativeCare,
  ...procedures,
  ...devices,
  ...drugClasses,
  ...ingredients,
];
