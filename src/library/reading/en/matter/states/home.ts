import type { StateWords } from '../../../../../domain/reading/matter-words.ts';

/** How matters of home and friends stand, by the mood of the table. */
export const states: StateWords = {
  family: {
    light: [
      'There is a good deal of love in this, delivered mostly as food and lifts to the station; how {who} mean{s} it is told by {card}.',
      'Things with {whom} are easing, one small civility after another, and the next within reach is {card}.',
    ],
    mixed: [
      'You and {who} are fond of each other and look at this from different chairs. What cannot be seen from yours is {card}.',
      'All is quiet because everybody steps over the same thing on the stairs, and from its shape it may well be {card}.',
    ],
    heavy: [
      'Something old has got into this along with the new and makes the new heavier, and the oldest of it is to be found by way of {card}.',
      'Somebody in the family is carrying too much, and you and {who} see it from different ends; a hand could be got under it at {card}.',
    ],
  },
  friend: {
    light: [
      'The friendship is alive, and has merely had less to eat than usual. What it is hungry for is {card}.',
      '{Who} {is} on your side, in a manner one has to know in order to recognise it; it is the manner of {card}.',
    ],
    mixed: [
      'There is affection between you and {whom}, and there is a small stone in the shoe, by the name of {card}.',
      'You and {who} are at different stations in life and wave across the tracks; what might bring you on to one platform is {card}.',
    ],
    heavy: [
      'Something between you and {whom} was left lying too long and has gone hard, and where it is still soft lies {card}.',
      'As it stands you are holding up both ends of this, or it feels so. What that costs, and whom, is the subject of {card}.',
    ],
  },
  move: {
    light: [
      'The way looks fairly clear, and you would find your feet at the other end; the first firm ground there is {card}.',
      'In your thoughts and your search history you have half arrived. The other half is made easier by {card}.',
    ],
    mixed: [
      'As much is pulling you there as is holding you here, and of all the ropes the one to look at is {card}.',
      'The plan is good and the timing is being awkward. They could be brought together somewhere near {card}.',
    ],
    heavy: [
      'The change of place is being asked to solve something that it can only transport; of what that may be, {card} has a fair idea.',
      'The obstacles are of the dull sort, papers or money or a lease, and stiffer than they look. The stiffest is marked by {card}.',
    ],
  },
};
