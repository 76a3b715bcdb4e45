import { describe, expect, it } from 'vitest';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import type { SealedDraw } from '../../../src/domain/draw/draw.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { askedMatter } from '../../../src/domain/question/asked.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import { pronounOf } from '../../../src/domain/question/pronoun.ts';
import { yesOf } from '../../../src/domain/question/yes.ts';
import { composeReading } from '../../../src/domain/reading/compose.ts';
import type { Sentence } from '../../../src/domain/reading/sentence.ts';
import { nameSpread } from '../../../src/domain/spread/named.ts';
import type { Table } from '../../../src/domain/spread/table.ts';
import { tarotSpread } from '../../../src/domain/spread/tarot.ts';
import type { Topic } from '../../../src/domain/topic.ts';
import { loadReadingPhrases } from '../../../src/library/reading/load.ts';
import { loadSpreadTexts } from '../../../src/library/spreads/load.ts';
import { loadTarotMeanings } from '../../../src/library/tarot/load.ts';

const OWN_TABLE: Record<Language, Table> = {
  en: table('Moving house', 'What I take along', 'What stays here', 'The new door'),
  'zh-CN': table('搬家', '带走的', '留下的', '新的门'),
  'zh-TW': table('搬家', '帶走的', '留下的', '新的門'),
};

function table(title: string, ...names: string[]): Table {
  const places = names.map((name, index) => ({ key: `card${index + 1}`, name, meaning: '', x: 0.5 + index, y: 0.5 }));
  return { title, places };
}

/** A pile in an order that never changes: every fourth card of it reversed, more or less. */
function pileOf(first: number): string[] {
  const ids = TAROT.map((card) => card.id);
  const order = Array.from({ length: 78 }, (_, place) => ids[(first + place * 29 + ((place * place) % 2) * 39) % 78]!);
  return [...new Set([...order, ...ids])].map((id, place) => ((place * 7 + first) % 4 === 0 ? `-${id}` : id));
}

/** Two draws of each kind: one without a topic, one in a topic and with a card that fell out. */
const KINDS: readonly [id: number, topics: readonly [Topic, Topic]][] = [
  [1, ['open', 'study']],
  [3, ['open', 'love']],
  [10, ['open', 'study']],
  [11, ['open', 'work']],
  [16, ['open', 'money']],
  [17, ['open', 'love']],
  [19, ['open', 'spirit']],
  [22, ['open', 'work']],
  [28, ['open', 'love']],
  [50, ['open', 'spirit']],
];

function drawOf(id: number, topic: Topic, turn: number, language: Language): Omit<SealedDraw, 'seal'> {
  const spread = tarotSpread(id)!;
  const places = id === 50 ? OWN_TABLE[language].places : spread.positions;
  const pile = pileOf(id * 5 + turn * 31);
  const fallen = turn === 1 ? pile.slice(70, 71) : [];
  const cards = places.map(({ key, crossing }, index) => {
    const { id, reversed } = cardOf(pile[index * 3]!);
    return { id, reversed: reversed && !crossing, position: key };
  });
  return {
    deck: 'tarot',
    spreadId: id,
    question: '',
    topic,
    cards,
    order: pile.filter((mark) => !fallen.includes(mark)),
    jumpers: fallen.map(cardOf),
    drawnAt: '2026-11-21T10:00:00.000Z',
    ...(spread.dated ? { begins: '2026-11' as const } : {}),
    ...(id === 50 ? { table: OWN_TABLE[language] } : {}),
  };
}

function cardOf(mark: string) {
  return { id: mark.replace('-', ''), reversed: mark.startsWith('-') };
}

/** What is asked in each area; nothing in the open one. */
const QUESTIONS: Record<Language, Record<Topic, string>> = {
  en: {
    love: 'Will he text me back this week?',
    work: 'Should I take the new job?',
    money: 'When will my finances get better?',
    study: 'Will I pass my exam?',
    spirit: 'Why am I so tired lately?',
    open: '',
  },
  'zh-CN': {
    love: '他这周还会联系我吗',
    work: '要不要接这个新工作',
    money: '什么时候手头能宽裕一点',
    study: '考研能上岸吗',
    spirit: '我最近为什么这么累',
    open: '',
  },
  'zh-TW': {
    love: '他這禮拜還會聯絡我嗎',
    work: '要不要接這份新工作',
    money: '什麼時候手頭會寬裕一點',
    study: '國考會上榜嗎',
    spirit: '我最近為什麼這麼累',
    open: '',
  },
};

/** What each of them asks, whatever the understanding of questions learns. */
const MATTERS: Record<Topic, Partial<Matter>> = {
  love: { intent: 'contact', form: 'whether', span: 'week' },
  work: { intent: 'offer', form: 'should' },
  money: { intent: 'money', form: 'when' },
  study: { intent: 'exam', form: 'whether' },
  spirit: { intent: 'mood', form: 'why' },
  open: {},
};

/** Whole readings, read by eye when they change: the files under golden are what a person sees. */
describe.each(LANGUAGES)('whole tarot readings in %s', (language) => {
  it.each(KINDS)('spread %i stays as it was read and found good', async (id, topics) => {
    const { names } = await import(`../../../src/library/names/${language}.ts`);
    const [meanings, texts, phrases] = await Promise.all([
      loadTarotMeanings(language),
      loadSpreadTexts(language),
      loadReadingPhrases(language),
    ]);
    const join = (sentences: readonly Sentence[]) =>
      sentences.map(({ text }) => text).join(language === 'en' ? ' ' : '');
    const pages = topics.map((topic, turn) => {
      const draw = drawOf(id, topic, turn, language);
      const { spread, text } = nameSpread(draw, texts, language)!;
      const seal = `${turn}${id}`.repeat(20);
      const question = QUESTIONS[language][topic];
      const asked = { ...askedMatter(matterOf, '', topic, language), ...MATTERS[topic] };
      const matter = question ? { ...asked, yes: yesOf(question, asked) } : asked;
      const pronoun = pronounOf(question);
      const reading = composeReading({
        draw: { ...draw, seal },
        matter,
        pronoun,
        ...(matter.options ? { options: matter.options } : {}),
        spread,
        meanings,
        spreadText: text,
        phrases,
        names,
      });
      const parts = reading.parts.map(({ position, card, reversed, paragraphs }) => {
        const side = reversed ? names.reversed : names.upright;
        const head = `## ${text.positions[position]!.name} · ${names.tarot[card]} · ${side}`;
        return [head, ...paragraphs.map(join)].join('\n\n');
      });
      return [
        `# ${text.title} · ${question || names.topics[topic]}`,
        join([...reading.opening, ...reading.answer]),
        join(reading.count?.sentences ?? []),
        join(reading.quarters),
        ...parts,
        '---',
        join(reading.together),
        ...reading.beside.map(({ sentences }) => join(sentences)),
        join(reading.deed),
        join(reading.prompt),
      ]
        .filter(Boolean)
        .join('\n\n');
    });
    const { key } = tarotSpread(id)!;
    await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${language}/${key}.md`);
  });
});
