/** Does the person want less motion, by the phone's settings or by ours? The root of the page tells ours. */
export function lessMotion(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.hasAttribute('data-less-motion')
  );
}
