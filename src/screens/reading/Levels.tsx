import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOperatorWord } from '../../storage/params.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { Chips } from '../../ui/Chips.tsx';
import { PersonOffer } from './PersonOffer.tsx';
import { ServedText } from './ServedText.tsx';

const LEVELS = ['self', 'ai', 'person'] as const;
type Level = (typeof LEVELS)[number];

interface LevelsProps {
  row: JournalRow;
  /** The reading from the library. */
  self: ReactNode;
  /** The cards in a row that stays above a text that was written for them. */
  strip?: ReactNode;
}

/**
 * The three levels of a reading: from the library (`self`), free; by a language model; by a person. What the operator
 * has switched off is not offered; what was bought stays. What arrived since the last look is shown first.
 */
export function Levels({ row, self, strip }: LevelsProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<Level>(
    () => [row.served, row.servedByPerson].find((text) => text?.unseenSince)?.level ?? 'self',
  );
  const { off } = useOperatorWord();
  const names: Record<Level, string> = { self: t`Self reading`, ai: t`AI reading`, person: t`By a person` };
  const offered: Record<Level, boolean> = {
    self: true,
    ai: !off.has('ai') || row.served !== undefined,
    person: !off.has('person') || row.servedByPerson !== undefined,
  };
  const levels = LEVELS.filter((level) => offered[level]);
  const level = offered[wanted] ? wanted : 'self';
  return (
    <>
      {levels.length > 1 && (
        <Chips
          form="bar"
          label={t`Level of the reading`}
          value={level}
          options={levels.map((one) => [one, names[one]] as const)}
          onChange={setWanted}
        />
      )}
      {level === 'self' && self}
      {level === 'ai' && <ServedText row={row} strip={strip} />}
      {level === 'person' && <PersonOffer row={row} strip={strip} />}
    </>
  );
}
