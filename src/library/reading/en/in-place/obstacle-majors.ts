import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** How each Major stands in the way. */
export const obstacleMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'In your thoughts you are already on the road, so nobody is minding the details.',
    'The fear of looking foolish keeps one foot in the air.',
  ],
  maj01: [
    'You can do so much that you do all of it yourself.',
    'Talk has got ahead of work, and people have begun to notice the gap.',
  ],
  maj02: [
    'What ought to be said is being kept back, out of tact or out of fear.',
    'You ask everybody except yourself.',
  ],
  maj03: [
    'It is so comfortable here that nothing has to ripen.',
    'You are so busy looking after others that your own matter gets what is left over.',
  ],
  maj04: [
    'The order you are proud of has no door in it.',
    'Somebody needs to be in charge at any cost, and it costs a good deal.',
  ],
  maj05: [
    '“It has always been done like this” stands in the door.',
    'You are so set on not doing as the others do that you cannot take their good advice.',
  ],
  maj06: [
    'You cannot have this without giving up that, and you would like to keep both.',
    'Your yes has a no inside it, and the others can hear it.',
  ],
  maj07: [
    'You are going too fast to see who has fallen off the cart.',
    'Two wills pull the same cart in different directions.',
  ],
  maj08: [
    'You can bear a great deal, and so you bear this as well.',
    'You doubt your own strength, and the matter takes advantage of that.',
  ],
  maj09: [
    'You are working it out by yourself, up where nobody can reach you.',
    'Being alone has become a habit, and the habit guards the door.',
  ],
  maj10: [
    'You wait for luck to turn, and meanwhile you hold still.',
    'The same turn comes round again and again, because one spoke of the wheel is yours.',
  ],
  maj11: [
    'You want it to be fair before you will let it be good.',
    'The books do not balance, and one of the figures left out is your own.',
  ],
  maj12: [
    'Waiting has become so roomy that you have furnished it.',
    'You make yourself small for this and hope that somebody will notice.',
  ],
  maj13: [
    'One thing would have to end first, and nobody likes to say so.',
    'What is over is kept going by effort, which leaves none for anything new.',
  ],
  maj14: [
    'So much is weighed and blended that it tastes of nothing.',
    'The parts do not mix: too much here, too little there, and no rhythm.',
  ],
  maj15: [
    'What ties you is also what you enjoy, so the key stays in your pocket.',
    'The chain is off, and your hand keeps going to the place where it was.',
  ],
  maj16: [
    'Something has been shaken, and the dust has not settled enough to see by.',
    'Everybody props up a wall that wants to come down.',
  ],
  maj17: [
    'The hope is so lovely to look at that no one picks up a spade.',
    'You have stopped expecting anything good, and so you do not see it coming.',
  ],
  maj18: [
    'In this light one cannot tell what is there from what is feared.',
    'You are half out of the fog and still walk with your hands stretched out.',
  ],
  maj19: [
    'It goes so well in plain sight that the shady corner is not looked into.',
    'You are expected to be cheerful, and it takes the strength you need.',
  ],
  maj20: [
    'You feel that everything has to be settled at once and for ever.',
    'You go on sitting in judgement on yourself, and the court never rises.',
  ],
  maj21: [
    'It is so complete as it stands that nothing new gets in.',
    'The last tenth is not done, and it holds up all the rest.',
  ],
};
