/**
 * Terrestrial minus Universal Time in seconds, for days of UT since J2000, 1800-2399.
 * Cubic interpolation, within 0.2 s of the tables below where they speak.
 * 1800-1955: the spline of Stephenson, Morrison and Hohenkerk (2016, 2021) to solar eclipses and occultations.
 * 1955-2025: the Astronomical Almanac and IERS. After that nobody knows: the customary extrapolation of the tides.
 */
export function deltaT(days: number): number {
  const year = 2000 + days / 365.25;
  const late = year >= 2025 ? LATE : null;
  if (!late) {
    const place = Math.max(0, Math.min((year - 1800) / 2.5, OBSERVED.length - 1));
    const left = Math.max(1, Math.min(Math.floor(place), OBSERVED.length - 3));
    return cubic([-1, 0, 1, 2], OBSERVED.slice(left - 1, left + 3), place - left);
  }
  let left = 1;
  while (left < late.length - 3 && late[left + 1]![0] <= year) left++;
  const near = late.slice(left - 1, left + 3);
  return cubic(
    near.map((knot) => knot[0]),
    near.map((knot) => knot[1]),
    year,
  );
}

/** Lagrange's cubic through four points. */
function cubic(at: readonly number[], values: readonly number[], x: number): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    let part = values[i]!;
    for (let j = 0; j < 4; j++) if (j !== i) part *= (x - at[j]!) / (at[i]! - at[j]!);
    sum += part;
  }
  return sum;
}

/** Seconds at 1800.0, 1802.5, 1805.0 ... 2030.0. */
const OBSERVED = [
  18.4, 17.5, 16.6, 15.9, 15.7, 15.9, 16.4, 16.7, 16.5, 15.6, 14.1, 12.4, 10.8, 9.5, 8.5, 7.9, 7.6, 7.7, 8.0, 8.6, 9.3,
  10.1, 10.4, 9.7, 9.0, 9.0, 8.3, 5.6, 2.4, 0.2, -1.1, -2.2, -3.2, -4.0, -4.4, -4.1, -3.9, -4.5, -5.0, -4.2, -2.0, 1.3,
  4.9, 8.1, 11.1, 14.4, 17.5, 19.9, 21.6, 22.9, 23.8, 24.3, 24.4, 24.3, 24.2, 24.0, 24.4, 25.6, 27.1, 28.1, 28.9, 29.9,
  31.1, 31.9, 33.2, 34.2, 35.7, 37.9, 40.2, 42.8, 45.5, 48.0, 50.5, 52.6, 54.3, 55.6, 56.9, 58.7, 60.8, 62.7, 63.8,
  64.4, 64.7, 65.3, 66.1, 66.8, 67.6, 68.8, 69.4, 69.3, 69.1, 69.1, 69.4,
];

/** Year and seconds; the first two only give the curve its direction. */
const LATE: [number, number][] = [
  [2022.5, 69.3],
  [2025, 69.1],
  [2027.5, 69.1],
  [2030, 69.4],
  [2035, 70.5],
  [2050, 74.6],
  [2075, 82.8],
  [2100, 93.2],
  [2150, 121.7],
  [2200, 163],
  [2250, 220.4],
  [2300, 297],
  [2350, 395.7],
  [2400, 519.6],
];
