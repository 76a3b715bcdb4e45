import { isNear, type Measured, measureAll } from '../../distance.ts';
import { cloudsTurned } from '../../facing.ts';
import { ofDistance } from '../../philippe.ts';
import type { LenormandPart, LenormandSentence, Narrator } from '../narrator.ts';
import type { Table } from './table.ts';

const MAX_SENTENCES = 5;
const CLOUDS = 6;
const RING = 25;
const LILY = 30;

/** What lies close to the significator, by the old rule of distance. */
export function nearLens(table: Table): LenormandPart[] {
  const narrator = table.narrator();
  const near = judged(table)
    .filter(({ distance, card }) => isNear(distance) && ofDistance(card)?.near != null)
    .slice(0, MAX_SENTENCES);
  return distanceLens(table, narrator, { key: 'near', found: near, more: sidesOf(table, narrator) });
}

/** What lies far off and would have said something else close by, the farthest first. */
export function farLens(table: Table): LenormandPart[] {
  const narrator = table.narrator();
  const far = judged(table)
    .filter(({ distance, card }) => {
      const rule = ofDistance(card);
      return !isNear(distance) && rule?.far != null && rule.far !== rule.near;
    })
    .reverse()
    .slice(0, MAX_SENTENCES);
  return distanceLens(table, narrator, { key: 'far', found: far, more: [] });
}

interface Found {
  key: 'near' | 'far';
  found: readonly Measured[];
  more: LenormandSentence[];
}

function distanceLens(
  { choose }: Table,
  { say, whole, part, phrases, speak, words }: Narrator,
  { key, found, more }: Found,
): LenormandPart[] {
  const cards = found.map(({ card }) => card);
  const lead = cards.length > 0 ? say(choose(phrases.tableau[key])(cards.map(speak)), key, cards) : [];
  return part(
    key,
    found.map(({ position }) => position),
    [lead, ...cards.map((card) => whole(words(card)[key], key, card)), more],
  );
}

/** The Clouds by the side that they turn to the significator, and the cards that lie in their shadow. */
export function cloudsLens(table: Table): LenormandPart[] {
  const { layout, cast, home, darkSide, placeOf, choose } = table;
  if (cast.taken.includes(CLOUDS)) return [];
  const { say, part, phrases, speak } = table.narrator();
  const place = placeOf(CLOUDS);
  const { clouds } = phrases.tableau;
  const shaded = measured(table).filter(({ card, clouded, tone }) => clouded && tone === 'unlucky' && spoilt(card));
  const cards = shaded.map(({ card }) => card);
  return part(
    'clouds',
    [place, ...shaded.map(({ position }) => position)],
    [
      say(choose(clouds[cloudsTurned(layout, place, home, darkSide) ?? 'level']), 'clouds', [CLOUDS]),
      cards.length > 0 ? say(choose(clouds.over)(cards.map(speak)), 'clouds', [CLOUDS, ...cards]) : [],
    ],
  );
}

/** Cards that the sheet judges by distance here: not those that Clouds have spoilt, not those taken for persons. */
function judged(table: Table): Measured[] {
  return measured(table).filter(
    ({ card, tone, clouded }) => tone !== null && card !== CLOUDS && !(clouded && tone === 'unlucky' && spoilt(card)),
  );
}

const spoilt = (card: number) => ofDistance(card)?.clouded !== undefined;

function measured({ layout, laid, cast, darkSide }: Table): Measured[] {
  return measureAll(layout, laid, cast.me, darkSide).filter(({ card }) => card !== cast.partner);
}

/** The Ring is judged by the side on which it lies, the Lily by above or below. */
function sidesOf(table: Table, { say, phrases }: Narrator): LenormandSentence[] {
  const { choose } = table;
  const { sides } = phrases.tableau;
  return measured(table).flatMap(({ card, tone }) => {
    if (tone === null) return [];
    if (card === RING) return say(choose(tone === 'lucky' ? sides.ringRight : sides.ringLeft), 'side', [card]);
    return card === LILY ? say(choose(tone === 'lucky' ? sides.lilyAbove : sides.lilyBelow), 'side', [card]) : [];
  });
}
