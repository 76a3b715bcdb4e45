/** error: something that somebody paid for or waits for did not happen. warn: it may, where it goes on. info: all else. */
export type Level = 'info' | 'warn' | 'error';

/** What an event can bear besides its words: which call, why it was refused, by which session, from which source. */
export interface Facts {
  /** `info` where it is left out. */
  readonly level?: Level;
  readonly call?: string;
  readonly refusal?: string;
  /** The request's name, which is in its answer too. */
  readonly request?: string;
  /** The session's number; it leads to a person only with the database in hand. */
  readonly session?: string;
  /** What the app reported: src/contract/report.ts. */
  readonly report?: Readonly<Record<string, unknown>>;
  /** A seal of the address: the same source bears the same, and nobody reads the address from it. */
  readonly source?: string;
}

/** One line an event, no secrets, no question, no number of a person. */
export type Log = (line: string, facts?: Facts) => void;

/** Facts that stand behind the words of a line. */
const SHOWN: readonly string[] = ['request', 'session', 'source'];

/** With the time in UTC, and its level unless it is `info`; a line stays one line, whatever another service put into its error. */
export const printLog: Log = (line, facts = {}) => {
  const shown = Object.entries(facts).filter(([name]) => SHOWN.includes(name));
  const tail = shown.map(([name, value]) => ` ${name}=${value}`).join('');
  const { level = 'info' } = facts;
  const mark = level === 'info' ? '' : `${level.toUpperCase()} `;
  process.stdout.write(`${new Date().toISOString()} ${mark}${oneLine(line)}${tail}\n`);
};

/** The same as one JSON object a line, for what gathers the logs of several servers. */
export const printJson: Log = (line, { level = 'info', ...facts } = {}) =>
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, server: process.pid, event: oneLine(line), ...facts })}\n`,
  );

function oneLine(line: string): string {
  return line.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** What went wrong, without a stack for the ordinary and without a query's parameters ever. */
export function describeError(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const cause = fault.cause instanceof Error ? `: ${fault.cause.message}` : '';
  const first = fault.message.split('\n')[0] ?? '';
  return `${fault.name}: ${/^Failed query/.test(first) ? 'a query failed' : first}${cause}`;
}
