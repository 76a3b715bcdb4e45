import { KEPT_DAYS } from './retention.ts';

const moved = (fact: string, account: string) =>
  `(select coalesce(sum(amount), 0) from transfers t where t.id = '${fact}:' || o.order_id and t.${account} = 'person:' || o.user_id)`;
const paidWord = `select from payment_events e where e.order_id = o.order_id and e.kind = 'paid' and e.amount = o.price and e.currency = o.currency`;

/** Older ones have been swept. */
const isYoungerThan = (days: number) => `o.created_at > (select max(created_at) from orders) - interval '${days} days'`;

/** Of somebody who has left, the entries stay and the words go. */
const stays = `exists (select from identities i where i.user_id = o.user_id)`;

/**
 * What must hold in the books at every moment, each with the query that finds what does not; the number is that of the
 * invariant, of which there are eighteen. 15 is `illegalMoves`, 16 what a history was promised, 17 `ordersLeftOpen`; what
 * nobody else may see, 18, is tried by peeking. A payment that was first told with another sum has gone back by then, once.
 */
const LAWS: Readonly<Record<string, string>> = {
  '1: a cached balance is the sum of its transfers': `select from balances b where coins <> coalesce((select sum(amount) from transfers where credit = 'person:' || b.user_id), 0) - coalesce((select sum(amount) from transfers where debit = 'person:' || b.user_id), 0)`,
  '2: nobody is below 0': 'select from balances where coins < 0',
  '3: a top-up is credited once, in full, iff it is paid': `select from orders o join purchases p using (order_id) where ${moved('topup', 'credit')} <> case when o.kind = 'currency' and o.state in ('successful', 'refunded') then p.coins else 0 end`,
  '4: what is bought from the balance is debited once, to the coin': `select from orders o where ${moved('spend', 'debit')} <> case when o.provider is null then o.price else 0 end`,
  '5: a refund comes once, in full, iff refunded': `select from orders o where ${moved('refund', 'credit')} <> case when o.state = 'refunded' and o.provider is null then o.price else 0 end`,
  '5: coins that were refunded in money are taken back': `select from orders o join purchases p using (order_id) where ${moved('refund', 'debit')} <> case when o.kind = 'currency' and o.state = 'refunded' then p.coins else 0 end`,
  '5: money goes back once, in full, iff refunded': `select from orders o where (select count(*) from refunds r where r.order_id = o.order_id and r.reason = 'order' and r.refund_id = o.order_id::text and r.amount = o.price and r.currency = o.currency) <> case when o.state = 'refunded' and o.provider is not null then 1 else 0 end`,
  '6: served and refunded exclude each other':
    'select from orders where served_at is not null and refunded_at is not null',
  '7: a paid money order has one verified word of the exact sum': `select from orders o join purchases p using (order_id) where o.provider is not null and (select count(*) from payment_events e where e.order_id = o.order_id and e.kind = 'paid' and e.verdict = 'applied' and e.amount = o.price and e.currency = o.currency and e.trade_id = p.trade_id) <> case when o.state in ('successful', 'refunded') then 1 else 0 end`,
  '8: a verified payment is never forgotten': `select from orders o where o.state not in ('successful', 'refunded') and exists (${paidWord})`,
  '8: a second payment goes back': `select from orders o join purchases p using (order_id) where exists (${paidWord} and e.trade_id <> p.trade_id and not exists (select from refunds r where r.order_id = o.order_id and r.trade_id = e.trade_id and (r.amount = o.price or r.reason = 'mismatch')))`,
  '8: money of another sum than was asked goes back': `select from payment_events e where e.kind = 'paid' and e.verdict = 'mismatch' and not exists (select from refunds r where r.order_id = e.order_id and r.trade_id = e.trade_id)`,
  '9: one grant of all its days a paid membership': `select from orders o join purchases p using (order_id) left join memberships m using (order_id) where o.kind = 'vip' and case o.state when 'successful' then m.order_id is null or m.ends_at - m.starts_at <> make_interval(days => p.days) when 'refunded' then m.ends_at - m.starts_at > make_interval(days => p.days) else m.order_id is not null end`,
  '10: periods of a person do not overlap':
    'select from memberships a join memberships b using (user_id) where a.order_id <> b.order_id and a.starts_at < b.ends_at and b.starts_at < a.ends_at',
  '11: an inviter is thanked at most once': `select from transfers where debit = 'house:rewards' group by credit having count(*) > 1`,
  '11: nobody is thanked without a friend, or for herself': `select from transfers t where debit = 'house:rewards' and not exists (select from people p where 'person:' || p.invited_by = t.credit and p.invited_by <> p.user_id)`,
  '11: who brings a friend on a phone of her own is thanked': `select from people p where p.invited_by is not null and not exists (select from transfers t where t.id = 'reward:' || p.invited_by and t.amount = 50) and not exists (select from devices a join devices b using (device_hash) where a.user_id = p.user_id and b.user_id <> p.user_id) and (select count(distinct i.user_id) from identities i where i.user_id in (p.user_id, p.invited_by)) = 2`,
  '4: a wallpaper that was paid for is its person’s': `select from orders o where o.kind = 'wallpaper' and ${stays} and (select count(*) from wallpapers w where w.order_id = o.order_id and w.user_id = o.user_id) <> 1`,
  '12: one job a paid reading': `select from orders o left join jobs j using (order_id) where o.kind = 'reading' and ${isYoungerThan(KEPT_DAYS.jobs)} group by o.order_id having count(j.job_id) <> 1`,
  '13: a key is one act of its person': `select from keys k where k.answer = '[]' or k.answer->0 ? 'order_id' and not exists (select from orders o where o.order_id::text = k.answer->0->>'order_id' and o.user_id = k.user_id)`,
  '13: no two acts have one key': 'select from keys group by user_id, key having count(*) > 1',
  '13: an order has one key': `select from orders o where (select count(*) from keys k where k.user_id = o.user_id and k.answer->0->>'order_id' = o.order_id::text) <> 1 and (o.kind = 'reading' or o.provider is not null) and ${isYoungerThan(KEPT_DAYS.keys)} and ${stays}`,
  '14: all accounts sum to zero': `select from (select sum(case when credit like 'house:%' then amount else 0 end) - sum(case when debit like 'house:%' then amount else 0 end) as house from transfers) h where coalesce(h.house, 0) + (select coalesce(sum(coins), 0) from balances) <> 0`,
  '18: coins of an order move only at its own person': `select from transfers t left join orders o on o.order_id = case when t.id ~ ':[0-9a-f-]{36}$' then split_part(t.id, ':', 2)::uuid end where t.id ~ '^(spend|topup|refund):' and (o.order_id is null or 'person:' || o.user_id not in (t.debit, t.credit) or t.debit like 'person:%' and t.credit like 'person:%')`,
  '12: a served reading has a text': `select from orders o join readings r using (order_id) where o.state = 'served' and ${stays} and not exists (select from parts p where p.order_id = o.order_id and p.attempt = r.attempt)`,
  '3: one welcome a person': `select from people p where (select count(*) from transfers where id = 'welcome:' || p.user_id) > 1`,
};

/** How many there are. */
export const LAWS_COUNT = Object.keys(LAWS).length;

/** One statement, so that it may be asked under load: the column `law` of its rows names what does not hold. */
export function brokenLaws(): string {
  const asked = Object.entries(LAWS).map(
    ([law, sql], index) => `select ${index} as place, '${law}' as law where exists (${sql})`,
  );
  return `${asked.join('\nunion all\n')}\norder by place`;
}
