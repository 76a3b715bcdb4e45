import { useSyncExternalStore } from 'react';
import { brandOf } from '../domain/brand.ts';
import { type Notice, readNotices } from '../domain/home/notice.ts';
import { OWN_TERMS, readServiceTerms, type ServiceTerms } from '../domain/service-terms.ts';
import { readSwitches, type Switch } from '../domain/switches.ts';
import { newListeners } from '../platform/listeners.ts';
import { chosenLanguage } from './language.ts';
import { keep, kept, keptJson } from './store/kept.ts';

/** What the operator said last, as far as this app understands it. */
interface OperatorWord {
  readonly off: ReadonlySet<Switch>;
  readonly notices: readonly Notice[];
  readonly terms: ServiceTerms;
}

/** What the page that is painted ahead of time says. */
const NOTHING_HEARD: OperatorWord = { off: new Set(), notices: [], terms: OWN_TERMS };

let known: OperatorWord | undefined;
const changes = newListeners();

/** The last parameters of the server; they hold without a network. */
export function operatorWord(): OperatorWord {
  known ??= read(keptParams());
  return known;
}

export const onOperatorWord = changes.on;

export function useOperatorWord(): OperatorWord {
  return useSyncExternalStore(onOperatorWord, operatorWord, () => NOTHING_HEARD);
}

/** What the server said of its service last; the app's own values until then. */
export function useServiceTerms(): ServiceTerms {
  return useOperatorWord().terms;
}

/** What was kept, whatever it is: it may come from a newer app, or be broken. */
export const keptParams = (): unknown => keptJson('Params');

export function keepParams(params: object): void {
  const text = JSON.stringify(params);
  if (text === kept('Params')) return;
  keep('Params', text);
  known = undefined;
  changes.announce();
}

/** The ids of notices that the person has put away for good. */
export function noticesAway(): readonly string[] {
  const ids = keptJson('NoticesAway');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Remembers one more; of hundreds the oldest are forgotten, their notices have long ended. */
export function putNoticeAway(id: string): void {
  keep('NoticesAway', JSON.stringify([...noticesAway().filter((one) => one !== id), id].slice(-200)));
}

function read(params: unknown): OperatorWord {
  const { hidden, notices } = (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>;
  return {
    off: readSwitches(hidden),
    notices: readNotices(notices),
    terms: readServiceTerms(params, chosenLanguage(), brandOf(globalThis.location?.hostname ?? '').id),
  };
}
