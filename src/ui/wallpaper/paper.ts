import { loadWallpaper, type WallpaperId } from '../../art/wallpapers/catalogue.ts';
import { isWide, loadWide } from '../../art/wide/catalogue.ts';
import { plateFor, type Size } from '../../domain/wallpaper/size.ts';
import { fetchPart } from '../../platform/part.ts';
import { imageOf } from '../share/picture.ts';

const thumbs = new Map<string, Promise<string>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * A wallpaper as a PNG of exactly so many pixels, by night or by day. A picture wider than high is the wide scene of
 * the same subject where there is one, else the middle of the wallpaper. @throws when it cannot be drawn here
 */
export async function wallpaperPicture(id: WallpaperId, size: Size, night: boolean): Promise<Blob> {
  const wide = size.width > size.height && isWide(id) ? id : undefined;
  const draw = await fetchPart(() => (wide ? loadWide(wide) : loadWallpaper(id)));
  const plate = wide ? size : plateFor(size);
  const image = await imageOf(draw({ ...plate, dark: night }));
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const [left, top] = [(size.width - plate.width) / 2, (size.height - plate.height) / 2];
  canvas.getContext('2d')!.drawImage(image, left, top, plate.width, plate.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('a wallpaper could not be drawn');
  return blob;
}

/** A small picture of a wallpaper for grids, made once: an address for an `<img>`. One is drawn after the other. */
export function wallpaperThumb(id: WallpaperId, size: Size, night: boolean): Promise<string> {
  const key = `${id}@${size.width}x${size.height}${night ? 'n' : 'd'}`;
  const made = thumbs.get(key) ?? inTurn(async () => URL.createObjectURL(await wallpaperPicture(id, size, night)));
  thumbs.set(key, made);
  made.catch(() => thumbs.delete(key));
  return made;
}

function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}
