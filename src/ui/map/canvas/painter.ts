import type { Laying } from '../../../domain/map/grid.ts';
import { maskPaths } from '../../../domain/map/mask.ts';
import { needsWarp } from '../../../domain/map/warp.ts';
import type { MapFrame } from '../host.ts';
import type { Look, Painter } from '../painter.ts';
import { paintBent } from './bent.ts';
import { Pace } from './pace.ts';
import { paintSquares } from './squares.ts';

/**
 * Paints on a canvas of its own, without WebGL: plain squares, or tiles bent piece by piece where there is no WebGL.
 * `redraw` asks for another frame.
 */
export function canvasPainter(laying: Laying, redraw: () => void): Painter<unknown> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const place = needsWarp(laying) ? paintBent : paintSquares;
  const pace = new Pace(redraw);
  const painter: Painter<ImageBitmap> = {
    take: (bitmap) => bitmap,
    free: (bitmap) => bitmap.close(),
    paint(drawing, whole, look) {
      if (pen === null) return canvas;
      const part = pace.part(whole, performance.now());
      const frame = { ...whole, pixelRatio: whole.pixelRatio * part };
      // Smoothing them while they are enlarged costs as much again as painting them.
      canvas.style.imageRendering = part === 1 ? '' : 'pixelated';
      resize(canvas, frame);
      pen.resetTransform();
      pen.clearRect(0, 0, canvas.width, canvas.height);
      canvas.style.opacity = String(look.opacity);
      if (drawing.length === 0) return canvas;
      pen.save();
      cut(pen, frame, look);
      place(pen, drawing, frame, laying);
      pen.restore();
      return canvas;
    },
    lose() {},
    destroy() {
      pace.end();
      canvas.width = 0;
      canvas.remove();
    },
  };
  return painter as Painter<unknown>;
}

function resize(canvas: HTMLCanvasElement, { size: [width, height], pixelRatio }: MapFrame): void {
  const [across, down] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
}

/** Clips to the mask; overlapping polygons join. */
function cut(pen: CanvasRenderingContext2D, frame: MapFrame, { mask }: Look): void {
  if (mask === null) return;
  const path = new Path2D();
  for (const ring of maskPaths(mask, (point) => frame.toScreen(point))) {
    ring.forEach(([x, y], index) => {
      if (index === 0) path.moveTo(x * frame.pixelRatio, y * frame.pixelRatio);
      else path.lineTo(x * frame.pixelRatio, y * frame.pixelRatio);
    });
    path.closePath();
  }
  pen.clip(path, 'nonzero');
}
