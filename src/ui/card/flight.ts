import { lessMotion } from '../motion.ts';

/** Where a card comes from: its middle and its width on the screen in px, and its turn in degrees. */
export interface Origin {
  x: number;
  y: number;
  width: number;
  angle: number;
}

const FLIGHT_MS = 520;
const TURN_MS = 480;
const QUIET_MS = 160;
const FRAMES = 14;
/** How strongly a card swings past its place before it settles. */
const SWING = 0.7;
/** How much nearer a card comes while it is in the air. */
const NEARER = 0.1;

/**
 * Flies an element from where a card was to where it lies on the page, by transforms alone. Less motion: it is there at
 * once. Resolves when it lies there.
 */
export async function flyFrom(element: HTMLElement, from: Origin): Promise<void> {
  if (lessMotion()) return;
  const to = element.getBoundingClientRect();
  const around = new DOMMatrix(getComputedStyle(element.parentElement!).transform);
  const inverse = around.inverse();
  const [x, y] = [from.x - (to.left + to.right) / 2, from.y - (to.top + to.bottom) / 2];
  const turn = from.angle - (Math.atan2(around.b, around.a) * 180) / Math.PI;
  const size = from.width / (element.offsetWidth * Math.hypot(around.a, around.b));
  const frames = Array.from({ length: FRAMES + 1 }, (_, frame): Keyframe => {
    const time = frame / FRAMES;
    const left = 1 - settle(time);
    // it rises first and goes aside after that: a bent way that never leaves the page
    const aside = x * (1 - ease(time));
    const air = Math.sin(Math.PI * time);
    const localX = inverse.a * aside + inverse.c * y * left;
    const localY = inverse.b * aside + inverse.d * y * left;
    const scale = 1 + (size - 1) * left + NEARER * air;
    return {
      transform: `translate(${px(localX)}, ${px(localY)}) rotate(${(turn * left).toFixed(2)}deg) scale(${scale.toFixed(3)})`,
    };
  });
  await ended(element.animate(frames, { duration: FLIGHT_MS, easing: 'linear' }));
}

/** Turns a card over, from its back to its face. Less motion: the back fades. Resolves when the face is seen. */
export async function turnOver(back: HTMLElement, face: HTMLElement): Promise<void> {
  if (lessMotion()) {
    await ended(back.animate([{ opacity: 1 }, { opacity: 0 }], { duration: QUIET_MS, fill: 'forwards' }));
    return;
  }
  const timing: KeyframeAnimationOptions = { duration: TURN_MS, fill: 'forwards' };
  face.animate(turning(-180), timing);
  await ended(back.animate(turning(0), timing));
  for (const moved of face.getAnimations()) moved.cancel();
}

function turning(from: number): Keyframe[] {
  const at = (degrees: number, scale: number) => `perspective(40rem) scale(${scale}) rotateY(${degrees}deg)`;
  return [
    { transform: at(from, 1), easing: 'cubic-bezier(0.6, 0, 0.8, 0.6)' },
    { transform: at(from + 90, 1.08), easing: 'cubic-bezier(0.2, 0.4, 0.4, 1)' },
    { transform: at(from + 180, 1) },
  ];
}

/** Moves what has a new place and size from where it was before. */
export function growFrom(element: HTMLElement, before: DOMRect): void {
  if (lessMotion()) return;
  const now = element.getBoundingClientRect();
  const [x, y] = [before.left + before.right - now.left - now.right, before.top - now.top];
  element.animate(
    [
      { transform: `translate(${px(x / 2)}, ${px(y)}) scale(${before.width / now.width})`, transformOrigin: '50% 0' },
      { transform: 'none', transformOrigin: '50% 0' },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

/** Whatever still moves within an element comes to its end at once. */
export function endMoves(element: HTMLElement): void {
  for (const moving of element.getAnimations({ subtree: true }))
    if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish();
}

/** From 0 to 1, a little past it and back. */
const settle = (time: number) => 1 + (SWING + 1) * (time - 1) ** 3 + SWING * (time - 1) ** 2;

/** From 0 to 1, slow at both ends. */
const ease = (time: number) => (1 - Math.cos(Math.PI * time)) / 2;

const px = (length: number) => `${length.toFixed(1)}px`;

const ended = (animation: Animation) => animation.finished.catch(() => undefined);
