import { type Sentence, sentence } from '../reading/sentence.ts';
import { faceIds } from './face-id.ts';
import type { Throw } from './faces.ts';
import { type NatalGround, natalTouch } from './natal.ts';
import type { DicePhrases, DiceRule, DiceSpeech } from './texts.ts';

/** What a throw touches in a birth chart: the thrown planet, the thrown sign among its houses, the thrown house. */
export function touchSentences(
  { words, phrases }: { words: DiceSpeech; phrases: DicePhrases },
  natal: NatalGround,
  thrown: Throw,
): Sentence<DiceRule>[] {
  const { signHouses, intercepted, point, inHouse } = natalTouch(natal, thrown);
  const ids = faceIds(thrown);
  const houseName = (number: number) => words.houses[number]!.name;
  const sign = words.signs[thrown.sign].name;
  const house = houseName(thrown.house);
  const { natal: say } = phrases;
  const ofSign = intercepted
    ? [sentence(say.intercepted(sign, houseName(signHouses[0]!)), 'natalSign' as const, ids.sign)]
    : signHouses.length > 0
      ? [sentence(say.signHouse(sign, signHouses.map(houseName)), 'natalSign' as const, ids.sign)]
      : [];
  const ofPoint = point
    ? [
        sentence(
          say.point(
            words.points[thrown.point].name,
            words.signs[point.sign].name,
            point.house === null ? null : houseName(point.house),
          ),
          'natalPoint' as const,
          ids.point,
        ),
      ]
    : [];
  const inside = inHouse.map((one) => words.points[one].name);
  const ofHouse =
    natal.cusps === null
      ? []
      : [sentence(inside.length > 0 ? say.inHouse(inside, house) : say.empty(house), 'natalHouse' as const, ids.house)];
  return [...ofPoint, ...ofSign, ...ofHouse];
}
