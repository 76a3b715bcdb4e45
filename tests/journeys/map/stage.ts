import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { chromiumPath } from '../../chromium.mjs';
import { type Colour, picture } from './picture.ts';

export interface Asked {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly host: string;
  readonly headers: IncomingMessage['headers'];
  /** The browser took it back. */
  cancelled: boolean;
}

/** How the tile server answers; a test changes it as it likes. */
export interface Answers {
  picture: (z: number, x: number, y: number) => Buffer;
  delay: (z: number, x: number, y: number) => number;
  /** `line` cuts the connection. */
  fault: (z: number, x: number, y: number) => 'line' | 'missing' | 'broken' | null;
}

const GREY = picture([120, 120, 120]);
const PAGE = `<!doctype html><meta charset="utf-8"><title>map</title>
<style>html,body{margin:0;background:#fff}#map{position:absolute;inset:0}</style><div id="map"></div>
<script type="module" src="/page.js"></script>`;

/** A page with the layer, a tile server of another origin that remembers what it was asked, and Chromium. */
export class MapStage {
  readonly asked: Asked[] = [];
  readonly answers: Answers = { picture: () => GREY, delay: () => 0, fault: () => null };
  readonly complaints: string[] = [];
  readonly #servers: Server[] = [];
  #pages = '';
  #tiles = '';
  #browser: Browser | null = null;

  static async open(flags: readonly string[] = GRAPHICS): Promise<MapStage> {
    const stage = new MapStage();
    const code = await pageCode();
    stage.#pages = await stage.#serve((request, answer) => {
      const script = request.url === '/page.js';
      answer.writeHead(200, { 'Content-Type': script ? 'text/javascript' : 'text/html' }).end(script ? code : PAGE);
    });
    stage.#tiles = await stage.#serve((request, answer) => stage.#answerTile(request, answer));
    stage.#browser = await chromium.launch({ executablePath: chromiumPath()!, args: [...FLAGS, ...flags] });
    return stage;
  }

  /** The template of the tile server; `{s}` stands for one of its equal hosts. */
  template(host = '127.0.0.1'): string {
    return `${this.#tiles.replace('127.0.0.1', host)}/{z}/{x}/{y}.png`;
  }

  /** A fresh page, with everything as at the beginning. */
  async page({ width = 512, height = 512 } = {}): Promise<Page> {
    this.asked.length = 0;
    this.complaints.length = 0;
    Object.assign(this.answers, { picture: () => GREY, delay: () => 0, fault: () => null });
    for (const context of this.#browser!.contexts()) await context.close();
    const page = await this.#browser!.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'log' && !/Failed to load resource|GPU stall|swiftshader|SwiftShader/.test(message.text()))
        this.complaints.push(message.text());
    });
    await page.goto(this.#pages);
    await page.waitForFunction(() => window.bench !== undefined);
    return page;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    for (const server of this.#servers) {
      server.closeAllConnections();
      server.close();
    }
  }

  #serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
    const server = createServer(answer);
    this.#servers.push(server);
    return new Promise((resolve) => {
      server.listen(0, () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    });
  }

  #answerTile(request: IncomingMessage, answer: ServerResponse): void {
    const [, z, x, y] = /^\/(\d+)\/(-?\d+)\/(-?\d+)/.exec(request.url ?? '')?.map(Number) ?? [];
    if (z === undefined || x === undefined || y === undefined) return void answer.writeHead(404).end();
    const asked: Asked = { z, x, y, host: request.headers.host ?? '', headers: request.headers, cancelled: false };
    this.asked.push(asked);
    answer.on('close', () => {
      asked.cancelled = !answer.writableFinished;
    });
    setTimeout(
      () => {
        const fault = this.answers.fault(z, x, y);
        if (fault === 'line') return request.socket.destroy();
        const head = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };
        if (fault === 'missing') return answer.writeHead(404, head).end();
        answer.writeHead(200, { ...head, 'Content-Type': 'image/png' });
        answer.end(fault === 'broken' ? 'no picture' : this.answers.picture(z, x, y));
      },
      this.answers.delay(z, x, y),
    );
  }
}

/** Waits until nothing is underway any more and what came is on the screen. */
export async function settled(page: Page, stage: MapStage): Promise<void> {
  let before = -1;
  while (before !== stage.asked.length) {
    before = stage.asked.length;
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
  }
}

/** The colours of points of the page as they stand on the screen. */
export async function coloursAt(page: Page, points: readonly (readonly [number, number])[]): Promise<Colour[]> {
  const shot = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([data, list]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const pen = canvas.getContext('2d', { willReadFrequently: true })!;
      pen.drawImage(image, 0, 0);
      return list.map(([x, y]) => {
        const [red = 0, green = 0, blue = 0] = pen.getImageData(x, y, 1, 1).data;
        return [red, green, blue] as const;
      });
    },
    [shot, points] as const,
  );
}

const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];
/** WebGL without a graphics card. */
export const GRAPHICS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

async function pageCode(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['es'], fileName: 'page' },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('the page of the map tests was not built');
  return chunk.code;
}
