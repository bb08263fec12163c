// The names of a table's columns in; whether what was done is ticked, signed or answered in one of them: a row left empty there was not.

/** "Done", "Date completed", "Initials", "Yes", "Answer". */
const DONE =
  /^\W*(?:(?:date |when )?(?:done|completed?|performed|met|reviewed|discussed|given|provided|check(?:ed)?|shown|covered|addressed|explained|used|present)(?: ?\(?(?:yes\/no|y\/n|date|initials?|[x✓☒/])+\)?)?|initials?(?: ?\/ ?date)?|yes(?: ?\/ ?no)?|y(?: ?\/ ?n)?|answer|response)\W*$/i;
/** What is to be done, or asked, stands below these. */
const TO_DO =
  /^\W*(?:items?|topics?|elements?|components?|requirements?|tasks?|steps?|activit(?:y|ies)|criteri(?:on|a)|questions?|actions?|checklist|discussion points?|required elements?|symptoms?|(?:red )?flags?)\W*$/i;

export const saysDone = (name: string): boolean => DONE.test(name);

/** At most one of them tells what is to be done; of the others one tells that it was. */
export const isHeadOfDone = (names: readonly string[]): boolean =>
  names.length > 1 && names.some((n, k) => TO_DO.test(n) && names.some((o, i) => i !== k && saysDone(o)));
