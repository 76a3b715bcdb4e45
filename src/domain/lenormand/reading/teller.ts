import { lenormandId } from '../../decks/lenormand.ts';
import { type Sentence, sentence, splitSentences } from '../../reading/sentence.ts';
import type { Topic } from '../../topic.ts';
import type { Cast } from '../persons.ts';
import { kindOf } from './manners.ts';
import type { Spoken } from './spoken.ts';
import type { CardsWords, CardWords, Form, LenormandPhrases, LenormandRule, PairWords, PartKey } from './texts.ts';

export type LenormandSentence = Sentence<LenormandRule>;

/** A part of a reading; `places` are the positions on the table that it speaks of, from 1. */
export interface LenormandPart {
  key: PartKey;
  title: string;
  places: readonly number[];
  paragraphs: LenormandSentence[][];
}

export interface LenormandReading {
  parts: LenormandPart[];
  /** Answers the question in its own topic. */
  summary: LenormandSentence[];
}

/** The words of one language. */
export interface LenormandLibrary {
  meanings: CardsWords;
  /** Pairs that tradition reads in one way. */
  pairs: PairWords;
  /** Other pairs that are written out; what is in neither is said by grammar. */
  furtherPairs?: PairWords;
  phrases: LenormandPhrases;
  names: { readonly lenormand: Readonly<Record<string, string>> };
}

/** Puts cards into words; what was said once by this teller is not said again, nor what others told that share `told`. */
export interface Teller {
  readonly phrases: LenormandPhrases;
  words: (card: number) => CardWords;
  speak: (card: number) => Spoken;
  /** One to three cards as a noun phrase. */
  matter: (cards: readonly number[]) => string;
  /** Notes that a card was heard in a form, so that its next sentence takes another. */
  heard: (form: Form, ...cards: number[]) => void;
  /** A sentence, or none when it was said already. */
  say: (text: string, rule: LenormandRule, cards: readonly number[]) => LenormandSentence[];
  /** A text of several sentences. */
  whole: (text: string, rule: LenormandRule, ...cards: number[]) => LenormandSentence[];
  /**
   * Two cards read together: the hand-written pair, else the grammar; nothing for the card of the person asking. A pair
   * that nothing has led up to is `alone` and may name its cards.
   */
  pair: (first: number, second: number, alone?: 'alone') => LenormandSentence[];
  /**
   * Lines of cards in a frame: each as one matter, or, where a language has all its pairs, by the names of its cards, and
   * then its pairs speak in turn.
   */
  inTurn: (
    frame: (...told: string[]) => string,
    rule: LenormandRule,
    ...lines: (readonly number[])[]
  ) => LenormandSentence[];
  /** The pairs among cards that follow each other: those of tradition, or all where a language has them all. */
  traditional: (cards: readonly number[]) => LenormandSentence[];
  /** What a card says in the area of the question; nothing for an open one. */
  topic: (card: number, topic: Topic) => LenormandSentence[];
  /** A part of what is there to say, or none. */
  part: (key: PartKey, places: readonly number[], paragraphs: LenormandSentence[][]) => LenormandPart[];
}

