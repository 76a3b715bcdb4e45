import type { BaseIssue } from 'valibot';
import { type ErrorKey, isErrorKey } from '../../src/contract/errors.ts';

/** A field that is not there at all is as empty as one that was left blank. */
const MISSING: Readonly<Record<string, ErrorKey>> = {
  phone: 'phone_empty',
  code: 'code_empty',
  email: 'email_empty',
  question: 'question_empty',
};

/** Which error of the catalogue the first complaint of a schema is. */
export function complaintOf(issues: readonly BaseIssue<unknown>[]): ErrorKey {
  for (const issue of issues) {
    if (isErrorKey(issue.message)) return issue.message;
    const field = issue.path?.at(-1);
    const missing = typeof field?.key === 'string' ? MISSING[field.key] : undefined;
    if (missing && issue.input === undefined) return missing;
  }
  return 'parameter';
}
