import { setTimeout as sleep } from 'node:timers/promises';
import type { PaintedPage } from '../../src/contract/painted.ts';
import { addressLanguage, inLanguage, LANGUAGES, type Language } from '../../src/domain/language.ts';
import { shutBy } from '../../src/domain/paths.ts';
import type { ServerContext } from '../core/context.ts';
import { switchedOff } from '../operator-settings/switches.ts';
import { readPainted } from './painted.ts';

/** A painted page that is open, with the style that it needs. */
export interface PublicPage {
  readonly page: PaintedPage;
  readonly style: string;
}

export interface PublicPages {
  /** The page of an address; undefined where there is none, or where its part of the app is switched off. */
  at(path: string): Promise<PublicPage | undefined>;
  /** The readable address, in a language, of what a path of the specification shows. */
  canonicalOf(path: string, query: URLSearchParams, language: Language): Promise<string | undefined>;
  /** The open pages of a language by their address, as the build lists them. */
  listed(language: Language): Promise<(readonly [address: string, page: PaintedPage])[]>;
}

/** The public pages of a build, without those of parts that the operator has switched off. */
export function publicPages(context: Pick<ServerContext, 'database'>, appDir: string): PublicPages {
  const painted = readPainted(appDir);
  const off = partsOff(context);
  const isOpen = async ({ path }: PaintedPage) => {
    const area = shutBy(path);
    return area === null || !(await off()).has(area);
  };
  let readable: ReadonlyMap<string, string> | undefined;
  return {
    async at(path) {
      const language = addressLanguage(path);
      if (!language) return undefined;
      const { pages, styles } = painted(language);
      const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
      return page && (await isOpen(page)) ? { page, style: styles[page.path] } : undefined;
    },
    async canonicalOf(path, query, language) {
      readable ??= addressesBySame(painted(LANGUAGES[0]).pages);
      for (const [key, value] of query) {
        const address = readable.get(`${path}?${key}=${value}`);
        if (address && (await this.at(address))) return inLanguage(address, language);
      }
      const list = query.size === 0 ? readable.get(path) : undefined;
      return list && (await this.at(list)) ? inLanguage(list, language) : undefined;
    },
    async listed(language) {
      const shut = await off();
      return Object.entries(painted(language).pages).filter(([, { path }]) => !shut.has(shutBy(path) ?? ''));
    },
  };
}

function addressesBySame(pages: Readonly<Record<string, PaintedPage>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(pages).flatMap(([address, { same }]) => same.map((one) => [one, address] as const)));
}

/** So long a page waits for the database to say what is switched off. */
const MAX_WAIT_MS = 500;

/** What is switched off. Where the database does not say so soon, it is as it was. */
function partsOff({ database }: Pick<ServerContext, 'database'>): () => Promise<ReadonlySet<string>> {
  let known: ReadonlySet<string> = new Set();
  let asking: Promise<void> | undefined;
  const ask = async () => {
    try {
      known = new Set(await switchedOff(database.queries));
    } catch {
      // pages need no database: the next one asks again
    }
    asking = undefined;
  };
  return async () => {
    asking ??= ask();
    const limit = new AbortController();
    await Promise.race([asking, sleep(MAX_WAIT_MS, undefined, { signal: limit.signal }).catch(() => {})]);
    limit.abort();
    return known;
  };
}
