import type { Choose } from './choice.ts';
import type { MatterWords } from './matter-words.ts';
import { filled } from './words-of.ts';

/** A card on a way: what it is called, how far it leans, and what is written for it of what a way gives and costs. */
export interface OnWay<Card> {
  card: Card;
  spoken: string;
  says: number;
  gives: string;
  costs: string;
}

/** A way by its name, with its cards. */
export interface NamedWay<Card> {
  name: string;
  cards: readonly OnWay<Card>[];
}

/** What is said of a way, and by which cards. */
export interface WaySentence<Card> {
  text: string;
  cards: readonly Card[];
}

/**
 * Two ways by their names, each with what its kindest card gives and its hardest costs, neither in the words of the other;
 * where neither is `favoured`, what would decide between them.
 */
export function sentencesOfWays<Card>(
  { each, one, decides, neither }: MatterWords['which'],
  choose: Choose,
  ways: readonly [NamedWay<Card>, NamedWay<Card>],
  favoured: boolean,
): WaySentence<Card>[] {
  const [first, second] = [endsOf(ways[0], null), endsOf(ways[1], endsOf(ways[0], null))];
  if (!first || !second) return [];
  const sentences = [first, second].map((ends, index) => sentenceOfWay(ends, ways[index]!.name, index));
  if (favoured) return sentences;
  const heavy = first.best.says < 0 && second.best.says < 0;
  const values = {
    a: ways[0].name,
    b: ways[1].name,
    gives: first.best.gives,
    costs: first.worst.costs,
    others: heavy ? second.worst.costs : second.best.gives,
  };
  const text = choose(
    'decides',
    (heavy ? neither : decides).map((way) => filled(way, values)),
  );
  return [...sentences, { text, cards: [first, second].flatMap(({ best, worst }) => [best.card, worst.card]) }];

  function sentenceOfWay({ best, worst }: Ends<Card>, way: string, index: number): WaySentence<Card> {
    const single = best.card === worst.card;
    const templates = single ? one[best.says < 0 ? 'costs' : 'gives'] : each;
    const values = { way, gives: best.gives, costs: worst.costs, card: best.spoken, other: worst.spoken };
    const text = choose(
      `way ${index}`,
      templates.map((template) => filled(template, values)),
    );
    return { text, cards: single ? [best.card] : [best.card, worst.card] };
  }
}

/** The card by which a way gives most, and the one by which it costs most. */
interface Ends<Card> {
  best: OnWay<Card>;
  worst: OnWay<Card>;
}

/** `other`: what was said of the other way, which is not said of this one too as long as its cards have other words. */
function endsOf<Card>({ cards }: NamedWay<Card>, other: Ends<Card> | null): Ends<Card> | null {
  const ranked = [...cards].sort((a, b) => b.says - a.says);
  const best = ranked.find(({ gives }) => gives !== other?.best.gives) ?? ranked[0];
  const left = ranked.filter((one) => one !== best).reverse();
  const worst = left.find(({ costs }) => costs !== other?.worst.costs) ?? left[0] ?? best;
  return best && worst ? { best, worst } : null;
}
