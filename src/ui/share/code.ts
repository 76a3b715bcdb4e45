import { encode } from 'uqr';

/** Paints an address as a QR code with its quiet border, black on light, into a square. Its points are whole pixels. */
export function paintCode(
  context: CanvasRenderingContext2D,
  address: string,
  x: number,
  y: number,
  size: number,
): void {
  const { data } = encode(address, { ecc: 'M', border: 3 });
  const module = Math.floor(size / data.length);
  const edge = Math.floor((size - module * data.length) / 2);
  context.fillStyle = '#ffffff';
  context.fillRect(x, y, size, size);
  context.fillStyle = '#12132f';
  data.forEach((row, line) => {
    row.forEach((dark, column) => {
      if (dark) context.fillRect(x + edge + column * module, y + edge + line * module, module, module);
    });
  });
}
