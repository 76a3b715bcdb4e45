import * as v from 'valibot';
import { MAX_FRAMES } from '../domain/report.ts';

/** An error of the app: what kind, where in our scripts, on which screen. Nothing of a person. */
export const ErrorReport = v.object({
  /** error: nobody caught it. rejection: of a promise. caught: a screen shows its page for errors. */
  kind: v.picklist(['error', 'rejection', 'caught']),
  name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  message: v.pipe(v.string(), v.maxLength(400)),
  at: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^(?:assets\/[\w.-]{1,80}|worker)\.js:\d{1,7}:\d{1,7}$/))),
    v.maxLength(MAX_FRAMES),
  ),
  screen: v.pipe(v.string(), v.maxLength(60)),
  language: v.pipe(v.string(), v.regex(/^[A-Za-z-]{2,10}$/)),
  version: v.pipe(v.string(), v.regex(/^[\w.-]{1,20}$/)),
});
export type ErrorReport = v.InferOutput<typeof ErrorReport>;

/** What a browser reports of a breach, as far as it is read: `report-uri` of CSP. */
export const PolicyReport = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string(), ''),
    'violated-directive': v.optional(v.string(), ''),
    'blocked-uri': v.optional(v.string(), ''),
    'document-uri': v.optional(v.string(), ''),
    'source-file': v.optional(v.nullable(v.string()), null),
    'line-number': v.optional(v.nullable(v.number()), null),
    'column-number': v.optional(v.nullable(v.number()), null),
  }),
});
export type PolicyReport = v.InferOutput<typeof PolicyReport>;
