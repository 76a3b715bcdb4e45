import { CODE_COOLDOWN_S } from './account/code.ts';
import type { Brand } from './brand.ts';
import { MAX_QUESTION_CHARACTERS } from './question/question.ts';

/** What a server says of its service, as the screens tell it. */
export interface ServiceTerms {
  /** The longest question, in characters as a person counts them; never above what a seal can hold. */
  questionMax: number;
  /** Months that a reading covers. */
  readingMonths: number;
  /** Hours after which coins of a service that was not given come back. */
  refundHours: number;
  /** When support answers, in the words of the server; null where it said none in this language. */
  supportHours: string | null;
  /** Who operates the service; null where nobody has said. */
  company: string | null;
  /** The day from which the agreements count, ISO; null where the operator has set none. */
  agreementsSince: string | null;
  /** Coins for the first successful invitation. */
  inviteReward: number;
  /** Seconds until another login code may be sent. */
  codeCooldown: number;
  /** The number of the ICP filing, and the address of support; null where the operator has set none. */
  icpNumber: string | null;
  supportEmail: string | null;
  /** Names of calls that answer "not yet open". */
  notOpen: readonly string[];
}

/** What holds until a server has said otherwise. */
export const OWN_TERMS: ServiceTerms = {
  questionMax: MAX_QUESTION_CHARACTERS,
  readingMonths: 6,
  refundHours: 24,
  supportHours: null,
  company: null,
  agreementsSince: null,
  inviteReward: 50,
  codeCooldown: CODE_COOLDOWN_S,
  icpNumber: null,
  supportEmail: null,
  notOpen: [],
};

/**
 * The terms in what was kept of `global_params`, each by itself: what is missing or senseless is the app's own.
 * `language`: that of the screens; words that were heard in another are left out. `brand`: the one that is shown.
 */
export function readServiceTerms(params: unknown, language: string, brand: Brand['id']): ServiceTerms {
  const said = (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>;
  const count = (name: string, own: number) => {
    const value = said[name];
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : own;
  };
  const hours = said.support_hours;
  const operator = (said.operator ?? {}) as Record<string, unknown>;
  const { company, agreements_since: since } = operator;
  const ofBrand = (name: string) => {
    const value = (said[name] as Record<string, unknown> | null | undefined)?.[brand];
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  };
  return {
    questionMax: Math.min(count('question_max', OWN_TERMS.questionMax), MAX_QUESTION_CHARACTERS),
    readingMonths: count('reading_months', OWN_TERMS.readingMonths),
    refundHours: count('refund_hours', OWN_TERMS.refundHours),
    supportHours: typeof hours === 'string' && hours.trim() !== '' && said.language === language ? hours : null,
    company: typeof company === 'string' && company.trim() !== '' ? company : null,
    agreementsSince: typeof since === 'string' && /^\d{4}-\d\d-\d\d$/.test(since) ? since : null,
    inviteReward: count('invite_reward', OWN_TERMS.inviteReward),
    codeCooldown: count('code_cooldown', OWN_TERMS.codeCooldown),
    icpNumber: ofBrand('icp_numbers'),
    supportEmail: ofBrand('support_emails'),
    notOpen: Array.isArray(said.not_open) ? said.not_open.filter((name) => typeof name === 'string') : [],
  };
}
