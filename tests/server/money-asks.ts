import type { CallName, Payload } from '../../src/contract/calls.ts';
import type { Level } from '../../src/contract/draw.ts';
import { lenormandId } from '../../src/domain/decks/lenormand.ts';
import { sealThrow } from '../../src/domain/dice/seal.ts';
import type { SealedDraw } from '../../src/domain/draw/draw.ts';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { lenormandSpread } from '../../src/domain/spread/lenormand.ts';
import { GRAND_TABLEAU } from '../../src/domain/spread/spread.ts';
import { asking } from './asking.ts';

/** What a person pays a reading for; a chart and a dream are read by no human reader. */
export const MATTERS = ['cards', 'own cards', 'dice', 'tableau', 'chart', 'dream'] as const;
export type MatterAsked = (typeof MATTERS)[number];

export interface Asked {
  readonly key: string;
  readonly level: Level;
  readonly question: string;
  /** The birth that a chart is cast for. */
  readonly profile: string;
}

type AskingCall = CallName &
  (
    | 'spread_level_ask'
    | 'spread_level_ask_spread'
    | 'spread_level_ask_dice'
    | 'spread_level_ask_blueprint'
    | 'spread_level_ask_dream'
    | 'ask_natal'
  );
export type Paid = { [Name in AskingCall]: readonly [name: Name, payload: Payload<Name>] }[AskingCall];

const AT = '2026-11-21T04:00:00.000Z';

/** The call and the payload by which a matter is asked about. */
export function askAbout(matter: MatterAsked, { key, level, question, profile }: Asked): Paid {
  const cards = asking({ idempotency_key: key, level, question });
  const own = { idempotency_key: key, level: 'ai' as const, question, topic: 'open' as const };
  switch (matter) {
    case 'cards':
      return ['spread_level_ask', cards];
    case 'own cards':
      return ['spread_level_ask_spread', cards];
    case 'dice':
      return ['spread_level_ask_dice', { ...cards, ...laid(thrown(question)) }];
    case 'tableau':
      return ['spread_level_ask_blueprint', { ...cards, ...laid(tableau(question)), layout: '8x4+4' }];
    case 'chart':
      return ['ask_natal', { ...own, profile_id: profile }];
    case 'dream':
      return ['spread_level_ask_dream', { ...own, dream: 'I flew over the old school.', symbols: ['flying'] }];
  }
}

function thrown(question: string): SealedDraw {
  const facts = { question, topic: 'open' as const, now: new Date(AT) };
  return sealThrow([{ point: 'Venus', sign: 'Libra', house: 7 }], facts);
}

function tableau(question: string): SealedDraw {
  const cards = lenormandSpread(GRAND_TABLEAU)!.positions.map(({ key }, index) => ({
    id: lenormandId(36 - index) as string,
    reversed: false,
    position: key,
  }));
  const facts = { question, topic: 'open' as const, order: [], drawnAt: AT };
  return sealDraw({ ...facts, deck: 'lenormand', spreadId: GRAND_TABLEAU, cards });
}

/** A sealed draw as the phone sends it. */
function laid({ deck, spreadId, cards, drawnAt, seal }: SealedDraw) {
  return {
    spread_id: spreadId,
    topic: 'open' as const,
    draw: { deck, cards: cards.map((card) => ({ ...card })), drawn_at: drawnAt, seal },
  };
}
