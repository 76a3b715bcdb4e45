import { SUITS } from '../decks/tarot.ts';
import type { Area, Bond, Facet, Form, Intent, Person, Span, Tense } from '../question/matter-kinds.ts';
import type { Outside } from '../question/outside.ts';
import type { Pronoun } from '../question/pronoun.ts';

/** How a table of cards feels as a whole. */
export const MOODS = ['light', 'mixed', 'heavy'] as const;
export type Mood = (typeof MOODS)[number];

/** How a question of whether is answered, and what counting upright cards comes to. */
export type Verdict = 'yes' | 'no' | 'unclear';

/** How a question of what to do is answered. */
export type Leaning = 'do' | 'refrain' | 'unclear';

/** When something comes: soon, under a condition, not within the time that a reading covers. */
export type Pace = 'soon' | 'condition' | 'far';

type Ways = readonly string[];
/** A matter as a noun, without a person and with one. */
type Topic = readonly [plain: string, withPerson: string];

/**
 * What wants words of its own by what a yes would mean, or by time: to be free of somebody, and what has been said, written or
 * sat and whose result is open.
 */
export const TURNS = ['rid', 'interviewPast', 'examPast', 'confessPast'] as const;
export type Turn = (typeof TURNS)[number];

/** What is said of each intent, and of the facets that want other words; those of other areas were not fetched. */
export type OfIntents<Words> = Readonly<Partial<Record<Intent | Facet | Turn, Words>>>;

/** The suit of a card, or that it is a Major. */
export const STRAINS = ['majors', ...SUITS] as const;
export type Strain = (typeof STRAINS)[number];

type BySide = readonly [upright: string, reversed: string];

/** What a card of each suit, and a Major, says of one matter: the upright card and the reversed. */
export type OfStrains = Readonly<Record<Strain, BySide>>;

/** One concrete step in each matter, as a full sentence that stands alone. */
export type StepWords = OfIntents<OfStrains>;

/** The ground of each matter ("why"), as one or two full sentences that stand alone. */
export type GroundWords = OfIntents<OfStrains>;

/** How a matter stands ("what", "how is it"), by the mood of the table. Placeholder {card}. */
export type StateWords = OfIntents<Readonly<Record<Mood, Ways>>>;

/** When a matter comes about, by the pace of the cards. */
export type PaceWords = OfIntents<Readonly<Record<Pace, Ways>>>;

/** A matter, or any of an area where it is not sure which of them is asked. */
export type ConcernKey = Intent | `${Area}Any`;

type ByLean = readonly [kind: string, hard: string];

/**
 * What a card means for one matter, by the role of its place: for a kind card and for a hard one, or for any. Full sentences
 * that follow the words of the card.
 */
export interface NearConcerns {
  past: ByLean;
  now: ByLean;
  ahead: ByLean;
  obstacle: string;
}
export interface FurtherConcerns {
  self: ByLean;
  hidden: ByLean;
  around: ByLean;
  wish: string;
  aim: string;
  support: string;
  other?: ByLean;
  between?: ByLean;
}
export type ConcernWords = Partial<NearConcerns & FurtherConcerns>;
type OfConcerns<Words> = Readonly<Partial<Record<ConcernKey, Words>>>;

/**
 * The sentences of one language that answer a question. Placeholders: {who} {Who} {whose} {whom} the person, with {is}
 * {has} {does} {s} the verbs that go with one or with many, {card} and {other} cards with their side, {place} the name of
 * a place, {a} and {b} the options as they were typed, {topic} the matter as a noun, with its person and its time.
 */
