import { useLingui } from '@lingui/react/macro';
import { DREAM_MOODS, type DreamMood } from '../../domain/dream/note.ts';
import css from './Diary.module.css';
import { useMoodNames } from './useMoodNames.ts';

interface MoodChoiceProps {
  mood: DreamMood | null;
  onChange: (mood: DreamMood | null) => void;
}

/** How the dream felt; a second tap takes the answer back. */
export function MoodChoice({ mood, onChange }: MoodChoiceProps) {
  const { t } = useLingui();
  const names = useMoodNames();
  return (
    <fieldset className={css.choice}>
      <legend>{t`How it felt`}</legend>
      {DREAM_MOODS.map((one) => (
        <button key={one} type="button" aria-pressed={one === mood} onClick={() => onChange(one === mood ? null : one)}>
          {names[one]}
        </button>
      ))}
    </fieldset>
  );
}
