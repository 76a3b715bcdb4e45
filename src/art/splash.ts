import type { BackInks } from './back.ts';
import { n } from './geom/points.ts';
import { arc, begonia, disc } from './geom/shapes.ts';
import type { IconMark } from './icon.ts';
import { flat, ln, tone } from './kit/marks.ts';
import { crescentPath, rays, star, starfield } from './kit/stars.ts';
import { chart } from './sky.ts';

interface SplashSize {
  width: number;
  height: number;
  mark?: IconMark;
}
/** First picture of the app, any size and ratio: the star of the back in its chart, in the inks of a brand. */
export function splash(inks: BackInks, { width, height, mark = 'star' }: SplashSize): string {
  const { ground, field, metal, light } = inks;
  // 360 units across the shorter side
  const k = 360 / Math.min(width, height);
  const w = Math.round(width * k);
  const h = Math.round(height * k);
  const x = w / 2;
  const y = h * (h > w ? 0.46 : 0.5);
  const R = 150;
  let o = `<path d="M0 0h${w}v${h}H0z" fill="${ground}"/>${tone(0, 6, w, h - 12, Math.round(h / 10), 0.2, 1.1, field)}`;
  o += starfield(10, 10, w - 20, h - 20, Math.round((w * h) / 5200), 7, { fill: metal, avoid: [[x, y, R + 12]] });
  o += flat(disc(x, y, R), field) + chart(x, y, R, { stroke: metal, seed: 3 });
  o += flat(disc(x, y, 68), ground) + ln(disc(x, y, 68), 1.6, metal) + ln(disc(x, y, 63), 0.8, metal);
  if (mark === 'star')
    o +=
      rays(x, y, 24, 60, 32, { fill: metal, r2: 52, w: 0.44 }) +
      star(x, y, 48, { inner: 0.3, contour: 1.2, light, dark: metal });
  else
    o += flat(crescentPath(x, y, 46, 0.62, 24), light) + star(x - 12, y + 3, 27, { contour: 1.2, light, dark: metal });
  // moons that wax and wane along the lower edge of the chart
  for (let i = -3; i <= 3; i++) {
    const a = ((90 - i * 13) * Math.PI) / 180;
    const mx = x + Math.cos(a) * (R + 28);
    const my = y + Math.sin(a) * (R + 28);
    const lit = 1 - Math.abs(i) / 3.5;
    o +=
      flat(disc(mx, my, 9), field) +
      flat(i ? crescentPath(mx, my, 9, lit, i < 0 ? 0 : 180) : disc(mx, my, 9), light) +
      ln(disc(mx, my, 9), 1, metal);
  }
  let waves = '';
  for (const q of [18, 28, 38, 48, 58])
    waves +=
      arc(16, 16, q, 0, 90) +
      arc(w - 16, 16, q, 90, 180) +
      arc(16, h - 16, q, 270, 360) +
      arc(w - 16, h - 16, q, 180, 270);
  o += ln(waves, 1.1, metal) + ln(begonia(10, 10, w - 20, h - 20, 14), 1.2, metal);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${w} ${h}"><g stroke-linejoin="round" stroke-linecap="round">${o}</g></svg>`;
}
