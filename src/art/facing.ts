import type { Side } from '../domain/lenormand/facing.ts';
import type { CardId } from './deck.ts';

/** What a reading needs to know of a picture, as it is seen upright. A card that is drawn anew changes its row here. */
export interface Facing {
  /** Where the person on the card looks. */
  gaze?: Side | 'viewer';
  /** The heavy side of the Clouds. */
  dark?: Side;
  /** Where the blade of the Scythe points. */
  blade?: Side;
}
export const FACING: Partial<Record<CardId, Facing>> = {
  len06: { dark: 'left' },
  len10: { blade: 'right' },
  len28: { gaze: 'right' },
  len29: { gaze: 'left' },
  wanP: { gaze: 'right' },
  wanN: { gaze: 'right' },
  wanQ: { gaze: 'viewer' },
  wanK: { gaze: 'left' },
  cupP: { gaze: 'right' },
  cupN: { gaze: 'right' },
  cupQ: { gaze: 'left' },
  cupK: { gaze: 'viewer' },
  swoP: { gaze: 'left' },
  swoN: { gaze: 'left' },
  swoQ: { gaze: 'right' },
  swoK: { gaze: 'viewer' },
  penP: { gaze: 'right' },
  penN: { gaze: 'right' },
  penQ: { gaze: 'viewer' },
  penK: { gaze: 'viewer' },
};
