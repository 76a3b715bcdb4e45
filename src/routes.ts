import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { articleSearch, whole, word } from './domain/address.ts';
import type { Path } from './domain/paths.ts';
import { DAY_SPREAD, type Deck } from './domain/spread/spread.ts';
import { tab } from './guards.ts';
import {
  firstOrders,
  keptCharts,
  keptHome,
  keptReading,
  lenormandSpreads,
  namedAnswer,
  namedPayment,
  namedQuestion,
  shownDraw,
  tarotSpreads,
} from './loaders.ts';
import { setsScroll } from './platform/first-scroll.ts';
import { listed, plain, root, worded } from './routes/listed.ts';
import { paintedRoutes } from './routes/painted.ts';
import { Home } from './screens/home/Home.tsx';
import { Broken } from './screens/shell/Broken.tsx';

/** A chart in words: which chart, and which part of what is said of it. */
function readOf<const P extends '/astrolabe/parse' | '/charts/read'>(path: P) {
  const validateSearch = (search: Record<string, unknown>) => ({ ...word(search, 'chart'), ...word(search, 'view') });
  return createRoute({ ...listed(path), validateSearch });
}

const sealSearch = (search: Record<string, unknown>) => word(search, 'seal');

/** A reading, with its seal in the address. */
function sealed<const P extends Exclude<Path, '/'>>(path: P, deck: Deck) {
  return createRoute({ ...listed(path), validateSearch: sealSearch, ...keptReading(deck) });
}

/** A draw that is shown to a person. */
function shown<const P extends Exclude<Path, '/'>>(path: P, deck: Deck) {
  return createRoute({ ...listed(path), validateSearch: sealSearch, ...shownDraw(deck) });
}

/** What is sold, with the order of a payment in the address. */
function sold<const P extends Exclude<Path, '/'>>(path: P) {
  return createRoute({
    ...listed(path),
    validateSearch: (search: Record<string, unknown>) => word(search, 'order'),
    ...namedPayment(),
  });
}

const home = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: tab, loader: keptHome, component: Home });
const today = createRoute({
  ...listed('/today'),
  validateSearch: (search: Record<string, unknown>) => ({ ...word(search, 'day'), ...word(search, 'span') }),
});
const horoscope = createRoute({
  ...listed('/today/horoscope'),
  validateSearch: (search: Record<string, unknown>) => ({
    ...word(search, 'day'),
    ...word(search, 'span'),
    ...word(search, 'of'),
  }),
});
/** There is one card of the day: whatever led to another one leads to it. */
function toToday(): never {
  throw redirect({ to: '/today', replace: true });
}
const tools = plain('/tools');
const user = plain('/user');
const userOrder = createRoute({ ...listed('/user/order'), ...firstOrders('all') });
const userAbout = plain('/user/about');
const userProfile = plain('/user/profile');
const userCopy = plain('/user/copy');
const userJournal = createRoute({
  ...listed('/user/journal'),
  validateSearch: (search: Record<string, unknown>) => ({ ...word(search, 'seal'), ...word(search, 'order') }),
});
const info = plain('/info');
const terms = plain('/terms');
const privacy = plain('/privacy');
const sdk = plain('/sdk');
const memberAgreement = plain('/agreement/member');
const renewalAgreement = plain('/agreement/renewal');
const login = plain('/login');
const loginTel = plain('/login/tel');

