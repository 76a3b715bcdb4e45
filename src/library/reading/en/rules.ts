import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** Where a sentence comes from, for the person who asks. */
export const rules: ReadingPhrases['rules'] = {
  lead: 'Names the place of the spread and the card that lies there.',
  bridge: 'Says how this date follows upon the one before it, by the cards of both.',
  gist: 'The heart of the card’s meaning, on the side that lies up.',
  inPlace: 'What the card says in a place of the past, or of what stands in the way.',
  calendar: 'Picks out the months that weigh something, those that help, and those with a Major.',
  topic: 'What the card says about the area of your question.',
  text: 'Taken from the card’s full meaning in the library.',
  advice: 'The card’s advice, because this place of the spread asks what to do.',
  school: 'Reversed cards can be read in several ways. One way is chosen for a whole reading, by the seal of the draw.',
  majors: 'Counts how many of the 22 Majors lie on the table.',
  suit: 'Counts the suits. A suit that fills half of the table or more sets the tone.',
  missing: 'Looks for a suit that is missing among the Minors.',
  number: 'Looks for the same number or rank on several cards.',
  courts: 'Counts Pages, Knights, Queens and Kings.',
  reversals: 'Compares the share of reversed cards with chance.',
  friends: 'Elemental dignity: fire and air, water and earth strengthen each other when they lie side by side.',
  opposed: 'Elemental dignity: fire and water, air and earth weaken each other when they lie side by side.',
  alike: 'Elemental dignity: two cards of one element double each other.',
  pair: 'The Celtic Cross is read in pairs: 1 and 2, 3 and 4, 5 and 6, 7 and 8, 9 and 10.',
  paths: 'Sets the ends of the two paths side by side.',
  outcome: 'Names the card on which the answer leans: the last place that says where things go, or what joins them.',
  step: 'One step to take, from the card on which the answer leans.',
  against: 'Names the card in the place of what hinders.',
  aid: 'Names the card in the place of what helps.',
  arc: 'Draws a line from the card of the past to the card on which the answer leans.',
  count:
    'Counts upright cards as yes and reversed cards as no. One card more or less than half is too little to decide by.',
  jumper: 'A card that fell out of the pile while it was shuffled; it is read as an aside.',
  shadow: 'The lowest card of the pile that was not drawn; many readers look at it last.',
};
