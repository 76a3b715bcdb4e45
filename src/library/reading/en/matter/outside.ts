import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** What is said to a question that is not for cards, and what they can speak of. */
export const outside: MatterWords['outside'] = {
  greeting: [
    'Hello to you too. Ask about somebody, about something you are deciding or about the time ahead, and the cards have something to go by.',
    'Good to have you here. What the cards like best is something you would really like to know: a person, a choice, the weeks to come.',
  ],
  world: [
    'That is a question for people who know the facts, and a draw would only be guessing. What cards can speak of is your own part in it, a hope, a worry or a plan.',
    'The draw leaves this one to those who can look it up. Ask it about yourself, about somebody near you or a thing you have to decide, and it will answer.',
  ],
  craft: [
    'There is no rule about shuffling that you could break; go on until it feels like enough. What the cards themselves can speak of is you, somebody near you, a decision or the time ahead.',
    'How cards are handled is a matter of habit, and any way that is careful will do. Give them something you would like to know, and they can be read.',
  ],
};
