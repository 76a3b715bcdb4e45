import { cleanOptions } from '../../question/clean-options.ts';
import type { Matter, Person } from '../../question/matter-kinds.ts';
import type { Pronoun } from '../../question/pronoun.ts';
import type { Choose } from '../../reading/choice.ts';
import type { ReadingPhrases } from '../../reading/texts.ts';
import { unquoted } from '../../reading/unnamed-ways.ts';
import { calledBy, filled, personValues } from '../../reading/words-of.ts';
import { MAN, WOMAN } from '../persons.ts';
import type { Narrator } from './narrator.ts';

/** The words of a language that answer a question, whatever the cards. */
export type AnsweringWords = Pick<ReadingPhrases, 'matter' | 'after'>;

/** What was asked, and the words to answer it in. */
export interface Asked {
  matter: Matter;
  /** How the question speaks of the other person. */
  pronoun: Pronoun;
  /** The question speaks of people who part. */
  parting?: boolean;
  /** Hashes of sentences that the person has read lately: another way to say a thing goes before. */
  read?: ReadonlySet<number>;
  answering: AnsweringWords;
}

/** What the sentences of an answer are made with. */
export interface Answerer {
  asked: Asked;
  narrator: Narrator;
  choose: Choose;
  /** A card with what it stands for; once it was explained, its name alone. */
  gloss: (card: number) => string;
}

export function answererOf(laid: Asked, narrator: Narrator, choose: Choose): Answerer {
  const asked = withWays(laid);
  const known = new Set<number>();
  const gloss = (card: number) => {
    const spoken = narrator.speak(card);
    if (known.size < known.add(card).size) return narrator.phrases.answering.gloss(spoken);
    return narrator.phrases.inTurn.names([spoken]);
  };
  return { asked, narrator, choose, gloss };
}

/** Asked which of two that have no clean name, the reading calls them the first and the second. */
function withWays(asked: Asked): Asked {
  const { matter, answering } = asked;
  if (matter.form !== 'which' || cleanOptions(matter.options)) return asked;
  const { which } = answering.matter;
  return {
    ...asked,
    matter: { ...matter, options: [...which.unnamed] },
    answering: { ...answering, matter: { ...answering.matter, which: unquoted(which) } },
  };
}

/** One of some ways, chosen by the seal, with its cards, the person and the two options in their places. */
export function wayOf(
  { asked, narrator, choose, gloss }: Answerer,
  slot: string,
  ways: readonly string[],
  card?: number,
  other?: number,
  right?: number,
): string {
  const [a = '', b = ''] = asked.matter.options ?? [];
  const values = { ...peopleIn(asked), topic: asked.answering.matter.about.intents[asked.matter.intent], a, b };
  const cards = Object.entries({ card, other, right }).flatMap(([key, one]) =>
    one === undefined ? [] : [{ key, one, gloss: gloss(one) }],
  );
  return choose(
    slot,
    ways.map((way) =>
      filled(
        cards.reduce((text, each) => withCard(narrator, text, each), way),
        values,
      ),
    ),
  );
}

/** A card in its place; where a verb in the singular follows, as one card, whatever its name. */
export function withCard(
  { speak, phrases }: Narrator,
  way: string,
  { key, one, gloss }: { key: string; one: number; gloss: string },
): string {
  const { single } = phrases.answering;
  const subject = single?.(speak(one), gloss) ?? gloss;
  return way.replace(new RegExp(`\\{${key}\\}(?= [a-z]+s\\b)`, 'g'), () => subject).replaceAll(`{${key}}`, () => gloss);
}

/** The person of the question, as every template may name them. */
export function peopleIn({ matter, pronoun, answering }: Asked) {
  return personValues({ matter, pronoun, phrases: answering });
}

/** What the person of the question is called in a sentence; null where nobody was named, or nobody who was met. */
export function whoOf({ matter, answering }: Asked): string | null {
  const called = calledBy({ matter });
  if (called !== null) return called;
  if (matter.role) return matter.role;
  return matter.person && matter.person !== 'unmet' ? answering.matter.about.persons[matter.person][1] : null;
}

/** Persons for whom the other person card stands on a table of all cards. */
const LOVED: ReadonlySet<Person> = new Set(['partner', 'ex', 'crush', 'unmet', 'spouse']);

/** What the question calls the one it loves; nothing where it speaks of nobody such. */
export function lovedOf(asked: Asked): string | undefined {
  const { person } = asked.matter;
  return person !== null && LOVED.has(person) ? asked.answering.matter.about.persons[person][1] : undefined;
}

/** Words for somebody by which one knows whether it is a man or a woman. */
const OF_MAN = /husband|boyfriend|\bson$|brother|father|[夫公父]$|男|[儿兒]子|[爷爺]|兄弟/;
const OF_WOMAN = /wife|girlfriend|daughter|sister|mother|[妻婆母]$|女|奶奶|阿嬤|[姐姊]妹/;

/** Of the Man and the Woman the one by which the question speaks of somebody named: only its own word decides. */
export function personOf(asked: Asked): { card: number; noun: string } | null {
  const noun = whoOf(asked);
  const { person } = asked.matter;
  const { role = '' } = asked.matter;
  const he =
    person === 'father' || (OF_MAN.test(role) && !OF_WOMAN.test(role)) || (role === '' && asked.pronoun === 'he');
  const she = person === 'mother' || OF_WOMAN.test(role) || (role === '' && asked.pronoun === 'she');
  return noun === null || he === she ? null : { card: he ? MAN : WOMAN, noun };
}
