import type { SealedDraw } from '../../domain/draw/draw.ts';
import { apiLocale } from '../../domain/language.ts';
import { stepPrice } from '../../domain/prices.ts';
import type { MatterChange } from '../../domain/question/asked.ts';
import { cleanQuestion, MAX_OPTION_CHARACTERS } from '../../domain/question/question.ts';
import { MAX_PLACES } from '../../domain/spread/table.ts';
import { owner } from '../../session.ts';
import { readEntry } from '../../storage/journal.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { readActs, takeFromOutbox } from '../../storage/outbox/outbox.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { isTableau } from '../draw/is-tableau.ts';
import { sendNow, submit } from '../outbox/sender.ts';

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ callServer }, readings] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/readings.ts'),
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
  void import('../app/params.ts')
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
  const matter = setRight(await readEntry(me, draw.seal));
  const payload = { draw, level, ...(agreed === undefined ? {} : { agreed }), ...(matter ? { matter } : {}) };
  await submit({ kind: 'draw', owner: me, payload, about: draw.question });
}

/** What the person set right of the question until now. It goes along as it is: sent again, the ask is the same ask. */
function setRight(entry: JournalRow | undefined): MatterChange | undefined {
  const { matter, options = [] } = entry ?? {};
  const [first, second] = options.map((name) => cleanQuestion(cleanQuestion(name).slice(0, MAX_OPTION_CHARACTERS)));
  const called: MatterChange = first && second ? { options: [first, second] } : {};
  return matter || called.options ? { ...matter, ...called } : undefined;
}
