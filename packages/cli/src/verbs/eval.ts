// `mnr eval CHARTS_DIR`: scores the engine against labelled charts.

import { evaluate } from '../eval/eval.ts';
import type { Verb } from '../verb.ts';

export const verb: Verb = {
  usage:
    'eval CHARTS_DIR… [--only TEXT] [--policy SLUG,…] [--verbose] [--json FILE] [--html FILE] [--before FILE] [--gate] [--min-recommendation SHARE] [--min-criteria SHARE]',
  summary:
    'Scores the engine against labelled charts; false approvals and denials stand apart from the rest. --before takes an earlier --json file and tells what is judged otherwise since.',
  run: async (args) => evaluate(args),
};
