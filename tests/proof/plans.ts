/** Tables that grow with use. None of them may be read through by a call, the worker or the sweep. */
const GROWING = [
  'orders',
  'readings',
  'parts',
  'jobs',
  'keys',
  'transfers',
  'balances',
  'people',
  'identities',
  'sessions',
  'purchases',
  'payment_events',
  'memberships',
  'renewals',
  'devices',
  'inviters',
  'profiles',
  'limits',
  'allowances',
  'codes',
  'test_results',
  'refunds',
];

/** A table of a few pages is read faster than its index. */
const MAX_COST = 100;
/**
 * Rows that one step of a plan may read. The most has the page of the operator, which counts the orders of a day; an
 * index that is read from end to end has a hundred times as many.
 */
const MAX_ROWS = 20_000;

const STEP = new RegExp(
  `^.*(Seq|Index|Index Only|Bitmap Heap) Scan\\b.* on (${GROWING.join('|')})\\b.*cost=[\\d.]+\\.\\.([\\d.]+) .*$`,
  'gm',
);
const ACTUAL = /actual rows=([\d.]+) loops=(\d+)/;
const REMOVED = /^\s*Rows Removed by (?:Filter|Index Recheck): ([\d.]+)/;
/** The sweep of old rows takes the first thousand that it meets. */
const SWEEP = /delete from "\w+" where ctid/i;

/**
 * Plans of our servers, in a log of auto_explain with `log_line_prefix = '%a|'`, that read a growing table from end to
 * end, or very many rows of it; each with its statement, once.
 */
export function badPlans(log: string): string[] {
  const entries = log.split(/^(?=[^\n|]*\|(?:LOG|ERROR|STATEMENT|DETAIL|FATAL|HINT))/m);
  const bad = new Map<string | undefined, string>();
  for (const entry of entries)
    if (/^asterly-\d+\|/.test(entry) && !SWEEP.test(entry) && readsTooMuch(entry))
      bad.set(/Query Text: (.{1,200})/s.exec(entry)?.[1], entry.slice(0, 2500));
  return [...bad.values()];
}

function readsTooMuch(plan: string): boolean {
  for (const { 0: step, 1: kind, 3: cost, index } of plan.matchAll(STEP)) {
    if (kind === 'Seq' && Number(cost) > MAX_COST) return true;
    const [, rows, loops] = ACTUAL.exec(step) ?? [];
    const removed = REMOVED.exec(after(plan, index + step.length))?.[1] ?? 0;
    if ((Number(rows ?? 0) + Number(removed)) * Number(loops ?? 1) > MAX_ROWS) return true;
  }
  return false;
}

/** The lines that tell of a step, up to the next one. */
function after(plan: string, from: number): string {
  const rest = plan.slice(from + 1, from + 800);
  const next = rest.search(/^\s*->/m);
  const lines = next < 0 ? rest : rest.slice(0, next);
  return lines.slice(Math.max(0, lines.search(/^\s*Rows Removed/m)));
}
