import { BACKS, back } from '../../src/art/back.ts';
import { CARD_IDS, type CardId, loadCard } from '../../src/art/deck.ts';
import { spreadPicture } from '../../src/art/emblems.ts';
import { begonia, rounded } from '../../src/art/geom/shapes.ts';
import { C } from '../../src/art/ink.ts';
import { clip, flat, ln, sh } from '../../src/art/kit/marks.ts';
import { isWallpaper, loadWallpaper } from '../../src/art/wallpapers/catalogue.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { DICE_SPREADS } from '../../src/domain/spread/dice.ts';
import { LENORMAND_SPREADS } from '../../src/domain/spread/lenormand.ts';
import type { Position } from '../../src/domain/spread/spread.ts';
import { TAROT_SPREADS } from '../../src/domain/spread/tarot.ts';

/** What stands at the left of a preview picture. */
export interface Side {
  readonly svg: string;
  /** Where it ends, in pixels from the left edge. */
  readonly right: number;
}

/** Middle of the side, and the box that its pictures stay in. */
const [CX, CY] = [246, 315];
const TALL = 550;
/** A card is 10 : 17, a wallpaper 10 : 17 here. */
const ACROSS = (TALL * 10) / 17;
const MAX_CARDS = 3;
const [PLATE_W, PLATE_H] = [410, 510];
/** Between the grid of `spreadPicture` and pixels. */
const PLATE_SCALE = 4.6;
/** Two and three cards: their height, and from one middle to the next. Level lines that are turned weigh twice as much. */
const HANDS = [
  { tall: 450, step: [150, 70] },
  { tall: 400, step: [112, 58] },
] as const;
const HAND_X = 270;

/** The drawings of an order; one that is not known, and none, shows the back of the brand's cards. */
export async function drawSide(drawings: readonly string[], brand: Brand['id']): Promise<Side> {
  const cards = drawings.filter((name) => name.startsWith('card:')).map((name) => name.slice('card:'.length));
  const known = cards.filter((id): id is CardId => CARD_IDS.some((one) => one === id)).slice(0, MAX_CARDS);
  if (known.length > 0) return spreadOut(await Promise.all(known.map(async (id) => (await loadCard(id)).draw())));
  const [kind, name = ''] = (drawings[0] ?? '').split(':');
  if (kind === 'art' && isWallpaper(name)) return await wallpaper(name);
  if (kind === 'spread') return spread(Number(name), brand) ?? plain(brand);
  return plain(brand);
}

const plain = (brand: Brand['id']): Side => spreadOut([back(BACKS[brand])]);

/** One card; more of them one over the other, the first at the left. */
function spreadOut(cards: readonly string[]): Side {
  const [only] = cards;
  if (cards.length === 1) return { svg: card(only!, CX, CY, TALL), right: CX + ACROSS / 2 };
  const { tall, step } = HANDS[cards.length === 2 ? 0 : 1];
  const svg = cards.map((one, place) => {
    const off = place - (cards.length - 1) / 2;
    return card(one, HAND_X + off * step[0], CY + off * step[1], tall);
  });
  return { svg: svg.join(''), right: HAND_X + ((cards.length - 1) / 2) * step[0] + (tall * 5) / 17 };
}

function card(drawing: string, x: number, y: number, tall: number): string {
  const [w, h] = [(tall * 10) / 17, tall];
  const id = /id="(\w+)/.exec(drawing)?.[1] ?? 'plain';
  const inner = drawing.replace(
    /^<svg xmlns="[^"]+" viewBox="([^"]+)">/,
    `<svg x="0" y="0" width="${w}" height="${h}" viewBox="$1">`,
  );
  const edge = rounded(0, 0, w, h, w * 0.045);
  return `<g transform="translate(${Math.round(x - w / 2)} ${Math.round(y - h / 2)})">${flat(rounded(7, 9, w, h, w * 0.045), '#000', 0.34)}${clip(`edge-${id}-${x}`, edge, inner)}</g>`;
}

async function wallpaper(name: Parameters<typeof loadWallpaper>[0]): Promise<Side> {
  const draw = await loadWallpaper(name);
  const [x, y] = [CX - ACROSS / 2, CY - TALL / 2];
  const edge = begonia(x, y, ACROSS, TALL, 22);
  const picture = draw({ width: ACROSS, height: TALL, dark: true }).replace('<svg ', `<svg x="${x}" y="${y}" `);
  const svg =
    clip('plate', edge, picture) +
    ln(edge, 3, C.gold) +
    ln(begonia(x + 8, y + 8, ACROSS - 16, TALL - 16, 18), 1.2, C.gold);
  return { svg, right: x + ACROSS };
}

/** The places of a spread on a plate of the brand. */
function spread(id: number, brand: Brand['id']): Side | null {
  const positions: readonly Position[] | undefined = [...TAROT_SPREADS, ...LENORMAND_SPREADS, ...DICE_SPREADS].find(
    (one) => one.id === id && !one.free,
  )?.positions;
  if (!positions) return null;
  const { ground, metal } = BACKS[brand];
  const [x, y] = [CX - PLATE_W / 2, CY - PLATE_H / 2];
  const inside = spreadPicture(positions, { w: PLATE_W / PLATE_SCALE, h: PLATE_H / PLATE_SCALE });
  const svg =
    sh(begonia(x, y, PLATE_W, PLATE_H, 24), ground, 2.4) +
    ln(begonia(x + 9, y + 9, PLATE_W - 18, PLATE_H - 18, 21), 1.6, metal) +
    `<g transform="translate(${x} ${y}) scale(${PLATE_SCALE})">${inside}</g>`;
  return { svg, right: x + PLATE_W };
}
