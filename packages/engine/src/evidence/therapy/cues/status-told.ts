// Where a treatment stands, as it is told in whole sentences: rows of the status table in the phrase language, as in outcome-told.ts.

import type { Status, ToldRow } from './cue.ts';

export const statusTold: readonly ToldRow<Status>[] = [
  {
    value: 'tried',
    dir: 'pre',
    phrases: `
      {went|gone|been} through
      {put in|stuck with|stuck to|kept at|persevered with|persisted with|lived on|got through|worked through|went for|saw out|sat through|made it through} [{a|the|his|her|all|full|course of}]
      {saw|visited|met with|worked with} {the|a|his|her|our}
      {I|we} [have] {injected|placed|gave|put} ..6.. {with|into|in}
      {knee|hip|joint|back|spine} [{was|has been}] injected with`,
  },
  {
    value: 'tried',
    dir: 'post',
    phrases: `
      [and] {went|attended|came|seen|visited|gone} [{about|some|only|all}] {#} {times|visits|sessions}
      [and] {went|came} {once|twice|weekly|daily|regularly|faithfully|to all|to each|every week}`,
  },
  {
    value: 'current',
    dir: 'pre',
    phrases: `
      {keeps|keep|is keeping|still keeps|has kept} {up|at|on with|up with|doing|using|taking|wearing} [{a|the|his|her}]
      {gets by|relies|depends|leans|makes do|manages|lives} {on|with}
      {goes|go} on {with|taking|using|doing|wearing}`,
  },
  {
    value: 'never',
    dir: 'post',
    phrases: `
      naive
      [{but|and|yet|though}] [{he|she|they|patient}] {did not|didn't|has not|hasn't|never|would not|could not} [{ever|yet|actually|once}] {go|gone|went|came|come|attend|attended|show|showed|start|started|begin|began|fill|filled|take|took|follow|followed|get|got} [{it|them|up|through|round to it|around to it|there}]`,
  },
  {
    value: 'never',
    dir: 'pre',
    phrases: `
      {have|has|had} {not|never} had {him|her|them|the patient|this patient} on`,
  },
  {
    value: 'declined',
    dir: 'pre',
    phrases: `
      {skip|skips|skipped|skipping|turned down|turns down|passed on|passes on|waved off|wants no|has no wish for|wants nothing to do with|does not care for|is against|would not hear of} [{the|a|an|his|her}]
      would {sooner|rather} not {have|take|do|try|use|start}`,
  },
  {
    value: 'declined',
    dir: 'post',
    phrases: `
      [{but|and|which}] [{he|she|they|patient}] {said no|says no|said no thanks|did not want it|did not want them|would not have it|waved it off|turned it down|passed}`,
  },
  {
    value: 'planned',
    dir: 'pre',
    phrases: `
      {he|she|they|patient} [{now|then}] {"begins"|"starts"}
      {he|she|they|patient} {"is"|"are"} {"starting"|"beginning"|about to start|about to begin}`,
  },
  {
    value: 'planned',
    dir: 'post',
    phrases: `
      {"starts"|"begins"|to start|to begin|"starting"|"beginning"} [on] [{this|next|the coming}] {Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|week|month|tomorrow|soon|shortly}`,
  },
  {
    value: 'stopped',
    dir: 'post',
    phrases: `
      {was|were|has been|been} {withdrawn|taken away|pulled|broken off|cut off|let go|wound down|given up}
      let {it|them} go`,
  },
  {
    value: 'stopped',
    dir: 'pre',
    phrases: `
      {stopped|quit|ceased|left off|gave up} {going to|attending|doing|using|wearing|taking}`,
  },
];
