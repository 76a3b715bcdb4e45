import type { ReadingPhrases } from '../../domain/reading/texts.ts';
import { against, aid, arc, count, jumper, outcome, paths, shadow } from './en/answer.ts';
import { inPlace, inTopic } from './en/in-place.ts';
import { leads } from './en/leads.ts';
import { number } from './en/numbers.ts';
import { pairOf } from './en/pairs.ts';
import { places } from './en/places.ts';
import { rules } from './en/rules.ts';
import { turned } from './en/saying.ts';
import { bridges, calendar } from './en/time.ts';
import { alike, courts, friends, majors, missing, opposed, reversals, suit } from './en/together.ts';

export const phrases: ReadingPhrases = {
  leads,
  places,
  turned,
  bidding: /(?:, so (?!the )|; slow ).*$/,
  presentDay: /\b(?:now(?! and then)|today|tonight|this (?:week|month)|at present)\b/i,
  bridges,
  calendar,
  inPlace,
  inTopic,
  school: {
    blocked: [
      'In this reading look in a reversed card for a force held back: it is there, and its way is not free yet.',
      'Take the reversed cards of this reading as something held back; ask what would have to be moved aside.',
      'A reversed card stands here for something that cannot get through yet.',
    ],
    inward: [
      'In this reading a reversed card is turned inward: look for it in yourself before you look for it outside.',
      'Take the reversed cards of this reading as happening inside you, where others do not see them.',
      'A reversed card speaks here of what goes on within, and only later of what happens.',
    ],
    delayed: [
      'In this reading a reversed card comes late: give what it speaks of more time than you would like to.',
      'Take the reversed cards of this reading as slow ones; they are on their way and not there yet.',
      'A reversed card asks for patience here: what it says takes longer than it should.',
    ],
    excess: [
      'In this reading a reversed card leans towards too much: where its words leave you a choice, look for the excess.',
      'Take the reversed cards of this reading as a good thing overdone, and ask what a little less would look like.',
      'A reversed card stands here for a measure that has been lost, more often by too much than by too little.',
    ],
  },
  majors,
  suit,
  missing,
  number,
  courts,
  reversals,
  friends,
  opposed,
  alike,
  pair: pairOf,
  paths,
  outcome,
  topicCloses: true,
  against,
  aid,
  arc,
  count,
  jumper,
  shadow,
  rules,
};
