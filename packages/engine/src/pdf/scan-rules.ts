// A level grey page → the same page without its ruled lines: a table's border beside "2.4" must not be read as "12.4".

import type { Grey } from './render.ts';
import { inkBelow } from './scan-boxes.ts';

/** In inches: longer than any letter is high or wide. */
const shortestUpright = 0.34;
const shortestLevel = 0.6;
const thickest = 0.028;
/** Faxes turn thin lines into dots. */
const widestGap = 0.045;
/** What scanning, turning and enlarging leave around a line. */
const softEdge = 0.014;
const uprightInk = 0.35;
/** Feet of serif letters nearly make a line; a drawn line is denser. */
const levelInk = 0.75;

type Axis = { readonly lines: number; readonly length: number; readonly step: number; readonly across: number };

/** Marks thin strokes along one axis: for every pixel of ink, is the ink across it no wider than a rule? */
const thinMask = (grey: Grey, axis: Axis, most: number): Uint8Array => {
  const { data } = grey;
  const mask = new Uint8Array(data.length);
  for (let i = 0; i < axis.length; i++) {
    let start = -1;
    for (let line = 0; line <= axis.lines; line++) {
      const ink = line < axis.lines && data[i * axis.step + line * axis.across]! < inkBelow;
      if (ink && start < 0) start = line;
      if (!ink && start >= 0) {
        if (line - start <= most) for (let k = start; k < line; k++) mask[i * axis.step + k * axis.across] = 1;
        start = -1;
      }
    }
  }
  return mask;
};

const eraseAlong = (
  grey: Grey,
  out: Uint8Array,
  axis: Axis,
  options: { most: number; gap: number; shortest: number; ink: number; edge: number },
): void => {
  const mask = thinMask(grey, axis, options.most);
  const hit = (line: number, i: number): boolean => {
    const at = i * axis.step + line * axis.across;
    return (
      mask[at] === 1 ||
      (line > 0 && mask[at - axis.across] === 1) ||
      (line + 1 < axis.lines && mask[at + axis.across] === 1)
    );
  };
  const erase = (line: number, from: number, to: number): void => {
    for (let i = from; i <= to; i++) {
      const at = (k: number): number => i * axis.step + k * axis.across;
      let [low, high] = [line, line];
      for (let k = Math.max(0, line - 2); k <= Math.min(axis.lines - 1, line + 2); k++) {
        if (mask[at(k)] !== 1) continue;
        out[at(k)] = 255;
        [low, high] = [Math.min(low, k), Math.max(high, k)];
      }
      // A softened line has grey edges, which alone would be read as letters: they go with it, up to where other ink begins.
      for (const step of [-1, 1])
        for (let n = 1; n <= options.edge; n++) {
          const k = (step < 0 ? low : high) + n * step;
          if (k < 0 || k >= axis.lines || grey.data[at(k)]! < inkBelow) break;
          out[at(k)] = 255;
        }
    }
  };
  for (let line = 0; line < axis.lines; line++) {
    let start = -1;
    let lastInk = -1;
    let count = 0;
    for (let i = 0; i <= axis.length; i++) {
      const ink = i < axis.length && hit(line, i);
      if (ink) {
        if (start < 0) [start, count] = [i, 0];
        count++;
        lastInk = i;
      } else if (start >= 0 && (i - lastInk > options.gap || i === axis.length)) {
        const length = lastInk - start + 1;
        if (length >= options.shortest && count >= options.ink * length) erase(line, start, lastInk);
        start = -1;
      }
    }
  }
};

export const eraseRules = (grey: Grey, dpi: number): Grey => {
  const data = Uint8Array.from(grey.data);
  const most = Math.max(3, Math.round(thickest * dpi));
  const gap = Math.round(widestGap * dpi);
  const edge = Math.round(softEdge * dpi);
  const upright: Axis = { lines: grey.width, length: grey.height, step: grey.width, across: 1 };
  const levelled: Axis = { lines: grey.height, length: grey.width, step: 1, across: grey.width };
  eraseAlong(grey, data, upright, { most, gap, edge, shortest: shortestUpright * dpi, ink: uprightInk });
  eraseAlong(grey, data, levelled, { most, gap, edge, shortest: shortestLevel * dpi, ink: levelInk });
  return { ...grey, data };
};
