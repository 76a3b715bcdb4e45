import type { Spoken } from '../../../domain/lenormand/reading/spoken.ts';
import type { LenormandPhrases, Tone } from '../../../domain/lenormand/reading/texts.ts';

/** How English joins two or three cards. Nouns come with "a" or, where they cannot be counted, without. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const isYou = ({ role }: Spoken) => role === 'me';
const isPartner = ({ role }: Spoken) => role === 'partner';

/** Names that are plural: Clouds, Birds, Stars, Crossroads, Mice, Fish. */
const PLURAL = new Set([6, 12, 16, 22, 23, 34]);
export const isPlural = ({ number }: Spoken) => PLURAL.has(number);
/** The verb that agrees with a card's name. */
export const agree = (card: Spoken, one: string, many: string) => (isPlural(card) ? many : one);

/** A card by its name in a sentence: the Heart; a card taken for a person is that person. */
export const the = (card: Spoken) => {
  if (isYou(card)) return 'you';
  return isPartner(card) ? card.noun : `the ${card.name}`;
};

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The Heart, the Ring and the Key. */
export const list = (cards: readonly Spoken[]) => joined(cards.map(the));

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

type Ways = readonly ((first: string, second: string) => string)[];

/** Nouns may be one or many: no verb here changes with their number. */
const TOLD: Readonly<Record<Tone, Ways>> = {
  lighter: [
    (first, second) => `${second} can ease ${first}.`,
    (first, second) => `${second} can make up for ${first}.`,
    (first, second) => `${first} will give way to ${second}.`,
    (first, second) => `Where you meet ${first}, turn to ${second}.`,
  ],
  kind: [
    (first, second) => `${first} can lead to ${second}.`,
    (first, second) => `${first} will bring ${second} with it.`,
    (first, second) => `${second} will help ${first} along.`,
    (first, second) => `From ${first} it is one step to ${second}.`,
  ],
  heavier: [
    (first, second) => `${first} may run into ${second}.`,
    (first, second) => `${first}, with ${second} in the way.`,
    (first, second) => `${second} can get the better of ${first}.`,
    (first, second) => `${first} would be easier without ${second}.`,
  ],
  hard: [
    (first, second) => `${first}, and on top of that ${second}.`,
    (first, second) => `${second} can make ${first} harder still.`,
    (first, second) => `First ${first}, then ${second}.`,
  ],
  even: [
    (first, second) => `${first} will depend on ${second}.`,
    (first, second) => `Behind ${first} you find ${second}.`,
    (first, second) => `To understand ${first}, look at ${second}.`,
  ],
};

export const pair: LenormandPhrases['pair'] = (first, second, tone, turn) => {
  if (isPartner(first)) return `Beside ${first.noun} you find ${second.noun}.`;
  if (isPartner(second)) return `${capital(first.noun)} will come down to ${second.noun}.`;
  const ways = TOLD[tone];
  return capital(ways[turn % ways.length]!(first.noun, second.noun));
};
