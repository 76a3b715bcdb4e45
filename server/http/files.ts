import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.bin': 'application/octet-stream',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
};

export type Coding = 'br' | 'gzip' | 'identity';

/** One file of the build with the smaller ones made beside it. */
export interface AppFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  body(coding: Coding): Buffer | null;
}

/** Not for the world: what the server itself reads, and maps of the source. */
const HIDDEN = /(^|\/)(\.|csp\.json$|painted\/)|\.map$/;

/** The files of the built app by their address. Read at the first use and kept. */
export function readFiles(appDir: string): Map<string, AppFile> {
  const files = new Map<string, AppFile>();
  let names: string[];
  try {
    names = readdirSync(appDir, { recursive: true }) as string[];
  } catch {
    return files;
  }
  for (const name of names) {
    const path = join(appDir, name);
    const address = `/${relative(appDir, path).split(sep).join('/')}`;
    const packed = /\.(br|gz)$/.test(address) && names.includes(name.replace(/\.(br|gz)$/, ''));
    if (packed || HIDDEN.test(address) || !statSync(path).isFile()) continue;
    files.set(address, fileAt(path, address));
  }
  return files;
}

function fileAt(path: string, address: string): AppFile {
  const kept = new Map<Coding, Buffer | null>();
  const body = (coding: Coding) => {
    let bytes = kept.get(coding);
    if (bytes === undefined) {
      bytes = readOrNull(coding === 'br' ? `${path}.br` : coding === 'gzip' ? `${path}.gz` : path);
      kept.set(coding, bytes);
    }
    return bytes;
  };
  let etag = '';
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cacheControl: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    get etag() {
      etag ||= etagOf(body('identity') ?? Buffer.alloc(0));
      return etag;
    },
    body,
  };
}

export function etagOf(bytes: Buffer | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
