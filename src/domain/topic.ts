/** What a question is about. `open` is a question of no single area. */
export const TOPICS = ['love', 'work', 'money', 'study', 'spirit', 'open'] as const;
export type Topic = (typeof TOPICS)[number];
