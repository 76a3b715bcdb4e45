import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** Where a sentence comes from, for the person who asks. */
export const rules: ReadingPhrases['rules'] = {
  lead: 'Names the place of the spread and the card that lies there.',
  bridge: 'Says how this date follows upon the one before it, by the cards of both.',
  gist: 'The heart of the card’s meaning, on the side that lies up, said in one of three ways.',
  inPlace: 'What the card says in this place of the spread.',
  quarters: 'Takes the year three months at a time, by how their cards lean.',
  calendar: 'Picks out the months that weigh something, those that help, and those with a Major.',
  topic: 'What the card says about the area of your question.',
  majors: 'Counts how many of the 22 Majors lie on the table.',
  suit: 'Counts the suits. A suit that fills half of the table or more sets the tone.',
  number: 'Looks for the same number or rank on several cards.',
  courts: 'Counts Pages, Knights, Queens and Kings.',
  reversals: 'Compares the share of reversed cards with chance.',
  friends:
    'Elemental dignity: two cards of weight lie side by side, and fire and air, water and earth strengthen each other.',
  opposed:
    'Elemental dignity: two cards of weight lie side by side, and fire and water, air and earth weaken each other.',
  pair: 'Compares two places of the Celtic Cross: what goes and what comes, what is hoped or feared and the end.',
  paths: 'Sets the ends of the two paths side by side.',
  opening: 'Says how the table as a whole feels in this matter.',
  date: 'Names the card of the month or the day that you ask about; it is read before the others.',
  outside: 'Says what cards can be asked, where a question is none for them.',
  subject: 'Says of whom you ask, or of what time.',
  answer: 'The answer in the form of your question, from how the cards lean, each by the weight of its place.',
  voice: 'Names the cards that speak most clearly for the answer, or on each side of it.',
  turn: 'Looks for the card at which the table changes from heavy to light, or back.',
  odds: 'Says so where the last card leans another way than the rest, or than the count.',
  hinge: 'Names the card that could still turn the answer, for the better or the worse.',
  unsure: 'Says how your question was understood, where it could mean something else.',
  deed: 'One thing to do that fits your question.',
  prompt: 'A question to write about, for your own answer.',
  count:
    'Counts upright cards as yes and reversed cards as no. One card more or less than half is too little to decide by.',
  jumper: 'A card that fell out of the pile while it was shuffled; it is read as an aside.',
  shadow: 'The lowest card of the pile that was not drawn; many readers look at it last.',
  clarifier:
    'A card drawn afterwards for one place, from the same sealed pile. It adds to that place and leaves the answer as it is.',
};
