import type { Providers, ServerContext } from '../core/context.ts';
import type { Done, Operator } from './acts.ts';

/** What a command can reach. */
export interface CommandContext extends Operator, Pick<ServerContext, 'settings' | 'secret' | 'log'> {
  readonly senders: Pick<Providers, 'sms' | 'mail'>;
}

/** Takes the words behind it and answers with lines. */
export type Look = (context: CommandContext, words: readonly string[]) => Promise<readonly string[]>;

/** The same for what changes something: it runs in a transaction, which a dry run undoes. */
export type Change = (
  context: CommandContext,
  words: readonly string[],
  dryRun: boolean,
) => Promise<Done<readonly string[]>>;
