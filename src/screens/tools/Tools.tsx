import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ChevronRight, GraduationCap } from 'lucide-react';
import { Ground } from '../../ui/Ground.tsx';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { Picture } from '../home/Picture.tsx';
import css from './Tools.module.css';

/** The Lenormand tab: four ways in. */
export function Tools() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const entries = [
    {
      to: '/lenormand/home',
      image: 'emblem:lenormand',
      name: t`Draw`,
      note: t`One card to nine, shuffled and cut on this phone`,
    },
    {
      to: '/lenormand/assistant',
      image: 'emblem:lenoHelp',
      name: t`Interpretation assistant`,
      note: t`For cards that lie on your own table`,
    },
    {
      to: '/lenormand/grandTableau?type=68',
      image: 'emblem:tableau',
      name: t`Grand tableau`,
      note: t`All 36 cards, house by house`,
    },
    { to: '/lenormandMean', image: 'emblem:book', name: t`Lenormand meanings`, note: t`36 cards and how they pair` },
  ];
  return (
    <Page tabs className={css.page}>
      <Ground />
      <h1 className={`display ${css.title}`}>{t`Lenormand`}</h1>
      <p className={css.sub}>{t`Thirty-six plain pictures that speak in sentences.`}</p>
      <ul className={css.list}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <button type="button" className={css.entry} onClick={() => void navigate({ to: entry.to })}>
              <Picture image={entry.image} className={css.plate} />
              <span className={css.words}>
                <strong className="display">{entry.name}</strong>
                <span>{entry.note}</span>
              </span>
              <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <nav className={css.more}>
        <Row Icon={GraduationCap} name={t`Lessons`} to="/lessons" />
      </nav>
    </Page>
  );
}
