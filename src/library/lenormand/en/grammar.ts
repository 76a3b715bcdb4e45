import type { LenormandPhrases, Spoken } from '../../../domain/lenormand/reading/texts.ts';

/** How English joins two or three cards. Nouns are singular, with "a" or, where they cannot be counted, without. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const DETERMINER = /^(?:(an?)|your) /;
const bare = (noun: string) => noun.replace(DETERMINER, '');
const withArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
const isPossessive = (words: string) => words === 'your' || words.endsWith('’s');
const isYou = ({ noun }: Spoken) => noun === 'you';
const isPerson = ({ number, noun }: Spoken) => number === 28 || number === 29 || noun.startsWith('your ');

/** Names that are plural: Clouds, Birds, Stars, Crossroads, Mice, Fish. */
const PLURAL = new Set([6, 12, 16, 22, 23, 34]);
/** The verb that agrees with a card's name. */
export const agree = ({ number }: Spoken, one: string, many: string) => (PLURAL.has(number) ? many : one);

/** A card by its name in a sentence: the Heart; a card taken for a person is that person. */
export const the = (card: Spoken) => {
  if (isYou(card)) return 'you';
  return card.noun.startsWith('your ') ? card.noun : `the ${card.name}`;
};

/** What is said of a thing is not always said of a person. */
const OF_PEOPLE: Readonly<Record<number, Partial<Pick<Spoken, 'adjective' | 'verb'>>>> = {
  1: { adjective: 'quick' },
  5: { verb: 'takes root here' },
  6: { adjective: 'moody', verb: 'is hard to read just now' },
  8: { adjective: 'worn-out', verb: 'needs rest and quiet' },
  10: { verb: 'decides at one stroke' },
  11: { adjective: 'quarrelsome' },
  12: { adjective: 'talkative' },
  13: { adjective: 'young', verb: 'begins again on a small scale' },
  14: { adjective: 'crafty' },
  16: { adjective: 'gifted' },
  20: { adjective: 'sociable' },
  21: { adjective: 'stubborn' },
  23: { adjective: 'worried', verb: 'is worn down by small worries' },
  25: { adjective: 'committed' },
  26: { adjective: 'discreet' },
  27: { adjective: 'letter-writing', verb: 'puts it in writing' },
  33: { adjective: 'self-assured' },
  34: { adjective: 'well-off' },
  36: { adjective: 'burdened', verb: 'has a burden to carry' },
};

/** A card as it is said of the first one. */
const sayOf = (first: Spoken, other: Spoken): Spoken =>
  isPerson(first) && !isPerson(other) && !isYou(other) ? { ...other, ...OF_PEOPLE[other.number] } : other;

/** The Heart, the Ring and the Key. */
export function list(cards: readonly Spoken[]): string {
  const names = cards.map(the);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function described(first: Spoken, second: Spoken): string {
  const { noun } = first;
  const { adjective } = sayOf(first, second);
  if (isYou(first) || (isPerson(first) && isPossessive(adjective))) return `${noun} and ${second.noun}`;
  if (isPossessive(adjective)) return `${adjective} ${bare(noun)}`;
  const [determiner, article] = DETERMINER.exec(noun) ?? [];
  if (!determiner) return `${adjective} ${noun}`;
  return article ? withArticle(`${adjective} ${bare(noun)}`) : `your ${adjective} ${bare(noun)}`;
}

export const matter: LenormandPhrases['matter'] = ([first, second, third]) => {
  if (!first) return '';
  if (!second) return first.noun;
  if (!third) return described(first, second);
  if (isYou(first)) return `you and ${described(second, third)}`;
  return `${described(first, second)} ${isPerson(first) ? 'who' : 'that'} ${sayOf(first, third).verb}`;
};

/** Without capital and full stop. */
export function clauseOf(first: Spoken, second: Spoken, third: Spoken): string {
  if (isYou(first)) return `you meet ${second.noun} that ${third.verb}`;
  return `${described(first, second)} ${sayOf(first, third).verb}`;
}

export const clause: LenormandPhrases['clause'] = (...cards) => `${capital(clauseOf(...cards))}.`;

export const pair: LenormandPhrases['pair'] = (first, second) => {
  if (isYou(first)) return `Beside you lies ${second.noun}.`;
  if (isYou(second)) return `${capital(the(first))} ${agree(first, 'touches', 'touch')} you directly.`;
  const { verb } = sayOf(first, second);
  const way = isPerson(first) || isPerson(second) ? 0 : (first.number * 5 + second.number) % 3;
  if (way === 0) return `${capital(first.noun)} ${verb}.`;
  if (way === 1) return `${capital(the(second))} ${agree(second, 'makes', 'make')} this ${described(first, second)}.`;
  return `With ${the(second)} beside ${the(first)}, ${first.noun} ${verb}.`;
};
