import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '../../service/refusal.ts';
import type { ActKind, OutboxRow } from '../../storage/outbox-rows.ts';

/** How acts of a kind are sent. */
export interface Sending<Kind extends ActKind> {
  /**
   * Asks the server under the key of the row and keeps what it answers. Resolves with the order, where one was made.
   * @throws Refusal, ConnectionFailure
   */
  send(row: OutboxRow<Kind>): Promise<string | undefined>;
  /** What a final refusal means beside the row, which keeps the server's words. */
  refused?(row: OutboxRow<Kind>, reason: Refusal): Promise<void>;
}

interface Kind<Of extends ActKind> {
  /** What it is called on the screen. */
  name: (row: OutboxRow<Of>) => MessageDescriptor;
  /** Fetches what sends it; without it nothing is sent by itself. */
  load?: () => Promise<Sending<Of>>;
  /** It may cost something: what the server took all the same stands among the orders. */
  paid?: true;
  /** It cannot be taken back. */
  final?: true;
  /** Where the person goes on with it themselves. */
  goOn?: (row: OutboxRow<Of>) => { to: '/recharge' | '/member' | '/login'; search?: { order: string } };
}

/** Every kind of act that may wait on a phone. */
export const KINDS: { readonly [Of in ActKind]: Kind<Of> } = {
  draw: {
    name: ({ payload }) => (payload.level === 'ai' ? msg`AI reading` : msg`Reading by a person`),
    load: () => import('./send-draw.ts'),
    paid: true,
  },
  dream: { name: () => msg`Reading of a dream`, load: () => import('./send-dream.ts'), paid: true },
  chartQuestion: { name: () => msg`Question to a chart`, load: () => import('./send-chart-question.ts'), paid: true },
  chart: { name: () => msg`Birth chart`, load: () => import('./send-chart.ts'), final: true },
  quiz: { name: () => msg`Result of a test`, load: () => import('./send-quiz.ts'), final: true },
  // It opens a page to pay on: that is never opened while the person is elsewhere.
  purchase: {
    name: ({ payload }) => (payload.product === 'vip' ? msg`Membership` : msg`Coins`),
    paid: true,
    goOn: ({ payload: { product, orderId } }) => ({
      to: product === 'vip' ? '/member' : '/recharge',
      ...(orderId === undefined ? {} : { search: { order: orderId } }),
    }),
  },
  wallpaper: { name: () => msg`Wallpaper`, load: () => import('./send-wallpaper.ts'), paid: true },
  logout: { name: () => msg`Log-out`, load: () => import('./send-logout.ts'), final: true },
  // The server takes it with a login alone.
  invitation: { name: () => msg`Invitation`, goOn: () => ({ to: '/login' }) },
};

/** What a row is called, and how it may be dealt with. */
export function kindOf(row: OutboxRow) {
  const { name, goOn, paid = false, final = false } = KINDS[row.kind] as Kind<ActKind>;
  return { name: name(row), goOn: goOn?.(row), paid, final };
}

/** Fetches what sends acts of a kind; `undefined`: they are sent by nobody but the person. */
export async function sendingOf(kind: ActKind): Promise<Sending<ActKind> | undefined> {
  return (await KINDS[kind].load?.()) as Sending<ActKind> | undefined;
}
