import type { LenormandId } from '../decks/lenormand.ts';
import type { TarotId } from '../decks/tarot.ts';
import type { CardOf } from './card-of.ts';
import { ANIMALS } from './symbols/animals.ts';
import { BODY } from './symbols/body.ts';
import { DEEDS } from './symbols/deeds.ts';
import { FEARS } from './symbols/fears.ts';
import { HOME } from './symbols/home.ts';
import { PEOPLE } from './symbols/people.ts';
import { PLACES } from './symbols/places.ts';
import { PLANTS } from './symbols/plants.ts';
import { SKY } from './symbols/sky.ts';
import { THINGS } from './symbols/things.ts';
import { WATER } from './symbols/water.ts';
import { WAYS } from './symbols/ways.ts';

export const DREAM_THEMES = [
  'people',
  'body',
  'animals',
  'plants',
  'water',
  'sky',
  'places',
  'home',
  'ways',
  'things',
  'deeds',
  'fears',
] as const;
export type DreamTheme = (typeof DREAM_THEMES)[number];

/** A thing people dream of: `key` is stable and names it in every language and in saved dreams. */
export interface DreamSymbol {
  key: string;
  theme: DreamTheme;
  card: TarotId | LenormandId;
}

const CARDS: Record<DreamTheme, CardOf> = {
  people: PEOPLE,
  body: BODY,
  animals: ANIMALS,
  plants: PLANTS,
  water: WATER,
  sky: SKY,
  places: PLACES,
  home: HOME,
  ways: WAYS,
  things: THINGS,
  deeds: DEEDS,
  fears: FEARS,
};

/** Every symbol of the dictionary, theme by theme. */
export const DREAM_SYMBOLS: readonly DreamSymbol[] = DREAM_THEMES.flatMap((theme) =>
  Object.entries(CARDS[theme]).map(([key, card]) => ({ key, theme, card })),
);