/** `told`: the texts and pairs that this teller shares with others. @throws RangeError where a card has no meaning. */
export function tellerOf(library: LenormandLibrary, cast?: Cast, told = new Set<string>()): Teller {
  const { meanings, phrases, names } = library;
  const said = new Set<string>();
  const forms = new Set<string>();
  const heard: Teller['heard'] = (form, ...cards) => {
    for (const card of cards) forms.add(`${form} ${card}`);
  };
  const fresh = (form: Form, card: number) => !forms.has(`${form} ${card}`);
  const words = (card: number): CardWords => {
    const found = meanings[card];
    if (!found) throw new RangeError(`no meaning of Lenormand card ${card}`);
    return found;
  };
  const speak = (card: number): Spoken => {
    const person = card === cast?.me ? phrases.persons.me : card === cast?.partner ? phrases.persons.partner : null;
    const { noun, adjective, verb } = person ?? words(card);
    return { number: card, name: names.lenormand[lenormandId(card)] ?? '', noun, adjective, verb };
  };
  const isCast = (card: number) => card === cast?.me || card === cast?.partner;
  const say: Teller['say'] = (text, rule, cards) => {
    if (text === '' || said.has(text)) return [];
    said.add(text);
    return [sentence(text, rule, ...cards.map(lenormandId))];
  };
  const once = (key: string) => told.size < told.add(key).size;
  const whole: Teller['whole'] = (text, rule, ...cards) =>
    once(text) ? splitSentences(text).flatMap((one) => say(one, rule, cards)) : [];
  const matter: Teller['matter'] = (cards) => {
    const [, second, third] = cards;
    const end = third === undefined || fresh('verb', third) ? 'verb' : 'noun';
    if (second !== undefined) heard('adjective', second);
    if (third !== undefined) heard(end, third);
    return phrases.matter(cards.map(speak), end);
  };
  const untold = (first: number, second: number) =>
    first !== cast?.me && second !== cast?.me && !told.has(`${first}+${second}`);
  const together = (first: number, second: number, lead = plain): LenormandSentence[] => {
    if (!untold(first, second)) return [];
    told.add(`${first}+${second}`);
    const two = [speak(first), speak(second)] as const;
    const usual = usualForm(first, second);
    const form = [usual, ...FORMS].find((one) => fresh(one, second)) ?? usual;
    const written = isCast(first) || isCast(second) ? undefined : writtenPair(library, first, second);
    if (!written) {
      heard(form, second);
      const brief = !once(`${kindOf(first)} ${second}`);
      return say(phrases.pair(...two, form, brief, lead !== plain), 'pair', [first, second]);
    }
    return whole(lead(...two, written.text), written.traditional ? 'traditional' : 'pair', first, second);
  };
  const named: Lead = (first, second, text) => phrases.namedPair?.(first, second, text) ?? text;
  const turnsOf = (cards: readonly number[], led: boolean): LenormandSentence[] => {
    const { inTurn } = phrases;
    if (!inTurn) return [];
    const pairs = cards.slice(1).map((second, index) => [cards[index]!, second] as const);
    const follow = led && pairs.every((two) => untold(...two));
    return pairs.flatMap((two, turn) =>
      together(...two, follow ? (_first, _second, text) => inTurn.next(text, turn) : named),
    );
  };
  return {
    phrases,
    words,
    speak,
    say,
    whole,
    heard,
    matter,
    inTurn: (frame, rule, ...lines) => {
      const spoken = lines.map((cards) => turnsOf(cards, lines.length === 1));
      const told = lines.map((cards) =>
        spoken.flat().length > 0 && phrases.inTurn ? phrases.inTurn.names(cards.map(speak)) : matter(cards),
      );
      return [...say(frame(...told), rule, lines.flat()), ...spoken.flat()];
    },
    pair: (first, second, alone) => together(first, second, alone && named),
    traditional: (cards) =>
      cards.slice(1).flatMap((second, index) => {
        const first = cards[index]!;
        const written = isCast(first) || isCast(second) ? undefined : writtenPair(library, first, second);
        return written?.traditional || (written && phrases.inTurn) ? together(first, second, named) : [];
      }),
    topic: (card, topic) => (topic === 'open' ? [] : whole(words(card)[topic], 'topic', card)),
    part: (key, places, paragraphs) => {
      const full = paragraphs.filter((paragraph) => paragraph.length > 0);
      return full.length > 0 ? [{ key, title: phrases.titles[key], places, paragraphs: full }] : [];
    },
  };
}

/** Two cards in their order: the pair written by hand where there is one, else by grammar. */
export function readPair(
  library: LenormandLibrary,
  first: number,
  second: number,
): { text: string; traditional: boolean } {
  const { speak, phrases } = tellerOf(library);
  const grammar = () => phrases.pair(speak(first), speak(second), usualForm(first, second));
  return writtenPair(library, first, second) ?? { text: grammar(), traditional: false };
}

/** How a pair written by hand is led in. */
type Lead = (first: Spoken, second: Spoken, text: string) => string;

const plain: Lead = (_first, _second, text) => text;

const FORMS: readonly Form[] = ['verb', 'adjective', 'noun'];

/** Verbs and adjectives take turns, so that a page of pairs does not sound alike. */
const usualForm = (first: number, second: number): Form => ((first * 5 + second) % 3 === 1 ? 'adjective' : 'verb');

function writtenPair({ pairs, furtherPairs }: LenormandLibrary, first: number, second: number) {
  const key = `${first}+${second}` as const;
  const [old, further] = [pairs[key], furtherPairs?.[key]];
  const text = old ?? further;
  return text === undefined ? undefined : { text, traditional: old !== undefined };
}
