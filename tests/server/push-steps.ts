import { randomUUID } from 'node:crypto';
import { sendPushes } from '../../server/push/send.ts';
import { newVapidKeys } from '../../server/settings/vapid.ts';
import type { Payload } from '../../src/contract/calls.ts';
import { utcMinute } from '../../src/domain/push/hours.ts';
import { PhoneKeys, type PushService } from './push-service.ts';
import type { Stage, Visitor } from './stage.ts';

/** The settings of an operator who has keys. */
export const WITH_KEYS: Record<string, string> = {
  ...Object.fromEntries(
    newVapidKeys()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  ),
  VAPID_SUBJECT: 'mailto:push@example.org',
};

/** The minute of the day in UTC, so many minutes from the server's now. */
export function minuteIn(stage: Stage, minutes: number): number {
  return utcMinute(new Date(stage.running.context.clock().getTime() + minutes * 60_000));
}

export interface Phone {
  readonly keys: PhoneKeys;
  readonly path: string;
  readonly endpoint: string;
  /** What the pushes to this phone said, in their order. */
  heard(): unknown[];
}

/** A phone whose browser has subscribed at the push service. */
export function phoneAt(service: PushService): Phone {
  const keys = new PhoneKeys();
  const path = `/send/${randomUUID()}`;
  return {
    keys,
    path,
    endpoint: service.url + path,
    heard: () =>
      service.taken.filter((one) => one.path === path).map(({ body }) => JSON.parse(keys.open(body)) as unknown),
  };
}

/** Asks the server to ring the phone: by default for answers alone, at any hour. */
export function keep(visitor: Visitor, phone: Phone, wishes: Partial<Payload<'push/keep'>> = {}) {
  const { endpoint, keys } = phone;
  return visitor.call('push/keep', {
    endpoint,
    ...keys.keys,
    daily: null,
    answers: true,
    quiet_from: 0,
    quiet_until: 0,
    ...wishes,
  });
}

/** What the sweep of a server does every minute. */
export const ring = (stage: Stage) => sendPushes(stage.running.context);
