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

/** The instant (ISO UTC) at which a day begins on this device. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00`).toISOString();
}

/** The seven days of the week of a day, from Monday on. */
export function weekOf(day: string): string[] {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, place) => daysAfter(day, place - weekday));
}

/** The days of the month of a day. */
export function monthOf(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length }, (_, place) => `${day.slice(0, 8)}${String(place + 1).padStart(2, '0')}`);
}

/** Whether a text is a day of the calendar between 1801 and 2398, which the ephemeris covers in every time zone. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '1801' || text >= '2399') return false;
  const noon = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}
