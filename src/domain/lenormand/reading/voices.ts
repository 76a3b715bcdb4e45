import type { Intent, Matter } from '../../question/matter-kinds.ts';
import type { Mood, Pace, Verdict } from '../../reading/matter-words.ts';
import { isHeavyYes } from '../../reading/polarity.ts';
import { isCertain, leanOf, paceOf } from '../polarity.ts';
import type { Step, Tone } from './texts.ts';

/** A card and how much it has to say in the answer. */
export interface Voice {
  card: number;
  weight: number;
}

/** The cards of a spread that speak in the answer. */
export interface Voices {
  /** In the order in which they are read. */
  all: readonly Voice[];
  /** The card with the last word. */
  last: number;
  /** The card that everything turns on. */
  centre: number;
  /** Of two options, the cards of the one named first and of the other. */
  sides: readonly [readonly number[], readonly number[]];
  /** The card that stands for the matter where it lies there, and the one or two beside it. */
  topic?: { card: number; beside: readonly number[] } | null;
}

/**
 * From so far the cards are light or heavy; between them an answer is honestly unclear. The deck as a whole leans a little
 * to the good, so a good end takes more. Where the Key has the last word or the middle, less is enough.
 */
const CLEAR = { light: 0.55, heavy: -0.1 } as const;
const CERTAIN = { light: 0.25, heavy: 0 } as const;

/** How the cards stand, from about -2 (heavy) to 2 (light). */
export function standingOf(voices: readonly Voice[], intent: Intent): number {
  const weights = voices.reduce((sum, { weight }) => sum + weight, 0);
  const says = voices.reduce((sum, { card, weight }) => sum + weight * leanOf(card, intent), 0);
  return weights === 0 ? 0 : says / weights;
}

export function moodOf({ all, last, centre }: Voices, intent: Intent): Mood {
  const standing = standingOf(all, intent);
  const clear = isCertain(last) || isCertain(centre) ? CERTAIN : CLEAR;
  if (standing > clear.light) return 'light';
  return standing < clear.heavy ? 'heavy' : 'mixed';
}

/** In some matters a yes is the heavy answer. */
export function verdictOf(voices: Voices, matter: Pick<Matter, 'intent' | 'facet' | 'yes'>): Verdict {
  const mood = moodOf(voices, matter.intent);
  if (mood === 'mixed') return 'unclear';
  return (mood === 'light') === isHeavyYes(matter) ? 'no' : 'yes';
}

/** Who says most for the mood of the whole, and who says most against it; `even`: both say something. */
interface Speakers {
  /** Null where there is no card but the one left out. */
  best: number | null;
  worst: number | null;
  even: boolean;
}

/** `shown`: a card that has spoken already. */
export function speakersOf({ all }: Voices, intent: Intent, mood: Mood, shown: number | null = null): Speakers {
  const sign = mood === 'heavy' ? -1 : 1;
  const ranked = all
    .filter(({ card }) => card !== shown)
    .map(({ card, weight }) => ({ card, says: sign * weight * leanOf(card, intent) }))
    .sort((a, b) => b.says - a.says);
  const [best] = ranked;
  const against = ranked.at(-1);
  if (!best || !against) return { best: null, worst: null, even: false };
  return { best: best.card, worst: against.says < 0 ? against.card : null, even: best.says > 0 && against.says < 0 };
}

/** From here on the swift cards, or the slow ones, have the better of it. */
const SWIFT = 0.15;
const SLOW = -0.15;

/** How soon: by what is swift and what is slow among the cards that come, and the card that says so most. */
export function paceAmong({ all }: Voices): { pace: Pace; card: number } {
  const weights = all.reduce((sum, { weight }) => sum + weight, 0);
  const pace = all.reduce((sum, { card, weight }) => sum + weight * paceOf(card), 0) / weights;
  const sign = pace > SWIFT ? 1 : pace < SLOW ? -1 : 0;
  const fitting = all.filter(({ card }) => paceOf(card) === sign).sort((a, b) => b.weight - a.weight);
  return {
    pace: sign === 1 ? 'soon' : sign === -1 ? 'far' : 'condition',
    card: (fitting[0] ?? [...all].sort((a, b) => b.weight - a.weight)[0])!.card,
  };
}

/** How each card follows upon the one before it; of a body none is called hard. */
export function stepsOf(cards: readonly number[], intent: Intent): Step[] {
  return cards.slice(1).map((card, index) => {
    if (intent === 'health') return 'on';
    const [from, to] = [leanOf(cards[index]!, intent), leanOf(card, intent)];
    if (from >= 0 && to < 0) return 'heavier';
    return from < 0 && to > 0 ? 'lighter' : 'on';
  });
}

/** How the second card of a pair colours the first. */
export function toneOf(first: number, second: number, intent: Intent): Tone {
  const [from, to] = [leanOf(first, intent), leanOf(second, intent)];
  if (to === 0) return 'even';
  if (to > 0) return from < 0 ? 'lighter' : 'kind';
  return from < 0 ? 'hard' : 'heavier';
}
