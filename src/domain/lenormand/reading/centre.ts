import type { LenormandSentence, Narrator } from './narrator.ts';

/** What the card in the middle says; it is announced only where words of its own follow. */
export function centreOf(narrator: Narrator, card: number): LenormandSentence[][] {
  const gist = narrator.gist(card);
  const topic = narrator.topic(card);
  if (gist.length + topic.length === 0) return [];
  return [[...narrator.say(narrator.phrases.line.centre(narrator.speak(card)), 'centre', [card]), ...gist], topic];
}
