import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { policyFromDocument, readPolicyFolder } from './folder.ts';
import { readPolicyFolders } from './folders.ts';
import { libraryOf } from './library.ts';
import { inDetail } from './present.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const text = (version: string, effective: string, id = '00000000-0000-4000-8000-000000000001') => `
policy: cough
id: ${id}
name: Cough
publisher: Nobody
version: "${version}"
effective: ${effective}
concepts: {cough: [cough]}
leaves:
  C-1: {name: Cough, statement: There is a cough., ask: A note., finding: cough}
titles: [{title: One, criteria: C-1}]
`;

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'mnr-policies-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const three = {
  '01-cough/policy.yaml': text('2026-03', '{from: 2026-03-01}'),
  '01-cough/versions/2025-01.yaml': text('2025-01', '{from: 2025-01-01}'),
  '01-cough/versions/2024-01.yaml': text('2024-01', '{from: 2024-01-01, to: 2024-06-30}'),
};

function libraryIn(folder: string, today: string) {
  const { policies, earlier } = readPolicyFolder(folder);
  const entries = [...policies, ...earlier].map(({ policy, sha256 }) => ({
    policy,
    versionId: sha256,
    publisherId: '',
  }));
  return libraryOf(entries, () => today);
}

test.each([
  ['2026-03-01', '2026-03'],
  ['2030-01-01', '2026-03'],
  ['2026-02-28', '2025-01'],
  ['2024-06-30', '2024-01'],
  ['2024-07-01', undefined],
  ['2023-12-31', undefined],
])('on %s version %s is in force', (day, version) => {
  const folder = folderWith(three);
  const library = libraryIn(folder, day);
  expect(library.find('cough')?.policy.version).toBe(version);
  expect(library.all.map(({ policy }) => policy.version)).toEqual(version ? [version] : []);
  expect(libraryIn(folder, '2000-01-01').find('00000000-0000-4000-8000-000000000001', day)?.policy.version).toBe(
    version,
  );
});

test.each([
  ['of another policy', text('2025-01', '{from: 2025-01-01}', '00000000-0000-4000-8000-000000000002'), /differ from/],
  ['of the same name', text('2026-03', '{from: 2025-01-01}'), /same `version`/],
  ['of the same day', text('2025-01', '{from: 2026-03-01}'), /same day/],
  ['of no day', text('2025-01', '{from: March 2025}'), /no day/],
])('a version %s is a mistake and is not used', (_name, wrong, message) => {
  const folder = folderWith({ ...three, '01-cough/versions/2025-01.yaml': wrong });
  const { policies, earlier, mistakes } = readPolicyFolder(folder);
  expect(mistakes.map((m) => m.message).join('\n')).toMatch(message);
  expect(policies.map((p) => p.policy.version)).toEqual(['2026-03']);
  expect(earlier.map((p) => p.policy.version)).toEqual(['2024-01']);
});

test('the words beside a policy are read with every version of it, and stored with them', () => {
  const wordless = (version: string) =>
    text(version, `{from: ${version}-01}`).replace('concepts: {cough: [cough]}\n', '');
  const files = { '01-cough/policy.yaml': wordless('2026-03'), '01-cough/versions/2025-01.yaml': wordless('2025-01') };
  const folder = folderWith({ ...files, '01-cough/words.yaml': 'concepts: {cough: [hacking]}' });
  const { policies, earlier, mistakes } = readPolicyFolder(folder);
  expect(mistakes).toEqual([]);
  for (const { policy, document } of [...policies, ...earlier])
    expect(policyFromDocument(document).concepts.get('cough')).toEqual(policy.concepts.get('cough'));
  expect([...policies, ...earlier].map(({ policy }) => policy.version)).toEqual(['2026-03', '2025-01']);
});

test('a policy whose words have a mistake is not used', () => {
  const folder = folderWith({ ...three, '01-cough/words.yaml': 'concepts: {sneeze: ["{sneeze"]}' });
  const { policies, earlier, mistakes } = readPolicyFolder(folder);
  expect(mistakes.map((m) => m.file)).toContain('01-cough/words.yaml');
  expect([...policies, ...earlier]).toEqual([]);
});

test('policies of one’s own stand beside those of the release, use its words, and may stand in the place of one', () => {
  const own = text('2026-01', '{from: 2026-01-01}').replace('finding: cough', 'finding: [cough, snoring]');
  const id = 'f8a0cbb5-f1d7-490c-a66e-7fdc17db88e1';
  const folder = folderWith({
    'mine/policy.yaml': own,
    'instead/policy.yaml': text('2026-01', '{from: 2026-01-01}', id).replace('policy: cough', 'policy: pap-osa'),
    'clash/policy.yaml': text('2026-01', '{from: 2026-01-01}', id.replace('f8a0', '0000')).replace(
      'policy: cough',
      'policy: cgm',
    ),
  });
  const { policies, mistakes } = readPolicyFolders(folder);
  expect(policies).toHaveLength(15);
  const nameOf = (slug: string) => policies.find(({ policy }) => policy.slug === slug)?.policy.name;
  expect([nameOf('cough'), nameOf('pap-osa')]).toEqual(['Cough', 'Cough']);
  expect(nameOf('cgm')).not.toBe('Cough');
  expect(mistakes.filter((m) => m.severity === 'error')).toEqual([
    expect.objectContaining({
      file: join(folder, 'clash/policy.yaml'),
      message: expect.stringMatching(/of the release has the same short name/),
    }),
  ]);
  // As in a folder that was made when the release's words had to be copied.
  const words = 'concepts: {snoring: [snores, rattles], cough: [cough]}';
  const copied = folderWith({ 'concepts/sleep.yaml': words, 'mine/policy.yaml': own.replace(/^concepts: .*$/m, '') });
  expect(readPolicyFolders(copied, false).policies.map(({ policy }) => policy.slug)).toEqual(['cough']);
});

test('a policy shows what silence counts as in each title, as it is judged', () => {
  const leaf = (id: string, rest = '') => `  ${id}: {name: N, statement: S., ask: A., finding: cough${rest}}`;
  const own = text('2026-01', '{from: 2026-01-01}').replace(
    /^leaves:[\s\S]*$/m,
    `leaves:
${leaf('PLAIN')}
${leaf('EXCLUDED')}
${leaf('ASKED', ', silence: unknown')}
${leaf('BOTH')}
titles:
  - {title: One, criteria: {all: [PLAIN, {none_of: [EXCLUDED, ASKED, BOTH]}]}}
  - {title: Two, criteria: {all: [PLAIN, BOTH]}, silence: {PLAIN: {is: met, when: BOTH}}}
`,
  );
  const { policies } = readPolicyFolder(folderWith({ 'mine/policy.yaml': own }));
  const { titles, criteria } = inDetail({ policy: policies[0].policy, versionId: '', publisherId: '' }, []);
  const when = { kind: 'leaf', id: 'BOTH' };
  const counts = (criterion: string, counts_as: string, on: object | null = null) => ({
    criterion,
    counts_as,
    when: on,
  });
  expect(titles.map((t) => t.silence)).toEqual([
    [counts('PLAIN', 'unknown'), counts('EXCLUDED', 'absent'), counts('ASKED', 'unknown'), counts('BOTH', 'absent')],
    [counts('PLAIN', 'met', when), counts('PLAIN', 'unknown'), counts('BOTH', 'unknown')],
  ]);
  expect(criteria.map((c) => c.silence)).toEqual(['varies', 'absent', 'unknown', 'varies']);
});
