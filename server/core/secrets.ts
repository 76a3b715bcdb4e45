import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { secrets } from '../database/shared.ts';

/** 256 bits, as a header and a cookie can carry them. */
export function drawToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens of 256 bits need no salt: nobody can try them all. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function seal(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The secret that the servers of one database share, made by the first of them. */
export async function sharedSecret(db: Executor, name: 'codes' | 'sandbox' = 'codes'): Promise<string> {
  await db.insert(secrets).values({ name, value: drawToken() }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  return row!.value;
}

/** With a part that lies outside the database, whoever has read all of that can still try no code against its hash. */
export function secretWith(outside: string | null, shared: string): string {
  return outside === null ? shared : seal(outside, shared);
}

const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';

/** An id nobody guesses and a person can read out: 60 bits for twelve characters. */
export function drawId(length = 12): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % 32]).join('');
}
