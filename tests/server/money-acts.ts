import fc, { type Arbitrary } from 'fast-check';
import { MATTERS, type MatterAsked } from './money-asks.ts';

/** Something that a person, a provider, the operator, the clock or bad luck does. Numbers choose among what is there. */
export type Act =
  | { kind: 'ask'; who: number; key: number; matter: MatterAsked; level: 'ai' | 'person'; text: number }
  | { kind: 'wallpaper'; who: number; key: number; item: number }
  | { kind: 'buy'; who: number; key: number; product: number }
  | { kind: 'join'; who: number; key: number; product: number; provider: 'sandbox' | 'balance' }
  | { kind: 'free day' | 'invite'; who: number }
  | { kind: 'renew'; who: number; product: number | null }
  | { kind: 'press'; order: number; act: 'pay' | 'fail' | 'twice' | 'lost' | 'lapse' }
  | {
      kind: 'notice';
      order: number;
      word: number;
      says: 'paid' | 'failed';
      wrong: null | 'amount' | 'currency' | 'trade';
    }
  | { kind: 'look' | 'refund'; order: number }
  | { kind: 'desk'; reader: number; order: number; does: 'claim' | 'send' | 'give back' }
  | { kind: 'peek'; who: number; order: number }
  | { kind: 'wait'; seconds: number }
  | { kind: 'sweep' | 'audit' | 'terminate' };

/** An act as it comes: to one server or to both, up to three times, sooner or later than its neighbours. */
export interface Answered {
  readonly act: Act;
  readonly times: readonly { readonly server: 0 | 1; readonly late: number }[];
}

/** People that a history has. */
export const PEOPLE = 6;
/** How far a telling may slip behind acts that came after it. */
const SLIP = 25;

const who = fc.nat(PEOPLE - 1);
const key = fc.nat(60);
const order = fc.nat(1000);
const as = <Kind extends Act['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds);

const weighted: readonly (readonly [weight: number, arbitrary: Arbitrary<Act>])[] = [
  [
    24,
    fc.record({
      kind: as('ask'),
      who,
      key,
      matter: fc.oneof({ weight: 2, arbitrary: fc.constant('cards' as const) }, fc.constantFrom(...MATTERS)),
      level: fc.constantFrom('ai' as const, 'ai' as const, 'person' as const),
      text: fc.nat(2),
    }),
  ],
  [14, fc.record({ kind: as('buy'), who, key, product: fc.integer({ min: 1, max: 3 }) })],
  [
    10,
    fc.record({
      kind: as('join'),
      who,
      key,
      product: fc.constantFrom(101, 101, 102, 103),
      provider: fc.constantFrom('sandbox' as const, 'balance' as const),
    }),
  ],
  [5, fc.record({ kind: as('wallpaper'), who, key, item: fc.integer({ min: 1, max: 12 }) })],
  [2, fc.record({ kind: as('free day', 'invite'), who })],
  [2, fc.record({ kind: as('renew'), who, product: fc.constantFrom(101, 102, null) })],
  [
    14,
    fc.record({
      kind: as('press'),
      order,
      act: fc.constantFrom(
        'pay' as const,
        'pay' as const,
        'fail' as const,
        'twice' as const,
        'lost' as const,
        'lapse' as const,
      ),
    }),
  ],
  [
    14,
    fc.record({
      kind: as('notice'),
      order,
      word: fc.nat(4),
      says: fc.constantFrom('paid' as const, 'paid' as const, 'failed' as const),
      wrong: fc.constantFrom(null, null, null, 'amount' as const, 'currency' as const, 'trade' as const),
    }),
  ],
  [8, fc.record({ kind: as('look'), order })],
  [4, fc.record({ kind: as('refund'), order })],
  [
    9,
    fc.record({
      kind: as('desk'),
      reader: fc.nat(1),
      order,
      does: fc.constantFrom('claim' as const, 'claim' as const, 'send' as const, 'send' as const, 'give back' as const),
    }),
  ],
  [3, fc.record({ kind: as('peek'), who, order })],
  [2, fc.record({ kind: as('wait'), seconds: fc.integer({ min: 1, max: 900 }) })],
  [3, fc.record({ kind: as('sweep', 'audit', 'terminate') })],
];

const act: Arbitrary<Act> = fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));
const telling = fc.record({ server: fc.constantFrom(0 as const, 1 as const), late: fc.nat(SLIP) });
const told: Arbitrary<Answered> = fc.record({ act, times: fc.array(telling, { minLength: 1, maxLength: 3 }) });

/** A history of so many acts, and the number that bad luck is drawn from. */
export function historyOf(acts: number): Arbitrary<{ acts: Answered[]; luck: number }> {
  return fc.record({ acts: fc.array(told, { minLength: acts, maxLength: acts }), luck: fc.nat() });
}

/** The tellings in the order in which they come. */
export function inOrder(acts: readonly Answered[]): { act: Act; server: 0 | 1 }[] {
  return acts
    .flatMap(({ act, times }, index) => times.map(({ server, late }) => ({ act, server, at: index + late })))
    .sort((a, b) => a.at - b.at);
}
