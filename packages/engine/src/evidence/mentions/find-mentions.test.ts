import { describe, expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { parsePhrase } from '../../values/phrase.ts';
import { chartOfSentence } from '../assertion/marked-sentences.ts';
import type { ConceptNeed } from '../finding.ts';
import { cyclesOf, findMentions } from './index.ts';

const phrases = (...sources: string[]): ConceptNeed['phrases'] =>
  sources.map((s) => {
    const parsed = parsePhrase(s);
    if ('mistake' in parsed) throw new Error(parsed.mistake.message);
    return parsed.phrase;
  });
const need = (more: Partial<ConceptNeed>): ConceptNeed => ({
  id: 'c',
  phrases: [],
  opposite: [],
  except: [],
  codes: [],
  ...more,
});
const mentionsIn = (text: string, more: Partial<ConceptNeed>) =>
  findMentions(chartOfSentence(text), [need(more)], () => null).get('c')!;

test('a denial does not reach past a turn of its sentence', () => {
  const drives = { phrases: phrases('safe* ..4.. power wheelchair') };
  expect(mentionsIn('Not safe to walk; drives the power wheelchair.', drives)).toEqual([]);
  expect(mentionsIn('Not safe with the power wheelchair.', drives)[0].assertion.polarity).toBe('negated');
  const cane = { phrases: phrases('cane'), opposite: phrases('no ..4.. cane') };
  expect(mentionsIn('No brace but a quad cane.', cane)).toEqual([]);
  expect(mentionsIn('No brace or cane.', cane).map((m) => m.via)).toEqual(['opposite']);
});

test.each([
  ['Able to propel a manual chair: No', true],
  ['Able to propel a manual chair: No - shoulder strength 2/5', true],
  ['Can she propel it today in the home? No', true],
  ['Able to propel a manual chair: Yes', undefined],
  ['He denies being able to propel it.', undefined],
  ['Husband able to propel: No', undefined],
  ['Propels the chair without pain: No', undefined],
])('%j answers that one can not: %j', (text, cannot) => {
  const stuck = { opposite: phrases('propel*') };
  expect(mentionsIn(text, stuck)[0].assertion.cannot).toBe(cannot);
});

test('an empty box beside a ticked one of the same thing denies its own kind only', () => {
  const insulin = { phrases: phrases('insulin') };
  const said = (text: string) =>
    [...findMentions(chartFromText(text), [need(insulin)], () => null).get('c')!].map((m) => m.assertion.polarity);
  expect(said('Treatment: ☒ Insulin, basal ☐ Insulin, mealtime ☐ Pump')).toEqual(['affirmed']);
  expect(said('Treatment: ☒ Metformin ☐ Insulin, basal ☐ Insulin, mealtime')).toEqual(['negated', 'negated']);
  expect(said('Treatment: ☒ No insulin ☐ Insulin, basal')).toEqual(['negated', 'negated']);
  expect(said('Basal: ☒ insulin ☐ none\nAllergies: ☒ latex ☐ insulin')).toEqual(['affirmed', 'negated']);
});

test('a clause with a denial of its own is not denied by the one before its comma', () => {
  const lower = { phrases: phrases('lower ..1.. does not control') };
  const said = (text: string) => mentionsIn(text, lower)[0].assertion.polarity;
  expect(said('A higher pressure was not borne, lower pressure does not control events.')).toBe('affirmed');
  expect(said('No proof that lower pressure does not control events.')).toBe('negated');
  const memory = { phrases: phrases('forgetful'), opposite: phrases('memory ..1.. intact') };
  expect(mentionsIn('No ankle swelling, speech and memory intact.', memory)[0].assertion.polarity).toBe('affirmed');
});

test('a look-alike is no mention', () => {
  const hypertension = { phrases: phrases('hypertension'), except: phrases('pulmonary hypertension') };
  expect(mentionsIn('Pulmonary hypertension, no systemic hypertension.', hypertension).map((m) => m.start)).toEqual([
    36,
  ]);
});

test.each([
  ['Pain (0-10)', 0],
  ['Pain 0-10: 8', 0],
  ['Pain (0 to 10): 8', 0],
  ['Pain 0/10 today.', 1],
])('%j: the name of a scale is no score of nought', (text, count) => {
  const quiet = { phrases: phrases('pain {0|1} [to] 10') };
  expect(mentionsIn(text, quiet)).toHaveLength(count);
});

test('an opposite phrase is its own kind of mention and covers the phrase inside it', () => {
  const fever = { phrases: phrases('fever'), opposite: phrases('afebrile', 'fever free') };
  expect(mentionsIn('Afebrile, fever free, had fever.', fever).map((m) => m.via)).toEqual([
    'opposite',
    'opposite',
    'phrase',
  ]);
});

test('a phrase from one opposite to another is made of their words', () => {
  const loaded = {
    phrases: phrases('hurts ..6.. on his feet'),
    opposite: phrases('hurts in bed only', 'on his feet ..2.. silent'),
  };
  const kinds = (text: string) => mentionsIn(text, loaded).map((m) => m.via);
  expect(kinds('Hurts in bed only; on his feet it is silent.')).toEqual(['opposite', 'opposite']);
  expect(kinds('Hurts most on his feet.')).toEqual(['phrase']);
});

describe('codes', () => {
  test.each([
    ['Dx: G47.33', ['G47.33'], 1],
    ['Dx: G4733', ['G47.33'], 1],
    ['(G47.33)', ['G47'], 1],
    ['M17.11 right knee', ['M17'], 1],
    ['M17.11', ['M17.12'], 0],
    ['ICD-10: I10', ['I10'], 1],
    ['vitamin B12 level', ['B12'], 0],
    ['T12 fracture', ['T12'], 0],
    ['HCPCS K0823', ['K0823'], 1],
    ['CPT 95810', ['95810'], 1],
    ['Springfield IL 95810', ['95810'], 0],
    ['sacral S13.4xxA', ['S13'], 1],
  ])('in %j, %j stand %d times', (text, codes, times) => {
    const found = mentionsIn(text, { codes });
    expect(found.length).toBe(times);
    for (const m of found) expect(m.via).toBe('code');
  });
});

describe('side', () => {
  test.each([
    ['Right knee pain', 'right'],
    ['L knee pain', 'left'],
    ['bilateral knee pain', 'both'],
    ['knee pain on the left', 'left'],
    ['left hip replaced, right knee pain', 'right'],
    ['Right knee: stiffness, swelling, pain', 'right'],
    ['Left and right knee pain', 'both'],
    ['pain in both knees', 'both'],
    ['Pain right now', null],
    ['He is right handed and has pain', null],
    ['L4-5 pain', null],
    ['she left the clinic with pain', null],
    ['no space left medially, only knee pain', null],
    ['nothing left to try for this pain', null],
    ['OD pain', 'right'],
    ['Left knee injected, then pain of a constructor', 'left'],
    ['RLE pain', 'right'],
    ['the hip left its socket with pain', null],
    ['knee pain worse than on the left', null],
    ['R knee stiff, pain more than the left', 'right'],
    ['Line up 7 mm against the left, right knee pain', 'right'],
    ['Right knee: much pain (left none)', 'right'],
    ['knee pain (left)', 'left'],
    ['Knee pain, cane in the right hand', null],
    ['Right knee, K-L 4 and knee pain', 'right'],
    ['Right knee pain, K L 4', 'right'],
    ['Knee pain, cane carried in the L hand', null],
    ['Knee pain, walks with a stick on the left', null],
    ['Knee pain, right-handed cane', null],
    ['Left knee pain, cane on the right', 'left'],
    ['L. Sandgren, MD, on her knee pain', null],
    ['Seen by Paget, R. for knee pain', null],
    ['R. knee pain', 'right'],
    ['It has been that way right along, knee pain', null],
  ])('%j is about %j', (text, side) =>
    expect(mentionsIn(text, { phrases: phrases('[knee] pain') })[0].side).toBe(side),
  );

  test.each([
    ['=== therapy_note 2026-03-01 PT discharge (LEFT knee)\n18 visits, pain unchanged.', 'left'],
    ['=== therapy_note 2026-03-01 PT discharge\nDx: left knee OA.\n18 visits, pain unchanged.', 'left'],
    ['=== therapy_note 2026-03-01 PT discharge\nLeft knee OA, right TKA.\n18 visits, pain unchanged.', null],
    [
      `=== therapy_note 2026-03-01 PT discharge\nReferral: left knee OA.\n${'Cycling, steps and taping, week by week. '.repeat(7)}Pain unchanged.\nThe right shoulder was not looked at.`,
      'left',
    ],
    ['=== visit_note 2026-03-01 Visit\nLeft knee OA.\nPain unchanged.', null],
    ['=== visit_note 2026-03-01 Week 4, right eye\nDoing well. Pain none.', 'right'],
    ['=== hospital_note 2023-03-01 Copy: LEFT KNEE therapy 2023\n24 visits, pain unchanged.', 'left'],
    ['=== cardiac_test 2026-03-01 Left heart catheterization\nPain none.', null],
    ['=== visit_note 2026-03-01 Visit\nIt is the right eye that troubles her. Pain in it at night.', 'right'],
    ['=== visit_note 2026-03-01 Visit\nThe left knee was injected in May. It still hurts, pain 6/10.', 'left'],
    ['=== visit_note 2026-03-01 Visit\nThe left knee was injected in May. It is hard to sleep with pain.', null],
    ['=== visit_note 2026-03-01 Visit\nRight and left knees ache. She cannot kneel with it, pain.', null],
    ['=== patient_form 2026-03-01 Function\nWhich eye: ☒ right ☐ left\nPain: moderate', 'right'],
    ['=== patient_form 2026-03-01 Function\nHand dominance, side: ☒ right ☐ left\nPain: moderate', null],
    ['=== imaging 2026-03-01 Hips\nFindings\nLeft. Wide. Right. No lines. Pain marker at the rim.', 'right'],
    [
      '=== visit_note 2026-03-01 Visit\nExam\nRight: 0 to 125, dry. Scar quiet. Left: bows in. Pain at the joint line.',
      'left',
    ],
    [
      '=== imaging 2026-03-01 Hips\nFindings\nLEFT HIP, TOTAL, 2021\nCup solid.\nRIGHT HIP, TOTAL, 2015\nCup worn.\nPain marker here.',
      'right',
    ],
    ['=== visit_note 2026-03-01 Visit\nExam\nRight: 0 to 125, dry. The left bends to 90. Pain throughout.', null],
  ])('what %j tells is about %j', (text, side) =>
    expect(findMentions(chartFromText(text), [need({ phrases: phrases('pain') })], () => null).get('c')![0].side).toBe(
      side,
    ),
  );

  test('a phrase that reaches over a comma is about the side before it', () =>
    expect(
      mentionsIn('Left total hip 2011 by me, right 2015.', { phrases: phrases('total hip ..4.. #') })[0].side,
    ).toBe('left'));
});

test('a mention carries how it is meant and a date given by the reader of dates', () => {
  const chart = chartOfSentence('Denies snoring.');
  const date = { lo: 1, hi: 1, basis: 'stated', span: null } as const;
  const [mention] = findMentions(chart, [need({ phrases: phrases('snore') })], () => date).get('c')!;
  expect(mention.assertion.polarity).toBe('negated');
  expect(mention.assertion.cues[0]).toMatchObject({ axis: 'polarity', rule: 'denies' });
  expect(mention.date).toBe(date);
});

test('circular concepts are named', () => {
  expect(cyclesOf([need({ id: 'a', phrases: phrases('@a') })])).toEqual(['a → a']);
});

test('look-alikes of a concept are none inside other phrases either, and an opposite around one has words of its own', () => {
  const found = findMentions(
    chartOfSentence('Insulin resistance and takes metformin; no sleep apnea clinic seen so far.'),
    [
      need({ id: 'insulin', phrases: phrases('insulin'), except: phrases('insulin resistance') }),
      need({ id: 'treated', phrases: phrases('@insulin ... takes') }),
      need({
        id: 'seen',
        phrases: phrases('seen'),
        opposite: phrases('no sleep apnea clinic seen'),
        except: phrases('apnea clinic'),
      }),
    ],
    () => null,
  );
  expect(found.get('treated')).toEqual([]);
  expect(found.get('seen')!.map((m) => m.via)).toEqual(['opposite']);
});

test('a phrase that closes over a denial is none', () => {
  const induced = need({
    phrases: phrases('{EPS|VT} ... {inducible|VT}'),
    opposite: phrases('{non inducible|not inducible}'),
  });
  const found = findMentions(chartOfSentence('EPS 05/14: non-inducible VT.'), [induced], () => null);
  expect(found.get('c')!.map((m) => m.via)).toEqual(['opposite']);
});

describe('check boxes are read with their label', () => {
  const done = { phrases: phrases('refraction not done'), opposite: phrases('refraction {done|performed}') };
  test.each([
    ['Refraction: ☐ done ☒ not done', ['opposite negated', 'phrase affirmed']],
    ['Status of refraction\n[x] done\n[ ] not done', ['opposite affirmed', 'phrase negated']],
    ['Refraction: ☐ done ☐ not done', []],
  ])('%j says %j', (text, expected) => {
    const found = findMentions(
      chartFromText(
        `=== visit_note 2026-05-04 Note\nPatient: Jordan Vale\nSeen today for blurred vision of the right eye, worse at night.\n${text}`,
      ),
      [need(done)],
      () => null,
    );
    expect(found.get('c')!.map((m) => `${m.via} ${m.assertion.polarity}`)).toEqual(expected);
  });

  test.each([
    ['[ ] snoring [ ] gasping', []],
    ['[ ] snoring [x] gasping', ['negated']],
    ['Snoring? [ ] Yes [x] No', ['negated']],
  ])('an empty box denies only in a list that was answered: %s', (text, expected) => {
    const found = findMentions(
      chartFromText(`=== visit_note 2026-05-04 Note\nPatient: Jordan Vale\n${text}`),
      [need({ phrases: phrases('snoring') })],
      () => null,
    );
    const said = found.get('c')!.filter((m) => m.assertion.frame === 'actual');
    expect(said.map((m) => m.assertion.polarity)).toEqual(expected);
  });

  test('a ticked denial denies the label itself', () => {
    const chart = chartFromText('=== visit_note 2026-05-04 Note\nTaped and untaped field: ☐ done ☒ not done');
    const found = findMentions(chart, [need({ phrases: phrases('taped and untaped field') })], () => null);
    expect(found.get('c')!.map((m) => m.assertion.polarity)).toEqual(['negated']);
  });

  test('the boxes of a question are its answer and no words of it', () => {
    const help = { phrases: phrases('glasses help'), opposite: phrases('glasses ..3.. no') };
    const chart = chartFromText('=== visit_note 2026-05-04 Note\nWould new glasses help? [x] Yes [ ] No');
    expect(
      findMentions(chart, [need(help)], () => null)
        .get('c')!
        .map((m) => [m.via, m.assertion.polarity, m.assertion.frame]),
    ).toEqual([['phrase', 'affirmed', 'actual']]);
  });
});

test('a cell is about the side that heads its column', () => {
  const chart = chartFromText(
    '|  | OD | OS |\n| VA sc | 20/200 | NLP |\n| Lens | 3+ NS | clear |\n| Refraction | -1.75 | -2.25 |\n| Cornea | clear | clear |',
  );
  const sides = (phrase: string) =>
    findMentions(chart, [need({ phrases: phrases(phrase) })], () => null)
      .get('c')!
      .map((m) => m.side);
  expect(sides('NLP')).toEqual(['left']);
  expect(sides('lens ..2.. NS')).toEqual(['right']);
  // from the row's label over one cell into the other: of the column in which it ends
  expect(sides('lens ..4.. clear')).toEqual(['left']);
  expect(sides('refraction #')).toEqual(['both']);
  expect(sides('cornea clear')).toEqual(['both']);
});

test('a good state behind the comma of a denial is said', () => {
  const polarity = (text: string) =>
    mentionsIn(text, { phrases: phrases('fields full', 'double vision') })[0].assertion.polarity;
  expect(polarity('Acuity 20/30, no nystagmus, fields full.')).toBe('affirmed');
  expect(polarity('No nystagmus, double vision.')).toBe('negated');
  expect(mentionsIn('No dementia, oriented x3.', { phrases: phrases('oriented') })[0].assertion.polarity).toBe(
    'affirmed',
  );
});

test('a row says its label with the head of the column that is crossed, or with the answers under its heads', () => {
  const better = { phrases: phrases('{snoring|sleepiness} better', 'snoring before yes now no') };
  const said = (text: string) =>
    findMentions(chartFromText(text), [need(better)], () => null)
      .get('c')!
      .map((m) => `${m.assertion.polarity} ${m.assertion.frame}`);
  const crosses = 'Symptom | Better | Same | Worse\nCough | | X | ';
  expect(said(`${crosses}\nSnoring | X | | `)).toEqual(['affirmed actual']);
  expect(said(`${crosses}\nSnoring | | X | `)).toEqual([]);
  expect(said('| Symptom | Better | Worse |\n| Snoring | ☒ | ☐ |\n| Cough | ☐ | ☒ |')).toEqual(['affirmed actual']);
  expect(said('| Symptom | Better | Worse |\n| Snoring | ☐ | ☒ |\n| Cough | ☐ | ☒ |')).toEqual([]);
  expect(said('Symptom | Before | Now\nSnoring | Yes | No\nCough | No | No')).toEqual(['affirmed actual']);
  expect(said('Symptom | Before | Now\nSnoring | Yes | Yes\nCough | No | No')).toEqual([]);
});

test('the head over the labels of a table is read with them', () => {
  const unable = { phrases: phrases('transfers ..3.. unable') };
  const said = (text: string) =>
    findMentions(chartFromText(text), [need(unable)], () => null)
      .get('c')!
      .filter((m) => m.assertion.frame === 'actual')
      .map((m) => `${m.assertion.polarity} ${m.assertion.frame}`);
  expect(said('| Transfers | Able | Unable |\n| Bed to chair | | x |\n| Toilet | x | |')).toEqual(['affirmed actual']);
  expect(said('| Transfers | Able | Unable |\n| Bed to chair | x | |\n| Toilet | x | |')).toEqual([]);
});

test('a head over crosses offers words and says none', () => {
  const worse = { phrases: phrases('worse') };
  const text = 'Symptom | Better | Same | Worse\nCough | | X | \nGout | | | X\nSnoring | X | | ';
  expect(
    findMentions(chartFromText(text), [need(worse)], () => null)
      .get('c')!
      .map((m) => m.assertion.frame),
  ).toEqual(['template']);
});

test('the word with which an opposite says that something ended does not end the opposite', () => {
  const wears = { phrases: phrases('wears ..2.. sensor'), opposite: phrases('quit the sensor') };
  expect(mentionsIn('He has quit the sensor.', wears)[0].assertion.temporality).toBe('current');
  expect(mentionsIn('He wears his sensor.', wears)[0].assertion.temporality).toBe('current');
});
