import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TILE_LINKS } from '../../src/domain/home/blocks.ts';
import {
  accessOf,
  areaOf,
  CATALOG_NAMES,
  LATER_CATALOGS,
  mayReturnTo,
  ONLINE_CATALOGS,
  PATHS,
  rowOf,
  shutBy,
} from '../../src/domain/paths.ts';
import { AREAS } from '../../src/domain/switches.ts';
import { lazyScreens } from '../../src/lazy-screens.ts';
import { router } from '../../src/routes.ts';

/** The login-required paths of the specification. */
const LOGIN_REQUIRED = [
  ...['/user/order', '/member', '/member/order', '/share', '/share/order', '/recharge', '/recharge/order'],
  ...['/astrolabe', '/astrolabe/info', '/astrolabe/edit', '/astrolabe/parse', '/astrolabe/answer'],
  ...['/tarottest/detail', '/tarottest/result'],
];

const OPEN = [
  '/',
  '/tools',
  '/user',
  '/user/profile',
  '/login',
  '/tarot',
  '/tarottest',
  '/en/tests/court',
  '/dream/diary',
  '/nobody/knows',
];

describe('the list of paths', () => {
  it('names each path once, and each has its route', () => {
    const paths = PATHS.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(Object.keys(router.routesByPath).toSorted()).toEqual(paths.toSorted());
  });

  it('names every lazy screen', () => {
    const named = new Set(PATHS.map(({ screen }) => screen).filter((name) => name !== 'Home'));
    expect([...named].toSorted()).toEqual(Object.keys(lazyScreens).toSorted());
  });

  it('guards what the specification guards, and whatever lies below', () => {
    for (const path of LOGIN_REQUIRED) {
      expect(accessOf(path)).toBe('login');
      expect(accessOf(`${path}/?order=1`)).toBe('login');
      expect(accessOf(`${path}/below`)).toBe('login');
    }
    expect(accessOf('/desk?order=1')).toBe('reader');
    for (const path of ['/operator', '/operator?part=money', '/operator/below'])
      expect(accessOf(path)).toBe('operator');
    for (const path of OPEN) expect(accessOf(path)).toBe('everybody');
  });

  it('sends a login and a payment back to every screen but the login itself', () => {
    for (const path of ['/desk', '/dream/diary?dream=1', '/tarot/layouts', '/tarot/layouts/edit?key=1', '/'])
      expect(mayReturnTo(path)).toBe(true);
    for (const path of ['/login', '/login/tel', '/nobody', '//evil.example', 'https://evil.example/', '/\\evil', ''])
      expect(mayReturnTo(path)).toBe(false);
    fc.assert(
      fc.property(fc.webUrl(), (address) => {
        expect(mayReturnTo(address)).toBe(false);
      }),
    );
  });

  it('knows the part of the app that a switch shuts, and what stays open for its owner', () => {
    expect(areaOf('/lenormand/grandTableau?type=68')).toBe('lenormand');
    expect(areaOf('/astrolabe/info?chart=1')).toBe('astrolabe');
    expect(areaOf('/article?id=1')).toBe('articles');
    for (const path of ['/tarottest', '/en/tests', '/zh-TW/tests/court']) expect(areaOf(path)).toBe('tests');
    for (const path of ['/en/lenormand-spreads', '/zh-CN/lenormand-spreads/nine-cards/'])
      expect(areaOf(path)).toBe('lenormand');
    for (const path of ['/en/spreads/celtic-cross', '/zh-TW/about', '/en/legal/terms']) {
      expect(areaOf(path)).toBeNull();
      expect(rowOf(path)).not.toBeNull();
    }
    for (const path of ['/', '/tarot?drawType=3', '/tarotMean', '/constructor', 'https://example.org/dream'])
      expect(areaOf(path)).toBeNull();
    expect(shutBy('/dream')).toBe('dream');
    for (const path of ['/dream/diary', '/lenormand/answer', '/tarottest/result', '/tarot'])
      expect(shutBy(path)).toBeNull();
    for (const area of AREAS) expect(PATHS.map(({ path }) => areaOf(path))).toContain(area);
  });

  it('has a row for every tile of home', () => {
    for (const target of Object.values(TILE_LINKS)) expect(rowOf(target)).not.toBeNull();
  });

  it('keeps the words of the first draw with the shell, and those of readers, operators and the copy nowhere', () => {
    expect(ONLINE_CATALOGS).toEqual(['copy', 'desk', 'operator']);
    expect(LATER_CATALOGS).not.toContain('layouts');
    expect([...LATER_CATALOGS, ...ONLINE_CATALOGS, 'layouts'].toSorted()).toEqual([...CATALOG_NAMES]);
  });
});
