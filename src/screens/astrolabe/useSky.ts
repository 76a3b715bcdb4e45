import type { SkyNames, SkyWords } from '../../domain/sky/portrait/texts.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { POINT_NAMES } from '../../library/names/points.ts';
import { loadSkyWords } from '../../library/sky/load.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

/** The texts of the chart in the language of the page; `undefined` while they are on their way. */
export function useSky(): SkyWords | undefined {
  return useLoaded(loadSkyWords);
}

export function skyNames(): SkyNames {
  return { points: POINT_NAMES[currentLanguage()], signs: names().signs };
}
