import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrive, home, layer, view } from './layer-view.ts';

describe('only what is seen is asked for', () => {
  it('asks for nothing while hidden, and for all when shown', () => {
    const state = layer({ visible: false });
    expect(state.frame(view())).toEqual({ request: [], cancel: [], release: [], redraw: false });
    const { request, redraw } = state.show();
    expect(request.length).toBeGreaterThan(11);
    expect(redraw).toBe(true);
    expect(state.hide()).toMatchObject({ request: [], cancel: request.map(({ ticket }) => ticket), redraw: true });
    expect(state.drawing()).toEqual([]);
  });

  it('asks for nothing outside its zooms and wipes the screen on leaving them', () => {
    const state = layer({ zooms: [5, 14] });
    expect(state.frame(view(4.5))).toMatchObject({ request: [], redraw: false });
    arrive(state, state.frame(view(14)).request);
    expect(state.frame(view(14.5))).toMatchObject({ request: [], redraw: true });
    expect(state.drawing()).toEqual([]);
    expect(state.frame(view(14.6))).toMatchObject({ redraw: false });
    expect(state.frame(view(14.00000001)).request).toEqual([]);
    expect(state.drawing().length).toBeGreaterThan(11);
  });

  it('asks for a tile once, from one host, however many copies of the world show it', () => {
    const state = layer();
    const { request } = state.frame(view(2, [0, 0], 0, [3000, 800]));
    const keys = request.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(16);
    for (const { url, tile } of request) expect(url.split('/')[1]).toBe('abc'[(tile.x + tile.y) % 3]);
    arrive(state, request);
    expect(state.drawing().length).toBeGreaterThan(16);
  });

  it('asks for the centre first', () => {
    const [first] = layer().frame(view()).request;
    expect(first?.tile).toEqual({ x: 3372, y: 1551, z: 12 });
  });

  it('redraws on every frame while shown', () => {
    const state = layer();
    state.frame(view());
    expect(state.frame(view(12, home, 10)).redraw).toBe(true);
    expect(state.frame(view(12.2)).redraw).toBe(true);
  });
});

describe('the life of a tile', () => {
  it('calls off what went out of view and asks again when it is back', () => {
    const state = layer();
    const first = state.frame(view());
    const away = state.frame(view(12, [100, 30]));
    expect([...away.cancel].sort()).toEqual(first.request.map(({ ticket }) => ticket).sort());
    const back = state.frame(view());
    expect(back.request.map(({ key }) => key)).toEqual(first.request.map(({ key }) => key));
  });

  it('does not mistake the end of a cancelled errand for that of the new one', () => {
    const state = layer();
    const [old] = state.frame(view()).request;
    state.frame(view(12, [100, 30]));
    const [fresh] = state.frame(view()).request;
    expect(state.failed(old!.ticket, 'line').redraw).toBe(false);
    expect(state.loaded(old!.ticket, 'late').release).toEqual(['late']);
    expect(state.loaded(fresh!.ticket, 'fresh')).toMatchObject({ release: [], redraw: true });
    expect(state.loaded(fresh!.ticket, 'twice').release).toEqual(['twice']);
  });

  it('never asks for a failed tile again', () => {
    const state = layer();
    const { request } = state.frame(view());
    for (const { ticket } of request) state.failed(ticket, 'answer');
    expect(state.frame(view()).request).toEqual([]);
    state.frame(view(12, [100, 30]));
    expect(state.frame(view()).request).toEqual([]);
    expect(state.online().request).toEqual([]);
    state.hide();
    expect(state.show().request).toEqual([]);
  });

  it('tries once more what failed for want of a line, when the network is back', () => {
    const state = layer();
    const { request } = state.frame(view());
    for (const { ticket } of request) state.failed(ticket, 'line');
    expect(state.frame(view()).request).toEqual([]);
    const again = state.online().request;
    expect(again.map(({ key }) => key)).toEqual(request.map(({ key }) => key));
    for (const { ticket } of again) state.failed(ticket, 'line');
    expect(state.online().request).toEqual([]);
  });

  it('waits with the second try until the tile is seen', () => {
    const state = layer();
    for (const { ticket } of state.frame(view()).request) state.failed(ticket, 'line');
    state.hide();
    expect(state.online().request).toEqual([]);
    expect(state.show().request.length).toBeGreaterThan(11);
  });

  it('leaves all others on the screen when the centre fails', () => {
    const state = layer();
    const [centre, ...others] = state.frame(view()).request;
    state.failed(centre!.ticket, 'answer');
    arrive(state, others);
    expect(
      state
        .drawing()
        .map(({ key }) => key)
        .sort(),
    ).toEqual(others.map(({ key }) => key).sort());
  });
});

describe('what stands in', () => {
  it('covers the screen with the level above while zooming in', () => {
    const state = layer();
    arrive(state, state.frame(view(12, home, 0, [2000, 2000])).request);
    state.frame(view(14));
    const drawn = state.drawing();
    expect(drawn.every(({ place, key }) => place.z === 14 && key.startsWith('12/'))).toBe(true);
    for (const { part } of drawn) expect(part[2] - part[0]).toBe(0.25);
  });

  it('covers what was seen with the levels below while zooming out', () => {
    const state = layer();
    arrive(state, state.frame(view(14, home, 0, [4096, 4096])).request);
    const { request } = state.frame(view(12, home, 0, [700, 700]));
    expect(request.length).toBeGreaterThan(0);
    expect(state.drawing().every(({ key }) => key.startsWith('14/'))).toBe(true);
    expect(state.drawing().length).toBe(request.length * 16);
  });

  it('takes the right quarter where rows count northwards', () => {
    const state = layer({ tileType: 'bd09', proj: 'bd09' });
    arrive(state, state.frame(view(12)).request);
    state.frame(view(13));
    for (const { place, key, part } of state.drawing()) {
      const [, x, y] = key.split('/').map(Number);
      expect(part[0]).toBe((place.x - x! * 2) / 2);
      expect(part[1]).toBe((1 - (place.y - y! * 2)) / 2);
    }
  });

  it('never covers a square twice', () => {
    const step = fc.record({
      zoom: fc.double({ min: 10, max: 15, noNaN: true }),
      east: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
      arriving: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        const state = layer();
        for (const { zoom, east, arriving } of steps) {
          const { request } = state.frame(view(zoom, [home[0] + east, home[1]], 0, [500, 400]));
          arrive(state, request.slice(0, Math.round(request.length * arriving)));
          const squares = state.drawing().map(({ place }) => place);
          const taken = new Set(squares.map(({ x, y, z, world }) => `${z}/${x}/${y}/${world}`));
          expect(taken.size).toBe(squares.length);
          for (const { x, y, z, world } of squares) {
            for (const up of [1, 2, 3]) {
              expect(taken.has(`${z - up}/${x >> up}/${y >> up}/${world}`)).toBe(false);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
