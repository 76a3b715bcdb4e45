import { PartMissing } from './part.ts';

/** Milliseconds before a file that did not arrive is asked for once more. */
const RETRY_DELAY_MS = 300;

/** Files of lazy parts that are here or on their way, by address. */
const files = new Map<string, Promise<unknown>>();

/**
 * Stands for the builder's own loader: a part is imported when all its files are here. Chromium remembers for as long as
 * a page is open that a script did not arrive when it was imported, and never asks for it again.
 * @throws PartMissing
 */
export async function lazyImport<Part>(load: () => Promise<Part>, paths: readonly string[] = []): Promise<Part> {
  // of a part that is one file the builder names none
  const own = /import\(.\.\/([^)]+\.js)/.exec(String(load))?.[1];
  const wanted = paths.length > 0 || !own ? paths : [`assets/${own}`];
  await Promise.all(wanted.map((path) => bring(`/${path}`))).catch((cause) => {
    throw new PartMissing('a file of the app did not arrive', { cause });
  });
  return load();
}

function bring(path: string): Promise<unknown> {
  let file = files.get(path);
  if (!file) {
    const ask = path.endsWith('.css') ? addStyle : fetchScript;
    file = document.querySelector(`link[href="${path}"]`)
      ? Promise.resolve()
      : ask(path).catch(async () => {
          await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
          return ask(path);
        });
    files.set(path, file);
    file.catch(() => files.delete(path));
  }
  return file;
}

/** Brings a script into the cache of the browser, or finds it with the worker. */
async function fetchScript(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('javascript')) throw new Error(path);
  return answer.arrayBuffer();
}

function addStyle(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });
}
