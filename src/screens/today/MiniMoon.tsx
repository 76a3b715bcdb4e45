import { moonOf } from '../../domain/sky/moon.ts';

/** The Moon of an instant as a small disc, lit as it is seen from the north. */
export function MiniMoon({ at }: { at: string }) {
  const { illuminated, waxing } = moonOf(at);
  const width = 1 - 2 * illuminated;
  const limb = waxing ? 1 : 0;
  const edge = width > 0 ? 1 - limb : limb;
  return (
    <svg viewBox="-11 -11 22 22" aria-hidden="true">
      <circle r="10" fill="var(--night-2)" stroke="var(--accent)" strokeWidth="0.8" />
      <path
        d={`M0-9.6A9.6 9.6 0 0 ${limb} 0 9.6A${Math.abs(width) * 9.6} 9.6 0 0 ${edge} 0-9.6z`}
        fill="var(--paper)"
      />
    </svg>
  );
}
