import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const hex = '0a'.repeat(32);

test.each([
  [{ MNR_TRUST_PROXY: 'yes' }, /`yes` is no value for MNR_TRUST_PROXY: one of true, false is/],
  [{ MNR_WARM_UP: '0' }, /MNR_WARM_UP/],
  [{ MNR_LOG_LEVEL: 'verbose' }, /MNR_LOG_LEVEL: one of fatal, error, warn, info, debug, silent is/],
  [{ MNR_PORT: ' ' }, /MNR_PORT/],
  [{ MNR_POLICIES_DIR: '/no/such/folder' }, /MNR_POLICIES_DIR: there is no folder/],
  [{ MNR_ENCRYPTION_KEY: 'secret' }, /MNR_ENCRYPTION_KEY is not 64 hexadecimal digits/],
  [{ MNR_ENCRYPTION_KEY: hex, MNR_EARLIER_ENCRYPTION_KEYS: `${hex} ${hex}` }, /MNR_EARLIER_ENCRYPTION_KEYS is not/],
  [{ MNR_EARLIER_ENCRYPTION_KEYS: hex }, /MNR_EARLIER_ENCRYPTION_KEYS is given without MNR_ENCRYPTION_KEY/],
  [{ MNR_BOOTSTRAP_API_KEY: 'a key with spaces inside it' }, /MNR_BOOTSTRAP_API_KEY/],
])('%o makes no sense and stops the start', (env, sentence) => {
  expect(() => readConfig([], env)).toThrow(sentence);
});

test('nothing given is a configuration, and both ends of a switch can be said', () => {
  expect(readConfig([], {})).toMatchObject({ trustProxy: false, warmUp: true, logLevel: 'info' });
  expect(readConfig([], { MNR_TRUST_PROXY: 'true', MNR_WARM_UP: 'false' })).toMatchObject({
    ...{ trustProxy: true, warmUp: false },
  });
  expect(readConfig([], { MNR_ENCRYPTION_KEY: hex, MNR_EARLIER_ENCRYPTION_KEYS: `${hex}, ${hex}` })).toMatchObject({
    earlierEncryptionKeys: [hex, hex],
  });
});
