import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Before the ground of a matter, the card in which it lies. */
export const why: MatterWords['why'] = [
  '緣故要到{card}裡面找。',
  '根在{card}這裡。',
  '講得最明白的是{card}。',
  '事情的起頭，是{card}。',
  '會這樣，得從{card}講起。',
  '線頭握在{card}手上。',
];
