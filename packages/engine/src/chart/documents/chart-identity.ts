// Whom each document names in; who the patient of the chart is, and whether another person's papers are among them, out.

import type { Day } from '../../values/civil-date.ts';
import type { PersonName } from '../chart.ts';
import type { BirthDate, DocumentIdentity, Mention } from './identity.ts';
import { displayName, samePerson } from './person.ts';

type ChartIdentity = {
  readonly patient: { readonly name: PersonName | null; readonly birthDate: BirthDate | null };
  readonly others: readonly PersonName[];
};

type Group = { readonly people: Mention[]; readonly documents: Set<number> };

/** The chart's patient is whom most of its papers name; others are persons named firmly with a different name and without the same birth date or number. */
export function chartIdentity(documents: readonly DocumentIdentity[]): ChartIdentity {
  const groups: Group[] = [];
  const byName = new Map<string, Group>();
  documents.forEach(({ mentions }, index) => {
    for (const mention of mentions) {
      const name = displayName(mention.person);
      const group =
        byName.get(name) ?? groups.find((g) => g.people.slice(0, 4).some((p) => samePerson(p.person, mention.person)));
      if (group) {
        group.people.push(mention);
        group.documents.add(index);
        byName.set(name, group);
        continue;
      }
      const own: Group = { people: [mention], documents: new Set([index]) };
      groups.push(own);
      byName.set(name, own);
    }
  });
  // Of equals the first named: sorting is stable.
  groups.sort((a, b) => b.documents.size - a.documents.size);
  const [own, ...rest] = groups;
  const births = countDays(documents.flatMap((d) => d.birthDates));
  if (!own) return { patient: { name: null, birthDate: births[0] ?? null }, others: [] };
  const days = new Set(own.people.map((m) => m.birthDay).filter((d) => d !== null));
  const numbers = new Set(own.people.map((m) => m.recordNumber).filter((n) => n !== null));
  const others = rest
    .filter((g) => g.people.some((m) => m.firm))
    .filter(
      (g) =>
        !g.people.some(
          (m) =>
            (m.birthDay !== null && days.has(m.birthDay)) || (m.recordNumber !== null && numbers.has(m.recordNumber)),
        ),
    )
    .map((g) => bestName(g));
  return {
    patient: { name: bestName(own), birthDate: births.find((b) => days.has(b.day)) ?? births[0] ?? null },
    others,
  };
}

/** First and last name as printed most often, of equals the fullest; with the middle name when a quarter of these print one. */
export function bestName({ people }: { readonly people: readonly Mention[] }): PersonName {
  const counts = new Map<string, { n: number; of: Mention[] }>();
  for (const m of people) {
    const text = `${m.person.first} ${m.person.last}`;
    const abbreviated = m.person.first.replace('.', '').length < 2;
    const entry = counts.get(text) ?? { n: 0, of: [] };
    entry.n += abbreviated ? 0.01 : m.weight;
    entry.of.push(m);
    counts.set(text, entry);
  }
  // "ARROWSMITH PHILIPPA": the same two names the other way round, where the right order is printed with an initial or more often.
  type Form = { readonly n: number; readonly of: readonly Mention[] };
  const sure = ({ n, of }: Form): number => n + (of.some((m) => m.person.middle !== '') ? 100 : 0);
  const isTurned = (form: Form): boolean => {
    const { first, last } = form.of[0].person;
    const other = counts.get(`${last} ${first}`);
    return other !== undefined && sure(other) > sure(form);
  };
  const order = (form: Form): number => form.n - (isTurned(form) ? 1000 : 0);
  const [text, { of }] = [...counts].sort((a, b) => order(b[1]) - order(a[1]) || b[0].length - a[0].length)[0];
  const middles = of.filter((m) => m.person.middle !== '');
  const full = middles.length * 4 >= of.length ? mostPrinted(middles) : undefined;
  const named = full ?? of.find((m) => m.person.middle === '') ?? of[0];
  return { text: full ? displayName(full.person) : text, span: named.span };
}

function mostPrinted(mentions: readonly Mention[]): Mention | undefined {
  const times = (m: Mention): number => mentions.filter((o) => displayName(o.person) === displayName(m.person)).length;
  return [...mentions].sort((a, b) => times(b) - times(a))[0];
}

function countDays(births: readonly BirthDate[]): BirthDate[] {
  const counts = new Map<Day, { n: number; birth: BirthDate }>();
  for (const birth of births) {
    const entry = counts.get(birth.day) ?? { n: 0, birth };
    entry.n++;
    counts.set(birth.day, entry);
  }
  return [...counts.values()].sort((a, b) => b.n - a.n).map((c) => c.birth);
}
