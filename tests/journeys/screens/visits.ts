import { isRedirect, type ParsedLocation } from '@tanstack/react-router';
import { router } from '../../../src/routes.ts';

const routes = Object.entries(router.routesByPath as Record<string, { options: { beforeLoad?: unknown } }>);

/** Every path of the app, as its router has them. */
export const PATHS: string[] = routes.map(([path]) => path);

/** The paths whose guard turns a stranger away. */
export const GUARDED: string[] = routes
  .filter(([, { options }]) => turnsAway(options.beforeLoad))
  .map(([path]) => path);

/** What an address needs beside its path to show what it is made for. */
const FULLER: Record<string, string> = {
  '/tarot': '/tarot?drawType=3',
  '/tarotMean': '/tarotMean?card=cup01',
  '/lenormand/index': '/lenormand/index?type=51',
  '/lenormand/grandTableau': '/lenormand/grandTableau?type=68',
  '/lenormand/assistant': '/lenormand/assistant?type=68',
  '/lenormandMean': '/lenormandMean?card=len06',
  '/article': '/article?id=1',
  '/dream': '/dream?symbol=snake',
  '/dream/diary': '/dream/diary?dream=new',
  '/lessons/cards': '/lessons/cards?deck=tarot',
  '/wallpaper': '/wallpaper?look=full-moon',
  '/tarottest/detail': '/tarottest/detail?id=elements',
  '/tarottest/result': '/tarottest/result?id=elements',
};

/** Every path alone, as a link may come in; then with what it is made for; then an address that nobody knows. */
export const VISITS: string[] = [
  ...PATHS,
  ...Object.values(FULLER),
  `/tarot/answer?seal=${'0'.repeat(64)}`,
  '/nobody/knows',
];

/** What looks otherwise to somebody who has not logged in. */
export const STRANGE_VISITS: string[] = ['/user', '/user/profile'];

function turnsAway(beforeLoad: unknown): boolean {
  if (typeof beforeLoad !== 'function') return false;
  try {
    beforeLoad({ location: { href: '/' } as ParsedLocation, search: {}, preload: true });
    return false;
  } catch (reason) {
    return isRedirect(reason) && reason.options.to === '/login';
  }
}
