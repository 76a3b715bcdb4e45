/** Cusps 11, 12, 2 and 3, degrees: the fourth part of the wheel that a system of quadrants has to find. */
export type Quadrants = [eleven: number, twelve: number, two: number, three: number];
