import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DiceLibrary } from '../../domain/dice/reading.ts';
import { throwsOf } from '../../domain/dice/seal.ts';
import type { JournalRow } from '../../storage/rows.ts';
import { dicePicture } from '../../ui/share/dice-picture.ts';
import { ShareSheet } from '../reading/ShareSheet.tsx';
import { sectionsOf } from './sections.ts';
import { facesOf, valuesOf } from './values.ts';

interface ShareThrowProps {
  row: JournalRow;
  before: JournalRow | undefined;
  dice: DiceLibrary;
  onClose: () => void;
}

/** A throw for others: its faces, what they are called, the summary; nothing of the person's own chart. */
export function ShareThrow({ row, before, dice, onClose }: ShareThrowProps) {
  const { t } = useLingui();
  const shown = useMemo(() => {
    const throws = throwsOf(row.draw);
    const { parts, summary } = sectionsOf(row, before, dice, null);
    const last = summary.length > 0 ? summary : (parts.at(-1)?.paragraphs[0] ?? []);
    return {
      picture: dicePicture(throws.map(valuesOf)),
      lines: throws.map((one, index) => ({ place: row.options?.[index] ?? '', name: facesOf(dice.words, one) })),
      summary: last.map((sentence) => sentence.text).join(document.documentElement.lang === 'en' ? ' ' : ''),
    };
  }, [row, before, dice]);
  return (
    <ShareSheet
      {...shown}
      title={t`Star dice`}
      question={row.draw.question}
      invitation={t`Throw the dice yourself`}
      path="/stardice/index"
      onClose={onClose}
    />
  );
}
