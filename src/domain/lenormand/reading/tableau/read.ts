import type { SealedDraw } from '../../../draw/draw.ts';
import { seedOf } from '../../../reading/material.ts';
import { tableauSpread } from '../../../spread/lenormand.ts';
import type { Asked } from '../asked.ts';
import { promptOf } from '../close.ts';
import { numbersOf } from '../compose.ts';
import type { LenormandLibrary, LenormandPart, LenormandReading } from '../narrator.ts';
import { deedOf } from '../steps.ts';
import { cloudsLens, farLens, nearLens } from './distance.ts';
import { cornersLens, fateLens, heartLens, openingLens } from './figures.ts';
import { atHomeLens, chainLens, exchangesLens, housesLens } from './lodging.ts';
import { lineLenses, personLens, roundLens } from './person.ts';
import { leadOf } from './question.ts';
import { diagonalsLens, knightsLens, meetingLens, mirrorsLens } from './reach.ts';
import type { TableauSettings } from './settings.ts';
import { storyOf, storytellerOf } from './story.ts';
import { subjectLenses } from './subjects.ts';
import { type Table, tableOf } from './table.ts';
import { voicesOfTable } from './voices-of-table.ts';

export interface TableauMaterial extends LenormandLibrary, Asked {
  draw: Pick<SealedDraw, 'cards' | 'seal'>;
  settings: TableauSettings;
}

/**
 * The Grand Tableau: one part for each lens, in the order of reading (first cards, corners, the person and its lines,
 * near and far, houses, the second layer, the subjects), after ten sentences that answer the question.
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
  const answerer = storytellerOf(table, material, seedOf(material));
  const answer = storyOf(table, answerer);
  const lead = leadOf(table) ?? table.cast.me;
  return {
    answer,
    parts,
    deed: deedOf(answerer, voicesOfTable(table, table.matter.intent)),
    prompt: promptOf(answerer, lead),
  };
}

/** @throws RangeError */
export function tableOfMaterial(material: TableauMaterial): Table {
  const { draw, settings } = material;
  const asked = { ...material, seed: seedOf(material) };
  return tableOf(material, numbersOf(draw.cards, tableauSpread(settings.layout)), asked, settings);
}
