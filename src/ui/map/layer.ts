import { type Errand, type Orders, TileLayerState } from '../../domain/map/layer.ts';
import { settleOptions, type TileLayerOptions, type TileLayerSettings } from '../../domain/map/options.ts';
import { needsWarp } from '../../domain/map/warp.ts';
import { canvasPainter } from './canvas/painter.ts';
import { signed } from './debug.ts';
import { fetchPicture, type LoadPicture, PictureFailure } from './fetch.ts';
import { glPainter } from './gl/painter.ts';
import type { MapFrame, MapHost } from './host.ts';
import type { Painter } from './painter.ts';

/**
 * A layer of raster tiles on a map. What is wanted, kept and drawn is decided by `domain/map/layer.ts`; here pictures are
 * fetched and painted: on a canvas where the map projects in the layer's own system, by WebGL where tiles must be bent
 * or the map is tilted.
 */
export class TileLayer {
  readonly #host: MapHost;
  readonly #settings: TileLayerSettings;
  readonly #state: TileLayerState<unknown>;
  readonly #load: LoadPicture;
  readonly #underway = new Map<number, AbortController>();
  /** Pictures that have arrived and wait for their turn on the graphics card. */
  readonly #arrived = new Map<number, ImageBitmap>();
  readonly #endings: (() => void)[] = [];
  #painter: Painter<unknown> | null = null;
  #lent: WebGLRenderingContext | null = null;
  /** What the map showed when it was last looked at. */
  #frame: MapFrame | null = null;
  #ended = false;
  /** When the map was last told to be moving, by the clock of the page. */
  #movedAt = Number.NEGATIVE_INFINITY;
  /** A frame for pictures that have arrived is going to be asked for. */
  #showing: ReturnType<typeof setTimeout> | undefined;

