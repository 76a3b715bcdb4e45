import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const school: MatterWords['school'] = {
  blocked: [
    'Read it as something held back that has not given up.',
    'An obstacle has a share in this; name it and it shrinks.',
    'The strength for better is there, dammed up a little way upstream.',
    'Something stands in the way here, and it can be moved.',
    'Ask what would have to be cleared aside first.',
    'It is stuck at present, more than it is settled.',
    'There is a bolt on this, possibly on your side of the door.',
    'So it is while the way is blocked, and no longer.',
  ],
  inward: [
    'Most of this takes place within, where nobody else can see it.',
    'You may find it in yourself before you find it outside.',
    'From outside hardly anyone would notice.',
    'It happens in thought first, and perhaps goes no further.',
    'Look for it beneath the manners, yours included.',
    'Little of it shows; it is being worked out in private.',
    'Take it as inner weather, under a sky that others find clear.',
    'It has turned inwards, and wants quiet more than action.',
  ],
  delayed: [
    'It is late, and on its way all the same.',
    'Give it more time than seems reasonable.',
    'The clock on this one runs slow.',
    'What is meant here has not arrived yet; allow for a detour.',
    'There will be some waiting before any of it shows.',
    'Hardly at once, and still worth reckoning with.',
    'Patience is part of the message.',
    'It ripens out of season, so do not pick it early.',
  ],
  excess: [
    'It is a matter of too much; a little less would help.',
    'Somewhere in this a good measure has been overrun.',
    'Take off a third, and see what remains.',
    'The dose is the trouble here, more than the thing itself.',
    'Something is being overdone, most likely with the best intentions.',
    'Whatever this is, there is more of it than is needed.',
    'Read it as an exaggeration, and look for the sound core.',
    'It would do better at some fraction of the strength.',
  ],
};
