import { signPlace } from '../../domain/sky/sign.ts';

/** Degree and minute of the sign as they stand on the wheel: `23°`, `06′`. */
export function figuresOf(longitude: number): readonly [degree: string, minute: string] {
  const { degree, minute } = signPlace(((longitude % 360) + 360) % 360);
  return [`${degree}°`, `${String(minute).padStart(2, '0')}′`];
}
