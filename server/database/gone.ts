import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** The database gave no connection: it is down, refuses, or cannot be reached. Nothing was done. */
export class DatabaseGone extends Error {
  override readonly name = 'DatabaseGone';
}

/**
 * Whether an error says that the database cannot be reached, or that a connection to it broke, where it is not known what
 * was done. Either passes by itself when the database is back.
 */
export function isDatabaseGone(reason: unknown): boolean {
  if (reason instanceof DatabaseGone) return true;
  if (reason instanceof pg.DatabaseError) return GONE_STATES.test(reason.code ?? '');
  if (!(reason instanceof Error)) return false;
  if (GONE_WORDS.test(reason.message)) return true;
  // What else breaks a connection has only a code of the system, which a provider's error has too.
  const { cause } = reason;
  if (!(reason instanceof DrizzleQueryError)) return false;
  return isDatabaseGone(cause) || GONE_CODES.test((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/** SQLSTATEs: connection exceptions, too many connections, a shutdown or a start, a standby that takes no writes. */
const GONE_STATES = /^(08...|53300|57P0[123]|25006)$/;
/** The driver knows these errors by their words alone; the last are ours (silent-connections.ts). */
const GONE_WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|the database was silent)/;
const GONE_CODES = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
