import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of home and friends. */
export const openings: MatterWords['openings'] = {
  family: {
    light: [
      'Among your people the temperature is milder than the last conversation was, to judge by this table, and {card} says what keeps it so.',
      'Families seldom come out of the cards as well as yours does here; the place to notice is {card}.',
      'What worries you about {whom} looks likely to ease, and the first slack in it is at {card}.',
    ],
    mixed: [
      'There is love in this family and a long memory, sometimes in the same person. To tell which of them is speaking, see {card}.',
      'Everyone here has a point, which is what makes it tiring; the point to start from is {card}.',
      'The habits are old and the good intentions real. What could help your own people out of a groove is {card}.',
    ],
    heavy: [
      'Family worries seldom keep to their size. This one fills the table, and {card} helps to measure it.',
      'Something among your own people has grown heavy in these cards, and {card} shows on whose shoulders.',
      'In this draw you carry a relative’s weather as well as your own. How much of it is really yours can be learned from {card}.',
    ],
  },
  friend: {
    light: [
      'This friendship has more put by than you thought and can stand a withdrawal; for the balance, see {card}.',
      'The draw speaks of {whom} in the tone of an old joke between two people. It hangs on {card}.',
      'There is loyalty on this table, in its unspectacular everyday clothes, and {card} says how far it would go.',
    ],
    mixed: [
      'A friendship is being rearranged here, and neither of you was asked; where things will stand is up to {card}.',
      'Affection has brought a small grievance along. Before you choose which of them to greet, look at {card}.',
      'What {who} did and what {who} meant by it lie some way apart in this draw, and between them is {card}.',
    ],
    heavy: [
      'There are few customs to help one through trouble with a friend; what the cards offer in their place is {card}.',
      'It has gone quiet or crooked between you and {whom}, as the cards see it, and the knot lies nearest the surface at {card}.',
      'The give and the take have come apart in this friendship. Before you close the account, read {card}.',
    ],
  },
  move: {
    light: [
      'Tickets, boxes, a new street to learn: the cards like the thought of it, and what they would pack first is {card}.',
      'The place in question looks kindly on you. What the welcome depends on, {card} will tell.',
      'There is road in this draw and a good surface on it, with {card} for a signpost.',
    ],
    mixed: [
      'Some of you is already on the train and some is still watering the plants; the ticket is in the keeping of {card}.',
      'Going has its gains here and staying its comforts, and the cards have priced both. They did the sum at {card}.',
      'There is room for you there, with one thing missing from the description; ask {card} for it.',
    ],
    heavy: [
      'Changing places is a great deal of lifting, and this draw feels it in the back. Before you pick anything up, consult {card}.',
      'The road is wet, though it is not closed; how to travel on it is told by {card}.',
      'Something holds you where you are and something draws you out, both at once, and the rope is fastened at {card}.',
    ],
  },
  child: {
    light: [
      'There is good news of the quiet sort about {whom} in these cards, and it begins with {card}.',
      '{Who} {is} on surer feet than a parent’s eye can believe. What keeps the cards so calm about it is {card}.',
    ],
    mixed: [
      '{Who} {is} managing in one thing and struggling in another, as children of every age do; the second shows in {card}.',
      'Between you and {whom} there is love and there is a closed door, a thin one. It gives a little at {card}.',
    ],
    heavy: [
      'Something is weighing on {whom}, and you have sensed as much; how you can be near without crowding is shown by {card}.',
      'A parent’s worry fills this draw, and some of it has good grounds. Take it one piece at a time, starting from {card}.',
    ],
  },
  break: {
    light: [
      'Distance can be taken kindly, and these cards think you know how; the kindest way to begin is suggested by {card}.',
      'There is air in this draw between you and {whom}, and it does both of you good. Where it gets in is at {card}.',
    ],
    mixed: [
      'Much was good with {whom} and something has stopped being so. Where the line might run is the business of {card}.',
      'You could loosen this friendship without cutting it, or cut it without hating; before you choose, consult {card}.',
    ],
    heavy: [
      'This friendship has been costing you something for a while, by this account, and the largest item is {card}.',
      'The cards hear how tired you are of the tie to {whom}. What you may put down first is told by {card}.',
    ],
  },
  newFriends: {
    light: [
      'There are people in this draw who would be glad of you, and {card} says where you might run into them.',
      'Company is nearer than an empty evening makes it look. It comes from the side of {card}.',
    ],
    mixed: [
      'Acquaintances are plentiful on this table and friends still in the making; what turns the one into the other is {card}.',
      'You want company and you want your peace, quite reasonably. The sort of people who allow both are hinted at by {card}.',
    ],
    heavy: [
      'It has been a lonely stretch, and the cards do not talk it down; the smallest way out of it starts at {card}.',
      'Making friends from scratch is slow work, and this draw finds it slower than usual. It knows a side entrance, {card}.',
    ],
  },
  trip: {
    light: [
      'The road is in good humour about this journey, and what it has in store for you is sketched by {card}.',
      'Bags, papers, weather: for travelling these are obliging cards. The best of the trip lies with {card}.',
    ],
    mixed: [
      'You get there and something gets there later, by the look of this draw; to know what, see {card}.',
      'The trip is a good idea with one loose strap. Tighten it before you go, and look for it at {card}.',
    ],
    heavy: [
      'This journey asks for patience before it gives anything back, and {card} says where the queue is longest.',
      'There is a snag in the travel plans, of the dull sort to judge by the cards, and it sits near {card}.',
    ],
  },
};
