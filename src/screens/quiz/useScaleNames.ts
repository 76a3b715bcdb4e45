import { useLingui } from '@lingui/react/macro';
import type { Element, Suit } from '../../domain/decks/tarot.ts';
import { quizShape } from '../../domain/quiz/catalogue.ts';
import type { Outcome } from '../../domain/quiz/score.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';

/** What a scale of a test is called: an element, a rank, a suit, a card. `outcome` knows the cards of a date of birth. */
export function useScaleNames(testId: string, outcome?: Outcome): (scale: string) => string {
  const { t } = useLingui();
  const terms = names();
  const cards = quizShape(testId)?.cards ?? {};
  const ranks: Record<string, string> = {
    page: t({ message: 'Page', context: 'court card' }),
    knight: t({ message: 'Knight', context: 'court card' }),
    queen: t({ message: 'Queen', context: 'court card' }),
    king: t({ message: 'King', context: 'court card' }),
  };
  return (scale) => {
    if (scale in terms.elements) return terms.elements[scale as Element];
    if (scale in terms.suits) return terms.suits[scale as Suit];
    const card = { outer: outcome?.cards[0], inner: outcome?.cards.at(-1) }[scale] ?? cards[scale];
    return card ? terms.tarot[card] : (ranks[scale] ?? scale);
  };
}

/** What came out, in a few words: the leading elements, or the cards. */
export function useResultName(): (testId: string, outcome: Outcome) => string {
  const elements = useScaleNames('elements');
  return (testId, { standings, cards }) => {
    const called =
      testId === 'elements' ? standings[0]!.leaders.map(elements) : cards.map((card) => names().tarot[card]);
    return listed(called);
  };
}

/** A list in words. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);
}
