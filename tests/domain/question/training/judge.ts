import { LANGUAGES } from '../../../../src/domain/language.ts';
import { intentOf } from '../../../../src/domain/question/matter/intent.ts';
import { INTENTS, type Matter } from '../../../../src/domain/question/matter-kinds.ts';
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
  const of = (source: Example['source']) => judged.filter(({ example }) => example.source === source);
  return [
    ...LANGUAGES.flatMap((language) =>
      (['written', 'plain'] as const).map((source) =>
        lineOf(
          `${language}, ${source}`,
          of(source).filter(({ example }) => example.language === language),
        ),
      ),
    ),
    lineOf('open', of('open')),
  ];
}

function foldOf({ source, line }: Example): number {
  return source === 'phrase' ? -1 : (Math.imul(Math.floor(line / BLOCK) + 1, 2654435761) >>> 8) % FOLDS;
}

function lineOf(name: string, list: readonly Judged[]): string {
  const share = (fits: (one: Judged) => boolean, among = list) =>
    `${((100 * among.filter(fits).length) / among.length).toFixed(1)} %`;
  const meant = ({ example }: Judged) => INTENTS[example.intent]!;
  const found = ({ example: { question, language } }: Judged) => understand(question, language, knowledge);
  const rules = RULED.map(([field, column, said]) => {
    const labelled = list.filter(({ example }) => !['?', undefined].includes(example.labels[column]));
    if (labelled.length === 0) return null;
    return `${field} ${share((one) => said(found(one)) === one.example.labels[column], labelled)}`;
  });
  return [
    `${name}, ${list.length}: intent ${share((one) => one.intent === meant(one))}`,
    `by the lexicon alone ${share((one) => one.lexicon === meant(one))}`,
    `sure ${share(({ sure }) => sure)}`,
    `wrong while sure ${share((one) => one.sure && one.intent !== meant(one))}`,
    ...rules.filter((rule) => rule !== null),
  ].join(', ');
}

/** What rules find, with the column of its label. */
const RULED: readonly (readonly [string, number, (matter: Matter) => string])[] = [
  ['form', 1, ({ form }) => form],
  ['person', 2, ({ person }) => person ?? '-'],
  ['options', 3, ({ options }) => options?.join('|') ?? '-'],
  ['span', 4, ({ span }) => span ?? '-'],
  ['bond', 5, ({ bond }) => bond ?? '-'],
];
