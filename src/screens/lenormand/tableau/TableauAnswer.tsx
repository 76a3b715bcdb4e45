import { getRouteApi, Navigate } from '@tanstack/react-router';
import { GRAND_TABLEAU } from '../../../domain/spread/spread.ts';
import type { JournalRow } from '../../../storage/store/rows.ts';
import { Page } from '../../../ui/Page.tsx';
import { NoReading } from '../../reading/NoReading.tsx';
import { useAsked } from '../useAsked.ts';
import { useKept } from '../useKept.ts';
import { type LenormandWords, useLenormand, useSpreadTexts } from '../useLenormand.ts';
import { TableauReading } from './TableauReading.tsx';

const route = getRouteApi('/lenormand/grandTableauAnswer');

/** A sealed table of all 36 cards; the one of the address, else the last that was laid here. */
export function TableauAnswer() {
  const { seal } = route.useSearch();
  const row = useKept(seal, route.useLoaderData());
  if (row && row.draw.spreadId !== GRAND_TABLEAU) {
    return <Navigate to="/lenormand/answer" search={{ seal: row.key }} replace />;
  }
  if (row === null) return <NoReading deck="lenormand" />;
  return row ? <TableauEntry key={row.key} row={row} /> : <Page>{null}</Page>;
}

/** A sealed table of the journal and its reading. */
export function TableauEntry({ row }: { row: JournalRow }) {
  const title = useSpreadTexts()?.grandTableau?.title;
  const library = useLenormand();
  if (title === undefined || !library) return <Page>{null}</Page>;
  return <Asking row={row} title={title} library={library} />;
}

/** Waits until the question is understood. */
function Asking(props: { row: JournalRow; title: string; library: LenormandWords }) {
  const asked = useAsked(props.row);
  return asked ? <TableauReading {...props} asked={asked} /> : <Page>{null}</Page>;
}
