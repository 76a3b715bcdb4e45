import type { PaintedPage } from '../../src/contract/painted.ts';
import { ABOUT_APP } from '../../src/domain/about-app.ts';
import type { Brand } from '../../src/domain/brand.ts';
import type { Language } from '../../src/domain/language.ts';
import {
  PREVIEW_HEIGHT_PX,
  PREVIEW_TYPE,
  PREVIEW_WIDTH_PX,
  type PreviewOrder,
  previewName,
} from '../previews/order.ts';

type Shown = Pick<PaintedPage, 'name' | 'title' | 'preview'>;
/** Where and for whom a page is made. */
export interface PageSetting {
  /** The address of the page, without the origin; `/<language>` for what has no page of its own. */
  address: string;
  language: Language;
  origin: string;
  brand: Brand;
  /** What `PaintedPages.drawn` says. */
  drawn: string;
}

/** What readers of previews learn of the picture of a page: Open Graph, which WeChat, Facebook, Telegram and iMessage read, and the card of X. */
export function previewTags(page: Shown, setting: PageSetting): Record<string, string> {
  return {
    'og:image': previewAt(page, setting),
    'og:image:type': PREVIEW_TYPE,
    'og:image:width': String(PREVIEW_WIDTH_PX),
    'og:image:height': String(PREVIEW_HEIGHT_PX),
    'og:image:alt': page.title,
    'twitter:card': 'summary_large_image',
  };
}

/** The whole address of the picture of a page, which names it by all that it is made of. */
export function previewAt(page: Shown, { address, language, origin, brand, drawn }: PageSetting): string {
  const version = previewName(previewOrder(page, language, brand), drawn);
  return `${origin}/previews${address}.png?v=${version}`;
}

/** What the picture of a painted page shows: of one that says what the operator has decided, the brand. */
export function shownOf(found: { page: PaintedPage } | undefined, language: Language, brand: Brand): Shown | null {
  if (!found) return null;
  return found.page.marked ? generalPage(language, brand) : found.page;
}

/** What stands for everything that has no page of its own. */
export function generalPage(language: Language, brand: Brand): Shown {
  const name = brand.name[language];
  return { name, title: name, preview: { drawings: [], line: ABOUT_APP[language] } };
}

/** What the picture of a page is made of. */
export function previewOrder({ name, preview }: Omit<Shown, 'title'>, language: Language, brand: Brand): PreviewOrder {
  return { ...(preview ?? { drawings: [] }), name, language, brand: brand.id, signed: brand.name[language] };
}
