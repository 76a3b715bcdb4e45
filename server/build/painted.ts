import type { Rolldown } from 'vite';
import { type PaintedPage, paintedFile } from '../../src/contract/painted.ts';
import { LIBRARY_CARDS, LIBRARY_DECKS, type LibraryDeck } from '../../src/domain/decks/card-address.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';

type Bundle = Rolldown.OutputBundle;
type Emit = (fileName: string, source: string) => void;

/** What paints the pages of cards and their pictures: src/prerender.tsx. */
export interface CardPainter {
  paintCards: (language: Language) => Promise<Record<string, PaintedPage>>;
  drawCard: (id: string) => Promise<string>;
}

const SCREENS: Readonly<Record<LibraryDeck, string>> = {
  tarot: '/src/screens/library/TarotCardPage.tsx',
  lenormand: '/src/screens/lenormand/LenormandCardPage.tsx',
};
/** The page stands there already when the app takes it over: it does not arrive a second time. */
const STANDS = '#root[data-painted]>main{animation:none}';

/**
 * Writes the painted pages of the cards, one file a language, and a picture of each card.
 * @returns the styles that stand in them
 */
export async function emitCards(bundle: Bundle, painter: CardPainter, emit: Emit): Promise<string[]> {
  const styles = Object.fromEntries(LIBRARY_DECKS.map((deck) => [deck, styleOf(bundle, SCREENS[deck])]));
  for (const language of LANGUAGES)
    emit(paintedFile(language), JSON.stringify({ styles, pages: await painter.paintCards(language) }));
  for (const id of LIBRARY_CARDS) emit(`cards/${id}.svg`, await painter.drawCard(id));
  return Object.values(styles);
}

/** The style of a lazy screen and of all that it imports, which the page needs before any of them arrives. */
function styleOf(bundle: Bundle, screen: string): string {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const part = bundle[name];
    if (seen.has(name) || part?.type !== 'chunk') return;
    seen.add(name);
    for (const sheet of (part as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])
      sheets.add(sheet);
    part.imports.forEach(visit);
  };
  const start = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(screen)),
  );
  if (!start) throw new Error(`no part of the app has ${screen}`);
  visit(start.fileName);
  const text = [...sheets].map((name) => {
    const sheet = bundle[name];
    return sheet?.type === 'asset' ? String(sheet.source).trim() : '';
  });
  return text.join('') + STANDS;
}
