// PNG with at most 256 colours, so that sheets of flat colour stay small.
import { deflateSync } from 'node:zlib';

/** Palette of the most used colours, each at least a little apart from the others. */
function palette(pixels) {
  const uses = new Map();
  for (let i = 0; i < pixels.length; i += 4) {
    const key = ((pixels[i] & 0xfc) << 16) | ((pixels[i + 1] & 0xfc) << 8) | (pixels[i + 2] & 0xfc);
    uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  return [...uses]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 256)
    .map(([key]) => key);
}
const rgb = (key) => [(key >> 16) & 255, (key >> 8) & 255, key & 255];

const CRC = new Int32Array(256).map((_, i) => {
  let c = i;
  for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = -1;
  for (const byte of body) crc = (crc >>> 8) ^ CRC[(crc ^ byte) & 255];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeInt32BE(~crc);
  return Buffer.concat([size, body, sum]);
}

/** @param {Buffer} pixels RGBA */
export function encode(pixels, width, height) {
  const keys = palette(pixels);
  const colours = keys.map(rgb);
  const index = new Map(keys.map((key, i) => [key, i]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, at = 0, p = 0; y < height; y++) {
    at++;
    for (let x = 0; x < width; x++, p += 4) {
      const key = ((pixels[p] & 0xfc) << 16) | ((pixels[p + 1] & 0xfc) << 8) | (pixels[p + 2] & 0xfc);
      let i = index.get(key);
      if (i === undefined) {
        const [r, g, b] = rgb(key);
        let best = Infinity;
        colours.forEach((c, k) => {
          const d = (c[0] - r) ** 2 + (c[1] - g) ** 2 + (c[2] - b) ** 2;
          if (d < best) [best, i] = [d, k];
        });
        index.set(key, i);
      }
      rows[at++] = i;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colourTable = Buffer.from(colours.flatMap(([r, g, b]) => [r | (r >> 6), g | (g >> 6), b | (b >> 6)]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', colourTable),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
