/** Begins every bundle, so that the login page of a wireless network is none. */
const MARK = new TextEncoder().encode('ASTERLY1');
/** The length of the list of files, in bytes, little-endian. */
const LENGTH_BYTES = 4;

/** Several files in one: a mark, the length of the list, the list of paths and sizes as JSON, then file after file. */
export function packBundle(files: readonly (readonly [path: string, bytes: Uint8Array])[]): Uint8Array {
  const list = new TextEncoder().encode(JSON.stringify(files.map(([path, bytes]) => [path, bytes.length])));
  const head = MARK.length + LENGTH_BYTES + list.length;
  const bundle = new Uint8Array(files.reduce((sum, [, bytes]) => sum + bytes.length, head));
  bundle.set(MARK);
  new DataView(bundle.buffer).setUint32(MARK.length, list.length, true);
  bundle.set(list, MARK.length + LENGTH_BYTES);
  let at = head;
  for (const [, bytes] of files) {
    bundle.set(bytes, at);
    at += bytes.length;
  }
  return bundle;
}

/** The files of a bundle by their paths. @throws RangeError for bytes that are no whole bundle */
export function unpackBundle(bundle: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const start = MARK.length + LENGTH_BYTES;
  if (bundle.length < start || MARK.some((byte, at) => bundle[at] !== byte)) throw new RangeError('no bundle');
  const length = new DataView(bundle.buffer, bundle.byteOffset).getUint32(MARK.length, true);
  const list = readList(bundle.subarray(start, start + length));
  let at = start + length;
  if (list.reduce((sum, [, size]) => sum + size, at) !== bundle.length) throw new RangeError('no whole bundle');
  return new Map(
    list.map(([path, size]) => {
      at += size;
      return [path, bundle.slice(at - size, at)];
    }),
  );
}

function readList(bytes: Uint8Array): [path: string, size: number][] {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as [string, number][];
  } catch {
    throw new RangeError('no bundle');
  }
}
