import { WOMAN } from '../../../src/domain/lenormand/persons.ts';
import { composeLenormand } from '../../../src/domain/lenormand/reading/compose.ts';
import { readTableau } from '../../../src/domain/lenormand/reading/tableau/read.ts';
import { lenormandSpread } from '../../../src/domain/spread/lenormand.ts';
import { GRAND_TABLEAU } from '../../../src/domain/spread/spread.ts';
import { loadLenormandLibrary } from '../../../src/library/lenormand/load.ts';
import type { CardInput } from '../../ports/reader.ts';
import { namesIn } from './library.ts';

/** A Lenormand reading as plain paragraphs under their headings. @throws RangeError for an unknown spread. */
export async function lenormandParagraphs({ language, draw, topic, spreadId, tableau }: CardInput): Promise<string[]> {
  const [words, names] = await Promise.all([loadLenormandLibrary(language), namesIn(language)]);
  const spread = lenormandSpread(spreadId);
  if (!spread) throw new RangeError(`no Lenormand spread ${spreadId}`);
  const library = { ...words, names, draw: { ...draw, topic } };
  const { parts, summary } =
    spreadId === GRAND_TABLEAU
      ? readTableau({ ...library, settings: tableau ?? { layout: '8x4+4', me: WOMAN } })
      : composeLenormand({ ...library, spread });
  const join = (sentences: readonly { text: string }[]) =>
    sentences.map(({ text }) => text).join(language === 'en' ? ' ' : '');
  return [...parts.flatMap((part) => [part.title, ...part.paragraphs.map(join)]), join(summary)];
}
