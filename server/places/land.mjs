// Makes the base map of the app: `npm run land` writes src/library/places/land.ts, which is committed.
// The coasts of Natural Earth (world-atlas, public domain), without borders.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/land-50m.json' with { type: 'json' };

/** Steps of the grid in a degree: a step is a kilometre, as the places have it. */
const STEPS = 100;
/** Islands smaller than so many square degrees are no help to anybody who looks for a town. */
const LEAST = 0.0008;

const rings = feature(atlas, atlas.objects.land)
  .features.flatMap(({ geometry }) => geometry.coordinates)
  .flat()
  .map(unrolled)
  .filter((ring) => area(ring) >= LEAST)
  .map(onGrid)
  .filter((ring) => ring.length > 3);
const text = pack(rings);
writeFileSync(
  join(import.meta.dirname, '..', '..', 'src', 'library', 'places', 'land.ts'),
  `/** The coasts of the world, packed by \`npm run land\`. Natural Earth, public domain. */\nexport const LAND = '${text}';\n`,
);
console.log(`${rings.length} coasts, ${rings.flat().length} points, ${text.length} characters`);

/**
 * A ring over the date line in one piece: its longitudes run on beyond 180 instead of jumping across the whole map. One
 * round the pole is closed along the lower edge of the map.
 */
function unrolled(ring) {
  const open = ring.slice(0, -1);
  const jump = open.findIndex(([lon], index) => Math.abs(lon - open.at(index - 1)[0]) > 180);
  if (jump < 0) return ring;
  const points = [];
  for (const [lon, lat] of [...open.slice(jump), ...open.slice(0, jump)]) {
    const before = points.at(-1)?.[0] ?? lon;
    points.push([lon - 360 * Math.round((lon - before) / 360), lat]);
  }
  const [[first], [last]] = [points[0], points.at(-1)];
  if (Math.abs(last - first) > 180) points.push([first + 360 * Math.sign(last - first), -90], [first, -90]);
  return [...points, points[0]];
}

/** On the grid, without points that lie between their neighbours, or nearly so. */
function onGrid(ring) {
  const points = ring.map(([lon, lat]) => [Math.round(lon * STEPS), Math.round(lat * STEPS)]);
  const kept = [];
  for (const [index, point] of points.entries()) {
    const before = kept.at(-1);
    const next = points[index + 1];
    if (before === undefined || next === undefined || bend(before, point, next) > slack(point)) kept.push(point);
  }
  return kept;
}

/** Twice the area of the triangle that a point adds, in steps. */
function bend([ax, ay], [bx, by], [cx, cy]) {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));
}

/** Nobody is born on the coast of Antarctica, which is a tenth of all coasts. */
function slack([, north]) {
  return north < -60 * STEPS ? 400 : 8;
}

/** Differences from point to point, small ones as one character; a space between two coasts. */
function pack(coasts) {
  let [x, y] = [0, 0];
  return coasts
    .map((coast) =>
      coast
        .slice(0, -1)
        .map(([east, north]) => {
          const step = number(east - x) + number(north - y);
          [x, y] = [east, north];
          return step;
        })
        .join(''),
    )
    .join(' ');
}

/** Characters from ( to ~ without \ and `: the first 50 end a number, the other 35 are followed by more of it. */
function number(signed) {
  let rest = signed < 0 ? -2 * signed - 1 : 2 * signed;
  let text = '';
  while (rest >= 50) {
    text += digit(50 + ((rest - 50) % 35));
    rest = Math.floor((rest - 50) / 35);
  }
  return text + digit(rest);
}

function digit(value) {
  const code = 40 + value;
  return String.fromCharCode(code + (code >= 92 ? 1 : 0) + (code >= 95 ? 1 : 0));
}

function area(ring) {
  let twice = 0;
  for (let index = 1; index < ring.length; index += 1) {
    twice += ring[index - 1][0] * ring[index][1] - ring[index][0] * ring[index - 1][1];
  }
  return Math.abs(twice) / 2;
}
