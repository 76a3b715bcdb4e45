import type { DrawnCard, SealedDraw } from '../draw/draw.ts';
import { sealDraw } from '../draw/seal.ts';
import { DICE_OPTIONS, DICE_THROW } from '../spread/dice.ts';
import type { Topic } from '../topic.ts';
import { faceIds, throwOf } from './face-id.ts';
import type { Throw } from './faces.ts';

export interface ThrowFacts {
  question: string;
  topic: Topic;
  now: Date;
  /** Real dice, thrown on a table at home. */
  byHand?: true;
}

/** Seals one throw, or the two throws of two options, before anything rolls. There is no pile: the order is empty. */
export function sealThrow(thrown: readonly [Throw] | readonly [Throw, Throw], facts: ThrowFacts): SealedDraw {
  const spread = thrown.length === 1 ? DICE_THROW : DICE_OPTIONS;
  const ids = thrown.flatMap((one) => Object.values(faceIds(one)));
  return sealDraw({
    deck: 'stardice',
    spreadId: spread.id,
    question: facts.question,
    topic: facts.topic,
    cards: spread.positions.map(({ key }, index): DrawnCard => ({ id: ids[index]!, reversed: false, position: key })),
    order: [],
    drawnAt: facts.now.toISOString(),
    ...(facts.byHand ? { byHand: true as const } : {}),
  });
}

/** The throws of a sealed draw: one, or two for two options. @throws RangeError when a face is missing or foreign. */
export function throwsOf({ cards }: Pick<SealedDraw, 'cards'>): Throw[] {
  const face = (key: string) => cards.find(({ position }) => position === key)?.id ?? '';
  const options = cards.some(({ position }) => position === 'pointA') ? ['A', 'B'] : [''];
  return options.map((option) => throwOf(face(`point${option}`), face(`sign${option}`), face(`house${option}`)));
}
