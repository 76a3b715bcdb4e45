/** The whole numbers of a table written as text. */
export const numbersOf = (text: string): number[] => text.trim().split(/\s+/).map(Number);

/** Radians in an arc second. */
export const ARC_SECOND = Math.PI / 648_000;
/** Days of Terrestrial Time either side of J2000 to which the tables are used: 1945-01-01 to 2055-01-01. */
export const TABLES_DAYS = 20_089;
/** Days beyond it over which they give way to the elder, coarser ephemeris, so that no longitude jumps. */
export const FADING_DAYS = 60;
