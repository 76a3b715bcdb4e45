import type { HttpBindings } from '@hono/node-server';

/** What hono's routes know of the request below them: Node's own. */
export type HttpEnv = { Bindings: HttpBindings };
