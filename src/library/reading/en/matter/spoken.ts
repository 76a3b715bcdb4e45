import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const yesNo: MatterWords['yesNo'] = (said) =>
  said === 'yes'
    ? ['Yes, it seems:', 'Rather yes:', 'Yes, on the whole:']
    : ['No, it seems:', 'Rather no:', 'No, on the whole:'];

export const stop: MatterWords['stop'] = {
  do: [
    'Leave off: it has cost more than it still gives. You will miss the habit before you miss the thing.',
    'Let it go, in your own words and without a scene. What you get back first is your evenings.',
  ],
  refrain: [
    'Do not stop yet. It is heavier than it was and by no means empty; change one thing about how you do it, and look again in a month.',
    'Go on, at a pace that you can keep. If you stopped now, it would be tiredness that decided.',
  ],
  unclear: [
    'Going on and leaving off weigh the same. Pause for a fortnight without announcing it, and see what you miss.',
    'It is undecided; name the one thing that would have to change for you to go on, and ask for it.',
  ],
};

export const things: MatterWords['things'] = {
  before: ['As for {thing},', 'As to {thing},'],
  prompts: [
    'What would you do about {thing} if nobody else had a say in it?',
    'What do you know about {thing} that you have told nobody?',
    'Suppose {thing} turned out otherwise than you hope: what would you still have?',
  ],
};
