import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { openStage, type Stage } from './stage.ts';
import { type StandIn, standIn } from './stand-in.ts';

const VILLAGE = {
  name: 'Hallstatt',
  display_name: 'Hallstatt, Bezirk Gmunden, Oberösterreich, Österreich',
  lat: '47.5622',
  lon: '13.6493',
};
let alone: Stage;
let helped: Stage;
let provider: StandIn;
let broken = false;
let followed = 0;
beforeAll(async () => {
  provider = await standIn((request, response) => {
    if (broken) return void response.writeHead(503).end();
    if (request.url?.startsWith('/search?q=Elsewhere'))
      return void response.writeHead(302, { Location: `/reverse${request.url.slice('/search'.length)}` }).end();
    if (request.url?.startsWith('/reverse?q=')) followed += 1;
    const found = request.url?.startsWith('/search') ? [VILLAGE, { name: 'Nowhere', lat: '99', lon: 'x' }] : VILLAGE;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(found));
  });
  [alone, helped] = await Promise.all([openStage(), openStage({ env: { PLACES_URL: provider.url } })]);
});
afterAll(async () => {
  await alone?.close();
  await helped?.close();
  await provider?.close();
});

describe('places', () => {
  it.each([
    ['Hangzhou', 'en', 'Hangzhou'],
    ['hz', 'zh-CN', '杭州'],
    ['臺北', 'zh-TW', '台北'],
  ] as const)('are found by %s in %s from the embedded gazetteer', async (query, locale, name) => {
    const { code, data } = await alone.visitor().call('place_search', { query, locale, limit: 5 });
    expect(code).toBe(0);
    expect(data.length).toBeLessThanOrEqual(5);
    expect(data.map((place) => place.name)).toContain(name);
    expect(data[0]?.zone).toMatch(/^\w+\/\w+/);
  });

  it('are told of a point, with what they lie in; none far out at sea', async () => {
    const visitor = alone.visitor();
    const { data } = await visitor.call('reverse_geocode', { latitude: 30.25, longitude: 120.17, locale: 'en' });
    expect(data).toMatchObject([{ name: 'Hangzhou', within: ['Zhejiang', 'China'], zone: 'Asia/Shanghai' }]);
    expect((await visitor.call('reverse_geocode', { latitude: -50, longitude: -120, locale: 'en' })).data).toEqual([]);
  });

  it.each([
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: 181 },
  ])('are refused for %j', async (point) => {
    expect((await alone.visitor().call('reverse_geocode', { ...point, locale: 'en' })).code).toBe(
      ERRORS.parameter.code,
    );
  });

  it('are not asked for where the operator’s server sends us on', async () => {
    await helped.visitor().call('place_search', { query: 'Elsewhere', locale: 'en' });
    expect(provider.asked.some(({ path }) => path.startsWith('/search?q=Elsewhere'))).toBe(true);
    expect(followed).toBe(0);
  });

  it('that the gazetteer does not have come from the operator’s server, with their zone; nonsense is left out', async () => {
    const visitor = helped.visitor();
    const found = await visitor.call('place_search', { query: 'Hallstatt', locale: 'en' });
    expect(found.data.at(-1)).toEqual({
      name: 'Hallstatt',
      within: ['Bezirk Gmunden', 'Oberösterreich', 'Österreich'],
      latitude: 47.5622,
      longitude: 13.6493,
      zone: 'Europe/Vienna',
    });
    expect(found.data.map(({ name }) => name)).not.toContain('Nowhere');
    expect(provider.asked.at(-1)?.path).toContain('accept-language=en');
    const at = await visitor.call('reverse_geocode', { latitude: 47.56, longitude: 13.65, locale: 'en' });
    expect(at.data[0]?.name).toBe('Hallstatt');
  });

  it('are those of the gazetteer while that server does not answer', async () => {
    broken = true;
    const at = await helped.visitor().call('reverse_geocode', { latitude: 48.2, longitude: 16.37, locale: 'en' });
    expect(at).toMatchObject({ code: 0, data: [{ name: 'Vienna' }] });
  });
});
