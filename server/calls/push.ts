import { type Handlers, requirePerson } from '../core/request.ts';
import { keepSubscription, removeSubscription } from '../push/subscriptions.ts';

export const pushCalls: Handlers = {
  async 'push/key'({ context }) {
    return [{ key: context.providers.push?.publicKey ?? null }];
  },

  async 'push/keep'({ context, person, payload }) {
    const { endpoint, p256dh, auth, daily, answers, quiet_from, quiet_until } = payload;
    await keepSubscription(
      context,
      requirePerson({ person }).userId,
      { endpoint, p256dh, auth },
      { dailyMinute: daily, answers, quietFrom: quiet_from, quietUntil: quiet_until },
    );
    return [{ kept: true }];
  },

  async 'push/remove'({ context, person, payload }) {
    const { userId } = requirePerson({ person });
    return [{ removed: await removeSubscription(context.database.queries, userId, payload.endpoint) }];
  },
};
