import { BACKS } from '../../src/art/back.ts';
import { icon } from '../../src/art/icon.ts';
import { chart } from '../../src/art/sky.ts';
import { ASTERLY, type Brand, MOON_PALACE } from '../../src/domain/brand.ts';
import { LANGUAGE_TRAITS } from '../../src/domain/language.ts';
import type { Advances } from './advances.ts';
import { drawSide } from './drawings.ts';
import { inFewLines, titleLines } from './lines.ts';
import { PREVIEW_HEIGHT_PX, PREVIEW_WIDTH_PX, type PreviewOrder } from './order.ts';

interface Inks {
  readonly ground: string;
  /** Lines of the sky behind. */
  readonly sky: string;
  readonly text: string;
  readonly quiet: string;
  /** Gold as text. */
  readonly accent: string;
  readonly mark: 'star' | 'moon';
}
/** The night printing of each brand: `src/ui/tokens.css`. */
const INKS: Readonly<Record<Brand['id'], Inks>> = {
  asterly: {
    ground: ASTERLY.ground.dark,
    sky: '#2b2a45',
    text: '#f5ebd5',
    quiet: '#cfc6b8',
    accent: '#e8c77e',
    mark: 'star',
  },
  moonpalace: {
    ground: MOON_PALACE.ground.dark,
    sky: '#25392f',
    text: '#f5ebd5',
    quiet: '#cdd3c2',
    accent: '#f2d992',
    mark: 'moon',
  },
};

/** Between picture and words, and from the words to the right edge. */
const [GAP, MARGIN] = [72, 70];
/** Sizes of the name, the first that lets it stand in so few lines. */
const NAME_SIZES: readonly (readonly [size: number, lines: number])[] = [
  [88, 1],
  [72, 2],
  [60, 2],
  [52, 4],
];
const OVER = 27;
const LINE = 31;
const MAX_LINES = 3;
const SIGNATURE = 30;

/** The whole picture as SVG: the drawing at the left on the brand's ground, the words at the right. */
export async function drawPlate(order: PreviewOrder, advances: Advances): Promise<string> {
  const inks = INKS[order.brand];
  const side = await drawSide(order.drawings, order.brand);
  const sky = chart(246, 315, 300, { stroke: inks.sky, seed: 5 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH_PX}" height="${PREVIEW_HEIGHT_PX}" viewBox="0 0 ${PREVIEW_WIDTH_PX} ${PREVIEW_HEIGHT_PX}"><path d="M0 0h1200v630H0z" fill="${inks.ground}"/>${sky}<g stroke-linejoin="round" stroke-linecap="round">${side.svg}</g>${words(order, side.right + GAP, inks, advances)}${order.name === order.signed ? '' : signature(order, side.right + GAP, inks)}</svg>`;
}

/** What it is, its name and its line, as one block in the middle of the height. */
function words({ over = '', name, line = '', language }: PreviewOrder, x: number, inks: Inks, advances: Advances) {
  const width = PREVIEW_WIDTH_PX - MARGIN - x;
  const chinese = LANGUAGE_TRAITS[language].titleFace;
  const { size, lines } = setTitle(name, width, advances);
  const said = line === '' ? [] : inFewLines(line, LINE, width, MAX_LINES, advances);
  const [nameStep, lineStep] = [size * (chinese ? 1.28 : 1.14), LINE * (chinese ? 1.6 : 1.42)];
  const height = (over ? OVER + 26 : 0) + lines.length * nameStep + (said.length > 0 ? 56 + said.length * lineStep : 0);
  let y = (PREVIEW_HEIGHT_PX - 60 - height) / 2 + 8;
  let o = '';
  if (over) {
    o += text(over, x, y + OVER * 0.8, OVER, inks.accent);
    y += OVER + 26;
  }
  for (const one of lines) {
    o += text(one, x, y + size * 0.84, size, inks.text);
    y += nameStep;
  }
  if (said.length > 0) {
    o += `<path d="M${x} ${y + 24}h${96}" stroke="${inks.accent}" stroke-width="2"/>`;
    y += 50;
    for (const one of said) {
      o += text(one, x, y + LINE * 0.9, LINE, inks.quiet);
      y += lineStep;
    }
  }
  return o;
}

/** The largest size at which the name stands well: in one line, else parted where it pauses, else in few lines. */
function setTitle(name: string, width: number, advances: Advances): { size: number; lines: readonly string[] } {
  const tried = NAME_SIZES.map(([size, most]) => ({ size, most, ...titleLines(name, size, width, advances) }));
  const found =
    tried.find(({ lines }) => lines.length === 1) ??
    tried.find(({ lines, most, pauses }) => pauses && lines.length <= most) ??
    tried.find(({ lines, most }) => lines.length <= most) ??
    tried.at(-1)!;
  return { size: found.size, lines: found.lines.slice(0, found.most) };
}

/** The mark of the brand and what it is called, at the foot. */
function signature({ brand, signed }: PreviewOrder, x: number, inks: Inks): string {
  const mark = icon(BACKS[brand], inks.mark, 'small').replace('<svg ', `<svg x="${x}" y="540" width="46" height="46" `);
  return mark + text(signed, x + 62, 574, SIGNATURE, inks.accent);
}

function text(said: string, x: number, y: number, size: number, fill: string): string {
  const safe = said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<text x="${x}" y="${y}" font-family="Marcellus" font-size="${size}" fill="${fill}">${safe}</text>`;
}
