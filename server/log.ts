/** One line an event, no secrets, no question, no number of a person. */
export type Log = (line: string) => void;

/** With the time in UTC; a line stays one line, whatever another house put into its error. */
export const printLog: Log = (line) =>
  process.stdout.write(`${new Date().toISOString()} ${line.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')}\n`);

/** What went wrong, without a stack for the ordinary and without a query's parameters ever. */
export function nameFault(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const cause = fault.cause instanceof Error ? `: ${fault.cause.message}` : '';
  const first = fault.message.split('\n')[0] ?? '';
  return `${fault.name}: ${/^Failed query/.test(first) ? 'a query failed' : first}${cause}`;
}
