import type { Refusal } from '../../service/refusal.ts';
import type { ActKind, OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import * as chart from './send-chart.ts';
import * as chartQuestion from './send-chart-question.ts';
import * as draw from './send-draw.ts';
import * as dream from './send-dream.ts';
import * as logout from './send-logout.ts';
import * as quiz from './send-quiz.ts';
import * as wallpaper from './send-wallpaper.ts';

/** How acts of a kind are sent. */
interface Sending<Kind extends ActKind> {
  /**
   * Asks the server under the key of the row and keeps what it answers. Resolves with the order, where one was made.
   * @throws Refusal, ConnectionFailure
   */
  send(row: OutboxRow<Kind>): Promise<string | undefined>;
  /** What a final refusal means beside the row, which keeps the server's words. */
  refused?(row: OutboxRow<Kind>, reason: Refusal): Promise<void>;
}

const SENDINGS: { readonly [Kind in ActKind]?: Sending<Kind> } = {
  draw,
  dream,
  chartQuestion,
  chart,
  quiz,
  wallpaper,
  logout,
};

/** What sends a row; `undefined`: the person alone goes on with it. */
export function sendingOf(kind: ActKind): Sending<ActKind> | undefined {
  return SENDINGS[kind] as Sending<ActKind> | undefined;
}
