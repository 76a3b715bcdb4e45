/** Of the drawings in this build; set by it. */
declare const __ART_VERSION__: string;

const PREFIX = 'drawn-';
let shelf: Promise<Cache | undefined> | undefined;

/** A picture that this phone has drawn before, from the same drawing. */
export async function keptPicture(key: string): Promise<Blob | undefined> {
  try {
    return await (await (await ours())?.match(addressOf(key)))?.blob();
  } catch {
    return undefined;
  }
}

/** Keeps a drawn picture for the next start; a phone that has no room for it draws it again. */
export async function keepPicture(key: string, picture: Blob): Promise<void> {
  try {
    await (await ours())?.put(addressOf(key), new Response(picture));
  } catch {}
}

function ours(): Promise<Cache | undefined> {
  shelf ??= open();
  return shelf;
}

async function open(): Promise<Cache | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const name = PREFIX + __ART_VERSION__;
  try {
    for (const other of await caches.keys()) if (other.startsWith(PREFIX) && other !== name) await caches.delete(other);
    return await caches.open(name);
  } catch {
    return undefined;
  }
}

const addressOf = (key: string) => `/drawn/${encodeURIComponent(key)}`;
