import { deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

/** A PNG of 256 by 256: of one colour, or of four in its quarters (upper left, upper right, lower left, lower right). */
export function picture(...colours: readonly Colour[]): Buffer {
  const quarters = colours.length === 4 ? colours : Array.from({ length: 4 }, () => colours[0]!);
  const rows = Buffer.alloc(256 * (1 + 256 * 4));
  for (let y = 0; y < 256; y += 1) {
    for (let x = 0; x < 256; x += 1) {
      const [red, green, blue, alpha = 255] = quarters[(y >= 128 ? 2 : 0) + (x >= 128 ? 1 : 0)]!;
      rows.set([red, green, blue, alpha], y * 1025 + 1 + x * 4);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(256, 0);
  head.writeUInt32BE(256, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}

function crc(data: Buffer): number {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
