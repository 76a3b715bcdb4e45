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
  child: {
    light: [
      '{Who} {is} growing in a direction you can be glad of, even where it is not yours; look for it in {card}.',
      'There is more trust between you and {whom} than the short answers suggest, and it goes by way of {card}.',
    ],
    mixed: [
      '{Who} want{s} to be left alone and to be noticed, both of them by you; what helps with that is {card}.',
      'Things go well outside and badly at the kitchen table, or the other way about, and {card} lies on the threshold.',
    ],
    heavy: [
      '{Who} {is} carrying something and {has} not found the words, or the listener. What it might be touches on {card}.',
      'You are tired and so {is} {who}, and of the same subject. A different one to begin with is suggested by {card}.',
    ],
  },
  break: {
    light: [
      'You have begun to take your own side, and nothing terrible has followed; the strength for it comes from {card}.',
      'What is fading between you and {whom} fades without venom, and something of it can stay. That something is {card}.',
    ],
    mixed: [
      'You feel guilty when you keep away and cross when you do not, and {card} sits exactly there.',
      'Old loyalty argues for {whom} and your own ease argues against. Which has the better case, {card} may tell.',
    ],
    heavy: [
      'You come away from {whom} smaller than you went, too often for chance; what does it is described by {card}.',
      'It has gone on past its time, out of pity or habit or fear of a scene, and {card} knows which.',
    ],
  },
  newFriends: {
    light: [
      'You are good company, and lately it shows again; those who notice first are likely to resemble {card}.',
      'A few threads lie loose about you, a neighbour, a class, a joke at the till. The one to pick up is {card}.',
    ],
    mixed: [
      'People like you and go home, and so do you. What would make somebody stay a little longer is {card}.',
      'Your old friends are far off and the new ones are not friends yet; on the stretch in between, hold on to {card}.',
    ],
    heavy: [
      'You have got out of the habit of being known, and it feels like a fault. What it really is, {card} says.',
      'Going out costs more courage than usual just now. How to spend it well is the subject of {card}.',
    ],
  },
  trip: {
    light: [
      'The plans are sounder than the nerves, and there is a welcome at the other end. It looks like {card}.',
      'You are ready to go in all but the packing, and the journey would give you something of {card}.',
    ],
    mixed: [
      'Half of it is settled and half is hoped for; what should be made sure of first is {card}.',
      'There are two trips in your head, a restful one and a full one, and {card} knows which you need.',
    ],
    heavy: [
      'The preparations have eaten up the pleasure. To get a bite of it back, turn to {card}.',
      'Something holds the trip up, a stamp, a price, a person who cannot leave. What could be done meanwhile is told by {card}.',
    ],
  },
  envy: {
    light: [
      'What {who} feel{s} is warmer than you fear, and where the warmth lies is told by {card}.',
      'There is little bitterness on this table; what might be taken for it is {card}.',
    ],
    mixed: [
      'Gladness for you and a small sting live side by side in {whom}, and they meet at {card}.',
      '{Who} may measure {whose} own life by yours now and then. The measuring happens near {card}.',
    ],
    heavy: [
      'Something sour is mixed into this, and the cards place its root near {card}; they accuse nobody.',
      'Comparison has got hold of {whom}, it seems, and what it feeds on is {card}.',
    ],
  },
};
