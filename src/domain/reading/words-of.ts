import type { DrawnCard } from '../draw/draw.ts';
import { type Material, nameOf } from './material.ts';
import type { ReadingPhrases } from './texts.ts';

/** What stands in the place of a placeholder. */
type Values = Readonly<Record<string, string>>;

/** A template with its placeholders filled; one that has no value stays, so that a test sees it. */
export function filled(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** The person of whom the question speaks, as every template may name them. */
export function personValues({
  matter,
  pronoun,
  phrases,
}: Pick<Material, 'matter' | 'pronoun'> & { phrases: Pick<ReadingPhrases, 'matter'> }): Values {
  const { about, pronouns } = phrases.matter;
  const [inSentence, possessive] = matter.person ? about.persons[matter.person].slice(1) : pronouns[pronoun];
  return { who: inSentence!, Who: capital(inSentence!), whose: possessive!, about: about.intents[matter.intent] };
}

/** A card inside a sentence, with the side that lies up. */
export function spokenCard(material: Material, card: DrawnCard): string {
  return material.phrases.turned(nameOf(material, card.id), card.reversed);
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
