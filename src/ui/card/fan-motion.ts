import { lessMotion } from '../motion.ts';
import { type FanState, PROUD_PX, placeBacks } from './arc.ts';
import { run } from './run.ts';

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
const OPEN_MS = 360;
const CLOSE_MS = 240;
const GAP_MS = 240;

/** The fan in motion: how it opens and closes, where it stands, how it coasts, and how it comes to rest on a whole card. */
export class FanMotion {
  /** Fractional index of the middle. */
  position: number;
  /** Cards a millisecond. */
  speed = 0;
  #open = 0;
  #gap: FanState['gap'];
  /** A back that is on its way to the table: nothing lies in its place. */
  #away = -1;
  #frame = 0;
  #shown: number;
  #stopOpening = () => {};
  #stopGap = () => {};
  readonly #fan: Fan;

  constructor(fan: Fan, middle: number) {
    this.#fan = fan;
    this.position = middle;
    this.#shown = middle;
  }

  /** How it stands now. */
  state(): FanState {
    const state = { position: this.position, count: this.#fan.count(), open: this.#open };
    return this.#gap ? { ...state, gap: this.#gap } : state;
  }

  /** Writes transforms only. */
  draw(): void {
    const slots = this.#fan.slots();
    if (!slots) return;
    placeBacks(this.state()).forEach(({ index, angle, lift, rise }, slot) => {
      const element = slots[slot] as HTMLElement;
      element.hidden = index < 0 || index === this.#away;
      if (index < 0) return;
      element.dataset.index = String(index);
      element.style.transform = `rotate(${angle.toFixed(3)}deg) translateY(${(-PROUD_PX * lift - rise).toFixed(1)}px)`;
      element.style.zIndex = lift > 0.5 ? '2' : '';
      element.toggleAttribute('data-up', lift > 0.9);
    });
    const now = this.#clamp(Math.round(this.position));
    if (now === this.#shown) return;
    this.#shown = now;
    this.#fan.onMiddle(now);
  }

  /** Unfolds from the pile; at once where less motion is wished. */
  open(): void {
    this.#turnOpen(1, OPEN_MS, () => {});
  }

  /** Folds into the pile again. */
  close(onClosed: () => void): void {
    this.stop();
    this.#turnOpen(0, CLOSE_MS, onClosed);
  }

  /** A back leaves the fan under the finger. */
  take(index: number): void {
    this.#away = index;
    this.draw();
  }

  /** The cards are those that are left: where one has gone, its neighbours come together. */
  settle(gone: number | undefined): void {
    this.#away = -1;
    this.#stopGap();
    if (gone === undefined) {
      this.#gap = undefined;
      this.draw();
      return;
    }
    this.#stopGap = run(GAP_MS, (done) => {
      this.#gap = done < 1 ? { index: gone, width: 1 - done } : undefined;
      this.draw();
    });
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** Nothing moves any more: the fan is taken off the page. */
  end(): void {
    this.stop();
    this.#stopOpening();
    this.#stopGap();
  }

  drawSoon(): void {
    this.stop();
    this.#frame = requestAnimationFrame(() => this.draw());
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
        this.draw();
        return;
      }
      this.position += left * 0.22;
      this.draw();
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
        this.draw();
        this.coast(time);
      }
    });
  }

  #turnOpen(target: 0 | 1, spanMs: number, onDone: () => void): void {
    this.#stopOpening();
    const from = this.#open;
    this.#stopOpening = run(spanMs, (done) => {
      this.#open = from + (target - from) * done;
      this.draw();
      if (done === 1) onDone();
    });
  }

  #clamp(index: number): number {
    return Math.max(0, Math.min(this.#fan.count() - 1, index));
  }
}
