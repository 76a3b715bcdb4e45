import { followOrder } from '../../actions/follow-order.ts';
import { type Pace, usePoll } from './usePoll.ts';

/** A model writes as one looks, a person takes hours. */
const PACES: Record<'ai' | 'person', Pace> = {
  ai: { pause: 700, longest: 15_000 },
  person: { pause: 20_000, longest: 60_000 },
};

/** Fetches what is being written for a reading until nothing more will come. */
export function useFollow(seal: string, level: 'ai' | 'person', going: boolean): void {
  usePoll(`${level} ${seal}`, () => followOrder(seal, level), PACES[level], going);
}
