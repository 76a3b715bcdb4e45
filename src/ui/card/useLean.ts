import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { lessMotion } from '../motion.ts';

const MAX_LEAN_DEG = 8;
/** How far the furthest layer of a card moves: a share of its width, and at most so much. */
const DEPTH_SHARE = 1 / 80;
const MAX_DEPTH_PX = 4;
/** Turn of the phone that leans a card as far as it goes. */
const FULL_TURN_DEG = 24;

/**
 * A card that leans under a finger, and from then on with the phone, on devices whose sensor the person permits: iOS
 * tells a page nothing before it was asked for the shake of the dice. Gives the listeners of the element.
 * `--lean-x` and `--lean-y` are its turn, `--light` is where light falls, -1 to 1 from left to right, `--down` the same
 * from top to foot, `--depth` how far the sky moves at most.
 */
export function useLean<E extends HTMLElement>() {
  const [held, setHeld] = useState(false);
  const element = useRef<E>(null);
  useEffect(() => {
    if (!held) return;
    let rest: readonly [beta: number, gamma: number] | undefined;
    const turn = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null || !element.current) return;
      rest ??= [beta, gamma];
      lean(element.current, (gamma - rest[1]) / FULL_TURN_DEG, (beta - rest[0]) / FULL_TURN_DEG);
    };
    addEventListener('deviceorientation', turn);
    return () => removeEventListener('deviceorientation', turn);
  }, [held]);
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<E>) => {
    if (lessMotion()) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    lean(currentTarget, ((clientX - left) / width) * 2 - 1, ((clientY - top) / height) * 2 - 1);
    setHeld(true);
  };
  const release = ({ currentTarget }: PointerEvent<E>) => lean(currentTarget, 0, 0);
  return {
    ref: element,
    held,
    onPointerDown: follow,
    onPointerMove: follow,
    onPointerLeave: release,
    onPointerCancel: release,
  };
}

/** x and y: -1 to 1 from the upper left. */
function lean(element: HTMLElement, x: number, y: number): void {
  const [across, down] = [x, y].map((share) => Math.max(-1, Math.min(1, share))) as [number, number];
  element.dataset.held = '';
  element.style.setProperty('--lean-x', `${-down * MAX_LEAN_DEG}deg`);
  element.style.setProperty('--lean-y', `${across * MAX_LEAN_DEG}deg`);
  element.style.setProperty('--light', `${across}`);
  element.style.setProperty('--down', `${down}`);
  element.style.setProperty('--depth', `${Math.min(MAX_DEPTH_PX, element.offsetWidth * DEPTH_SHARE)}px`);
}
