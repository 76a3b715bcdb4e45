import { sealClarifier } from '../../domain/draw/clarifier.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { saveClarifier } from '../../storage/journal.ts';

/** Takes the card at a place of the sealed pile for a position and keeps it; one that is kept already stays. */
export async function clarify(draw: SealedDraw, position: string, place: number): Promise<void> {
  await saveClarifier(draw.seal, sealClarifier(draw, position, place, new Date()));
}
