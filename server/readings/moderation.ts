import { type Risk, riskOf } from '../../src/domain/question/risk.ts';
import type { ServerContext } from '../core/context.ts';
import { countRefusal } from '../core/refused.ts';
import { describeError } from '../log.ts';

/** Why a question is not asked; `risk` lets the phone show help lines. */
export interface Objection {
  readonly risk: Risk | null;
}

/** A paid question must carry no risk. A moderator that cannot be asked is no reason to let it pass. */
export async function objectionTo(context: ServerContext, question: string): Promise<Objection | null> {
  const risk = riskOf(question);
  if (risk !== null) {
    await countRefusal(context, risk);
    return { risk };
  }
  const verdict = await context.providers.moderator.check(question).catch((reason: unknown) => {
    context.log(`The moderator could not be asked. ${describeError(reason)}`, { level: 'warn' });
    return 'unsure' as const;
  });
  if (verdict === 'pass') return null;
  await countRefusal(context, verdict);
  return { risk: null };
}
