// Holds the import order of ARCHITECTURE.md: one short list, left may not read right. Run by `npm run lint`.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Engine folders, in order: a folder reads only folders before it. */
const engine = ['values', 'pdf', 'chart', 'evidence', 'policy', 'criteria', 'recommendation'];
/** Exceptions to "everything before it". */
const forbidden = { policy: ['pdf', 'chart', 'evidence'], evidence: ['pdf'] };
/** Packages → the packages of ours that they may import. */
const packages = {
  engine: [],
  reader: ['engine'],
  'llm-reader': ['engine'],
  api: ['engine'],
  service: ['engine', 'reader', 'llm-reader', 'api'],
  cli: ['engine', 'reader', 'llm-reader', 'api', 'service'],
  console: ['api'],
};
/** Libraries with one importer only. */
const single = [
  { pattern: /^(@embedpdf\/|@hyzyla\/|pdfjs-dist|tesseract\.js|sharp)/, where: /^packages\/engine\/src\/pdf\// },
];

const root = process.cwd();
const wrong = [];

function files(dir) {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    if (name === 'node_modules' || name === 'dist') return [];
    return statSync(path).isDirectory() ? files(path) : /\.(ts|tsx|mts)$/.test(name) ? [path] : [];
  });
}

for (const file of files(join(root, 'packages'))) {
  const path = relative(root, file).split(sep).join('/');
  const [, pkg, src, folder] = path.split('/');
  const test = /\.test\.tsx?$/.test(path);
  const text = readFileSync(file, 'utf8');
  for (const m of text.matchAll(/(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+'([^']+)'|import\('([^']+)'\)/g)) {
    const target = m[1] ?? m[2];
    const ours = /^@mnr\/([\w-]+)/.exec(target)?.[1];
    if (ours && ours !== pkg && !(packages[pkg] ?? []).includes(ours) && !test)
      wrong.push(`${path}: packages/${pkg} may not import @mnr/${ours}`);
    for (const { pattern, where } of single)
      if (pattern.test(target) && !where.test(path) && !test)
        wrong.push(`${path}: only ${where.source} imports ${target}`);
    if (!target.startsWith('.')) continue;
    const to = relative(root, resolve(dirname(file), target))
      .split(sep)
      .join('/')
      .split('/');
    if (to[0] === 'packages' && to[1] !== pkg && !test)
      wrong.push(`${path}: reaches into packages/${to[1]} by path; import @mnr/${to[1]}`);
    if (pkg !== 'engine' || src !== 'src' || !engine.includes(folder) || test) continue;
    const other = to[3];
    if (to[1] !== 'engine' || !engine.includes(other) || other === folder) continue;
    // Types may come from the finding's own vocabulary; `pdf/page.ts` is the noun that chart reads.
    if (engine.indexOf(other) > engine.indexOf(folder))
      wrong.push(`${path}: ${folder} may not read ${other} (order: ${engine.join(' · ')})`);
    if ((forbidden[folder] ?? []).includes(other)) wrong.push(`${path}: ${folder} may not read ${other}`);
  }
}

for (const w of wrong) console.error(w);
if (wrong.length > 0) process.exit(1);
console.log('imports follow the order');
