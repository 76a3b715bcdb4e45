import { useLingui } from '@lingui/react/macro';
import { LENORMAND } from '../../domain/decks/lenormand.ts';

/** What the playing card is called that stands small on a Lenormand card. */
export function useInset(): (number: number) => string {
  const { t } = useLingui();
  const ranks: Record<string, string> = { J: t`Jack`, Q: t`Queen`, K: t`King`, A: t`Ace` };
  return (number) => {
    const [value, pip] = LENORMAND[number - 1]!.inset;
    const rank = ranks[value] ?? value;
    switch (pip) {
      case 'heart':
        return t`${rank} of hearts`;
      case 'spade':
        return t`${rank} of spades`;
      case 'diamond':
        return t`${rank} of diamonds`;
      case 'club':
        return t`${rank} of clubs`;
    }
  };
}
