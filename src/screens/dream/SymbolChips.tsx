import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { symbolsIn, vocabularyOf } from '../../domain/dream/recognise.ts';
import css from './Diary.module.css';
import type { DreamIndex } from './useDreams.ts';

/** As many as a reading takes. */
const MAX_CHIPS = 20;

interface SymbolChipsProps {
  text: string;
  index: DreamIndex;
  taken: readonly string[];
  onChange: (taken: string[]) => void;
}

/** Symbols that the dream tells of, to be taken or left; those taken stay, whatever becomes of the text. */
export function SymbolChips({ text, index, taken, onChange }: SymbolChipsProps) {
  const { t } = useLingui();
  const vocabulary = useMemo(() => vocabularyOf(index.all), [index]);
  const settled = useDeferredValue(text);
  const found = useMemo(() => symbolsIn(settled, vocabulary), [settled, vocabulary]);
  const offered = [...new Set([...found, ...taken])].filter((key) => index.own.has(key)).slice(0, MAX_CHIPS);
  if (offered.length === 0) return null;
  return (
    <fieldset className={css.choice}>
      <legend>{t`Symbols in it: tap those that matter`}</legend>
      {offered.map((key) => {
        const has = taken.includes(key);
        return (
          <button
            key={key}
            type="button"
            aria-pressed={has}
            onClick={() => onChange(has ? taken.filter((one) => one !== key) : [...taken, key])}
          >
            {has && <Check size={16} strokeWidth={2} aria-hidden="true" />}
            {index.own.get(key)?.[0]}
          </button>
        );
      })}
    </fieldset>
  );
}
