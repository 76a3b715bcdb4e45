import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { gcj02ToWgs84 } from '../../src/domain/map/projection.ts';
import { writeCoordinates } from '../../src/domain/places/coordinates.ts';
import { it } from './fixtures.ts';
import { picture } from './map/picture.ts';
import { coloursAt } from './map/stage.ts';
import { enterByEmail } from './steps.ts';
import { Program, phone } from './world.ts';

/** In gcj02, half a kilometre from where it is in wgs84. */
const TAPPED = [116.413, 39.915] as const;

/** What the operator's tiles show. */
const BLUE = [20, 40, 200] as const;

/**
 * Plays AMap's script: a green map that a tap moves, that says what it can reach of the app, and that carries a layer on
 * a canvas of the layer's own. Its plane counts one world as 1, east and north of the centre that was set.
 */
const SCRIPT = `(() => {
const can = (what) => { try { what(); return 'reached' } catch { return 'apart' } };
const size = { getWidth: () => innerWidth, getHeight: () => innerHeight };
const mercator = ([lon, lat]) => [lon / 360, Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)];
class CustomLayer {
  constructor(canvas, { render }) { Object.assign(this, { canvas, render }) }
  setMap(map) {
    if (!map) return this.canvas.remove();
    this.canvas.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none';
    document.body.append(this.canvas);
    map.layer = this;
  }
}
class Map {
  constructor(element, { center, zoom }) {
    Object.assign(this, { center, zoom, turn: 0, heard: {} });
    this.customCoords = {
      setCenter: (origin) => { this.origin = origin },
      lngLatsToCoords: (points) => points.map((point) => {
        const [[x, y], [east, north]] = [mercator(point), mercator(this.origin)];
        return [x - east, y - north];
      }),
      getMVPMatrix: () => {
        const pixels = 256 * 2 ** this.zoom;
        return [(2 * pixels) / innerWidth, 0, 0, 0, 0, (2 * pixels) / innerHeight, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
      },
    };
    element.style.background = 'rgb(30, 160, 60)';
    element.textContent = ['AMap stands', can(() => parent.document.title), can(() => localStorage.length), _AMapSecurityConfig.serviceHost].join(' ');
    element.onclick = () => this.tell('click', { lnglat: { getLng: () => ${TAPPED[0]}, getLat: () => ${TAPPED[1]} } });
  }
  on(event, act) { (this.heard[event] ??= []).push(act) }
  off() {}
  tell(event, what) { for (const act of this.heard[event] ?? []) act(what) }
  getCenter() { return { getLng: () => this.center[0], getLat: () => this.center[1] } }
  setCenter(center) { this.center = center; this.tell('moveend') }
  getZoom() { return this.zoom }
  setZoom(zoom) { this.zoom = zoom; this.tell('moveend') }
  getRotation() { return this.turn }
  setRotation(turn) { this.turn = turn; this.tell('rotatechange') }
  panBy(x, y) { this.setCenter([this.center[0] - x / 100, this.center[1] + y / 100]) }
  getPitch() { return 0 }
  getSize() { return size }
  lngLatToContainer(point) {
    const [[x, y], [east, north], pixels] = [mercator(point), mercator(this.center), 256 * 2 ** this.zoom];
    return { getX: () => innerWidth / 2 + (x - east) * pixels, getY: () => innerHeight / 2 - (y - north) * pixels };
  }
  render() { requestAnimationFrame(() => this.layer?.render()) }
}
globalThis.AMap = { Map, CustomLayer };
})()`;

let program: Program;
let amap: Server;
let browser: Browser;
let down = false;
const asked: string[] = [];

it.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  amap = createServer((request, answer) => {
    asked.push(request.url ?? '');
    if (down) return answer.writeHead(503).end();
    if (request.url?.startsWith('/tiles/')) {
      const head = { 'Content-Type': 'image/png', 'Access-Control-Allow-Origin': '*' };
      return answer.writeHead(200, head).end(picture(BLUE));
    }
    answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SCRIPT);
  });
  await new Promise<void>((resolve) => amap.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(amap.address() as AddressInfo).port}`;
  program = await Program.start({
    AMAP_KEY: 'key-of-the-operator',
    AMAP_SECURITY_HOST: 'https://maps.example.org/_AMapService',
    AMAP_URL: address,
    TILE_URL: `${address}/tiles/{z}/{x}/{y}.png`,
    TILE_PROJ: 'gcj02',
  });
});
afterAll(async () => {
  await program?.stop();
  amap?.close();
});

async function openMap(page: Page, email: string): Promise<void> {
  await page.goto('/astrolabe/edit');
  await enterByEmail(page, program, 'en', email);
  await page.waitForURL(/astrolabe\/edit/);
  await page.getByRole('button', { name: /Birthplace/ }).tap();
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
}

it('a birthplace is chosen on AMap’s map, whose code reaches nothing of the app', async () => {
  const { context, page } = await phone(browser, program.address);
  await openMap(page, 'amap@example.org');
  const frame = page.frameLocator('iframe[sandbox="allow-scripts"]');
  await frame.getByText('AMap stands apart apart https://maps.example.org/_AMapService').first().waitFor();
  expect(asked.filter((path) => !path.startsWith('/tiles/'))).toEqual(['/maps?v=2.0&key=key-of-the-operator']);
  const box = (await page.locator('iframe').boundingBox())!;
  const corner = [Math.round(box.x + 60), Math.round(box.y + box.height - 80)] as const;
  await expect.poll(() => coloursAt(page, [corner])).toEqual([[...BLUE]]);
  const foot = page.locator('dialog footer');
  const shown = async () => /\d+°\d+′[NS] \d+°\d+′[EW]/.exec(await foot.innerText())?.[0];

  await frame.locator('#map').tap();
  const [lon, lat] = gcj02ToWgs84(TAPPED);
  expect(writeCoordinates(lat, lon)).not.toBe(writeCoordinates(TAPPED[1], TAPPED[0]));
  await expect.poll(shown).toBe(writeCoordinates(lat, lon));

  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).not.toBe(writeCoordinates(lat, lon));
  await page.getByRole('button', { name: 'Turn the map' }).tap();
  await page.getByRole('button', { name: 'North up' }).tap();
  await expect.poll(() => page.getByRole('button', { name: 'North up' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Use this place' }).tap();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await context.close();
});

it('the embedded map stands in where AMap does not arrive', async () => {
  down = true;
  const { context, page } = await phone(browser, program.address);
  await openMap(page, 'no-amap@example.org');
  await page.getByRole('button', { name: 'Zoom in' }).waitFor();
  await page.getByText('Natural Earth').first().waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await page.locator('[role=application] canvas').count()).toBeGreaterThan(0);
  await context.close();
  down = false;
});

it('only a server with a key has a page for AMap, and lets a page of its own be framed', async ({ program: plain }) => {
  const policyOf = async (address: string, path: string) => {
    const answer = await fetch(`${address}${path}`, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
    return { status: answer.status, policy: answer.headers.get('content-security-policy') ?? '' };
  };
  expect((await policyOf(program.address, '/')).policy).toContain("frame-src 'self'");
  expect((await policyOf(plain.address, '/')).policy).not.toContain('frame-src');
  expect((await policyOf(plain.address, '/fast/map/amap')).status).toBe(404);
  const { policy } = await policyOf(program.address, '/fast/map/amap');
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
});
