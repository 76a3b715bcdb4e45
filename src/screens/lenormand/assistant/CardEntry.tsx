import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { LENORMAND } from '../../../domain/decks/lenormand.ts';
import { search } from '../../../domain/search/match.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { cardName } from '../../tarot/card-words.ts';
import { useFindables } from '../useFindables.ts';
import css from './CardEntry.module.css';

interface CardEntryProps {
  /** Numbers of cards that lie on the table. */
  used: ReadonlySet<number>;
  onLay: (cards: readonly number[]) => void;
  /** The way back, beside the field. */
  back: ReactNode;
}

const MAX_FOUND = 6;

/** A keypad of the 36 numbers; whoever types finds a card by its name, or enters several numbers at once. */
export function CardEntry({ used, onLay, back }: CardEntryProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const findables = useFindables();
  const several = numbersIn(typed);
  const found = typed.trim() && !several ? search(findables, typed).slice(0, MAX_FOUND) : null;

  function enter(event: FormEvent) {
    event.preventDefault();
    const cards = several ?? (found?.[0] ? [Number(found[0].slice(3))] : []);
    if (cards.length === 0) return;
    setTyped('');
    onLay(cards);
  }
  const key = (card: number) => (
    <button
      key={card}
      type="button"
      className={found ? css.name : css.key}
      aria-label={`${card} ${cardName(LENORMAND[card - 1]!.id)}`}
      data-used={used.has(card) ? '' : undefined}
      onClick={() => {
        setTyped('');
        onLay([card]);
      }}
    >
      {found ? `${card} ${cardName(LENORMAND[card - 1]!.id)}` : card}
    </button>
  );

  return (
    <>
      <form className={css.entry} onSubmit={enter}>
        <SearchField
          label={t`Card by name or number`}
          placeholder={t`Name or 17 3`}
          typed={typed}
          onType={setTyped}
          enterKeyHint="enter"
          autoComplete="off"
          className={css.field ?? ''}
        />
        {back}
      </form>
      {found?.length === 0 && (
        <p className={css.none} role="status">
          {t`No card fits. Try another name, a number from 1 to 36, or a keyword.`}
        </p>
      )}
      <fieldset className={found ? css.names : css.keys} aria-label={t`Cards`}>
        {found ? found.map((id) => key(Number(id.slice(3)))) : LENORMAND.map(({ number }) => key(number))}
      </fieldset>
    </>
  );
}

/** Several card numbers, however they are parted; null for anything else. */
function numbersIn(text: string): number[] | null {
  const parts = text.trim().split(/[\s,;.，、；。]+/);
  const numbers = parts.map(Number);
  const fit = numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 36);
  return parts.length > 1 && fit ? numbers : null;
}
