import { useEffect, useState } from 'react';
import type { SpreadText } from '../../domain/reading/texts.ts';
import type { Spread } from '../../domain/spread/spread.ts';
import { tarotSpread } from '../../domain/spread/tarot.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { loadSpreadTexts } from '../../library/spreads/load.ts';

export interface ToldSpread {
  spread: Spread;
  text: SpreadText;
}

/** A spread with its words. `null`: there is no such spread; `undefined`: its words are on their way. */
export function useSpread(id: number | undefined): ToldSpread | null | undefined {
  const [text, setText] = useState<SpreadText>();
  const [failed, setFailed] = useState<unknown>();
  const spread = id === undefined ? undefined : tarotSpread(id);
  const key = spread?.key;
  useEffect(() => {
    if (key === undefined) return;
    loadSpreadTexts(currentLanguage()).then((texts) => setText(texts[key]), setFailed);
  }, [key]);
  if (failed) throw failed;
  if (!spread) return null;
  return text ? { spread, text } : undefined;
}
