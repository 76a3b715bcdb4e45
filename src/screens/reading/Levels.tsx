import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { JournalRow } from '../../storage/rows.ts';
import { Chips } from '../../ui/Chips.tsx';
import { PersonOffer } from './PersonOffer.tsx';
import { ServedText } from './ServedText.tsx';

type Level = 'self' | 'ai' | 'person';

/** The three levels of a reading: from the library (`self`), free; by a language model; by a person. */
export function Levels({ row, self }: { row: JournalRow; self: ReactNode }) {
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
      {level === 'self' && self}
      {level === 'ai' && <ServedText row={row} />}
      {level === 'person' && <PersonOffer row={row} />}
    </>
  );
}
