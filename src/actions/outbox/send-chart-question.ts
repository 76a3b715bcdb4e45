import { askNatal } from '../../contract/astrolabe.ts';
import { apiLocale } from '../../domain/language.ts';
import { callServer } from '../../service/client.ts';
import { ConnectionFailure } from '../../service/refusal.ts';
import { readChart, saveAnswer } from '../../storage/charts.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { changeAct } from '../../storage/outbox/outbox.ts';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import { refreshUser } from '../account/refresh-user.ts';
import { bringTogether } from '../sky/chart-sync.ts';

/**
 * Asks the account's chart; the order lies with the chart on this phone, its text is fetched when it is looked at.
 * @throws Refusal, and ConnectionFailure also while the account does not have the chart
 */
export async function send(row: OutboxRow<'chartQuestion'>): Promise<string> {
  const { key, payload, createdAt } = row;
  const { chart, question, topic, agreed } = payload;
  const [order] = await callServer(askNatal, {
    idempotency_key: key,
    profile_id: payload.profileId ?? (await profileOf(row)),
    level: 'ai',
    question,
    topic,
    ...(agreed === undefined ? {} : { agreed_price: agreed }),
    locale: apiLocale(chosenLanguage()),
  });
  await saveAnswer(chart, { orderId: order.order_id, title: question, text: '', local: false, at: createdAt });
  void refreshUser();
  return order.order_id;
}

/** The account's name of the chart; it is kept with the act, so that a second try sends the very same. */
async function profileOf(row: OutboxRow<'chartQuestion'>): Promise<string> {
  const known = async () => (await readChart(row.owner, row.payload.chart))?.profileId;
  if (!(await known())) await bringTogether();
  const profileId = await known();
  if (!profileId) throw new ConnectionFailure('the account does not have this chart yet');
  await changeAct<'chartQuestion'>(row, (now) => ({ ...now, payload: { ...now.payload, profileId } }));
  return profileId;
}
