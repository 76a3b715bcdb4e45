import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreOfBack, POOL, PROUD_PX, placeBacks, STEP_DEGREES } from '../../src/ui/card/arc.ts';

const fans = fc
  .record({ count: fc.integer({ min: 1, max: 78 }), at: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ count, at }) => ({ position: at * (count - 1), count, open: 1 }));
const used = (backs: ReturnType<typeof placeBacks>) => backs.filter(({ index }) => index >= 0);

describe('the fan', () => {
  it('shows each card once, in order, a step apart', () => {
    fc.assert(
      fc.property(fans, (fan) => {
        const backs = used(placeBacks(fan));
        expect(backs.length).toBeLessThanOrEqual(Math.min(POOL, fan.count));
        for (const [place, back] of backs.entries()) {
          if (place === 0) continue;
          expect(back.index).toBe(backs[place - 1]!.index + 1);
          expect(back.angle - backs[place - 1]!.angle).toBeCloseTo(STEP_DEGREES);
        }
      }),
    );
  });

  it('closed is a pile: all backs lie in one place, none stands out', () => {
    fc.assert(
      fc.property(fans, (fan) => {
        const places = used(placeBacks({ ...fan, open: 0 })).map(centreOfBack);
        for (const { x, y } of places) {
          expect(x).toBeCloseTo(0);
          expect(y).toBeCloseTo(places[0]!.y);
        }
      }),
    );
  });

  it('leaves a gap of one card where one was taken, and closes it', () => {
    const fan = { position: 20, count: 50, open: 1 };
    const angleOf = (width: number, index: number) =>
      placeBacks({ ...fan, gap: { index: 20, width } }).find((back) => back.index === index)!.angle;
    expect(angleOf(1, 20) - angleOf(1, 19)).toBeCloseTo(2 * STEP_DEGREES);
    expect(angleOf(0, 20) - angleOf(0, 19)).toBeCloseTo(STEP_DEGREES);
    expect(angleOf(1, 22) - angleOf(1, 21)).toBeCloseTo(STEP_DEGREES);
  });

  it('says where the raised card is: in the middle, and proud of its neighbours', () => {
    const backs = placeBacks({ position: 10, count: 30, open: 1 });
    const raised = centreOfBack(backs.find(({ index }) => index === 10)!);
    const beside = centreOfBack(backs.find(({ index }) => index === 11)!);
    expect(raised.x).toBeCloseTo(0);
    expect(beside.x).toBeGreaterThan(0);
    expect(beside.y - raised.y).toBeGreaterThan(PROUD_PX * 0.9);
  });
});
