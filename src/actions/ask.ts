import type { SealedDraw } from '../domain/draw/draw.ts';
import { apiLocale } from '../domain/language.ts';
import { stepPrice } from '../domain/prices.ts';
import { MAX_PLACES } from '../domain/spread/table.ts';
import { owner } from '../session.ts';
import { chosenLanguage } from '../storage/language.ts';
import { readActs, takeFromOutbox } from '../storage/outbox.ts';
import { isTableau } from './is-tableau.ts';
import { sendNow, submit } from './outbox/sender.ts';

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ callServer }, readings] = await Promise.all([
    import('../service/client.ts'),
    import('../contract/readings.ts'),
  ]);
  return { callServer, readings };
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
 * Puts an ask into the outbox with a key of its own and sends it. One draw has one ask of a level at a time.
 * `agreed`: the price that was seen; at a higher one nothing is paid.
 */
export async function ask(draw: SealedDraw, level: 'ai' | 'person', agreed?: number): Promise<void> {
  const me = owner();
  const same = (await readActs(me, 'draw')).find(
    ({ payload }) => payload.draw.seal === draw.seal && payload.level === level,
  );
  if (same?.state === 'waiting') {
    await sendNow(same);
    return;
  }
  if (same) await takeFromOutbox(same.key);
  const payload = { draw, level, ...(agreed === undefined ? {} : { agreed }) };
  await submit({ kind: 'draw', owner: me, payload, about: draw.question });
}
