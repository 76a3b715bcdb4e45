import { randomUUID } from 'node:crypto';
import type { CallName, Payload } from '../../src/contract/calls.ts';
import { lenormandId } from '../../src/domain/decks/lenormand.ts';
import { sealThrow } from '../../src/domain/dice/seal.ts';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { type Prices, stepPrice } from '../../src/domain/prices.ts';
import { lenormandSpread } from '../../src/domain/spread/lenormand.ts';
import { asking } from './asking.ts';
import type { Visitor } from './stage.ts';

export const LEVELS = ['ai', 'person'] as const;

const BIRTH = {
  name: 'Ada',
  sex: null,
  date: '1990-05-05',
  time: '14:30',
  place: 'Shanghai',
  relation: 'self' as const,
};
const PLACE = { latitude: 31.2222, longitude: 121.4581, zone: 'Asia/Shanghai' };

/** Lenormand cards 1, 2, 3 and on, as they lie on a spread. */
function laid(id: number): Payload<'spread_level_ask'> {
  const { question, topic, draw } = asking();
  const cards = lenormandSpread(id)!.positions.map(({ key }, index) => ({
    id: lenormandId(index + 1) as string,
    reversed: false,
    position: key,
  }));
  const facts = { deck: 'lenormand' as const, cards, order: [] };
  const { seal } = sealDraw({ ...facts, spreadId: id, question, topic: topic!, drawnAt: draw.drawn_at });
  return asking({ spread_id: id, draw: { ...facts, drawn_at: draw.drawn_at, seal } });
}

function thrown(): Payload<'spread_level_ask_dice'> {
  const { question } = asking();
  const facts = { question, topic: 'work' as const, now: new Date('2026-11-21T04:00:00Z') };
  const draw = sealThrow([{ point: 'Venus', sign: 'Libra', house: 7 }], facts);
  const cards = draw.cards.map((card) => ({ ...card }));
  const sent = { deck: draw.deck, cards, order: [...draw.order], drawn_at: draw.drawnAt, seal: draw.seal };
  return asking({ spread_id: draw.spreadId, draw: sent });
}

interface Goods {
  readonly what: string;
  readonly call: CallName;
  /** The body of a new purchase. */
  readonly body: () => Promise<object> | object;
  readonly price: (prices: Prices) => number;
  /** The key that the operator changes it by. */
  readonly key: string;
}

const chartOf = async (visitor: Visitor) =>
  (await visitor.call('create_user_profile', { ...BIRTH, ...PLACE, idempotency_key: randomUUID() })).data[0]!
    .profile_id;

/** Everything that is sold for coins: by cards of each deck, at both levels, and what is no cards. */
export function goodsFor(visitor: Visitor): Goods[] {
  const question = 'What helps me at work?';
  const matter = () => ({ idempotency_key: randomUUID(), level: 'ai', question });
  const cards = (what: string, call: CallName, count: number, key: string, body: () => object): Goods[] =>
    LEVELS.map((level) => ({
      what: `${what}, ${level}`,
      call,
      body: () => ({ ...body(), level }),
      price: (prices) => stepPrice(prices[level], count),
      key: `${level}-${key}`,
    }));
  return [
    ...cards('tarot', 'spread_level_ask', 3, '3', () => asking()),
    ...cards('one card', 'spread_level_ask', 1, '1', () => laid(51)),
    ...cards('Lenormand', 'spread_level_ask', 5, '5', () => laid(53)),
    ...cards('tableau', 'spread_level_ask_blueprint', 36, '78', () => ({ ...laid(68), layout: '8x4+4' })),
    ...cards('dice', 'spread_level_ask_dice', 3, '3', thrown),
    {
      what: 'chart',
      call: 'ask_natal',
      body: async () => ({ ...matter(), profile_id: await chartOf(visitor) }),
      price: ({ chart }) => chart,
      key: 'chart',
    },
    {
      what: 'dream',
      call: 'spread_level_ask_dream',
      body: () => ({ ...matter(), dream: 'I flew over my old school.' }),
      price: ({ dream }) => dream,
      key: 'dream',
    },
    {
      what: 'wallpaper',
      call: 'buy_wallpaper',
      body: () => ({ idempotency_key: randomUUID(), wallpaper_id: 3 }),
      price: ({ wallpapers }) => wallpapers[3]!,
      key: 'wallpaper-3',
    },
  ];
}
