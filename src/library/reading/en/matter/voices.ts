import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const voices: MatterWords['voices'] = {
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
    'Heads were counted, and {card} leans the other way without changing the count.',
    'The count and the cards do not quite agree: {card} pulls the other way. The spread goes by the count, and the card tells you what it may cost.',
    'Heads were counted here, and {card} was outvoted. Hear it before you act, for nothing on the losing side has more to say.',
    'The answer is that of the tally. What the tally leaves out is {card}, which would have said the opposite.',
  ],
  despite: ['Even with that answer,', 'The answer aside,'],
  cautious: [
    'Write the question once more in one plain sentence, with who and by when in it, and keep it where you see it.',
    'Tell one person you trust what you asked here, and notice what they ask back.',
    'Find out the one fact that would settle most of it, from whoever has it.',
    'Put what you know, what you guess and what you fear into three short lists.',
    'Do one small thing about it this week that can be taken back.',
  ],
  unsure: [
    'I have taken your words to mean {topic}.',
    'I have read this as a question about {topic}.',
    'If you are asking about {topic}, this is how it comes out.',
  ],
};
