// What can be worked out or read by a reader of its own, beyond a label and its number.

/** Saturations (`spo2_…`) and arterial tensions (`pao2_…`) by what the patient was doing; on room air, unless the name says otherwise.
 *  `spo2_awake` and `spo2_sleep`, compared with one another, also take a reading whose air is not told. */
export const oxygenKinds = [
  'spo2_rest',
  'spo2_awake',
  'spo2_air',
  'spo2_oxygen',
  'spo2_exertion',
  'spo2_exertion_oxygen',
  'spo2_recovery',
  'spo2_sleep',
  'spo2_sleep_lowest',
  'pao2_rest',
  'pao2_exertion',
  'pao2_sleep',
] as const;
export type OxygenKind = (typeof oxygenKinds)[number];

export const computedKinds = [
  'bmi',
  'pack_years',
  'percent_relief',
  'relief_hours',
  'analgesic_cut',
  'function_gain',
  'age',
  'hematocrit',
  'time_below_88',
  'adherence',
  'lid_field_degrees',
  'lid_field_percent',
  ...oxygenKinds,
] as const;
export type ComputedKind = (typeof computedKinds)[number];
