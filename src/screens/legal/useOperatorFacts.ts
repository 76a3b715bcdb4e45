import { useState } from 'react';
import type { ComponentLine } from '../../actions/app/components.ts';
import { brand } from '../../brand.ts';
import { type OperatorFacts, operatorFacts } from '../../domain/operator-facts.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { keptParams, useOperatorWord } from '../../storage/params.ts';
import { paintedData } from '../../ui/painted-data.ts';

/** What a painted page of the agreements has besides what is to be read in it. */
export interface PaintedLegalData {
  readonly facts: OperatorFacts;
  readonly components?: readonly ComponentLine[];
}

export function paintedLegal(): PaintedLegalData | undefined {
  const data = paintedData() as Partial<PaintedLegalData> | undefined;
  return data?.facts && (data as PaintedLegalData);
}

/** What the operator has decided: as the server has just painted it, else by the last parameters that this device heard. */
export function useOperatorFacts(): OperatorFacts {
  const [painted] = useState(paintedLegal);
  useOperatorWord();
  return painted?.facts ?? operatorFacts(keptParams(), currentLanguage(), brand);
}
