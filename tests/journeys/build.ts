import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
    this.#allowStyle();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The style of the pages names fonts, which are called otherwise now. */
  #allowStyle(): void {
    const page = readFileSync(join(this.folder, 'index.html'), 'utf8');
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const path = join(this.folder, 'csp.json');
    const notes = JSON.parse(readFileSync(path, 'utf8')) as object;
    const hash = createHash('sha256').update(style).digest('base64');
    writeFileSync(path, JSON.stringify({ ...notes, styles: [`sha256-${hash}`] }));
  }
}
