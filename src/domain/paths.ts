import { addressLanguage } from './language.ts';
import type { Area } from './switches.ts';

/** Who may open a path: everybody, whoever is logged in, a seated reader or operator (the server is asked for the seat). */
type Access = 'everybody' | 'login' | 'reader' | 'operator';

/** One address of the app, and everything that the rest of the program needs to know of it. */
export interface PathRow {
  path: string;
  /** The screen that it shows: a key of src/lazy-screens.ts. */
  screen: string;
  /** The catalog of words that the screen brings besides the one of all screens: a folder of src/screens and src/i18n. */
  catalog?: string;
  /** `everybody` where it is left out. A path below a guarded one is guarded like it. */
  access?: Exclude<Access, 'everybody'>;
  /** One of the three tabs: it shows the tab bar and forgets the path that was wanted before login. */
  tab?: true;
  /** The part of the app that an operator may switch off; paths below belong to the same part. */
  area?: Area;
  /** It shows what somebody has already, so it stays open when its part is switched off. */
  staysOpen?: true;
  /** Something is under way there that a reload would interrupt: a draw, a payment, a login. */
  underWay?: true;
  /** A login or a payment does not lead back there. */
  noReturn?: true;
  /** Few people need it, and only with a connection: no phone keeps its files. */
  online?: true;
  /** The first draw needs its catalog; the catalogs of all others are fetched after the shell. */
  firstDraw?: true;
}

