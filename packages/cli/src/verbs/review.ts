// `mnr review`: chart files, a policy and a title in; the recommendation on the terminal, or as JSON. No server, nothing stored.

import { type Page, type Review, review } from '@mnr/engine';
import { findTitle } from '@mnr/service';
import { openPageReader } from '../eval/pages.ts';
import { readAll } from '../policy/folder.ts';
import { showReview } from '../show-review.ts';
import { misuse, readFlags, type Verb } from '../verb.ts';

export const verb: Verb = {
  usage: 'review CHART.pdf… --policy ID --title TITLE [--policies FOLDER] [--json]',
  summary:
    'Adjudicates one chart; several files are one chart, in order. --policy takes an id or a short name such as pap-osa.',
  run: async (args) => {
    const { positional, named, switches } = readFlags(args, {
      values: ['--policy', '--title', '--policies'],
      switches: ['--json'],
    });
    if (positional.length === 0) throw misuse('which chart?');
    const wanted = { policy: named.get('--policy'), title: named.get('--title') };
    if (!wanted.policy) throw misuse('--policy is missing');
    const { policies } = readAll(named.get('--policies'));
    const found = policies.find(({ policy }) => policy.id === wanted.policy || policy.slug === wanted.policy)?.policy;
    if (!found)
      throw misuse(
        `there is no policy \`${wanted.policy}\`; there are ${policies.map((p) => p.policy.slug).join(', ')}`,
      );
    const title = wanted.title && findTitle(found, wanted.title);
    if (!title) {
      throw misuse(
        `${wanted.title ? `\`${found.slug}\` has no title \`${wanted.title}\`` : '--title is missing'}; there are ${found.titles.map((t) => `"${t.title}"`).join(', ')}`,
      );
    }
    const result = review(await readPages(positional), found, title.title);
    console.log(switches.has('--json') ? JSON.stringify(result, null, 2) : showReview(result satisfies Review));
    return 0;
  },
};

async function readPages(files: readonly string[]): Promise<readonly Page[]> {
  const reader = openPageReader(null);
  try {
    const pages: Page[] = [];
    for (const file of files) {
      const before = pages.length;
      for (const page of await reader.read(file)) pages.push({ ...page, number: before + page.number });
    }
    return pages;
  } finally {
    await reader.close();
  }
}
