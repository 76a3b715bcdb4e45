import type { MoonPhase } from '../../domain/sky/moon.ts';
import type { Sign } from '../../domain/sky/sign.ts';

/** What a day is good for, by the Moon: one or two sentences each. */
export interface DayWords {
  moonIn: Readonly<Record<Sign, string>>;
  phase: Readonly<Record<MoonPhase, string>>;
}
