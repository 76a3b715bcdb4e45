import type { Birth, BirthField } from './birth.ts';

const FIELDS: readonly BirthField[] = [
  'name',
  'sex',
  'date',
  'time',
  'place',
  'latitude',
  'longitude',
  'zone',
  'later',
  'relation',
];
/** A place is one thing: its name, its degrees and its zone are never mixed from two edits. */
const PLACE: readonly BirthField[] = ['place', 'latitude', 'longitude', 'zone'];

/**
 * Two edits of a birth that both began from `agreed`, merged field by field. Where both changed the same field to
 * different things the later edit wins. `hereIsLater` says whose that is.
 */
export function mergeBirths(agreed: Birth | undefined, here: Birth, there: Birth, hereIsLater: boolean): Birth {
  if (!agreed) return hereIsLater ? here : there;
  const changed = (birth: Birth, field: BirthField) =>
    (PLACE.includes(field) ? PLACE : [field]).some((one) => birth[one] !== agreed[one]);
  const merged: Record<string, unknown> = {};
  for (const field of FIELDS) {
    const mine = changed(here, field);
    const theirs = changed(there, field);
    merged[field] = (mine && (!theirs || hereIsLater) ? here : there)[field];
  }
  return merged as unknown as Birth;
}

/** Whether two births say the same in every field. */
export function sameBirth(one: Birth, other: Birth): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}
