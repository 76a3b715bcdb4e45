import { type Grain, grainsOf, type SoundName } from './grains.ts';

/** Seconds in which a grain swells, so that it does not click. */
const SWELL = 0.004;

/** Makes a sound of its grains and plays it at once. */
export function playGrains(context: AudioContext, name: SoundName): void {
  const start = context.currentTime + 0.01;
  for (const grain of grainsOf(name, Math.random)) playGrain(context, grain, start + grain.at);
}

function playGrain(context: AudioContext, grain: Grain, at: number): void {
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(grain.gain, at + SWELL);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + grain.length);
  loudness.connect(context.destination);
  const source = grain.kind === 'tone' ? toneOf(context, grain) : airOf(context, grain);
  source.last.connect(loudness);
  source.first.start(at);
  source.first.stop(at + grain.length + 0.02);
}

interface Source {
  first: AudioScheduledSourceNode;
  last: AudioNode;
}

function toneOf(context: AudioContext, { frequency }: Grain): Source {
  const tone = new OscillatorNode(context, { type: 'sine', frequency });
  return { first: tone, last: tone };
}

function airOf(context: AudioContext, { frequency }: Grain): Source {
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 0.9 });
  const noise = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  noise.connect(band);
  return { first: noise, last: band };
}

let kept: AudioBuffer | undefined;

/** A quarter of a second of white noise. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (kept) return kept;
  kept = context.createBuffer(1, Math.ceil(context.sampleRate / 4), context.sampleRate);
  const samples = kept.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return kept;
}
