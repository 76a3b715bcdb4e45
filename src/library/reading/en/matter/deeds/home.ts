import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** One thing to do this week in matters of home and friends. */
export const deeds: MatterWords['deeds'] = {
  family: [
    'Ring, and ask about something that has nothing to do with the matter, the garden or the dog.',
    'Cook or bring one dish that everybody likes, and let the subject wait until after it.',
    'Say “I see it differently, and I am glad you told me” once, and then be quiet.',
    'Write down one thing that each of your people has carried for you, and thank one of them.',
  ],
  friend: [
    'Pass on something that made you laugh to your friend, with no other message attached.',
    'Suggest a walk, and say the awkward thing early on, so that the way back is free.',
    'Remember aloud one occasion on which your friend was good to you, before you mention the other one.',
    'Answer one message that you have left lying, even if it is only with two lines.',
  ],
  move: [
    'Draw up an ordinary Tuesday in the new place, hour by hour, including the shopping and the rain.',
    'Talk to somebody who has made the same journey, and ask what surprised them once it was no longer new.',
    'Sort one drawer as though you were leaving, and see what you would take.',
    'Walk through your own streets as a visitor would, and note what you would miss.',
  ],
};
