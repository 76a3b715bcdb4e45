import { lessMotion } from '../motion.ts';
import { PROUD_PX, placeBacks } from './arc.ts';

/** What the fan holds and whom it tells, as it is at the moment. */
interface Fan {
  /** The element whose children are the backs that can be seen at once. */
  slots: () => HTMLCollection | undefined;
  count: () => number;
  /** Another card has come to the middle. */
  onMiddle: (index: number) => void;
}

/** A share of the speed that is left after a millisecond. */
const FRICTION = 0.994;
/** Cards, and cards a millisecond: nearer or slower than this is still. */
const STILL = 0.004;

/** The fan in motion: where it stands, how it coasts, and how it comes to rest on a whole card. */
export class FanMotion {
  /** Fractional index of the middle. */
  position: number;
  /** Cards a millisecond. */
  speed = 0;
  #frame = 0;
  #shown: number;
  readonly #fan: Fan;

  constructor(fan: Fan, middle: number) {
    this.#fan = fan;
    this.position = middle;
    this.#shown = middle;
  }

  /** Writes transforms only. `proud`: how far the middle stands out, in CSS pixels. */
  draw(proud: number): void {
    const slots = this.#fan.slots();
    if (!slots) return;
    placeBacks(this.position, this.#fan.count()).forEach(({ index, angle, lift }, slot) => {
      const element = slots[slot] as HTMLElement;
      element.hidden = index < 0;
      if (index < 0) return;
      element.dataset.index = String(index);
      element.style.transform = `rotate(${angle.toFixed(3)}deg) translateY(${(-proud * lift).toFixed(1)}px)`;
      element.style.zIndex = lift > 0.5 ? '2' : '';
      element.toggleAttribute('data-up', lift > 0.9);
    });
    const now = this.#clamp(Math.round(this.position));
    if (now === this.#shown) return;
    this.#shown = now;
    this.#fan.onMiddle(now);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  drawSoon(): void {
    this.stop();
    this.#frame = requestAnimationFrame(() => this.draw(PROUD_PX));
  }

  /** Comes to rest on a card: softly, or at once where less motion is wished. */
  glide(target: number): void {
    this.stop();
    const goal = this.#clamp(target);
    const less = lessMotion();
    const step = () => {
      const left = goal - this.position;
      if (less || Math.abs(left) < STILL) {
        this.position = goal;
        this.draw(PROUD_PX);
        return;
      }
      this.position += left * 0.22;
      this.draw(PROUD_PX);
      this.#frame = requestAnimationFrame(step);
    };
    step();
  }

  /** Runs on with the speed it has; `last`: the time of the event or frame before, in milliseconds. */
  coast(last: number): void {
    this.#frame = requestAnimationFrame((time) => {
      const span = Math.min(40, Math.max(1, time - last));
      this.position += this.speed * span;
      this.speed *= FRICTION ** span;
      const out = this.position < 0 || this.position > this.#fan.count() - 1;
      if (out || Math.abs(this.speed) < STILL) this.glide(Math.round(this.position));
      else {
        this.draw(PROUD_PX);
        this.coast(time);
      }
    });
  }

  #clamp(index: number): number {
    return Math.max(0, Math.min(this.#fan.count() - 1, index));
  }
}
