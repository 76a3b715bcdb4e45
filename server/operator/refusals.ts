import { ERRORS } from '../../src/contract/errors.ts';
import type { Refusal } from '../refusal.ts';

/** The server's "no" as a command says it. */
export function inEnglish({ key }: Refusal): string {
  return `${ERRORS[key].en}.`;
}
