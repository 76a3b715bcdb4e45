import { C } from '../ink.ts';
import { flat } from '../kit/marks.ts';

/** Half height of the smallest head that has room for shade. */
const MIN_HEAD = 19;

/**
 * A part of a head in shade, as path data, in the next darker skin; s = half height of the skull. Faces that are
 * painted, carved or masked have none.
 */
export function shaded(skin: string, s: number, d: string): string {
  const at = (C.skin as readonly string[]).indexOf(skin);
  return at < 0 || s < MIN_HEAD ? '' : flat(d, C.skin[at + 1] ?? C.ink, at > 2 ? 0.3 : 0.5);
}
