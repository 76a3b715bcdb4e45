import type { BackInks } from '../../art/back.ts';
import { paintCode } from './code.ts';
import { paintFrame, paintRule } from './frame.ts';
import type { PosterPicture } from './picture.ts';
import { wrapText } from './wrap.ts';

/** What stands on a poster; what is left out takes no room. */
export interface Poster {
  title: string;
  question?: string;
  picture?: PosterPicture;
  /** What lies where. */
  lines: readonly { place: string; name: string }[];
  summary: string;
  brand: string;
  /** The words beside the code, and the address that it carries. */
  invitation: string;
  address: string;
  inks: BackInks;
}

const WIDTH_PX = 1080;
const EDGE_PX = 96;
const INNER_PX = WIDTH_PX - 2 * EDGE_PX;
const PAPER = '#f5ebd5';
const TALLEST_PX = 1020;
const CODE_PX = 240;

interface Text {
  text: string;
  size: number;
  color: string;
  display?: boolean;
  most?: number;
}

/** A picture of 1080 pixels' width that can be sent to others: PNG. */
export async function drawPoster(poster: Poster): Promise<Blob> {
  const fonts = await fontsOf();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH_PX;
  canvas.height = 16;
  const context = canvas.getContext('2d')!;
  canvas.height = Math.ceil(await lay(poster, context, fonts, false));
  await lay(poster, context, fonts, true);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture could not be made');
  return blob;
}

/** Goes down the poster part by part; the first time it only measures. @returns the height. */
async function lay(
  poster: Poster,
  context: CanvasRenderingContext2D,
  fonts: Fonts,
  painting: boolean,
): Promise<number> {
  const { inks, picture } = poster;
  if (painting) paintFrame(context, inks);
  const write = (
    words: Text,
    top: number,
    left = WIDTH_PX / 2,
    width = INNER_PX,
    align: CanvasTextAlign = 'center',
  ) => {
    context.font = `${words.size}px ${words.display ? fonts.display : fonts.ui}`;
    const lines = wrapText(words.text, width, (line) => context.measureText(line).width, words.most);
    const step = words.size * (words.display ? 1.3 : 1.5);
    context.textAlign = align;
    context.textBaseline = 'top';
    context.fillStyle = words.color;
    if (painting) for (const [index, line] of lines.entries()) context.fillText(line, left, top + index * step);
    return top + lines.length * step;
  };
  let y = write({ text: poster.title, size: 46, color: inks.light, display: true, most: 2 }, EDGE_PX + 4);
  if (poster.question) y = write({ text: poster.question, size: 42, color: PAPER, display: true, most: 4 }, y + 20);
  if (picture) {
    const scale = Math.min(INNER_PX / picture.width, TALLEST_PX / picture.height, 300);
    const [width, height] = [picture.width * scale, picture.height * scale];
    if (painting) await picture.paint(context, { x: (WIDTH_PX - width) / 2, y: y + 40, width, height });
    y += 40 + height;
  }
  y = writeLines(poster, write, y + 36);
  if (painting) paintRule(context, inks, y + 44);
  y = write({ text: poster.summary, size: 33, color: PAPER, most: 12 }, y + 90, EDGE_PX, INNER_PX, 'left') + 56;
  if (painting) paintCode(context, poster.address, EDGE_PX, Math.round(y), CODE_PX);
  const beside = EDGE_PX + CODE_PX + 40;
  const wide = INNER_PX - CODE_PX - 40;
  const named = write(
    { text: poster.brand, size: 48, color: inks.light, display: true, most: 1 },
    y + 24,
    beside,
    wide,
    'left',
  );
  const invited = write({ text: poster.invitation, size: 28, color: PAPER, most: 2 }, named + 8, beside, wide, 'left');
  write(
    { text: new URL(poster.address).host, size: 26, color: inks.light, most: 1 },
    invited + 6,
    beside,
    wide,
    'left',
  );
  return y + CODE_PX + EDGE_PX;
}

/** What lies where: one below the other, of many cards in two columns. */
function writeLines(
  { lines, inks }: Poster,
  write: (words: Text, top: number, left?: number, width?: number, align?: CanvasTextAlign) => number,
  top: number,
): number {
  const columns = lines.length > 5 ? 2 : 1;
  const width = (INNER_PX - (columns - 1) * 40) / columns;
  const rows = Math.ceil(lines.length / columns);
  let y = top;
  for (let row = 0; row < rows; row++) {
    const ends = Array.from({ length: columns }, (_, column) => {
      const line = lines[column * rows + row];
      const left = EDGE_PX + column * (width + 40);
      if (!line) return y;
      const half = width * 0.46;
      if (!line.place) return write({ text: line.name, size: 30, color: PAPER }, y, left + width / 2, width);
      const place = write({ text: line.place, size: 27, color: inks.light, most: 2 }, y, left, half - 16, 'left');
      const name = write({ text: line.name, size: 27, color: PAPER, most: 2 }, y, left + half, width - half, 'left');
      return Math.max(place, name);
    });
    y = Math.max(...ends) + 6;
  }
  return y;
}

interface Fonts {
  display: string;
  ui: string;
}

/** The app's own fonts, when they are here. */
async function fontsOf(): Promise<Fonts> {
  const style = getComputedStyle(document.documentElement);
  const display = style.getPropertyValue('--font-display').trim() || 'serif';
  const ui = style.getPropertyValue('--font-ui').trim() || 'sans-serif';
  await document.fonts.load(`46px ${display}`).catch(() => []);
  return { display, ui };
}
