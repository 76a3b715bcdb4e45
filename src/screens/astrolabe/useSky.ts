import { useEffect, useState } from 'react';
import type { SkyNames, SkyWords } from '../../domain/sky/portrait/texts.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { POINT_NAMES } from '../../library/names/points.ts';
import { loadSkyWords } from '../../library/sky/load.ts';

/** The texts of the chart in the language of the page; `undefined` while they are on their way. */
export function useSky(): SkyWords | undefined {
  const [sky, setSky] = useState<SkyWords>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    loadSkyWords(currentLanguage()).then(setSky, setFailed);
  }, []);
  if (failed) throw failed;
  return sky;
}

export function skyNames(): SkyNames {
  return { points: POINT_NAMES[currentLanguage()], signs: names().signs };
}
