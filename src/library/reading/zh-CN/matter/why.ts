import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Before the ground of a matter, the card in which it lies. */
export const why: MatterWords['why'] = [
  '缘由要到{card}里找。',
  '根子在{card}这里。',
  '说得最明白的是{card}。',
  '事情的起头，是{card}。',
  '会这样，得从{card}讲起。',
  '线头握在{card}手里。',
];
