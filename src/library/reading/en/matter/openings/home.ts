import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of home and friends. */
export const openings: MatterWords['openings'] = {
  family: {
    light: [
      'At home the temperature is milder than the last conversation was, judging by this table; what it depends on is {card}.',
      'Families seldom come out of a draw as well as yours does here; the seat to notice is {card}.',
      'What you worry about among your own people looks likely to ease, and the first slack in it is at {card}.',
    ],
    mixed: [
      'There is love in this family and a long memory, sometimes in the same person. The peace talks are held at {card}.',
      'Everyone here has a point, which is what makes it so tiring. The point to start from is {card}.',
      'The grooves are old in this house and the good intentions real. What might lift you out of a groove is {card}.',
    ],
    heavy: [
      'Family worries seldom keep to their size, and this one fills the room; look behind it, to {card}.',
      'Somebody at home is hurt and showing it sideways, on the evidence of this draw. What it asks of you is in {card}.',
      'You are carrying a relative’s weather as well as your own. How much of it is really yours can be learned from {card}.',
    ],
  },
  friend: {
    light: [
      'This friendship has more put by than you thought, and can stand a withdrawal; the balance is shown by {card}.',
      'The draw answers in the tone of an old joke between two people. It hangs on {card}.',
      'There is loyalty on this table, in its unspectacular everyday clothes. You will know it by {card}.',
    ],
    mixed: [
      'A friendship is being rearranged here, and neither of you was asked. Where the furniture goes is up to {card}.',
      'Affection has come, with a small grievance on its arm. Before you choose whom to greet, look at {card}.',
      'What {who} did and what {who} meant by it lie some way apart in this draw, and between them is {card}.',
    ],
    heavy: [
      'Trouble with a friend has few customs to help one through it, and you are sore; what the cards suggest is {card}.',
      'It has gone quiet or crooked between you and somebody you liked laughing with. The knot is nearest the surface at {card}.',
      'The give and the take have come apart in this friendship. Before you close the account, read {card}.',
    ],
  },
  move: {
    light: [
      'Boxes, tickets, a new street to learn: the table likes the thought, and what it packs first is {card}.',
      'The place you have in mind looks back at you kindly. What the welcome depends on is {card}.',
      'There is road in this draw, and a good surface on it. The signpost to read is {card}.',
    ],
    mixed: [
      'Some of you is already on the train and some is still watering the plants; the ticket is in the keeping of {card}.',
      'Going has its gains here and staying its comforts, and the draw has priced both. It did the sum at {card}.',
      'There is room for you there, with one thing missing from the description. It is supplied by {card}.',
    ],
    heavy: [
      'Changing places is a great deal of lifting, and this table feels it in the back. Before you pick anything up, consult {card}.',
      'The road is not closed, though it is wet. How to travel on it is told by {card}.',
      'Something holds you where you are and something drives you out, and they pull at once. The rope is fastened at {card}.',
    ],
  },
};
