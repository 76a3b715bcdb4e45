import { leaningCard, type Material, nameOf, placeOf, roleOf, seedOf, sideOf } from './material.ts';
import { type Sentence, sentence } from './sentence.ts';

/** The answer in the topic of the question: the card it leans on, what hinders and helps or the way it goes, one step. */
export function summarise(material: Material): Sentence[] {
  const { draw, phrases } = material;
  const leaning = leaningCard(material);
  const place = draw.cards.length > 1 ? placeOf(material, leaning) : null;
  return [
    sentence(phrases.outcome[draw.topic](nameOf(material, leaning.id), place, seedOf(material)), 'outcome', leaning.id),
    ...onTheWay(material),
    sentence(sideOf(material, leaning).advice, 'step', leaning.id),
  ];
}

function onTheWay(material: Material): Sentence[] {
  const { draw, phrases } = material;
  const of = (role: string) => draw.cards.find((card) => roleOf(material, card) === role);
  const [against, aid, past] = [of('obstacle'), of('support'), of('past')];
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
