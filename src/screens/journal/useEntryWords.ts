import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { isLenormandId } from '../../domain/decks/lenormand.ts';
import { isTarotId } from '../../domain/decks/tarot.ts';
import type { EntryLine } from '../../domain/journal/line.ts';
import type { SpreadTexts } from '../../domain/reading/texts.ts';
import { lenormandSpread } from '../../domain/spread/lenormand.ts';
import { tarotSpread } from '../../domain/spread/tarot.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { loadLenormandSpreadTexts } from '../../library/spreads/lenormand/load.ts';
import { loadSpreadTexts } from '../../library/spreads/load.ts';

export interface EntryWords {
  title: (row: EntryLine) => string;
  card: (id: string) => string;
}

/** What spreads and cards of the journal are called in the language of the page. */
export function useEntryWords(): EntryWords {
  const { t } = useLingui();
  const [texts, setTexts] = useState<SpreadTexts>({});
  useEffect(() => {
    const language = currentLanguage();
    Promise.all([loadSpreadTexts(language), loadLenormandSpreadTexts(language)]).then(
      (loaded) => setTexts(Object.assign({}, ...loaded)),
      (reason) => console.info('No titles yet:', String(reason)),
    );
  }, []);
  const terms = names();
  return useMemo(
    () => ({
      title: ({ draw }) => {
        if (draw.deck === 'stardice') return t`Star dice`;
        const spread = draw.deck === 'lenormand' ? lenormandSpread(draw.spreadId) : tarotSpread(draw.spreadId);
        return draw.table?.title || (texts[spread?.key ?? '']?.title ?? '');
      },
      card: (id) => (isTarotId(id) ? terms.tarot[id] : isLenormandId(id) ? (terms.lenormand[id] ?? '') : ''),
    }),
    [t, texts, terms],
  );
}
