import { apiLocale } from '../../domain/language.ts';
import type { Topic } from '../../domain/topic.ts';
import { owner } from '../../session.ts';
import { readChart } from '../../storage/charts.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { readActs, takeFromOutbox } from '../../storage/outbox/outbox.ts';
import { checkPrices } from '../app/params.ts';
import { sendNow, submit } from '../outbox/sender.ts';
import type { Offer } from '../reading/ask.ts';

/** The code of a question that is not asked. */
const RISKY = -1;
const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ callServer }, astrolabe, { antidirt }, { Refusal, ConnectionFailure }] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/astrolabe.ts'),
    import('../../contract/readings.ts'),
    import('../../service/refusal.ts'),
  ]);
  return { callServer, astrolabe, antidirt, Refusal, ConnectionFailure };
}

/** Price and readiness of a question to a chart. @throws Refusal, ConnectionFailure */
export async function chartOffer(): Promise<Offer> {
  const { callServer, astrolabe } = await api();
  const [offer] = await callServer(astrolabe.askNatalAvailable, { level: 'ai', locale: locale() });
  void checkPrices(offer, ({ chart }) => chart);
  return offer;
}

/** What came of a question: an order, or it waits for the network. */
export type Asked = { state: 'done'; order: string | undefined } | { state: 'waiting' };

/**
 * Asks a chart of this phone. The question is moderated first where there is a network, then kept and sold: what does not
 * get through is sent by itself, after the chart it is about. The same question after a lost answer is the same order.
 * `agreed`: the price that was seen, above which nothing is paid. @throws Refusal
 */
export async function askChart(
  chart: string,
  { question, topic, agreed }: { question: string; topic: Topic; agreed: number | undefined },
): Promise<Asked> {
  await checkQuestion(question);
  const me = owner();
  const row = await readChart(me, chart);
  const same = (await readActs(me, 'chartQuestion')).find(
    ({ payload, state }) => state === 'waiting' && payload.chart === chart && payload.question === question,
  );
  const making = row?.profileId ? undefined : (await readActs(me, 'chart')).find((act) => act.payload.chart === chart);
  if (making) void sendNow(making);
  const payload = { chart, question, topic, ...(agreed === undefined ? {} : { agreed }) };
  const after = making ? { after: making.key } : {};
  const act = { kind: 'chartQuestion', owner: me, payload, about: question, ...after } as const;
  const outcome = await (same ? sendNow(same) : submit(act));
  if (outcome.state === 'done') return { state: 'done', order: outcome.order };
  if (outcome.state === 'waiting') return outcome;
  for (const { key, state, payload: asked } of await readActs(me, 'chartQuestion'))
    if (state === 'refused' && asked.question === question) await takeFromOutbox(key);
  throw outcome.reason;
}

/** Without a network the server looks at the question when it is sent. @throws Refusal where it is not asked */
async function checkQuestion(question: string): Promise<void> {
  const { callServer, antidirt, Refusal, ConnectionFailure } = await api();
  try {
    const [{ available, reason }] = await callServer(antidirt, { question, locale: locale() });
    if (!available) throw new Refusal(reason, RISKY);
  } catch (reason) {
    if (!(reason instanceof ConnectionFailure)) throw reason;
  }
}
