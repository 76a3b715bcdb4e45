import { Resvg } from '@resvg/resvg-js';
import { WHEEL } from '../../src/art/wheel/plan.ts';
import { crossing, marksOf, overlap, through } from './wheel-boxes.ts';

const inks = new Map<string, readonly [number, number, number, number]>();
/** The strokes of a sign on its grid, as a renderer measures them. */
export function ink(path: string): readonly [number, number, number, number] {
  const known = inks.get(path);
  if (known) return known;
  const box = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"/></svg>`,
  ).getBBox()!;
  const found = [box.x, box.y, box.x + box.width, box.y + box.height] as const;
  inks.set(path, found);
  return found;
}

/** What is wrong with a wheel, in words; nothing where all stands clear. */
export function faultsOf(svg: string): string[] {
  const { marks, leaders, radials } = marksOf(svg, ink);
  const faults: string[] = [];
  marks.forEach((mark, i) => {
    for (const [x, y] of [
      [mark.left, mark.top],
      [mark.right, mark.top],
      [mark.left, mark.bottom],
      [mark.right, mark.bottom],
    ] as const)
      if (Math.hypot(x - WHEEL / 2, y - WHEEL / 2) > WHEEL / 2) faults.push(`${mark.name} outside`);
    for (const other of marks.slice(i + 1)) if (overlap(mark, other)) faults.push(`${mark.name} over ${other.name}`);
    for (const line of [...leaders, ...radials]) {
      // A leader ends at its own sign; a tag stands on the line of its own axis.
      if (mark.own !== line.name && through(line, mark)) faults.push(`${line.name} through ${mark.name}`);
    }
  });
  const lines = [...leaders, ...radials];
  lines.forEach((line, i) => {
    for (const other of lines.slice(i + 1))
      if (crossing(line, other)) faults.push(`${line.name} crosses ${other.name}`);
  });
  return faults;
}
