// A level grey page → the check boxes drawn on it, found by their four sides and judged by the ink within, and a copy without them.

import type { Box } from './geometry.ts';
import type { Grey } from './render.ts';

export type ScanBox = Box & {
  readonly on: boolean;
  /** 0..100: low where the ink within is neither nothing nor a mark. */
  readonly confidence: number;
};

export const inkBelow = 160;

const pointsToPixels = (points: number, dpi: number): number => (points * dpi) / 72;
const smallest = 5.4;
const largest = 17;
/** Share of each side that must be ink: faxes leave gaps. */
const sideInk = 0.8;
/** Ink within the inner part of the box, as a share of it. */
const markFrom = 0.07;
export const clearMark = 0.12;
export const clearEmpty = 0.03;

type Ink = { readonly at: (x: number, y: number) => boolean; readonly width: number; readonly height: number };

const inkOf = ({ width, height, data }: Grey): Ink => ({
  width,
  height,
  at: (x, y) => x >= 0 && y >= 0 && x < width && y < height && data[y * width + x]! < inkBelow,
});

/** Share of the steps from (x, y) along (dx, dy) where ink lies within one pixel to either side. */
const sideShare = (ink: Ink, x: number, y: number, dx: number, dy: number, steps: number): number => {
  let hits = 0;
  for (let i = 0; i < steps; i++) {
    const [px, py] = [x + dx * i, y + dy * i];
    if (ink.at(px, py) || ink.at(px + dy, py + dx) || ink.at(px - dy, py - dx)) hits++;
  }
  return hits / steps;
};

const innerShare = (ink: Ink, x: number, y: number, side: number): number => {
  const inset = Math.max(3, Math.round(side * 0.22));
  let [hits, all] = [0, 0];
  for (let py = y + inset; py <= y + side - inset; py++) {
    for (let px = x + inset; px <= x + side - inset; px++) {
      all++;
      if (ink.at(px, py)) hits++;
    }
  }
  return all === 0 ? 0 : hits / all;
};

/** Share of ink in the inner part of a place on a page, in pixels. */
export const inkWithin = (grey: Grey, { x0, y0, x1, y1 }: Box): number =>
  innerShare(inkOf(grey), Math.round(x0), Math.round(y0), Math.round(Math.min(x1 - x0, y1 - y0)));

/** Sharp corners on all four ends tell a box from the round letters D, O and P. */
const hasCorners = (ink: Ink, x: number, y: number, width: number, height: number): boolean =>
  [
    [x, y],
    [x + width - 1, y],
    [x, y + height],
    [x + width - 1, y + height],
  ].every(([cx, cy]) => {
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (ink.at(cx! + dx, cy! + dy)) return true;
    return false;
  });

/** A box is drawn with a thin line, bold letters are not: pixels of ink met when going inwards from the middle of a side. */
const isThin = (ink: Ink, x: number, y: number, width: number, height: number): boolean => {
  const most = Math.max(3, Math.round(0.2 * width));
  const depth = (px: number, py: number, dx: number, dy: number): number => {
    let [first, last] = [-1, -1];
    for (let i = -1; i <= most + 2; i++) {
      if (!ink.at(px + dx * i, py + dy * i)) {
        if (first >= 0) break;
        continue;
      }
      if (first < 0) first = i;
      last = i;
    }
    return first < 0 ? 0 : last - first + 1;
  };
  const thinSide = (
    px: number,
    py: number,
    ax: number,
    ay: number,
    length: number,
    dx: number,
    dy: number,
  ): boolean => {
    const parts = [0.3, 0.4, 0.6, 0.7].map((part) => {
      const along = Math.round(length * part);
      return depth(px + ax * along, py + ay * along, dx, dy);
    });
    return parts.filter((value) => value <= most).length >= 3;
  };
  return (
    thinSide(x, y, 1, 0, width, 0, 1) &&
    thinSide(x, y + height, 1, 0, width, 0, -1) &&
    thinSide(x, y, 0, 1, height, 1, 0) &&
    thinSide(x + width - 1, y, 0, 1, height, -1, 0)
  );
};

