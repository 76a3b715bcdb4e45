import { useLingui } from '@lingui/react/macro';
import type { DreamMood } from '../../domain/dream/note.ts';

/** What the moods of a dream are called. */
export function useMoodNames(): Readonly<Record<DreamMood, string>> {
  const { t } = useLingui();
  return {
    calm: t`Calm`,
    joy: t`Joyful`,
    wonder: t`Full of wonder`,
    longing: t`Longing`,
    sadness: t`Sad`,
    fear: t`Afraid`,
    anger: t`Angry`,
    shame: t`Ashamed`,
    puzzled: t`Puzzled`,
  };
}
