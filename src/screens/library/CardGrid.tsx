import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SUITS, TAROT, type TarotCard, type TarotId } from '../../domain/decks/tarot.ts';
import { type Findable, fold, search } from '../../domain/search/match.ts';
import { names } from '../../i18n/names.ts';
import { namesOfAll } from '../../library/names/all.ts';
import { Chips } from '../../ui/Chips.tsx';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './CardGrid.module.css';
import { useMeanings } from './useMeanings.ts';

type Part = 'majors' | (typeof SUITS)[number];
const PARTS: Part[] = ['majors', ...SUITS];

/** All cards by suit, and a search over names in three languages, numbers and keywords. */
export function CardGrid() {
  const { t } = useLingui();
  const [part, setPart] = useState<Part>('majors');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const findables = useFindables();
  const say = names();
  const partName = (one: Part) => (one === 'majors' ? say.majors : say.suits[one]);
  const found = useMemo(() => (fold(query) === '' ? null : search(findables, query)), [findables, query]);
  const ids = found ?? TAROT.filter((card) => partOf(card) === part).map((card) => card.id);
  return (
    <Page>
      <TopBar title={t`Card meanings`} up="/tarot/home" />
      <label className={css.search}>
        <Search size={20} strokeWidth={1.5} aria-hidden="true" />
        <input
          type="search"
          value={typed}
          aria-label={t`Search the cards`}
          placeholder={t`Name, number or keyword`}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {found === null && (
        <Chips
          form="row"
          label={t`Part of the deck`}
          value={part}
          options={PARTS.map((one) => [one, partName(one)] as const)}
          onChange={setPart}
        />
      )}
      <p className="unseen" aria-live="polite">
        {found ? t`${found.length} cards found` : ''}
      </p>
      {ids.length === 0 && (
        <p className={css.none}>{t`No card fits. Try another name, a number from 0 to 21, or a keyword.`}</p>
      )}
      <ul className={css.grid}>
        {ids.map((id) => (
          <li key={id}>
            <Link to="/tarotMean" search={{ card: id }} className={css.cell}>
              <CardImage id={id as TarotId} width={104} alt="" />
              <span>{say.tarot[id as TarotId]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function partOf(card: TarotCard): Part {
  return card.arcana === 'major' ? 'majors' : card.suit;
}

function useFindables(): Findable[] {
  const meanings = useMeanings();
  const [all, setAll] = useState<Awaited<ReturnType<typeof namesOfAll>>>();
  useEffect(() => {
    namesOfAll().then(setAll, () => {});
  }, []);
  return useMemo(
    () =>
      TAROT.map((card) => ({
        id: card.id,
        names: [
          names().tarot[card.id],
          ...(all ?? []).map((one) => one.tarot[card.id]),
          ...(card.arcana === 'major' ? [String(card.number)] : []),
        ],
        keywords: meanings ? [...meanings[card.id].upright.keywords, ...meanings[card.id].reversed.keywords] : [],
      })),
    [meanings, all],
  );
}
