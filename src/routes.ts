import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { articleSearch, whole, word } from './domain/address.ts';
import { guard, tab } from './guards.ts';
import { type ScreenName, screen } from './screen.ts';
import { Home } from './screens/home/Home.tsx';
import { Broken } from './screens/shell/Broken.tsx';
import { Shell } from './screens/shell/Shell.tsx';

const root = createRootRouteWithContext()({ component: Shell, notFoundComponent: Home });

/** A page for everybody, without anything in its address. */
function plain<const Path extends string>(path: Path, name: ScreenName) {
  return createRoute({ getParentRoute: () => root, path, component: screen(name) });
}

/** A login-required page without anything in its address. */
function guarded<const Path extends string>(path: Path, name: ScreenName) {
  return createRoute({ getParentRoute: () => root, path, beforeLoad: guard, component: screen(name) });
}

/** A page with one word in its address. */
function worded<const Path extends string, const Name extends string>(path: Path, name: ScreenName, key: Name) {
  return createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: (search: Record<string, unknown>) => word(search, key),
    component: screen(name),
  });
}

/** A login-required page with one word in its address. */
function guardedWorded<const Path extends string, const Name extends string>(path: Path, name: ScreenName, key: Name) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: guard,
    validateSearch: (search: Record<string, unknown>) => word(search, key),
    component: screen(name),
  });
}

const home = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: tab, component: Home });
const tools = createRoute({
  getParentRoute: () => root,
  path: '/tools',
  beforeLoad: tab,
  component: screen('Tools'),
});
const user = createRoute({
  getParentRoute: () => root,
  path: '/user',
  beforeLoad: tab,
  component: screen('User'),
});
const userOrder = guarded('/user/order', 'Orders');
const userAbout = plain('/user/about', 'About');
const userProfile = plain('/user/profile', 'Profile');
const userJournal = plain('/user/journal', 'Journal');
const info = plain('/info', 'Info');
const LEGAL = ['/terms', '/privacy', '/sdk', '/agreement/member', '/agreement/renewal'] as const;
const login = plain('/login', 'Login');
const loginTel = plain('/login/tel', 'LoginTel');

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
  getParentRoute: () => root,
  path: '/tarot',
  validateSearch: drawSearch,
  component: screen('Draw'),
});
const tarotHome = plain('/tarot/home', 'TarotHome');
const tarotAssistant = createRoute({
  getParentRoute: () => root,
  path: '/tarot/assistant',
  validateSearch: drawSearch,
  component: screen('TarotAssistant'),
});
const tarotAnswer = worded('/tarot/answer', 'Answer', 'seal');
const tarotLayouts = plain('/tarot/layouts', 'Layouts');
const tarotLayoutEdit = createRoute({
  getParentRoute: () => root,
  path: '/tarot/layouts/edit',
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } => (typeof key === 'string' ? { key } : {}),
  component: screen('LayoutEdit'),
});
const tarotMean = worded('/tarotMean', 'TarotMean', 'card');
const diceThrow = worded('/stardice/index', 'Throw', 'after');
const diceAnswer = worded('/stardice/answer', 'DiceAnswer', 'seal');
const diceAssistant = plain('/stardice/assistant', 'DiceAssistant');
const diceMean = worded('/stardice/mean', 'DiceMean', 'face');
interface ChartSearch {
  chart?: string;
}
const astrolabe = guarded('/astrolabe', 'Astrolabe');
const astrolabeEdit = guardedWorded('/astrolabe/edit', 'Edit', 'chart');
const astrolabeInfo = guardedWorded('/astrolabe/info', 'ChartInfo', 'chart');
interface OrderSearch {
  order?: string;
}
const astrolabeParse = guardedWorded('/astrolabe/parse', 'Parse', 'chart');
const astrolabeAnswer = createRoute({
  getParentRoute: () => root,
  path: '/astrolabe/answer',
  beforeLoad: guard,
  validateSearch: (search: Record<string, unknown>): ChartSearch & OrderSearch => ({
    ...word(search, 'chart'),
    ...word(search, 'order'),
  }),
  component: screen('ChartAnswer'),
});
const member = guardedWorded('/member', 'Member', 'order');
const memberOrder = guarded('/member/order', 'VipOrders');
const recharge = guardedWorded('/recharge', 'Recharge', 'order');
const share = guarded('/share', 'Share');
const shareOrder = guarded('/share/order', 'Awards');
const rechargeOrder = guarded('/recharge/order', 'CoinOrders');
const tarotConsultant = worded('/tarot/consultant', 'TarotConsultant', 'seal');
const lenormandConsultant = worded('/lenormand/consultant', 'LenormandConsultant', 'seal');
const desk = guardedWorded('/desk', 'Desk', 'order');
/** A spread that is named but cannot be one becomes 0, which no spread is: the screen says so. */
function typeSearch({ type }: Record<string, unknown>): { type?: number } {
  return type === undefined ? {} : { type: 0, ...whole({ type }, 'type') };
}
function typed<const Path extends string>(path: Path, name: ScreenName) {
  return createRoute({ getParentRoute: () => root, path, validateSearch: typeSearch, component: screen(name) });
}
const lenormandHome = plain('/lenormand/home', 'LenormandHome');
const lenormandIndex = typed('/lenormand/index', 'LenormandDraw');
const lenormandAnswer = worded('/lenormand/answer', 'LenormandAnswer', 'seal');
const tableauAnswer = worded('/lenormand/grandTableauAnswer', 'TableauAnswer', 'seal');
const lenormandMean = worded('/lenormandMean', 'LenormandMean', 'card');
const lenormandAssistant = typed('/lenormand/assistant', 'LenormandAssistant');
const grandTableau = typed('/lenormand/grandTableau', 'TableauDraw');
const dream = worded('/dream', 'Dream', 'symbol');
const dreamDiary = worded('/dream/diary', 'Diary', 'dream');
const article = createRoute({
  getParentRoute: () => root,
  path: '/article',
  validateSearch: articleSearch,
  component: screen('Article'),
});
const lessons = plain('/lessons', 'Lessons');
const lessonCards = worded('/lessons/cards', 'LessonCards', 'deck');
const lessonTableau = plain('/lessons/tableau', 'LessonTableau');
const lessonDay = plain('/lessons/day', 'DayCard');

const wallpaper = worded('/wallpaper', 'Wallpapers', 'look');
const tests = plain('/tarottest', 'Quizzes');
const quizDetail = guardedWorded('/tarottest/detail', 'QuizDetail', 'id');
const quizResult = guardedWorded('/tarottest/result', 'QuizResult', 'id');

const routeTree = root.addChildren([
  home,
  tools,
  user,
  userOrder,
  userAbout,
  userProfile,
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
  astrolabe,
  astrolabeEdit,
  astrolabeInfo,
  astrolabeParse,
  astrolabeAnswer,
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
  ...LEGAL.map((path) => plain(path, 'Legal')),
  tests,
  quizDetail,
  quizResult,
]);

export const router = createRouter({
  routeTree,
  defaultErrorComponent: Broken,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingMs: 400,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
