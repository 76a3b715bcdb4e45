import { DICE_POINTS, DICE_SIGNS } from '../../domain/dice/faces.ts';
import type { DiceSpeech, FaceSpeech } from '../../domain/dice/texts.ts';

/** The page of a face by its id (`pnt01`, `sgn12`, `hse07`), or undefined for another id. */
export function faceOf(words: DiceSpeech, id: string): FaceSpeech | undefined {
  const number = Number(id.slice(3));
  if (id.startsWith('pnt')) return words.points[DICE_POINTS[number - 1]!];
  if (id.startsWith('sgn')) return words.signs[DICE_SIGNS[number - 1]!];
  return id.startsWith('hse') ? words.houses[number] : undefined;
}

export function faceName(words: DiceSpeech, id: string): string | undefined {
  return faceOf(words, id)?.name;
}
