import { useEffect, useRef } from 'react';

/** Metres per second squared beyond rest from which a movement is a shake. */
const SHAKE_MS2 = 14;
const SHAKE_PAUSE_MS = 1200;

interface Asking {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

/** Whether this device can feel a shake, as far as can be known before it is asked. */
export const canShake = 'DeviceMotionEvent' in globalThis && matchMedia('(pointer: coarse)').matches;

/** Asks for the sensor where the platform wants to be asked. To be called from a tap. */
export async function allowShake(): Promise<boolean> {
  const { requestPermission } = DeviceMotionEvent as unknown as Asking;
  if (!requestPermission) return true;
  return (await requestPermission().catch(() => 'denied')) === 'granted';
}

/** Calls `onShake` when the phone is shaken, while `on`. */
export function useShake(on: boolean, onShake: () => void): void {
  const act = useRef(onShake);
  act.current = onShake;
  useEffect(() => {
    if (!on) return;
    let last = 0;
    const feel = ({ acceleration }: DeviceMotionEvent) => {
      if (!acceleration) return;
      const force = Math.hypot(acceleration.x ?? 0, acceleration.y ?? 0, acceleration.z ?? 0);
      const now = performance.now();
      if (force < SHAKE_MS2 || now - last < SHAKE_PAUSE_MS) return;
      last = now;
      act.current();
    };
    addEventListener('devicemotion', feel);
    return () => removeEventListener('devicemotion', feel);
  }, [on]);
}
