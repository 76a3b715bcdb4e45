import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partWide } from '../../server/build/wide-style.ts';
import { WIDE_PX } from '../../src/ui/useWide.ts';

describe('the style of wide windows', () => {
  it('leaves the page rule by rule, each in its layer and in its order', () => {
    const style =
      '@layer a,b;@layer a{.x{color:red}@media (min-width:800px){.x{color:blue}}.y{top:0}}' +
      '@layer b{@media (min-width:800px){.y{top:1px}}@media (max-width:374.98px){.z{top:2px}}}';
    expect(partWide(style)).toEqual({
      every: '@layer a,b;@layer a{.x{color:red}.y{top:0}}@layer b{@media (max-width:374.98px){.z{top:2px}}}',
      wide: '@layer a{@media (min-width:800px){.x{color:blue}}}@layer b{@media (min-width:800px){.y{top:1px}}}',
    });
  });

  it('is not misled by braces in texts', () => {
    const style = '.x:before{content:"}{\\""}@media (width>=800px){.x:before{content:\'{\'}}.y{top:0}';
    expect(partWide(style)).toEqual({
      every: '.x:before{content:"}{\\""}.y{top:0}',
      wide: "@media (width>=800px){.x:before{content:'{'}}",
    });
  });

  it('begins at one width everywhere', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
    const widths = sheets.flatMap((name) =>
      [...readFileSync(join('src', name), 'utf8').matchAll(/@media[^{]*min-width:\s*([^)]+)\)/g)].map(
        ([, width]) => width,
      ),
    );
    // the tools of the grand tableau find room from 352 px on
    expect(new Set(widths)).toEqual(new Set([`${WIDE_PX}px`, '352px']));
  });
});
