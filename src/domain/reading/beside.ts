import type { DealtCard } from '../draw/draw.ts';
import { shadowOf } from '../draw/jumper.ts';
import type { Choose } from './choice.ts';
import { type Material, nameOf, seedOf, sideOf } from './material.ts';
import { type Sentence, sentence } from './sentence.ts';

/** A card that lies beside the spread and has a word to say. */
export interface ReadingAside {
  kind: 'jumper' | 'shadow';
  card: string;
  reversed: boolean;
  sentences: Sentence[];
}

/** Cards that fell out of the shuffle, and the lowest of the pile. */
export function readBeside(material: Material, choose: Choose): ReadingAside[] {
  const { jumpers = [], order = [], cards } = material.draw;
  const lowest = shadowOf({ order, cards });
  const { jumper, shadow } = material.phrases;
  return [
    ...jumpers.map((card) =>
      aside(material, 'jumper', card, jumper(nameOf(material, card.id), seedOf(material), card.reversed)),
    ),
    ...(lowest
      ? [aside(material, 'shadow', lowest, choose('shadow', shadow(nameOf(material, lowest.id), lowest.reversed)))]
      : []),
  ];
}

function aside(material: Material, kind: ReadingAside['kind'], card: DealtCard, introduction: string): ReadingAside {
  const sentences = [sentence(introduction, kind, card.id), sentence(sideOf(material, card).gist, 'gist', card.id)];
  return { kind, card: card.id, reversed: card.reversed, sentences };
}
