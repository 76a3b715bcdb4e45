/**
 * Days of Universal Time since J2000 (2000-01-01 12:00 UT) of an ISO instant in UTC: `2000-01-01T12:00:00Z`.
 * Seconds and their fraction may be left out; the closing Z may not.
 * @throws RangeError for text that is no such instant, for a day the month does not have, and outside 1800-2399
 */
export function instantToDays(instant: string): number {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?Z$/.exec(instant);
  if (!parts) throw new RangeError(`Not an instant in UTC: ${instant}`);
  const [year, month, day, hour, minute, second] = parts.slice(1).map((part) => Number(part ?? 0)) as Six;
  if (year < FIRST_YEAR || year > LAST_YEAR) throw new RangeError(`Outside ${FIRST_YEAR}-${LAST_YEAR}: ${instant}`);
  const noon = Date.UTC(year, month - 1, day);
  const real = new Date(noon).getUTCMonth() === month - 1 && day > 0;
  if (!real || hour > 23 || minute > 59 || second >= 60) throw new RangeError(`No such day or hour: ${instant}`);
  return (noon - J2000) / 86_400_000 + (hour * 3600 + minute * 60 + second) / 86400;
}

/** The years the ephemeris covers, both included. */
export const FIRST_YEAR = 1800;
export const LAST_YEAR = 2399;

type Six = [number, number, number, number, number, number];
const J2000 = Date.UTC(2000, 0, 1, 12);
