import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of home and friends. */
export const further: MatterWords['further'] = {
  family: {
    self: [
      'It lets you come to the family table with your shoulders down.',
      'As soon as {who} use{s} a certain tone, it comes up in you.',
    ],
    other: [
      'There is a door in that through which {who} can be reached.',
      'Love may sound like criticism from there, or like a slammed cupboard.',
    ],
    between: [
      'Between you and {whom} it lets a silence be an easy one.',
      'Phone calls with {whom} have that on the line, under the news about the weather.',
    ],
    hidden: [
      'The family lives on such things more than on anything said at birthdays.',
      'An old family silence has its address there.',
    ],
    around: [
      'With such people about, you and {who} need not settle everything across one table.',
      'Through that, every word to {whom} has an echo in three other kitchens.',
    ],
    wish: 'Each time {who} call{s}, hope and worry both come to the phone.',
    aim: 'Your question about {whom} is partly about being at home somewhere without having to earn it.',
    support: 'At a difficult visit, that can sit in the empty chair beside you.',
  },
  friend: {
    self: [
      'For a friend in that state people take a detour.',
      'It keeps score in you of who rang whom, without being asked.',
    ],
    other: [
      'In such a mood {who} {is} good to have at the other end of a bench.',
      'You get what {who} {has} left over after that, and it is less than you are used to.',
    ],
    between: [
      'A friendship with that in it can skip a season and lose little.',
      'The stories you tell each other have begun to leave that out.',
    ],
    hidden: [
      'Some of what you give {whom} as a friend comes up from there.',
      'It is at the root of that small reluctance before you ring {whom}.',
    ],
    around: [
      'In such a circle you and {who} have good reasons to turn up on the same evening.',
      'A friendship gets talked about there more than is good for it.',
    ],
    wish: 'You hear the hope and the doubt when {who} say{s} “we must do this more often”.',
    aim: 'With {whom} you are after somebody who knows your old stories and still asks for them.',
    support: 'With that at your side, you can be a friend to {whom} without begging for it.',
  },
  move: {
    self: [
      'It makes a strange town less strange before you have set foot in it.',
      'Tickets get mislaid in one’s own pocket that way.',
    ],
    hidden: [
      'On the strength of that, a part of you has already walked the new streets.',
      'Somewhere below the lists and the labels, that holds on to the door frame.',
    ],
    around: [
      'Many hands carry a sofa downstairs, or wave on a platform, among people like that.',
      'Leave-taking drags on in such surroundings, on every landing.',
    ],
    wish: 'They fit into one suitcase, the hope and the worry, and take up most of it.',
    aim: 'A place is a point on the map; you are after a window that you like to wake up at.',
    support: 'At a strange station at night, it would still know where the exit is.',
  },
  homeAny: {
    self: [
      'Around you people take their shoes off sooner, for that.',
      'It answers the door before you have decided whether to be in.',
    ],
    hidden: [
      'Whatever holds your people together runs along there, behind the plaster.',
      'The row about presents or parking is only where that comes up for air.',
    ],
    around: [
      'From such people you can borrow an egg, an hour and an opinion.',
      'Among people like that, a kind word has to wait its turn.',
    ],
    wish: 'You lay a place at the table for each of them, hope and dread alike.',
    aim: 'You would like to have people to whom you need not explain where you have been.',
    support: 'When the people you care for are at odds, it gives you somewhere to stand.',
  },
};
