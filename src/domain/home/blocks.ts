import type { Path } from '../paths.ts';

/** What the home screen is made of. The blocks come by their place in the list: 0 heading, 1 banner, 2 unused, 3 tiles, 4 tabs. */
export interface Heading {
  title: string;
  sub_title: string;
}

/** `image`: `scene:<name>` is drawn by the app, anything else is the address of a picture. */
export interface Banner {
  image: string;
  type: string;
  url: string;
  title: string;
  sub_title: string;
}

/** `image`: `emblem:<name>` is drawn by the app. `type` `view` goes to `url`: a link text below, a page of the site or a full address. */
export interface Tile {
  visible: boolean;
  image: string;
  name: string;
  type: string;
  url: string;
}

/** `image`: `spread:<spread_id>` or `emblem:<name>`. `type`: `tarot`, `lenormand` or `astrolabe`. */
export interface SpreadCard {
  image: string;
  title: string;
  des: string;
  type: string;
  spread_id: number;
  scope_id: number;
  /** How many cards are laid; absent where none are. */
  cards?: number | undefined;
}

export interface Tab {
  menu: string;
  data: SpreadCard[];
}

export type HomeBlocks = [{ value: Heading }, { value: Banner }, { value: null }, { value: Tile[] }, { value: Tab[] }];

/** The link texts of tiles and where they lead; an Essay link may carry its article: `Essay?id=3`. */
export const TILE_LINKS = {
  'Tarot home': '/tarot/home',
  'Tarot assistant': '/tarot/assistant',
  'Lenormand home': '/lenormand/home',
  'Lenormand assistant': '/lenormand/assistant',
  'Stardice index': '/stardice/index',
  'Stardice assistant': '/stardice/assistant',
  Essay: '/article',
  'tarot meaning': '/tarotMean',
  'grand tableau': '/lenormand/grandTableau',
  wallpaper: '/wallpaper',
  dream: '/dream',
} as const satisfies Readonly<Record<string, Path>>;
