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
import { CARD_IDS, loadCard } from './art/deck.ts';
import type { PaintedPage, PaintedSources } from './contract/painted.ts';
import type { Language } from './domain/language.ts';
import { CATALOG_NAMES, type PaintedPath } from './domain/paths.ts';
import { loadScreenMessages } from './i18n/catalogs.ts';
import { speakFor } from './i18n/prerender.ts';
import { about } from './prerender/about.tsx';
import { lenormandCards, tarotCards } from './prerender/cards.tsx';
import { diceFaces, diceList } from './prerender/dice.tsx';
import { dreamList, dreams } from './prerender/dreams.tsx';
import { essayList, essays } from './prerender/essays.tsx';
import type { PageKind } from './prerender/kind.ts';
import { legal } from './prerender/legal.tsx';
import { lenormandLibrary, tarotLibrary } from './prerender/libraries.tsx';
import { login } from './prerender/login.tsx';
import { quizList, quizzes } from './prerender/quizzes.tsx';
import { lenormandSpreadList, lenormandSpreads, tarotSpreadList, tarotSpreads } from './prerender/spreads.tsx';
import { HomeBody, home } from './screens/home/Home.tsx';
import { Page } from './ui/Page.tsx';
import { TabBar } from './ui/shell/TabBar.tsx';

/** Every kind of public page; the list of paths says which there are. */
const KINDS: Readonly<Record<PaintedPath, PageKind>> = {
  '/$language/tarot': tarotLibrary,
  '/$language/tarot/$entry': tarotCards,
  '/$language/lenormand': lenormandLibrary,
  '/$language/lenormand/$entry': lenormandCards,
  '/$language/dice': diceList,
  '/$language/dice/$entry': diceFaces,
  '/$language/essays': essayList,
  '/$language/essays/$entry': essays,
  '/$language/dreams': dreamList,
  '/$language/dreams/$entry': dreams,
  '/$language/spreads': tarotSpreadList,
  '/$language/spreads/$entry': tarotSpreads,
  '/$language/lenormand-spreads': lenormandSpreadList,
  '/$language/lenormand-spreads/$entry': lenormandSpreads,
  '/$language/tests': quizList,
  '/$language/tests/$entry': quizzes,
  '/login': login,
  '/$language/about': about,
  '/$language/legal/$entry': legal,
};
const PATHS = Object.keys(KINDS) as PaintedPath[];

/** The lazy screen of each kind, whose style its pages need. */
export const paintedScreens = Object.fromEntries(PATHS.map((path) => [path, KINDS[path].module]));

/** The first paint of home in a language, as markup without script, made at build time. */
export async function paintHome(language: Language): Promise<string> {
  const { blocks, i18n } = await speakFor(language);
  return await paint(
    i18n,
    '/',
    <>
      <Page tabs className={home}>
        <HomeBody blocks={blocks} />
      </Page>
      <TabBar />
    </>,
  );
}

/** The public pages in a language by their address, as the app shows them. */
export async function paintPages(language: Language, sources: PaintedSources): Promise<Record<string, PaintedPage>> {
  const { i18n } = await speakFor(language);
  await Promise.all([loadScreenMessages(), ...CATALOG_NAMES.map((name) => loadScreenMessages(name))]);
  const pages: Record<string, PaintedPage> = {};
  for (const path of PATHS)
    for (const { address, screen, ...page } of await KINDS[path].pages(language, sources))
      pages[address] = { path, ...page, markup: await paint(i18n, address, screen) };
  return pages;
}

/** The picture of each card as SVG, by the card's id. */
export async function drawCards(): Promise<Record<string, string>> {
  return Object.fromEntries(await Promise.all(CARD_IDS.map(async (id) => [id, (await loadCard(id)).draw()] as const)));
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
