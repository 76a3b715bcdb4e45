import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Pixels of a module's side. */
const MODULE_PX = 10;
const BORDER_MODULES = 4;

/** A text as a QR code in a PNG of one bit a pixel, black on white. */
export function qrPicture(text: string): Buffer {
  const { data } = encode(text, { ecc: 'M', border: BORDER_MODULES });
  const side = data.length * MODULE_PX;
  const rows = data.flatMap((row) => {
    const line = Buffer.alloc(1 + Math.ceil(side / 8));
    for (let x = 0; x < side; x += 1) if (!row[Math.floor(x / MODULE_PX)]) line[1 + (x >> 3)]! |= 0x80 >> (x & 7);
    return Array<Buffer>(MODULE_PX).fill(line);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
