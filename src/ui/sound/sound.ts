import type { SoundName } from './grains.ts';

let context: AudioContext | undefined;
let isWatching = false;

/**
 * Plays a soft sound, made on the phone, where the person has turned sounds on; the root of the page says so. Without
 * audio it stays silent. The context is woken while the finger's tap still counts; what makes the sound is fetched then.
 */
export function playSound(name: SoundName): void {
  wakeSoundByTaps();
  const awake = wake();
  if (!awake) return;
  void Promise.all([import('./synth.ts'), awake.resume()])
    .then(([{ playGrains }]) => playGrains(awake, name))
    .catch((reason) => console.info('No sound just now:', String(reason)));
}

/**
 * Wakes the audio with every tap from now on. Safari wakes it in a tap or when a finger is lifted, never when it goes
 * down, which is when the pile is stirred and must be heard
 * (https://html.spec.whatwg.org/multipage/interaction.html#activation-triggering-input-event).
 */
export function wakeSoundByTaps(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('click', wake, { capture: true });
}

function wake(): AudioContext | undefined {
  if (document.documentElement.dataset.sound !== 'on' || !('AudioContext' in globalThis)) return undefined;
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') context.resume().catch(() => {});
    return context;
  } catch (reason) {
    console.info('No sound here:', String(reason));
    return undefined;
  }
}
