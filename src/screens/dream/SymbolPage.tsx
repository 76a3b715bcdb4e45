import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, NotebookPen } from 'lucide-react';
import { DREAM_SYMBOLS } from '../../domain/dream/symbols.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { LinkedCard } from './LinkedCard.tsx';
import { NEW } from './new-dream.ts';
import css from './SymbolPage.module.css';
import { type DreamIndex, useDreams } from './useDreams.ts';
import { useThemeNames } from './useThemeNames.ts';

/** One symbol: what it may point to, in which mood, a question to ask oneself, and its card. */
export function SymbolPage({ id, index }: { id: string; index: DreamIndex | undefined }) {
  const { t } = useLingui();
  const text = useDreams()?.[id];
  const themes = useThemeNames();
  const symbol = DREAM_SYMBOLS.find(({ key }) => key === id);
  const [name = '', ...also] = index?.own.get(id) ?? [];
  return (
    <Page>
      <TopBar title={name} up="/dream" />
      {symbol && text && (
        <article className={css.body}>
          <p className={css.kind}>{[themes[symbol.theme], ...also].join(' · ')}</p>
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
          <LinkedCard id={symbol.card} />
          <Link to="/dream/diary" search={{ dream: NEW }} className={css.write}>
            <NotebookPen size={20} strokeWidth={1.5} aria-hidden="true" />
            {t`Write a dream down`}
          </Link>
        </article>
      )}
      {index && <Neighbours id={id} index={index} />}
    </Page>
  );
}

function Neighbours({ id, index }: { id: string; index: DreamIndex }) {
  const { t } = useLingui();
  const keys = [...index.own.keys()];
  const place = keys.indexOf(id);
  const [before, after] = [keys[place - 1], keys[place + 1]];
  return (
    <nav className={css.around} aria-label={t`Neighbouring symbols`}>
      {before ? (
        <Link to="/dream" search={{ symbol: before }} replace>
          <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />
          {index.own.get(before)?.[0]}
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link to="/dream" search={{ symbol: after }} replace>
          {index.own.get(after)?.[0]}
          <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
