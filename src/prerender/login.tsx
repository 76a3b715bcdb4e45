import { ABOUT_APP } from '../domain/about-app.ts';
import { MARKED_FACTS } from '../domain/painted-facts.ts';
import { PAGE_WORDS } from '../library/page-words.ts';
import { Door } from '../screens/login/Door.tsx';
import type { PageKind } from './kind.ts';

/** Without its ways in: the operator decides them, and what somebody types would be lost when the app takes over. */
export const login: PageKind = {
  module: '/src/screens/login/Login.tsx',
  async pages(language) {
    const name = PAGE_WORDS[language].login;
    return ['/login', '/login/tel'].map((address) => ({
      address,
      name,
      title: name,
      description: ABOUT_APP[language],
      same: [],
      marked: true,
      unlisted: true,
      screen: <Door name={MARKED_FACTS.name} />,
    }));
  },
};
