import type { ServerContext } from '../core/context.ts';
import { countOne } from '../core/limits.ts';
import type { Person } from '../core/person.ts';

/** A session and its person, as one statement reads them. */
export interface SessionRow extends Omit<Person, 'coins' | 'companion'> {
  readonly tokenHash: string;
  readonly kind: string;
  readonly companionHash: string | null;
  readonly companionNext: string | null;
  readonly companionAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  /** A bigint, as the driver gives it. */
  readonly coins: string | null;
  /** How many writes of the person this one makes in the window; only where a write asked. */
  readonly writes?: number | null;
}

const COLUMNS = `s.session_id as "sessionId", s.token_hash as "tokenHash", s.kind, s.companion_hash as "companionHash",
  s.companion_next as "companionNext", s.companion_at as "companionAt", s.seen_at as "seenAt",
  s.expires_at as "expiresAt", p.user_id as "userId", p.username, p.frog,
  exists (select from readers r where r.user_id = s.user_id and r.left_at is null) as reader,
  exists (select from operators o where o.user_id = s.user_id and o.left_at is null) as operator,
  m.vip_id as "vipId", (select max(ends_at) from memberships l where l.user_id = s.user_id) as "vipUntil",
  p.created_at as "createdAt", b.coins`;

const TABLES = `sessions s join people p using (user_id) left join balances b using (user_id)
  left join memberships m on m.user_id = s.user_id and m.starts_at <= $2::timestamptz and m.ends_at > $2::timestamptz
where s.token_hash = $1`;

const LOOK = `select ${COLUMNS} from ${TABLES}`;

/** Who comes without the companion is not counted: a token alone must not use up its person's writes. */
const COUNTED_LOOK = `with counted as (
  ${countOne(
    { key: `'write:person:' || user_id`, now: '$2', until: '$3' },
    `from sessions where token_hash = $1 and expires_at > $2::timestamptz and (kind <> 'web' or $4 in (companion_hash, companion_next))`,
  )}
)
select ${COLUMNS}, (select count from counted) as writes from ${TABLES}`;

/** Reads the session of a token; `companion` (hashed) counts a write, null only looks. */
export async function lookUp(
  context: ServerContext,
  tokenHash: string,
  companion: string | null,
  now: Date,
): Promise<SessionRow | undefined> {
  const { pool } = context.database;
  const at = now.toISOString();
  if (companion === null)
    return (await pool.query<SessionRow>({ name: 'look_up', text: LOOK, values: [tokenHash, at] })).rows[0];
  const until = new Date(now.getTime() + context.limits.writeByPerson.seconds * 1000).toISOString();
  const values = [tokenHash, at, until, companion];
  return (await pool.query<SessionRow>({ name: 'counted_look_up', text: COUNTED_LOOK, values })).rows[0];
}
