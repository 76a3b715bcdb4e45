import { joinSentences } from '../../../src/domain/language.ts';
import { WOMAN } from '../../../src/domain/lenormand/persons.ts';
import { composeLenormand } from '../../../src/domain/lenormand/reading/compose.ts';
import { readTableau } from '../../../src/domain/lenormand/reading/tableau/read.ts';
import { askedMatter } from '../../../src/domain/question/asked.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import { pronounOf } from '../../../src/domain/question/pronoun.ts';
import { lenormandSpread } from '../../../src/domain/spread/lenormand.ts';
import { GRAND_TABLEAU } from '../../../src/domain/spread/spread.ts';
import { loadLenormandLibrary } from '../../../src/library/lenormand/load.ts';
import { loadAnsweringWords } from '../../../src/library/reading/answering.ts';
import type { CardInput } from '../../ports/reader.ts';
import { namesIn } from './library.ts';

/** A Lenormand reading as plain paragraphs under their headings. @throws RangeError for an unknown spread. */
export async function lenormandParagraphs(input: CardInput): Promise<string[]> {
  const { language, draw, topic, question, spreadId, tableau } = input;
  const [words, names, answering] = await Promise.all([
    loadLenormandLibrary(language),
    namesIn(language),
    loadAnsweringWords(language),
  ]);
  const spread = lenormandSpread(spreadId);
  if (!spread) throw new RangeError(`no Lenormand spread ${spreadId}`);
  const matter = askedMatter(matterOf, question, topic, language, input.change);
  const library = { ...words, names, answering, matter, pronoun: pronounOf(question), draw };
  const { answer, parts, deed, prompt } =
    spreadId === GRAND_TABLEAU
      ? readTableau({ ...library, settings: tableau ?? { layout: '8x4+4', me: WOMAN } })
      : composeLenormand({ ...library, spread });
  const join = (sentences: readonly { text: string }[]) => joinSentences(sentences, language);
  const chapters = parts.flatMap((part) => [part.title, ...part.paragraphs.map(join)]);
  return [join(answer), ...chapters, join(deed), join(prompt)];
}
