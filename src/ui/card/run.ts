import { lessMotion } from '../motion.ts';

/**
 * Calls `draw` in every frame with what is done of a movement, from 0 to 1, quick at first; at once with 1 where less
 * motion is wished. Answers with how to stop it.
 */
export function run(spanMs: number, draw: (done: number) => void): () => void {
  if (lessMotion()) {
    draw(1);
    return () => {};
  }
  let frame = 0;
  let began: number | undefined;
  const step = (time: number) => {
    began ??= time;
    const share = Math.min(1, (time - began) / spanMs);
    if (share < 1) frame = requestAnimationFrame(step);
    draw(1 - (1 - share) ** 3);
  };
  draw(0);
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
