import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DiceLibrary } from '../../domain/dice/material.ts';
import { throwsOf } from '../../domain/dice/seal.ts';
import { joinSentences } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { dicePicture } from '../../ui/share/dice-picture.ts';
import { ShareSheet } from '../reading/ShareSheet.tsx';
import type { ComposedThrow } from './composed-throw.ts';
import { facesOf, valuesOf } from './values.ts';

interface ShareThrowProps {
  row: JournalRow;
  composed: ComposedThrow;
  library: DiceLibrary;
  onClose: () => void;
}

/** A throw for others: its faces, what they are called, the answer; nothing of the person's own chart. */
export function ShareThrow({ row, composed, library, onClose }: ShareThrowProps) {
  const { t } = useLingui();
  const shown = useMemo(() => {
    const throws = throwsOf(row.draw);
    return {
      picture: dicePicture(throws.map(valuesOf)),
      lines: throws.map((one, index) => ({ place: row.options?.[index] ?? '', name: facesOf(library.words, one) })),
      summary: joinSentences(composed.answer, currentLanguage()),
    };
  }, [row, composed, library]);
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
