import { isSuspicion } from './hedge.ts';
import { type Asking, calledBy, filled, ofIntent, personValues } from './words-of.ts';

/** What is asked, with its person and its time, as a noun: a message from him this week. Null where nothing is named. */
export function subjectOf(material: Asking): string | null {
  const { matter, phrases } = material;
  const { about, subject } = phrases.matter;
  const [plain, withPerson] = ofIntent(subject.topics, material);
  const peopled = namesSomebody(material);
  if (matter.intent === 'open' && !peopled) return null;
  const topic = peopled ? withPerson : matter.intent === 'outlook' && matter.area ? about.areas[matter.area] : plain;
  return subject.at(filled(topic, personValues(material)), whenOf(material)?.[0] ?? '');
}

/** What is asked as a short noun, to go back to it: the thing that it names, else the matter, with its person where that makes no second thought of it. */
export function backOf(material: Asking): string {
  const { thing, intent } = material.matter;
  if (thing && !isSuspicion(material.matter) && intent !== 'health') return thing;
  const [plain, withPerson] = ofIntent(material.phrases.matter.subject.topics, material);
  const short = namesSomebody(material) && !/[,，]/.test(withPerson) ? withPerson : plain;
  return filled(short, personValues(material));
}

/** The words before an answer that name the time asked about; null where the question names none. */
export function spanBefore(material: Omit<Asking, 'pronoun'>): string | null {
  return whenOf(material)?.[1] ?? null;
}

/** The time that was named, as a sentence may name it. */
export function timesOf(material: Omit<Asking, 'pronoun'>): readonly string[] {
  return (whenOf(material) ?? []).map((words) => words.replace(/[,，、]$/, ''));
}

/** Nobody yet met has a name, and somebody of whom no more is known is not worth the mention. */
function namesSomebody(asking: Asking): boolean {
  const { matter, pronoun } = asking;
  if (matter.person === 'other' && !matter.role) return false;
  if (calledBy(asking)) return matter.intent !== 'meet';
  return matter.person ? matter.person !== 'unmet' : pronoun !== 'other' && matter.intent !== 'meet';
}

/** The time that was named: inside a sentence, and before one. */
function whenOf({ matter, phrases, next }: Omit<Asking, 'pronoun'>) {
  const { about, subject } = phrases.matter;
  if (!matter.span) return null;
  const coming = next ? subject.next[matter.span] : undefined;
  return coming ?? ([subject.spans[matter.span], about.spans[matter.span][1]] as const);
}
