import { describe, expect, it } from 'vitest';
import { type DiceReading, readThrow } from '../../src/domain/dice/reading.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { composeLenormand } from '../../src/domain/lenormand/reading/compose.ts';
import type { LenormandReading } from '../../src/domain/lenormand/reading/narrator.ts';
import { readTableau } from '../../src/domain/lenormand/reading/tableau/read.ts';
import { natalChart } from '../../src/domain/sky/chart.ts';
import { lenormandSpread, tableauSpread } from '../../src/domain/spread/lenormand.ts';
import { materialOf } from '../domain/dice/material.ts';
import { asking, LIBRARIES, laidOn } from '../domain/lenormand/world.ts';

/** A table laid once and kept: every card, in the order in which it fell. */
const ORDER = [
  7, 24, 31, 12, 3, 29, 16, 35, 20, 1, 25, 8, 33, 14, 5, 27, 22, 10, 34, 18, 2, 36, 9, 28, 21, 13, 4, 30, 17, 6, 23, 32,
  11, 26, 15, 19,
];

type Sentences = readonly { text: string }[];

interface Answered {
  parts: readonly { title: string; paragraphs: readonly Sentences[] }[];
}

/** A reading as a person would have it on paper: what goes before its parts, and what goes after them. */
function onPaper(
  title: string,
  before: readonly Sentences[],
  { parts }: Answered,
  after: readonly Sentences[],
  space: string,
) {
  const join = (sentences: Sentences) => sentences.map(({ text }) => text).join(space);
  const paragraphs = parts.map((part) => [`## ${part.title}`, ...part.paragraphs.map(join)].join('\n\n'));
  return [`# ${title}`, ...before.map(join), ...paragraphs, '---', ...after.map(join)].join('\n\n');
}

/** A reading of cards or dice: its answer first, and at the end what it leaves one with. */
const answeredOnPaper = (title: string, reading: LenormandReading | DiceReading, space: string) =>
  onPaper(title, [reading.answer], reading, [reading.deed, reading.prompt], space);

/** Whole readings, read by eye when they change: the files under golden are what a person would see. */
describe.each(LANGUAGES)('whole readings in %s', (language) => {
  const library = LIBRARIES.get(language)!;
  const space = language === 'en' ? ' ' : '';

  it.each([51, 52, 53, 54, 55])('spread %i stays as it was read and found good', async (id) => {
    const spread = lenormandSpread(id)!;
    const topic = ({ 51: 'spirit', 52: 'love', 53: 'work', 54: 'study', 55: 'money' } as const)[id as 51];
    const draw = { cards: laidOn(spread, ORDER.slice(id - 51)), seal: '2b'.repeat(32) };
    const reading = composeLenormand({ ...library, ...asking(language, topic), spread, draw });
    const text = answeredOnPaper(spread.key, reading, space);
    await expect(`${text}\n`).toMatchFileSnapshot(`golden/${language}/${spread.key}.md`);
  });

  it('the tableau stays as it was read and found good', async () => {
    const draw = { cards: laidOn(tableauSpread('8x4+4'), ORDER), seal: '2b'.repeat(32) };
    const settings = { layout: '8x4+4' as const, me: 29, partner: 28 };
    const matter = { intent: 'reconcile', form: 'whether', person: 'ex' } as const;
    const asked = asking(language, 'love', matter, 'he');
    const text = answeredOnPaper('grandTableau', readTableau({ ...library, ...asked, draw, settings }), space);
    await expect(`${text}\n`).toMatchFileSnapshot(`golden/${language}/grandTableau.md`);
  });

  it('throws stay as they were read and found good', async () => {
    const natal = natalChart({
      instant: '1990-06-10T14:30:00Z',
      latitude: 39.9,
      longitude: 116.4,
      houseSystem: 'placidus',
    });
    const before = { point: 'Venus', sign: 'Libra', house: 7 } as const;
    const thrown = { point: 'Mars', sign: 'Scorpio', house: 1 } as const;
    const texts = [
      answeredOnPaper('diceThrow', readThrow(materialOf(language, before, { topic: 'love' })), space),
      answeredOnPaper(
        'diceThrow, after it',
        readThrow(materialOf(language, thrown, { topic: 'work', before, natal })),
        space,
      ),
    ];
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${language}/dice.md`);
  });
});
