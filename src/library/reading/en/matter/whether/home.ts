import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in matters of home and friends. */
export const whether: MatterWords['whether'] = {
  family: {
    yes: [
      'Peace at home looks possible, beginning with a small thing that nobody announces.',
      'It looks like coming right at home, though no one may say sorry in so many words.',
      'There is good reason to hope here: your people are tougher, and fonder of each other, than they sound.',
    ],
    no: [
      'It does not mend by itself, nor by one person’s efforts, however willing you are to be that person.',
      'The old pattern seems to hold, and {who} may not be able to leave it; you can, in your own part.',
      'Little here gives way as things are. To wish for another sort of relative costs more than to know the one there is.',
    ],
    unclear: [
      'The family is of several minds, and so is the draw. Whoever first speaks of something ordinary could tip it.',
      'There is give in it and there is stubbornness, and they live at the same address.',
      'Whether it eases at home turns on something that happened long before, and that no one has mentioned so far.',
    ],
  },
  friend: {
    yes: [
      'The friendship looks real, and likely to hold. What looked like coolness in {whom} was probably a crowded life.',
      'You can probably count on {whom}, with the usual allowance for bad days and forgotten birthdays.',
      'It looks as though you and {who} come back to each other, perhaps over nothing more solemn than a walk.',
    ],
    no: [
      'The friendship with {whom} does not carry all that you want to put on it, and it is kinder to pack lighter.',
      'The trust has a hole in it, going by the cards. {Who} may still like you, and confidences are better kept for others.',
      'It rather looks as if you and {who} are drifting apart, with no crime on either side and some sadness on yours.',
    ],
    unclear: [
      'What you have with {whom} may be a friendship or the habit of one; so far the draw cannot tell them apart.',
      'There is affection with a splinter in it. Until that is out, nothing about you and {whom} can be said for certain.',
      'It depends on who rings first, you or {who}, and the cards do not know that.',
    ],
  },
  move: {
    yes: [
      'The move is favoured, and the place would take to you as you to it, after a little initial grumbling.',
      'It looks like coming off. There may be one snag with papers or keys, of the sort that makes a good story later.',
      'You look likely to feel at home there sooner than you expect, helped by somebody who knows the streets.',
    ],
    no: [
      'The change of place does not promise what you want from it, and the dull reasons for staying are good ones.',
      'It does not come together as planned; money, timing or somebody’s objection lies across the road.',
      'Rather not. Part of what you hope to leave behind has already packed.',
    ],
    unclear: [
      'The cards can picture you there and can picture you here, and do not say in which picture you are smiling.',
      'Too much is still with other people, landlords or offices or family, for a yes or a no.',
      'Going would give and take in equal measure, and a few days there in bad weather would settle more than a draw.',
    ],
  },
};
