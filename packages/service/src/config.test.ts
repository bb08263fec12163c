import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  ['MNR_TRUST_PROXY', 'yes', '`yes` is no value for MNR_TRUST_PROXY: true, false are'],
  ['MNR_WARM_UP', 'no', '`no` is no value for MNR_WARM_UP: true, false are'],
  ['MNR_SCREENS', '0', '`0` is no value for MNR_SCREENS: true, false are'],
  ['MNR_LOG_LEVEL', 'loud', '`loud` is no value for MNR_LOG_LEVEL'],
  ['MNR_PORT', 'http', '`http` is no value for MNR_PORT'],
  ['MNR_POLICIES_DIR', '/no/such/folder', 'MNR_POLICIES_DIR: there is no folder /no/such/folder'],
])('%s=%s stops the start with a sentence', (variable, value, sentence) => {
  expect(() => readConfig([], { [variable]: value })).toThrow(sentence);
});

test('without any variable the documented defaults hold', () => {
  expect(readConfig([], {})).toMatchObject({
    port: 8080,
    warmUp: true,
    screens: true,
    trustProxy: false,
    logLevel: 'info',
  });
});
