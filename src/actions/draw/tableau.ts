import { type Draft, laidDraft, preparedDraft, sealedDraft } from '../../domain/draw/draft.ts';
import type { TableauSettings } from '../../domain/lenormand/reading/tableau/settings.ts';
import { tableauSpread } from '../../domain/spread/lenormand.ts';
import { owner } from '../../session.ts';
import { saveReading, saveTableau } from '../../storage/journal.ts';
import { changeSettings, settings } from '../../storage/settings.ts';
import { askedWith } from './draw.ts';
import { keepDraft } from './keep-draft.ts';

/** Settles before the shuffle how the table is laid and who is who; the next table begins with the same. */
export function settleTableau(draft: Draft, tableau: TableauSettings): Promise<void> {
  changeSettings({ tableau });
  return keepDraft(draft.hand ? 'lenormandByHand' : 'lenormand', preparedDraft(draft, { tableau }));
}

/** Lays the whole pile in its order and seals it; it is in the journal before a card turns up. */
export async function layTableau(draft: Draft): Promise<void> {
  const tableau = draft.tableau ?? settings().tableau;
  const done = sealedDraft(laidDraft(draft), tableauSpread(tableau.layout));
  await saveReading(owner(), done.sealed, { ...askedWith(done), tableau });
  await keepDraft('lenormand', done);
}

/** What may be read otherwise afterwards: the line of fate, the card of work, the side of the Clouds. */
export function readTableauOtherwise(seal: string, tableau: TableauSettings): Promise<void> {
  const { fate, work, darkSide } = tableau;
  changeSettings({ tableau: { ...settings().tableau, ...definedOf({ fate, work, darkSide }) } });
  return saveTableau(seal, tableau);
}

function definedOf(choices: Partial<TableauSettings>): Partial<TableauSettings> {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
}
