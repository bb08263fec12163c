// What is read before and after a treatment, as data: by what names, of which treatments it tells, and what change counts as an effect.

import type { Outcome } from './cue.ts';

export type Scale = {
  /** Alternatives of a pattern. */
  readonly names: string;
  /** Classes of treatment that it speaks for; of none other, as a drug for pain is not judged by the blood pressure. Null: of any. */
  readonly of: readonly string[] | null;
  readonly judge: (was: number, is: number) => Outcome;
  /** The largest number that can stand on it. */
  readonly most: number;
};

const graded = (gain: number, effect: number, some: number): Outcome =>
  gain >= effect ? 'effective' : gain >= some ? 'partial' : 'failed';
/** Less is better: half or more gone is an effect, less than a fifth none (cf. the pain scale's minimal important change). */
const falling = (was: number, is: number): Outcome => graded(was === 0 ? 0 : (was - is) / was, 0.5, 0.2);
/** More is better: as much again as half, or a fifth. */
const rising = (was: number, is: number): Outcome => graded(was === 0 ? 0 : (is - was) / was, 0.5, 0.2);

export const pain: Scale = {
  names: String.raw`pain|leg|back|knee|hip|neck|arm|nrs|nprs|vas|odi|oswestry|ndi|womac|rmdq|roland[- ]morris|numeric rating`,
  of: null,
  judge: falling,
  most: 100,
};

export const scales: readonly Scale[] = [
  pain,
  {
    names: String.raw`lefs|koos|hoos|gait speed|6mwt|six[- ]minute walk|psfs|berg(?: balance)?`,
    of: null,
    judge: rising,
    most: 700,
  },
  {
    names: String.raw`phq[- ]?9|gad[- ]?7|bdi|ham-?d|madrs`,
    of: ['antidepressant', 'psychological_therapy'],
    judge: falling,
    most: 63,
  },
  {
    names: String.raw`ahi|rdi|odi[34]|epworth|ess`,
    of: ['pap', 'oral_appliance', 'sleep_stimulant'],
    judge: falling,
    most: 200,
  },
  {
    // one point of A1c is what a further drug brings
    names: String.raw`(?:hemoglobin |hgb ?|hb)?a1c`,
    of: ['diabetes_drug', 'insulin'],
    judge: (was, is) => graded(was - is, 0.95, 0.45),
    most: 20,
  },
  {
    names: String.raw`bp|blood pressure|sbp|systolic|pressure`,
    of: ['ace_inhibitor', 'arb', 'arni', 'beta_blocker', 'mra', 'diuretic'],
    judge: (was, is) => graded(was - is, 20, 8),
    most: 260,
  },
  {
    // a twentieth of the weight is what counts as a response
    names: String.raw`weight|wt|weighed`,
    of: ['weight_programme', 'weight_loss_drug', 'weight_loss', 'glp1'],
    judge: (was, is) => graded((was - is) / was, 0.05, 0.02),
    most: 700,
  },
];
