import type { Language } from '../../../src/domain/language.ts';

/** The few sentences of the embedded reader's own, around the texts of the library. */
interface Phrases {
  /** Opens with the question and the number of cards. */
  opening(question: string, cards: number): string;
  place(number: number, card: string, side: string): string;
  majors(count: number, of: number): string;
  reversals(count: number, of: number): string;
  element(suit: string, count: number): string;
  advice(card: string): string;
  closing: string;
}

export const PHRASES: Record<Language, Phrases> = {
  en: {
    opening: (question, cards) =>
      cards === 1
        ? `You asked: "${question}" One card lies before you.`
        : `You asked: "${question}" ${cards} cards lie before you. Take them one after the other, then together.`,
    place: (number, card, side) => `${number}. ${card}, ${side}.`,
    majors: (count, of) =>
      `${count} of your ${of} cards belong to the Major Arcana. More is moving here than the week's business: what you decide now will be felt for a while.`,
    reversals: (count, of) =>
      `${count} of ${of} cards came reversed. Much of this happens inwardly first, or is held up; give it time before you push.`,
    element: (suit, count) =>
      `${suit} come ${count} times, so the ground of the matter is the one that this suit speaks of.`,
    advice: (card) => `What you can do, as ${card} has it:`,
    closing: 'The cards show tendencies over about six months. What becomes of them is yours to decide.',
  },
  'zh-CN': {
    opening: (question, cards) =>
      cards === 1
        ? `你问的是：“${question}”眼前只有一张牌。`
        : `你问的是：“${question}”眼前有 ${cards} 张牌，先一张张看，再合起来看。`,
    place: (number, card, side) => `${number}. ${card}（${side}）。`,
    majors: (count, of) => `${of} 张牌里有 ${count} 张大阿卡纳。这件事牵动的不只是眼下几天，此刻的决定会影响一段时间。`,
    reversals: (count, of) => `${of} 张牌里有 ${count} 张逆位。很多变化先发生在心里，或者还被卡着，不必急着推动。`,
    element: (suit, count) => `${suit}出现了 ${count} 次，这件事的根就落在这个花色所说的领域里。`,
    advice: (card) => `可以做的事，${card}这样建议：`,
    closing: '牌面说的是大约六个月内的趋势，走向哪里，仍由你来决定。',
  },
  'zh-TW': {
    opening: (question, cards) =>
      cards === 1
        ? `你問的是：「${question}」眼前只有一張牌。`
        : `你問的是：「${question}」眼前有 ${cards} 張牌，先一張一張看，再合起來看。`,
    place: (number, card, side) => `${number}. ${card}（${side}）。`,
    majors: (count, of) =>
      `${of} 張牌裡有 ${count} 張大阿爾克那。這件事牽動的不只是眼前幾天，現在的決定會影響好一陣子。`,
    reversals: (count, of) => `${of} 張牌裡有 ${count} 張逆位。許多變化先發生在心裡，或是還卡著，不必急著推動。`,
    element: (suit, count) => `${suit}出現了 ${count} 次，這件事的根，就在這個花色所說的領域裡。`,
    advice: (card) => `可以做的事，${card}這樣建議：`,
    closing: '牌面說的是大約六個月內的趨勢，要走向哪裡，仍由你決定。',
  },
};
