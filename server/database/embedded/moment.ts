/** A moment to the microsecond, as the log has it. */
export interface Moment {
  /** ISO 8601 in UTC with six digits behind the second. */
  readonly text: string;
  /** The same to the millisecond. */
  readonly at: Date;
}

/** With its zone, so that it is the same wherever it is read. */
const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.(\d{1,9}))? ?(Z|UTC|[+-]\d\d(?::?\d\d)?)$/;

/** Reads what an operator or PostgreSQL wrote; null where it is no moment. */
export function momentOf(text: string): Moment | null {
  const [, day, time = '', fraction = '', zone = ''] = MOMENT.exec(text) ?? [];
  if (day === undefined) return null;
  const [hours, minutes = '00'] = zone.replace(':', '').match(/[+-]?\d\d/g) ?? [];
  const second = new Date(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  if (Number.isNaN(second.getTime())) return null;
  const digits = fraction.padEnd(6, '0').slice(0, 6);
  const whole = `${second.toISOString().slice(0, 19)}.${digits}Z`;
  return { text: whole, at: new Date(second.getTime() + Number(digits.slice(0, 3))) };
}
