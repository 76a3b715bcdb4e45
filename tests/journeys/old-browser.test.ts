import { describe, expect } from 'vitest';
import { drawn } from '../drawn.ts';
import { it } from './fixtures.ts';
import { drawAndRead } from './steps.ts';
import { phone } from './world.ts';

/** In each document: what iOS 16.0, Chrome 109 or Firefox 115 lacks is not there. */
function forgetNews(): void {
  const gone: readonly [object, readonly string[]][] = [
    [URL, ['canParse', 'parse']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [StorageManager.prototype, ['estimate']],
    [
      window,
      ['OffscreenCanvas', 'requestIdleCallback', 'cookieStore', 'URLPattern', 'Notification', 'CompressionStream'],
    ],
    [Navigator.prototype, ['setAppBadge', 'clearAppBadge']],
  ];
  for (const [of, names] of gone) for (const name of names) Reflect.deleteProperty(of, name);
  const refuse = (source: unknown) => {
    if (/\(\?<[=!]/.test(String(source)))
      throw new SyntaxError('Invalid regular expression: invalid group specifier name');
  };
  window.RegExp = new Proxy(RegExp, {
    apply(of, self, given) {
      refuse(given[0]);
      return Reflect.apply(of, self, given);
    },
    construct(of, given) {
      refuse(given[0]);
      return Reflect.construct(of, given);
    },
  });
}

describe('a browser of the floor', () => {
  it.for(drawn('languages', ['en', 'zh-CN'] as const, 'old browser'))(
    '%s: draws and reads, and asks a stranger to log in',
    async (language, { browser, network }) => {
      const { context, page, complaints } = await phone(browser, network.address, {
        language,
        init: `(${forgetNews})()`,
      });
      await page.goto('/tarot?drawType=3');
      await drawAndRead(page, language, 3);
      await page.goto('/stardice/index');
      await page.locator('#question').waitFor();
      for (const path of ['/astrolabe', '/member', '/user/order']) {
        await page.goto(path);
        await page.waitForURL('**/login');
        await page.locator('h1').first().waitFor();
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe('a browser below the floor', () => {
  it('is told so in a sentence, and nothing is started', async ({ browser, network }) => {
    const init = `const supports = CSS.supports; CSS.supports = (...of) => of[0] !== 'container-type' && supports.apply(CSS, of);`;
    const { context, page, complaints } = await phone(browser, network.address, { init });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/tarot/home');
    await page.getByText('This browser is too old.').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
