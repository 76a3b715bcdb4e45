import type { Metrics } from '../metrics.ts';
import type { CodeSender } from '../ports/sender.ts';
import type { Providers } from './context.ts';

/** The same providers; codes that went out and what failed are counted. */
export function countedProviders(providers: Providers, metrics: Metrics): Providers {
  const { sms, mail, facebook, wechat, official, miniprogram, moderator, gazetteer, places } = providers;
  const watch = <T extends object | null>(name: string, provider: T) => {
    if (provider) metrics.expectProvider(name);
    return provider && watched(provider, () => metrics.providerFailed(name));
  };
  const sender = (way: 'sms' | 'mail', one: CodeSender | null): CodeSender | null =>
    watch(way, one && { ...one, send: (...code) => one.send(...code).then(() => metrics.codeSent(way)) });
  if (providers.readers.length > 0) metrics.expectProvider('reader');
  return {
    sms: sender('sms', sms),
    mail: sender('mail', mail),
    facebook: watch('facebook', facebook),
    wechat: watch('wechat', wechat),
    official: watch('wechat', official),
    miniprogram: watch('wechat', miniprogram),
    payments: providers.payments.map((one) => watch(one.provider, one)),
    moderator: watch('moderator', moderator),
    // Anybody may name a push service: its faults are counted apart.
    push: providers.push,
    gazetteer,
    places: watch('places', places),
    readers: providers.readers.map((reader) => ({
      source: reader.source,
      covers: (subject) => reader.covers(subject),
      async *read(input, signal) {
        try {
          yield* reader.read(input, signal);
        } catch (reason) {
          metrics.providerFailed('reader');
          throw reason;
        }
      },
    })),
  };
}

/** What others send us may be anybody's, so its faults are no provider's. */
const NOT_COUNTED: readonly PropertyKey[] = ['parseWebhook'];

/** The same object; `failed` is told of every promise of its methods that is rejected. */
function watched<T extends object>(provider: T, failed: () => void): T {
  return new Proxy(provider, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function' || NOT_COUNTED.includes(name)) return member;
      return (...given: unknown[]) => {
        const answer: unknown = Reflect.apply(member, target, given);
        if (answer instanceof Promise) answer.catch(failed);
        return answer;
      };
    },
  });
}
