/** The day of a moment in the time of this device, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The day that comes so many days after a day. Days are dates of a calendar: no clock change moves them. */
export function daysAfter(day: string, count: number): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + count);
  return noon.toISOString().slice(0, 10);
}
