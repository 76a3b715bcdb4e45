/** A moment to the minute in UTC, as 2026-11-21T08:30Z. */
export function toMinute(at: Date): string {
  return `${at.toISOString().slice(0, 16)}Z`;
}
