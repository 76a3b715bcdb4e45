import { getRouteApi } from '@tanstack/react-router';
import { isTarotId } from '../../domain/decks/tarot.ts';
import { CardGrid } from './CardGrid.tsx';
import { CardMeaning } from './CardMeaning.tsx';

const route = getRouteApi('/tarotMean');

/** The library of the 78: the grid, or one card. */
export function TarotMean() {
  const { card } = route.useSearch();
  return card && isTarotId(card) ? <CardMeaning id={card} /> : <CardGrid />;
}
