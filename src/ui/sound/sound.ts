import type { SoundName } from './grains.ts';

let context: AudioContext | undefined;

/**
 * Plays a soft sound, made on the phone, where the person has turned sounds on; the root of the page says so. Without
 * audio it stays silent. The context is woken while the finger's tap still counts; what makes the sound is fetched then.
 */
export function playSound(name: SoundName): void {
  if (document.documentElement.dataset.sound !== 'on' || !('AudioContext' in globalThis)) return;
  try {
    context ??= new AudioContext();
    const awake = context;
    void Promise.all([import('./synth.ts'), awake.resume()])
      .then(([{ playGrains }]) => playGrains(awake, name))
      .catch((reason) => console.info('No sound just now:', String(reason)));
  } catch (reason) {
    console.info('No sound here:', String(reason));
  }
}
