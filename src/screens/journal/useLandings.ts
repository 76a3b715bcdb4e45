import { useLingui } from '@lingui/react/macro';
import type { Landing } from '../../domain/journal/entry.ts';

/** What the ways are called in which a reading may turn out. */
export function useLandings(): Record<Landing, string> {
  const { t } = useLingui();
  return { yes: t`It came so`, partly: t`In part`, no: t`It came otherwise`, open: t`Too early to say` };
}
