import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const how: MatterWords['how'] = {
  first: [
    'First of all:',
    'Begin here:',
    'To start with:',
    'The first step:',
    'Before anything else:',
    'This comes first:',
  ],
  next: ['Then:', 'After that:', 'Next:', 'Once that is done:', 'The step that follows:', 'From there:'],
  last: [
    'Last of all:',
    'To finish:',
    'The last step:',
    'When all that is under way:',
    'What remains to be done:',
    'And in the end:',
  ],
};
