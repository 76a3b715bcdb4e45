import { TileCache } from './cache.ts';
import {
  type Laying,
  type SeenTile,
  type Span,
  sameSpans,
  spansInView,
  tilesOf,
  type View,
  ZOOM_TOLERANCE,
} from './grid.ts';
import { type Mask, takeMask } from './mask.ts';
import { type TileLayerSettings, within } from './options.ts';
import type { Datum } from './projection.ts';
import { keyOf, type Laid, standIns, WHOLE } from './standins.ts';
import { tileUrl } from './template.ts';
import type { TileNumber } from './tiles.ts';

/** A picture to be fetched. The ticket is the name of this one attempt. */
export interface Errand {
  readonly ticket: number;
  readonly key: string;
  readonly tile: TileNumber;
  readonly url: string;
}

/** What is to be done after something happened. */
export interface Orders<Picture> {
  /** To be fetched, the most wanted first. */
  readonly request: readonly Errand[];
  /** Tickets whose fetching is to be stopped. */
  readonly cancel: readonly number[];
  /** Pictures whose memory is to be freed. */
  readonly release: readonly Picture[];
  /** The layer looks different now. */
  readonly redraw: boolean;
}

/** Why a tile failed: the line was down, or an answer came that is no picture. */
export type Failure = 'line' | 'answer';

/**
 * The tile layer without its drawing: told of what happens, it says what to request, cancel, free and draw.
 * A tile is unknown, loading, loaded or failed. A failed tile is never asked for again, except that one which failed for
 * want of a network gets one more try when the network is back.
 */
export class TileLayerState<Picture> {
  readonly #settings: TileLayerSettings;
  readonly #laying: Laying;
  readonly #cache: TileCache<Picture>;
  readonly #loading = new Map<string, Errand>();
  readonly #tickets = new Map<number, string>();
  readonly #failed = new Map<string, Failure>();
  readonly #triedAgain = new Set<string>();
  #spans: readonly Span[] = [];
  #seen: readonly SeenTile[] = [];
  #drawing: readonly Laid<Picture>[] | null = null;
  /** Every tile in view, there or not, and what stands in for it. */
  #onScreen: ReadonlySet<string> = new Set();
  #view: View | null = null;
  #shown: boolean;
  #mask: Mask | null;
  #opacity: number;
  #ended = false;
  #lastTicket = 0;

  /** `crs` is the datum of the map. */
  constructor(settings: TileLayerSettings, crs: Datum) {
    this.#settings = settings;
    const { tileType, proj, tileMaxZoom } = settings;
    this.#laying = { tileType, proj, tileMaxZoom, crs };
    this.#cache = new TileCache(settings.cacheSize);
    this.#shown = settings.visible;
    this.#mask = settings.mask;
    this.#opacity = settings.opacity;
  }

