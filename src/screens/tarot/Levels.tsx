import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { JournalRow } from '../../storage/rows.ts';
import { Chips } from '../../ui/Chips.tsx';
import { PersonOffer } from './PersonOffer.tsx';
import { SelfReading } from './SelfReading.tsx';
import { ServedText } from './ServedText.tsx';
import type { ToldSpread } from './useSpread.ts';

type Level = 'self' | 'ai' | 'person';

/** The three levels of a reading: from the library, free; by a language model; by a person. */
export function Levels({ row, told }: { row: JournalRow; told: ToldSpread }) {
  const { t } = useLingui();
  const [level, setLevel] = useState<Level>('self');
  return (
    <>
      <Chips
        form="bar"
        label={t`Level of the reading`}
        value={level}
        options={[
          ['self', t`Self reading`],
          ['ai', t`AI reading`],
          ['person', t`By a person`],
        ]}
        onChange={setLevel}
      />
      {level === 'self' && <SelfReading draw={row.draw} told={told} />}
      {level === 'ai' && <ServedText row={row} />}
      {level === 'person' && <PersonOffer />}
    </>
  );
}
