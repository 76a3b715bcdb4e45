import type { Deck } from './domain/spread/spread.ts';
import { fetchPart } from './platform/part.ts';
import { within } from './platform/within.ts';
import { bringHome } from './screens/home/useHome.ts';

/**
 * What a screen needs first, fetched while its code is. The guard of a route runs before its loader, so that a stranger
 * loads nothing of a guarded one. No loader fails, and none holds a page back for long: every screen also follows by
 * itself what it shows.
 */

/** Milliseconds that a page waits for what this device keeps. */
const WAIT_MS = 300;

/** Milliseconds after which a part that did not arrive is asked for again. */
const ASK_AGAIN_MS = 5000;

/** The spreads of a deck to choose from. Nothing else brings them, so that they are asked for until they are there. */
const spreads = (list: 'spreadList' | 'LenormandList') => () => {
  const bring = (): Promise<void> =>
    fetchPart(async () => (await import('./actions/draw/spreads.ts')).bringSpreads(list)).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      return bring();
    });
  return soon(bring);
};
export const tarotSpreads = spreads('spreadList');
export const lenormandSpreads = spreads('LenormandList');

/** Home as this device keeps it. */
export const keptHome = () => soon(bringHome);

/** The charts of the person. */
export const keptCharts = () => soon(async () => (await import('./actions/sky/charts.ts')).myCharts());

/** The reading of the seal in the address, else the last of the deck. */
export function keptReading(deck: Deck) {
  return bySeal(async (seal) => (await import('./actions/reading/kept-reading.ts')).keptReading(deck, seal));
}

/** The draw that is shown to a person: the one of the seal in the address, else the last of the deck in the journal. */
export function shownDraw(deck: Deck) {
  return bySeal(async (seal) => (await import('./actions/reading/kept-reading.ts')).shownDraw(deck, seal));
}

function bySeal<Row>(bring: (seal: string | undefined) => Promise<Row>) {
  return {
    loaderDeps: inAddress<{ seal?: string }>,
    loader: ({ deps }: { deps: { seal?: string } }) => soon(() => bring(deps.seal)),
    ...NEVER_OLD,
  };
}

/** All that the address of a route names. */
const inAddress = <Names>({ search }: { search: Names }) => search;

/** The payment that the address names; it is on its way when the screen stands. */
export const namedPayment = () => named(async (order) => (await import('./actions/money/money.ts')).paymentOf(order));

/** The question at the desk that the address names: its reader takes it up by opening it. */
export const namedQuestion = () => named(async (order) => (await import('./actions/reading/desk.ts')).takeUp(order));

/** The answer to a chart that the address names; it is followed when the screen stands. */
export const namedAnswer = () =>
  named(async (order, chart) => (await import('./actions/sky/follow-chart.ts')).followAnswer(order, chart));

/** What the server knows of the order in the address. A link that is only touched asks for nothing. */
function named<Value>(bring: (order: string, chart?: string) => Promise<Value>) {
  return {
    loaderDeps: inAddress<{ order?: string; chart?: string }>,
    loader: ({
      deps: { order, chart },
      preload,
    }: {
      deps: { order?: string; chart?: string };
      preload: boolean;
    }): { asked?: Promise<Value> } => (order && !preload ? { asked: onItsWay(bring(order, chart)) } : {}),
    ...NEVER_OLD,
  };
}

/** The first page of the account's orders, of one kind; it is on its way when the screen stands. */
export function firstOrders(kind: 'all' | 'vip' | 'coins') {
  return { loader: () => ({ asked: onItsWay(orders(kind)) }), ...NEVER_OLD };
}

/** The screen tells of a failure, if it is opened at all. */
function onItsWay<Value>(asked: Promise<Value>): Promise<Value> {
  asked.catch(() => {});
  return asked;
}

/** What may have changed since the last visit is not shown again from memory. */
const NEVER_OLD = { gcTime: 0, preloadStaleTime: 0 };

async function orders(kind: 'all' | 'vip' | 'coins') {
  const [{ askOrRemember }, ask] = await Promise.all([import('./actions/content/remembered.ts'), orderCall(kind)]);
  return await askOrRemember((callServer) => ask(callServer));
}

async function orderCall(kind: 'all' | 'vip' | 'coins') {
  if (kind === 'all') return (await import('./actions/money/orders.ts')).orders;
  const { vipOrders, coinOrders } = await import('./actions/money/money.ts');
  return kind === 'vip' ? vipOrders : coinOrders;
}

function soon<Value>(bring: () => Promise<Value>): Promise<Value | undefined> {
  return within(WAIT_MS, bring()).catch(() => undefined);
}
