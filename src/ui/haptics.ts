/**
 * A short shake of the phone, unless the person has turned it off; the root of the page says so.
 * Some browsers, all of iOS among them, have none: then nothing happens.
 * @param pattern milliseconds of shaking, or shaking and rest in turn
 */
export function shakeHand(pattern: number | number[]): void {
  if (canShakeHand() && document.documentElement.dataset.haptics !== 'off') navigator.vibrate(pattern);
}

export function canShakeHand(): boolean {
  return 'vibrate' in navigator;
}
