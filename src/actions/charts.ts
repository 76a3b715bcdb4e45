import type { Told } from '../contract/call.ts';
import { apiLocale } from '../domain/language.ts';
import type { Birth } from '../domain/sky/birth.ts';
import { mergeBirths, sameBirth } from '../domain/sky/merge.ts';
import { isLogin, owner } from '../session.ts';
import { forgetChart, putChart, readAllCharts, removeChart, saveBirth } from '../storage/charts.ts';
import { chosenLanguage } from '../storage/language.ts';
import type { ChartRow } from '../storage/rows.ts';

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ say }, astrolabe, { Refusal }] = await Promise.all([
    import('../service/client.ts'),
    import('../contract/astrolabe.ts'),
    import('../service/refusal.ts'),
  ]);
  return { say, astrolabe, Refusal };
}

/** Keeps a birth on this phone at once; the account hears of it when the line allows. Resolves with its key. */
export async function keepBirth(birth: Birth, key?: string): Promise<string> {
  const kept = await saveBirth(owner(), birth, key);
  void syncCharts();
  return kept;
}

export async function dropBirth(key: string): Promise<void> {
  await removeChart(key);
  void syncCharts();
}

let syncing: Promise<void> | undefined;

/** Brings the charts of phone and account together, field by field; what the line does not let through waits. */
export function syncCharts(): Promise<void> {
  syncing ??= sync()
    .catch((reason) => console.info('The charts could not be compared with the account just now:', String(reason)))
    .finally(() => {
      syncing = undefined;
    });
  return syncing;
}

type Profile = Told<typeof import('../contract/astrolabe.ts')['createProfile']>[0];

async function sync(): Promise<void> {
  const me = owner();
  if (!isLogin() || me === '') return;
  const { say, astrolabe } = await api();
  const profiles = await say(astrolabe.myProfiles, { locale: locale() });
  const rows = await readAllCharts(me);
  for (const row of rows)
    await settle(
      row,
      profiles.find(({ profile_id }) => profile_id === row.profileId),
    );
  const known = new Set(rows.map(({ profileId }) => profileId));
  for (const profile of profiles) if (!known.has(profile.profile_id)) await takeOver(me, profile);
}

/** One chart of this phone: made on the server, taken away there or here, or merged. */
async function settle(row: ChartRow, profile: Profile | undefined): Promise<void> {
  const { say, astrolabe } = await api();
  if (row.removed) {
    if (profile)
      await say(astrolabe.modifyProfile, { ...written(row.birth), profile_id: profile.profile_id, remove: true });
    return await forgetChart(row.key);
  }
  if (!row.profileId) {
    const [made] = await say(astrolabe.createProfile, { ...written(row.birth), idempotency_key: row.key });
    return await putChart({ ...row, profileId: made.profile_id, agreed: row.birth });
  }
  const untouched = row.agreed !== undefined && sameBirth(row.birth, row.agreed);
  if (!profile) {
    if (untouched) return await forgetChart(row.key);
    const { profileId: _, agreed: __, ...rest } = row;
    return await putChart(rest);
  }
  const there = birthOf(profile);
  const birth = mergeBirths(row.agreed, row.birth, there, row.changedAt > profile.updated_at);
  if (!sameBirth(birth, there))
    await say(astrolabe.modifyProfile, { ...written(birth), profile_id: profile.profile_id });
  if (!sameBirth(birth, row.birth) || !untouched) await putChart({ ...row, birth, agreed: birth });
}

async function takeOver(me: string, profile: Profile): Promise<void> {
  const birth = birthOf(profile);
  await putChart({
    key: profile.profile_id,
    owner: me,
    birth,
    houseSystem: 'placidus',
    changedAt: profile.updated_at,
    profileId: profile.profile_id,
    agreed: birth,
  });
}

function written(birth: Birth) {
  return { ...birth, locale: locale() };
}

function birthOf({ profile_id: _, updated_at: __, ...written }: Profile): Birth {
  return { ...written, time: written.time?.slice(0, 5) ?? null };
}
