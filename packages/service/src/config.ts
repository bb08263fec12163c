// Arguments and environment in, one frozen configuration out. Every option is in `options`, from which the help and the docs are printed.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isKey } from './keys/key-file.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly bootstrapKey: string | undefined;
  readonly encryptionKey: string | undefined;
  readonly earlierEncryptionKeys: readonly string[];
  readonly maxUploadBytes: number;
  readonly maxFiles: number;
  readonly adjudicators: number;
  readonly adjudicationSeconds: number;
  /** Of the process that opens a chart's files. */
  readonly reader: ReaderLimits;
  readonly requestsPerMinute: number;
  /** Own policies. */
  readonly policiesDir: string | undefined;
  readonly releasePolicies: boolean;
  readonly warmUp: boolean;
  readonly screens: boolean;
  readonly trustProxy: boolean;
  readonly logLevel: string;
};

export type ReaderLimits = {
  readonly memoryMb: number;
  readonly seconds: number;
  readonly pageSeconds: number;
  readonly maxPages: number;
};

type Option = {
  readonly flag: string | null;
  readonly variable: string;
  readonly otherwise: string;
  readonly meaning: string;
};

export const options = {
  port: { flag: '--port', variable: 'MNR_PORT', otherwise: '8080', meaning: 'port to listen on; 0 takes a free one' },
  host: {
    flag: '--host',
    variable: 'MNR_HOST',
    otherwise: '127.0.0.1',
    meaning: 'address to listen on; 0.0.0.0 for all',
  },
  dataDir: {
    flag: '--data',
    variable: 'MNR_DATA_DIR',
    otherwise: './data',
    meaning: 'folder for the database, charts and keys',
  },
  databaseUrl: {
    flag: null,
    variable: 'DATABASE_URL',
    otherwise: '',
    meaning: 'a PostgreSQL of yours (15 or newer) instead of the managed one',
  },
  bootstrapKey: {
    flag: null,
    variable: 'MNR_BOOTSTRAP_API_KEY',
    otherwise: '',
    meaning: 'the first API key of the first organization, 24 characters or more',
  },
  encryptionKey: {
    flag: null,
    variable: 'MNR_ENCRYPTION_KEY',
    otherwise: '',
    meaning: 'key for charts and cases at rest, 64 hexadecimal digits; else one is made in the data folder',
  },
  earlierEncryptionKeys: {
    flag: null,
    variable: 'MNR_EARLIER_ENCRYPTION_KEYS',
    otherwise: '',
    meaning: 'what MNR_ENCRYPTION_KEY was before, with commas between several, until nothing is left under it',
  },
  maxUploadMb: {
    flag: null,
    variable: 'MNR_MAX_UPLOAD_MB',
    otherwise: '100',
    meaning: 'largest upload, all files together',
  },
  maxFiles: { flag: null, variable: 'MNR_MAX_FILES', otherwise: '20', meaning: 'most files in one submission' },
  adjudicators: { flag: null, variable: 'MNR_ADJUDICATORS', otherwise: '2', meaning: 'charts adjudicated at once' },
  adjudicationSeconds: {
    flag: null,
    variable: 'MNR_ADJUDICATION_SECONDS',
    otherwise: '3600',
    meaning: 'longest adjudication of one chart',
  },
  readerMemoryMb: {
    flag: null,
    variable: 'MNR_READER_MEMORY_MB',
    otherwise: '1536',
    meaning: 'memory of the process that opens a PDF; beyond it a page, then the file is given up',
  },
  readerSeconds: {
    flag: null,
    variable: 'MNR_READER_SECONDS',
    otherwise: '1800',
    meaning: 'processor seconds for one file',
  },
  readerPageSeconds: {
    flag: null,
    variable: 'MNR_READER_PAGE_SECONDS',
    otherwise: '60',
    meaning: 'processor seconds for one page; beyond them it counts as unreadable',
  },
  maxPages: { flag: null, variable: 'MNR_MAX_PAGES', otherwise: '2000', meaning: 'most pages of one file' },
  requestsPerMinute: {
    flag: null,
    variable: 'MNR_REQUESTS_PER_MINUTE',
    otherwise: '12000',
    meaning: 'requests per key or person and minute; 0 for no limit',
  },
  policiesDir: {
    flag: null,
    variable: 'MNR_POLICIES_DIR',
    otherwise: '',
    meaning: 'folder with policies of yours, beside those of the release',
  },
  releasePolicies: {
    flag: null,
    variable: 'MNR_RELEASE_POLICIES',
    otherwise: 'true',
    meaning: 'false leaves out the policies of the release where you have a folder of your own',
  },
  warmUp: {
    flag: null,
    variable: 'MNR_WARM_UP',
    otherwise: 'true',
    meaning: 'false starts with less work, and the first chart takes longer',
  },
  screens: {
    flag: null,
    variable: 'MNR_SCREENS',
    otherwise: 'true',
    meaning: 'false does not build the screens at start when their sources are newer',
  },
  trustProxy: {
    flag: null,
    variable: 'MNR_TRUST_PROXY',
    otherwise: 'false',
    meaning: 'true behind a reverse proxy that sets X-Forwarded-*',
  },
  logLevel: {
    flag: null,
    variable: 'MNR_LOG_LEVEL',
    otherwise: 'info',
    meaning: 'fatal, error, warn, info, debug or silent',
  },
} as const satisfies Readonly<Record<string, Option>>;

