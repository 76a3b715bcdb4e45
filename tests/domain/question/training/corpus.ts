import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../../../src/domain/language.ts';
import { featuresOf } from '../../../../src/domain/question/matter/features.ts';
import { foldCharacters } from '../../../../src/domain/question/matter/fold.ts';
import { type Parsed, parse } from '../../../../src/domain/question/matter/parse.ts';
import { BASE } from '../../../../src/domain/question/matter/rules.ts';
import type { Features } from '../../../../src/domain/question/matter/weights.ts';
import { TOPICS_EN } from '../../../../src/domain/question/matter/words/en/topics.ts';
import { english } from '../../../../src/domain/question/matter/words/en/vocabulary.ts';
import { TOPICS_ZH } from '../../../../src/domain/question/matter/words/zh/topics.ts';
import { chinese } from '../../../../src/domain/question/matter/words/zh/vocabulary.ts';
import { INTENTS, type Intent } from '../../../../src/domain/question/matter-kinds.ts';

/** A question or a phrase and what it asks. */
export interface Example {
  question: string;
  language: Language;
  /**
   * `written`: after the lexicon was, to be hard; `plain`: after it, as most people ask; `varied`: in everybody's own
   * words; `tuned`: the lexicon was made to understand it; `phrase`: of the lexicon.
   */
  source: 'written' | 'plain' | 'varied' | 'tuned' | 'open' | 'phrase';
  /** The line in its file. */
  line: number;
  /** The other columns: intent, form, person, options, span, bond, area; `?` where nobody has said it. */
  labels: readonly string[];
  /** The place of the intent in `INTENTS`. */
  intent: number;
  /** How much it counts. */
  weight: number;
  parsed: Parsed;
  features: Features;
}

/** The words of both scripts. */
export const knowledge = { english: english(), chinese: chinese() };
const HERE = import.meta.dirname;
/** How much a phrase of the lexicon counts beside a question, where it is one of the plainest. */
const PHRASES = { en: 0.16, 'zh-CN': 0.4 };
/** Phrases of less weight say too little by themselves, and those of this weight are plain. */
const LEAST_WEIGHT = 2.5;
const PLAIN_WEIGHT = 6;

/** The labelled questions of a language, in the order of their files. */
function questionsOf(language: Language): Example[] {
  return [
    ...rowsOf(join(HERE, `${language}.tsv`), language, 'written'),
    ...rowsOf(join(HERE, `${language}-plain.tsv`), language, 'plain'),
    ...rowsOf(join(HERE, `${language}-varied.tsv`), language, 'varied'),
    ...rowsOf(join(HERE, '../questions', `${language}.tsv`), language, 'tuned'),
  ];
}

/** Everything from which the tables are made. */
export function corpus(): Example[] {
  return [...LANGUAGES.flatMap(questionsOf), ...openings(), ...phrases()];
}

/** Greetings, other languages and half sentences, which ask nothing. */
function openings(): Example[] {
  const lines = readFileSync(join(HERE, 'open.tsv'), 'utf8').trim().split('\n');
  return lines.map((question, line) =>
    exampleOf(question, HAN.test(question) ? 'zh-CN' : 'en', 'open', line, ['open']),
  );
}

const HAN = /\p{Script=Han}/u;

function rowsOf(path: string, language: Language, source: Example['source']): Example[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((text, line) => {
    const [question = '', ...labels] = text.split('\t');
    return exampleOf(question, language, source, line, labels);
  });
}

/**
 * The lexicon cannot be trusted with questions on which it was made, so that they and its own phrases teach only what
 * their words speak for, and nothing of how far the lexicon is right.
 */
function exampleOf(
  question: string,
  language: Language,
  source: Example['source'],
  line: number,
  labels: readonly string[],
  weight = 1,
): Example {
  const parsed = parse(question, language, knowledge);
  const { grams, rules } = featuresOf(parsed);
  const taught =
    source === 'phrase'
      ? new Map<string, number>()
      : new Map([...rules].filter(([name]) => source !== 'tuned' || !name.startsWith('words:')));
  const intent = INTENTS.indexOf(labels[0] as Intent);
  if (intent < 0) throw new RangeError(`no intent ${labels[0]} in "${question}"`);
  return { question, language, source, line, labels, intent, weight, parsed, features: { grams, rules: taught } };
}

/** The phrases of the lexicon that by themselves speak for an intent. */
function phrases(): Example[] {
  const examples: Example[] = [];
  for (const [language, topics, mark] of [
    ['en', TOPICS_EN, ','],
    ['zh-CN', TOPICS_ZH, /\s+/],
  ] as const) {
    for (const [key, list] of topics.flatMap(Object.entries<string>)) {
      const [name = '', own] = key.split('^');
      const [intent, usual] = BASE[name] ?? [];
      const weight = own === undefined ? usual : Number(own);
      if (!intent || weight === undefined || weight < LEAST_WEIGHT) continue;
      for (const phrase of foldCharacters(list).split(mark)) {
        const question = typed(phrase.trim(), language);
        if (question === '') continue;
        const share = PHRASES[language] * Math.min(1, weight / PLAIN_WEIGHT);
        examples.push(exampleOf(question, language, 'phrase', examples.length, [intent], share));
      }
    }
  }
  return examples;
}

/** A phrase as somebody would type it: the first of several words, a pronoun for anybody, a small word for a gap. */
function typed(phrase: string, language: Language): string {
  return phrase
    .replaceAll('_', ' ')
    .replace(/([^\s|]+)\|[^\s]+/g, '$1')
    .replaceAll('@', language === 'en' ? 'him' : '他')
    .replaceAll('*', language === 'en' ? 'the' : '的');
}
