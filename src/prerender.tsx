import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cardPicture } from './art/card-picture.ts';
import { type CardId, loadCard } from './art/deck.ts';
import type { PaintedPage } from './contract/painted.ts';
import { cardAddress, deckOf, LIBRARY_CARDS } from './domain/decks/card-address.ts';
import { isLenormandId } from './domain/decks/lenormand.ts';
import type { Language } from './domain/language.ts';
import { loadScreenMessages } from './i18n/catalogs.ts';
import { names } from './i18n/names.ts';
import { speakFor } from './i18n/prerender.ts';
import { loadAltTexts } from './library/alt/load.ts';
import { CARD_PAGES } from './library/card-pages.ts';
import { loadLenormandMeanings } from './library/lenormand/load.ts';
import { loadTarotMeanings } from './library/tarot/load.ts';
import { HomeBody } from './screens/home/Home.tsx';
import { LenormandCard } from './screens/lenormand/LenormandCard.tsx';
import { loadLenormandWords } from './screens/lenormand/useLenormand.ts';
import { CardMeaning } from './screens/library/CardMeaning.tsx';
import { Page } from './ui/Page.tsx';
import { TabBar } from './ui/shell/TabBar.tsx';
import { loadAhead } from './ui/useLoaded.ts';

/** The first paint of home in a language, as markup without script, made at build time. */
export async function paintHome(language: Language): Promise<string> {
  const { blocks, i18n } = await speakFor(language);
  return await paint(
    i18n,
    '/',
    <>
      <Page tabs>
        <HomeBody blocks={blocks} />
      </Page>
      <TabBar />
    </>,
  );
}

/** The pages of all cards in a language by their address, as the app shows them. */
export async function paintCards(language: Language): Promise<Record<string, PaintedPage>> {
  const { i18n } = await speakFor(language);
  await Promise.all([loadScreenMessages(), loadScreenMessages('lenormand')]);
  await Promise.all([loadAhead(loadTarotMeanings), loadAhead(loadAltTexts), loadAhead(loadLenormandWords)]);
  const [tarot, lenormand] = await Promise.all([loadTarotMeanings(language), loadLenormandMeanings(language)]);
  const words = CARD_PAGES[language];
  const pages: Record<string, PaintedPage> = {};
  for (const id of LIBRARY_CARDS) {
    const address = cardAddress(language, id);
    const deck = deckOf(id);
    const name = isLenormandId(id) ? names().lenormand[id]! : names().tarot[id];
    const { keywords, gist } = isLenormandId(id) ? lenormand[Number(id.slice(3))]! : tarot[id].upright;
    pages[address] = {
      id,
      deck,
      name,
      title: `${isLenormandId(id) ? `${Number(id.slice(3))} ${name}` : name} · ${words.about[deck]}`,
      description: words.description(name, deck, keywords, gist),
      library: words.library[deck],
      picture: cardPicture(id),
      markup: await paint(
        i18n,
        address,
        isLenormandId(id) ? <LenormandCard id={id} painted /> : <CardMeaning id={id} painted />,
      ),
    };
  }
  return pages;
}

/** The picture of a card as SVG. */
export async function drawCard(id: CardId): Promise<string> {
  return (await loadCard(id)).draw();
}

async function paint(i18n: Awaited<ReturnType<typeof speakFor>>['i18n'], address: string, page: ReactNode) {
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/' })]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterContextProvider router={router}>{page}</RouterContextProvider>
    </I18nProvider>,
  );
}
