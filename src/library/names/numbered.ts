import { type LenormandId, lenormandId } from '../../domain/decks/lenormand.ts';
import { MAJORS, type MajorId } from '../../domain/decks/tarot.ts';

/** Names of the Majors from 0, written as one line. */
export function majorNames(line: string): Record<MajorId, string> {
  const names = line.split('|');
  return Object.fromEntries(MAJORS.map((card) => [card.id, names[card.number]!])) as Record<MajorId, string>;
}

/** Names of the 36 Lenormand cards from 1, written as one line. */
export function lenormandNames(line: string): Record<LenormandId, string> {
  return Object.fromEntries(line.split('|').map((name, index) => [lenormandId(index + 1), name]));
}
