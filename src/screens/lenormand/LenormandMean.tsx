import { getRouteApi } from '@tanstack/react-router';
import { isLenormandId } from '../../domain/decks/lenormand.ts';
import { LenormandCard } from './LenormandCard.tsx';
import { LenormandGrid } from './LenormandGrid.tsx';

const route = getRouteApi('/lenormandMean');

/** The library of the 36: the grid, or one card. */
export function LenormandMean() {
  const { card } = route.useSearch();
  return card && isLenormandId(card) ? <LenormandCard id={card} /> : <LenormandGrid />;
}
