import { describe, expect, it, vi } from 'vitest';
import { arrive, home, layer, view } from './layer-view.ts';

describe('memory', () => {
  it('does not ask again for a screen larger than the cache', () => {
    const state = layer({ cacheSize: 4 });
    const released = arrive(state, state.frame(view()).request).flatMap(({ release }) => release);
    expect(released).toEqual([]);
    expect(state.frame(view(12, home, 3)).request.length).toBeLessThan(8);
    expect(state.frame(view()).request).toEqual([]);
  });

  it('counts a tile as used until it leaves the screen', () => {
    const state = layer({ cacheSize: 40 });
    arrive(state, state.frame(view()).request);
    for (let step = 0; step < 20; step += 1) state.frame(view(12, [home[0] + step * 1e-5, home[1]]));
    const gone = arrive(state, state.frame(view(12, [100, 30])).request).flatMap(({ release }) => release);
    expect(gone).toEqual([]);
    const further = arrive(state, state.frame(view(12, [90, 30])).request).flatMap(({ release }) => release);
    expect(further.length).toBeGreaterThan(0);
    expect(further.every((key) => Number(key.split('/')[1]) > 3300)).toBe(true);
  });

  it('gives back what it lets go, and at the end everything exactly once', () => {
    const state = layer({ cacheSize: 30 });
    const made: string[] = [];
    const freed: string[] = [];
    for (let step = 0; step < 30; step += 1) {
      const orders = state.frame(view(12, [home[0] + step * 0.1, home[1]]));
      made.push(...orders.request.map(({ key, ticket }) => `${key} ${ticket}`));
      for (const { ticket, key } of orders.request) {
        freed.push(...state.loaded(ticket, `${key} ${ticket}`).release);
      }
    }
    expect(made.length - freed.length).toBeLessThanOrEqual(31);
    freed.push(...state.destroy().release);
    expect(freed.sort()).toEqual(made.sort());
  });

  it('throws nothing away into the void when destroyed while loading', () => {
    const state = layer();
    const { request } = state.frame(view());
    const [first, second] = request;
    state.loaded(first!.ticket, 'one');
    const end = state.destroy();
    expect(end.cancel).toHaveLength(request.length - 1);
    expect(end.release).toEqual(['one']);
    expect(state.loaded(second!.ticket, 'late').release).toEqual(['late']);
    expect(state.frame(view())).toEqual({ request: [], cancel: [], release: [], redraw: false });
    expect(state.show().request).toEqual([]);
    expect(state.online().request).toEqual([]);
    expect(state.destroy().release).toEqual([]);
  });

  it('asks for the screen again after its pictures were lost', () => {
    const state = layer();
    const { request } = state.frame(view());
    arrive(state, request);
    const after = state.lost();
    expect(after.release).toHaveLength(request.length);
    expect(after.request.map(({ key }) => key)).toEqual(request.map(({ key }) => key));
  });
});

describe('mask and opacity', () => {
  it('keeps the mask before when a new one cannot be used', () => {
    const state = layer();
    state.frame(view());
    const warn = vi.fn();
    const ring = [
      [116, 39],
      [117, 39],
      [117, 40],
    ];
    expect(state.setMask(ring, warn).redraw).toBe(true);
    expect(state.setMask([1], warn).redraw).toBe(false);
    expect(state.mask).toEqual([[ring]]);
    expect(warn).toHaveBeenCalledExactlyOnceWith('mask数据格式不正确');
  });

  it('takes an opacity from 0 to 1', () => {
    const state = layer({ opacity: 0.5 });
    expect(state.opacity).toBe(0.5);
    expect(() => state.setOpacity(1.1)).toThrow(RangeError);
    state.setOpacity(0);
    expect(state.opacity).toBe(0);
  });
});
