import { lessMotion } from '../motion.ts';

/** Milliseconds from the hand to rest. */
const ROLL_MS = 1150;

/**
 * Rolls a die in from below: `hop` bounces along, `spin` turns and comes to rest as it lies.
 * Calls `done` at rest, at once where motion is not wanted. Returns what stops it.
 */
export function roll(hop: HTMLElement, spin: HTMLElement, delay: number, done: () => void): () => void {
  if (lessMotion() || !hop.animate) {
    done();
    return () => {};
  }
  const timing = { duration: ROLL_MS, delay, fill: 'backwards' } as const;
  const side = (Math.random() - 0.5) * 180;
  const axis = [Math.random() - 0.5, Math.random() - 0.5, 0.3 + Math.random() * 0.4].join(', ');
  const turns = 620 + Math.random() * 260;
  const bouncing = hop.animate(
    [
      { transform: `translate(${side}%, 420%) scale(1.25)`, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
      {
        transform: `translate(${side * 0.35}%, -60%) scale(1.12)`,
        offset: 0.34,
        easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)',
      },
      { transform: `translate(${side * 0.18}%, 6%) scale(1)`, offset: 0.56, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
      {
        transform: `translate(${side * 0.06}%, -16%) scale(1.03)`,
        offset: 0.74,
        easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)',
      },
      { transform: 'none' },
    ],
    timing,
  );
  const turning = spin.animate(
    [{ transform: `rotate3d(${axis}, ${turns}deg)` }, { transform: `rotate3d(${axis}, 0deg)` }],
    {
      ...timing,
      easing: 'cubic-bezier(0.15, 0.55, 0.3, 1)',
    },
  );
  bouncing.onfinish = done;
  return () => {
    bouncing.cancel();
    turning.cancel();
  };
}
