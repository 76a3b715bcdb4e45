import { walkAccount, walkFaults, walkLostStore, walkOffline, walkSettings, walkTwoWindows } from './long-walk.ts';
import { walkShort } from './short-walk.ts';
import type { EngineStage } from './stage.ts';

type Walk = readonly [says: string, walk: (stage: EngineStage) => Promise<void>];

const SHORT: readonly Walk[] = [['draws, reads, and finds it again without a connection', walkShort]];

const LONG: readonly Walk[] = [
  ['does everything without a connection: deep links, three decks, the whole table', walkOffline],
  ['comes in, has a chart cast from the map, and buys coins', walkAccount],
  ['keeps theme, size and language, and leaves the largest text its place', walkSettings],
  ['goes on with a draw after a reload and in two windows', walkTwoWindows],
  ['is heard when a page complains', walkFaults],
  ['keeps what is drawn when the connection to the store is lost', walkLostStore],
];

/** The walks of this run: one in `npm test`, all of them in `npm run proof engines`. */
export const WALKS: readonly Walk[] = process.env.PROOF === 'engines' ? [...SHORT, ...LONG] : SHORT;
