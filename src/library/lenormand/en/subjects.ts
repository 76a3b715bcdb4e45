import type { TableauPhrases } from '../../../domain/lenormand/reading/tableau/phrases.ts';
import { the } from './grammar.ts';

/** Enters a subject of the Grand Tableau by its card. */
export const subjects: TableauPhrases['subjects'] = {
  health: [
    (card) =>
      `For your well-being look at ${the(card)}; the cards speak of rest and habits here, and anything more belongs to a doctor.`,
    (card) =>
      `How you sleep, eat and rest is told by ${the(card)}. More than that the cards do not know; ask a doctor.`,
    (card) =>
      `Your everyday strength is read from ${the(card)}, as far as rest and habits go. The remainder is a doctor’s to say.`,
  ],
  home: [
    (card) => `For home and family, look to ${the(card)}.`,
    (card) => `What goes on at home stands with ${the(card)}.`,
    (card) => `Family, rooms and neighbours: for all of these, ${the(card)}.`,
  ],
  love: [
    (card) => `Love speaks through ${the(card)}.`,
    (card) => `Where you love, and are loved, ${the(card)} can tell.`,
    (card) => `In matters of love the eye goes first to ${the(card)}.`,
  ],
  money: [
    (card) => `Money is the affair of ${the(card)}.`,
    (card) => `What comes in and what goes out is counted by ${the(card)}.`,
    (card) => `For your purse, see how it stands with ${the(card)}.`,
  ],
  work: [
    (card) => `About your work, ask ${the(card)}.`,
    (card) => `Your working days are told by ${the(card)}.`,
    (card) => `For what you do from Monday to Friday, look at ${the(card)}.`,
  ],
  talk: [
    (card) => `Whatever is said and written falls to ${the(card)}.`,
    (card) => `Calls, messages and gossip are in the keeping of ${the(card)}.`,
    (card) => `What people say to you, and of you, is heard by ${the(card)}.`,
  ],
  travel: [
    (card) => `Journeys belong to ${the(card)}.`,
    (card) => `Whether you travel, and how, is told by ${the(card)}.`,
    (card) => `For roads and distances, look to ${the(card)}.`,
  ],
};
