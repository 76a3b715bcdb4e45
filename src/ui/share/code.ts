import { encode } from 'uqr';

/** Paints an address as a QR code with its quiet border, black on light, into a square. */
export function paintCode(
  context: CanvasRenderingContext2D,
  address: string,
  x: number,
  y: number,
  size: number,
): void {
  const { data } = encode(address, { ecc: 'M', border: 3 });
  const module = size / data.length;
  context.fillStyle = '#ffffff';
  context.fillRect(x, y, size, size);
  context.fillStyle = '#12132f';
  data.forEach((row, line) => {
    row.forEach((dark, column) => {
      if (!dark) return;
      const left = Math.floor(x + column * module);
      const top = Math.floor(y + line * module);
      context.fillRect(
        left,
        top,
        Math.ceil(x + (column + 1) * module) - left,
        Math.ceil(y + (line + 1) * module) - top,
      );
    });
  });
}
