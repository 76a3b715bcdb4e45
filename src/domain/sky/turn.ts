export const DEGREE = Math.PI / 180;

/** An angle in 0..360 degrees, 360 itself excluded. */
export function turn(degrees: number): number {
  const rest = degrees % 360;
  const positive = rest < 0 ? rest + 360 : rest;
  return positive >= 360 ? 0 : positive;
}

/** The shortest way from one longitude to another, degrees, -180..180: positive in the order of the signs. */
export function arc(from: number, to: number): number {
  return turn(to - from + 180) - 180;
}

export const sine = (degrees: number) => Math.sin(degrees * DEGREE);
export const cosine = (degrees: number) => Math.cos(degrees * DEGREE);
export const tangent = (degrees: number) => Math.tan(degrees * DEGREE);
/** Direction of the point (x, y), degrees 0..360. */
export const direction = (y: number, x: number) => turn(Math.atan2(y, x) / DEGREE);
