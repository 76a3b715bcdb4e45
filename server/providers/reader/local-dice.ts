import { compareThrows } from '../../../src/domain/dice/compare.ts';
import { readThrow } from '../../../src/domain/dice/reading.ts';
import { throwsOf } from '../../../src/domain/dice/seal.ts';
import { joinSentences } from '../../../src/domain/language.ts';
import { askedMatter } from '../../../src/domain/question/asked.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import { asksOfNext } from '../../../src/domain/question/next.ts';
import { pronounOf } from '../../../src/domain/question/pronoun.ts';
import { loadDiceLibrary } from '../../../src/library/dice/load.ts';
import type { CardInput } from '../../ports/reader.ts';

/** A throw, or two for two options, as plain paragraphs under their headings. @throws RangeError for no throw. */
export async function diceParagraphs({ language, draw, question, topic, change }: CardInput): Promise<string[]> {
  const library = await loadDiceLibrary(language);
  const join = (sentences: readonly { text: string }[]) => joinSentences(sentences, language);
  const matter = askedMatter(matterOf, question, topic, language, change);
  const material = { ...library, matter, pronoun: pronounOf(question), seal: draw.seal, next: asksOfNext(question) };
  const [first, second] = throwsOf(draw);
  if (second) {
    const names = matter.options ?? library.phrases.options;
    const { answer, options, deed, prompt } = compareThrows({ ...material, throws: [first!, second], names });
    return [answer, ...options, deed, prompt].map(join);
  }
  const { answer, parts, deed, prompt } = readThrow({ ...material, thrown: first! });
  return [
    join(answer),
    ...parts.flatMap((part) => [part.title, ...part.paragraphs.map(join)]),
    join(deed),
    join(prompt),
  ];
}
