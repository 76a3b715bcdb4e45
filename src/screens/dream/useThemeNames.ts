import { useLingui } from '@lingui/react/macro';
import type { DreamTheme } from '../../domain/dream/symbols.ts';

/** What the themes of the dictionary are called. */
export function useThemeNames(): Readonly<Record<DreamTheme, string>> {
  const { t } = useLingui();
  return {
    people: t`People and spirits`,
    body: t`The body`,
    animals: t`Animals`,
    plants: t`Plants and gardens`,
    water: t`Water`,
    sky: t`Sky and weather`,
    places: t`Places`,
    home: t`House and home`,
    ways: t`Ways and journeys`,
    things: t`Things`,
    deeds: t`Deeds and events`,
    fears: t`Fears and feelings`,
  };
}
