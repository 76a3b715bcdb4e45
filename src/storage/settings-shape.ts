import * as v from 'valibot';
import { isTarotId } from '../domain/decks/tarot.ts';
import { REVERSAL_SHARES, type ReversalShare } from '../domain/draw/draw.ts';
import type { TableauSettings } from '../domain/lenormand/reading/tableau/settings.ts';
import type { LessonDeck } from '../domain/lesson/deck.ts';
import { LESSON_DECKS } from '../domain/lesson/deck.ts';
import type { School } from '../domain/reading/texts.ts';
import { SCHOOLS } from '../domain/reading/texts.ts';

export interface Settings {
  theme: 'system' | 'dark' | 'light';
  motion: 'system' | 'less';
  /** How large everything is written. */
  text: 'small' | 'normal' | 'large' | 'largest';
  sound: 'off' | 'on';
  /** A short shake of the phone with cards and dice, where the browser has one. */
  haptics: 'on' | 'off';
  reversals: ReversalShare;
  /** How reversed cards are read, until a reading is told otherwise. */
  school: School;
  /** May a card fall out of the pile while it is shuffled? */
  jumpers: boolean;
  /** Is the lowest card of the pile looked at when a reading is done? */
  shadow: boolean;
  /** The card that stands for the querent, or none. */
  significator: string | null;
  /** 1 to 12, where the person has told it for a year's spread. */
  birthMonth: number | null;
  /** The playing cards that stand small on Lenormand cards; many readers leave them out. */
  insets: 'shown' | 'hidden';
  /** How the Grand Tableau was laid last, and for whom; the Woman (29) at first. */
  tableau: TableauSettings;
  /** New cards that a lesson brings in a day. */
  newCards: number;
  /** The deck that the card of the day comes from. */
  dayDeck: LessonDeck;
  /** Shall the icon on the home screen say how many cards wait? */
  badge: boolean;
}

const SHAPES = {
  theme: v.picklist(['system', 'dark', 'light']),
  motion: v.picklist(['system', 'less']),
  text: v.picklist(['small', 'normal', 'large', 'largest']),
  sound: v.picklist(['off', 'on']),
  haptics: v.picklist(['on', 'off']),
  reversals: v.picklist(Object.keys(REVERSAL_SHARES) as ReversalShare[]),
  school: v.picklist(SCHOOLS),
  jumpers: v.boolean(),
  shadow: v.boolean(),
  significator: v.nullable(v.pipe(v.string(), v.check(isTarotId))),
  birthMonth: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  insets: v.picklist(['shown', 'hidden']),
  newCards: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  dayDeck: v.picklist(LESSON_DECKS),
  tableau: v.looseObject({ layout: v.string(), me: v.number() }),
  badge: v.boolean(),
} satisfies Record<keyof Settings, v.GenericSchema>;

/** What needs a leave of the browser, or lies on a table just now, is not brought in from a file. */
const NOT_FROM_FILES: readonly string[] = ['tableau', 'badge'];

/** The settings of a file, one by one: what this version does not know or would not choose is left out. */
export function settingsIn(value: unknown): Partial<Settings> {
  return chosen(value, (name) => isShaped(name) && !NOT_FROM_FILES.includes(name));
}

/** The settings that this device kept: what is torn is left out, what a newer version added stays for it. */
export function keptSettings(value: unknown): Partial<Settings> {
  return chosen(value, () => true);
}

function chosen(value: unknown, wanted: (name: string) => boolean): Partial<Settings> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([name, one]) => wanted(name) && (!isShaped(name) || v.is(SHAPES[name], one))),
  );
}

function isShaped(name: string): name is keyof Settings {
  return Object.hasOwn(SHAPES, name);
}
