import { createHash } from 'node:crypto';
import type { Preview } from '../../src/contract/preview.ts';
import type { Brand } from '../../src/domain/brand.ts';
import type { Language } from '../../src/domain/language.ts';

/** Size of every preview picture, in pixels: what all readers of previews show whole. */
export const PREVIEW_WIDTH_PX = 1200;
export const PREVIEW_HEIGHT_PX = 630;
export const PREVIEW_TYPE = 'image/png';

/** Everything that a preview picture is made of: equal orders give equal pictures. */
export interface PreviewOrder extends Preview {
  readonly language: Language;
  readonly brand: Brand['id'];
  /** What the brand is called in the language. */
  readonly signed: string;
  readonly name: string;
}

/** Names a picture by all that it is made of. `drawn` changes with the code that draws. */
export function previewName(order: PreviewOrder, drawn: string): string {
  return createHash('sha256')
    .update(JSON.stringify([drawn, order]))
    .digest('base64url')
    .slice(0, 16);
}
