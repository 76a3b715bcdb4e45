/** A picture of few colours: one number of the palette for each pixel, row by row. */
export interface Paletted {
  readonly colours: readonly Colour[];
  readonly pixels: Uint8Array;
}
type Colour = readonly [red: number, green: number, blue: number];
/** Pixels that are equal in the five highest bits of each channel: how many they are, and their mean. */
interface Bin {
  readonly key: number;
  readonly count: number;
  readonly colour: Colour;
}

const BINS = 1 << 15;
const ROUNDS = 3;

/** The picture in at most `most` colours: those used most, each moved to the middle of what it stands for. */
export function reduceColours(rgba: Uint8Array, most: number): Paletted {
  const bins = binsOf(rgba);
  let colours: readonly Colour[] = bins.slice(0, most).map(({ colour }) => colour);
  for (let round = 0; round < ROUNDS; round++) colours = centred(bins, colours);
  const places = new Uint8Array(BINS);
  for (const { key, colour } of bins) places[key] = nearest(colours, colour);
  const pixels = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < pixels.length; at++) pixels[at] = places[keyAt(rgba, at * 4)]!;
  return {
    colours: colours.map(([red, green, blue]) => [Math.round(red), Math.round(green), Math.round(blue)]),
    pixels,
  };
}

/** The bins that have pixels, the fullest first. */
function binsOf(rgba: Uint8Array): Bin[] {
  const counts = new Uint32Array(BINS);
  const [reds, greens, blues] = [new Float64Array(BINS), new Float64Array(BINS), new Float64Array(BINS)];
  for (let at = 0; at < rgba.length; at += 4) {
    const key = keyAt(rgba, at);
    counts[key]! += 1;
    reds[key]! += rgba[at]!;
    greens[key]! += rgba[at + 1]!;
    blues[key]! += rgba[at + 2]!;
  }
  const bins: Bin[] = [];
  for (const [key, count] of counts.entries())
    if (count > 0) bins.push({ key, count, colour: [reds[key]! / count, greens[key]! / count, blues[key]! / count] });
  return bins.sort((a, b) => b.count - a.count || a.key - b.key);
}

function keyAt(rgba: Uint8Array, at: number): number {
  return ((rgba[at]! >> 3) << 10) | ((rgba[at + 1]! >> 3) << 5) | (rgba[at + 2]! >> 3);
}

function centred(bins: readonly Bin[], colours: readonly Colour[]): Colour[] {
  const sums = colours.map((): [number, number, number, number] => [0, 0, 0, 0]);
  for (const { colour, count } of bins) {
    const sum = sums[nearest(colours, colour)]!;
    sum[0] += colour[0] * count;
    sum[1] += colour[1] * count;
    sum[2] += colour[2] * count;
    sum[3] += count;
  }
  return sums.map(([red, green, blue, count], place) =>
    count === 0 ? colours[place]! : [red / count, green / count, blue / count],
  );
}

function nearest(colours: readonly Colour[], [red, green, blue]: Colour): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < colours.length; place++) {
    const [r, g, b] = colours[place]!;
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [least, best] = [distance, place];
  }
  return best;
}
