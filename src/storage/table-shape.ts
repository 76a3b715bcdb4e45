import * as v from 'valibot';
import { MAX_PLACES, TABLE } from '../domain/spread/table.ts';
import { MAX_MEANING_CHARACTERS, MAX_NAME_CHARACTERS, MAX_TITLE_CHARACTERS } from '../domain/spread/table-words.ts';

const words = (most: number) => v.pipe(v.string(), v.maxLength(most));
const within = (most: number) => v.pipe(v.number(), v.minValue(0.5), v.maxValue(most - 0.5));

/** A table as a file may bring it: one to twenty places, each under a key of its own, all of them on the table. */
export const TableShape = v.object({
  title: words(MAX_TITLE_CHARACTERS),
  places: v.pipe(
    v.array(
      v.object({
        key: v.pipe(v.string(), v.regex(/^card\d{1,3}$/)),
        name: words(MAX_NAME_CHARACTERS),
        meaning: words(MAX_MEANING_CHARACTERS),
        x: within(TABLE.columns),
        y: within(TABLE.rows),
        crossing: v.optional(v.literal(true)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_PLACES),
    v.check((places) => new Set(places.map((place) => place.key)).size === places.length),
  ),
});
