import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import type { TarotId } from '../../domain/decks/tarot.ts';
import { names } from '../../i18n/names.ts';
import { Chips } from '../../ui/Chips.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Unscripted } from '../../ui/Unscripted.tsx';
import css from './CardGrid.module.css';
import { FoundName } from './FoundName.tsx';
import { cardsOf, PARTS, partName, useCardSearch } from './useCardSearch.ts';

interface CardFinderProps {
  /** Its part of the deck is shown first. */
  open?: TarotId | undefined;
  /** One card of the grid; `name` is how it is called, with what was typed marked in it, `place` where it stands, from 0. */
  renderCard: (id: TarotId, name: ReactNode, place: number) => ReactNode;
  /** The first of what was found, by Enter in the search field. */
  onEnter?: (id: TarotId) => void;
}

/** The whole deck to look through: a search field, the parts of the deck, a grid. */
export function CardFinder({ open, renderCard, onEnter }: CardFinderProps) {
  const { t } = useLingui();
  const { typed, type, part, choosePart, ids, found, query, wordOf } = useCardSearch(open);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !found || !onEnter) return;
    event.preventDefault();
    type('');
    onEnter(ids[0]!);
  };
  return (
    <>
      <SearchField
        className={css.search}
        label={t`Search the cards`}
        placeholder={t`Name, number or keyword`}
        typed={typed}
        onType={type}
        onKeyDown={enter}
      />
      {found === null && (
        <Chips
          form="row"
          label={t`Part of the deck`}
          value={part}
          options={PARTS.map((one) => [one, partName(one)] as const)}
          onChange={choosePart}
        />
      )}
      <p className="unseen" aria-live="polite">
        {found === null ? '' : t`${found} cards found`}
      </p>
      {ids.length === 0 && (
        <p className={css.none}>{t`No card fits. Try another name, a number from 0 to 21, or a keyword.`}</p>
      )}
      <ul className={css.grid}>
        {ids.map((id, place) => (
          <li key={id}>
            {renderCard(id, <FoundName name={names().tarot[id]} word={wordOf(id)} query={query} />, place)}
          </li>
        ))}
      </ul>
      <Unscripted>
        {PARTS.filter((one) => one !== part).map((one) => (
          <section key={one}>
            <h2 className={`display ${css.part}`}>{partName(one)}</h2>
            <ul className={css.grid}>
              {cardsOf(one).map((id) => (
                <li key={id}>{renderCard(id, names().tarot[id], 0)}</li>
              ))}
            </ul>
          </section>
        ))}
      </Unscripted>
    </>
  );
}
