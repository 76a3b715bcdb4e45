import * as v from 'valibot';
import { isLenormandId } from '../domain/decks/lenormand.ts';
import { isTarotId } from '../domain/decks/tarot.ts';
import type { Draft, DraftStage } from '../domain/draw/draft.ts';
import { REVERSAL_SHARES, type ReversalShare } from '../domain/draw/draw.ts';
import { TOPICS } from '../domain/topic.ts';

const STAGES: readonly DraftStage[] = ['table', 'question', 'shuffle', 'cut', 'choose', 'sealed'];

const Card = v.looseObject({
  id: v.pipe(
    v.string(),
    v.check((id) => isTarotId(id) || isLenormandId(id)),
  ),
  reversed: v.boolean(),
});
const noneTwice = (cards: readonly { id: string }[]) => new Set(cards.map(({ id }) => id)).size === cards.length;
const Cards = v.pipe(
  v.array(Card),
  v.check((cards) => noneTwice(cards)),
);
const Part = v.looseObject({});

/** A draft as a device keeps it: known cards none of which lies twice, places that are in the pile, what its stage needs. */
const DraftShape = v.pipe(
  v.looseObject({
    spreadId: v.pipe(v.number(), v.integer()),
    stage: v.picklist(STAGES),
    question: v.string(),
    topic: v.picklist(TOPICS),
    reversals: v.picklist(Object.keys(REVERSAL_SHARES) as ReversalShare[]),
    pile: Cards,
    chosen: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
    pileSeal: v.optional(Part),
    sealed: v.optional(v.looseObject({ seal: v.string(), cards: v.array(v.unknown()) })),
    hand: v.optional(
      v.pipe(
        v.record(v.string(), Card),
        v.check((hand) => noneTwice(Object.values(hand))),
      ),
    ),
    options: v.optional(v.tuple([v.string(), v.string()])),
    jumpers: v.optional(Cards),
    table: v.optional(v.looseObject({ places: v.array(v.unknown()) })),
  }),
  v.check(({ chosen, pile }) => new Set(chosen).size === chosen.length && chosen.every((place) => place < pile.length)),
  v.check(({ stage, hand, pileSeal }) => stage !== 'choose' || hand !== undefined || pileSeal !== undefined),
  v.check(({ stage, sealed }) => stage !== 'sealed' || sealed !== undefined),
);

/** Whether what a device has kept is a draft that this build can go on with: not torn, not foreign, not of a newer build. */
export function isDraft(kept: unknown): kept is Draft {
  return v.is(DraftShape, kept);
}
