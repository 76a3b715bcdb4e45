import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in other matters. */
export const openings: MatterWords['openings'] = {
  health: {
    light: [
      'No body can be looked into from here, and the cards do not try. As company for the worry they are in good heart, leaning on {card}.',
      'What the draw can speak of is strength and patience, and it finds some of each near {card}; the finding-out belongs to those trained for it.',
      'For courage in the meantime the cards are generous, and {card} has a share in it. All the rest is for an examination to say.',
    ],
    mixed: [
      'The cards can tell how the days feel, some lighter and some less so, and how they turn on {card}; what ails a body they leave to those who can examine it.',
      'Body and worry are tangled in this draw, and it can help only with the second. Start unpicking at {card}.',
      'There is care on this table and there is impatience, in much the same dose; what would balance them is {card}.',
    ],
    heavy: [
      'The cards can examine nobody, and do not make light of a worry. What they offer for the waiting is {card}.',
      'A good deal of strength goes into holding out, by the look of this; where some of it could be set down is suggested by {card}.',
      'The draw is tired in sympathy, which is no diagnosis. Take it as a note about rest and help, signed by {card}.',
    ],
  },
  lost: {
    light: [
      'What is missing may not have gone far, if cards can judge of such things; their best hint is {card}.',
      'The cards are in a finding mood. They know no addresses, and still {card} gives the search something to go on.',
      'Lost things turn up for the unhurried, and this draw is unhurried. Let your eye rest on {card}.',
    ],
    mixed: [
      'There is a trace here, with some dust on it. As far as it can be followed, it leads by way of {card}.',
      'The draw says warm in one place and cold in the next, as in the children’s game, and changes its mind at {card}.',
      'The cards cannot see through cupboards, and can say something about the looking. For that, go to {card}.',
    ],
    heavy: [
      'The search looks long from here, and the table is sorry about what is gone. For a next step, consult {card}.',
      'The draw does not hand it back at once. What it gives, for use while you look, is {card}.',
      'Much of this has been out of your hands since it was missed, the cards think; the part that is still in them has to do with {card}.',
    ],
  },
  outlook: {
    light: [
      'The time ahead has a good-tempered look, with something in it to enjoy, and takes its tune from {card}.',
      'There is fair weather in this draw, of the ordinary kind in which things get done; the barometer is {card}.',
      'What is coming seems well disposed towards you, and a good share of it reaches you by way of {card}.',
    ],
    mixed: [
      'It is a time of two halves, by these cards, and you will be needed in both; they join at {card}.',
      'Sun and showers by turns, say the cards, so take the coat and leave it open; the forecast hangs on {card}.',
      'There are good days in this stretch, and they need claiming. What you claim them with is {card}.',
    ],
    heavy: [
      'The time ahead asks something of you, and it is fairer to know; the asking is done most clearly by {card}.',
      'For a while this goes against the wind, slowly and not for ever; the direction is set by {card}.',
      'A demanding stretch, going by the cards, with more duty in it than treats; the handrail is {card}.',
    ],
  },
  open: {
    light: [
      'The table is friendly to whatever you have in mind, and what it most wants to mention is {card}.',
      'Whatever brought you here, the cards are glad of the visit; they would begin the talk with {card}.',
      'There is good feeling in this draw, and most of it comes from {card}.',
    ],
    mixed: [
      'There is something welcome in this draw and something trying, and neither cancels the other; to begin with, take {card}.',
      'The draw has two things to say and says both; the louder of them is {card}.',
      'Part of this will make sense at once and part only when you have slept on it; begin with {card}.',
    ],
    heavy: [
      'The draw is serious. Take it as a friend who has sat down to talk, and hear {card} first.',
      'There is some weight in these cards, and you may know its name better than they do; it lies closest to {card}.',
      'The draw does not make light of whatever you brought, and {card} says where it presses.',
    ],
  },
  animal: {
    light: [
      'Animals have a better map of home than we do, and this draw trusts it; for the search, go by {card}.',
      'There is homeward movement in these cards, without a promise. Where to listen for {whom} is hinted at by {card}.',
    ],
    mixed: [
      'A frightened animal keeps low and quiet, often close by. How to look for one like that is told by {card}.',
      'The cards see some trail and some silence, and would use both ears; turn the better one towards {card}.',
    ],
    heavy: [
      'It is hard to come home to that quiet, and the cards feel it too. What can be done today starts at {card}.',
      'The way back seems a long one on this table, which is all a draw can say. Help for the looking is near {card}.',
    ],
  },
};
