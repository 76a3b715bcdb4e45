import { KEPT_ANSWER_HEADER } from '../src/contract/kept-answer.ts';
import { fetchBundled } from './bundles.ts';
import { wantAgain } from './freed.ts';
import { isGenuine } from './genuine.ts';
import { allPacks, isPackPath, placePacks } from './manifest.ts';

const PACKS = 'packs';
const ANSWERS = 'answers';
/** How long a kept answer is held back for a fresh one. */
const NETWORK_TIMEOUT_MS = 3500;

const CONTENT_CALLS = /^\/fast\/tarot\/api\/v[12]\/(home_page|spread_list|global_params)$/;

export function isPack(url: URL): boolean {
  return isPackPath(url.pathname);
}

/** Drawings and texts never change under their name: kept first, else fetched and kept whole. */
export async function packFor(request: Request): Promise<Response> {
  const cache = await open(PACKS);
  const keptPack = await cache?.match(request.url, { ignoreVary: true });
  if (keptPack) return keptPack;
  const { pathname } = new URL(request.url);
  const fresh = await fetch(request);
  if (!(await isGenuine(pathname, fresh))) return Response.error();
  if (placePacks().includes(pathname)) await wantAgain('places');
  await put(cache, request.url, fresh.clone());
  return fresh;
}

export async function fetchPack(path: string): Promise<void> {
  const cache = await open(PACKS);
  if (await cache?.match(path, { ignoreVary: true })) return;
  const fresh = await fetch(path);
  if (await isGenuine(path, fresh)) await put(cache, path, fresh);
}

/** Those of the packs that come in bundles and are not kept yet. */
export async function fetchPacks(paths: readonly string[]): Promise<void> {
  const cache = await open(PACKS);
  if (!cache) return;
  const held = await keptPacks();
  await fetchBundled(new Set(paths.filter((path) => !held.has(path))), (path, file) => put(cache, path, file));
}

export async function dropPacks(paths: readonly string[]): Promise<void> {
  const cache = await open(PACKS);
  for (const path of paths) await cache?.delete(path);
}

export async function keptPacks(): Promise<Set<string>> {
  const requests = (await (await open(PACKS))?.keys()) ?? [];
  return new Set(requests.map((request) => new URL(request.url).pathname));
}

/** Packs that this build does not name any more. */
export async function dropOldPacks(): Promise<void> {
  const cache = await open(PACKS);
  const current = allPacks();
  for (const path of await keptPacks()) if (!current.has(path)) await cache?.delete(path);
}

export function isContentCall(url: URL): boolean {
  return CONTENT_CALLS.test(url.pathname);
}

/**
 * Home and lists: the network first, the kept answer when it fails, is no answer of ours, or takes too long. An answer
 * that stands for a failed one says so, so that the page knows that it is offline. Only what is the same for everybody
 * comes this way, so nobody's own data is kept here.
 */
export async function answerFromContent(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await open(ANSWERS);
  const keptAnswer = await cache?.match(request.url, { ignoreVary: true });
  const fresh = fetch(request).then(async (answer) => {
    if (!(await isGenuine(new URL(request.url).pathname, answer))) return undefined;
    await put(cache, request.url, answer.clone());
    return answer;
  });
  event.waitUntil(fresh.catch(() => undefined));
  if (!keptAnswer) return (await fresh) ?? Response.error();
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(keptAnswer), NETWORK_TIMEOUT_MS));
  return (await Promise.race([fresh.catch(() => undefined), late])) ?? marked(keptAnswer);
}

function marked(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_ANSWER_HEADER, '1');
  return new Response(answer.body, { status: answer.status, headers });
}

async function open(name: string): Promise<Cache | undefined> {
  try {
    return await caches.open(name);
  } catch {
    return undefined;
  }
}

/** A full disk costs the copy, never the answer. */
async function put(cache: Cache | undefined, key: string, answer: Response): Promise<void> {
  try {
    await cache?.put(key, answer);
  } catch (reason) {
    console.warn('Not kept:', reason);
  }
}
