import { get, set } from 'idb-keyval';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'tiles';
const INDEX = 'TileIndex';
/** The pictures used last; the specification's number. */
const MAX_TILES = 512;
/** The order is written after so many changes, so that a full cache does not pay for it at every tile. */
const CHANGES_A_WRITE = 32;
const SECRETS = /^(tk|key|ak|token|access_token)$/i;

/** Pictures of other origins, asked for by an element or by the map's own fetch, are map tiles: the page's policy lets no other in. */
export function isTile(url: URL, request: Request): boolean {
  return ['image', ''].includes(request.destination) && url.origin !== self.location.origin;
}

/** The kept picture, else the network's; only whole pictures are kept, never one that cannot be read. */
export async function tileFor(request: Request): Promise<Response> {
  const key = keyOf(new URL(request.url));
  const cache = await openCache();
  const kept = await cache?.match(key, { ignoreVary: true }).catch(() => undefined);
  if (kept) {
    void inTurn(() => touch(key));
    return kept;
  }
  const fresh = await fetch(request);
  if (cache && isPicture(fresh)) {
    const copy = fresh.clone();
    void inTurn(() => keep(cache, key, copy));
  }
  return fresh;
}

/** One tile, whichever of the equal hosts it came from and whatever token it was asked with. */
function keyOf(url: URL): string {
  const labels = url.hostname.split('.');
  const host = labels.length > 2 && !/^[\d.]+$/.test(url.hostname) ? labels.slice(1).join('.') : url.hostname;
  const asked = [...url.searchParams].filter(([name]) => !SECRETS.test(name)).sort();
  return `https://tile.invalid/${host}:${url.port}${url.pathname}?${new URLSearchParams(asked)}`;
}

function isPicture(answer: Response): boolean {
  return answer.status === 200 && answer.type !== 'opaque' && /^image\//.test(answer.headers.get('Content-Type') ?? '');
}

/** Lets all kept pictures go; the next look at the map brings its own again. */
export function freeTiles(): Promise<void> {
  return inTurn(async () => {
    await caches.delete(CACHE);
    order = new Map();
    await writeOrder(order);
  });
}

/** Keys in the order of their last use, the oldest first: a counter, no clock. */
let order: Map<string, true> | undefined;
let changes = 0;

/** The last picture found no room although the oldest had gone: then the others stay, for letting go does not help. */
let noRoom = false;

async function keep(cache: Cache, key: string, picture: Response): Promise<void> {
  const known = await readOrder(cache);
  if (!known.has(key)) await evict(cache, known, known.size + 1 - MAX_TILES);
  try {
    await cache.put(key, picture.clone());
  } catch {
    if (noRoom) return;
    await evict(cache, known, Math.ceil(known.size / 4));
    await writeOrder(known);
    noRoom = !(await cache.put(key, picture).then(
      () => true,
      (reason) => console.info('A tile was not kept:', String(reason)),
    ));
    if (noRoom) return;
  }
  noRoom = false;
  await touch(key);
}

async function touch(key: string): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  const known = await readOrder(cache);
  known.delete(key);
  known.set(key, true);
  changes += 1;
  if (changes % CHANGES_A_WRITE === 0) await writeOrder(known);
}

async function evict(cache: Cache, known: Map<string, true>, count: number): Promise<void> {
  for (const key of [...known.keys()].slice(0, Math.max(0, count))) {
    known.delete(key);
    await cache.delete(key, { ignoreVary: true });
  }
}

/** The kept order, reconciled with what the cache really holds: unknown pictures count as the oldest. */
async function readOrder(cache: Cache): Promise<Map<string, true>> {
  if (order) return order;
  const held = new Set((await cache.keys()).map((request) => request.url));
  const kept = (await get<string[]>(INDEX).catch(() => undefined)) ?? [];
  const known = kept.filter((key) => held.has(key));
  const unknown = [...held].filter((key) => !known.includes(key));
  order = new Map([...unknown, ...known].map((key) => [key, true]));
  return order;
}

async function writeOrder(known: Map<string, true>): Promise<void> {
  await set(INDEX, [...known.keys()]).catch(() => {});
}

async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE);
  } catch {
    return undefined;
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** One change after another, also across a worker that takes over from another. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const next = turn.then(() => (self.navigator.locks ? self.navigator.locks.request('tiles', work) : work()));
  turn = next.catch((reason) => console.info('Tiles:', String(reason)));
  return next.catch(() => {});
}
