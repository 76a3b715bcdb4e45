import { describe, expect, it } from 'vitest';
import { dressPage } from '../../src/domain/page.ts';

const PAGE = '<!doctype html><html lang="zh-TW"><body><!--home--><p>home</p><!--/home--></body></html>';

describe('a page that is dressed for its reader', () => {
  it('bears theme and text size before anything of the app runs', () => {
    expect(dressPage(PAGE, { theme: 'light', text: 'largest', path: '/' })).toContain(
      '<html lang="zh-TW" data-theme="light" data-text="largest">',
    );
  });

  it('takes nothing into its head that is no theme and no size of ours', () => {
    for (const odd of [undefined, '', 'system', 'normal', '" onload="x', 'dark"><script>'])
      expect(dressPage(PAGE, { theme: odd, text: odd, path: '/' })).toBe(PAGE);
  });

  it('holds the paint of home at home alone', () => {
    expect(dressPage(PAGE, { theme: 'dark', text: 'small', path: '/user' })).not.toContain('<p>home</p>');
  });
});
