/** Part of a card that still names it when it is shown 40 px wide: x, y, width, height in card units, 5 : 7. */
export type Focus = readonly [x: number, y: number, w: number, h: number];

/** What every card module exports. */
export interface CardArt {
  focus: Focus;
  /** The whole card as an SVG document, 320 x 544. */
  draw(): string;
}
