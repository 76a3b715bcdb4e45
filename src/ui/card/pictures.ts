import { BACKS, back } from '../../art/back.ts';
import { type CardId, loadCard } from '../../art/deck.ts';
import { withoutInset } from '../../art/inset.ts';

const markup = new Map<string, Promise<string>>();
const bitmaps = new Map<string, Promise<string>>();

/** The drawing of a card as SVG markup, made once; `bare`: without the playing card on a Lenormand card. */
export function cardMarkup(id: CardId, bare = false): Promise<string> {
  const drawn = once(markup, id, async () => (await loadCard(id)).draw());
  return bare ? drawn.then(withoutInset) : drawn;
}

/** A card as a bitmap of a width in CSS pixels, made once: the address of a picture for an `<img>`. */
export function cardBitmap(id: CardId, width: number, bare = false): Promise<string> {
  return once(bitmaps, `${id}@${width}${bare}`, async () => rasterise(await cardMarkup(id, bare), width));
}

export function backBitmap(brand: keyof typeof BACKS, width: number): Promise<string> {
  return once(bitmaps, `back-${brand}@${width}`, () => rasterise(back(BACKS[brand]), width));
}

function once(shelf: Map<string, Promise<string>>, key: string, make: () => Promise<string>): Promise<string> {
  const made = shelf.get(key) ?? make();
  shelf.set(key, made);
  made.catch(() => shelf.delete(key));
  return made;
}

/** 10 : 17 at the screen's own density, at most three pixels a point. */
async function rasterise(svg: string, width: number): Promise<string> {
  const scale = Math.min(devicePixelRatio || 1, 3);
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
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
    return URL.createObjectURL(blob);
  } finally {
    URL.revokeObjectURL(source);
  }
}
