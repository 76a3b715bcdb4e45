import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Before the ground of a matter, the card in which it lies. */
export const why: MatterWords['why'] = [
  'The reason lies with {card}.',
  'Look for the why of it in {card}.',
  'It goes back to {card}.',
  'What set this going is {card}.',
  'The root of it shows in {card}.',
  'The plainest explanation comes from {card}.',
];
