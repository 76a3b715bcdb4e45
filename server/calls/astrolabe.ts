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
import { enforceLimit } from '../core/limits.ts';
import { type Handlers, requirePerson } from '../core/request.ts';
import { runIdempotent, storedAnswer } from '../ledger/keys.ts';
import { askChart } from '../readings/matters.ts';
import { offer } from '../readings/offer.ts';
import { Refusal } from '../refusal.ts';

export const astrolabeCalls: Handlers = {
  async create_user_profile(request) {
    const { context, payload } = request;
    const { userId } = requirePerson(request);
    const keyed = { userId, key: payload.idempotency_key, call: 'create_user_profile', payload };
    const before = await storedAnswer(context, keyed);
    const birth = birthIn(payload);
    const answer =
      before ??
      (await runIdempotent(context, keyed, async (tx) => [await addProfile(tx, userId, birth, context.clock())]));
    return answer as [ProfileOut];
  },

  async modify_user_profile(request) {
    const { context, payload } = request;
    const owned = { userId: requirePerson(request).userId, profileId: payload.profile_id };
    const { seen, changed_at: changedAt } = payload;
    if (payload.remove) return [await removeProfile(context, owned, seen)];
    return [await changeProfile(context, owned, birthIn(payload), { seen, changedAt })];
  },

  my_user_profile_list: (request) => listProfiles(request.context, requirePerson(request).userId),

  async my_natal(request) {
    const { context, payload } = request;
    const profile = await findProfile(context, {
      userId: requirePerson(request).userId,
      profileId: payload.profile_id,
    });
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

  ask_natal_available: (request) => offer(request, { subject: 'chart', level: request.payload.level, cards: 1 }),
  ask_natal: askChart,

  async default_natal_svg({ context, payload, from }) {
    await enforceLimit(context.database.queries, `sky:${from.address}`, context.limits.skyByAddress, context.clock());
    const moment = payload.at === undefined ? context.clock() : new Date(payload.at);
    const year = moment.getUTCFullYear();
    if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) throw new Refusal('parameter');
    return [{ svg: momentPicture(moment), at: moment.toISOString() }];
  },
};
