import type { AnswerOf } from '../../contract/call.ts';
import { ERROR_CODES } from '../../contract/error-codes.ts';
import { apiLocale } from '../../domain/language.ts';
import type { Birth } from '../../domain/sky/birth.ts';
import { mergeBirths, sameBirth } from '../../domain/sky/merge.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { Refusal } from '../../service/refusal.ts';
import { isLogin, owner } from '../../session.ts';
import {
  actsOfChart,
  addChart,
  adoptCharts,
  changeChart,
  putChartInOutbox,
  readAllCharts,
  settleChart,
} from '../../storage/charts.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { changeAct, takeFromOutbox } from '../../storage/outbox/outbox.ts';
import type { ChartRow } from '../../storage/store/rows.ts';

type Profile = AnswerOf<typeof import('../../contract/astrolabe.ts')['createProfile']>[0];

/**
 * Brings the charts of phone and account together, in at most four rounds; what changes faster is left to the next time.
 * A change on this phone meanwhile stays and is brought too; a chart that the server refuses holds up no other.
 * @throws ConnectionFailure, Refusal
 */
export const bringTogether = oneAtATime(async () => {
  const me = owner();
  if (!isLogin() || me === '') return;
  await adoptCharts(me);
  refused.clear();
  for (let round = 0; round < MAX_ROUNDS; round++) if (await compare(me)) return;
});

/** Why the account did not take a chart the last time, by the key of the chart. */
const refused = new Map<string, Refusal>();

/** What the server said of a chart the last time, where it did not take it. */
export function refusalOfChart(key: string): Refusal | undefined {
  return refused.get(key);
}

/** A phone and an account agree after one round, or after one more for each change that comes between. */
const MAX_ROUNDS = 4;

const locale = () => apiLocale(chosenLanguage());
const written = (birth: Birth) => ({ ...birth, locale: locale() });

async function api() {
  const [{ callServer }, astrolabe, { Refusal }] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/astrolabe.ts'),
    import('../../service/refusal.ts'),
  ]);
  return { callServer, astrolabe, Refusal };
}

/** One round. @returns whether nothing is left to be done */
async function compare(me: string): Promise<boolean> {
  const { callServer, astrolabe, Refusal } = await api();
  const profiles = await callServer(astrolabe.myProfiles, { locale: locale() });
  const rows = await readAllCharts(me);
  let settled = true;
  for (const row of rows) {
    if (owner() !== me) return true;
    const profile = profiles.find(({ profile_id }) => profile_id === row.profileId);
    try {
      if (!(await settle(row, profile))) settled = false;
      await settleChart(row.key, me);
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      if (OVERTAKEN.has(reason.code)) settled = false;
      else refused.set(row.key, reason);
    }
  }
  const known = new Set([...rows, ...(await readAllCharts(me))].map(({ profileId }) => profileId));
  for (const profile of profiles) if (!known.has(profile.profile_id)) await takeOver(me, profile);
  return settled;
}

/** Another phone was faster: its word is read, and the two are merged anew. */
const OVERTAKEN: ReadonlySet<number> = new Set([ERROR_CODES.profile_unknown, ERROR_CODES.profile_changed]);

/** One chart of this phone. @returns whether the account now has it as it stands here */
function settle(row: ChartRow, profile: Profile | undefined): Promise<boolean> {
  if (row.removed) return takeAway(row, profile);
  if (!row.profileId) return create(row);
  return profile ? merge(row, profile) : goneThere(row);
}

/** What is sent is kept with its key first, so that after a lost answer the very same is sent again. */
async function create(row: ChartRow): Promise<boolean> {
  const { callServer, astrolabe } = await api();
  await putChartInOutbox(row.key);
  const [act] = await actsOfChart(row);
  const kept =
    act && (await changeAct<'chart'>(act, (now) => ({ ...now, payload: { sent: row.birth, ...now.payload } })));
  const sent = kept?.payload.sent;
  if (!sent) return true;
  const [made] = await callServer(astrolabe.createProfile, { ...written(sent), idempotency_key: kept.key });
  const now = await changeChart(row.key, (now) => ({ ...now, profileId: made.profile_id, agreed: sent }));
  await renewAct(row);
  return now !== undefined && !now.removed && sameBirth(now.birth, sent);
}

/** The key of an act is spent once the account has made the chart: what is changed after that waits under another. */
async function renewAct(row: ChartRow): Promise<void> {
  for (const { key } of await actsOfChart(row)) await takeFromOutbox(key);
  await putChartInOutbox(row.key);
}

async function merge(row: ChartRow, profile: Profile): Promise<boolean> {
  const there = birthOf(profile);
  const birth = mergeBirths(row.agreed, row.birth, there, row.changedAt > profile.updated_at);
  if (!sameBirth(birth, there)) {
    const { callServer, astrolabe } = await api();
    await callServer(astrolabe.modifyProfile, {
      ...written(birth),
      profile_id: profile.profile_id,
      seen: profile.updated_at,
      changed_at: row.changedAt,
    });
  }
  const now = await changeChart(row.key, (now) => {
    const next = mergeBirths(row.birth, now.birth, birth, true);
    const same = now.agreed !== undefined && sameBirth(now.agreed, birth) && sameBirth(now.birth, next);
    return same ? now : { ...now, birth: next, agreed: birth };
  });
  return now === undefined || (!now.removed && sameBirth(now.birth, birth));
}

/** A chart that was changed on another phone while it was taken away here comes back: no word of hers is lost. */
async function takeAway(row: ChartRow, profile: Profile | undefined): Promise<boolean> {
  if (!row.profileId && (await actsOfChart(row)).some(({ payload }) => payload.sent)) {
    await create(row);
    return false;
  }
  if (profile && row.agreed && !sameBirth(birthOf(profile), row.agreed)) {
    const birth = birthOf(profile);
    await changeChart(row.key, ({ removed: _, ...now }) => ({ ...now, birth, agreed: birth }));
    return true;
  }
  if (profile) {
    const { callServer, astrolabe } = await api();
    const { profile_id, updated_at } = profile;
    await callServer(astrolabe.modifyProfile, { ...written(row.birth), profile_id, seen: updated_at, remove: true });
  }
  await changeChart(row.key, (now) => (now.removed ? null : now));
  return true;
}

/** Taken away on another phone: forgotten here too, but what was changed here since is kept as a new chart. */
async function goneThere(row: ChartRow): Promise<boolean> {
  const now = await changeChart(row.key, (now) => {
    if (now.agreed && sameBirth(now.birth, now.agreed)) return null;
    const { profileId: _, agreed: __, ...rest } = now;
    return rest;
  });
  await renewAct(row);
  return now === undefined;
}

async function takeOver(me: string, profile: Profile): Promise<void> {
  const birth = birthOf(profile);
  await addChart({
    key: profile.profile_id,
    owner: me,
    birth,
    houseSystem: 'placidus',
    changedAt: profile.updated_at,
    profileId: profile.profile_id,
    agreed: birth,
  });
}

function birthOf({ profile_id: _, updated_at: __, ...written }: Profile): Birth {
  return { ...written, time: written.time?.slice(0, 5) ?? null };
}
