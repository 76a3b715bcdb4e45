import type { LibraryDeck } from '../domain/decks/card-address.ts';
import type { LenormandId } from '../domain/decks/lenormand.ts';
import type { TarotId } from '../domain/decks/tarot.ts';

/** The page of a card as the build has painted it, the same for everybody. */
export interface PaintedPage {
  readonly id: TarotId | LenormandId;
  readonly deck: LibraryDeck;
  readonly name: string;
  /** The heading of the page and what stands behind it, without the brand. */
  readonly title: string;
  readonly description: string;
  /** What the library is called that it belongs to. */
  readonly library: string;
  /** The address of its picture. */
  readonly picture: string;
  readonly markup: string;
}

/** The painted pages of a language by their address, and the style that each kind needs besides the app's. */
export interface PaintedPages {
  readonly styles: Readonly<Record<LibraryDeck, string>>;
  readonly pages: Readonly<Record<string, PaintedPage>>;
}

/** The file of the build that has them, for the server alone. */
export function paintedFile(language: string): string {
  return `painted/${language}.json`;
}
