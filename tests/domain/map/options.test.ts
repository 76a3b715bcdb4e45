import { describe, expect, it, vi } from 'vitest';
import { settleOptions, type TileLayerOptions } from '../../../src/domain/map/options.ts';
import { tileUrl } from '../../../src/domain/map/template.ts';

const map = {};
const url = '/tiles/{z}/{x}/{y}.png';

function settle(options: TileLayerOptions | undefined, on: unknown = map, warn: (words: string) => void = () => {}) {
  return settleOptions(on, options, warn);
}

describe('what is missing is told in order', () => {
  it('asks for the map, the address, the subdomains, the rest', () => {
    expect(() => settle(undefined, null)).toThrow(new Error('请传入地图实例'));
    expect(() => settleOptions(undefined, { url: '{s}' }, () => {})).toThrow(new Error('请传入地图实例'));
    expect(() => settle(undefined)).toThrow(new Error('请传入url'));
    expect(() => settle({ url: ' ' })).toThrow(new Error('请传入url'));
    expect(() => settle({ subdomains: ['a'] })).toThrow(new Error('请传入url'));
    expect(() => settle({ url: '{s}/{foo}' })).toThrow(new Error('请传入subdomains'));
    expect(() => settle({ url: '{s}/{foo}', subdomains: [] })).toThrow(new Error('请传入subdomains'));
    expect(() => settle({ url: `{s}${url}?key={key}`, subdomains: ['a'] })).toThrow(
      new Error('No value provided for variable {key}'),
    );
    expect(() => settle({ url: `${url}{toString}` })).toThrow('No value provided for variable {toString}');
  });

  it('only warns of a mask it cannot use', () => {
    const warn = vi.fn();
    expect(settle({ url, mask: [1, 2] }, map, warn).mask).toBeNull();
    expect(warn).toHaveBeenCalledExactlyOnceWith('mask数据格式不正确');
  });
});

describe('options', () => {
  it('has the defaults of the specification', () => {
    expect(settle({ url })).toEqual({
      url,
      subdomains: [],
      tileType: 'xyz',
      proj: 'gcj02',
      zooms: [2, 18],
      opacity: 1,
      visible: true,
      zIndex: 120,
      mask: null,
      cacheSize: 512,
      debug: false,
      tileMaxZoom: 18,
      altitude: 0,
    });
  });

  it('lets numbering and datum follow each other where one is missing', () => {
    expect(settle({ url, proj: 'bd09' }).tileType).toBe('bd09');
    expect(settle({ url, proj: 'wgs84' }).tileType).toBe('xyz');
    expect(settle({ url, tileType: 'bd09' }).proj).toBe('bd09');
    expect(settle({ url, tileType: 'xyz', proj: 'bd09' })).toMatchObject({ tileType: 'xyz', proj: 'bd09' });
  });

  it.each([
    { opacity: 2 },
    { opacity: Number.NaN },
    { zooms: [5, 2] as const },
    { zooms: [Number.NaN, 2] as const },
    { cacheSize: 0 },
    { cacheSize: 1.5 },
    { tileMaxZoom: -1 },
    { altitude: Number.POSITIVE_INFINITY },
    { tileType: 'tms' as 'xyz' },
    { proj: 'utm' as 'bd09' },
  ])('refuses %o', (wrong) => {
    expect(() => settle({ url, ...wrong })).toThrow(RangeError);
  });

  it('leaves the page as it found it', () => {
    const { freeze } = Object;
    settle({ url });
    expect(Object.freeze).toBe(freeze);
  });
});

describe('addresses', () => {
  it('fills x, y, z and s', () => {
    const hosts = ['a', 'b', 'c'];
    expect(tileUrl('//{s}.t/{z}/{x}/{y}?again={x}', { x: 5, y: 2, z: 3 }, hosts)).toBe('//b.t/3/5/2?again=5');
    expect(tileUrl('{z}_{x}_{y}', { x: -3, y: -1, z: 4 })).toBe('4_-3_-1');
    expect(tileUrl('{ z }/{ x }', { x: 0, y: 0, z: 0 })).toBe('0/0');
    expect(settle({ url: `{s}${url}`, subdomains: 'abc' }).subdomains).toEqual(hosts);
  });

  it('takes a dollar in an address as a dollar', () => {
    expect(tileUrl('/$&/{s}', { x: 0, y: 0, z: 0 }, ['$1'])).toBe('/$&/$1');
  });
});
