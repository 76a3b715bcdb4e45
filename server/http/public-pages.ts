import { setTimeout as sleep } from 'node:timers/promises';
import type { PaintedPage } from '../../src/contract/painted.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { inLanguage, LANGUAGES, type Language } from '../../src/domain/language.ts';
import { operatorFacts } from '../../src/domain/operator-facts.ts';
import { shutBy } from '../../src/domain/paths.ts';
import type { ServerContext } from '../core/context.ts';
import { serviceParams } from '../operator-settings/service-params.ts';
import { switchedOff } from '../operator-settings/switches.ts';
import { type PublicPage, readPainted } from './painted.ts';

export interface PublicPages {
  /** The page of an address in a language and a brand; undefined where there is none, or where its part of the app is switched off. */
  at(path: string, language: Language, brand: Brand): Promise<PublicPage | undefined>;
  /** The readable address, in a language, of what a path of the specification shows. */
  canonicalOf(path: string, query: URLSearchParams, language: Language): Promise<string | undefined>;
  /** What `PaintedPages.drawn` says of a language. */
  drawn(language: Language): string;
  /** The open pages of a language that are to be found, by their address, as the build lists them. */
  listed(language: Language): Promise<(readonly [address: string, page: PaintedPage])[]>;
}

type Context = Pick<ServerContext, 'database' | 'settings' | 'providers'>;

/** The public pages of a build, without those of parts that the operator has switched off. */
export function publicPages(context: Context, appDir: string): PublicPages {
  const painted = readPainted(appDir);
  const off = partsOff(context);
  const isOpen = async ({ path }: PaintedPage) => {
    const area = shutBy(path);
    return area === null || !(await off()).has(area);
  };
  const pageAt = (path: string, language: Language): PaintedPage | undefined => {
    const { pages } = painted(language);
    return Object.hasOwn(pages, path) ? pages[path] : undefined;
  };
  const isOpenAt = async (path: string) => {
    const page = pageAt(path, LANGUAGES[0]);
    return page !== undefined && (await isOpen(page));
  };
  let readable: ReadonlyMap<string, string> | undefined;
  return {
    async at(path, language, brand) {
      const page = pageAt(path, language);
      if (!page || !(await isOpen(page))) return undefined;
      const found = { page, style: painted(language).styles[page.path] };
      if (!page.marked) return found;
      const shut = await off();
      const params = { ...serviceParams(context, language, (name) => shut.has(name)), language };
      return { ...found, facts: operatorFacts(params, language, brand) };
    },
    async canonicalOf(path, query, language) {
      readable ??= addressesBySame(painted(LANGUAGES[0]).pages);
      for (const [key, value] of query) {
        const address = readable.get(`${path}?${key}=${value}`);
        if (address && (await isOpenAt(address))) return inLanguage(address, language);
      }
      const list = query.size === 0 ? readable.get(path) : undefined;
      return list && (await isOpenAt(list)) ? inLanguage(list, language) : undefined;
    },
    drawn: (language) => painted(language).drawn,
    async listed(language) {
      const shut = await off();
      return Object.entries(painted(language).pages).filter(
        ([, { path, unlisted }]) => !unlisted && !shut.has(shutBy(path) ?? ''),
      );
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
