import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pace } from '../../src/ui/map/canvas/pace.ts';
import type { MapFrame } from '../../src/ui/map/host.ts';

const frame = (east: number, rotation = 30) => ({ centre: [east, 50], zoom: 8, rotation }) as unknown as MapFrame;
/** The parts of the frames of a movement that began at 0, one every so many milliseconds. */
const moved = (pace: Pace, step: number, count: number, rotation?: number) =>
  Array.from({ length: count }, (_, index) => pace.part(frame(index, rotation), index * step));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a turned map that moves', () => {
  it('is sharp while its frames come in time', () => {
    expect(moved(new Pace(() => {}), 17, 60)).not.toContain(0.5);
  });

  it('is painted coarsely after three late frames in a row, until it rests, and then once more, sharp', () => {
    const sharpen = vi.fn();
    const pace = new Pace(sharpen);
    expect(moved(pace, 50, 8)).toEqual([1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0.5]);
    // A picture arrives while the finger pauses.
    expect(pace.part(frame(7), 380)).toBe(0.5);
    expect(sharpen).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(sharpen).toHaveBeenCalledTimes(1);
    expect(pace.part(frame(7), 700)).toBe(1);
    expect(pace.part(frame(8), 1100)).toBe(1);
    expect(pace.part(frame(9), 1117)).toBe(1);
  });

  it('stays sharp where a single frame is late, where it stands still, and where north is up', () => {
    const pace = new Pace(() => {});
    const times = [0, 17, 90, 107, 124, 200, 217];
    expect(times.map((now, index) => pace.part(frame(index), now))).not.toContain(0.5);
    expect([0, 50, 100, 150, 200].map((now) => new Pace(() => {}).part(frame(1), now))).not.toContain(0.5);
    expect(moved(new Pace(() => {}), 50, 20, 0)).not.toContain(0.5);
  });

  it('asks for nothing after its end', () => {
    const sharpen = vi.fn();
    const pace = new Pace(sharpen);
    moved(pace, 50, 8);
    pace.end();
    vi.runAllTimers();
    expect(sharpen).not.toHaveBeenCalled();
  });
});
