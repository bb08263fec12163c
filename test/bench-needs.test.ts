import { expect, test } from 'vitest';
import { missingOf } from '../bench/needs.ts';

test('programs are sought on PATH, or where an absolute path says', () => {
  expect(missingOf(['bash', process.execPath])).toEqual([]);
  expect(missingOf(['no-such-pdftotext', '/no/such/chromium'])).toEqual(['no-such-pdftotext', '/no/such/chromium']);
  expect(missingOf(['bash'], '')).toEqual(['bash']);
});
