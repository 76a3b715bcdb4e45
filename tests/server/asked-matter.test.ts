import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '../../src/contract/calls.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { lenormandId } from '../../src/domain/decks/lenormand.ts';
import { TAROT } from '../../src/domain/decks/tarot.ts';
import { sealThrow } from '../../src/domain/dice/seal.ts';
import type { SealedDraw } from '../../src/domain/draw/draw.ts';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { lenormandSpread } from '../../src/domain/spread/lenormand.ts';
import { TAROT_SPREADS } from '../../src/domain/spread/tarot.ts';
import { asking, balanceOf, readToEnd } from './asking.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';
import { type StandIn, standIn, stream } from './stand-in.ts';

let model: StandIn;
let stage: Stage;
beforeAll(async () => {
  model = await standIn((_, response) => void stream(response, ['Good.']));
  stage = await openStage({ env: { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: 'reader-1' } });
});
afterAll(async () => {
  await stage.close();
  await model.close();
});

type Ask = Payload<'spread_level_ask'>;
const AT = '2026-11-21T04:00:00.000Z';

/** An ask with a draw as the phone seals and sends it. */
function askAbout({ deck, cards, spreadId, question, topic, seal }: SealedDraw, change: Partial<Ask> = {}): Ask {
  const sent = { deck, cards: cards.map((card) => ({ ...card })), order: [], drawn_at: AT, seal };
  return asking({ spread_id: spreadId, question, topic, draw: sent, ...change });
}

function onSpread(deck: 'tarot' | 'lenormand', key: string | number, question: string): SealedDraw {
  const tarot = TAROT_SPREADS.find((one) => one.key === key);
  const spread = deck === 'tarot' ? tarot! : lenormandSpread(key as number)!;
  const cards = spread.positions.map((place, index) => ({
    id: deck === 'tarot' ? TAROT[index]!.id : (lenormandId(index + 1) as string),
    reversed: false,
    position: place.key,
  }));
  return sealDraw({ deck, spreadId: spread.id, question, topic: 'open', cards, order: [], drawnAt: AT });
}

interface Prompt {
  system: string;
  data: {
    question: string;
    matter: Record<string, unknown>;
    cards: { position: string; role?: string; option?: string }[];
  };
}

/** What the model was asked for an ask. */
async function promptFor(
  visitor: Visitor,
  ask: Ask,
  call: 'spread_level_ask' | 'spread_level_ask_dice' = 'spread_level_ask',
): Promise<Prompt> {
  model.asked.length = 0;
  const { data } = await visitor.call(call, ask);
  await readToEnd(visitor, data[0].order_id);
  const [system, user] = (model.asked[0]!.body as { messages: { content: string }[] }).messages;
  return { system: system!.content, data: JSON.parse(user!.content) as Prompt['data'] };
}

const LOCALES: Record<Language, string> = { en: 'en-US', 'zh-CN': 'zh-CN', 'zh-TW': 'zh-TW' };

