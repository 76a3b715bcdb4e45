import type { ErrorReport } from '../../contract/report.ts';
import { cleanMessage, ERROR_REPORT_PATH, framesIn, screenOf } from '../../domain/report.ts';
import { PartMissing } from '../../platform/part.ts';
import { ConnectionFailure, Refusal } from '../../service/refusal.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { globalParams } from './params.ts';

/** So many a visit: what goes wrong again and again is one fault. */
const MAX_REPORTS = 3;

const reported = new Set<string>();
/** Whether this visit is one of those that report; drawn once. */
let chosen: Promise<boolean> | undefined;

/** Tells the server what went wrong in our scripts, and nothing of the person. Never throws. */
export async function reportError(error: unknown, kind: ErrorReport['kind']): Promise<void> {
  if (!(error instanceof Error) || isOrdinary(error)) return;
  const at = framesIn(error.stack ?? '');
  const mark = `${error.name} ${at[0]}`;
  if (at.length === 0 || reported.has(mark) || reported.size >= MAX_REPORTS) return;
  reported.add(mark);
  chosen ??= isChosen();
  if (!(await chosen)) return;
  const report: ErrorReport = {
    kind,
    name: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error',
    message: cleanMessage(error.message),
    at,
    screen: screenOf(location.pathname),
    language: chosenLanguage(),
    version: import.meta.env.APP_VERSION,
  };
  await fetch(ERROR_REPORT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}

/** A lost connection, a refusal and what a person broke off are no faults of the app. */
function isOrdinary(error: Error): boolean {
  return (
    error instanceof ConnectionFailure ||
    error instanceof Refusal ||
    error instanceof PartMissing ||
    error.name === 'AbortError'
  );
}

async function isChosen(): Promise<boolean> {
  const params = await globalParams().catch(() => null);
  return Math.random() * 100 < (params?.report_percent ?? 0);
}
