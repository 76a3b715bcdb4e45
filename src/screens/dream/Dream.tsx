import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Dictionary, UNBROWSED } from './Dictionary.tsx';
import { SymbolPage } from './SymbolPage.tsx';
import { useDreamIndex } from './useDreams.ts';

const route = getRouteApi('/dream');

/** The dictionary of dreams: the list, or one symbol. Back from a symbol, the list is as it was. */
export function Dream() {
  const { symbol } = route.useSearch();
  const index = useDreamIndex();
  const [browsing, browse] = useState(UNBROWSED);
  if (symbol && (!index || index.own.has(symbol))) return <SymbolPage key={symbol} id={symbol} index={index} />;
  return <Dictionary index={index} browsing={browsing} onBrowse={browse} />;
}
