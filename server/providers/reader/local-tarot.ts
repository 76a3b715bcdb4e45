import { joinSentences } from '../../../src/domain/language.ts';
import { askedMatter } from '../../../src/domain/question/asked.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import { asksOfNext } from '../../../src/domain/question/next.ts';
import { pronounOf } from '../../../src/domain/question/pronoun.ts';
import { composeReading, type Reading } from '../../../src/domain/reading/compose.ts';
import type { Sentence } from '../../../src/domain/reading/sentence.ts';
import type { SpreadText } from '../../../src/domain/reading/texts.ts';
import { nameSpread } from '../../../src/domain/spread/named.ts';
import type { Names } from '../../../src/library/names/names.ts';
import { loadReadingPhrases } from '../../../src/library/reading/load.ts';
import { loadSpreadTexts } from '../../../src/library/spreads/load.ts';
import { loadTarotWords } from '../../../src/library/tarot/load.ts';
import type { CardInput } from '../../ports/reader.ts';
import { namesIn } from './library.ts';

/** A tarot reading as plain paragraphs, each card under its place. @throws RangeError without words for the spread. */
export async function tarotParagraphs(input: CardInput): Promise<string[]> {
  const { language, draw, topic } = input;
  const [names, meanings, spreads, phrases] = await Promise.all([
    namesIn(language),
    loadTarotWords(language),
    loadSpreadTexts(language),
    loadReadingPhrases(language),
  ]);
  const worded = nameSpread({ ...draw, spreadId: input.spreadId }, spreads, language);
  if (!worded) throw new RangeError(`no words for spread ${input.spreadId}`);
  const { spread, text: spreadText } = worded;
  const matter = askedMatter(matterOf, input.question, topic, language, input.change);
  const pronoun = pronounOf(input.question);
  const next = asksOfNext(input.question);
  const options = matter.options ? { options: matter.options } : {};
  const material = {
    draw,
    matter,
    pronoun,
    next,
    ...options,
    spread,
    meanings,
    spreadText,
    phrases,
    names,
  };
  return written(composeReading(material), input, spreadText, names);
}

function written(reading: Reading, { language }: CardInput, { positions }: SpreadText, names: Names): string[] {
  const join = (sentences: readonly Sentence[]) => joinSentences(sentences, language);
  return [
    join([...reading.opening, ...reading.answer]),
    join(reading.count?.sentences ?? []),
    join(reading.quarters),
    ...reading.parts.flatMap((part) => {
      const card = names.tarot[part.card as keyof typeof names.tarot];
      const side = part.reversed ? names.reversed : names.upright;
      return [`${positions[part.position]?.name ?? ''} · ${card} · ${side}`, ...part.paragraphs.map(join)];
    }),
    join(reading.together),
    ...reading.beside.map(({ sentences }) => join(sentences)),
    join(reading.deed),
    join(reading.prompt),
  ].filter((paragraph) => paragraph !== '');
}
