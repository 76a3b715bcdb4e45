import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in other matters. */
export const openings: MatterWords['openings'] = {
  health: {
    light: [
      'No card can look into a body, and none tries; as company for the worry the table is in good heart, leaning on {card}.',
      'Your concern is for health, and what a draw can speak of is strength and patience. It finds some of each near {card}.',
      'Leave the finding-out to those trained for it. For courage in the meantime the cards are generous, and point to {card}.',
    ],
    mixed: [
      'Where health is asked after, cards can tell only how the days feel: some lighter, some not, and all turning on {card}.',
      'Body and worry are tangled here, and a draw can help with the second. Start unpicking at {card}.',
      'There is care on this table and there is impatience, in much the same dose; what would balance them is {card}.',
    ],
    heavy: [
      'You are worried, and cards can neither examine anyone nor talk you out of it. What they offer for the waiting is {card}.',
      'Much strength is going into holding out, by the look of this. Where to put some of it down is suggested by {card}.',
      'The draw is tired in sympathy, and it is no diagnosis. Take it as a note about rest, signed by {card}.',
    ],
  },
  lost: {
    light: [
      'What is missing may not have gone far, if a table can judge of such things; its best hint is {card}.',
      'The cards are in a finding mood. They know no addresses, and yet the search has something to go on in {card}.',
      'Lost things turn up for the unhurried, and this draw is unhurried. Let your eye rest on {card}.',
    ],
    mixed: [
      'There is a trace here, and some dust on it. As far as it can be followed, it leads to {card}.',
      'One voice says it is in the other coat, one shakes its head. The odds between them change at {card}.',
      'A draw cannot see through cupboards or over hedges; it can tell you something about the looking. For that, see {card}.',
    ],
    heavy: [
      'It is a missing-notice sort of draw, a bit low, and sorry with you. What it still has to suggest is in {card}.',
      'The search looks long from here, and some of it is grief for what is gone. For a next step consult {card}.',
      'The table does not hand it back to you at once. What it gives, for use while you search, is {card}.',
    ],
  },
  outlook: {
    light: [
      'It looks good-tempered on the whole, with something in it to enjoy. It takes its tune from {card}.',
      'There is fair weather in this draw, of the ordinary kind in which things get done; the barometer is {card}.',
      'What is coming seems well disposed towards you. Much of it will reach you by way of {card}.',
    ],
    mixed: [
      'A time of two halves lies before you, and you will be needed in both. The turn of it is at {card}.',
      'Sun and showers by turns, say the cards, so take the coat and leave it open; the forecast hangs on {card}.',
      'It looks like a stretch with good days in it that need claiming. The claim is made with {card}.',
    ],
    heavy: [
      'The time ahead asks something of you, and it is fairer to know. The asking is done most clearly by {card}.',
      'This draw walks into the wind for a while. It has sensible shoes on, and its direction is set by {card}.',
      'A demanding stretch, going by the cards, with more duty in it than treats; the handrail is {card}.',
    ],
  },
  open: {
    light: [
      'You left the question open, and the table fills it with something pleasant; what it most wants to mention is {card}.',
      'Whatever brought you here, the cards are glad of the visit. They would begin the talk with {card}.',
      'There is good feeling in this draw, looking for a subject; try it on whatever comes to your mind at {card}.',
    ],
    mixed: [
      'No one matter was named, so the table shows you the sweet and the sour together. The taste that stays is {card}.',
      'The draw has two things to say and says both, and you will know where they belong. The louder is {card}.',
      'Some of this will fit at once and some only by Thursday. Keep hold of one thread, {card}.',
    ],
    heavy: [
      'You asked for nothing in particular, and the draw has seen that you are carrying something; it lies closest to {card}.',
      'It is a serious table, for an open question. Take it as a friend who has sat down to talk, and hear {card}.',
      'There is some weight here, even without a name to it. Perhaps it gets one at {card}.',
    ],
  },
};
