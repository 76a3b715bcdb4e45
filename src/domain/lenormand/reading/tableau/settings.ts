import type { Layout } from '../../cell.ts';
import type { Side } from '../../facing.ts';
import type { FateSetting } from '../../lineoffate.ts';
import type { WorkSchool } from '../../topics.ts';

/** What the reader settles before the cards are laid. */
export interface TableauSettings {
  layout: Layout;
  /** The card of the person asking: 28, 29, or any other. */
  me: number;
  /** The partner's card, only where it was named. */
  partner?: number | null;
  fate?: FateSetting;
  work?: WorkSchool;
  /** For a deck whose Clouds are dark on the other side. */
  darkSide?: Side;
}
