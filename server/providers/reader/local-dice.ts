import { compareThrows } from '../../../src/domain/dice/compare.ts';
import { readThrow } from '../../../src/domain/dice/reading.ts';
import { throwsOf } from '../../../src/domain/dice/seal.ts';
import { loadDiceLibrary } from '../../../src/library/dice/load.ts';
import type { CardInput } from '../../ports/reader.ts';

/** A throw, or two for two options, as plain paragraphs under their headings. @throws RangeError for no throw. */
export async function diceParagraphs({ language, draw, topic }: CardInput): Promise<string[]> {
  const library = await loadDiceLibrary(language);
  const join = (sentences: readonly { text: string }[]) =>
    sentences.map(({ text }) => text).join(language === 'en' ? ' ' : '');
  const [first, second] = throwsOf(draw);
  if (second) {
    const { options, comparison } = compareThrows(library, first!, second);
    return [...options.map(join), join(comparison)];
  }
  const { parts, summary } = readThrow({ ...library, thrown: first!, topic });
  return [...parts.flatMap((part) => [part.title, ...part.paragraphs.map(join)]), join(summary)];
}
