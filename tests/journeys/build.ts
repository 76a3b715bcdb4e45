import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFolder } from '../../server/build/bundles.ts';

/** A build after this one, in a folder of its own: every hashed file has another name, and pages and worker ask for those. */
export class NextBuild {
  readonly folder = mkdtempSync(join(tmpdir(), 'asterly-build-'));

  constructor() {
    cpSync('dist/app', this.folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
    const assets = join(this.folder, 'assets');
    const renamed = new Map(
      readdirSync(assets).map((name, at) => [
        name,
        name.replace(/-[\w-]{8}(\.\w+)$/, (_, end: string) => `-next${String(at).padStart(4, '0')}${end}`),
      ]),
    );
    for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
    const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
    for (const name of readdirSync(this.folder, { recursive: true }) as string[]) {
      if (!/\.(js|css|html)$/.test(name)) continue;
      const path = join(this.folder, name);
      const text = readFileSync(path, 'utf8').replace(names, (one) => renamed.get(one) ?? one);
      writeFileSync(path, text.replaceAll('"revision":"', '"revision":"next'));
    }
    bundleFolder(this.folder);
    this.#allowPages();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Style and script of the pages name files, which are called otherwise now. */
  #allowPages(): void {
    const pages = readdirSync(this.folder).filter((name) => name.endsWith('.html'));
    const hashesOf = (tag: string) =>
      pages.flatMap((name) => {
        const page = readFileSync(join(this.folder, name), 'utf8');
        const texts = [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);
        return texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
      });
    const path = join(this.folder, 'csp.json');
    const notes = JSON.parse(readFileSync(path, 'utf8')) as object;
    writeFileSync(path, JSON.stringify({ ...notes, styles: hashesOf('style'), scripts: hashesOf('script') }));
  }
}
