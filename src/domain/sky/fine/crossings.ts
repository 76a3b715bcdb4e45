import { arc, turn } from '../turn.ts';

/** An angle that changes with time: degrees and degrees a day at a moment in days. */
export interface Curve {
  value: (time: number) => number;
  slope: (time: number) => number;
}

/** A curve read on a grid, its values without jumps of a turn, so that a crossing within a step cannot be missed. */
export interface Sampled {
  times: ArrayLike<number>;
  values: ArrayLike<number>;
  slopes: ArrayLike<number>;
}

export interface Crossing {
  time: number;
  /** Which of the levels was crossed, how many whole turns above it, and whether upwards. */
  which: number;
  turns: number;
  up: boolean;
}

/** Reads a curve on a grid. The curve changes by less than half a turn from one time to the next. */
export function sampled({ value, slope }: Curve, times: ArrayLike<number>): Sampled {
  const values = new Float64Array(times.length);
  const slopes = new Float64Array(times.length);
  for (let i = 0; i < times.length; i++) {
    const angle = value(times[i]!);
    values[i] = i === 0 ? turn(angle) : values[i - 1]! + arc(values[i - 1]!, angle);
    slopes[i] = slope(times[i]!);
  }
  return { times, values, slopes };
}

/** Where the curve turns back, with its value there; at most once between two times of the grid. */
export function turnings(curve: Curve, grid: Sampled): { time: number; value: number; step: number }[] {
  const found: { time: number; value: number; step: number }[] = [];
  const { times, values, slopes } = grid;
  for (let i = 0; i + 1 < times.length; i++) {
    if (slopes[i]! * slopes[i + 1]! >= 0) continue;
    const time = zero(curve.slope, times[i]!, times[i + 1]!, slopes[i]!, slopes[i + 1]!);
    found.push({ time, value: values[i]! + arc(values[i]!, curve.value(time)), step: i });
  }
  return found;
}

/** Every moment at which the curve has one of the `levels` (0..360, in rising order) or a whole turn more or less. */
export function crossings(curve: Curve, grid: Sampled, levels: readonly number[]): Crossing[] {
  const found: Crossing[] = [];
  const { times, values } = grid;
  const extremes = turnings(curve, grid);
  let next = 0;
  for (let i = 0; i + 1 < times.length; i++) {
    let time = times[i]!;
    let value = values[i]!;
    const extreme = extremes[next];
    if (extreme?.step === i) {
      next++;
      crossed(curve, time, value, extreme.time, extreme.value, levels, found);
      time = extreme.time;
      value = extreme.value;
    }
    crossed(curve, time, value, times[i + 1]!, values[i + 1]!, levels, found);
  }
  return found;
}

/** Between two moments with no turning between them; a level met at the first belongs to the step before. */
function crossed(
  curve: Curve,
  from: number,
  atFrom: number,
  to: number,
  atTo: number,
  levels: readonly number[],
  found: Crossing[],
): void {
  const up = atTo > atFrom;
  const low = up ? atFrom : atTo;
  const high = up ? atTo : atFrom;
  for (let turns = Math.floor(low / 360); turns * 360 <= high; turns++) {
    for (let which = firstFrom(levels, low - turns * 360); which < levels.length; which++) {
      const level = turns * 360 + levels[which]!;
      if (level > high) break;
      if (level === atFrom) continue;
      found.push({ time: reached(curve, level, from, to, atFrom - level, atTo - level), which, turns, up });
    }
  }
}

/** Newton's way, and where it leads out of the step, as it may beside a turning, the sure one. */
function reached(curve: Curve, level: number, from: number, to: number, atFrom: number, atTo: number): number {
  let time = from - (atFrom * (to - from)) / (atTo - atFrom);
  for (let round = 0; round < 4; round++) {
    const step = arc(level, curve.value(time)) / curve.slope(time);
    time -= step;
    if (!(time >= from && time <= to)) break;
    if (Math.abs(step) < PRECISION) return time;
  }
  return zero((moment) => arc(level, curve.value(moment)), from, to, atFrom, atTo);
}

/** The place of the first level that is not below a value. */
function firstFrom(levels: readonly number[], value: number): number {
  let [low, high] = [0, levels.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (levels[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Days, a second. A root is left alone when the last step was this short, since the next would be far shorter. */
const PRECISION = 1e-5;

/** The root between two times at which the function has opposite signs: false position, Illinois variant. */
function zero(f: (time: number) => number, from: number, to: number, atFrom: number, atTo: number): number {
  let [a, b, fa, fb] = [from, to, atFrom, atTo];
  if (fb === 0) return b;
  for (let round = 0; round < 60 && Math.abs(b - a) > PRECISION; round++) {
    const time = round % 8 === 7 ? (a + b) / 2 : b - (fb * (b - a)) / (fb - fa);
    const here = f(time);
    if (here === 0) return time;
    const last = Math.abs(time - b);
    if (here * fb < 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [time, here];
    if (last < PRECISION) break;
  }
  return b;
}