/** Letters stand close to their neighbours, a check box does not (though a pen's tick may run out at its upper right). */
const hasRoom = (ink: Ink, x: number, y: number, width: number, height: number, on: boolean): boolean => {
  const away = Math.max(3, Math.round(0.35 * width));
  const clear = (from: number, to: number, top: number): boolean => {
    let hits = 0;
    for (let py = top; py < y + height; py++) for (let px = from; px <= to; px++) if (ink.at(px, py)) hits++;
    return hits <= 1;
  };
  const beside = on ? y + Math.round(0.4 * height) : y + 1;
  return clear(x - away, x - 2, y + 1) && clear(x + width + 1, x + width - 1 + away, beside);
};

/** Is the place just outside of a side free of ink? Cells of tables and comb fields share their lines. */
const standsAlone = (ink: Ink, x: number, y: number, side: number): boolean => {
  const away = Math.max(3, Math.round(side * 0.2));
  // A tick may leave the box at the top and right; a table's lines go on along the corners on several sides.
  const corners = [
    sideShare(ink, x - away, y, 1, 0, away - 1),
    sideShare(ink, x - away, y + side, 1, 0, away - 1),
    sideShare(ink, x, y + side + 2, 0, 1, away - 1),
    sideShare(ink, x + side + 2, y + side, 1, 0, away - 1),
    sideShare(ink, x, y - away, 0, 1, away - 1),
    sideShare(ink, x + side, y + side + 2, 0, 1, away - 1),
  ];
  return corners.filter((share) => share > 0.7).length <= 1;
};

/** Finds the boxes of a level page drawn at `dpi`. */
export const findBoxes = (grey: Grey, dpi: number): readonly ScanBox[] => {
  const ink = inkOf(grey);
  const least = Math.round(pointsToPixels(smallest, dpi));
  const most = Math.round(pointsToPixels(largest, dpi));
  const found: ScanBox[] = [];
  const taken = (x: number, y: number) =>
    found.some((box) => x >= box.x0 - 3 && x <= box.x1 + 3 && y >= box.y0 - 3 && y <= box.y1 + 3);
  for (let y = 0; y < grey.height - least; y++) {
    for (let x = 0; x < grey.width - least; x++) {
      if (!ink.at(x, y)) continue;
      let run = 1;
      let gap = 0;
      for (let px = x + 1; px < grey.width && gap <= 1; px++) {
        if (ink.at(px, y)) {
          run = px - x + 1;
          gap = 0;
        } else gap++;
      }
      if (run >= least && run <= most && !taken(x, y)) {
        const box = squareAt(ink, x, y, run);
        if (box !== undefined) found.push(box);
      }
      x += run;
    }
  }
  return found;
};

const squareAt = (ink: Ink, x: number, y: number, run: number): ScanBox | undefined => {
  const slack = Math.max(2, Math.round(run * 0.12));
  for (let side = run - slack; side <= run + slack - 1; side++) {
    // The run may be a pixel or two longer than the side: a tick crosses it, or corners are blunt.
    if (sideShare(ink, x, y + side, 1, 0, run) < sideInk) continue;
    if (
      sideShare(ink, x + 1, y + 1, 0, 1, side - 1) < sideInk ||
      sideShare(ink, x + run - 2, y + 1, 0, 1, side - 1) < sideInk
    )
      continue;
    if (!hasCorners(ink, x, y, run, side)) continue;
    const inner = innerShare(ink, x, y, Math.min(side, run - 1));
    if (inner > 0.85 || !standsAlone(ink, x, y, side)) return undefined;
    if (!isThin(ink, x, y, run, side) || !hasRoom(ink, x, y, run, side, inner >= markFrom)) return undefined;
    const confidence = inner >= clearMark || inner <= clearEmpty ? 95 : 50;
    return { x0: x, y0: y, x1: x + run, y1: y + side + 1, on: inner >= markFrom, confidence };
  }
  return undefined;
};

/** Paints the boxes white, so that they are not read as letters. */
export const eraseBoxes = (grey: Grey, boxes: readonly Box[]): Grey => {
  if (boxes.length === 0) return grey;
  const data = Uint8Array.from(grey.data);
  for (const box of boxes) {
    for (let y = Math.max(0, box.y0 - 3); y < Math.min(grey.height, box.y1 + 4); y++) {
      data.fill(255, y * grey.width + Math.max(0, box.x0 - 3), y * grey.width + Math.min(grey.width, box.x1 + 4));
    }
  }
  return { ...grey, data };
};