export interface MatterWords {
  about: {
    intents: Readonly<Record<Intent, string>>;
    /** In the line under the question; inside a sentence; as an owner. */
    persons: Readonly<Record<Person, readonly [line: string, inSentence: string, possessive: string]>>;
    /** In the line under the question; before an answer. */
    spans: Readonly<Record<Span, readonly [line: string, prefix: string]>>;
    forms: Readonly<Record<Form, string>>;
    bonds: Readonly<Record<Bond, string>>;
    areas: Readonly<Record<Area, string>>;
  };
  /** How the other person is spoken of: in a sentence, as an owner, as an object where that differs. */
  pronouns: Readonly<Record<Pronoun, readonly [inSentence: string, possessive: string, object?: string]>>;
  /** A name as an owner. */
  owned: (name: string) => string;
  /** Verbs that go with one person and with many, where a language tells them apart. */
  verbs: Readonly<Record<'one' | 'many', Readonly<Record<string, string>>>>;
  /** What is asked, named before the first sentence. */
  subject: {
    /** Each matter, and each facet, as a noun. */
    topics: Readonly<Record<Intent, Topic>> & OfIntents<Topic>;
    /** A time inside a sentence. */
    spans: Readonly<Record<Span, string>>;
    /** The one after this: inside a sentence, and before an answer. */
    next: Readonly<Partial<Record<Span, readonly [inSentence: string, prefix: string]>>>;
    /** How what is asked about lies in time, before the first sentence. */
    tenses: Readonly<Record<Tense, Ways>>;
    /** A matter at its time; the time may be empty. */
    at: (topic: string, when: string) => string;
    leads: Ways;
  };
  /** Yes or no to the very words of the question, before a sentence; in Chinese with the {verb} of the question, where it has one. */
  yesNo: (said: 'yes' | 'no', verb: string | null) => Ways;
  /** Whether to leave off with something, as a yes to that and as a no. */
  stop: Readonly<Record<Leaning, Ways>>;
  /** The {thing} that the question names: before an answer, and in a question to write about. */
  things: { before: Ways; prompts: Ways };
  openings: OfIntents<Readonly<Record<Mood, Ways>>>;
  whether: OfIntents<Readonly<Record<Verdict, Ways>>>;
  should: OfIntents<Readonly<Record<Leaning, Ways>>>;
  /**
   * What two ways are called that the question does not name; the leaning between two ways; what {way} {gives} by {card} and {costs} by the {other}, or the one of them; what
   * decides between ways that are even, and between two heavy ones; a step that helps to choose between {a} and {b}.
   */
  which: Readonly<Record<'a' | 'b' | 'even' | 'each' | 'decides' | 'neither', Ways>> &
    Readonly<Record<'gives' | 'costs', OfStrains>> & {
      unnamed: readonly [string, string];
      one: Readonly<Record<'gives' | 'costs', Ways>>;
      choosing: Ways;
    };
  /** Words before the step of a {card}, in order. */
  advised: Readonly<Record<'first' | 'next' | 'last', Ways>>;
  why: Ways;
  voices: {
    turns: Readonly<Record<'lighter' | 'heavier', Ways>>;
    odds: Ways;
    count: Ways;
    /** Before what a card means for the matter, where that speaks against the answer. */
    despite: Ways;
    unsure: Ways;
    /** What anybody may do whose question was perhaps not understood. */
    cautious: Ways;
  };
  steps: StepWords;
  grounds: GroundWords;
  states: StateWords;
  paces: PaceWords;
  prompts: Readonly<Record<Intent, Ways>> & OfIntents<Ways>;
  /** What each card brings to a matter of an area, in words that stand inside a sentence. */
  bears: Readonly<Partial<Record<Area | 'open', Readonly<Record<string, BySide>>>>>;
  /** What a card in its place means for the matter: the places of most spreads, and those of larger ones. */
  concerns: OfConcerns<NearConcerns>;
  further: OfConcerns<FurtherConcerns>;
  /** To a question that is not for cards. */
  outside: Readonly<Record<Outside, Ways>>;
}

/** Words that are written intent by intent, and fetched by the area of the intent. */
export const OF_INTENTS = [
  'openings',
  'whether',
  'should',
  'steps',
  'grounds',
  'states',
  'paces',
] as const satisfies readonly (keyof MatterWords)[];
