import type { Brand } from './brand.ts';
import type { Language } from './language.ts';
import { readServiceTerms } from './service-terms.ts';

/** The outside services that a server may use; `none` is said where it uses no other. */
export const SERVICES = ['phone', 'email', 'wechat', 'facebook', 'model', 'tiles', 'none'] as const;
export type Service = (typeof SERVICES)[number];

/** What the operator decides and the agreements and the page about the app say, as words. */
export interface OperatorFacts {
  /** What the app is called. */
  readonly name: string;
  /** The day from which the agreements count, written out. */
  readonly since: string;
  /** Who operates the service; null where nobody has said. */
  readonly company: string | null;
  /** The address of support. */
  readonly support: string;
  /** When support answers; null where it is not known in this language. */
  readonly supportHours: string | null;
  /** Hours after which coins of a service that was not given come back. */
  readonly refundHours: string;
  /** Undefined while the server has not said. */
  readonly services: readonly Service[] | undefined;
}

/** The day from which the agreements count where the operator has set none, `YYYY-MM-DD`. */
const OWN_SINCE = '2026-11-21';

/** The facts in what `global_params` says, each by itself: what is missing or senseless is the app's own. */
export function operatorFacts(params: unknown, language: Language, brand: Brand): OperatorFacts {
  const { agreementsSince, company, supportEmail, supportHours, refundHours } = readServiceTerms(
    params,
    language,
    brand.id,
  );
  return {
    name: brand.name[language],
    since: new Date(agreementsSince ?? OWN_SINCE).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }),
    company,
    support: supportEmail ?? brand.support,
    supportHours,
    refundHours: String(refundHours),
    services: servicesIn(params),
  };
}

function servicesIn(params: unknown): Service[] | undefined {
  const { login, ai_reader, tiles } = (params ?? {}) as Record<string, unknown>;
  if (typeof login !== 'object' || login === null) return undefined;
  const ways = login as Record<string, unknown>;
  const used: Record<Exclude<Service, 'none'>, boolean> = {
    phone: ways.phone === true,
    email: ways.email === true,
    wechat: ways.wechat === true,
    facebook: typeof ways.facebook_app_id === 'string',
    model: ai_reader === 'model',
    tiles: typeof tiles === 'object' && tiles !== null,
  };
  const found = SERVICES.filter((name) => name !== 'none' && used[name]);
  return found.length > 0 ? found : ['none'];
}
