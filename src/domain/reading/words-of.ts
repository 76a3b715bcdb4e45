import type { DrawnCard } from '../draw/draw.ts';
import type { Facet, Intent, Matter, Person } from '../question/matter-kinds.ts';
import { isFree } from '../question/yes.ts';
import { type Material, nameOf } from './material.ts';
import type { OfIntents, Turn } from './matter-words.ts';
import type { MatterSpeech } from './texts.ts';

/** What stands in the place of a placeholder. */
type Values = Readonly<Record<string, string>>;

/** What is asked, and the words of the language in which it is answered. */
export interface Asking extends Pick<Material, 'matter' | 'pronoun' | 'next'> {
  phrases: Pick<MatterSpeech, 'matter'>;
}

/** Who is meant in matters that are always with somebody, where the question does not say who. */
const MEANT: Readonly<Partial<Record<Intent, Person>>> = {
  friend: 'friend',
  colleagues: 'colleague',
  business: 'business',
  reconcile: 'ex',
};

/** A template with its placeholders filled; one that has no value stays, so that a test sees it. */
export function filled(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** The person of whom the question speaks, as every template may name them, and the verbs that go with them. */
export function personValues(asking: Asking): Values {
  const { matter, pronoun, phrases } = asking;
  const { about, pronouns, verbs, owned } = phrases.matter;
  const called = calledBy(asking) ?? matter.role ?? null;
  const person = called ? null : personOf(asking);
  const words = called ? [called, owned(called)] : person ? about.persons[person].slice(1) : pronouns[pronoun];
  const [who, whose, whom = who] = words;
  const many = person ? person === 'parents' : !called && pronoun === 'they';
  return {
    ...verbs[many ? 'many' : 'one'],
    who: who!,
    Who: capital(who!),
    whose: whose!,
    whom: whom!,
  };
}

/** Who is meant: somebody of whom only the pronoun says more is called by that, a bond that is named makes a partner of the other. */
function personOf({ matter, pronoun }: Asking): Person | undefined {
  if (pronoun !== 'other') return matter.person === 'other' ? undefined : (matter.person ?? undefined);
  const meant = MEANT[matter.intent] ?? (matter.bond === 'together' && matter.area === 'love' ? 'partner' : undefined);
  return matter.person ?? meant;
}

/** The name by which the asker calls whom they ask about, where the question says nothing else of who that is. */
export function calledBy({ matter: { person, name } }: Pick<Asking, 'matter'>): string | null {
  return person === null || person === 'unmet' ? (name ?? null) : null;
}

/** What is said of a matter: of its turn or facet, where that has words of its own, else of its intent. @throws RangeError where it was not fetched */
export function ofIntent<Words>(words: OfIntents<Words>, { matter }: Pick<Material, 'matter'>) {
  const { intent, facet } = matter;
  const turn = turnOf(matter);
  const found = (turn && words[turn]) ?? (facet && (words[facet] ?? words[LIKE[facet] ?? facet])) ?? words[intent];
  if (!found) throw new RangeError(`no words of ${intent}`);
  return found;
}

/** Parts of a matter that are told in the words of another: who speaks before people is on a stage. */
const LIKE: Readonly<Partial<Record<Facet, Facet>>> = { talk: 'contest' };

/** What was asked may want other words than its intent has: to be free of somebody, or what lies behind the asker. */
function turnOf(matter: Matter): Turn | null {
  if (isFree(matter)) return 'rid';
  return matter.tense === 'awaited' ? (AFTERWARDS[matter.facet ?? matter.intent] ?? null) : null;
}

const AFTERWARDS: Readonly<Partial<Record<Intent | Facet, Turn>>> = {
  interview: 'interviewPast',
  exam: 'examPast',
  thesis: 'examPast',
  confess: 'confessPast',
};

/** Whether the question says who the other person is, by a name or a word for them; he and she are no such word. */
export function isCalled(asking: Asking): boolean {
  const person = personOf(asking);
  return calledBy(asking) !== null || asking.matter.role !== undefined || (person !== undefined && person !== 'other');
}

/** A text that knows only the other person, of whom the question says who it is: he or she throughout, else once by name. */
export function calling(text: string, asking: Asking): string {
  const [other] = asking.phrases.matter.pronouns.other;
  const { who } = personValues(asking);
  return isCalled(asking) ? text.replace(other, who!) : text.replaceAll(other, who!);
}

/** A card inside a sentence, with the side that lies up. */
export function spokenCard(material: Material, card: DrawnCard): string {
  return material.phrases.turned(nameOf(material, card.id), card.reversed);
}

/** As it begins a sentence. */
export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
