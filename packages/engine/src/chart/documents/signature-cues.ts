// How charts say who signed, as data.

/** A line that signs. */
export const SIGNATURE_CUE =
  /\b(?:(?:electronically|digitally) (?:signed|authenticated|verified|attested|approved)|e-?signed|signed (?:electronically|digitally|by|on|and)|(?:interpreted|read|reviewed|dictated|reported|finalized|authenticated|verified|confirmed|attested|approved|completed|prepared|performed) (?:and (?:\w+ )?(?:signed|verified) )?by\b|(?:provider|physician|practitioner|prescriber|clinician|therapist|patient|doctor'?s?)(?:'s)? signature|final report signed)|(?:^|[.;]\s)\s*(?:signed|signature|\/s\/|e-?signature|esign(?:ed|ature)?)\b|\/s\/|\b(?:confirmed|verified|interpreted|authenticated)(?: by)?: ?(?=[a-z])|[—–-] (?:electronically )?(?:e-)?signed\b|\bsigned(?: electronically)?,? (?:on )?\d{1,2}[/ .-]/i;
