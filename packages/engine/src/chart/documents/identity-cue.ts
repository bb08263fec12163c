// What tells whose a record is, as data.

export const IDENTITY =
  /\b(?:DOB|D\.O\.B\.?|MRN|born|b\.(?= ?\d\d?\/)|birth(?: ?date|(?= \d))|date of birth)(?![a-z])|\b(?:patient|pt|name|member)\b ?:|^(?:patient|pt|name)\b/i;
