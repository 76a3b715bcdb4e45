import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LibraryDeck } from '../../domain/decks/card-address.ts';
import { joinNames } from '../../domain/language.ts';
import type { SpreadTexts } from '../../domain/reading/texts.ts';
import { DAY_SPREAD, GRAND_TABLEAU, type Spread } from '../../domain/spread/spread.ts';
import { PUBLIC_SPREADS, SPREAD_PATHS, spreadListAddress, spreadSlug } from '../../domain/spread/spread-address.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import button from '../../ui/Button.module.css';
import { type Neighbour, Neighbours } from '../../ui/Neighbours.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import page from '../library/CardMeaning.module.css';
import { Places } from './Places.tsx';
import { SpreadDiagram } from './SpreadDiagram.tsx';

interface SpreadPageProps {
  deck: LibraryDeck;
  spread: Spread;
  texts: SpreadTexts;
  /** How each spread is laid, by its key. */
  laying: Readonly<Record<string, string>>;
}

/** One spread: what it is for, how it is laid and what each place asks; from here it is drawn. */
export function SpreadPage({ deck, spread, texts, laying }: SpreadPageProps) {
  const { t } = useLingui();
  const { id, key, topics, positions } = spread;
  const { title, purpose, positions: places } = texts[key]!;
  const all = PUBLIC_SPREADS[deck];
  const place = all.indexOf(spread);
  return (
    <Page>
      <TopBar title={title} up={spreadListAddress(currentLanguage(), deck)} />
      <article className={page.body}>
        <p className={page.element}>
          <Plural value={positions.length} one="# card" other="# cards" /> ·{' '}
          {joinNames(
            topics.map((topic) => names().topics[topic]),
            currentLanguage(),
          )}
        </p>
        <p>{purpose}</p>
        <SpreadDiagram spread={spread} label={t`${title}: where each card lies`} />
        <Link {...drawn(deck, id)} className={`${button.button} ${button.primary} ${button.wide}`}>
          {t`Draw with this spread`}
        </Link>
        <section>
          <h2 className="display">{t`How to lay it`}</h2>
          <p>{laying[key]}</p>
        </section>
        <section>
          <h2 className="display">{t`What each place asks`}</h2>
          <Places positions={positions} texts={places} large />
        </section>
      </article>
      <Neighbours
        label={t`Neighbouring spreads`}
        before={neighbour(deck, texts, all[place - 1])}
        after={neighbour(deck, texts, all[place + 1])}
      />
    </Page>
  );
}

/** Where a spread is drawn. */
function drawn(deck: LibraryDeck, id: number) {
  if (deck === 'lenormand')
    return { to: id === GRAND_TABLEAU ? '/lenormand/grandTableau' : '/lenormand/index', search: { type: id } } as const;
  return id === DAY_SPREAD ? ({ to: '/today' } as const) : ({ to: '/tarot', search: { drawType: id } } as const);
}

function neighbour(deck: LibraryDeck, texts: SpreadTexts, spread: Spread | undefined): Neighbour | undefined {
  return (
    spread && {
      name: texts[spread.key]!.title,
      to: `${SPREAD_PATHS[deck]}/$entry`,
      params: { language: currentLanguage(), entry: spreadSlug(deck, spread) },
    }
  );
}
