import type { OrderText } from '../contract/orders.ts';
import { apiLocale } from '../domain/language.ts';
import type { Topic } from '../domain/topic.ts';
import { owner } from '../session.ts';
import { readChart } from '../storage/charts.ts';
import { forget, keep, kept } from '../storage/kept.ts';
import { chosenLanguage } from '../storage/language.ts';
import { refreshUser } from './account.ts';
import type { Offer } from './ask.ts';
import { syncCharts } from './charts.ts';

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ say }, astrolabe, { getOrder }] = await Promise.all([
    import('../service/client.ts'),
    import('../contract/astrolabe.ts'),
    import('../contract/orders.ts'),
  ]);
  return { say, astrolabe, getOrder };
}

/** Price and readiness of a question to a chart. @throws Refusal, LineFailure */
export async function chartOffer(): Promise<Offer> {
  const { say, astrolabe } = await api();
  const [offer] = await say(astrolabe.askNatalAvailable, { level: 'ai', locale: locale() });
  return offer;
}

interface Asked {
  key: string;
  chart: string;
  question: string;
  topic: Topic;
}

/**
 * Asks the account's chart of that key on this phone. The ask is kept until an answer came, so the same
 * question after a lost answer is the same order. Resolves with the order, or null while the account does not know the chart.
 * @throws Refusal, LineFailure
 */
export async function askChart(chart: string, question: string, topic: Topic): Promise<string | null> {
  await syncCharts();
  const profileId = (await readChart(owner(), chart))?.profileId;
  if (!profileId) return null;
  const before = readAsked();
  const same = before?.chart === chart && before.question === question;
  const asked: Asked = same ? before : { key: crypto.randomUUID(), chart, question, topic };
  keep('ChartAsk', JSON.stringify(asked));
  const { say, astrolabe } = await api();
  const [order] = await say(astrolabe.askNatal, {
    idempotency_key: asked.key,
    profile_id: profileId,
    level: 'ai',
    question,
    topic: asked.topic ?? topic,
    locale: locale(),
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

/** The answer as far as it is written. @throws Refusal, LineFailure */
export async function chartAnswer(orderId: string): Promise<OrderText & { text: string }> {
  const { say, getOrder } = await api();
  const [told] = await say(getOrder, { order_id: orderId, locale: locale() });
  return { ...told, text: told.parts.map((part) => part.text).join('') };
}
