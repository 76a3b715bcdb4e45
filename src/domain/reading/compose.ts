import { cleanOptions } from '../question/clean-options.ts';
import type { Outside } from '../question/outside.ts';
import { answerOf } from './answer.ts';
import { type ReadingAside, readBeside } from './beside.ts';
import { type Choose, chooser } from './choice.ts';
import { readClarifier } from './clarifier.ts';
import { readCount } from './count.ts';
import { openingOf, promptOf } from './frame.ts';
import { type Material, seedOf } from './material.ts';
import type { Verdict } from './matter-words.ts';
import { type ReadingPart, readMeanings, readParts } from './parts.ts';
import { readQuarters } from './quarters.ts';
import { type Sentence, sentence, splitSentences } from './sentence.ts';
import { deedOf } from './steps.ts';
import { stretchOf } from './stretch.ts';
import { unquoted } from './unnamed-ways.ts';
import { weave } from './weave.ts';

export interface Reading {
  /** The matter in the asker's terms, and the mood of the whole. */
  opening: Sentence[];
  /** The answer in the question's own form; empty, as what is to do and to write, where the question is not for cards. */
  answer: Sentence[];
  /** Of a spread that is counted. */
  count?: { verdict: Verdict; sentences: Sentence[] };
  /** Of a year of months: its quarters. */
  quarters: Sentence[];
  parts: ReadingPart[];
  /** What a card adds that was drawn afterwards for a place; the answer stays as it was. */
  clarifier?: ReadingPart;
  together: Sentence[];
  beside: ReadingAside[];
  /** One thing to do this week. */
  deed: Sentence[];
  /** One question to write about. */
  prompt: Sentence[];
}

/**
 * The self reading of a sealed draw, for its question: opening, answer, card by card in its place, what the cards say
 * together, one thing to do and one question to write about. The seal chooses among ways to say a thing, so the same draw
 * always reads the same; what was read lately gives way to what was not.
 */
export function composeReading(laid: Material): Reading {
  const choose: Choose = chooser(seedOf(laid), laid.read ?? new Set());
  const { outside } = laid.matter;
  if (outside) return readOutside(laid, outside, choose);
  const material = withWays(withStretch(laid));
  const count = readCount(material);
  const answer = answerOf(material, choose);
  const reading: Reading = {
    opening: openingOf(material, choose, answer),
    answer,
    ...(count ? { count } : {}),
    quarters: readQuarters(material, choose),
    parts: readParts(laid, choose),
    together: weave(material, choose, answer),
    beside: readBeside(material, choose),
    deed: deedOf(material, choose),
    prompt: promptOf(material, choose),
  };
  const clarifier = readClarifier(laid, choose);
  return clarifier ? { ...reading, clarifier } : reading;
}

/** Of a year of months the cards of the time that was asked about; the year itself lies there whole and is not cut to half. */
function withStretch(material: Material): Material {
  const { spread, matter, draw } = material;
  if (spread.dated === 'months' && matter.span === 'year') return { ...material, matter: { ...matter, span: null } };
  const cards = stretchOf(material);
  return cards ? { ...material, draw: { ...draw, cards } } : material;
}

/** Asked which of two that have no clean name, the reading calls them the first and the second. */
function withWays(material: Material): Material {
  const { matter, phrases, options } = material;
  if (matter.form !== 'which' || cleanOptions(options ?? null)) return material;
  const { which } = phrases.matter;
  return {
    ...material,
    options: which.unnamed,
    phrases: { ...phrases, matter: { ...phrases.matter, which: unquoted(which) } },
  };
}

/** A question that is not for cards: it is said what they can speak of, and each card is given its meaning alone. */
function readOutside(material: Material, outside: Outside, choose: Choose): Reading {
  const text = choose('outside', material.phrases.matter.outside[outside]);
  return {
    opening: splitSentences(text).map((one) => sentence(one, 'outside', ...material.draw.cards.map(({ id }) => id))),
    answer: [],
    quarters: [],
    parts: readMeanings(material),
    together: [],
    beside: readBeside(material, choose),
    deed: [],
    prompt: [],
  };
}

/** Every sentence of a reading in its order. */
export function sentencesOf(reading: Reading): Sentence[] {
  const { opening, answer, count, quarters, parts, together, beside, deed, prompt, clarifier } = reading;
  return [
    ...opening,
    ...answer,
    ...(count?.sentences ?? []),
    ...quarters,
    ...parts.flatMap(({ paragraphs }) => paragraphs.flat()),
    ...together,
    ...beside.flatMap(({ sentences }) => sentences),
    ...deed,
    ...prompt,
    ...(clarifier?.paragraphs.flat() ?? []),
  ];
}
