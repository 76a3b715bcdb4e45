import * as v from 'valibot';
import { isTarotId } from '../domain/decks/tarot.ts';
import { REVERSAL_SHARES, type ReversalShare } from '../domain/draw/draw.ts';
import { LESSON_DECKS } from '../domain/lesson/deck.ts';
import { SCHOOLS } from '../domain/reading/texts.ts';
import type { Settings } from './settings.ts';

/** What may be brought in from a file; what needs a leave of the browser, or lies on a table just now, stays as it is. */
const SHAPES = {
  theme: v.picklist(['system', 'dark', 'light']),
  motion: v.picklist(['system', 'less']),
  text: v.picklist(['small', 'normal', 'large', 'largest']),
  sound: v.picklist(['off', 'on']),
  haptics: v.picklist(['on', 'off']),
  reversals: v.picklist(Object.keys(REVERSAL_SHARES) as ReversalShare[]),
  school: v.picklist(SCHOOLS),
  jumpers: v.boolean(),
  significator: v.nullable(v.pipe(v.string(), v.check(isTarotId))),
  birthMonth: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  insets: v.picklist(['shown', 'hidden']),
  newCards: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  dayDeck: v.picklist(LESSON_DECKS),
} satisfies Partial<Record<keyof Settings, v.GenericSchema>>;

/** The settings of a file, one by one: what this version does not know or would not choose is left out. */
export function settingsIn(value: unknown): Partial<Settings> {
  if (typeof value !== 'object' || value === null) return {};
  const known = Object.entries(SHAPES).filter(([name, shape]) => v.is(shape, Reflect.get(value, name)));
  return Object.fromEntries(known.map(([name]) => [name, Reflect.get(value, name)]));
}
