import { describe, expect, test } from 'vitest';
import { wheelOf } from '../../src/art/wheel-of.ts';
import { printedWheel } from '../../src/art/wheel-printed.ts';
import { natalChart } from '../../src/domain/sky/chart.ts';
import { randomCharts } from './wheel-charts.ts';

const charts = randomCharts(50);
const wheels = charts.map((cast) => wheelOf(cast));
const group = (svg: string, point: string) => new RegExp(`<g data-point="${point}">(.*?)</g>`).exec(svg)?.[1] ?? '';

interface Line {
  pair: string;
  colour: string;
  width: number;
  dash: string;
}
/** The lines of aspects that a wheel shows. */
const linesOf = (svg: string): Line[] =>
  [...svg.matchAll(/<path d="[^"]*" stroke="([^"]+)" stroke-width="([\d.]+)"([^>]*) data-points="([^"]+)"\/>/g)].map(
    ([, colour = '', width, rest = '', pair = '']) => ({
      pair,
      colour,
      width: Number(width),
      dash: /stroke-dasharray="([^"]+)"/.exec(rest)?.[1] ?? '',
    }),
  );

describe('what a wheel marks', () => {
  test('an R stands at the planets that go backwards, and at no other', () => {
    for (const [index, { chart }] of charts.entries())
      for (const name of ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const)
        expect(group(wheels[index]!, name).includes('>R</text>'), name).toBe(chart.points[name].retrograde);
  });

  test('every sign and planet is a path of our own: text is figures, R and the tags of the axes', () => {
    for (const svg of wheels)
      for (const [, words] of svg.matchAll(/<text[^>]*>([^<]*)</g)) expect(words).toMatch(/^(\d+[°′]?|R|AC|MC|DC|IC)$/);
  });

  test('the rim has 360 ticks, 72 and 36 longer ones, all from the beginning of Aries', () => {
    const [cast] = charts.filter(({ timed }) => timed);
    const dashed = [
      ...wheelOf(cast!).matchAll(/r="([\d.]+)"[^>]*stroke-dasharray="([\d.]+) ([\d.]+)"[^>]*rotate\(([\d.]+)/g),
    ];
    const counts = dashed.map(([, r, on, off]) => (2 * Math.PI * Number(r)) / (Number(on) + Number(off)));
    expect(counts.map((count) => Number(count.toFixed(2)))).toEqual([360, 72, 36]);
    for (const [, , , , turned] of dashed)
      expect(Number(turned)).toBeCloseTo(cast!.timed ? cast!.chart.angles.ascendant : 0, 2);
  });

  test('twelve house numbers and the four axes stand on a chart with a time, none on one without', () => {
    for (const [index, cast] of charts.entries()) {
      const words = [...wheels[index]!.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word]) => word);
      const numbers = words.filter((word) => /^\d+$/.test(word!)).map(Number);
      expect(numbers.sort((a, b) => a - b)).toEqual(cast.timed ? Array.from({ length: 12 }, (_, i) => i + 1) : []);
      expect(words.filter((word) => /^[A-Z]C$/.test(word!)).sort()).toEqual(cast.timed ? ['AC', 'DC', 'IC', 'MC'] : []);
      expect(wheels[index]!.includes('data-line')).toBe(cast.timed);
    }
  });
});

describe('the lines of aspects', () => {
  const chart = natalChart({
    instant: '1990-06-10T14:30:00Z',
    latitude: 31.2,
    longitude: 121.5,
    houseSystem: 'placidus',
  });
  const COLOURS = { square: '--fire', opposition: '--fire', trine: '--water', sextile: '--earth', quincunx: '--air' };
  const drawn = (aspect: string, weight: number) =>
    linesOf(
      wheelOf({
        timed: true,
        chart: {
          ...chart,
          aspects: [{ first: 'Sun', second: 'Moon', aspect, orb: 1, weight, applying: true } as never],
        },
      }),
    );

  test.each(Object.entries(COLOURS))('a %s has the colour of its nature', (aspect, colour) => {
    expect(drawn(aspect, 1)).toMatchObject([{ pair: 'Sun Moon', colour: `var(${colour})` }]);
  });

  test('the closer an aspect, the heavier its line', () => {
    for (const aspect of Object.keys(COLOURS)) {
      const widths = [0, 0.25, 0.5, 0.75, 1].map((weight) => drawn(aspect, weight)[0]!.width);
      for (const [index, width] of widths.entries()) if (index > 0) expect(width).toBeGreaterThan(widths[index - 1]!);
    }
  });

  test('minor aspects are dashed, the great ones are whole', () => {
    for (const aspect of ['quincunx', 'semisextile', 'semisquare', 'sesquiquadrate'])
      expect(drawn(aspect, 1)[0]!.dash, aspect).not.toBe('');
    for (const aspect of ['opposition', 'square', 'trine']) expect(drawn(aspect, 1)[0]!.dash, aspect).toBe('');
  });
});

test('a printed wheel brings its colours along and has the size that was asked for', () => {
  const svg = printedWheel(charts[0]!, 1080);
  const used = new Set([...svg.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  for (const name of used) if (name !== 'font-display') expect(svg, name).toMatch(new RegExp(`--${name}:#[0-9a-f]{6}`));
  expect(svg).toContain('width="1080" height="1080"');
});
