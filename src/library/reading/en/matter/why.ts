import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const why: MatterWords['why'] = [
  'Beneath the matter, under “{place}”, lies {card}; that is where the reason is to be looked for.',
  'The why of it goes back to “{place}” and to what was found there, {card}.',
  'Ask what is underneath, and the draw answers from “{place}”, with {card}.',
  'Its root seems to be in “{place}”: there lies {card}, and a good deal has grown from it.',
  'What set it going can be read under “{place}”, where the draw has put {card}.',
  'For the ground of all this go down to “{place}”. You will find it held by {card}.',
];