/** @throws Error with one sentence per mistake. */
export function readConfig(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Config {
  const mistakes: string[] = [];
  const given = readFlags(args, mistakes);
  const text = (name: keyof typeof options): string =>
    given.get(name) ?? (env[options[name].variable] || options[name].otherwise);
  const whole = (name: keyof typeof options, least: number, most: number): number => {
    const value = text(name).trim() === '' ? Number.NaN : Number(text(name));
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    mistakes.push(
      `\`${text(name)}\` is no value for ${options[name].variable}: a whole number from ${least} to ${most} is`,
    );
    return least;
  };
  const oneOf = <T extends string>(name: keyof typeof options, values: readonly T[]): T => {
    const value = values.find((v) => v === text(name));
    if (value !== undefined) return value;
    mistakes.push(`\`${text(name)}\` is no value for ${options[name].variable}: one of ${values.join(', ')} is`);
    return values[0];
  };
  const yes = (name: keyof typeof options): boolean => oneOf(name, ['true', 'false']) === 'true';
  const bootstrapKey = text('bootstrapKey') || undefined;
  // A bearer token ends at a space: such a key would be taken and open nothing.
  if (bootstrapKey && /[^\x21-\x7e]/.test(bootstrapKey))
    mistakes.push('MNR_BOOTSTRAP_API_KEY has a character that is neither a letter, a digit nor a sign of ASCII');
  if (bootstrapKey && bootstrapKey.length < 24) mistakes.push('MNR_BOOTSTRAP_API_KEY is shorter than 24 characters');
  const encryptionKey = text('encryptionKey') || undefined;
  if (encryptionKey && !isKey(encryptionKey)) mistakes.push('MNR_ENCRYPTION_KEY is not 64 hexadecimal digits');
  const earlierEncryptionKeys = text('earlierEncryptionKeys')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  if (!earlierEncryptionKeys.every(isKey))
    mistakes.push(
      'MNR_EARLIER_ENCRYPTION_KEYS is not 64 hexadecimal digits, or several times that with commas between',
    );
  if (earlierEncryptionKeys.length > 0 && !encryptionKey)
    mistakes.push('MNR_EARLIER_ENCRYPTION_KEYS is given without MNR_ENCRYPTION_KEY, the new one');
  const config: Config = {
    port: whole('port', 0, 65_535),
    host: text('host'),
    dataDir: resolve(text('dataDir')),
    databaseUrl: text('databaseUrl') || undefined,
    bootstrapKey,
    encryptionKey,
    earlierEncryptionKeys,
    maxUploadBytes: whole('maxUploadMb', 1, 4096) * 1024 * 1024,
    maxFiles: whole('maxFiles', 1, 1000),
    adjudicators: whole('adjudicators', 1, 64),
    adjudicationSeconds: whole('adjudicationSeconds', 5, 86_400),
    reader: {
      memoryMb: whole('readerMemoryMb', 256, 65_536),
      seconds: whole('readerSeconds', 5, 86_400),
      pageSeconds: whole('readerPageSeconds', 1, 3600),
      maxPages: whole('maxPages', 1, 100_000),
    },
    requestsPerMinute: whole('requestsPerMinute', 0, 10_000_000),
    policiesDir: text('policiesDir') ? resolve(text('policiesDir')) : undefined,
    releasePolicies: yes('releasePolicies'),
    warmUp: yes('warmUp'),
    screens: yes('screens'),
    trustProxy: yes('trustProxy'),
    logLevel: oneOf('logLevel', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  };
  if (config.policiesDir && !existsSync(config.policiesDir))
    mistakes.push(`MNR_POLICIES_DIR: there is no folder ${config.policiesDir}`);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return Object.freeze(config);
}

function readFlags(args: readonly string[], mistakes: string[]): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const [flag, inline] = args[at].split(/=(.*)/s, 2);
    const name = (Object.keys(options) as (keyof typeof options)[]).find((option) => options[option].flag === flag);
    const value = inline ?? args[++at];
    if (!name) mistakes.push(`\`${flag}\` is no option; there are ${flags.join(', ')}`);
    else if (value === undefined) mistakes.push(`${flag} needs a value`);
    else given.set(name, value);
  }
  return given;
}

const flags = Object.values(options).flatMap((option) => option.flag ?? []);

export const optionsHelp = (): string =>
  Object.values(options)
    .map(
      (o) =>
        `  ${[o.flag, o.variable].filter(Boolean).join(', ').padEnd(30)}${o.meaning}${o.otherwise ? ` (${o.otherwise})` : ''}`,
    )
    .join('\n');
