import type { Order } from '../../contract/orders.ts';
import { newListeners } from '../../platform/listeners.ts';
import { owner } from '../../session.ts';
import { saveAnswer } from '../../storage/charts.ts';
import type { ServedReading } from '../../storage/store/rows.ts';
import { ordered, withNews } from '../reading/answered.ts';
import { followText } from '../reading/follow-text.ts';

/** An answer to a chart as far as it has come. */
export interface ComingAnswer extends ServedReading {
  title: string;
}

/** Those that were opened since the app was: a screen that is left and opened again goes on where the text stands. */
const answers = new Map<string, ComingAnswer>();
const changes = newListeners();

/** The answer as far as it has come; nothing before the first word of the server. */
export function comingAnswer(orderId: string): ComingAnswer | undefined {
  return answers.get(nameOf(orderId));
}

/** Calls `tell` whenever an answer has grown. @returns what ends it */
export const onComingAnswer = changes.on;

/**
 * Follows an answer as it is written; a whole one stays with its chart on this phone. Resolves with `true` when nothing
 * more will come. @throws Refusal, ConnectionFailure
 */
export function followAnswer(orderId: string, chart?: string): Promise<boolean> {
  const name = nameOf(orderId);
  return followText({
    name,
    level: 'ai',
    read: async () => answers.get(name) ?? { orderId, cursor: '' },
    async take(news) {
      const answer = { ...withNews(answers.get(name) ?? ordered('ai', news.order), news), title: news.order.title };
      answers.set(name, answer);
      changes.announce();
      if (chart && news.done && answer.text && answer.state !== 'refunded')
        await saveAnswer(chart, toKeep(answer, news.order));
    },
  });
}

/** Whoever logs in next on this phone does not find it. */
function nameOf(orderId: string): string {
  return `chart ${owner()} ${orderId}`;
}

function toKeep({ orderId, title, text, source }: ComingAnswer, { created_at: at }: Order) {
  return { orderId, title, text, local: source === 'local', at };
}
