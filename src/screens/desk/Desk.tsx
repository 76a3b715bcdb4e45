import { getRouteApi } from '@tanstack/react-router';
import { DeskList } from './DeskList.tsx';
import { Work } from './Work.tsx';

const route = getRouteApi('/desk');

/** The human readers' desk: what waits, and the question that is being answered. */
export function Desk() {
  const { order } = route.useSearch();
  return order ? <Work key={order} orderId={order} /> : <DeskList />;
}