  /** Shown, and the map within the layer's zoom range. */
  get active(): boolean {
    if (!this.#shown || this.#ended || this.#view === null) return false;
    const [least, most] = this.#settings.zooms;
    return this.#view.zoom >= least - ZOOM_TOLERANCE && this.#view.zoom <= most + ZOOM_TOLERANCE;
  }

  get shown(): boolean {
    return this.#shown;
  }

  get mask(): Mask | null {
    return this.#mask;
  }

  get opacity(): number {
    return this.#opacity;
  }

  show(): Orders<Picture> {
    this.#shown = true;
    return this.#look(this.active);
  }

  hide(): Orders<Picture> {
    const before = this.active;
    this.#shown = false;
    return this.#look(before);
  }

  /** The map moved, came to rest, zoomed, turned or changed its size. */
  frame(view: View): Orders<Picture> {
    const before = this.active;
    this.#view = view;
    const { active } = this;
    const same = active && before && sameSpans(this.#spans, spansInView(view, this.#laying));
    if (same) return { ...NOTHING, redraw: true };
    return this.#look(before || active);
  }

  /** A picture arrived. One that nobody waits for any more is given back to be freed. */
  loaded(ticket: number, picture: Picture): Orders<Picture> {
    const key = this.#settle(ticket);
    if (key === undefined) return { ...NOTHING, release: [picture] };
    this.#triedAgain.delete(key);
    const release = this.#cache.keep(key, picture);
    this.#drawing = null;
    return { ...NOTHING, release, redraw: this.active };
  }

  /** Fetching failed. A cancelled errand may say so too; that changes nothing. */
  failed(ticket: number, why: Failure): Orders<Picture> {
    const key = this.#settle(ticket);
    if (key === undefined) return NOTHING;
    this.#failed.set(key, why);
    this.#drawing = null;
    return { ...NOTHING, redraw: this.active };
  }

  /** The network is back. */
  online(): Orders<Picture> {
    for (const [key, why] of this.#failed) {
      if (why !== 'line' || this.#triedAgain.has(key)) continue;
      this.#failed.delete(key);
      this.#triedAgain.add(key);
    }
    return this.#look(false);
  }

  /** The pictures are lost (the graphics context was): everything in view is asked for again. */
  lost(): Orders<Picture> {
    const release = this.#cache.clear();
    return { ...this.#look(this.active), release };
  }

  /** A new mask, or none; one that cannot be used warns and leaves the one before. */
  setMask(mask: unknown, warn: (words: string) => void): Orders<Picture> {
    const before = this.#mask;
    this.#mask = takeMask(mask, before, warn);
    return { ...NOTHING, redraw: this.active && this.#mask !== before };
  }

  /** 0 to 1; throws RangeError otherwise. */
  setOpacity(opacity: number): Orders<Picture> {
    this.#opacity = within('opacity', opacity, 0, 1);
    return { ...NOTHING, redraw: this.active };
  }

  /** The end: stops every errand and frees every picture. What arrives later is only given back. */
  destroy(): Orders<Picture> {
    const redraw = this.active;
    this.#ended = true;
    return { ...this.#look(redraw), release: this.#cache.clear() };
  }

  /** What is to be drawn now; no two pictures cover the same square. Empty while not active. */
  drawing(): readonly Laid<Picture>[] {
    if (this.#drawing !== null) return this.#drawing;
    const find = (key: string) => this.#cache.peek(key);
    this.#drawing = this.#seen.flatMap((tile): Laid<Picture>[] => {
      const key = keyOf(tile);
      const picture = find(key);
      if (picture !== undefined) return [{ picture, key, place: tile, part: WHOLE }];
      return this.#failed.has(key) ? [] : standIns(tile, this.#settings.tileType, find);
    });
    this.#onScreen = new Set([...this.#seen.map(keyOf), ...this.#drawing.map(({ key }) => key)]);
    this.#cache.pin(this.#onScreen);
    return this.#drawing;
  }

  /** Looks again at what the view needs; pictures that leave the screen count as used until now. */
  #look(redraw: boolean): Orders<Picture> {
    for (const key of this.#onScreen) this.#cache.use(key);
    const view = this.active ? this.#view : null;
    this.#spans = view === null ? [] : spansInView(view, this.#laying);
    this.#seen = view === null ? [] : tilesOf(this.#spans, view.centre, this.#laying);
    const wanted = new Set(this.#seen.map(keyOf));
    this.#drawing = null;
    const cancel: number[] = [];
    for (const [key, { ticket }] of this.#loading) {
      if (wanted.has(key)) continue;
      this.#loading.delete(key);
      this.#tickets.delete(ticket);
      cancel.push(ticket);
    }
    const request: Errand[] = [];
    for (const tile of this.#seen) {
      const key = keyOf(tile);
      if (this.#cache.use(key) !== undefined || this.#loading.has(key) || this.#failed.has(key)) continue;
      request.push(this.#send(key, tile));
    }
    this.drawing();
    return { request, cancel, release: [], redraw };
  }

  #send(key: string, { x, y, z }: SeenTile): Errand {
    this.#lastTicket += 1;
    const tile = { x, y, z };
    const errand = {
      ticket: this.#lastTicket,
      key,
      tile,
      url: tileUrl(this.#settings.url, tile, this.#settings.subdomains),
    };
    this.#loading.set(key, errand);
    this.#tickets.set(errand.ticket, key);
    return errand;
  }

  /** Ends an errand; undefined when it had been called off. */
  #settle(ticket: number): string | undefined {
    const key = this.#tickets.get(ticket);
    if (key === undefined) return undefined;
    this.#tickets.delete(ticket);
    this.#loading.delete(key);
    return key;
  }
}

const NOTHING = { request: [], cancel: [], release: [], redraw: false } as const;
