import { type PointerEvent, type RefObject, useMemo, useRef } from 'react';
import { TRAVEL_PX, yieldAtEnds } from './arc.ts';
import { FanMotion } from './fan-motion.ts';

/** A finger on the fan: where it is and when, in CSS pixels and milliseconds, and the card it began with. */
interface Hold {
  x: number;
  at: number;
  from: number;
  moved: boolean;
}

/** The hand on the fan: drag, inertia, and a stop on a whole card. Writes transforms only, and no state while it moves. */
export function useFanDrag(
  host: RefObject<HTMLDivElement | null>,
  count: number,
  middle: number,
  onMiddle: (index: number) => void,
) {
  const begin = useRef(middle);
  const latest = useRef({ count, onMiddle });
  latest.current = { count, onMiddle };

  return useMemo(() => {
    const motion = new FanMotion(
      {
        slots: () => host.current?.children,
        count: () => latest.current.count,
        onMiddle: (index) => latest.current.onMiddle(index),
      },
      begin.current,
    );
    let held: Hold | null = null;
    return {
      motion,
      turnTo: (target: number) => motion.glide(target),
      down(event: PointerEvent) {
        motion.stop();
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        held = { x: event.clientX, at: event.timeStamp, from: motion.position, moved: false };
        motion.speed = 0;
      },
      move(event: PointerEvent) {
        if (!held) return;
        const offset = event.clientX - held.x;
        if (!held.moved && Math.abs(offset) < 6) return;
        held.moved = true;
        const before = motion.position;
        motion.position = yieldAtEnds(held.from - offset / TRAVEL_PX, latest.current.count);
        const span = Math.max(1, event.timeStamp - held.at);
        motion.speed = 0.7 * ((motion.position - before) / span) + 0.3 * motion.speed;
        held.at = event.timeStamp;
        motion.drawSoon();
      },
      /** The index of the back that was tapped; `null` when the finger had moved. */
      up(event: PointerEvent): number | null {
        const { moved } = held ?? { moved: null };
        held = null;
        if (moved === null) return null;
        if (moved) {
          motion.coast(event.timeStamp);
          return null;
        }
        const under = document.elementsFromPoint(event.clientX, event.clientY);
        const back = under.map((one) => one.closest<HTMLElement>('[data-slot]')).find((one) => one !== null);
        return back?.dataset.index ? Number(back.dataset.index) : null;
      },
      cancel() {
        held = null;
        motion.glide(Math.round(motion.position));
      },
    };
  }, [host]);
}
