import type { Language } from '../language.ts';
import type { Place } from './place.ts';

/**
 * The clocks that somebody at a place may have meant, the usual one first. In Xinjiang papers bear Beijing time and many
 * people live by the sun's, two hours later; `found` is the zone that a map of zones gives for the point.
 */
export function zoneChoices(found: string, near: Pick<Place, 'country'> | null): readonly [string, ...string[]] {
  if (found === 'Asia/Urumqi') return ['Asia/Shanghai', 'Asia/Urumqi'];
  if (found === 'Asia/Kashgar') return ['Asia/Shanghai', 'Asia/Urumqi'];
  // The north of Vietnam kept Bangkok's hours after 1954 and its own before, which only our own table knows.
  if (near?.country === 'VN' && found === 'Asia/Bangkok') return ['Asia/Hanoi'];
  return [found];
}

/** The choices for a place whose zone is already settled. */
export function otherZones({
  zone,
  latitude,
  longitude,
}: Pick<Place, 'zone' | 'latitude' | 'longitude'>): readonly string[] {
  const isWest = zone === 'Asia/Shanghai' && longitude < XINJIANG_EAST_DEG && latitude > XINJIANG_SOUTH_DEG;
  return zone === 'Asia/Urumqi' ? ['Asia/Shanghai'] : isWest ? ['Asia/Urumqi'] : [];
}

/** Roughly where Xinjiang ends; beyond, in Gansu and Tibet, the question does no harm. */
const XINJIANG_EAST_DEG = 96.4;
const XINJIANG_SOUTH_DEG = 34.3;

/** The name of a zone as people know it, `China Time`; its IANA name where the browser has none. */
export function zoneName(zone: string, language: Language): string {
  try {
    const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' });
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  } catch {
    return zone;
  }
}
