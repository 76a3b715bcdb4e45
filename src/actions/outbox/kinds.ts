import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActKind, OutboxRow } from '../../storage/outbox/outbox-rows.ts';

interface Kind<Of extends ActKind> {
  /** What it is called on the screen. */
  name: (row: OutboxRow<Of>) => MessageDescriptor;
  /** Nothing of it is sent by itself. */
  byHand?: true;
  /** It cannot be taken back. */
  final?: true;
  /** Where the person goes on with it themselves. */
  goOn?: (row: OutboxRow<Of>) => { to: '/recharge' | '/member' | '/login'; search?: { order: string } };
}

/** Every kind of act that may wait on a phone. */
export const KINDS: { readonly [Of in ActKind]: Kind<Of> } = {
  draw: {
    name: ({ payload }) => (payload.level === 'ai' ? msg`AI reading` : msg`Reading by a person`),
  },
  dream: { name: () => msg`Reading of a dream` },
  chartQuestion: { name: () => msg`Question to a chart` },
  chart: { name: () => msg`Birth chart`, final: true },
  quiz: { name: () => msg`Result of a test`, final: true },
  // It opens a page to pay on: that is never opened while the person is elsewhere.
  purchase: {
    byHand: true,
    name: ({ payload }) => (payload.product === 'vip' ? msg`Membership` : msg`Coins`),
    goOn: ({ payload: { product, orderId } }) => ({
      to: product === 'vip' ? '/member' : '/recharge',
      ...(orderId === undefined ? {} : { search: { order: orderId } }),
    }),
  },
  wallpaper: { name: () => msg`Wallpaper` },
  logout: { name: () => msg`Log-out`, final: true },
  // The server takes it with a login alone.
  invitation: { name: () => msg`Invitation`, byHand: true, goOn: () => ({ to: '/login' }) },
};

/** What a row is called, and how it may be dealt with. */
export function kindOf(row: OutboxRow) {
  const { name, goOn, final = false } = KINDS[row.kind] as Kind<ActKind>;
  return { name: name(row), goOn: goOn?.(row), final };
}
