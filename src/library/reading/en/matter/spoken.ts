import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const yesNo: MatterWords['yesNo'] = (said) =>
  said === 'yes'
    ? ['Yes, it seems:', 'Rather yes:', 'Yes, on the whole:']
    : ['No, it seems:', 'Rather no:', 'No, on the whole:'];

export const things: MatterWords['things'] = {
  before: ['As for {thing},', 'As to {thing},'],
  prompts: [
    'What would you do about {thing} if nobody else had a say in it?',
    'In your life as it is, what would go missing without {thing}?',
    'Suppose {thing} turned out otherwise than you hope: what would you still have?',
  ],
};
