import type { Language } from '../language.ts';
import { DICE_POINTS, DICE_SIGNS } from './faces.ts';

const HOUSES = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

const id = (die: 'pnt' | 'sgn' | 'hse', place: number) => `${die}${String(place + 1).padStart(2, '0')}`;

/** One name for each face in every language, from its English name. In the order of the dice: points, signs, houses. */
const SLUGS: ReadonlyMap<string, string> = new Map([
  ...DICE_POINTS.map((point, place) => [id('pnt', place), dashed(point)] as const),
  ...DICE_SIGNS.map((sign, place) => [id('sgn', place), dashed(sign)] as const),
  ...HOUSES.map((house, place) => [id('hse', place), `${house}-house`] as const),
]);
const IDS: ReadonlyMap<string, string> = new Map([...SLUGS].map(([face, slug]) => [slug, face]));

/** The faces of the three dice by their ids, `pnt01` to `hse12`. */
export const DICE_FACES: readonly string[] = [...SLUGS.keys()];

/** The address of a face's page in a language, `/en/dice/north-node`. @throws RangeError for an id of no face */
export function faceAddress(language: Language, face: string): string {
  return `/${language}/dice/${faceSlug(face)}`;
}

/** The last part of the address of a face. @throws RangeError for an id of no face */
export function faceSlug(face: string): string {
  const slug = SLUGS.get(face);
  if (slug === undefined) throw new RangeError(`no face ${face}`);
  return slug;
}

/** The face that the last part of an address names; undefined where it names none. */
export function faceOfSlug(slug: string): string | undefined {
  return IDS.get(slug);
}

/** `NorthNode` as `north-node`. */
function dashed(name: string): string {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}
