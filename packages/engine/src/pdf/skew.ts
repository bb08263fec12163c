// A scanned page → the same page with its lines level, and the way back from its pixels to the page's own points.

import sharp from 'sharp';
import type { Box } from './geometry.ts';
import type { Grey } from './render.ts';

/** A picture of a page and where its pixels lie on the page. */
export type LevelPage = { readonly grey: Grey; readonly place: (box: Box) => Box };

const dark = 128;
/** Width to which a page is reduced to find its skew: lines of text stay apart, noise goes. */
const searchWidth = 850;
const widest = 6;
const finest = 0.05;
/** Below this turning costs more sharpness than it gains. */
const negligible = 0.1;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How sharply rows of ink separate when read along lines that fall by `degrees`: highest when these are the lines of text. */
const sharpness = (
  xs: readonly number[],
  ys: readonly number[],
  height: number,
  width: number,
  degrees: number,
): number => {
  const slope = Math.tan(radians(degrees));
  const shift = Math.ceil(Math.abs(slope) * width) + 1;
  const rows = new Float64Array(height + 2 * shift + 1);
  for (let i = 0; i < xs.length; i++) rows[Math.round(ys[i]! - slope * xs[i]!) + shift]! += 1;
  let sum = 0;
  for (let i = 1; i < rows.length; i++) sum += (rows[i]! - rows[i - 1]!) ** 2;
  return sum;
};

/** Degrees by which the lines fall to the right (clockwise), between -6 and 6; 0 when there is too little ink to tell. */
export const skewOf = async (grey: Grey): Promise<number> => {
  const factor = Math.min(1, searchWidth / grey.width);
  const width = Math.max(1, Math.round(grey.width * factor));
  const height = Math.max(1, Math.round(grey.height * factor));
  const small = await sharp(grey.data, { raw: { width: grey.width, height: grey.height, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const [xs, ys]: [number[], number[]] = [[], []];
  const margin = Math.round(width * 0.03);
  for (let y = margin; y < height - margin; y++) {
    for (let x = margin; x < width - margin; x++) {
      if (small[y * width + x]! < dark + 40) {
        xs.push(x);
        ys.push(y);
      }
    }
  }
  if (xs.length < 500) return 0;
  let best = 0;
  let top = sharpness(xs, ys, height, width, 0);
  for (let step = 0.5; step >= finest; step /= step > 0.1 ? 5 : 2) {
    const reach = step === 0.5 ? widest : step * 5;
    const centre = best;
    for (let degrees = centre - reach; degrees <= centre + reach + 1e-9; degrees += step) {
      const score = sharpness(xs, ys, height, width, degrees);
      if (score > top) [best, top] = [degrees, score];
    }
  }
  return Math.round(best * 100) / 100;
};

/**
 * Turns the page level and enlarges it: `await level(grey, { pointsPerPixel: 0.36, skew: 1.2, enlarge: 1.5 })`. Enlarging softens the
 * steps of a fax a little, which reads better.
 */
export const level = async (
  grey: Grey,
  options: { readonly pointsPerPixel: number; readonly skew: number; readonly enlarge: number },
): Promise<LevelPage> => {
  const { pointsPerPixel, skew, enlarge } = options;
  const turned = Math.abs(skew) >= negligible;
  if (!turned && enlarge === 1) {
    const scale = (value: number) => value * pointsPerPixel;
    return { grey, place: ({ x0, y0, x1, y1 }) => ({ x0: scale(x0), y0: scale(y0), x1: scale(x1), y1: scale(y1) }) };
  }
  let image = sharp(grey.data, { raw: { width: grey.width, height: grey.height, channels: 1 } });
  if (enlarge !== 1) {
    image = image
      .resize(Math.round(grey.width * enlarge), Math.round(grey.height * enlarge), { fit: 'fill', kernel: 'cubic' })
      .blur(0.7);
    if (turned) {
      const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
      image = sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } });
    }
  }
  if (turned) image = image.rotate(-skew, { background: '#ffffff' });
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const [width, height] = [grey.width * enlarge, grey.height * enlarge];
  const [cos, sin] = turned ? [Math.cos(radians(skew)), Math.sin(radians(skew))] : [1, 0];
  const scale = pointsPerPixel / enlarge;
  const place = ({ x0, y0, x1, y1 }: Box): Box => {
    // Turn the box's centre back and keep its size: a word stays as high as its letters are.
    const [dx, dy] = [(x0 + x1) / 2 - info.width / 2, (y0 + y1) / 2 - info.height / 2];
    const [cx, cy] = [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos];
    const [w, h] = [(x1 - x0) / 2, (y1 - y0) / 2];
    return { x0: (cx - w) * scale, y0: (cy - h) * scale, x1: (cx + w) * scale, y1: (cy + h) * scale };
  };
  return { grey: { width: info.width, height: info.height, data }, place };
};
