import type { ReactNode } from 'react';
import type { PaintedPage, PaintedSources } from '../contract/painted.ts';
import type { Language } from '../domain/language.ts';

/** A page to be painted: what it says of itself, and its screen as the app shows it. */
export interface PageToPaint extends Omit<PaintedPage, 'path' | 'markup'> {
  /** In the language that is being painted. */
  readonly address: string;
  readonly screen: ReactNode;
}

/** How the pages of a kind are made. */
export interface PageKind {
  /** The lazy screen whose style they need. */
  readonly module: string;
  /** Every page of a language, which is the one being spoken. */
  readonly pages: (language: Language, sources: PaintedSources) => Promise<PageToPaint[]>;
}
