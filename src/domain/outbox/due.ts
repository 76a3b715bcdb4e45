import { delayLeft, FIRST_DELAY_MS } from './backoff.ts';

/** What decides when an act is sent. */
export interface Waiting {
  readonly key: string;
  readonly kind: string;
  /** Its place in the order in which acts were made; the phone's clock is not trusted for that. */
  readonly seq: number;
  readonly state: 'waiting' | 'refused';
  /** By this phone's clock, milliseconds since 1970; 0: at once. */
  readonly nextTryAt: number;
  /** The key of an act that must have gone before. */
  readonly after?: string;
  /** Sent only when the person says so. */
  readonly held?: true;
}

interface Round {
  kind: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Also what has its pause still before it. */
  atOnce: boolean;
  /** Keys that this round has tried. */
  tried: ReadonlySet<string>;
}

/** The next act of a kind to send: the one made first of those whose pause is over and that wait for no other. */
export function nextDue<Row extends Waiting>(
  rows: readonly Row[],
  { kind, now, atOnce, tried }: Round,
): Row | undefined {
  return sendable(rows)
    .filter((row) => row.kind === kind && !tried.has(row.key))
    .filter((row) => atOnce || delayLeft(row.nextTryAt, now) === 0)
    .sort(inOrder)[0];
}

/** Milliseconds until something is to be sent again, never less than the first pause; `undefined`: nothing waits. */
export function timeToNext(rows: readonly Waiting[], now: number): number | undefined {
  const times = sendable(rows).map((row) => delayLeft(row.nextTryAt, now));
  return times.length === 0 ? undefined : Math.max(FIRST_DELAY_MS, Math.min(...times));
}

/** As they were made; of two tabs that made one at the same time, by their keys. */
export function inOrder(one: Waiting, other: Waiting): number {
  return one.seq - other.seq || one.key.localeCompare(other.key);
}

function sendable<Row extends Waiting>(rows: readonly Row[]): Row[] {
  const here = new Set(rows.map(({ key }) => key));
  return rows.filter((row) => row.state === 'waiting' && !row.held && !(row.after && here.has(row.after)));
}