interface DrawSearch {
  drawType?: number;
  /** A spread of the person's own. */
  layout?: string;
}
/** A spread that is named but cannot be one becomes 0, which no spread is: the screen says so. */
function drawSearch({ drawType, layout }: Record<string, unknown>): DrawSearch {
  if (typeof layout === 'string') return { layout };
  return drawType === undefined ? {} : { drawType: 0, ...whole({ drawType }, 'drawType') };
}
const tarot = createRoute({
  ...listed('/tarot'),
  validateSearch: drawSearch,
  beforeLoad: ({ search }) => void (search.drawType === DAY_SPREAD && toToday()),
});
const tarotHome = createRoute({ ...listed('/tarot/home'), loader: tarotSpreads });
const tarotAssistant = createRoute({
  ...listed('/tarot/assistant'),
  validateSearch: drawSearch,
  loader: tarotSpreads,
});
const tarotAnswer = sealed('/tarot/answer', 'tarot');
const tarotLayouts = plain('/tarot/layouts');
const tarotLayoutEdit = createRoute({
  ...listed('/tarot/layouts/edit'),
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } => (typeof key === 'string' ? { key } : {}),
});
const tarotMean = worded('/tarotMean', 'card');
const diceThrow = worded('/stardice/index', 'after');
const diceAnswer = sealed('/stardice/answer', 'stardice');
const diceAssistant = plain('/stardice/assistant');
const diceMean = worded('/stardice/mean', 'face');
interface ChartSearch {
  chart?: string;
}
const astrolabe = createRoute({ ...listed('/astrolabe'), loader: keptCharts, gcTime: 0 });
const charts = createRoute({ ...listed('/charts'), loader: keptCharts, gcTime: 0 });
const chartsEdit = worded('/charts/edit', 'chart');
const chartsInfo = worded('/charts/info', 'chart');
const chartsRead = readOf('/charts/read');
const astrolabeEdit = worded('/astrolabe/edit', 'chart');
const astrolabeInfo = worded('/astrolabe/info', 'chart');
interface OrderSearch {
  order?: string;
}
const astrolabeParse = readOf('/astrolabe/parse');
const astrolabeAnswer = createRoute({
  ...listed('/astrolabe/answer'),
  validateSearch: (search: Record<string, unknown>): ChartSearch & OrderSearch => ({
    ...word(search, 'chart'),
    ...word(search, 'order'),
  }),
  ...namedAnswer(),
});
const member = sold('/member');
const memberOrder = createRoute({ ...listed('/member/order'), ...firstOrders('vip') });
const recharge = sold('/recharge');
const share = plain('/share');
const shareOrder = plain('/share/order');
const rechargeOrder = createRoute({ ...listed('/recharge/order'), ...firstOrders('coins') });
const tarotConsultant = shown('/tarot/consultant', 'tarot');
const lenormandConsultant = shown('/lenormand/consultant', 'lenormand');
const desk = createRoute({
  ...listed('/desk'),
  validateSearch: (search: Record<string, unknown>) => word(search, 'order'),
  ...namedQuestion(),
});
const operator = worded('/operator', 'part');
/** A spread that is named but cannot be one becomes 0, which no spread is: the screen says so. */
function typeSearch({ type }: Record<string, unknown>): { type?: number } {
  return type === undefined ? {} : { type: 0, ...whole({ type }, 'type') };
}
function typed<const P extends Exclude<Path, '/'>>(path: P) {
  return createRoute({ ...listed(path), validateSearch: typeSearch });
}
const lenormandHome = createRoute({ ...listed('/lenormand/home'), loader: lenormandSpreads });
const lenormandIndex = typed('/lenormand/index');
const lenormandAnswer = sealed('/lenormand/answer', 'lenormand');
const tableauAnswer = sealed('/lenormand/grandTableauAnswer', 'lenormand');
const lenormandMean = worded('/lenormandMean', 'card');
const lenormandAssistant = createRoute({
  ...listed('/lenormand/assistant'),
  validateSearch: typeSearch,
  loader: lenormandSpreads,
});
const grandTableau = typed('/lenormand/grandTableau');
const dream = worded('/dream', 'symbol');
const dreamDiary = worded('/dream/diary', 'dream');
const article = createRoute({ ...listed('/article'), validateSearch: articleSearch });
const lessons = plain('/lessons');
const lessonCards = worded('/lessons/cards', 'deck');
const lessonTableau = plain('/lessons/tableau');
const lessonDay = createRoute({ ...listed('/lessons/day'), beforeLoad: toToday });

const wallpaper = worded('/wallpaper', 'look');
const quizzes = plain('/tarottest');
/** `begin`: straight to the questions, for whoever comes from the page about the test. */
const quizDetail = createRoute({
  ...listed('/tarottest/detail'),
  validateSearch: (search: Record<string, unknown>): { id?: string; begin?: true } => ({
    ...word(search, 'id'),
    ...(search.begin === true ? { begin: true } : {}),
  }),
});
const quizResult = worded('/tarottest/result', 'id');

const routeTree = root.addChildren([
  home,
  today,
  horoscope,
  tools,
  user,
  userOrder,
  userAbout,
  userProfile,
  userCopy,
  userJournal,
  info,
  login,
  loginTel,
  tarot,
  tarotHome,
  tarotAssistant,
  tarotAnswer,
  tarotLayouts,
  tarotLayoutEdit,
  tarotMean,
  tarotConsultant,
  lenormandConsultant,
  desk,
  operator,
  astrolabe,
  astrolabeEdit,
  astrolabeInfo,
  astrolabeParse,
  astrolabeAnswer,
  charts,
  chartsEdit,
  chartsInfo,
  chartsRead,
  member,
  memberOrder,
  recharge,
  rechargeOrder,
  share,
  shareOrder,
  diceThrow,
  diceAnswer,
  diceAssistant,
  diceMean,
  lenormandHome,
  lenormandIndex,
  lenormandAnswer,
  lenormandAssistant,
  lenormandMean,
  grandTableau,
  tableauAnswer,
  dream,
  dreamDiary,
  lessons,
  lessonCards,
  lessonTableau,
  lessonDay,
  article,
  wallpaper,
  terms,
  privacy,
  sdk,
  memberAgreement,
  renewalAgreement,
  quizzes,
  quizDetail,
  quizResult,
  ...paintedRoutes,
]);

export const router = createRouter({
  routeTree,
  defaultErrorComponent: Broken,
  defaultPreload: 'intent',
  scrollRestoration: setsScroll,
  defaultPendingMs: 400,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
