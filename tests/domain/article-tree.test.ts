import { describe, expect, it } from 'vitest';
import { pageOf } from '../../server/content/article-page.ts';
import { type ArticleNode, treeOf } from '../../src/domain/article/tree.ts';

const wordsOf = (nodes: readonly ArticleNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.inside))).join('');

describe('an article as a tree', () => {
  it('has its elements in one another, and a link its address', () => {
    expect(treeOf('<p>One <strong>and <em>two</em></strong>, <a href="/dream?symbol=a&amp;x=1">three</a></p>')).toEqual(
      [
        {
          tag: 'p',
          href: '',
          inside: [
            'One ',
            { tag: 'strong', href: '', inside: ['and ', { tag: 'em', href: '', inside: ['two'] }] },
            ', ',
            { tag: 'a', href: '/dream?symbol=a&x=1', inside: ['three'] },
          ],
        },
      ],
    );
  });

  it('says every sign as it was written', () => {
    const said = 'A < b & c > "d" \'e\' &amp; é 愚者';
    expect(wordsOf(treeOf(pageOf(said.replaceAll('&', '&amp;').replaceAll('<', '&lt;')))).trim()).toBe(said);
  });

  it('keeps the words of a tag that no article is made of, and stands what is not closed', () => {
    const tree = treeOf('<div onclick="x"><p>a<svg>b</svg><script>c</p></div><p>d');
    expect(wordsOf(tree)).toBe('abcd');
    expect(JSON.stringify(tree)).not.toMatch(/div|svg|script|onclick/);
  });
});
