import { C } from '../ink.ts';
import { graded, tone } from './marks.ts';

type Stops = readonly (readonly [offset: number, colour: string])[];
type Sky = readonly [stops: Stops, line: string, from: number, to: number];

/** Skies of the Lenormand cards: ground, colour of the tone lines, their weight at the top and at the foot. */
const SKIES = {
  night: [
    [
      [0, C.ink],
      [0.6, C.night2],
      [1, C.blue],
    ],
    C.night2,
    0.3,
    1.8,
  ],
  evening: [
    [
      [0, C.night],
      [0.45, C.night2],
      [0.8, '#a98a92'],
      [1, C.coral],
    ],
    C.night,
    2.2,
    0.3,
  ],
  dawn: [
    [
      [0, C.paper],
      [0.55, C.gold2],
      [1, C.coral],
    ],
    C.straw,
    0.4,
    2.2,
  ],
  gold: [
    [
      [0, C.gold2],
      [0.5, C.paper],
      [1, '#f7e3c4'],
    ],
    C.straw,
    2.2,
    0.4,
  ],
  ember: [
    [
      [0, C.coral],
      [0.6, C.gold2],
      [1, C.paper],
    ],
    C.red,
    2,
    0.3,
  ],
  afterglow: [
    [
      [0, C.plum],
      [0.3, '#a04a43'],
      [0.62, C.coral],
      [0.88, C.gold2],
      [1, C.paper],
    ],
    C.red2,
    1.9,
    0.3,
  ],
  day: [
    [
      [0, C.blue2],
      [0.6, C.paper],
      [1, C.paper],
    ],
    C.blue,
    2,
    0.3,
  ],
  azure: [
    [
      [0, C.blue],
      [0.6, C.blue2],
      [1, C.paper],
    ],
    C.blue3,
    2.2,
    0.3,
  ],
  gloaming: [
    [
      [0, C.blue3],
      [0.15, C.blue],
      [0.37, C.blue2],
      [0.64, '#f3dcc0'],
      [1, C.paper],
    ],
    C.blue3,
    2.2,
    0.3,
  ],
  deep: [
    [
      [0, C.blue3],
      [0.5, C.blue],
      [1, C.blue2],
    ],
    C.night,
    2,
    0.4,
  ],
  dusk: [
    [
      [0, '#5f6d8c'],
      [0.55, C.grey2],
      [0.82, '#f3dcc0'],
      [1, C.coral],
    ],
    C.night2,
    2.4,
    0.3,
  ],
  grey: [
    [
      [0, C.grey],
      [0.5, C.grey2],
      [1, C.paper],
    ],
    C.night2,
    1.8,
    0.3,
  ],
  storm: [
    [
      [0, C.night2],
      [0.3, C.grey],
      [0.62, C.grey2],
      [0.86, '#f3dcc0'],
      [1, C.paper],
    ],
    C.night,
    1.8,
    0.3,
  ],
} as const satisfies Record<string, Sky>;

/** Sky from the top of the window down to the horizon; id is the id of the card. */
export function sky(id: string, kind: keyof typeof SKIES, horizon: number, rows = 44): string {
  const [stops, line, from, to] = SKIES[kind];
  return (
    graded(`${id}g`, 22, 22, 276, horizon - 22, stops) + tone(22, 24, 276, (horizon - 24) * 0.92, rows, from, to, line)
  );
}
