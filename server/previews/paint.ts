import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { previewFont } from '../../src/contract/preview.ts';
import type { Language } from '../../src/domain/language.ts';
import { type Advances, readAdvances } from './advances.ts';
import type { PreviewOrder } from './order.ts';
import { drawPlate } from './plate.ts';
import { encodePng } from './png.ts';

interface Faces {
  readonly fonts: readonly Uint8Array[];
  readonly advances: Advances;
}

/** Paints preview pictures with the fonts of a build, as PNG. The rasteriser is WebAssembly, so that it runs wherever Node does. */
export async function openPainter(appDir: string): Promise<(order: PreviewOrder) => Promise<Uint8Array>> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(readFileSync(wasm));
  const read = new Map<Language, Faces>();
  return async (order) => {
    const faces = read.get(order.language) ?? readFaces(appDir, order.language);
    read.set(order.language, faces);
    const svg = await drawPlate(order, faces.advances);
    const drawn = new Resvg(svg, { font: { fontBuffers: [...faces.fonts], defaultFontFamily: 'Marcellus' } });
    try {
      const image = drawn.render();
      const { width, height, pixels } = image;
      image.free();
      return encodePng(pixels, width, height);
    } finally {
      drawn.free();
    }
  };
}

function readFaces(appDir: string, language: Language): Faces {
  const fontAt = (place: number) => join(appDir, previewFont(language, place));
  const fonts: Uint8Array[] = [];
  for (let file = fontAt(0); existsSync(file); file = fontAt(fonts.length)) fonts.push(readFileSync(file));
  const widths = fonts.map(readAdvances);
  return {
    fonts,
    advances: (character) => widths.map((of) => of(character)).find((one) => one !== null) ?? null,
  };
}
