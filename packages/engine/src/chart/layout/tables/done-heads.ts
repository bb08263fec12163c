// The names of a table's columns in; whether what was done is ticked, signed or answered in one of them: a row left empty there was not.

/** "Done", "Date completed", "Initials", "Yes", "Answer". */
const DONE =
  /^\W*(?:(?:date |when )?(?:done|completed?|performed|met|reviewed|discussed|given|provided|check(?:ed)?|shown|covered|addressed|explained|used|present)(?: ?\(?(?:yes\/no|y\/n|date|initials?|[x✓☒/])+\)?)?|initials?(?: ?\/ ?date)?|yes(?: ?\/ ?no)?|y(?: ?\/ ?n)?|answer|response)\W*$/i;
/** What is to be done, or asked, stands below these. */
const TO_DO =
  /^\W*(?:items?|topics?|elements?|components?|requirements?|tasks?|steps?|activit(?:y|ies)|criteri(?:on|a)|questions?|actions?|checklist|discussion points?|required elements?|symptoms?|(?:red )?flags?)\W*$/i;

export const saysDone = (name: string): boolean => DONE.test(name);

export const isHeadOfDone = ([first, ...others]: readonly string[]): boolean =>
  TO_DO.test(first) && others.some(saysDone);
