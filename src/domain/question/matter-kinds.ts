import type { Outside } from './outside.ts';

/** What is asked; where two fit, the narrower one. `open` when nothing is recognised. */
export const INTENTS =
  'feelings contact reconcile meet confess bond commit loyalty leave offer change calling rise colleagues business exam study money purchase self mood family friend move health lost outlook open'.split(
    ' ',
  ) as readonly Intent[];
export type Intent =
  | 'feelings'
  | 'contact'
  | 'reconcile'
  | 'meet'
  | 'confess'
  | 'bond'
  | 'commit'
  | 'loyalty'
  | 'leave'
  | 'offer'
  | 'change'
  | 'calling'
  | 'rise'
  | 'colleagues'
  | 'business'
  | 'exam'
  | 'study'
  | 'money'
  | 'purchase'
  | 'self'
  | 'mood'
  | 'family'
  | 'friend'
  | 'move'
  | 'health'
  | 'lost'
  | 'outlook'
  | 'open';

/**
 * A part of a matter that wants words of its own: what is sold, not bought; money that is owed to the asker; getting over
 * somebody instead of getting them back.
 */
export const FACETS = [
  'sell',
  'owed',
  'debt',
  'papers',
  'interview',
  'retire',
  'dismissed',
  'deal',
  'liked',
  'seen',
  'over',
  'baby',
  'child',
  'break',
  'newFriends',
  'trip',
  'admission',
  'thesis',
  'animal',
  'away',
  'parcel',
  'invited',
  'contest',
  'talk',
  'pupil',
  'grudge',
  'envy',
  'taken',
  'pay',
  'lend',
  'anxious',
] as const;
export type Facet = (typeof FACETS)[number];

export const FORMS = 'whether should which when how why what'.split(' ') as readonly Form[];
/** What would be an answer: yes or no, a leaning, one of two, a time, steps, a ground, a state. */
export type Form = 'whether' | 'should' | 'which' | 'when' | 'how' | 'why' | 'what';

export const PERSONS =
  'partner ex crush unmet spouse boss colleague business friend mother father parents child sibling inlaw relative animal other'.split(
    ' ',
  ) as readonly Person[];
/** Of whom a question speaks beside the asker. */
export type Person =
  | 'partner'
  | 'ex'
  | 'crush'
  | 'unmet'
  | 'spouse'
  | 'boss'
  | 'colleague'
  | 'business'
  | 'friend'
  | 'mother'
  | 'father'
  | 'parents'
  | 'child'
  | 'sibling'
  | 'inlaw'
  | 'relative'
  | 'animal'
  | 'other';

/** What is asked about has happened and its result is open, is over, or is under way. */
export type Tense = 'awaited' | 'over' | 'underWay';

export type Month =
  | 'january'
  | 'february'
  | 'march'
  | 'april'
  | 'may'
  | 'june'
  | 'july'
  | 'august'
  | 'september'
  | 'october'
  | 'november'
  | 'december';

export const SPANS =
  'today tomorrow week month season half year yearEnd christmas newYear january february march april may june july august september october november december'.split(
    ' ',
  ) as readonly Span[];
/** What a question looks forward to: the rest of this year, Christmas, the lunar new year. */
export type Deadline = 'yearEnd' | 'christmas' | 'newYear';

/** The time that the asker named; `season` is about three months, `half` six. */
export type Span = 'today' | 'tomorrow' | 'week' | 'month' | 'season' | 'half' | 'year' | Deadline | Month;
export const BONDS = ['single', 'together', 'apart'] as const satisfies readonly Bond[];
export type Bond = 'single' | 'together' | 'apart';
export type Area = 'love' | 'work' | 'money' | 'study' | 'home' | 'self';

/** What a yes to the words of a question means. */
export interface Yes {
  /** It is good for whoever asks; what is not hoped for is feared. */
  hoped: boolean;
  /** It denies what the words for this matter affirm: will I be rejected, where they speak of being heard. */
  against: boolean;
  /** To be free of somebody or something is what is asked, and hoped for: the words for the matter do not fit. */
  free?: true;
  /** The asker would leave off with something, which the words for the matter do not speak of. */
  stop?: true;
  /** The verb that answers a Chinese question: 会 of 会不会. */
  verb?: string;
}

/** What a question asks, as far as its words say it. */
export interface Matter {
  intent: Intent;
  /** The part of the intent that it is about, where that wants words of its own. */
  facet?: Facet;
  form: Form;
  /** Null where no role is named: a bare he or she, a name alone. */
  person: Person | null;
  /** For the form `which`: the two things as they were typed, without the verb of choosing. */
  options: [string, string] | null;
  span: Span | null;
  bond: Bond | null;
  area: Area | null;
  /** False where another intent is nearly as likely, or little of the question was understood. */
  sure: boolean;
  /** Set where another intent is as likely, or nearly so, and where even the likeliest is hardly likely. */
  tied?: true;
  /** Set where besides even the area is doubtful. */
  areaTied?: true;
  /** What the question calls the one person whom it names. */
  name?: string;
  /** The person in the asker's own word, where one is known: your husband, 你老公. */
  role?: string;
  /** What a yes to its words would mean. */
  yes?: Yes;
  /** How what is asked about lies in time, where it is not to come. */
  tense?: Tense;
  /** The thing that the question names, as a sentence of the reading says it: your rent, 大夜班. */
  thing?: string;
  /** The question is none for cards, and of what kind it is. */
  outside?: Outside;
}
