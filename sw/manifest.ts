import type { DevicePart } from '../src/domain/device-parts.ts';
import { LANGUAGES } from '../src/domain/language.ts';

interface Entry {
  url: string;
  revision: string | null;
}
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (Entry | string)[] };

/** Everything this build is made of, as the build wrote it here. */
const ENTRIES: Entry[] = self.__WB_MANIFEST.map((entry) =>
  typeof entry === 'string' ? { url: entry, revision: null } : { url: entry.url, revision: entry.revision ?? null },
);

/** Drawings, texts and places come in packs of their own; the rest is the shell, kept whole from the start. */
const PACK = new RegExp(`^/?assets/(?:(art|places|later)(?=-)|text-(${LANGUAGES.join('|')}|all))-\\w+-`);

/** The path of an entry, by its number. */
export function pathAt(index: number): string {
  return `/${ENTRIES[index]?.url.replace(/^\//, '')}`;
}

export const SHELL: Entry[] = ENTRIES.filter((entry) => !PACK.test(entry.url));
const PACKS: string[] = ENTRIES.map((_, index) => pathAt(index)).filter((path) => PACK.test(path));

/** The face of running text, and the style sheet that names it. */
export const FACE = {
  style: shellPath(/^\/assets\/face-[\w-]+\.css$/),
  font: shellPath(/^\/assets\/face-[\w-]+\.woff2$/),
};

function shellPath(name: RegExp): string {
  return ENTRIES.map((_, index) => pathAt(index)).find((path) => name.test(path)) ?? '';
}

export function isPackPath(path: string): boolean {
  return PACK.test(path);
}

/** The drawings, the places of the world with their map, and the texts of one language. */
export function artPacks(): string[] {
  return PACKS.filter((path) => PACK.exec(path)?.[1] === 'art');
}
/** The screens that the first draw does not need. */
export function laterPacks(): string[] {
  return PACKS.filter((path) => PACK.exec(path)?.[1] === 'later');
}
export function placePacks(): string[] {
  return PACKS.filter((path) => PACK.exec(path)?.[1] === 'places');
}
/** The texts of a language, and those of which every language is needed: what is searched in all of them. */
export function textPacks(language: string): string[] {
  return PACKS.filter((path) => [language, 'all'].includes(PACK.exec(path)?.[2] ?? ''));
}
/** Of which part a kept file is, for somebody who speaks a language. */
export function partOf(path: string, language: string): DevicePart {
  if (path.startsWith('/drawn/')) return 'art';
  const [, kind, texts] = PACK.exec(path) ?? [];
  if (kind === 'art' || kind === 'places') return kind;
  if (!texts) return 'app';
  return texts === language || texts === 'all' ? 'texts' : 'others';
}
/** Names this build, the same on every device that has it. */
export async function buildName(): Promise<string> {
  const listed = new TextEncoder().encode(ENTRIES.map(({ url, revision }) => `${url} ${revision}`).join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', listed));
  return [...digest.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
export function allPacks(): ReadonlySet<string> {
  return new Set(PACKS);
}
