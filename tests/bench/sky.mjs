// Prints the figures of the birth chart, one JSON line each: speed, weight, accuracy, and what touches on 300 wheels. Plain node, no arguments.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const cache = join(root, 'node_modules/.cache/bench-sky');
await mkdir(cache, { recursive: true });

/** A module of the project as one minified file: its path. */
async function bundle(source, name) {
  const outDir = join(cache, name);
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      minify: true,
      target: 'es2023',
      lib: { entry: join(root, source), formats: ['es'], fileName: () => 'bundle.mjs' },
      rollupOptions: { external: ['@resvg/resvg-js'] },
    },
  });
  return join(outDir, 'bundle.mjs');
}

const say = (name, value, unit, budget) => console.log(JSON.stringify({ name, value, unit, budget }));
const load = (path) => import(pathToFileURL(path).href);
const weight = async (path) =>
  brotliCompressSync(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
/** Median of seven rounds, milliseconds a call. */
function milliseconds(work, calls) {
  work(0);
  const rounds = Array.from({ length: 7 }, () => {
    const start = performance.now();
    for (let call = 0; call < calls; call++) work(call);
    return (performance.now() - start) / calls;
  });
  return Number(rounds.sort((a, b) => a - b)[3].toFixed(4));
}

const paths = {
  chart: await bundle('src/domain/sky/chart.ts', 'chart'),
  moon: await bundle('src/domain/sky/moon.ts', 'moon'),
  zone: await bundle('src/domain/sky/zone.ts', 'zone'),
  positions: await bundle('src/domain/sky/positions.ts', 'positions'),
  events: await bundle('src/domain/sky/sky-events.ts', 'events'),
  transits: await bundle('src/domain/sky/transit-times.ts', 'transits'),
  wheel: await bundle('src/art/wheel-of.ts', 'wheel'),
  charts: await bundle('tests/art/wheel-charts.ts', 'charts'),
  faults: await bundle('tests/art/wheel-faults.ts', 'faults'),
  sample: await bundle('tests/domain/sky/ephemeris-sample.ts', 'sample'),
};
const { natalChart } = await load(paths.chart);
const { moonOf } = await load(paths.moon);
const { civilToUtc } = await load(paths.zone);
const { positionsAt } = await load(paths.positions);
const { skyEvents } = await load(paths.events);
const { transitTimes } = await load(paths.transits);
const { EPHEMERIS_SAMPLE, POINT_ORDER } = await load(paths.sample);

say('chart: code, data and ephemeris, brotli', Number((await weight(paths.chart)).toFixed(1)), 'KB', 40);
say('Moon of tonight, brotli', Number((await weight(paths.moon)).toFixed(1)), 'KB', 4);
say('clocks of history, brotli', Number((await weight(paths.zone)).toFixed(1)), 'KB', 6);
const beyondCharts = (await weight(paths.transits)) - (await weight(paths.positions));
say('dated events and transits beyond the positions of charts, brotli', Number(beyondCharts.toFixed(1)), 'KB', 60);

const instants = Array.from({ length: 400 }, (_, i) => new Date(Date.UTC(1900, 0, 1) + i * 1.5e10).toISOString());
const birthOf = (i, houseSystem) => ({
  instant: instants[i],
  latitude: (i % 130) - 65,
  longitude: i - 180,
  houseSystem,
});
say(
  'a chart (Placidus)',
  milliseconds((i) => natalChart(birthOf(i % 360, 'placidus')), 300),
  'ms',
  1,
);
say(
  'Moon of tonight',
  milliseconds((i) => moonOf(instants[i % 400]), 2000),
  'ms',
  0.1,
);
const clock = (i) => civilToUtc({ local: `19${(i % 80) + 10}-06-15T12:00`, zone: 'Asia/Shanghai' });
say('a civil time to UTC', milliseconds(clock, 500), 'ms', 0.5);
// Each call asks a year that was not asked before, and far from the last.
let asked = 0;
const year = () => {
  const first = 1950 + ((13 * asked++) % 97);
  return [`${first}-01-01T00:00:00Z`, `${first + 1}-01-01T00:00:00Z`];
};
say(
  'a year of the sky',
  milliseconds(() => skyEvents(...year()), 6),
  'ms',
  150,
);
const chart = natalChart(birthOf(300, 'placidus'));
say(
  'a year of transits',
  milliseconds(() => transitTimes(chart, ...year()), 6),
  'ms',
  150,
);

let same = 0;
let all = 0;
const errors = Object.fromEntries(POINT_ORDER.map((name) => [name, []]));
for (const row of EPHEMERIS_SAMPLE.trim().split('\n')) {
  const [instant, ...expected] = row.split(' ');
  const found = positionsAt(instant);
  POINT_ORDER.forEach((name, i) => {
    const [ours, theirs] = [found[name].longitude, Number(expected[i])];
    errors[name].push(Math.abs(((ours - theirs + 540) % 360) - 180) * 3600);
    same += Math.floor(ours * 60) === Math.floor(theirs * 60) ? 1 : 0;
    all += 1;
  });
}
say('same displayed minute as the full ephemeris, 1800-2399', Number(((100 * same) / all).toFixed(2)), '%', 99);
for (const [name, list] of Object.entries(errors)) {
  const mean = list.reduce((sum, error) => sum + error, 0) / list.length;
  say(`${name}: mean error`, Number(mean.toFixed(2)), 'arcsec', 60);
  say(`${name}: worst error`, Number(Math.max(...list).toFixed(2)), 'arcsec', 60);
}

const { wheelOf } = await load(paths.wheel);
const { randomCharts } = await load(paths.charts);
const { faultsOf } = await load(paths.faults);
const casts = randomCharts();
const wheels = casts.map((cast) => wheelOf(cast));
const heaviest = Math.max(...wheels.map((svg) => svg.length));
const nodes = Math.max(...wheels.map((svg) => svg.match(/<[a-z]/g).length));
say(
  'a wheel',
  milliseconds((i) => wheelOf(casts[i % 300]), 300),
  'ms',
  8,
);
say('heaviest of 300 wheels', Number((heaviest / 1000).toFixed(1)), 'KB', 25);
say('most nodes of 300 wheels', nodes, '', 250);
say('wheels of 300 on which something touches', wheels.filter((svg) => faultsOf(svg).length > 0).length, '', 0);
await rm(cache, { recursive: true, force: true });
