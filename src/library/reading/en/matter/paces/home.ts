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
};
