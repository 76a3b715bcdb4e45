import { printedWheel } from '../../src/art/wheel-printed.ts';
import { castBirth } from '../../src/domain/sky/birth.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../src/domain/sky/instant.ts';
import { POINTS } from '../../src/domain/sky/positions.ts';
import { momentPicture } from '../astrolabe/picture.ts';
import {
  addProfile,
  birthIn,
  changeProfile,
  findProfile,
  listProfiles,
  type ProfileOut,
  removeProfile,
} from '../astrolabe/profiles.ts';
import { spend } from '../core/limits.ts';
import { type Handlers, personIn } from '../core/request.ts';
import { answeredBefore, once } from '../ledger/keys.ts';
import { coveredADay } from '../membership/cover.ts';
import { pricesNow } from '../operator-settings/prices.ts';
import { askChart } from '../readings/matters.ts';
import { offer } from '../readings/offer.ts';
import { Refusal } from '../refusal.ts';

export const astrolabeCalls: Handlers = {
  async create_user_profile(ask) {
    const { house, payload } = ask;
    const { userId } = personIn(ask);
    const act = { userId, key: payload.idempotency_key, call: 'create_user_profile', payload };
    const before = await answeredBefore(house, act);
    const birth = birthIn(payload);
    const answer =
      before ?? (await once(house, act, async (tx) => [await addProfile(tx, userId, birth, house.clock())]));
    return answer as [ProfileOut];
  },

  async modify_user_profile(ask) {
    const { house, payload } = ask;
    const owned = { userId: personIn(ask).userId, profileId: payload.profile_id };
    const { seen, changed_at: changedAt } = payload;
    if (payload.remove) return [await removeProfile(house, owned, seen)];
    return [await changeProfile(house, owned, birthIn(payload), { seen, changedAt })];
  },

  my_user_profile_list: (ask) => listProfiles(ask.house, personIn(ask).userId),

  async my_natal(ask) {
    const { house, payload } = ask;
    const profile = await findProfile(house, { userId: personIn(ask).userId, profileId: payload.profile_id });
    const cast = castBirth(profile, 'placidus');
    return [
      {
        profile_id: profile.profile_id,
        placements: POINTS.map((point) => ({
          point,
          longitude: cast.chart.points[point].longitude,
          house: cast.timed ? cast.chart.points[point].house : null,
          retrograde: cast.chart.points[point].retrograde,
        })),
        cusps: cast.timed ? [...cast.chart.cusps] : [],
        svg: printedWheel(cast),
      },
    ];
  },

  async ask_natal_available(ask) {
    const { level } = ask.payload;
    const aDay = level === 'ai' ? coveredADay(personIn(ask).vipId, 1) : 0;
    const { chart } = await pricesNow(ask.house.database.queries);
    return await offer(ask, { subject: 'chart', level, price: chart, aDay });
  },

  ask_natal: askChart,

  async default_natal_svg({ house, payload, from }) {
    await spend(house.database.queries, `sky:${from.address}`, house.limits.skyByAddress, house.clock());
    const moment = payload.at === undefined ? house.clock() : new Date(payload.at);
    const year = moment.getUTCFullYear();
    if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) throw new Refusal('parameter');
    return [{ svg: momentPicture(moment), at: moment.toISOString() }];
  },
};
