import type { Hono } from 'hono';
import type { Queries } from '../database/database.ts';
import type { Providers, ServerContext } from './context.ts';
import type { HttpEnv } from './http-env.ts';

/** What differs between the programs: who the outside world is, and pages that only development has. */
export interface Wiring {
  readonly providers: (queries: Queries) => Providers;
  readonly pages?: (context: ServerContext) => Hono<HttpEnv>;
  /** Written to the log after the address when the server stands. */
  readonly notice?: (home: string) => string;
}
