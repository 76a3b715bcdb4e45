import type { DrawnCard } from '../draw/draw.ts';
import { closingTopic, leaningCard, type Material, nameOf, placeOf, roleOf, seedOf, sideOf } from './material.ts';
import { type Sentence, sentence, splitSentences } from './sentence.ts';

/** The answer in the topic of the question: the card it leans on, what hinders and helps or the way it goes, one step. */
export function summarise(material: Material): Sentence[] {
  const { draw, phrases } = material;
  const leaning = leaningCard(material);
  const place = draw.cards.length > 1 ? placeOf(material, leaning) : null;
  const text = phrases.outcome[draw.topic](nameOf(material, leaning.id), place, seedOf(material));
  const answer = sentence(text, 'outcome', leaning.id);
  return closingTopic(material)
    ? [...onTheWay(material), answer, ...closing(material, leaning)]
    : [answer, ...onTheWay(material), ...closing(material, leaning)];
}

/** What to do: the card's words for the topic, whose last sentence is a step, or its advice. */
function closing(material: Material, leaning: DrawnCard): Sentence[] {
  const side = sideOf(material, leaning);
  const topic = closingTopic(material);
  if (!topic) return [sentence(side.advice, 'step', leaning.id)];
  const told = splitSentences(side[topic]);
  return told.map((one, index) => sentence(one, index === told.length - 1 ? 'step' : 'topic', leaning.id));
}

function onTheWay(material: Material): Sentence[] {
  const { draw, phrases } = material;
  const of = (role: string) => draw.cards.find((card) => roleOf(material, card) === role);
  const against = draw.cards.findLast((card) => roleOf(material, card) === 'obstacle');
  const [aid, past] = [of('support'), of('past')];
  const leaning = leaningCard(material);
  if (!against && !aid && past && roleOf(material, leaning) === 'outcome')
    return [
      sentence(
        phrases.arc(nameOf(material, past.id), nameOf(material, leaning.id), seedOf(material)),
        'arc',
        past.id,
        leaning.id,
      ),
    ];
  return [
    ...(against
      ? [
          sentence(
            phrases.against(nameOf(material, against.id), placeOf(material, against), seedOf(material)),
            'against',
            against.id,
          ),
        ]
      : []),
    ...(aid
      ? [sentence(phrases.aid(nameOf(material, aid.id), placeOf(material, aid), seedOf(material)), 'aid', aid.id)]
      : []),
  ];
}
