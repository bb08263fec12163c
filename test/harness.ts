// For whole-system tests: a real PostgreSQL, a service on a free port with two organizations, and requests to it.

import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SingleCase } from '@mnr/api';
import { type Config, readConfig, startService } from '@mnr/service';
import { type Cluster, startCluster } from '../packages/service/src/database/cluster.ts';
import { connect, createDatabase, type Database } from '../packages/service/src/database/connection.ts';
import { createKey } from '../packages/service/src/identity/keys.ts';
import { createOrganization } from '../packages/service/src/identity/organizations.ts';
import { readMasterKeys } from '../packages/service/src/keys/key-file.ts';
import type { MasterKeys } from '../packages/service/src/keys/master-keys.ts';
import { openWords, type Words } from '../packages/service/src/words/words.ts';

export const charts = fileURLToPath(new URL('../charts', import.meta.url));
export const chart = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(charts, `${name}.pdf`)));

export type Sample = {
  readonly id: string;
  readonly file: string;
  readonly policy: string;
  readonly policy_title: string;
};
export const samples = (): readonly Sample[] => JSON.parse(readFileSync(join(charts, 'manifest.json'), 'utf8'));

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mnr-test-'));
  chmodSync(folder, 0o711);
  return folder;
}

export const newTestKey = (): string => `test_${randomBytes(16).toString('hex')}`;

export type TestService = {
  readonly baseUrl: string;
  readonly key: string;
  readonly otherKey: string;
  readonly readOnlyKey: string;
  readonly writeOnlyKey: string;
  readonly db: Database;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly organizationId: string;
  readonly request: (path: string, init?: RequestInit & { readonly as?: string | null }) => Promise<Response>;
  readonly stop: () => Promise<void>;
};

/** Starts in half the time, where it does not matter which policies there are. */
export const oneCriterion = {
  policiesDir: fileURLToPath(new URL('./policies', import.meta.url)),
  releasePolicies: false,
} as const satisfies Partial<Config>;

export async function startTestService(change: Partial<Config> = {}): Promise<TestService> {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'data');
  const { databaseUrl, stop } = await newDatabase(folder);
  const key = newTestKey();
  const base = readConfig(['--port', '0', '--data', dataDir], {
    MNR_LOG_LEVEL: 'silent',
    MNR_BOOTSTRAP_API_KEY: key,
    MNR_WARM_UP: 'false',
    MNR_ADJUDICATORS: '1',
  });
  const service = await startService({ ...base, databaseUrl, ...change });
  const db = connect(databaseUrl, { max: 3 });
  const { id: organizationId } = await db.selectFrom('organizations').select('id').executeTakeFirstOrThrow();
  const other = await createOrganization(db, 'Another organization');
  const { key: otherKey } = await createKey(db, { organizationId: other, name: 'test' });
  const { key: readOnlyKey } = await createKey(db, { organizationId, name: 'read', scopes: ['read:service'] });
  const { key: writeOnlyKey } = await createKey(db, { organizationId, name: 'write', scopes: ['write:service'] });
  return {
    ...{ baseUrl: service.baseUrl, key, otherKey, readOnlyKey, writeOnlyKey, db, databaseUrl, dataDir, organizationId },
    request: (path, { as = key, ...init } = {}) =>
      fetch(new URL(path, service.baseUrl), {
        ...init,
        headers: { ...(as === null ? {} : { authorization: `Bearer ${as}` }), ...init.headers },
      }),
    stop: async () => {
      await db.destroy();
      await service.close();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An empty one. */
export async function newDatabase(
  folder: string,
): Promise<{ readonly databaseUrl: string; readonly stop: () => Promise<void> }> {
  const cluster = await clusterFor(folder);
  const name = `mnr_${randomBytes(6).toString('hex')}`;
  await createDatabase(cluster.url('postgres'), name);
  return { databaseUrl: cluster.url(name), stop: cluster.stop };
}

/** The one that all tests share (one-cluster.ts); outside of tests, one of its own. */
async function clusterFor(folder: string): Promise<Pick<Cluster, 'url' | 'stop'>> {
  const shared = process.env.MNR_TEST_DATABASES;
  if (!shared) return startCluster(join(folder, 'cluster'));
  return { url: (database) => shared.replace('*', database), stop: async () => {} };
}

/** Another database of the same cluster. */
export const beside = ({ databaseUrl }: Pick<TestService, 'databaseUrl'>, name: string): string =>
  databaseUrl.replace(/\/mnr_\w+(?=[?]|$)/, `/${name}`);

export const keysOf = ({ dataDir }: Pick<TestService, 'dataDir'>): MasterKeys => readMasterKeys({ dataDir });

/** What the service seals its cases with. */
export const wordsOf = (service: Pick<TestService, 'dataDir'>): Words => openWords(keysOf(service));

export type FormPart = { readonly bytes: Uint8Array<ArrayBuffer>; readonly name?: string };

export function formOf(files: readonly FormPart[], fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { bytes, name = 'chart.pdf' } of files)
    form.append('sources', new Blob([bytes], { type: 'application/pdf' }), name);
  return form;
}

export const papFields = { policy_id: 'pap-osa', policy_title: 'Initial CPAP Therapy' };

export async function submit(
  service: Pick<TestService, 'request'>,
  form: FormData,
  headers: Record<string, string> = {},
  as?: string,
) {
  const response = await service.request('/v1/adjudicate/submit', {
    method: 'POST',
    body: form,
    headers,
    ...(as ? { as } : {}),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { case_id?: string; detail?: string },
  };
}

export async function adjudicated(
  service: Pick<TestService, 'request'>,
  id: string,
  seconds = 100,
): Promise<SingleCase> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100)) {
    const response = await service.request(`/v1/cases/${id}`);
    if (!response.ok)
      throw new Error(`reading case ${id} was answered with ${response.status}: ${await response.text()}`);
    const body = (await response.json()) as SingleCase;
    if (body.status !== 'in process') return body;
  }
  throw new Error(`case ${id} is still in process after ${seconds} s`);
}
