import { type Kind, kindOf, type Manners } from '../../../domain/lenormand/reading/manners.ts';
import type { Spoken } from '../../../domain/lenormand/reading/spoken.ts';
import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { OF_PEOPLE, OF_TROUBLES } from './manners.ts';

/** How English joins two or three cards. Nouns are singular, with "a" or, where they cannot be counted, without. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const withArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
const isYou = ({ role }: Spoken) => role === 'me';
const isPartner = ({ role }: Spoken) => role === 'partner';
/** The Man, the Woman and whoever is taken for one of the two; the Bear is somebody as well. */
const isPerson = (card: Spoken) => card.number === 28 || card.number === 29 || isPartner(card);
const isSomebody = (card: Spoken) => card.number === 15 || isPerson(card);

/** Names that are plural: Clouds, Birds, Stars, Crossroads, Mice, Fish. */
const PLURAL = new Set([6, 12, 16, 22, 23, 34]);
/** The verb that agrees with a card's name. */
export const agree = ({ number }: Spoken, one: string, many: string) => (PLURAL.has(number) ? many : one);

/** A card by its name in a sentence: the Heart; a card taken for a person is that person. */
export const the = (card: Spoken) => {
  if (isYou(card)) return 'you';
  return isPartner(card) ? card.noun : `the ${card.name}`;
};

const MANNERS: Readonly<Partial<Record<Kind, Manners>>> = { person: OF_PEOPLE, trouble: OF_TROUBLES };

/** Any card can be taken for a person; the Dog is a friendship here. */
const kind = (card: Spoken): Kind => {
  if (isSomebody(card)) return 'person';
  return card.number === 18 ? 'lasting' : kindOf(card.number);
};

/** A card as it is said of the first one; you and the partner are said of everything alike. */
const sayOf = (first: Spoken, other: Spoken): Spoken => {
  if (isYou(other) || isPartner(other)) return other;
  return { ...other, ...MANNERS[kind(first)]?.[other.number] };
};

/** What the second card does to the first. */
function predicate(first: Spoken, second: Spoken): string {
  if (isYou(second) || isPartner(second)) {
    const ways = isSomebody(first) ? ['has to do with'] : ['involves', 'has to do with', 'concerns'];
    return `${ways[first.number % ways.length]} ${second.noun}`;
  }
  return sayOf(first, second).verb;
}

/** Two cards as a clause: a letter gets everybody talking. */
const told = (first: Spoken, second: Spoken) => `${first.noun} ${predicate(first, second)}`;

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The Heart, the Ring and the Key. */
export const list = (cards: readonly Spoken[]) => joined(cards.map(the));

/** The first card as the second one colours it: a change in public, a loyal woman, somebody in charge who stands firm. */
function coloured(first: Spoken, second: Spoken): string {
  if (isYou(first) || (isPerson(first) && isPerson(second))) return `${first.noun} and ${second.noun}`;
  if (first.number === 15) return `${first.noun} who ${predicate(first, second)}`;
  const { adjective } = sayOf(first, second);
  if (isYou(second) || isPartner(second) || adjective.includes(' ')) return `${first.noun} ${adjective}`;
  const [, article, bare] = /^(an? |your )?(.*)$/.exec(first.noun)!;
  if (!article) return `${adjective} ${bare}`;
  return article === 'your ' ? `your ${adjective} ${bare}` : withArticle(`${adjective} ${bare}`);
}

/** One of several ways to say a thing; its turn or its own words decide, so that the same table always reads the same. */
export function vary(by: string | number, ...ways: readonly string[]): string {
  const turn = typeof by === 'number' ? by : [...by].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return ways[turn % ways.length]!;
}

/** An obstacle, a letter and a change: what the cards do to each other is told by their pairs. */
export const matter: LenormandPhrases['matter'] = (cards) => joined(cards.map(({ noun }) => noun));

const FOLLOWING = ['Then', 'After that,'];

/** A pair that follows on another in the same line; a question stands by itself. */
export const inTurn: LenormandPhrases['inTurn'] = {
  names: list,
  next: (text, turn) => {
    if (turn === 0 || /^[^.]*\?/.test(text)) return text;
    return `${FOLLOWING[text.length % 2]} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  },
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
  const said = told(first, second);
  if (isPerson(first) || isPerson(second)) return `${capital(said)}.`;
  const even = (first.number + second.number) % 2 === 0;
  if (form === 'noun') {
    return even
      ? `${capital(first.noun)} and ${second.noun} have to be seen together.`
      : `On one side ${first.noun}, on the other ${second.noun}.`;
  }
  if (form === 'adjective') {
    return even
      ? `${capital(the(first))} with ${the(second)}: ${coloured(first, second)}.`
      : `Beside ${the(second)}, ${the(first)} ${agree(first, 'speaks', 'speak')} of ${coloured(first, second)}.`;
  }
  return even ? `${capital(said)}.` : `With ${the(second)} beside ${the(first)}, ${said}.`;
};
