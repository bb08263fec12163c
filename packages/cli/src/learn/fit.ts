// Sentences as rows of features, each with what it tells, in; how far each feature pulls to "met" and to "not met", out.
//
// Multinomial logistic regression with an L2 penalty, "says nothing of it" as the reference, by L-BFGS. The same rows give the same pulls.

/** `tells`: 0 nothing, 1 met, 2 not met. Features are numbers below `features`, as often as they stand in the sentence. */
export type Rows = {
  readonly features: number;
  /** `counts` is how many sentences it stands for. */
  readonly rows: readonly {
    readonly of: readonly number[];
    readonly weight: number;
    readonly tells: 0 | 1 | 2;
    readonly counts: number;
  }[];
};

export type Fit = { readonly bias: readonly [number, number]; readonly pulls: Float64Array };

const PENALTY = 0.1;
const STEPS = 40;
const MEMORY = 7;

/** `pulls` holds of feature f its pull to "met" at 2f and to "not met" at 2f + 1. */
export function fit({ features, rows }: Rows): Fit {
  const size = 2 * features + 2;
  const at = new Float64Array(size);
  at[size - 2] = -3;
  at[size - 1] = -3;
  const found = minimize((x, gradient) => loss(x, gradient, features, rows), at);
  return { bias: [found[size - 2], found[size - 1]], pulls: found.subarray(0, 2 * features) };
}

function loss(x: Float64Array, gradient: Float64Array, features: number, rows: Rows['rows']): number {
  let sum = 0;
  for (let i = 0; i < 2 * features; i++) {
    sum += (PENALTY / 2) * x[i] * x[i];
    gradient[i] = PENALTY * x[i];
  }
  gradient[2 * features] = 0;
  gradient[2 * features + 1] = 0;
  for (const { of, weight, tells, counts } of rows) {
    let met = 0;
    let notMet = 0;
    for (const f of of) {
      met += x[2 * f];
      notMet += x[2 * f + 1];
    }
    met = met * weight + x[2 * features];
    notMet = notMet * weight + x[2 * features + 1];
    const most = Math.max(0, met, notMet);
    const [none, yes, no] = [Math.exp(-most), Math.exp(met - most), Math.exp(notMet - most)];
    const all = none + yes + no;
    sum += counts * (Math.log(all) + most - [0, met, notMet][tells]);
    const toMet = counts * (yes / all - (tells === 1 ? 1 : 0));
    const toNotMet = counts * (no / all - (tells === 2 ? 1 : 0));
    gradient[2 * features] += toMet;
    gradient[2 * features + 1] += toNotMet;
    for (const f of of) {
      gradient[2 * f] += toMet * weight;
      gradient[2 * f + 1] += toNotMet * weight;
    }
  }
  return sum;
}

type Loss = (x: Float64Array, gradient: Float64Array) => number;

/** L-BFGS (Nocedal and Wright, algorithm 7.5) with a backtracking line search. */
export function minimize(loss: Loss, start: Float64Array): Float64Array {
  let x = Float64Array.from(start);
  let gradient = new Float64Array(x.length);
  let value = loss(x, gradient);
  const steps: { readonly s: Float64Array; readonly y: Float64Array; readonly rho: number }[] = [];
  for (let step = 0; step < STEPS; step++) {
    const direction = descent(gradient, steps);
    const slope = dot(direction, gradient);
    if (!(slope < -1e-9)) break;
    let length = steps.length === 0 ? Math.min(1, 1 / Math.sqrt(dot(gradient, gradient))) : 1;
    let next = x;
    let nextGradient = gradient;
    let nextValue = value;
    for (let tries = 0; tries < 20; tries++, length /= 2) {
      next = x.map((v, i) => v + length * direction[i]);
      nextGradient = new Float64Array(x.length);
      nextValue = loss(next, nextGradient);
      if (nextValue <= value + 1e-4 * length * slope) break;
    }
    if (!(nextValue < value)) break;
    const s = next.map((v, i) => v - x[i]);
    const y = nextGradient.map((v, i) => v - gradient[i]);
    const curvature = dot(s, y);
    if (curvature > 1e-12) steps.push({ s, y, rho: 1 / curvature });
    if (steps.length > MEMORY) steps.shift();
    [x, gradient, value] = [next, nextGradient, nextValue];
  }
  return x;
}

function descent(
  gradient: Float64Array,
  steps: readonly { readonly s: Float64Array; readonly y: Float64Array; readonly rho: number }[],
) {
  const q = gradient.map((v) => -v);
  const alphas: number[] = [];
  for (let i = steps.length - 1; i >= 0; i--) {
    const { s, y, rho } = steps[i];
    alphas[i] = rho * dot(s, q);
    add(q, y, -alphas[i]);
  }
  const last = steps.at(-1);
  if (last) scale(q, dot(last.s, last.y) / dot(last.y, last.y));
  steps.forEach(({ s, y, rho }, i) => {
    add(q, s, alphas[i] - rho * dot(y, q));
  });
  return q;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let i = 0; i < to.length; i++) to[i] += times * what[i];
}

function scale(what: Float64Array, by: number): void {
  for (let i = 0; i < what.length; i++) what[i] *= by;
}
