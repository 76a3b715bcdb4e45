import type { Rolldown } from 'vite';
import { type PaintedPage, type PaintedSources, paintedFile } from '../../src/contract/painted.ts';
import { previewFont } from '../../src/contract/preview.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { artVersion } from './art-version.ts';
import { componentsIn } from './components.ts';
import { essaysIn } from './essays.ts';
import { previewFaces } from './preview-fonts.ts';
import { quizzesIn } from './quizzes.ts';

type Bundle = Rolldown.OutputBundle;
type Emit = (fileName: string, source: string | Uint8Array) => void;

/** What paints the public pages and the pictures of cards: src/prerender.tsx. */
export interface PagePainter {
  paintedScreens: Readonly<Record<string, string>>;
  paintPages: (language: Language, sources: PaintedSources) => Promise<Record<string, PaintedPage>>;
  drawCards: () => Promise<Record<string, string>>;
}

/** The page stands there already when the app takes it over: it does not arrive a second time. */
const STANDS = '#root[data-painted]>main{animation:none}';

/**
 * Writes the painted public pages, one file a language, and a picture of each card.
 * @returns the styles that stand in them
 */
export async function emitPages(bundle: Bundle, painter: PagePainter, emit: Emit): Promise<string[]> {
  const styles = Object.fromEntries(
    Object.entries(painter.paintedScreens).map(([path, screen]) => [path, styleOf(bundle, screen)]),
  );
  const components = componentsIn(bundle).map(({ name, version, licence }) => ({ name, version, licence }));
  const drawn = artVersion() + artVersion('server/previews');
  for (const language of LANGUAGES) {
    const sources = { essays: essaysIn(language), quizzes: quizzesIn(language), components };
    const pages = await painter.paintPages(language, sources);
    emit(paintedFile(language), JSON.stringify({ styles, pages, drawn }));
    const faces = await previewFaces(language, Object.values(pages));
    for (const [place, face] of faces.entries()) emit(previewFont(language, place), face);
  }
  for (const [id, drawing] of Object.entries(await painter.drawCards())) emit(`cards/${id}.svg`, drawing);
  return [...new Set(Object.values(styles))];
}

/** The style of a lazy screen and of all that it imports, which the page needs before any of them arrives. */
function styleOf(bundle: Bundle, screen: string): string {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const part = bundle[name];
    if (seen.has(name) || part?.type !== 'chunk') return;
    seen.add(name);
    // what a part imports comes before its own, as when the app loads them
    part.imports.forEach(visit);
    for (const sheet of (part as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])
      sheets.add(sheet);
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
