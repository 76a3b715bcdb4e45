import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import { clearPathBeforeLogin, savePathBeforeLogin } from './actions/enter.ts';
import { screen } from './screen.ts';
import { Home } from './screens/home/Home.tsx';
import { Broken } from './screens/shell/Broken.tsx';
import { Shell } from './screens/shell/Shell.tsx';
import { isLogin } from './session.ts';

/** What a guard needs to know: a preload must not save the path it looks at. */
interface Visit {
  location: ParsedLocation;
  preload: boolean;
}

/** Login-required: keeps the wanted path and goes to `/login`, before any loader of the route runs. */
function guard({ location, preload }: Visit): void {
  if (isLogin()) return;
  if (!preload) savePathBeforeLogin(location.href);
  throw redirect({ to: '/login' });
}

const root = createRootRouteWithContext()({ component: Shell, notFoundComponent: Home });

/** The three tabs; opening them forgets the path that was wanted before login. */
function tab({ preload }: Visit): void {
  if (!preload) clearPathBeforeLogin();
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
const userOrder = createRoute({
  getParentRoute: () => root,
  path: '/user/order',
  beforeLoad: guard,
  component: screen('Orders'),
});
const userAbout = createRoute({
  getParentRoute: () => root,
  path: '/user/about',
  component: screen('About'),
});
const userProfile = createRoute({
  getParentRoute: () => root,
  path: '/user/profile',
  component: screen('Profile'),
});
const userJournal = createRoute({
  getParentRoute: () => root,
  path: '/user/journal',
  component: screen('Journal'),
});
const info = createRoute({
  getParentRoute: () => root,
  path: '/info',
  component: screen('Info'),
});
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: screen('Login'),
});
const loginTel = createRoute({
  getParentRoute: () => root,
  path: '/login/tel',
  component: screen('LoginTel'),
});

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
const tarotHome = createRoute({
  getParentRoute: () => root,
  path: '/tarot/home',
  component: screen('TarotHome'),
});
const tarotAnswer = createRoute({
  getParentRoute: () => root,
  path: '/tarot/answer',
  validateSearch: (search: Record<string, unknown>): { seal?: string } => word(search, 'seal'),
  component: screen('Answer'),
});
const tarotLayouts = createRoute({
  getParentRoute: () => root,
  path: '/tarot/layouts',
  component: screen('Layouts'),
});
const tarotLayoutEdit = createRoute({
  getParentRoute: () => root,
  path: '/tarot/layouts/edit',
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } => (typeof key === 'string' ? { key } : {}),
  component: screen('LayoutEdit'),
});
const tarotMean = createRoute({
  getParentRoute: () => root,
  path: '/tarotMean',
  validateSearch: (search: Record<string, unknown>): { card?: string } => word(search, 'card'),
  component: screen('TarotMean'),
});
const diceThrow = createRoute({
  getParentRoute: () => root,
  path: '/stardice/index',
  validateSearch: (search: Record<string, unknown>): { after?: string } => word(search, 'after'),
  component: screen('Throw'),
});
const diceAnswer = createRoute({
  getParentRoute: () => root,
  path: '/stardice/answer',
  validateSearch: (search: Record<string, unknown>): { seal?: string } => word(search, 'seal'),
  component: screen('DiceAnswer'),
});
const diceAssistant = createRoute({
  getParentRoute: () => root,
  path: '/stardice/assistant',
  component: screen('DiceAssistant'),
});
const diceMean = createRoute({
  getParentRoute: () => root,
  path: '/stardice/mean',
  validateSearch: (search: Record<string, unknown>): { face?: string } => word(search, 'face'),
  component: screen('DiceMean'),
});
interface ChartSearch {
  chart?: string;
}
const astrolabe = createRoute({
  getParentRoute: () => root,
  path: '/astrolabe',
  beforeLoad: guard,
  component: screen('Astrolabe'),
});
const astrolabeEdit = createRoute({
  getParentRoute: () => root,
  path: '/astrolabe/edit',
  beforeLoad: guard,
  validateSearch: (search: Record<string, unknown>): ChartSearch => word(search, 'chart'),
  component: screen('Edit'),
});
const astrolabeInfo = createRoute({
  getParentRoute: () => root,
  path: '/astrolabe/info',
  beforeLoad: guard,
  validateSearch: (search: Record<string, unknown>): ChartSearch => word(search, 'chart'),
  component: screen('ChartInfo'),
});
interface OrderSearch {
  order?: string;
}
const member = createRoute({
  getParentRoute: () => root,
  path: '/member',
  beforeLoad: guard,
  validateSearch: (search: Record<string, unknown>): OrderSearch => word(search, 'order'),
  component: screen('Member'),
});
const memberOrder = createRoute({
  getParentRoute: () => root,
  path: '/member/order',
  beforeLoad: guard,
  component: screen('VipOrders'),
});
const recharge = createRoute({
  getParentRoute: () => root,
  path: '/recharge',
  beforeLoad: guard,
  validateSearch: (search: Record<string, unknown>): OrderSearch => word(search, 'order'),
  component: screen('Recharge'),
});
const rechargeOrder = createRoute({
  getParentRoute: () => root,
  path: '/recharge/order',
  beforeLoad: guard,
  component: screen('CoinOrders'),
});
const lenormandIndex = later('/lenormand/index', { search: (search) => whole(search, 'type') });
const grandTableau = later('/lenormand/grandTableau', { search: (search) => whole(search, 'type') });
const article = later('/article', { search: (search) => whole(search, 'id') });

