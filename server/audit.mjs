import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { root } from './prepare.mjs';

const ANSWER_TIMEOUT_MS = 30_000;
/** An older report says nothing about today. */
const MAX_REPORT_AGE_MS = 7 * 86_400_000;

/**
 * Asks the registry for known holes in what the product runs on. `false`: one of them is high or critical, or nothing was
 * audited: a registry that answers without a list of advisories is a failure, never a pass. `AUDIT_REPORT` names the
 * report of `npm audit --omit=dev --json` from a machine whose registry has such a list, at most seven days old;
 * `AUDIT=no` leaves the question out, and the line says so.
 */
export function audit() {
  if (process.env.AUDIT === 'no') {
    console.log('skip dependency audit: NOT AUDITED, since AUDIT=no');
    return true;
  }
  const found = countsIn(process.env.AUDIT_REPORT ? broughtReport(process.env.AUDIT_REPORT) : askRegistry());
  if (!found) {
    console.log(
      'FAIL dependency audit: NOT AUDITED, the registry gave no list of advisories (docs/operations.md, Supply chain)',
    );
    return false;
  }
  const bad = found.high + found.critical;
  console.log(
    `${bad === 0 ? ' ok ' : 'FAIL'} dependency audit: ${found.critical} critical, ${found.high} high, ${found.moderate} moderate, ${found.low} low`,
  );
  return bad === 0;
}

function askRegistry() {
  const words = ['audit', '--omit=dev', '--json', '--fetch-retries=0'];
  return spawnSync('npm', words, { cwd: root, encoding: 'utf8', timeout: ANSWER_TIMEOUT_MS }).stdout;
}

function broughtReport(file) {
  return Date.now() - statSync(file).mtimeMs > MAX_REPORT_AGE_MS ? '' : readFileSync(file, 'utf8');
}

/** The counts of npm's report, or undefined when it is none. */
export function countsIn(report) {
  try {
    const { critical, high, moderate, low } = JSON.parse(report).metadata.vulnerabilities;
    return [critical, high, moderate, low].every(Number.isInteger) ? { critical, high, moderate, low } : undefined;
  } catch {
    return undefined;
  }
}