describe('the prompt of a model', () => {
  it.each([
    [
      'en',
      'Will my ex and I get back together this month?',
      { about: 'getting back together', asks_for: 'yes or no', person: 'an ex', time: 'for the month' },
      'yes, no or unclear',
    ],
    ['en', 'Should I quit my job?', { about: 'a change of work', asks_for: 'whether to do it' }, 'what that costs'],
    ['en', 'What does my crush feel about me?', { about: 'feelings towards you', person: 'a crush' }, 'how it stands'],
    [
      'zh-CN',
      '去上海还是留在北京?',
      { about: '搬家或远行', asks_for: '选哪个', options: ['去上海', '留在北京'] },
      'exactly as it is written',
    ],
    ['zh-CN', '我怎么和领导相处?', { about: '同事和上下级', asks_for: '怎么做' }, 'steps in their order'],
    ['zh-TW', '前任什麼時候會聯絡我?', { about: '聯絡和消息', person: '前任' }, 'Never invent a date'],
    ['zh-TW', '這次考試為什麼沒考好?', { about: '考試和比賽', asks_for: '為什麼' }, 'what lies beneath'],
  ] as const)(
    '%s: %s names the matter and asks for the answer in its form',
    async (language, question, matter, rule) => {
      const ada = await stage.enter();
      const ask = askAbout(onSpread('tarot', 'timeline', question), { locale: LOCALES[language] });
      const { system, data } = await promptFor(ada, ask);
      expect(data.question).toBe(question);
      expect(data.matter).toMatchObject(matter);
      expect(system).toContain(rule);
      expect(system).not.toContain('is not sure');
      expect(data.cards.map(({ role }) => role?.split(':')[0])).toEqual(['past', 'now', 'outcome']);
    },
  );

  it('names each place by its role, and the option that a place belongs to as it was typed', async () => {
    const ada = await stage.enter();
    const cross = await promptFor(ada, askAbout(onSpread('tarot', 'celticCross', 'Will I get the job?')));
    const roles = cross.data.cards.map(({ role }) => role!.split(':')[0]);
    expect(roles).toEqual(['now', 'obstacle', 'aim', 'past', 'past', 'ahead', 'self', 'around', 'wish', 'outcome']);
    const ways = await promptFor(ada, askAbout(onSpread('tarot', 'twoPaths', 'Should I choose Leeds or Paris?')));
    expect(ways.data.cards.map(({ option }) => option)).toEqual([undefined, 'Leeds', 'Leeds', 'Paris', 'Paris']);
  });

  it.each(LANGUAGES)(
    'hedges in %s where the understanding is not sure, and claims nothing where it has none',
    async (language) => {
      const ada = await stage.enter();
      const { system, data } = await promptFor(
        ada,
        askAbout(onSpread('tarot', 'single', 'Zzyzx qwv?'), { locale: LOCALES[language] }),
      );
      expect(data.matter).toMatchObject({
        about: { en: 'whatever is on your mind', 'zh-CN': '随便聊聊', 'zh-TW': '你放在心上的事' }[language],
      });
      expect(system).toContain('is not sure');
      expect(system).toContain('was not recognised');
    },
  );

  it('says the same of Lenormand cards and of dice', async () => {
    const ada = await stage.enter();
    const line = await promptFor(ada, askAbout(onSpread('lenormand', 52, 'Will he text me back?')));
    expect(line.data.matter).toMatchObject({ about: 'a message or a call', asks_for: 'yes or no' });
    expect(line.system).toContain('yes, no or unclear');
    expect(line.data.cards.every(({ role }) => role === undefined)).toBe(true);

    const facts = { question: 'Where will I be happier?', topic: 'open' as const, now: new Date(AT) };
    const thrown = { point: 'Venus', sign: 'Libra', house: 7 } as const;
    const matter = { options: ['the old flat', 'the house by the sea'] as [string, string] };
    const dice = await promptFor(
      ada,
      askAbout(sealThrow([thrown, thrown], facts), { matter }),
      'spread_level_ask_dice',
    );
    expect(dice.data.matter).toMatchObject({ asks_for: 'which of two', options: matter.options });
    expect(dice.data.cards.map(({ option }) => option)).toEqual(matter.options.flatMap((one) => [one, one, one]));
    expect(dice.system).not.toContain('old flat');
  });
});

describe('what the person set right', () => {
  const question = 'Will it work out with Kim?';

  it('goes before what the words say', async () => {
    const ada = await stage.enter();
    const draw = onSpread('tarot', 'timeline', question);
    const plain = await promptFor(ada, askAbout(draw));
    const matter = { intent: 'business', person: 'business', bond: null } as const;
    const changed = await promptFor(ada, askAbout(draw, { matter }));
    expect(plain.data.matter.about).not.toBe('a venture or a deal');
    expect(changed.data.matter).toMatchObject({ about: 'a venture or a deal', person: 'a client or associate' });
    expect(changed.system).not.toContain('is not sure');
  });

  it('is part of the ask: the same key with another change is refused, and nothing is paid twice', async () => {
    const ada = await stage.enter();
    const ask = askAbout(onSpread('tarot', 'timeline', question), { matter: { intent: 'bond' } });
    const first = await ada.call('spread_level_ask', ask);
    expect((await ada.call('spread_level_ask', ask)).data).toEqual(first.data);
    const other = await ada.call('spread_level_ask', { ...ask, matter: { intent: 'money' } });
    expect(other.code).toBe(ERRORS.key_reused.code);
    const { matter: _, ...without } = ask;
    expect((await ada.call('spread_level_ask', without)).code).toBe(ERRORS.key_reused.code);
    expect(await balanceOf(ada)).toBe(90);
    await readToEnd(ada, first.data[0].order_id);
  });

  it.each([
    ['an intent', { intent: 'rubbish' }],
    ['a list of intents', { intent: ['bond'] }],
    ['a name', { person: 'Kim' }],
    ['a number', { bond: 1 }],
    ['one option', { options: ['one'] }],
    ['options of nothing', { options: ['', ' '] }],
    ['a long option', { options: ['a'.repeat(31), 'b'] }],
    ['a word', 'bond'],
    ['nothing', null],
  ])('with %s where a known word is wanted is refused before anything is paid', async (_, matter) => {
    const ada = await stage.enter();
    const ask = { ...askAbout(onSpread('tarot', 'timeline', question)), matter } as Ask;
    expect((await ada.call('spread_level_ask', ask)).code).toBe(ERRORS.parameter.code);
    expect(await balanceOf(ada)).toBe(100);
  });

  it('is looked at like a question where it is in the person’s own words', async () => {
    const ada = await stage.enter();
    const ask = askAbout(onSpread('tarot', 'timeline', question), { matter: { options: ['buy heroin', 'tea'] } });
    expect((await ada.call('spread_level_ask', ask)).code).toBe(ERRORS.question_risk.code);
    expect(await balanceOf(ada)).toBe(100);
  });
});
