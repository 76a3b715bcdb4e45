import { getRouteApi } from '@tanstack/react-router';
import { isLessonDeck } from '../../domain/lesson/deck.ts';
import { FlashCards } from './FlashCards.tsx';
import { Lessons } from './Lessons.tsx';

const route = getRouteApi('/lessons/cards');

/** The flash cards of a deck; without one, the choice of it. */
export function LessonCards() {
  const { deck } = route.useSearch();
  return isLessonDeck(deck) ? <FlashCards key={deck} deck={deck} /> : <Lessons />;
}
