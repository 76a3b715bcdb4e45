import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LibraryDeck } from '../../domain/decks/card-address.ts';
import type { SpreadTexts } from '../../domain/reading/texts.ts';
import type { Spread } from '../../domain/spread/spread.ts';
import { PUBLIC_SPREADS, SPREAD_PATHS, spreadSlug } from '../../domain/spread/spread-address.ts';
import { TOPICS } from '../../domain/topic.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { Page } from '../../ui/Page.tsx';
import item from '../../ui/SpreadItem.module.css';
import { SpreadItem } from '../../ui/SpreadItem.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { SpreadPicture } from '../home/Picture.tsx';
import css from './SpreadPage.module.css';

interface SpreadIndexProps {
  deck: LibraryDeck;
  texts: SpreadTexts;
}

/** Every spread of a deck with what it is for, by the topic that it serves first; each leads to its page. */
export function SpreadIndex({ deck, texts }: SpreadIndexProps) {
  const { t } = useLingui();
  const all = PUBLIC_SPREADS[deck];
  return (
    <Page wide>
      <TopBar title={deck === 'tarot' ? t`Tarot spreads` : t`Lenormand spreads`} up={`/${deck}/home`} />
      <p className={css.intro}>
        {deck === 'tarot'
          ? t`A spread gives each card a question of its own. Small ones answer faster; take a large one when the matter has many sides.`
          : t`Lenormand cards are read together, like words in a sentence. The more cards lie there, the longer the sentence.`}
      </p>
      {deck === 'tarot' ? (
        TOPICS.map((topic) => (
          <section key={topic}>
            <h2 className={`display ${css.topic}`}>{names().topics[topic]}</h2>
            <Spreads deck={deck} texts={texts} spreads={all.filter(({ topics }) => topics[0] === topic)} />
          </section>
        ))
      ) : (
        <Spreads deck={deck} texts={texts} spreads={all} />
      )}
    </Page>
  );
}

function Spreads({ deck, texts, spreads }: SpreadIndexProps & { spreads: readonly Spread[] }) {
  return (
    <ul className={item.list}>
      {spreads.map((spread) => (
        <li key={spread.id}>
          <Link
            to={`${SPREAD_PATHS[deck]}/$entry`}
            params={{ language: currentLanguage(), entry: spreadSlug(deck, spread) }}
            className={item.item}
          >
            <SpreadItem
              picture={<SpreadPicture positions={spread.positions} className={item.picture} />}
              title={texts[spread.key]!.title}
              text={texts[spread.key]!.purpose}
              count={<Plural value={spread.positions.length} one="# card" other="# cards" />}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
