import type { PaceWords } from '../../../../../domain/reading/matter-words.ts';

/** When matters of home and friends come about. */
export const paces: PaceWords = {
  family: {
    soon: [
      'Within weeks, at a table or on the telephone, and over something trivial.',
      'Before the season is out a small offering from {whom} seems likely, a dish or a lift; take it for what it is.',
    ],
    condition: [
      'When the practical quarrel with {whom} has been told apart from the old one, and dealt with by itself.',
      'Once the go-between has retired and people speak to each other directly.',
    ],
    far: [
      'Families turn like tankers, and this one is not round within six months. Your own course you can alter today.',
      'Peace of that kind with {whom} lies past the half-year. A truce may be had sooner, and some truces have lasted for generations.',
    ],
  },
  friend: {
    soon: [
      'Soon, and quite casually: some joke or old photograph from {whom}, and you are back in the middle of it.',
      'Within the season, at somebody else’s party if not at your own.',
    ],
    condition: [
      'When one of you has said “I was hurt”, or “I was busy and stupid”, whichever happens to be true.',
      'As soon as {who} {has} a free head again, after whatever is swallowing the days just now.',
    ],
    far: [
      'Not within six months, it seems. Some friendships hibernate, and digging is no help to them.',
      'The distance to {whom} stays through the half-year. Leave the porch light on, and go out with those who are here.',
    ],
  },
  move: {
    soon: [
      'Within the season there could be a key or a ticket in your pocket, provided that the forms go out now.',
      'It goes fast once it goes at all: a matter of weeks, and less time to pack than you would like.',
    ],
    condition: [
      'When the lease, the visa or the work at the other end has been confirmed in writing.',
      'After the person whom it touches most has agreed, or at the very least been asked.',
    ],
    far: [
      'The boxes can stay flat for the next six months. A visit in the meantime would do no harm.',
      'It lies beyond this half-year, so there is time to save up, learn the bus routes and part from your present walls as friends.',
    ],
  },
  newFriends: {
    soon: [
      'Some weeks from now there should be a name in your phone that was not there before.',
      'This season looks good for it, especially on weekdays and out of doors.',
    ],
    condition: [
      'When you have shown your face in one place often enough to be missed there.',
      'As soon as you are the one who suggests the second meeting, even clumsily.',
    ],
    far: [
      'Close friends take longer than half a year; pleasant company may well come sooner, and counts.',
      'It is past the next six months before it feels like a circle. Start with one.',
    ],
  },
  trip: {
    soon: [
      'Within weeks you could be on your way, with the last paper arriving after the first sock is packed.',
      'This season is likely, and rather earlier in it than you have planned.',
    ],
    condition: [
      'When the visa or the leave is confirmed in writing, and not on the strength of a nod.',
      'Once the person who has to come along, or to stay behind, has agreed to the dates.',
    ],
    far: [
      'The journey does not fall within the coming half-year; it will be the better planned for that.',
      'More than six months off, so let it be something to save up for and to picture.',
    ],
  },
};
