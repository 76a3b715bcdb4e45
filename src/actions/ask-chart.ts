import { apiLocale } from '../domain/language.ts';
import type { Topic } from '../domain/topic.ts';
import { owner } from '../session.ts';
import { readChart } from '../storage/charts.ts';
import { forget, keep, kept } from '../storage/kept.ts';
import { chosenLanguage } from '../storage/language.ts';
import { refreshUser } from './account.ts';
import type { Offer } from './ask.ts';
import { syncCharts } from './charts.ts';
import { checkPrices } from './params.ts';

/** The code of a question that is not asked. */
const RISKY = -1;
const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ callServer }, astrolabe, { antidirt }, { Refusal, isFinal }] = await Promise.all([
    import('../service/client.ts'),
    import('../contract/astrolabe.ts'),
    import('../contract/readings.ts'),
    import('../service/refusal.ts'),
  ]);
  return { callServer, astrolabe, antidirt, Refusal, isFinal };
}

/** Price and readiness of a question to a chart. @throws Refusal, ConnectionFailure */
export async function chartOffer(): Promise<Offer> {
  const { callServer, astrolabe } = await api();
  const [offer] = await callServer(astrolabe.askNatalAvailable, { level: 'ai', locale: locale() });
  void checkPrices(offer, ({ chart }) => chart);
  return offer;
}

interface Asked {
  key: string;
  chart: string;
  question: string;
  topic: Topic;
  /** Coins that were seen and agreed to. */
  agreed?: number;
}

/**
 * Asks the account's chart of that key on this phone. The question is moderated first, then sold. The key of the ask is
 * kept until an answer came, so the same question after a lost answer is the same order. `agreed`: the price that was
 * seen, above which nothing is paid. Resolves with the order, or null while the account does not know the chart.
 * @throws Refusal, ConnectionFailure
 */
export async function askChart(
  chart: string,
  { question, topic, agreed }: { question: string; topic: Topic; agreed: number | undefined },
): Promise<string | null> {
  const { callServer, astrolabe, antidirt, Refusal, isFinal } = await api();
  const [{ available, reason }] = await callServer(antidirt, { question, locale: locale() });
  if (!available) throw new Refusal(reason, RISKY);
  await syncCharts();
  const profileId = (await readChart(owner(), chart))?.profileId;
  if (!profileId) return null;
  const before = readAsked();
  const same = before?.chart === chart && before.question === question;
  const agreeing = agreed === undefined ? {} : { agreed };
  const asked: Asked = same ? before : { key: crypto.randomUUID(), chart, question, topic, ...agreeing };
  keep('ChartAsk', JSON.stringify(asked));
  const [order] = await callServer(astrolabe.askNatal, {
    idempotency_key: asked.key,
    profile_id: profileId,
    level: 'ai',
    question,
    topic: asked.topic ?? topic,
    ...(asked.agreed === undefined ? {} : { agreed_price: asked.agreed }),
    locale: locale(),
  }).catch((reason: unknown) => {
    // What was refused is not on its way: the next ask is another one.
    if (isFinal(reason)) forget('ChartAsk');
    throw reason;
  });
  forget('ChartAsk');
  void refreshUser();
  return order.order_id;
}

function readAsked(): Asked | undefined {
  try {
    return JSON.parse(kept('ChartAsk') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
