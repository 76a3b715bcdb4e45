import { deflateSync } from 'node:zlib';
import { type Paletted, reduceColours } from './palette.ts';

/** What a preview may weigh: some messengers show no picture that weighs more. */
export const MAX_PREVIEW_BYTES = 60_000;
/** Colours of a picture, the most that its weight allows. The deck is printed in flat inks, so that few are enough. */
const COLOURS = [64, 44, 30, 20, 14] as const;

/** A PNG (ISO/IEC 15948) with a palette, of as many colours as stay below `MAX_PREVIEW_BYTES`. `rgba`: without clear pixels. */
export function encodePng(rgba: Uint8Array, width: number, height: number): Uint8Array {
  let png = new Uint8Array();
  for (const most of COLOURS) {
    png = writePng(reduceColours(rgba, most), width, height);
    if (png.length < MAX_PREVIEW_BYTES) break;
  }
  return png;
}

function writePng({ colours, pixels }: Paletted, width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // eight bits a pixel, by palette
  head.set([8, 3, 0, 0, 0], 8);
  // each row begins with its filter: none
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('PLTE', Buffer.from(colours.flat())),
      chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

const CRC = new Int32Array(256).map((_, place) => {
  let value = place;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = -1;
  for (const byte of body) crc = (crc >>> 8) ^ CRC[(crc ^ byte) & 255]!;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeInt32BE(~crc);
  return Buffer.concat([size, body, sum]);
}
