import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How many steps a card lies from the person asking, in words. */
export function useSteps(): (count: number) => string {
  const { t } = useLingui();
  return (count) => t`${plural(count, { one: '# step away', other: '# steps away' })}`;
}
