/** A stretch of the typed text: places of its first character and behind its last. */
export type Stretch = readonly [from: number, to: number];
