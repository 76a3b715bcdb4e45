import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { NotebookPen } from 'lucide-react';
import { DREAM_SYMBOLS } from '../../domain/dream/symbols.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { type Neighbour, Neighbours } from '../../ui/Neighbours.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import page from '../library/CardMeaning.module.css';
import { LinkedCard } from './LinkedCard.tsx';
import { NEW } from './new-dream.ts';
import { pageOf } from './SymbolLine.tsx';
import css from './SymbolPage.module.css';
import { type DreamIndex, useDreams } from './useDreams.ts';
import { useThemeNames } from './useThemeNames.ts';

interface SymbolPageProps {
  id: string;
  index: DreamIndex | undefined;
  /** Under its own address, where the page comes painted. */
  painted?: boolean;
}

/** One symbol: what it may point to, in which mood, a question to ask oneself, and its card. */
export function SymbolPage({ id, index, painted = false }: SymbolPageProps) {
  const { t } = useLingui();
  const text = useDreams()?.[id];
  const themes = useThemeNames();
  const symbol = DREAM_SYMBOLS.find(({ key }) => key === id);
  const [name = '', ...also] = index?.own.get(id) ?? [];
  return (
    <Page>
      <TopBar title={name} up={painted ? `/${currentLanguage()}/dreams` : '/dream'} />
      {symbol && text && (
        <article className={page.body}>
          <p className={page.element}>{[themes[symbol.theme], ...also].join(' · ')}</p>
          <p>{text.meaning}</p>
          <section>
            <h2 className="display">{t`If you felt at ease`}</h2>
            <p>{text.calm}</p>
          </section>
          <section>
            <h2 className="display">{t`If it was uneasy`}</h2>
            <p>{text.uneasy}</p>
          </section>
          <section className={css.ask}>
            <h2>{t`A question to ask yourself`}</h2>
            <p>{text.ask}</p>
          </section>
          <LinkedCard id={symbol.card} painted={painted} />
          <Link to="/dream/diary" search={{ dream: NEW }} className={css.write}>
            <NotebookPen size={20} strokeWidth={1.5} aria-hidden="true" />
            {t`Write a dream down`}
          </Link>
        </article>
      )}
      {index && (
        <Neighbours
          label={t`Neighbouring symbols`}
          before={beside(index, id, -1, painted)}
          after={beside(index, id, 1, painted)}
        />
      )}
    </Page>
  );
}

function beside({ own }: DreamIndex, id: string, step: number, painted: boolean): Neighbour | undefined {
  const keys = [...own.keys()];
  const key = keys[keys.indexOf(id) + step];
  if (key === undefined) return undefined;
  return { name: own.get(key)?.[0] ?? '', ...pageOf(key, painted) };
}
