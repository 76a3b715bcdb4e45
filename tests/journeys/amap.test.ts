import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { gcj02ToWgs84 } from '../../src/domain/map/projection.ts';
import { writeCoordinates } from '../../src/domain/places/coordinates.ts';
import { it } from './fixtures.ts';
import { enterByEmail } from './steps.ts';
import { Program, phone } from './world.ts';

/** In gcj02, half a kilometre from where it is in wgs84. */
const TAPPED = [116.413, 39.915] as const;

/** Plays AMap's script: a green map that a tap moves, and that says what it can reach of the app. */
const SCRIPT = `(() => {
const can = (what) => { try { what(); return 'reached' } catch { return 'apart' } };
const size = { getWidth: () => innerWidth, getHeight: () => innerHeight };
class Map {
  constructor(element, { center, zoom }) {
    Object.assign(this, { center, zoom, turn: 0, heard: {} });
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
}
globalThis.AMap = { Map };
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
    answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SCRIPT);
  });
  await new Promise<void>((resolve) => amap.listen(0, '127.0.0.1', resolve));
  program = await Program.start({
    AMAP_KEY: 'key-of-the-operator',
    AMAP_SECURITY_HOST: 'https://maps.example.org/_AMapService',
    AMAP_URL: `http://127.0.0.1:${(amap.address() as AddressInfo).port}`,
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
  expect(asked).toEqual(['/maps?v=2.0&key=key-of-the-operator']);
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