/** Every address of the app. Routes, guards, return paths, switches, catalogs and the groups of the build derive from it. */
export const PATHS = [
  { path: '/', screen: 'Home', tab: true },
  { path: '/today', screen: 'Today', catalog: 'today' },
  { path: '/today/horoscope', screen: 'Horoscope', catalog: 'today' },
  { path: '/tools', screen: 'Tools', tab: true, area: 'lenormand' },
  { path: '/user', screen: 'User', tab: true },
  { path: '/user/order', screen: 'Orders', access: 'login' },
  { path: '/user/about', screen: 'About', catalog: 'settings' },
  { path: '/$language/about', screen: 'AboutApp', catalog: 'settings' },
  { path: '/user/profile', screen: 'Profile' },
  { path: '/user/journal', screen: 'Journal', catalog: 'journal' },
  { path: '/user/copy', screen: 'JournalCopy', catalog: 'copy', access: 'login', online: true },
  { path: '/info', screen: 'Info' },
  { path: '/terms', screen: 'Legal', catalog: 'legal' },
  { path: '/privacy', screen: 'Legal', catalog: 'legal' },
  { path: '/sdk', screen: 'Legal', catalog: 'legal' },
  { path: '/agreement/member', screen: 'Legal', catalog: 'legal' },
  { path: '/agreement/renewal', screen: 'Legal', catalog: 'legal' },
  { path: '/$language/legal/$entry', screen: 'Legal', catalog: 'legal' },
  { path: '/login', screen: 'Login', underWay: true, noReturn: true },
  { path: '/login/tel', screen: 'LoginTel', underWay: true, noReturn: true },
  { path: '/tarot', screen: 'Draw', catalog: 'layouts', underWay: true, firstDraw: true },
  { path: '/tarot/home', screen: 'TarotHome' },
  { path: '/$language/spreads', screen: 'TarotSpreads' },
  { path: '/$language/spreads/$entry', screen: 'TarotSpreads' },
  { path: '/tarot/assistant', screen: 'TarotAssistant', catalog: 'layouts', firstDraw: true },
  { path: '/tarot/answer', screen: 'Answer' },
  { path: '/tarot/consultant', screen: 'TarotConsultant', catalog: 'consultant' },
  { path: '/tarot/layouts', screen: 'Layouts', catalog: 'layouts' },
  { path: '/tarot/layouts/edit', screen: 'LayoutEdit', catalog: 'layouts' },
  { path: '/tarotMean', screen: 'TarotMean' },
  { path: '/$language/tarot', screen: 'TarotLibrary' },
  { path: '/$language/tarot/$entry', screen: 'TarotCard' },
  { path: '/stardice/index', screen: 'Throw', catalog: 'dice', area: 'dice', underWay: true },
  { path: '/stardice/answer', screen: 'DiceAnswer', catalog: 'dice', area: 'dice', staysOpen: true },
  { path: '/stardice/assistant', screen: 'DiceAssistant', catalog: 'dice', area: 'dice' },
  { path: '/stardice/mean', screen: 'DiceMean', catalog: 'dice', area: 'dice' },
  { path: '/$language/dice', screen: 'FaceList', catalog: 'dice', area: 'dice' },
  { path: '/$language/dice/$entry', screen: 'FacePage', catalog: 'dice', area: 'dice' },
  { path: '/lenormand/home', screen: 'LenormandHome', catalog: 'lenormand', area: 'lenormand' },
  { path: '/$language/lenormand-spreads', screen: 'LenormandSpreads', area: 'lenormand' },
  { path: '/$language/lenormand-spreads/$entry', screen: 'LenormandSpreads', area: 'lenormand' },
  { path: '/lenormand/index', screen: 'LenormandDraw', catalog: 'lenormand', area: 'lenormand', underWay: true },
  { path: '/lenormand/answer', screen: 'LenormandAnswer', catalog: 'lenormand', area: 'lenormand', staysOpen: true },
  { path: '/lenormand/assistant', screen: 'LenormandAssistant', catalog: 'lenormand', area: 'lenormand' },
  {
    path: '/lenormand/consultant',
    screen: 'LenormandConsultant',
    catalog: 'consultant',
    area: 'lenormand',
    staysOpen: true,
  },
  { path: '/lenormand/grandTableau', screen: 'TableauDraw', catalog: 'lenormand', area: 'lenormand' },
  {
    path: '/lenormand/grandTableauAnswer',
    screen: 'TableauAnswer',
    catalog: 'lenormand',
    area: 'lenormand',
    staysOpen: true,
  },
  { path: '/lenormandMean', screen: 'LenormandMean', catalog: 'lenormand', area: 'lenormand' },
  { path: '/$language/lenormand', screen: 'LenormandLibrary', catalog: 'lenormand', area: 'lenormand' },
  { path: '/$language/lenormand/$entry', screen: 'LenormandCard', catalog: 'lenormand', area: 'lenormand' },
  { path: '/astrolabe', screen: 'Astrolabe', catalog: 'astrolabe', access: 'login', area: 'astrolabe' },
  { path: '/astrolabe/info', screen: 'ChartInfo', catalog: 'astrolabe' },
  { path: '/astrolabe/edit', screen: 'Edit', catalog: 'astrolabe' },
  { path: '/astrolabe/parse', screen: 'Parse', catalog: 'astrolabe' },
  { path: '/astrolabe/answer', screen: 'ChartAnswer', catalog: 'astrolabe', staysOpen: true },
  { path: '/charts', screen: 'Astrolabe', catalog: 'astrolabe', area: 'astrolabe' },
  { path: '/charts/info', screen: 'ChartInfo', catalog: 'astrolabe' },
  { path: '/charts/edit', screen: 'Edit', catalog: 'astrolabe' },
  { path: '/charts/read', screen: 'Parse', catalog: 'astrolabe' },
  { path: '/member', screen: 'Member', catalog: 'money', access: 'login', underWay: true },
  { path: '/member/order', screen: 'VipOrders', catalog: 'money' },
  { path: '/recharge', screen: 'Recharge', catalog: 'money', access: 'login', underWay: true },
  { path: '/recharge/order', screen: 'CoinOrders', catalog: 'money' },
  { path: '/share', screen: 'Share', catalog: 'share', access: 'login' },
  { path: '/share/order', screen: 'Awards', catalog: 'share' },
  { path: '/desk', screen: 'Desk', catalog: 'desk', access: 'reader', online: true },
  { path: '/operator', screen: 'Operator', catalog: 'operator', access: 'operator', online: true },
  { path: '/tarottest', screen: 'Quizzes', catalog: 'quiz', area: 'tests' },
  { path: '/$language/tests', screen: 'QuizList', catalog: 'quiz', area: 'tests' },
  { path: '/$language/tests/$entry', screen: 'PublicQuiz', catalog: 'quiz', area: 'tests' },
  { path: '/tarottest/detail', screen: 'QuizDetail', catalog: 'quiz', access: 'login' },
  { path: '/tarottest/result', screen: 'QuizResult', catalog: 'quiz', access: 'login', staysOpen: true },
  { path: '/lessons', screen: 'Lessons', catalog: 'lessons', area: 'lessons' },
  { path: '/lessons/cards', screen: 'LessonCards', catalog: 'lessons' },
  { path: '/lessons/tableau', screen: 'LessonTableau', catalog: 'lessons' },
  { path: '/lessons/day', screen: 'Today', catalog: 'today' },
  { path: '/article', screen: 'Article', catalog: 'article', area: 'articles' },
  { path: '/$language/essays', screen: 'EssayList', catalog: 'article', area: 'articles' },
  { path: '/$language/essays/$entry', screen: 'Essay', catalog: 'article', area: 'articles' },
  { path: '/wallpaper', screen: 'Wallpapers', catalog: 'wallpaper', area: 'wallpaper' },
  { path: '/dream', screen: 'Dream', catalog: 'dream', area: 'dream' },
  { path: '/$language/dreams', screen: 'DreamList', catalog: 'dream', area: 'dream' },
  { path: '/$language/dreams/$entry', screen: 'DreamSymbol', catalog: 'dream', area: 'dream' },
  { path: '/dream/diary', screen: 'Diary', catalog: 'dream', staysOpen: true },
] as const satisfies readonly PathRow[];