  /**
   * Puts a layer on a map. Throws 请传入地图实例 without a map, 请传入url without an address, 请传入subdomains where the
   * address has {s} and there are none, an Error for a place in the address that nothing fills, and RangeError for a
   * value out of its range. A mask that cannot be used only warns.
   */
  constructor(host: MapHost | null | undefined, options?: TileLayerOptions, load: LoadPicture = fetchPicture) {
    this.#settings = settleOptions(host, options, warn);
    this.#host = host as MapHost;
    this.#load = this.#settings.debug ? signed(load) : load;
    this.#state = new TileLayerState(this.#settings, this.#host.crs);
    const { zIndex, zooms } = this.#settings;
    const redraw = () => {
      if (!this.#state.shown) return;
      this.#lookAhead();
      this.#host.redraw();
    };
    const move = () => {
      this.#movedAt = performance.now();
      redraw();
    };
    const online = () => this.#carryOut(this.#state.online());
    globalThis.addEventListener('online', online);
    this.#endings.push(
      this.#host.add({ render: (frame, lent) => this.#render(frame, lent) }, { zIndex, zooms }),
      this.#host.on('move', move),
      ...(['idle', 'resize'] as const).map((event) => this.#host.on(event, redraw)),
      this.#host.on('lost', () => this.#lose()),
      this.#host.on('restored', () => this.#host.redraw()),
      () => globalThis.removeEventListener('online', online),
    );
    this.#look(this.#host.frame());
    this.#host.redraw();
  }

  show(): void {
    this.#carryOut(this.#state.show());
    this.#host.redraw();
  }

  hide(): void {
    this.#carryOut(this.#state.hide());
    this.#host.redraw();
  }

  /** Cuts the layer to polygons, nested arrays 2 to 4 deep; nothing takes the mask off. */
  setMask(mask: unknown): void {
    this.#carryOut(this.#state.setMask(mask, warn));
  }

  /** 0 to 1; throws RangeError otherwise. */
  setOpacity(opacity: number): void {
    this.#carryOut(this.#state.setOpacity(opacity));
  }

  /** Takes the layer off, stops what is underway and frees every picture. May be called again. */
  destroy(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const end of this.#endings) end();
    this.#carryOut(this.#state.destroy());
    clearTimeout(this.#showing);
    for (const bitmap of this.#arrived.values()) bitmap.close();
    this.#arrived.clear();
    this.#painter?.destroy();
    this.#painter = null;
    this.#host.redraw();
  }

  #render(frame: MapFrame, lent: WebGLRenderingContext | null): HTMLCanvasElement | null {
    if (this.#ended) return null;
    this.#look(frame);
    const painter = this.#painterFor(lent);
    if (painter === null) return null;
    this.#takeIn(painter);
    const { opacity, mask } = this.#state;
    const { altitude } = this.#settings;
    return painter.paint(this.#state.drawing(), frame, { opacity, mask, altitude });
  }

  /**
   * What comes into view is asked for at once, and the frame has only to paint. A map may tell a new zoom before its
   * matrix has it: that waits for the frame.
   */
  #lookAhead(): void {
    const frame = this.#host.kind === 'gl' ? this.#host.frame() : null;
    if (frame?.zoom === this.#frame?.zoom) this.#look(frame);
  }

  /** Asks for what a frame needs, unless it is the one looked at before. */
  #look(frame: MapFrame | null): void {
    if (frame === null || frame === this.#frame) return;
    this.#frame = frame;
    this.#carryOut(this.#state.frame(frame), false);
  }

  /** Made with the first frame, since only then is it known whether the map lends its context. */
  #painterFor(lent: WebGLRenderingContext | null): Painter<unknown> | null {
    if (this.#painter !== null && this.#lent === lent) return this.#painter;
    if (this.#painter !== null) {
      this.#lose();
      this.#painter.destroy();
    }
    this.#lent = lent;
    const laying = { ...this.#settings, crs: this.#host.crs };
    const flat = this.#host.kind === 'flat' && !needsWarp(laying);
    const redraw = () => this.#host.redraw();
    const events = { lost: () => this.#lose(), restored: redraw };
    this.#painter = (flat ? null : glPainter(laying, lent, events)) ?? canvasPainter(laying, redraw);
    return this.#painter;
  }

  /** The graphics context is gone, and every texture with it. */
  #lose(): void {
    this.#painter?.lose();
    this.#carryOut(this.#state.lost());
  }

  #carryOut({ request, cancel, release, redraw }: Orders<unknown>, announce = true): void {
    for (const ticket of cancel) {
      this.#underway.get(ticket)?.abort();
      this.#underway.delete(ticket);
      this.#arrived.get(ticket)?.close();
      this.#arrived.delete(ticket);
    }
    for (const picture of release) this.#painter?.free(picture);
    for (const errand of request) void this.#run(errand);
    if (redraw && announce) this.#host.redraw();
  }

  async #run({ ticket, url }: Errand): Promise<void> {
    const control = new AbortController();
    this.#underway.set(ticket, control);
    try {
      const bitmap = await this.#load(url, control.signal);
      if (control.signal.aborted) return bitmap.close();
      this.#underway.delete(ticket);
      this.#arrived.set(ticket, bitmap);
      this.#show();
    } catch (reason) {
      const why = reason instanceof PictureFailure ? reason.why : 'answer';
      if (!control.signal.aborted) this.#carryOut(this.#state.failed(ticket, why));
    } finally {
      if (this.#underway.get(ticket) === control) this.#underway.delete(ticket);
    }
  }

  /**
   * What arrived gets on the screen: by the next frame while the map moves; while it rests it is taken in at once, and a
   * frame is painted for all that come within some milliseconds.
   */
  #show(): void {
    const atRest = performance.now() > this.#movedAt + AT_REST_MS;
    if (atRest && this.#painter !== null) this.#takeIn(this.#painter);
    if (!atRest || this.#underway.size === 0) this.#host.redraw();
    else
      this.#showing ??= setTimeout(() => {
        this.#showing = undefined;
        this.#host.redraw();
      }, SHOW_WITHIN_MS);
  }

  /** Hands arrived pictures to the painter, for some milliseconds; the rest waits for the next frame. */
  #takeIn(painter: Painter<unknown>): void {
    if (this.#arrived.size === 0) return;
    const until = performance.now() + FRAME_BUDGET_MS;
    for (const [ticket, bitmap] of this.#arrived) {
      const picture = painter.take(bitmap);
      if (picture === null) return;
      this.#arrived.delete(ticket);
      this.#carryOut(this.#state.loaded(ticket, picture), false);
      if (performance.now() > until) break;
    }
    if (this.#arrived.size > 0) this.#host.redraw();
  }
}

/** Milliseconds of a frame that uploads may take. */
const FRAME_BUDGET_MS = 6;
/** Milliseconds without a move after which pictures are taken in as they come: no frame is waited for that could be late. */
const AT_REST_MS = 100;
/** Milliseconds after which a picture is on the screen of a map at rest, while others are still underway. */
const SHOW_WITHIN_MS = 80;

function warn(words: string): void {
  console.warn(words);
}
