import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const SOURCE = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** ASCII, the letters and signs of Western Europe, dashes, quotation marks, and the minus sign. */
const CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...[0x152, 0x153, 0x20ac, 0x2212],
  ...[...range(0x2010, 0x2014), 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2032, 0x2033],
];

/** Copyright and licence stay in the cut font; its name does not, which is reserved for the whole. */
const KEPT_NAMES = [0, 13, 14];

/**
 * In Chinese the face has letters and figures alone: quotation marks and dashes are as wide as a sign there, and without
 * the space the lines of the system's face keep their height and place.
 */
const BESIDE_HAN = 'U+21-7E,U+C0-D6,U+D8-F6,U+F8-FF';

/**
 * Cuts the face of running text down to what Latin writing needs, in the weights that the styles use, and writes the
 * style sheet that the worker lays under the pages it hands out (docs/decisions/17-a-face-for-running-text.md).
 */
export function textFace(): Plugin {
  return {
    name: 'text-face',
    apply: 'build',
    async generateBundle() {
      const source = await cutTextFace();
      const reference = this.emitFile({ type: 'asset', name: 'face.woff2', source });
      this.emitFile({ type: 'asset', name: 'face.css', source: sheetOf(`/${this.getFileName(reference)}`) });
    },
  };
}

export async function cutTextFace(): Promise<Buffer> {
  const file = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  return await subsetFont(file, String.fromCodePoint(...CHARACTERS), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    preserveNameIds: KEPT_NAMES,
  });
}

/** `optional`: a face that is not there at once leaves the page as it is. Its small letters grow to those of phones. */
function sheetOf(address: string): string {
  const face = (name: string, more = '') =>
    `@font-face{font-family:"${name}";src:url(${address}) format("woff2");font-weight:400 600;font-display:optional;` +
    `size-adjust:105%;ascent-override:95%;descent-override:27%;line-gap-override:0%${more}}`;
  return (
    face('Text') +
    face('Text beside Han', `;unicode-range:${BESIDE_HAN}`) +
    ':root{--face:"Text"}:root:lang(zh){--face:"Text beside Han"}'
  );
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
