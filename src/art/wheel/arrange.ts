import type { Point } from '../geom/points.ts';
import { leaderPoints } from './leader.ts';
import { FIGURES, RINGS, type Spot, type WheelChart, type WheelPoint } from './plan.ts';
import { spread } from './spread.ts';
import { type Box, boxesOf, onRay, type Stack, stackAt, touching } from './stack.ts';

export type Axis = 'AC' | 'MC' | 'DC' | 'IC';
/** Something in the ring of the planets with its true longitude and the one where it is shown. */
export interface Placed {
  /** 1 to 12 where a house begins here. */
  house?: number;
  axis?: Axis;
  point?: WheelPoint;
  truly: number;
  shown: number;
  stack: Stack | null;
}
/** What has to stand clear, worked out once a round. */
interface Shape {
  boxes: readonly Box[];
  /** Where the line of an axis or cusp would meet the rim. */
  rim: Point | null;
  /** The leader, where it may come down on a neighbour. */
  leader: readonly Point[];
}

/** Axes give way only to each other, cusps only to axes and to what cannot stand in a narrow house. */
const WEIGHT = { axis: 1e6, cusp: 1e4, point: 1 } as const;
/** Degrees that two planets need at the least, and by which gaps are widened. */
const CLOSEST = 7;
const STEP = 0.5;
const ROUNDS = 120;
/** Degrees; leaders of what is moved less stay above all heads. */
const FAR = 4;
/** Degrees beyond which nothing is wide enough to touch. */
const WIDE = 40;

/**
 * Finds a place for every planet, axis and cusp so that nothing touches: in the order of the zodiac, no planet beyond a
 * cusp, as near to the truth as there is room. Where houses are narrower than what stands in them their cusps are moved
 * too, and a leader leads to the true place.
 */
export function arrange(at: Spot, { points, houses }: WheelChart): Placed[] {
  const items = itemsOf(points, houses);
  const gaps = items.map(({ point }, i) => (point && items[(i + 1) % items.length]!.point ? CLOSEST : 0));
  for (let round = 0; round < ROUNDS; round++) {
    const shown = spread(
      items.map(({ truly, axis, house }) => ({
        truly,
        weight: axis ? WEIGHT.axis : house ? WEIGHT.cusp : WEIGHT.point,
      })),
      gaps,
    );
    items.forEach((item, i) => {
      item.shown = shown[i]!;
      item.stack = stackOf(at, item);
    });
    if (!widened(at, items, gaps)) break;
  }
  return items;
}

function itemsOf(points: readonly WheelPoint[], houses: WheelChart['houses']): Placed[] {
  const turned = (longitude: number) => ((longitude % 360) + 360) % 360;
  const items: Placed[] = [];
  const put = (longitude: number, rest: Partial<Placed>): void => {
    const truly = turned(longitude);
    items.push({ truly, shown: truly, stack: null, ...rest });
  };
  if (houses) {
    const { ascendant, midheaven, cusps } = houses;
    cusps.forEach((cusp, i) => {
      put(cusp, { house: i + 1 });
    });
    const ends = [
      ['AC', ascendant],
      ['MC', midheaven],
      ['DC', ascendant + 180],
      ['IC', midheaven + 180],
    ] as const;
    for (const [axis, longitude] of ends) {
      const cusp = items.find(({ truly }) => Math.abs(((truly - longitude + 540) % 360) - 180) < 1e-6);
      if (cusp && !cusp.axis) cusp.axis = axis;
      else put(longitude, { axis });
    }
  }
  for (const point of points) put(point.longitude, { point });
  // What begins at a longitude stands before what lies on it: a planet on a cusp is in the house that begins there.
  return items.sort((a, b) => a.truly - b.truly || Number(!!a.point) - Number(!!b.point));
}

function stackOf(at: Spot, { point, axis, shown }: Placed): Stack | null {
  if (point) return stackAt(at, shown, { tag: false, figures: true, mark: !!point.retrograde });
  return axis ? stackAt(at, shown, { tag: true, figures: axis === 'AC' || axis === 'MC', mark: false }) : null;
}

/** Widens the gaps between all that touch. @returns whether there was something to widen */
function widened(at: Spot, items: readonly Placed[], gaps: number[]): boolean {
  const count = items.length;
  const wider = new Set<number>();
  const between = (from: number, steps: number): void => {
    for (let step = 0; step < steps; step++) wider.add((from + step) % count);
  };
  const shapes = items.map((item) => shapeOf(at, item));
  for (let i = 0; i < count; i++)
    for (let steps = 1; steps <= Math.min(4, count - 1); steps++) {
      const next = (i + steps) % count;
      const apart = (((items[next]!.shown - items[i]!.shown) % 360) + 360) % 360;
      if (apart > WIDE && apart < 360 - WIDE) break;
      if (clash(shapes[i]!, shapes[next]!)) {
        between(i, steps);
        break;
      }
    }
  const cusps = items.flatMap(({ house }, i) => (house ? [i] : []));
  cusps.forEach((from, k) => {
    const to = cusps[(k + 1) % cusps.length]!;
    const [a, b] = [items[from]!.shown, items[to]!.shown];
    const number = numberBox(at, a, b);
    const edges = [a, b].map((edge) => at(RINGS.zodiac, edge));
    if (edges.some((edge) => onRay(number, edge))) between(from, (to - from + count) % count);
  });
  for (const index of wider) gaps[index]! += STEP;
  return wider.size > 0;
}

function shapeOf(at: Spot, { point, truly, shown, stack }: Placed): Shape {
  const far = Math.abs(shown - truly) >= FAR;
  return {
    boxes: stack ? boxesOf(stack) : [],
    rim: point ? null : at(RINGS.zodiac, shown),
    leader: far ? leaderPoints(at, truly, shown, 1.5) : [],
  };
}

function clash(a: Shape, b: Shape): boolean {
  if (a.boxes.some((box) => b.boxes.some((other) => touching(box, other)))) return true;
  return crosses(a, b) || crosses(b, a);
}

/** Whether the line of one runs through the boxes of the other, or its leader comes down too near to the other's head. */
function crosses({ rim, leader }: Shape, { boxes }: Shape): boolean {
  if (rim && boxes.some((box) => onRay(box, rim))) return true;
  const [head] = boxes;
  return !!head && leader.some(([x, y]) => Math.abs(x - head.x) < head.w + 0.5 && Math.abs(y - head.y) < head.h + 0.5);
}

/** The box of the number of the house between two shown cusps. */
export function numberBox(at: Spot, from: number, to: number): Box {
  const [x, y] = at((RINGS.houses + RINGS.core) / 2, from + ((((to - from) % 360) + 360) % 360) / 2);
  return { x, y, w: FIGURES * 0.62, h: FIGURES * 0.37 };
}
