import { EclipticGeoMoon } from 'astronomy-engine';
import { instantToDays } from '../instant.ts';
import { momentOf } from '../moment.ts';
import type { PlanetName } from '../planets.ts';
import { positionsOf } from '../positions.ts';
import { arc, cosine, DEGREE, tangent } from '../turn.ts';
import { bendOf } from './bend.ts';
import { nutationOf } from './frame.ts';
import type { Seen } from './lunar.ts';
import { FADING_DAYS, TABLES_DAYS } from './numbers.ts';
import { innerPlace } from './orbit.ts';
import { seenAt } from './seen.ts';
import { SolarSystem } from './solar-system.ts';
import { Track } from './track.ts';
import { yearlyDeltaT } from './yearly-delta-t.ts';

/** The tracks that all who ask share, so that a day of a year that was asked before costs nothing. */
export function sharedSky(): SkyTracks {
  if (shared.askings++ === ASKINGS) shared = { sky: new SkyTracks(), askings: 1 };
  return shared.sky;
}

/**
 * The apparent longitudes of Sun to Pluto, true equinox of date, to be asked for many moments: what was computed once
 * is kept as long as the object. Times in days of Terrestrial Time since J2000; degrees, degrees a day.
 * Within 0.7" for the Moon, 0.1" for Mercury to Mars, 0.02" for the Sun and 0.005" for the others, 1945-2055, away from the
 * disc of the Sun; beyond these years those of positions.ts.
 */
export class SkyTracks {
  readonly #system = new SolarSystem();
  readonly #nutation = new Track({ days: 32, count: 26, width: 2 }, (tt, to) => {
    const { longitude, obliquity } = nutationOf(tt);
    to.set([longitude / DEGREE, obliquity / DEGREE]);
  });
  readonly #bodies = new Map<PlanetName, Track>();

  /** Not turned to 0..360: only the distance from another moment of the same day or a multiple of a turn has meaning. */
  longitude(body: PlanetName, tt: number): number {
    return this.#track(body).value(tt) + this.#bend(body, tt) + this.#nutation.value(tt);
  }

  /** Without the change of the bend of light, which matters beside the Sun alone. */
  speed(body: PlanetName, tt: number): number {
    return this.#track(body).slope(tt) + this.#nutation.slope(tt);
  }

  /**
   * The speed by which the Swiss Ephemeris and the printed tables made with it tell a station: theirs leaves out that
   * the obliquity changes with nutation. It moves a station of Pluto by up to 12 minutes, of Neptune by one and a half.
   */
  tabledSpeed(body: PlanetName, tt: number): number {
    const tilt = cosine(this.longitude(body, tt)) * tangent(this.#track(body).value(tt, 1));
    return this.speed(body, tt) - tilt * this.#nutation.slope(tt, 1);
  }

  /** Longitude and latitude in the mean ecliptic of date, without the bend of light; degrees and AU. */
  place(body: 'Sun' | 'Moon', tt: number): Seen {
    const track = this.#track(body);
    return { longitude: track.value(tt), latitude: track.value(tt, 1), distance: track.value(tt, 2) };
  }

  /** Degrees by which the Sun bends the way of a planet's light; it is too sharp beside the Sun to be part of a track. */
  #bend(body: PlanetName, tt: number): number {
    if (body === 'Sun' || body === 'Moon' || Math.abs(tt) > TABLES_DAYS) return 0;
    const planet = this.#track(body);
    const sun = this.#track('Sun');
    const apart = planet.value(tt) - sun.value(tt);
    return bendOf({ apart, latitude: planet.value(tt, 1), distance: planet.value(tt, 2), sun: sun.value(tt, 2) });
  }

  #track(body: PlanetName): Track {
    let track = this.#bodies.get(body);
    if (!track) {
      let before = 0;
      track = new Track({ ...SPANS[body], width: 3 }, (tt, to) => {
        const { longitude, latitude, distance } = this.#mean(body, tt);
        before = longitude + 360 * Math.round((before - longitude) / 360);
        to.set([before, latitude, distance]);
      });
      this.#bodies.set(body, track);
    }
    return track;
  }

  /** Degrees from the mean equinox of date, and AU; beyond the tables only roughly save for the longitude. */
  #mean(body: PlanetName, tt: number): Seen {
    const beyond = (Math.abs(tt) - TABLES_DAYS) / FADING_DAYS;
    const fine = beyond < 1 ? inDegrees(seenAt(body, tt, this.#system)) : null;
    if (fine && beyond <= 0) return fine;
    const moment = momentOf(daysOfUt(tt));
    const { longitude, latitude } = positionsOf(moment)[body];
    const elder = longitude - moment.nutation;
    return {
      longitude: fine ? elder + arc(elder, fine.longitude) * (1 - beyond) : elder,
      latitude,
      distance: body === 'Moon' ? EclipticGeoMoon(moment.time).dist : Math.hypot(...innerPlace('Earth', tt)),
    };
  }
}

/** After so many askings the shared tracks begin anew: what they keep, some 400 KB a year of the sky, stays bounded. */
const ASKINGS = 24;
let shared = { sky: new SkyTracks(), askings: 0 };

const inDegrees = ({ longitude, latitude, distance }: Seen): Seen => ({
  longitude: longitude / DEGREE,
  latitude: latitude / DEGREE,
  distance,
});
/** Days and coefficients of a piece of a track: the error of the polynomial is below that of the tables. */
const SPANS: Record<PlanetName, { days: number; count: number }> = {
  Sun: { days: 16, count: 12 },
  Moon: { days: 8, count: 18 },
  Mercury: { days: 16, count: 16 },
  Venus: { days: 16, count: 12 },
  Mars: { days: 32, count: 16 },
  Jupiter: { days: 32, count: 12 },
  Saturn: { days: 32, count: 12 },
  Uranus: { days: 32, count: 12 },
  Neptune: { days: 32, count: 12 },
  Pluto: { days: 32, count: 12 },
};

/** Days of Universal Time since J2000 at a moment of Terrestrial Time. */
export function daysOfUt(tt: number): number {
  return tt - yearlyDeltaT(tt - yearlyDeltaT(tt) / 86400) / 86400;
}

/** Days of Terrestrial Time since J2000 of an ISO instant in UTC. @throws RangeError as instantToDays does */
export function terrestrialDays(instant: string): number {
  const days = instantToDays(instant);
  return days + yearlyDeltaT(days) / 86400;
}

/** The ISO instant in UTC, to the whole second, of a moment of Terrestrial Time. */
export function isoOf(tt: number): string {
  const seconds = Math.round(daysOfUt(tt) * 86400) + J2000_S;
  return new Date(seconds * 1000).toISOString().replace('.000', '');
}

/** Seconds since 1970 of 2000-01-01 12:00. */
const J2000_S = 946_728_000;