type Row = (typeof PATHS)[number];
export type Path = Row['path'];
/** The kinds of pages that the server paints: those under an address with a language, and the way in. */
export type PaintedPath = Extract<Path, `/$language/${string}` | '/login'>;
export type ScreenName = Row['screen'];
export type CatalogName = Extract<Row, { catalog: string }>['catalog'];

const ROWS: ReadonlyMap<string, PathRow> = new Map(PATHS.map((row): [string, PathRow] => [row.path, row]));

/** The row of an address within the app, its search and a closing slash aside; null where no screen of its own is shown. */
export function rowOf(address: string): PathRow | null {
  return ROWS.get(pathnameOf(address)) ?? null;
}

/** Who may open an address. What a guarded path does not say, the nearest path above it says, unknown paths included. */
export function accessOf(address: string): Access {
  return nearest(address, ({ access }) => access) ?? 'everybody';
}

/** The part of the app that an address belongs to, by itself or by the nearest path above it; null for the rest. */
export function areaOf(address: string): Area | null {
  return nearest(address, ({ area }) => area) ?? null;
}

/** The part whose switch shuts the screen of an address; null where it stays open. */
export function shutBy(address: string): Area | null {
  return rowOf(address)?.staysOpen ? null : areaOf(address);
}

/** Whether a login or a payment may lead back to an address: a path from the root that shows a screen of its own. */
export function mayReturnTo(address: string): boolean {
  const row = rowOf(address);
  return row !== null && row.noReturn === undefined;
}

/** The catalogs of the screens, each once. */
export const CATALOG_NAMES: readonly CatalogName[] = [
  ...new Set(PATHS.flatMap((row) => ('catalog' in row ? [row.catalog] : []))),
].sort();

/** The catalogs that no phone keeps. */
export const ONLINE_CATALOGS: readonly CatalogName[] = CATALOG_NAMES.filter((name) =>
  PATHS.some((row) => 'online' in row && row.catalog === name),
);

/** The catalogs that the first draw does not need. */
export const LATER_CATALOGS: readonly CatalogName[] = CATALOG_NAMES.filter(
  (name) =>
    !ONLINE_CATALOGS.includes(name) &&
    !PATHS.some((row) => 'firstDraw' in row && 'catalog' in row && row.catalog === name),
);

function nearest<Value>(address: string, read: (row: PathRow) => Value | undefined): Value | undefined {
  for (let path = pathnameOf(address); path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const row = ROWS.get(path);
    const value = row && read(row);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A page with its language in the address is known by the path of its kind. */
function pathnameOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1');
  if (!addressLanguage(path)) return path;
  return path.replace(
    /^\/[^/]+(\/[\w-]+)(\/[^/]+)?$/,
    (_, kind, entry) => `/$language${kind}${entry ? '/$entry' : ''}`,
  );
}
