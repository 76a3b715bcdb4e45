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
  1: { adjective: 'quick', verb: 'will be here soon' },
  2: { adjective: 'lucky', verb: 'has more luck than expected' },
  3: { adjective: 'well-travelled', verb: 'is far away or about to leave' },
  4: { adjective: 'home-loving', verb: 'belongs to the household' },
  5: { adjective: 'patient', verb: 'takes root here' },
  6: { adjective: 'moody', verb: 'is hard to read just now' },
  7: { adjective: 'complicated', verb: 'takes the long way round' },
  8: { adjective: 'worn-out', verb: 'needs rest and quiet' },
  9: { adjective: 'charming', verb: 'means to please' },
  10: { adjective: 'decisive', verb: 'decides at one stroke' },
  11: { adjective: 'quarrelsome', verb: 'likes an argument' },
  12: { adjective: 'talkative', verb: 'gets everybody talking' },
  13: { adjective: 'young', verb: 'begins again on a small scale' },
  14: { adjective: 'crafty', verb: 'deserves a second look' },
  15: { adjective: 'powerful', verb: 'has a strong say in this' },
  16: { adjective: 'gifted', verb: 'shows the way' },
  17: { adjective: 'restless', verb: 'is ready for a change' },
  18: { adjective: 'loyal', verb: 'can be relied on' },
  19: { adjective: 'reserved', verb: 'keeps a certain distance' },
  20: { adjective: 'sociable', verb: 'knows everybody' },
  21: { adjective: 'stubborn', verb: 'will not be moved' },
  22: { adjective: 'undecided', verb: 'has not decided yet' },
  23: { adjective: 'worried', verb: 'is worn down by small worries' },
  24: { adjective: 'warm-hearted', verb: 'follows the heart' },
  25: { adjective: 'committed', verb: 'wants a commitment' },
  26: { adjective: 'discreet', verb: 'keeps something back' },
  27: { adjective: 'letter-writing', verb: 'puts it in writing' },
  30: { adjective: 'calm', verb: 'stays calm' },
  31: { adjective: 'cheerful', verb: 'is in good spirits' },
  32: { adjective: 'well-regarded', verb: 'wins recognition' },
  33: { adjective: 'self-assured', verb: 'knows the answer' },
  34: { adjective: 'well-off', verb: 'sets money moving' },
  35: { adjective: 'steady', verb: 'stands firm' },
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
  if (adjective.includes(' ')) return `${noun} ${adjective}`;
  const [determiner, article] = DETERMINER.exec(noun) ?? [];
  if (!determiner) return `${adjective} ${noun}`;
  return article ? withArticle(`${adjective} ${bare(noun)}`) : `your ${adjective} ${bare(noun)}`;
}

/** One of several ways to say a thing; the words themselves decide, so that the same table always reads the same. */
export function vary(words: string, ...ways: readonly string[]): string {
  const turn = [...words].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return ways[turn % ways.length]!;
}

/** Two cards as a matter and how it is, the third as what it comes to. */
export const matter: LenormandPhrases['matter'] = ([first, second, third]) => {
  if (!first) return '';
  if (!second) return first.noun;
  if (!third) return described(first, second);
  if (isYou(first)) return `you and ${described(second, third)}`;
  const whole = described(first, second);
  if (isPerson(first)) return `${whole} and ${third.noun}`;
  return vary(`${whole}${third.noun}`, `${whole}, and then ${third.noun}`, `${whole} on the way to ${third.noun}`);
};

export const clause: LenormandPhrases['clause'] = (first, second, third) => {
  if (isYou(first)) return `You meet ${described(second, third)}.`;
  const whole = described(first, second);
  return vary(
    `${whole}${third.noun}`,
    `${capital(whole)}, and it leads to ${third.noun}.`,
    `It begins with ${whole} and ends with ${third.noun}.`,
    `${capital(first.noun)} and ${second.noun}, and at the end ${third.noun}.`,
  );
};

/** Rider and Lily: quiet news. Where the text has a colon of its own, the names end with a full stop. */
export const namedPair: LenormandPhrases['namedPair'] = (first, second, text) => {
  const two = `${first.name} and ${second.name}`;
  const [opening = ''] = text.split('. ');
  return opening.includes(':') ? `${two}. ${text}` : `${two}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
};

export const pair: LenormandPhrases['pair'] = (first, second, form) => {
  if (isYou(first)) return `Beside you lies ${second.noun}.`;
  if (isYou(second)) return `${capital(the(first))} ${agree(first, 'touches', 'touch')} you directly.`;
  const { verb } = sayOf(first, second);
  const even = (first.number + second.number) % 2 === 0;
  if (form === 'noun') {
    return even
      ? `${capital(first.noun)} and ${second.noun} have to be seen together.`
      : `On one side ${first.noun}, on the other ${second.noun}.`;
  }
  if (isPerson(first) || isPerson(second)) return `${capital(first.noun)} ${verb}.`;
  if (form === 'adjective') {
    return even
      ? `${capital(the(first))} with ${the(second)}: ${described(first, second)}.`
      : `Beside ${the(second)}, ${the(first)} ${agree(first, 'speaks', 'speak')} of ${described(first, second)}.`;
  }
  return even ? `${capital(first.noun)} ${verb}.` : `With ${the(second)} beside ${the(first)}, ${first.noun} ${verb}.`;
};
