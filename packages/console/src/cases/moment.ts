// Timestamps as people read them.

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
export const moment = (iso: string): string => format.format(new Date(iso));
