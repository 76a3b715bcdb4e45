import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { openSpreadCard, openTile } from '../../actions/content/home.ts';
import type { Banner, HomeBlocks, SpreadCard, Tab, Tile } from '../../domain/home/blocks.ts';
import { destinationOf } from '../../domain/spread/spread.ts';
import { whenIdle } from '../../platform/idle.ts';
import { useOperatorWord } from '../../storage/params.ts';
import { Page } from '../../ui/Page.tsx';
import item from '../../ui/SpreadItem.module.css';
import { SpreadItem } from '../../ui/SpreadItem.tsx';
import { Star } from '../../ui/Star.tsx';
import { toast } from '../../ui/toast.ts';
import { BannerScene } from './BannerScene.tsx';
import { Footer } from './Footer.tsx';
import css from './Home.module.css';
import { Picture } from './Picture.tsx';
import { Sky } from './Sky.tsx';
import { useHome } from './useHome.ts';

/** Milliseconds after which what may come late comes even to a busy page. */
const LATE_MS = 4000;

/** Whether home was on the page before: the first time it takes the place of the page painted ahead, and comes whole. */
let shown = false;

export function Home() {
  const blocks = useHome();
  useEffect(() => {
    shown = true;
  }, []);
  return (
    <Page tabs className={home}>
      <HomeBody blocks={blocks} now={new Date()} />
    </Page>
  );
}

/** The class of its page. */
export const home = css.home;

/** `now` is left out where the page is painted ahead of time, so that no stale Moon is shown. */
export function HomeBody({ blocks, now }: { blocks: HomeBlocks; now?: Date }) {
  const [heading, banner, , tiles, tabs] = blocks;
  // the way back is quicker to the eye when what lies lower follows a moment later
  const whole = useDeferredValue(true, !shown);
  return (
    <>
      <Sky title={heading.value.title} subTitle={heading.value.sub_title} now={now} />
      {now && <LateToday />}
      <Tiles tiles={tiles.value} />
      {now && <LateNotices />}
      {now && <LateLookBack />}
      <BannerPlate banner={banner.value} />
      {whole && (
        <>
          <SpreadTabs tabs={tabs.value} />
          <Footer />
        </>
      )}
    </>
  );
}

/** What the operator says; home does not wait for it, and brings what shows it only when there is something to show. */
function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType>();
  const hasNotice = useOperatorWord().notices.length > 0;
  useEffect(() => {
    const bring = async () => {
      const { Notices } = await import('./Notices.tsx');
      setNotices(() => Notices);
    };
    // what does not arrive now is there at the next visit
    if (hasNotice) bring().catch(() => {});
  }, [hasNotice]);
  return Notices ? <Notices /> : null;
}

/** The card and the sky of today, in the room that the sky of home leaves free; it comes once home stands. */
function LateToday() {
  const [Today, setToday] = useState<ComponentType>();
  useEffect(() => {
    const bring = async () => {
      const plate = await (await import('../today/bring-plate.ts')).bringPlate();
      setToday(() => plate);
    };
    whenIdle(() => bring().catch(() => {}), LATE_MS);
  }, []);
  return Today ? <Today /> : null;
}

/** What came of an earlier reading; home looks whether there is something to ask only when the phone is idle. */
function LateLookBack() {
  const [LookBack, setLookBack] = useState<ComponentType>();
  useEffect(() => {
    const bring = async () => {
      const asks = await (await import('../journal/LookBack.tsx')).bringLookBack();
      if (asks) setLookBack(() => asks);
    };
    whenIdle(() => bring().catch(() => {}), LATE_MS);
  }, []);
  return LookBack ? <LookBack /> : null;
}

/** Goes where a tile or a card leads, or says why it leads nowhere. */
function useOpening() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const go = (target: string | null, otherwise: string, replace = false) => {
    if (target === null) toast(otherwise);
    else if (target.startsWith('/')) void navigate({ to: target, replace });
    else location.assign(target);
  };
  return {
    tile: (tile: Pick<Tile, 'type' | 'url'>) => go(openTile(tile), t`This feature is not yet open`),
    card: (card: SpreadCard) => go(openSpreadCard(card), t`Parameter error`, destinationOf(card) === 'lenormand'),
  };
}

function Tiles({ tiles }: { tiles: Tile[] }) {
  const open = useOpening();
  return (
    <ul className={css.tiles}>
      {tiles
        .filter((tile) => tile.visible)
        .map((tile) => (
          <li key={tile.name}>
            <button type="button" className={css.tile} onClick={() => open.tile(tile)}>
              <Picture image={tile.image} className={css.plate} />
              <span>{tile.name}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}

function BannerPlate({ banner }: { banner: Banner }) {
  const open = useOpening();
  if (!banner.image && !banner.title) return null;
  return (
    <button type="button" className={css.banner} onClick={() => open.tile(banner)}>
      <BannerScene image={banner.image} />
      <span className={css.bannerText}>
        <strong className="display">{banner.title}</strong>
        <span>{banner.sub_title}</span>
      </span>
    </button>
  );
}

function SpreadTabs({ tabs }: { tabs: Tab[] }) {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const index = Math.min(chosen, tabs.length - 1);
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = (index + step + tabs.length) % tabs.length;
    setChosen(next);
    (event.currentTarget.children[next] as HTMLElement | undefined)?.focus();
  };
  const panel = useRevealed(index);
  return (
    <section className={css.spreads}>
      <div className={css.tabs} role="tablist" onKeyDown={onKey}>
        {tabs.map((tab, place) => (
          <button
            key={tab.menu}
            type="button"
            role="tab"
            id={`${id}tab${place}`}
            aria-controls={`${id}panel`}
            aria-selected={place === index}
            tabIndex={place === index ? 0 : -1}
            className={css.tab}
            onClick={() => setChosen(place)}
          >
            {tab.menu}
            {place === index && <Star className={css.here} />}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab${index}`} ref={panel}>
        <SpreadCards cards={tabs[index]?.data ?? []} />
      </div>
    </section>
  );
}

/** Keeps a chosen tab in sight when the row is wider than the page. */
function useRevealed(index: number) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  useEffect(() => {
    panel?.previousElementSibling?.children[index]?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [panel, index]);
  return setPanel;
}

function SpreadCards({ cards }: { cards: SpreadCard[] }) {
  const { t } = useLingui();
  const open = useOpening();
  // the browser's own rules of plurals cost a slow phone 50 ms, before the first tap
  const count = (number: number) => (number === 1 ? t`1 card` : t`${number} cards`);
  return (
    <ul className={`${item.list} ${css.cards}`}>
      {cards.map((card) => (
        <li key={`${card.title}${card.spread_id}`}>
          <button type="button" className={item.item} onClick={() => open.card(card)}>
            <SpreadItem
              picture={<Picture image={card.image} className={item.picture} />}
              title={card.title}
              text={card.des}
              count={card.cards ? count(card.cards) : null}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
