import type { SpreadTexts } from '../../../domain/reading/texts.ts';
import { names } from '../../names/en.ts';
import { housePositions } from './houses.ts';

const opening = { name: 'Opening', meaning: 'The subject of the sentence: what this is about.' };
const centre = { name: 'Centre', meaning: 'What everything turns on; its neighbours describe it.' };
const close = { name: 'Close', meaning: 'The last word: what becomes of it.' };

export const spreads: SpreadTexts = {
  lenormandSingle: {
    title: 'One card',
    purpose: 'One word to one question, short and concrete.',
    positions: { word: { name: 'The word', meaning: 'What the card says, as plainly as a card can.' } },
  },
  line3: {
    title: 'Line of three',
    purpose: 'Three cards read as one phrase: subject, attribute, what happens.',
    positions: { opening, centre, close },
  },
  line5: {
    title: 'Line of five',
    purpose: 'A sentence with a centre, for a matter that has a before and an after.',
    positions: {
      opening,
      second: { name: 'Second', meaning: 'Describes the opening card and leads to the centre.' },
      centre,
      fourth: { name: 'Fourth', meaning: 'Takes the centre further; mirrors the second card.' },
      close,
    },
  },
  line7: {
    title: 'Line of seven',
    purpose: 'A long sentence, for a question with several people or stages in it.',
    positions: {
      opening,
      second: { name: 'Second', meaning: 'Describes the opening card.' },
      third: { name: 'Third', meaning: 'Leads to the centre.' },
      centre,
      fifth: { name: 'Fifth', meaning: 'Takes the centre further; mirrors the third card.' },
      sixth: { name: 'Sixth', meaning: 'Prepares the close; mirrors the second card.' },
      close,
    },
  },
  ninefold: {
    title: 'Nine cards',
    purpose: 'Three rows of three, read by centre, cross, lines, corners and mirrors: a whole paragraph.',
    positions: {
      upperLeft: { name: 'Upper left', meaning: 'A corner: where thoughts on it began.' },
      above: { name: 'Above', meaning: 'What is on the mind.' },
      upperRight: { name: 'Upper right', meaning: 'A corner: what is hoped or planned.' },
      left: { name: 'Left', meaning: 'What leads up to it.' },
      centre: { name: 'Centre', meaning: 'The heart of the matter.' },
      right: { name: 'Right', meaning: 'Where it moves on to.' },
      lowerLeft: { name: 'Lower left', meaning: 'A corner: what has already been dealt with.' },
      below: { name: 'Below', meaning: 'What it stands on.' },
      lowerRight: { name: 'Lower right', meaning: 'A corner: what comes of it in fact.' },
    },
  },
  grandTableau: {
    title: 'Grand Tableau',
    purpose: 'All 36 cards on the table: your whole situation, subject by subject.',
    positions: housePositions(
      `News, visitors and whatever is on its way.
      Small luck and short chances.
      Journeys, distance and trade.
      Home, family and property.
      Well-being, roots and long growth.
      Doubts and whatever is unclear.
      Complications, detours and rivals.
      Endings, pauses and rest.
      Gifts, invitations and charm.
      Sudden cuts and decisions.
      Disputes, practice and repetition.
      Talk, calls and small worries.
      Beginnings, children and trust.
      The daily job, cunning and caution.
      Power, superiors and capital.
      Hopes, aims and clarity.
      Changes, moves and improvements.
      Friends and loyalty.
      Authorities, rules and solitude.
      The public, company and events.
      Obstacles and delays.
      Choices and ways out.
      Losses, worries and wear.
      Love and what is dear to you.
      Commitments and contracts.
      Secrets, knowledge and study.
      Letters, messages and papers.
      The man: you, or a man who matters.
      The woman: you, or a woman who matters.
      Peace, experience and family.
      Success, warmth and confidence.
      Feelings, recognition and a good name.
      Solutions and certainty.
      Money and business.
      Work, steadiness and what lasts.
      Burdens, duties and trials.`,
      (card) => `House of the ${card}`,
      names.lenormand,
    ),
  },
};
