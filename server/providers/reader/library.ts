import { faceIds } from '../../../src/domain/dice/face-id.ts';
import { DICE_POINTS, DICE_SIGNS } from '../../../src/domain/dice/faces.ts';
import type { Language } from '../../../src/domain/language.ts';
import { loadDiceWords } from '../../../src/library/dice/load.ts';
import { NAMES } from '../../../src/library/names/load.ts';
import type { Names } from '../../../src/library/names/names.ts';

/** What cards and topics are called in a language. */
export async function namesIn(language: Language): Promise<Names> {
  return (await NAMES[language]()).names;
}

/** What every card and every face of the dice is called in a language, by its id. */
export async function calledIn(language: Language): Promise<Readonly<Record<string, string>>> {
  const [{ tarot, lenormand }, words] = await Promise.all([namesIn(language), loadDiceWords(language)]);
  const faces = DICE_POINTS.flatMap((point, index) => {
    const sign = DICE_SIGNS[index]!;
    const ids = faceIds({ point, sign, house: index + 1 });
    return [
      [ids.point, words.points[point].name],
      [ids.sign, words.signs[sign].name],
      [ids.house, words.houses[index + 1]!.name],
    ];
  });
  return { ...tarot, ...lenormand, ...Object.fromEntries(faces) };
}
