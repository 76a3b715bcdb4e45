import type { SealedDraw } from '../../../draw/draw.ts';
import { seedOf } from '../../../reading/material.ts';
import { tableauSpread } from '../../../spread/lenormand.ts';
import { linesFrom } from '../../lines.ts';
import { SUBJECTS } from '../../topics.ts';
import { numbersOf } from '../compose.ts';
import type { LenormandLibrary, LenormandPart, LenormandReading, LenormandSentence } from '../teller.ts';
import { cloudsLens, farLens, nearLens } from './distance.ts';
import { cornersLens, fateLens, heartLens, openingLens } from './figures.ts';
import { atHomeLens, chainLens, exchangesLens, housesLens } from './lodging.ts';
import { lineLenses, personLens, roundLens } from './person.ts';
import { cardsOfQuestion } from './question.ts';
import { diagonalsLens, knightsLens, meetingLens, mirrorsLens } from './reach.ts';
import { besideOf, besideSentences, distanceSentences, subjectLenses } from './subjects.ts';
import { type Table, type TableauSettings, tableOf } from './table.ts';

export interface TableauMaterial extends LenormandLibrary {
  draw: Pick<SealedDraw, 'cards' | 'topic' | 'seal'>;
  settings: TableauSettings;
}

/**
 * The Grand Tableau: one part for each lens, in the order of reading (first cards, corners, the person and its lines,
 * near and far, houses, the second layer, the subjects), and a summary in the topic of the question.
 * @throws RangeError where a card is missing or a person cannot be.
 */
export function readTableau(material: TableauMaterial): LenormandReading {
  const table = tableOfMaterial(material);
  const parts: LenormandPart[] = [
    openingLens,
    cornersLens,
    heartLens,
    personLens,
    lineLenses,
    roundLens,
    nearLens,
    farLens,
    cloudsLens,
    housesLens,
    chainLens,
    exchangesLens,
    atHomeLens,
    diagonalsLens,
    mirrorsLens,
    knightsLens,
    meetingLens,
    fateLens,
    subjectLenses,
  ].flatMap((lens) => lens(table));
  return { parts, summary: summarise(table) };
}

/** @throws RangeError */
export function tableOfMaterial(material: TableauMaterial): Table {
  const { draw, settings } = material;
  const asked = { topic: draw.topic, seed: seedOf(material) };
  return tableOf(material, numbersOf(draw.cards, tableauSpread(settings.layout)), asked, settings);
}

function summarise(table: Table): LenormandSentence[] {
  const { layout, home, at, topic, cast, choose } = table;
  const teller = table.summarist();
  const { say, inTurn, whole, phrases, matter, words } = teller;
  const ahead = linesFrom(layout, home).future.slice(0, 3).map(at);
  const [lead] = topic === 'open' ? [] : cardsOfQuestion(table);
  const beside = lead === undefined ? null : besideOf(table, lead);
  const theme =
    lead === undefined
      ? [1, 2, 3].map(at).filter((card) => card !== cast.me)
      : [lead, ...(beside === null ? [] : [beside])];
  const counsel = beside ?? ahead[0] ?? theme[0]!;
  const { future } = phrases.tableau.lines;
  return [
    ...(lead === undefined
      ? say(phrases.answer[topic](matter(theme)), 'answer', theme)
      : inTurn(phrases.answer[topic], 'answer', theme)),
    ...ofLead(),
    ...(ahead.length === 0
      ? say(choose(future.none), 'line', [cast.me])
      : lead !== undefined && ahead.includes(lead)
        ? []
        : say(choose(future.told)(matter(ahead)), 'line', ahead)),
    ...whole(words(counsel).advice, 'advice', counsel),
  ];

  /** Where the topic has a part of its own, the neighbour spoke there at length and is not heard again. */
  function ofLead(): LenormandSentence[] {
    if (lead === undefined || topic === 'open') return [];
    const distance = distanceSentences(table, teller, lead);
    const heard = beside === null || SUBJECTS.some((subject) => subject === topic);
    return heard ? distance : [...distance, ...besideSentences(table, teller, [lead, beside], words(beside)[topic])];
  }
}
