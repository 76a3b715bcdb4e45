import { askBlueprint, spreadAsk, spreadAskDice, spreadAskSpread } from '../../contract/readings.ts';
import { lenormandId } from '../../domain/decks/lenormand.ts';
import { besidesOf, type SealedDraw } from '../../domain/draw/draw.ts';
import { apiLocale } from '../../domain/language.ts';
import { callServer } from '../../service/client.ts';
import { readEntry, saveServed } from '../../storage/journal.ts';
import { chosenLanguage } from '../../storage/language.ts';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { refreshUser } from '../account/refresh-user.ts';
import { isTableau } from '../draw/is-tableau.ts';
import { ordered } from '../reading/answered.ts';

/** Asks for a reading of a sealed draw; its order lies with the draw in the journal. @throws Refusal, ConnectionFailure */
export async function send({ key, owner, payload }: OutboxRow<'draw'>): Promise<string> {
  const { draw, level, agreed, matter } = payload;
  const [order] = await callServer(callFor(draw), {
    idempotency_key: key,
    spread_id: draw.spreadId,
    level,
    ...(agreed === undefined ? {} : { agreed_price: agreed }),
    question: draw.question,
    topic: draw.topic,
    ...(matter ? { matter } : {}),
    locale: apiLocale(chosenLanguage()),
    draw: {
      deck: draw.deck,
      cards: draw.cards.map((card) => ({ ...card })),
      order: [...draw.order],
      by_hand: draw.byHand === true,
      ...besidesOut(draw),
      drawn_at: draw.drawnAt,
      seal: draw.seal,
    },
    ...(isTableau(draw) ? layingOut(await readEntry(owner, draw.seal)) : {}),
  });
  await saveServed(draw.seal, ordered(level, order));
  void refreshUser();
  return order.order_id;
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
function callFor(draw: SealedDraw) {
  if (draw.deck === 'stardice') return spreadAskDice;
  if (isTableau(draw)) return askBlueprint;
  return draw.byHand ? spreadAskSpread : spreadAsk;
}
