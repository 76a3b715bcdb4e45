import { patternOf } from '../pattern.ts';
import { foldCharacters } from './matter/fold.ts';
import { NO_PERSONS } from './no-persons.ts';

/**
 * The name of the one person whom a question names, as it was typed; null where it names none, several, or what may be a
 * place, a date, a brand or a thing. Only what stands where a person stands is taken for a name.
 */
export function nameIn(question: string): string | null {
  const text = question.normalize('NFKC').replace(/[’`]/g, "'");
  const found = HAN.test(text) ? [...chineseNames(text), ...latinAmongChinese(text)] : englishNames(text);
  const names = new Set(found);
  return names.size === 1 ? [...names][0]! : null;
}

const HAN = /\p{Script=Han}/u;
const NAME = '\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?(?: (?!I\\b)\\p{Lu}\\p{Ll}+)?';

/** What a person does or is asked to do; with a capital word before it that is a person. */
const DOES =
  'feels?|thinks?|thought|loves?|loved|likes?|liked|miss(?:es|ed)?|wants?|wanted|writes?|wrote|texts?|texted|calls?|called|repl(?:y|ies|ied)|answers?|answered|messages?|messaged|contacts?|contacted|cares?|cared|regrets?|forgives?|forgave|cheats?|cheated|lies|lied|lie|hides?|hid|proposes?|proposed|marr(?:y|ies|ied)|remembers?|trusts?|ghosts?|ghosted|blocks?|blocked|pays? me|comes? back|came back|says?|said|tells?|told|asks?|asked|hates?|ignores?|ignored|grown fond|fallen|in love|jealous|over me|into me|seeing|cheating|lying|hiding|thinking|angry|mad|serious|loyal|honest|the one|my soulmate|still|ever|really|truly|secretly|be in touch|get in touch|keeps?|only';
/** What a person alone does, in a form that needs a subject before it. */
const FINITE =
  'feels|felt|thinks|thought|loves|loved|likes|liked|misses|missed|wants|wanted|wrote|writes|texts|texted|calls|called|replies|replied|answers|answered|says|said|tells|told|asks|asked|hates|ignores|ignored|keeps|blocked|ghosted|proposed|cheated|lied|left me|came back';
const WITH =
  'with|about|me and|and me|love to|feelings for|feels? for|poem for|gift for|hear from|heard from|message from|text from|call from|word from|news from|talk to|talking to|speak to|write to|writing to|text|call|miss|missing|love|forgive|trust|marry|date|dating|ask|tell|telling|thank|meet|kiss|ex|my heart to|ily to|back to|apologi[sz]e to|my friend|my boyfriend|my girlfriend|my husband|my wife|my brother|my sister|my boss|my son|my daughter|give';

const ADVERB = '(?:(?:even|just|also|not|ever|still|really|truly|secretly|actually|finally) )?';

const IN_ENGLISH = [
  // Inside a sentence a capital letter and a verb of persons are enough.
  patternOf(`(?<=\\p{L} |, )(?<name>${NAME}) ${ADVERB}(?:${DOES})\\b`, 'gu'),
  patternOf(
    `(?<=^|[.!?] )(?<name>${NAME}) (?:(?:has|had|is|was|does|did|will|would)(?:n't)? ${ADVERB}(?:${DOES})|${FINITE})\\b`,
    'gu',
  ),
  patternOf(`\\b(?:${WITH}) (?<name>${NAME})(?![\\p{L}'-]| or \\p{Lu})`, 'gu'),
  patternOf(`(?<![\\p{L}'])(?<name>${NAME}) and (?:I|me)\\b`, 'gu'),
  patternOf(
    `(?<![\\p{L}'])(?<name>${NAME})'s (?:feelings|heart|mind|love|intentions|thoughts|message|reply|silence|view of me|opinion of me)\\b`,
    'gu',
  ),
];

function englishNames(text: string): string[] {
  if (isTitled(text)) return [];
  return IN_ENGLISH.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(({ groups }) => personOf(groups!.name!)));
}

/** A word that is known for something else is nobody's name. */
function personOf(name: string): string[] {
  const words = name.split(/[ -]/);
  return words.some((word) => NO_PERSONS.has(word.toLowerCase())) ? [] : [name];
}

/** Where most words have a capital letter it says nothing. */
function isTitled(text: string): boolean {
  const words = text.match(/\p{L}+/gu)?.slice(1) ?? [];
  return words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word) && word !== 'I').length * 2 > words.length;
}

/** What is said of a person behind the name. */
const OF_PERSON =
  '对我|跟我|和我|喜欢|爱|想我|想不想|联系|联络|回我|回来|心里|的心|的感|的想法|的意思|为什么|为啥|怎么看|到底|真的|还会|会不会|是不是|是真心|有没有把我|有没有喜|有没有想|什么时候|会回|会联|会找|会跟|会和|会向|会娶|会原谅|会喜|出国|说|告白|表白|告百';
/** What stands before somebody with whom one has to do. */
const WITH_PERSON = '我跟|我和|我与|我同|跟|和|与|对|给|向|问问|喜欢|爱上|追|想念|忘记|忘掉|放下|原谅|找|约';

const CALLED = patternOf(
  `(?<![老小阿])(?<name>[阿小老]\\p{Script=Han})(?=(?:${OF_PERSON}))|(?:我跟|我和|我与|礼拜跟|跟|和)(?<friend>[阿小]\\p{Script=Han})(?=(?:这段|的缘|的感情|的关系|的未来|告白|表白|告百|复合|会|还|能|[，,？?]|$|在一起))`,
  'gu',
);

function chineseNames(text: string): string[] {
  return typedIn(text, CALLED).filter((name) => !NO_PERSONS.has(simplified(name)));
}

const LATIN = patternOf(
  `(?<![\\p{Script=Latin}.])(?<name>\\p{Lu}\\p{Ll}{1,11}) ?(?=(?:${OF_PERSON}))|(?:${WITH_PERSON}) ?(?<friend>\\p{Lu}\\p{Ll}{1,11})(?![\\p{Script=Latin}.])`,
  'gu',
);

function latinAmongChinese(text: string): string[] {
  return typedIn(text, LATIN).flatMap(personOf);
}

/** What a pattern finds in the simplified text, as it was typed: a name stands first in what was found, a friend last. */
function typedIn(text: string, pattern: RegExp): string[] {
  return [...simplified(text).matchAll(pattern)].map(({ index, groups, 0: all }) => {
    const { name, friend } = groups as { name?: string; friend?: string };
    const start = name ? index : index + all.length - friend!.length;
    return text.slice(start, start + (name ?? friend!).length);
  });
}

/** The text with simplified characters in the places of the traditional ones. */
function simplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, foldCharacters);
}
