import type { BackInks } from '../../art/back.ts';

/** The ground of a poster and the plate with hollow corners that lies on it, as wide and high as the canvas. */
export function paintFrame(context: CanvasRenderingContext2D, inks: BackInks): void {
  const { width, height } = context.canvas;
  context.fillStyle = inks.ground;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = inks.metal;
  for (const [inset, line] of [
    [30, 3],
    [42, 1.5],
  ] as const) {
    context.lineWidth = line;
    context.stroke(plate(inset, width, height, 34));
  }
}

/** A thin line across the poster with a star in its middle. */
export function paintRule(context: CanvasRenderingContext2D, inks: BackInks, y: number): void {
  const middle = context.canvas.width / 2;
  context.strokeStyle = inks.metal;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(middle - 300, y);
  context.lineTo(middle - 34, y);
  context.moveTo(middle + 34, y);
  context.lineTo(middle + 300, y);
  context.stroke();
  context.fillStyle = inks.light;
  context.beginPath();
  for (let point = 0; point < 16; point++) {
    const turn = (point * Math.PI) / 8;
    const far = point % 4 === 0 ? 20 : point % 2 === 0 ? 11 : 5;
    context.lineTo(middle + Math.sin(turn) * far, y - Math.cos(turn) * far);
  }
  context.closePath();
  context.fill();
}

function plate(inset: number, width: number, height: number, notch: number): Path2D {
  const path = new Path2D();
  const [right, bottom] = [width - inset, height - inset];
  path.moveTo(inset + notch, inset);
  path.lineTo(right - notch, inset);
  path.arc(right, inset, notch, Math.PI, Math.PI / 2, true);
  path.lineTo(right, bottom - notch);
  path.arc(right, bottom, notch, -Math.PI / 2, Math.PI, true);
  path.lineTo(inset + notch, bottom);
  path.arc(inset, bottom, notch, 0, -Math.PI / 2, true);
  path.lineTo(inset, inset + notch);
  path.arc(inset, inset, notch, Math.PI / 2, 0, true);
  path.closePath();
  return path;
}
