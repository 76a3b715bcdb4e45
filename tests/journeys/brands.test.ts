import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './fixtures.ts';
import { offlinePhone, Program, readyOffline } from './world.ts';

/** What a page tells of its brand in its head, and how its ground looks. */
function headOf(page: Page) {
  return page.evaluate(async () => {
    const link = (rel: string) => document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)!.href;
    const manifest = await (await fetch(link('manifest'))).json();
    const icons = [link('icon'), link('apple-touch-icon'), ...manifest.icons.map((icon: { src: string }) => icon.src)];
    const found = await Promise.all(icons.map(async (icon) => (await fetch(icon)).headers.get('content-type')));
    return {
      title: document.title,
      name: manifest.name,
      frames: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => meta.content),
      ground: getComputedStyle(document.documentElement).getPropertyValue('--bg').trim(),
      splash: manifest.background_color,
      icons: icons.map((icon) => new URL(icon, location.href).pathname),
      pictures: found.every((type) => type?.startsWith('image/')),
    };
  });
}

/** The picture of the card back that is drawn on the table, as text. */
async function backOf(page: Page): Promise<string> {
  await page.goto('/tarot?drawType=1');
  await page.fill('#question', 'Where is this bond heading?');
  await page.tap('button[type=submit]');
  const back = page.locator('main img[src^="blob:"]').first();
  await back.waitFor();
  return await back.evaluate(async (image: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 40 });
    await image.decode();
    canvas.getContext('2d')!.drawImage(image, 0, 0, 24, 40);
    return canvas.toDataURL();
  });
}

it('one server is two houses: each hostname has its name, inks, card back, icons, manifest, road and filing', async ({
  browser,
}) => {
  const program = await Program.start({
    ICP_NUMBER: '沪ICP备00000007号-1',
    ICP_NUMBER_MOONPALACE: '沪ICP备00000007号-2',
    SUPPORT_EMAIL: 'first@example.org',
    SUPPORT_EMAIL_MOONPALACE: 'help@example.org',
  });
  const { port } = new URL(program.address);
  const houses = [
    {
      host: '127.0.0.1',
      name: 'Asterly',
      icons: '/icons/',
      road: 'v1',
      dark: '#121330',
      icp: '-1',
      support: 'first@example.org',
    },
    {
      host: 'moonpalace.localhost',
      name: 'Moon Palace',
      icons: '/icons/moonpalace/',
      road: 'v2',
      dark: '#0d211d',
      icp: '-2',
      support: 'help@example.org',
    },
  ];
  const backs = await Promise.all(
    houses.map(async ({ host, name, icons, road, dark, icp, support }) => {
      const { context, page, complaints } = await offlinePhone(browser, `http://${host}:${port}`);
      const roads = new Set<string>();
      page.on('request', (request) => {
        const found = /\/api\/(v\d)\/home_page/.exec(request.url());
        if (found) roads.add(found[1]!);
      });
      await page.goto('/');
      await page.getByText(`© 2012-2024 ${name}`).first().waitFor();
      await page.locator('a[href="https://beian.miit.gov.cn/"]', { hasText: `沪ICP备00000007号${icp}` }).waitFor();
      const head = await headOf(page);
      expect(head).toMatchObject({ title: name, ground: dark, splash: dark, pictures: true });
      expect(head.name).toContain(name);
      expect(head.frames[0]).toBe(dark);
      for (const icon of head.icons) expect(icon.replace(/[\w-]+\.\w+$/, '')).toBe(icons);
      await readyOffline(page, 'en');
      expect([...roads]).toEqual([road]);
      const drawn = await backOf(page);
      await context.setOffline(true);
      await page.goto('/login');
      await page.getByText(`Welcome to ${name}`).first().waitFor();
      expect(await page.title()).toBe(`Log in · ${name}`);
      await page.goto('/privacy');
      await page
        .getByText(new RegExp(`^${name}, in force since`))
        .first()
        .waitFor();
      await page.locator('main article').getByText(support).first().waitFor();
      expect(complaints).toEqual([]);
      await context.close();
      return drawn;
    }),
  );
  expect(backs[0]).not.toBe(backs[1]);
  await program.stop();
});
