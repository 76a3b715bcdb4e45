import { LANGUAGES } from '../../../../src/domain/language.ts';
import { intentOf } from '../../../../src/domain/question/matter/intent.ts';
import { INTENTS } from '../../../../src/domain/question/matter-kinds.ts';
import { understand } from '../../../../src/domain/question/understand.ts';
import { corpus, type Example, knowledge } from './corpus.ts';
import { train } from './softmax.ts';

interface Judged {
  example: Example;
  intent: string;
  lexicon: string;
  sure: boolean;
}

const FOLDS = 5;
/** Questions that stand together in a file are often by one writer in one mood, so that they stay together. */
const BLOCK = 10;

/** One line for each language: how its questions are understood by tables that were made without them. */
export function judge(): string[] {
  const all = corpus();
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const { rules, en, zh } = train(all.filter((example) => foldOf(example) !== fold));
    for (const example of all) {
      if (foldOf(example) !== fold || example.source === 'tuned') continue;
      const { words, ranked } = example.parsed;
      const parsed = {
        ...example.parsed,
        words: words.map((one) => ({ ...one, weights: one.topics === knowledge.english.topics ? en : zh })),
      };
      const { intent, sure } = intentOf(parsed, rules);
      judged.push({ example, intent, sure, lexicon: ranked[0]?.[0] ?? 'open' });
    }
  }
  return [...LANGUAGES.map((language) => lineOf(language, judged)), lineOf('open', judged)];
}

function foldOf({ source, line }: Example): number {
  return source === 'phrase' ? -1 : (Math.imul(Math.floor(line / BLOCK) + 1, 2654435761) >>> 8) % FOLDS;
}

function lineOf(name: string, judged: readonly Judged[]): string {
  const list = judged.filter(({ example }) =>
    name === 'open' ? example.source === 'open' : example.source === 'written' && example.language === name,
  );
  const share = (fits: (one: Judged) => boolean) => `${((100 * list.filter(fits).length) / list.length).toFixed(1)} %`;
  const meant = ({ example }: Judged) => INTENTS[example.intent]!;
  const matter = ({ example: { question, language } }: Judged) => understand(question, language, knowledge);
  return [
    `${name}, ${list.length}: intent ${share((one) => one.intent === meant(one))}`,
    `by the lexicon alone ${share((one) => one.lexicon === meant(one))}`,
    `sure ${share(({ sure }) => sure)}`,
    `wrong while sure ${share((one) => one.sure && one.intent !== meant(one))}`,
    ...(name === 'open'
      ? []
      : [
          `form ${share((one) => matter(one).form === one.example.labels[1])}`,
          `person ${share((one) => (matter(one).person ?? '-') === one.example.labels[2])}`,
          `options ${share((one) => (matter(one).options?.join('|') ?? '-') === one.example.labels[3])}`,
          `span ${share((one) => (matter(one).span ?? '-') === one.example.labels[4])}`,
          `bond ${share((one) => (matter(one).bond ?? '-') === one.example.labels[5])}`,
        ]),
  ].join(', ');
}
