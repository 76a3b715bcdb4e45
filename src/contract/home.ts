import * as v from 'valibot';
import { call } from './call.ts';
import { asksLocale, Count } from './fields.ts';

const Heading = v.object({ title: v.string(), sub_title: v.string() });
const Banner = v.object({
  image: v.string(),
  type: v.string(),
  url: v.string(),
  title: v.optional(v.string(), ''),
  sub_title: v.optional(v.string(), ''),
});
const Tile = v.object({
  visible: v.boolean(),
  image: v.string(),
  name: v.string(),
  type: v.string(),
  url: v.string(),
});
const SpreadCard = v.object({
  image: v.string(),
  title: v.string(),
  des: v.string(),
  type: v.string(),
  spread_id: Count,
  scope_id: Count,
  cards: v.optional(Count),
});
const Tab = v.object({ menu: v.string(), data: v.array(SpreadCard) });

/** The blocks by their place: heading, banner, one not in use, tiles, tabs. Shapes: src/domain/home/blocks.ts. */
export const HomeData = v.tuple([
  v.object({ value: Heading }),
  v.object({ value: Banner }),
  v.object({ value: v.null() }),
  v.object({ value: v.array(Tile) }),
  v.object({ value: v.array(Tab) }),
]);

export const homePage = call({
  name: 'home_page',
  method: 'GET',
  version: 'brand',
  payload: v.object(asksLocale),
  data: HomeData,
});
