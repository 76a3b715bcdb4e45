import { riskOf } from '../../src/domain/question/risk.ts';
import type { House } from '../house.ts';
import { nameFault } from '../log.ts';
import { Unavailable } from '../refusal.ts';

/**
 * A paid question must carry no risk. A moderator that cannot be asked is no reason to let it pass.
 * @throws Unavailable with the words to show, and the risk, so that the phone can show help lines.
 */
export async function checkQuestion(house: House, question: string, first: object = {}): Promise<void> {
  const risk = riskOf(question);
  if (risk !== null) throw new Unavailable('question_risk', { ...first, risk });
  const verdict = await house.providers.moderator.check(question).catch((reason: unknown) => {
    house.log(`The moderator could not be asked. ${nameFault(reason)}`);
    return 'unsure' as const;
  });
  if (verdict !== 'pass') throw new Unavailable('question_risk', { ...first, risk: null });
}
