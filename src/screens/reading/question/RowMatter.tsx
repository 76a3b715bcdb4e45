import { useMemo } from 'react';
import { changeOf } from '../../../domain/journal/entry.ts';
import { saveMatter } from '../../../storage/journal.ts';
import type { JournalRow } from '../../../storage/store/rows.ts';
import { MatterLine } from './MatterLine.tsx';

/** What was understood of the question of a reading; set right, it is kept with the reading. */
export function RowMatter({ row }: { row: JournalRow }) {
  const { question, topic } = row.draw;
  const change = useMemo(() => changeOf(row), [row]);
  return (
    <MatterLine
      question={question}
      topic={topic}
      change={change}
      onChange={(matter) => void saveMatter(row.key, matter)}
    />
  );
}
