import type { HttpBindings } from '@hono/node-server';

/** What hono's routes know of the request below them, which is Node's own, and the name that it bears in the log. */
export type HttpEnv = { Bindings: HttpBindings; Variables: { requestId: string } };