const OPEN_LATER = [
  '/tarot/consultant',
  '/tarot/assistant',
  '/lenormand/home',
  '/lenormand/answer',
  '/lenormand/consultant',
  '/lenormand/assistant',
  '/lenormand/grandTableauAnswer',
  '/terms',
  '/privacy',
  '/sdk',
  '/agreement/member',
  '/agreement/renewal',
  '/tarottest',
  '/lenormandMean',
  '/wallpaper',
  '/dream',
] as const;
const GUARDED_LATER = [
  '/astrolabe/parse',
  '/astrolabe/answer',
  '/share',
  '/share/order',
  '/tarottest/detail',
  '/tarottest/result',
] as const;

interface LaterOptions {
  guarded?: boolean;
  search?: (search: Record<string, unknown>) => Record<string, number | string>;
}
/** A route whose screen belongs to a later piece of work: it says what will be there. */
function later<const Path extends string>(path: Path, { guarded, search }: LaterOptions = {}) {
  return createRoute({
    getParentRoute: () => root,
    path,
    ...(guarded ? { beforeLoad: guard } : {}),
    ...(search ? { validateSearch: search } : {}),
    component: screen('Later'),
  });
}

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
  tarotAnswer,
  tarotLayouts,
  tarotLayoutEdit,
  tarotMean,
  astrolabe,
  astrolabeEdit,
  astrolabeInfo,
  member,
  memberOrder,
  recharge,
  rechargeOrder,
  diceThrow,
  diceAnswer,
  diceAssistant,
  diceMean,
  lenormandIndex,
  grandTableau,
  article,
  ...OPEN_LATER.map((path) => later(path)),
  ...GUARDED_LATER.map((path) => later(path, { guarded: true })),
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

function word<const Name extends string>(search: Record<string, unknown>, name: Name): { [key in Name]?: string } {
  const value = search[name];
  return typeof value === 'string' ? ({ [name]: value } as { [key in Name]?: string }) : {};
}

function whole<const Name extends string>(search: Record<string, unknown>, name: Name): { [key in Name]?: number } {
  const number = Number(search[name]);
  return Number.isInteger(number) && number > 0 ? ({ [name]: number } as { [key in Name]?: number }) : {};
}
