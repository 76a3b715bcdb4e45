import { BACKS, back } from '../../art/back.ts';
import { type CardId, loadCard } from '../../art/deck.ts';
import { type Layer, layersOf } from '../../art/depth.ts';
import { goldOf } from '../../art/gold.ts';
import { withoutInset } from '../../art/inset.ts';
import { keepPicture, keptPicture } from './kept-pictures.ts';

const markup = new Map<string, Promise<string>>();
const vectors = new Map<string, Promise<string>>();
const bitmaps = new Map<string, Promise<string>>();

/** The drawing of a card as SVG markup, made once; `bare`: without the playing card on a Lenormand card. */
export function cardMarkup(id: CardId, bare = false): Promise<string> {
  const drawn = memoizedIn(markup, id, async () => (await loadCard(id)).draw());
  return bare ? drawn.then(withoutInset) : drawn;
}

/** A card that is sharp at every size, made once: the address of a picture for an `<img>`. */
export function cardVector(id: CardId, bare = false): Promise<string> {
  return memoizedIn(vectors, `${id}${bare ? '-bare' : ''}`, async () =>
    URL.createObjectURL(svgOf(await cardMarkup(id, bare))),
  );
}

/** The gold of a card, white on black, as the address of a picture. */
export function cardGold(id: CardId): Promise<string> {
  return memoizedIn(vectors, `${id}-gold`, async () => URL.createObjectURL(svgOf(goldOf(await cardMarkup(id, true)))));
}

/** One layer of a card, as large as the card, as the address of a picture. */
export function cardLayer(id: CardId, layer: Layer, bare: boolean): Promise<string> {
  return memoizedIn(vectors, `${id}-${layer}${bare ? '-bare' : ''}`, async () =>
    URL.createObjectURL(svgOf(layersOf(await cardMarkup(id, bare))[layer])),
  );
}

/**
 * A card as a bitmap of a width in CSS pixels, drawn once and kept on the phone: the address of a picture for an `<img>`.
 */
export function cardBitmap(id: CardId, width: number, bare = false): Promise<string> {
  const key = `${id}@${width}x${density()}${bare ? '-bare' : ''}`;
  return memoizedIn(bitmaps, key, async () => {
    const picture = (await keptPicture(key)) ?? (await draw(key, id, width, bare));
    return URL.createObjectURL(picture);
  });
}

export function backBitmap(brand: keyof typeof BACKS, width: number): Promise<string> {
  const key = `back-${brand}@${width}`;
  return memoizedIn(bitmaps, key, async () => URL.createObjectURL(await rasterise(back(BACKS[brand]), width)));
}

async function draw(key: string, id: CardId, width: number, bare: boolean): Promise<Blob> {
  const picture = await rasterise(await cardMarkup(id, bare), width);
  void keepPicture(key, picture);
  return picture;
}

function memoizedIn(shelf: Map<string, Promise<string>>, key: string, make: () => Promise<string>): Promise<string> {
  const made = shelf.get(key) ?? make();
  shelf.set(key, made);
  made.catch(() => shelf.delete(key));
  return made;
}

/** Pixels a point: the screen's own, at most three. */
const density = () => Math.min(devicePixelRatio || 1, 3);

/** 10 : 17 at the screen's density. */
async function rasterise(svg: string, width: number): Promise<Blob> {
  const scale = density();
  const source = URL.createObjectURL(svgOf(svg));
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(width * 1.7 * scale);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('a card could not be drawn');
    return blob;
  } finally {
    URL.revokeObjectURL(source);
  }
}

const svgOf = (markup: string) => new Blob([markup], { type: 'image/svg+xml' });
