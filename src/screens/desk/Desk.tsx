import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../session.ts';
import { DeskList } from './DeskList.tsx';
import { NotReader } from './NotReader.tsx';
import { Work } from './Work.tsx';

const route = getRouteApi('/desk');

/** The human readers' desk: what waits, and the question that is being answered. */
export function Desk() {
  const { order } = route.useSearch();
  const { asked } = route.useLoaderData();
  const { user } = useSession();
  if (user && !user.reader) return <NotReader />;
  return order ? <Work key={order} orderId={order} asked={asked} /> : <DeskList />;
}
