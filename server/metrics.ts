import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a server counts of its own work, since its start. No label bears anything of a person. */
export interface Metrics {
  /** Starts the series of a call, or of a provider, at 0: a rate shows no first step of a series that is not there. */
  expectCall(call: string): void;
  expectProvider(provider: string): void;
  called(call: string, outcome: string, seconds: number): void;
  waitedForConnection(seconds: number): void;
  streams(change: 1 | -1): void;
  codeSent(way: 'sms' | 'mail'): void;
  providerFailed(provider: string): void;
  pushed(kind: 'day' | 'answer', outcome: 'sent' | 'gone' | 'failed' | 'given_up'): void;
  refunded(what: 'reading' | 'money', many: number): void;
  /** What the app said of itself: kept in the log, or dropped (not sampled, too many, or no report at all). */
  reported(kind: 'error' | 'policy', outcome: 'kept' | 'dropped'): void;
  /** Asked whenever somebody reads: seconds, or what fails. */
  watchQueueAge(age: () => Promise<number>): void;
  /** The Prometheus text format. */
  text(): Promise<string>;
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;
/** Seconds, from what a warm cache answers to what a model takes. */
const CALL_BUCKETS_S = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WAIT_BUCKETS_S = [0.001, 0.01, 0.05, 0.1, 0.5, 1, 2, 4];

/** Those of a call that an operator is rung for, and what they are measured against. */
const WATCHED_OUTCOMES = ['ok', 'busy', 'unavailable', 'failed'] as const;

/** @param ofProcess whether memory, processor time and the like are told too. */
export function countWork(ofProcess: boolean): Metrics {
  const register = new Registry();
  const registers = [register];
  if (ofProcess) collectDefaultMetrics({ register });
  const calls = new Counter({
    name: 'asterly_calls_total',
    help: 'Calls of the contract by name and outcome: ok, busy, unavailable (the database was gone), failed, or the refusal.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const latency = new Histogram({
    name: 'asterly_call_seconds',
    help: 'From a call to its answer; of a stream, to its beginning.',
    labelNames: ['call'],
    buckets: CALL_BUCKETS_S,
    registers,
  });
  const waits = new Histogram({
    name: 'asterly_pool_wait_seconds',
    help: 'How long work waited for a connection to the database.',
    buckets: WAIT_BUCKETS_S,
    registers,
  });
  const streams = new Gauge({ name: 'asterly_streams', help: 'Texts that are streamed now.', registers });
  const codes = new Counter({
    name: 'asterly_codes_sent_total',
    help: 'Login codes that a provider took.',
    labelNames: ['way'],
    registers,
  });
  const failures = new Counter({
    name: 'asterly_provider_failures_total',
    help: 'What a provider did not do.',
    labelNames: ['provider'],
    registers,
  });
  const refunds = new Counter({
    name: 'asterly_refunds_total',
    help: 'Readings whose coins went back, and payments whose money went back.',
    labelNames: ['what'],
    registers,
  });
  const pushes = new Counter({
    name: 'asterly_pushes_total',
    help: 'Pushes to phones by what they are for and outcome: sent, gone (the phone listens no more), failed (tried again), given_up.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const reports = new Counter({
    name: 'asterly_reports_total',
    help: 'Errors of the app and breaches of its content policy, as phones reported them.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  for (const way of ['sms', 'mail']) codes.inc({ way }, 0);
  for (const what of ['reading', 'money']) refunds.inc({ what }, 0);
  for (const kind of ['day', 'answer'])
    for (const outcome of ['sent', 'gone', 'failed', 'given_up']) pushes.inc({ kind, outcome }, 0);
  for (const kind of ['error', 'policy']) for (const outcome of ['kept', 'dropped']) reports.inc({ kind, outcome }, 0);
  return {
    expectCall(call) {
      for (const outcome of WATCHED_OUTCOMES) calls.inc({ call, outcome }, 0);
    },
    expectProvider: (provider) => failures.inc({ provider }, 0),
    called(call, outcome, seconds) {
      calls.inc({ call, outcome });
      latency.observe({ call }, seconds);
    },
    waitedForConnection: (seconds) => waits.observe(seconds),
    streams: (change) => streams.inc(change),
    codeSent: (way) => codes.inc({ way }),
    providerFailed: (provider) => failures.inc({ provider }),
    pushed: (kind, outcome) => pushes.inc({ kind, outcome }),
    refunded: (what, many) => refunds.inc({ what }, many),
    reported: (kind, outcome) => reports.inc({ kind, outcome }),
    watchQueueAge(age) {
      new Gauge({
        name: 'asterly_queue_age_seconds',
        help: 'How long the oldest reading that is due has waited; NaN where the database did not say.',
        registers,
        async collect() {
          this.set(await age().catch(() => Number.NaN));
        },
      });
    },
    text: () => register.metrics(),
  };
}
