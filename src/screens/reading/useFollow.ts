import { followOrder } from '../../actions/reading/follow-order.ts';
import { AS_WRITTEN, type Pace, usePoll } from './usePoll.ts';

const PACES: Record<'ai' | 'person', Pace> = {
  ai: AS_WRITTEN,
  // Somebody takes hours.
  person: { pause: 20_000, longest: 60_000 },
};

/** Fetches what is being written for a reading until nothing more will come. */
export function useFollow(seal: string, level: 'ai' | 'person', going: boolean): void {
  usePoll(`${level} ${seal}`, () => followOrder(seal, level), PACES[level], going);
}
