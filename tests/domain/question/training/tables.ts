import { tableOf } from '../../../../src/domain/question/matter/weights.ts';
import { corpus } from './corpus.ts';
import { train } from './softmax.ts';

/** The files of the tables, with their source. */
export function makeTables(): [name: string, source: string][] {
  const { rules, en, zh } = train(corpus());
  return (
    [
      ['rules', 'RULE', rules],
      ['en', 'EN', en],
      ['zh', 'ZH', zh],
    ] as const
  ).map(([file, name, weights]) => [
    `${file}.ts`,
    `/** Made by \`npm run matter\`: what each feature says for an intent or against it. */\nexport const ${name}_WEIGHTS = \`${tableOf(weights)}\`;\n`,
  ]);
}
