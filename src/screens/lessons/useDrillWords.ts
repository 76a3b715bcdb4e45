import { useLingui } from '@lingui/react/macro';
import type { DrillKind } from '../../domain/lesson/drill.ts';

type Words = Record<DrillKind, string>;

/** What each drill is called, and the rule that it practises. */
export function useDrillWords(): { names: Words; rules: Words } {
  const { t } = useLingui();
  return {
    names: {
      knights: t`Knights`,
      mirrors: t`Mirrors`,
      house: t`Houses`,
      distance: t`Near or far`,
      pair: t`Pairs`,
    },
    rules: {
      knights: t`A knight lies two cards one way and one to the side, as in chess.`,
      mirrors: t`Fold the table across its middle, sideways and top to bottom: cards that meet mirror each other.`,
      house: t`Each place bears the name of a card, in the order of their numbers: the first is the Rider’s house.`,
      distance: t`Count steps from the person; a diagonal step counts as one. Up to two is near, three and more is far.`,
      pair: t`Two cards side by side make a phrase: the left one is the matter, the right one says how it is.`,
    },
  };
}
