import { MOON_PHASES, type MoonPhase, moonOf } from './moon.ts';

/** A phase of a lunation: new Moon, first quarter and so on, and the eighths between them. */
export interface PhaseTime {
  phase: MoonPhase;
  /** When the Moon has that elongation; good to a few minutes, by the same formulas as the Moon of the home screen. */
  at: Date;
}

/** Degrees a day by which the Moon draws away from the Sun, on average. */
const PACE = 360 / 29.530588;
const DAY_MS = 86_400_000;

/** The new Moon that comes next, at the instant itself or later. */
export function nextNewMoon(after: Date): Date {
  const { elongation } = moonOf(after.toISOString());
  const found = settle(new Date(after.getTime() + ((360 - elongation) / PACE) * DAY_MS), 0);
  return found < after ? settle(new Date(after.getTime() + 29.5 * DAY_MS), 0) : found;
}

/** The new Moon with which the running lunation began. */
export function lastNewMoon(before: Date): Date {
  const { elongation } = moonOf(before.toISOString());
  const found = settle(new Date(before.getTime() - (elongation / PACE) * DAY_MS), 0);
  return found > before ? settle(new Date(before.getTime() - 29.5 * DAY_MS), 0) : found;
}

/** The eight phases of the lunation that begins with a new Moon, in their order. */
export function phasesFrom(newMoon: Date): PhaseTime[] {
  return MOON_PHASES.map((phase, index) => {
    const guess = new Date(newMoon.getTime() + ((index * 45) / PACE) * DAY_MS);
    return { phase, at: index === 0 ? newMoon : settle(guess, index * 45) };
  });
}

/** The instant near a guess at which the elongation is so many degrees. */
function settle(guess: Date, elongation: number): Date {
  let time = guess.getTime();
  for (let step = 0; step < 8; step++) {
    const off = ((moonOf(new Date(time).toISOString()).elongation - elongation + 540) % 360) - 180;
    time -= (off / PACE) * DAY_MS;
  }
  return new Date(Math.round(time / 60_000) * 60_000);
}
