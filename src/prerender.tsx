import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from './domain/language.ts';
import { speakFor } from './i18n/prerender.ts';
import { HomeBody } from './screens/home/Home.tsx';
import { Page } from './ui/Page.tsx';
import { TabBar } from './ui/shell/TabBar.tsx';

/** The first paint of home in a language, as markup without script, made at build time. */
export async function paintHome(language: Language): Promise<string> {
  const { blocks, i18n } = await speakFor(language);
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/' })]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterContextProvider router={router}>
        <Page tabs>
          <HomeBody blocks={blocks} />
        </Page>
        <TabBar />
      </RouterContextProvider>
    </I18nProvider>,
  );
}
