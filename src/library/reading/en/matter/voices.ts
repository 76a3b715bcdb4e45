import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const voices: MatterWords['voices'] = {
  for: [
    'The friendliest card for it is {card}.',
    'The case for it is made by {card}.',
    'It is held up chiefly by {card}.',
    'If you ask what there is to be said for it, there is {card}.',
    'In its support the draw has {card}, and that counts for something.',
    'Nothing backs it so firmly as {card}.',
  ],
  both: [
    'Two cards disagree about it, here {card}, over there {other}. The first of them has the greater weight.',
    'The answer sides with {card}. Its opponent is {other}, heard and outweighed.',
    'There is an argument on this table: on one side {card}, on the other {other}. It goes to the first by a short head.',
    'If it were only for {other}, you would read the opposite here; what outweighs it is {card}.',
    'The other view belongs to {other}, and it deserves a hearing, though more rests on {card}.',
    'One card pulls at it and one holds its sleeve. The stronger of the two is {card}; the weaker, {other}.',
    'You will notice a contradiction in {other}, which is no oversight. It simply carries less than {card}.',
    'See how the scales stand: in the lighter pan {other}, in the heavier one {card}.',
  ],
  plain: [
    'What tips the scales that way is {card}.',
    'The hardest card in this is {card}.',
    'Of the cards laid here, the one that weighs most is {card}.',
    'The harder side of it lies with {card}.',
  ],
  even: [
    'On this side you have {card}, on that side {other}, and they are evenly matched.',
    'On the one side lies {card}, on the other {other}, and neither gives way.',
    'As long as {card} and {other} pull different ways, it stays open.',
    'It hangs between {card} and {other}, and both have a good grip.',
  ],
  turns: {
    lighter: [
      'The mood of the table changes at {card}: from there on it is easier to breathe.',
      'It is uphill as far as {card}, and after that the road levels.',
      'Notice {card}, for it is there that the weather clears.',
      'What began heavily is set down at {card}, and taken up again with less in it.',
    ],
    heavier: [
      'The tone drops at {card}, and what follows wants reading with more care.',
      'It starts out in shirtsleeves and puts on a coat at {card}.',
      'It reads like a pleasant letter up to {card}; then comes the part for which it was written.',
      'The ease lasts as far as {card}, where the real work of it begins.',
    ],
  },
  odds: [
    'The ending strikes another note than what led up to it. You can hear it in {card}, and in {other}: the one shows where it goes, the other what lies on the way.',
    'You may be surprised that it ends with {card}, after {other}. Endings look further ahead, and what lies between is still to be done.',
    'The end is in another spirit than the way there: here {card}, there {other}. The way and the arrival are seldom of one mood.',
    'The last word belongs to {card}, in another tone than {other} before it. Hear both, for the one is reached by way of the other.',
  ],
  count: [
    'By number it comes out as it does; by weight {card} leans the other way, so take the answer with the condition attached to that card.',
    'The count and the cards do not quite agree: {card} pulls the other way. The spread goes by the count, and the card tells you what it may cost.',
    'Heads were counted here, and {card} was outvoted. Hear it before you act, for nothing on the losing side has more to say.',
    'The answer is that of the tally. What the tally leaves out is {card}, which would have said the opposite.',
  ],
  unsure: [
    'Your words leave some room, so they are read for {topic}.',
    'This is read as a question about {topic}.',
    'Taken as a question about {topic}, it comes out like this.',
  ],
};
