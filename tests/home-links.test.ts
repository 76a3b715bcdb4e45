import { describe, expect, it } from 'vitest';
import { openSpreadCard, tileTarget } from '../src/actions/content/home.ts';

const view = (url: string) => tileTarget({ type: 'view', url });

describe('a tile of home', () => {
  it.each([
    ['Tarot home', '/tarot/home'],
    ['Tarot assistant', '/tarot/assistant'],
    ['Lenormand home', '/lenormand/home'],
    ['Lenormand assistant', '/lenormand/assistant'],
    ['Stardice index', '/stardice/index'],
    ['Stardice assistant', '/stardice/assistant'],
    ['Essay?id=3', '/article?id=3'],
    ['tarot meaning', '/tarotMean'],
    ['grand tableau', '/lenormand/grandTableau?type=68'],
    ['wallpaper', '/wallpaper'],
    ['dream', '/dream'],
    ['info', '/info'],
    ['/user/about', '/user/about'],
    ['http://example.org/a', 'http://example.org/a'],
    ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
  ])('whose link is "%s" leads to %s', (url, target) => {
    expect(view(url)).toBe(target);
  });

  it('of another type, with no link, or with one that names no page leads nowhere', () => {
    expect(tileTarget({ type: 'mini', url: 'dream' })).toBeNull();
    for (const url of ['', 'no such page', '/nobody', 'javascript:alert(1)', '//evil.example', 'ftp://example.org'])
      expect(view(url), url).toBeNull();
  });
});

describe('a spread of the lists of home', () => {
  it.each([
    [{ spread_id: 68, scope_id: 0 }, '/lenormand/grandTableau?type=68'],
    [{ spread_id: 3, scope_id: 69 }, '/lenormand/grandTableau?type=68'],
    [{ spread_id: 0, scope_id: 70 }, '/lenormand/grandTableau?type=68'],
    [{ spread_id: 51, scope_id: 0 }, '/lenormand/index?type=51'],
    [{ spread_id: 50, scope_id: 0 }, '/tarot?drawType=50'],
    [{ spread_id: 1, scope_id: 5 }, '/tarot?drawType=1'],
    [{ spread_id: 0, scope_id: 5 }, '/astrolabe'],
    [{ spread_id: 0, scope_id: 0 }, null],
  ])('%o leads to %s', (card, target) => {
    expect(openSpreadCard(card)).toBe(target);
  });
});
