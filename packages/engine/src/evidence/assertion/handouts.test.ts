import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { assess } from './assess.ts';

/** `[words]` of a note of several sentences are taught, `{words}` are the patient's. */
const NOTES = `
Sheet handed out: "Back pain: when to call. [Numb between the legs], cannot urinate, [fever], new weakness: go to the emergency room." {Afebrile} today.
Start meloxicam. Handout: "Give non-surgical care three to six months. [Weight loss] helps." BMI 30.5.
Flyer enclosed: "Thinking about tilt? Ask about our [power seating] line."
Reviewed treat-lows sheet: "If your sugar is below 54 and you are confused, someone should give you [glucagon] or call 911."
Toradol given, follow with primary care. "If you lose [control of your bladder], have [numbness] in the groin, [fever] or [leg weakness], return at once."
Nurse education sheet, device clinic 10/20/2026. "You may be asked to wait: 40 days after a [heart attack]. If you are sick with a [fever], call us."
Handout mailed 10/05. "Epidural injections: [Relief] differs from person to person. Some people need a second [injection] in a year."
Fitter's leaflet. "Who gets oxygen? People at 88 or below. Also people with [swollen legs] from a weak heart."
Printed at foot of sheet: "[Functional loss] is usually 12 degrees or more."
Handout given. ⏎ He said: "The {fever} came back on Sunday. There were {chills} too."
Teach-back: "It is a week. It will not wake the {numb toe}."
Her words: "{Numb between the legs} since Monday. Wet the bed."
The nurse wrote "{fever} 101, {chills} in the night" on the sheet.
Numb in the saddle, [fever], [new weakness]: go to the nearest emergency room.
Printed at the top of the download: "used 85 % of nights, {mask leak} in range."
His wife states: "He passed out, {chest pain}, had to call 911."
EMS sheet: "Found down, {chest pain}, wife had to call 911."
Radiology letter: "There is {severe stenosis} at L4-5. Please call the office with questions."
Nurse teaching note: "Patient has {numb feet} and cannot feel the monofilament."
Exercise page filled in by the patient: "Monday {knee pain} 8, Tuesday 7."
Handout given to him and his wife: "[Fever] or [chest pain]: call the office."
He had {chest pain} and his wife had to call 911.
Handout 14-B: An epidural may be combined with [facet blocks] on the same day. [Platelet-rich plasma] helps. Do not take this as a plan of your own.
Ride is his son. ⏎ PATIENT SHEET: After a nerve block write your pain every hour. Do not have [a massage] on the same day.
What to expect after neurotomy (handout) A sunburn feeling is common. [Relief of half or better for six months] is what we hope for.
Printed on every report: Sleep apnea has been linked to [heart disease]. ⏎ He has {high blood pressure}.
Seen with his wife. Handout given. {Relief of half} for six months.
Exercise handout: done since March, often stops for {pain}. Can walk {two blocks}.
Patient page: 2 ⏎ Can walk ten feet, usually stops for breath. {Short of breath} at rest.
Patient sheet: {pain 8} before, 1 at 30 minutes.
Patient sheet: filled in 09/22. {Pain 8} before, 1 after.
Handout 3: [Fever] or [chills], call us. She had {fever} on Friday.
She was told to go to the ER on Friday for {chest pain} and went.`
  .trim()
  .split('\n');

test.each(NOTES)('%s', (note) => {
  const marks = [...note.matchAll(/\[([^\]]+)\]|\{([^}]+)\}/g)];
  const chart = chartFromText(note.replace(/[[\]{}]/g, '').replaceAll(' ⏎ ', '\n'));
  let from = 0;
  for (const [, taught, own] of marks) {
    const words = taught ?? own;
    const pattern = new RegExp(words.replace(/ /g, '\\s+'), 'g');
    pattern.lastIndex = from;
    const found = pattern.exec(chart.text);
    if (!found) throw new Error(`${words} is not in the chart`);
    from = found.index + found[0].length;
    const place = { start: found.index, end: from };
    const sentence = chart.sentences.findIndex((s) => s.start <= place.start && place.end <= s.end);
    const { frame } = assess(chart, sentence, place);
    expect(`${words}: ${frame === 'education' || frame === 'hypothetical' ? 'taught' : 'own'}`).toBe(
      `${words}: ${taught ? 'taught' : 'own'}`,
    );
  }
});
