import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '../../src/contract/calls.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { lenormandId } from '../../src/domain/decks/lenormand.ts';
import { sealThrow } from '../../src/domain/dice/seal.ts';
import { type HandDraft, handDraft, layCard, sealedHand, turnCard } from '../../src/domain/draw/by-hand.ts';
import type { SealedDraw } from '../../src/domain/draw/draw.ts';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { lenormandSpread } from '../../src/domain/spread/lenormand.ts';
import { tarotSpread } from '../../src/domain/spread/tarot.ts';
import { readToEnd } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  expect(await faultsInTheBooks(stage)).toEqual([]);
  await stage.close();
});

const question = 'Shall I take the job?';
const facts = { question, topic: 'work' as const, now: new Date('2026-11-21T04:00:00Z') };
const VENUS = { point: 'Venus', sign: 'Libra', house: 7 } as const;

/** An ask with the sealed draw as the phone sends it. */
function asks(draw: SealedDraw, locale = 'en-US'): Payload<'spread_level_ask'> {
  return {
    idempotency_key: randomUUID(),
    spread_id: draw.spreadId,
    level: 'ai',
    question: draw.question,
    topic: draw.topic,
    locale,
    draw: {
      deck: draw.deck,
      cards: draw.cards.map((card) => ({ ...card })),
      order: [...draw.order],
      by_hand: draw.byHand === true,
      ...(draw.significator ? { significator: draw.significator } : {}),
      drawn_at: draw.drawnAt,
      seal: draw.seal,
    },
  };
}

/** Cards 1, 2, 3 and on laid on a Lenormand spread. */
function laid(id: number, change: (cards: SealedDraw['cards']) => SealedDraw['cards'] = (cards) => cards): SealedDraw {
  const cards = lenormandSpread(id)!.positions.map(({ key }, index) => ({
    id: lenormandId(index + 1) as string,
    reversed: false,
    position: key,
  }));
  return sealDraw({
    deck: 'lenormand',
    spreadId: id,
    question,
    topic: 'work',
    cards: change(cards),
    order: [],
    drawnAt: '2026-11-21T04:00:00.000Z',
  });
}

describe('a paid throw of the star dice', () => {
  it('is read, alone and as two options that show the same face', async () => {
    const ada = await stage.enter();
    for (const draw of [sealThrow([VENUS], facts), sealThrow([VENUS, VENUS], facts)]) {
      const { data } = await ada.call('spread_level_ask_dice', asks(draw));
      const { text, last } = await readToEnd(ada, data[0].order_id);
      expect(last.order).toMatchObject({ state: 'served', source: 'local' });
      expect(text).toContain('Venus');
    }
  });

  it('is refused with a face of another die, a foreign card, or a broken seal', async () => {
    const ada = await stage.enter();
    const draw = sealThrow([VENUS], facts);
    const [point, sign, house] = draw.cards as [(typeof draw.cards)[0], (typeof draw.cards)[0], (typeof draw.cards)[0]];
    const code = async (cards: SealedDraw['cards'], sealed = true) => {
      const changed = sealed ? sealDraw({ ...draw, cards }) : { ...draw, cards };
      return (await ada.call('spread_level_ask_dice', asks(changed))).code;
    };
    expect(await code([point, { ...sign, id: 'pnt02' }, house])).toBe(ERRORS.draw_wrong.code);
    expect(await code([point, sign, { ...house, id: 'hse13' }])).toBe(ERRORS.draw_wrong.code);
    expect(await code([{ ...point, id: 'len01' }, sign, house])).toBe(ERRORS.draw_wrong.code);
    expect(await code([point, sign])).toBe(ERRORS.draw_wrong.code);
    expect(await code([point, sign, { ...house, id: 'hse08' }], false)).toBe(ERRORS.draw_wrong.code);
    expect(await code([{ ...point, reversed: true }, sign, house])).toBe(ERRORS.draw_wrong.code);
  });
});

describe('a paid reading of Lenormand cards', () => {
  it('is read in the language it was asked in, from one card to all', async () => {
    const ada = await stage.enter();
    for (const [id, locale, word] of [
      [51, 'en-US', 'Rider'],
      [55, 'zh-TW', '「'],
      [53, 'zh-CN', '骑士'],
    ] as const) {
      const { data } = await ada.call('spread_level_ask', asks(laid(id), locale));
      const { text } = await readToEnd(ada, data[0].order_id);
      expect(text).toContain(word);
    }
  });

  it('is refused with a card twice or reversed, or one of another deck', async () => {
    const ada = await stage.enter();
    const code = async (change: (cards: SealedDraw['cards']) => SealedDraw['cards']) =>
      (await ada.call('spread_level_ask', asks(laid(52, change)))).code;
    expect(await code(([a, b, c]) => [a!, b!, { ...c!, id: a!.id }])).toBe(ERRORS.card_twice.code);
    expect(await code(([a, b, c]) => [a!, b!, { ...c!, reversed: true }])).toBe(ERRORS.draw_wrong.code);
    expect(await code(([a, b, c]) => [a!, b!, { ...c!, id: 'maj01' }])).toBe(ERRORS.draw_wrong.code);
  });

  it('has its spreads in the list, with titles and prices', async () => {
    const ada = await stage.enter();
    const { data } = await ada.call('spread_list', { spread_type: 2, locale: 'zh-TW' });
    expect(data.map(({ spread_id }) => spread_id)).toEqual([51, 52, 53, 54, 55, 68]);
    expect(data.at(-1)).toMatchObject({ title: '大牌陣', cards: 36, price: { ai: 48 } });
  });
});

describe('a tarot spread laid with a deck at home', () => {
  it('is read as it lies, and refused when it is said to have been shuffled here', async () => {
    const ada = await stage.enter();
    const spread = tarotSpread(3)!;
    let draft: HandDraft = { ...handDraft(spread, { significator: 'cupQ' }), question, topic: 'work' };
    for (const [place, card] of [
      ['future', 'maj18'],
      ['past', 'wan03'],
      ['present', 'swo02'],
    ] as const)
      draft = layCard(draft, place, card) as HandDraft;
    const draw = sealedHand(turnCard(draft, 'present'), spread, facts.now);
    const { byHand: _, ...shuffledHere } = draw;
    const shuffled = asks(shuffledHere);
    expect((await ada.call('spread_level_ask_spread', shuffled)).code).toBe(ERRORS.draw_wrong.code);
    const answer = await ada.call('spread_level_ask_spread', asks(draw));
    expect(answer.code).toBe(0);
    const { text } = await readToEnd(ada, answer.data[0].order_id);
    for (const name of ['Three of Wands', 'Two of Swords', 'The Moon']) expect(text).toContain(name);
  });
});
