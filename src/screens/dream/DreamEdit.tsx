import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { dayOf } from '../../domain/day.ts';
import {
  type DreamNote,
  isBlank,
  MAX_DREAM_CHARACTERS,
  MAX_DREAM_TITLE_CHARACTERS,
  noteOf,
} from '../../domain/dream/note.ts';
import { riskOf } from '../../domain/question/risk.ts';
import { owner } from '../../session.ts';
import { dropBlankDream, saveDream } from '../../storage/diary.ts';
import type { DiaryRow } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { HelpLines } from '../reading/HelpLines.tsx';
import css from './Diary.module.css';
import { MoodChoice } from './MoodChoice.tsx';
import { SymbolChips } from './SymbolChips.tsx';
import type { DreamIndex } from './useDreams.ts';

interface DreamEditProps {
  /** The dream that is changed; a new one is written without. */
  row?: DiaryRow;
  index: DreamIndex | undefined;
  onDone?: () => void;
}

/** A dream as it is written down; every change is kept at once. */
export function DreamEdit({ row, index, onDone }: DreamEditProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [key] = useState(() => row?.key ?? crypto.randomUUID());
  const [today] = useState(() => dayOf(new Date()));
  const [note, setNote] = useState<DreamNote>(
    () => row ?? { dreamtOn: today, title: '', text: '', mood: null, symbols: [] },
  );
  const change = (part: Partial<DreamNote>) => {
    const next = noteOf({ ...note, ...part });
    setNote(next);
    void saveDream(owner(), key, next);
  };
  useEffect(() => () => void dropBlankDream(key), [key]);
  const done = () => {
    if (onDone && !isBlank(note)) return onDone();
    const search = isBlank(note) ? {} : { dream: key };
    void navigate({ to: '/dream/diary', search, replace: true });
  };

  return (
    <Page>
      <TopBar title={row ? t`Change the dream` : t`Write a dream down`} up="/dream/diary" />
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <div className={css.field}>
          <label htmlFor="dream-text">{t`The dream`}</label>
          <textarea
            id="dream-text"
            rows={7}
            maxLength={MAX_DREAM_CHARACTERS}
            value={note.text}
            placeholder={t`Tell it as it comes, in any order. What you saw, who was there, how it felt.`}
            onChange={(event) => change({ text: event.target.value })}
          />
        </div>
        {riskOf(note.text) === 'harm-self' && <HelpLines risk="harm-self" />}
        {index && (
          <SymbolChips
            text={`${note.title}\n${note.text}`}
            index={index}
            taken={note.symbols}
            onChange={(symbols) => change({ symbols })}
          />
        )}
        <MoodChoice mood={note.mood} onChange={(mood) => change({ mood })} />
        <Field
          label={t`Title, if it has one`}
          value={note.title}
          maxLength={MAX_DREAM_TITLE_CHARACTERS}
          onChange={(event) => change({ title: event.target.value })}
        />
        <Field
          label={t`Morning of`}
          type="date"
          value={note.dreamtOn}
          max={today}
          required
          onChange={(event) => event.target.value && change({ dreamtOn: event.target.value })}
        />
        <Button kind="primary" wide type="submit">
          {t`Done`}
        </Button>
        <p
          className={css.kept}
        >{t`Kept on this phone as you write. Nobody else reads it, unless you ask for a reading.`}</p>
      </form>
    </Page>
  );
}
