import { type PointerEvent, type RefObject, useMemo, useRef } from 'react';
import { lessMotion } from '../motion.ts';
import { PROUD, placeBacks, TRAVEL, yieldAtEnds } from './arc.ts';

interface Motion {
  /** Fractional index of the middle. */
  position: number;
  /** Cards a millisecond. */
  speed: number;
  frame: number;
  held: { x: number; at: number; from: number; moved: boolean } | null;
  shown: number;
}

const FRICTION = 0.994;

/** The hand on the fan: drag, inertia, and a stop on a whole card. Writes transforms only, and no state while it moves. */
export function useFanDrag(
  host: RefObject<HTMLDivElement | null>,
  count: number,
  middle: number,
  onMiddle: (index: number) => void,
) {
  const motion = useRef<Motion>({ position: middle, speed: 0, frame: 0, held: null, shown: middle });
  const latest = useRef({ count, onMiddle });
  latest.current = { count, onMiddle };

  return useMemo(() => {
    const state = motion.current;
    const clamp = (index: number) => Math.max(0, Math.min(latest.current.count - 1, index));

    function draw(proud: number) {
      const slots = host.current?.children;
      if (!slots) return;
      placeBacks(state.position, latest.current.count).forEach(({ index, angle, lift }, slot) => {
        const element = slots[slot] as HTMLElement;
        element.hidden = index < 0;
        if (index < 0) return;
        element.dataset.index = String(index);
        element.style.transform = `rotate(${angle.toFixed(3)}deg) translateY(${(-proud * lift).toFixed(1)}px)`;
        element.style.zIndex = lift > 0.5 ? '2' : '';
        element.toggleAttribute('data-up', lift > 0.9);
      });
      const now = clamp(Math.round(state.position));
      if (now !== state.shown) {
        state.shown = now;
        latest.current.onMiddle(now);
      }
    }

    function glide(target: number) {
      cancelAnimationFrame(state.frame);
      const goal = clamp(target);
      const less = lessMotion();
      const step = () => {
        const left = goal - state.position;
        if (less || Math.abs(left) < 0.004) {
          state.position = goal;
          draw(PROUD);
          return;
        }
        state.position += left * 0.22;
        draw(PROUD);
        state.frame = requestAnimationFrame(step);
      };
      step();
    }

    function coast(last: number) {
      state.frame = requestAnimationFrame((time) => {
        const span = Math.min(40, Math.max(1, time - last));
        state.position += state.speed * span;
        state.speed *= FRICTION ** span;
        const out = state.position < 0 || state.position > latest.current.count - 1;
        if (out || Math.abs(state.speed) < 0.004) glide(Math.round(state.position));
        else {
          draw(PROUD);
          coast(time);
        }
      });
    }

    return {
      draw,
      turnTo: glide,
      down(event: PointerEvent) {
        cancelAnimationFrame(state.frame);
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        state.held = { x: event.clientX, at: event.timeStamp, from: state.position, moved: false };
        state.speed = 0;
      },
      move(event: PointerEvent) {
        const { held } = state;
        if (!held) return;
        const offset = event.clientX - held.x;
        if (!held.moved && Math.abs(offset) < 6) return;
        held.moved = true;
        const before = state.position;
        state.position = yieldAtEnds(held.from - offset / TRAVEL, latest.current.count);
        const span = Math.max(1, event.timeStamp - held.at);
        state.speed = 0.7 * ((state.position - before) / span) + 0.3 * state.speed;
        held.at = event.timeStamp;
        cancelAnimationFrame(state.frame);
        state.frame = requestAnimationFrame(() => draw(PROUD));
      },
      /** The index of the back that was tapped; `null` when the finger had moved. */
      up(event: PointerEvent): number | null {
        const { held } = state;
        state.held = null;
        if (!held) return null;
        if (held.moved) {
          coast(event.timeStamp);
          return null;
        }
        const under = document.elementsFromPoint(event.clientX, event.clientY);
        const back = under.map((one) => one.closest<HTMLElement>('[data-slot]')).find((one) => one !== null);
        return back?.dataset.index ? Number(back.dataset.index) : null;
      },
      cancel() {
        state.held = null;
        glide(Math.round(state.position));
      },
    };
  }, [host]);
}
