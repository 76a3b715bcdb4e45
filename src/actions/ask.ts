import { lenormandId } from '../domain/decks/lenormand.ts';
import { besidesOf, type SealedDraw } from '../domain/draw/draw.ts';
import { apiLocale } from '../domain/language.ts';
import { stepPrice } from '../domain/prices.ts';
import { GRAND_TABLEAU } from '../domain/spread/spread.ts';
import { MAX_PLACES } from '../domain/spread/table.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import { owner } from '../session.ts';
import { readEntry, saveServed } from '../storage/journal.ts';
import { chosenLanguage } from '../storage/language.ts';
import { putInOutbox, readOutbox, refuseInOutbox, takeFromOutbox } from '../storage/outbox.ts';
import type { JournalRow, OutboxRow } from '../storage/rows.ts';
import { refreshUser } from './account.ts';
import { ordered } from './answered.ts';

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ callServer }, readings, refusal] = await Promise.all([
    import('../service/client.ts'),
    import('../contract/readings.ts'),
    import('../service/refusal.ts'),
  ]);
  return { callServer, readings, ...refusal };
}

export interface Offer {
  available: boolean;
  price: number;
  balance: number;
  source: string | null;
  /** A person would write: how many wait before, and how many minutes the last answers took, in the middle. */
  desk: { waiting: number; typical_minutes: number | null } | null;
  /** Why it is not to be had, in the server's words; empty when it is. */
  reason: string;
}

/** Price and readiness of a paid level, asked before anything is paid. */
export async function askOffer(draw: SealedDraw, level: 'ai' | 'person'): Promise<Offer> {
  const { callServer, readings } = await api();
  const asked = { level, question: draw.question, locale: locale() };
  const [offer] = isTableau(draw)
    ? await callServer(readings.blueprintAvailable, asked)
    : await callServer(readings.spreadAskAvailable, {
        ...asked,
        spread_id: draw.spreadId,
        cards: Math.min(draw.cards.length, MAX_PLACES),
      });
  void import('./params.ts')
    .then(({ checkPrices }) => checkPrices(offer, (prices) => stepPrice(prices[level], draw.cards.length)))
    .catch(() => {});
  return offer;
}

/**
 * Puts an ask into the outbox with a key of its own and tries to send it. One draw has one ask of a level at a time.
 * `agreed`: the price that was seen; at a higher one nothing is paid.
 */
export async function ask(draw: SealedDraw, level: 'ai' | 'person', agreed?: number): Promise<void> {
  const waiting = await readOutbox(owner());
  const same = waiting.find((row) => row.draw.seal === draw.seal && row.level === level);
  if (same?.state === 'refused') await takeFromOutbox(same.key);
  if (!same || same.state === 'refused') {
    await putInOutbox({
      key: crypto.randomUUID(),
      owner: owner(),
      draw,
      level,
      ...(agreed === undefined ? {} : { agreed }),
      askedAt: new Date().toISOString(),
      state: 'waiting',
    });
  }
  await flushOutbox();
}

/** Takes an ask back that the server has not acknowledged. */
export function cancelAsk(key: string): Promise<void> {
  return takeFromOutbox(key);
}

/** Milliseconds until a server that failed by itself is asked again. */
const RETRY_DELAY_MS = 8000;
let later: ReturnType<typeof setTimeout> | undefined;

function tryLater(): void {
  clearTimeout(later);
  later = setTimeout(() => void flushOutbox(), RETRY_DELAY_MS);
}

/**
 * Sends what waits, oldest first, the same line of code for the first try and every later one; one tab at a time. What
 * is asked while it goes on is sent too.
 */
export const flushOutbox = oneAtATime(() =>
  flushAlone().catch((reason) => console.info('What waits could not be sent just now:', String(reason))),
);

async function flushAlone(): Promise<void> {
  if (!navigator.locks) return await flush();
  await navigator.locks.request('outbox', { ifAvailable: true }, (lock) => (lock ? flush() : tryLater()));
}

async function flush(): Promise<void> {
  const me = owner();
  if (me === '') return;
  for (const row of await readOutbox(me)) {
    if (row.state === 'waiting' && !(await send(row, me))) return;
  }
}

/** `false`: the line is down, the rest may wait with it. */
async function send(row: OutboxRow, me: string): Promise<boolean> {
  const parts = await api().catch(() => undefined);
  if (!parts) return false;
  const { callServer, readings, isFinal, isPassing } = parts;
  const { draw } = row;
  try {
    const [order] = await callServer(callFor(draw, readings), {
      idempotency_key: row.key,
      spread_id: draw.spreadId,
      level: row.level,
      ...(row.agreed === undefined ? {} : { agreed_price: row.agreed }),
      question: draw.question,
      topic: draw.topic,
      locale: locale(),
      draw: {
        deck: draw.deck,
        cards: draw.cards.map((card) => ({ ...card })),
        order: [...draw.order],
        by_hand: draw.byHand === true,
        ...besidesOut(draw),
        drawn_at: draw.drawnAt,
        seal: draw.seal,
      },
      ...(isTableau(draw) ? layingOut(await readEntry(me, draw.seal)) : {}),
    });
    await saveServed(draw.seal, ordered(row.level, order));
    await takeFromOutbox(row.key);
    void refreshUser();
    return true;
  } catch (reason) {
    if (!isFinal(reason)) {
      if (isPassing(reason)) tryLater();
      return false;
    }
    await refuseInOutbox(row.key, reason.message);
    return true;
  }
}

/** What lies beside the cards, as the call takes it. */
function besidesOut(draw: SealedDraw) {
  const { jumpers, table, ...rest } = besidesOf(draw);
  return {
    ...rest,
    ...(jumpers ? { jumpers: [...jumpers] } : {}),
    ...(table ? { table: { ...table, places: [...table.places] } } : {}),
  };
}

/** How a tableau lies and for whom, as its call takes it. */
function layingOut(entry: JournalRow | undefined) {
  return entry?.tableau ? { layout: entry.tableau.layout, significator: lenormandId(entry.tableau.me) } : {};
}

/** Each kind of draw has its own call; all of them carry the same sealed draw. */
function callFor(draw: SealedDraw, readings: typeof import('../contract/readings.ts')) {
  if (draw.deck === 'stardice') return readings.spreadAskDice;
  if (isTableau(draw)) return readings.askBlueprint;
  return draw.byHand ? readings.spreadAskSpread : readings.spreadAsk;
}

function isTableau(draw: SealedDraw): boolean {
  return draw.deck === 'lenormand' && draw.spreadId === GRAND_TABLEAU;
}
