import { cosine, DEGREE, sine } from '../turn.ts';
import type { SkyTracks } from './sky-tracks.ts';

export type Eclipse = 'Sun' | 'Moon';

/**
 * The moment of the greatest eclipse that belongs to a new Moon (of the Sun) or a full Moon (of the Moon), days of
 * Terrestrial Time since J2000; null when there is none anywhere on Earth.
 */
export function eclipseNear(syzygy: number, of: Eclipse, sky: SkyTracks): number | null {
  if (Math.abs(meetingAt(syzygy, of, sky).latitude) > LATITUDE_LIMIT_DEG) return null;
  let time = syzygy;
  for (const step of [0.05, 0.01, 0.002]) {
    for (let round = 0; round < 2; round++) {
      const [before, here, after] = [time - step, time, time + step].map((one) => meetingAt(one, of, sky).beyond);
      time += (step * (before! - after!)) / (2 * (before! - 2 * here! + after!));
    }
  }
  return meetingAt(time, of, sky).beyond < 0 ? time : null;
}

/** Degrees of latitude of the Moon beyond which no syzygy is an eclipse, not even a penumbral one. */
const LATITUDE_LIMIT_DEG = 1.75;
const AU_KM = 149_597_870.7;
const EARTH_KM = 6378.137;
/** Where an eclipse of the Sun only just touches the Earth, near a pole, her radius is smaller. */
const POLAR_KM = 6357;
const MOON_KM = 1737.4;
const SUN_KM = 696_000;
/** By how much the air of the Earth widens her shadow. */
const AIR = 1.01;

/**
 * `beyond`: degrees by which Moon and Sun (or Moon and penumbra) miss one another, seen from the Earth's centre with the
 * Earth's own size allowed for; negative in an eclipse, lowest when it is greatest.
 */
function meetingAt(time: number, of: Eclipse, sky: SkyTracks): { beyond: number; latitude: number } {
  const moon = sky.place('Moon', time);
  const sun = sky.place('Sun', time);
  const opposite = of === 'Moon' ? 180 : 0;
  const side = sun.longitude + opposite;
  const height = opposite ? -sun.latitude : sun.latitude;
  const east = sine((moon.longitude - side) / 2) ** 2 * cosine(moon.latitude) * cosine(height);
  const north = sine((moon.latitude - height) / 2) ** 2;
  const apart = (2 * Math.asin(Math.sqrt(east + north))) / DEGREE;
  const seen = (km: number, distance: number) => Math.asin(km / (distance * AU_KM)) / DEGREE;
  const discs = seen(MOON_KM, moon.distance) + seen(SUN_KM, sun.distance);
  const parallax =
    of === 'Moon'
      ? AIR * (seen(EARTH_KM, moon.distance) + seen(EARTH_KM, sun.distance))
      : seen(POLAR_KM, moon.distance) - seen(POLAR_KM, sun.distance);
  return { beyond: apart - discs - parallax, latitude: moon.latitude };
}
