import { spawnSync } from 'node:child_process';
import { root } from '../server/prepare.mjs';

const PATIENCE = 30_000;

/**
 * Asks the registry for known holes in what the product runs on. `false`: one of them is high or critical. Where the
 * registry does not answer this says so and lets the check go on; `AUDIT=must` makes that a failure too, `AUDIT=no` asks nothing.
 */
export function audit() {
  const wish = process.env.AUDIT ?? 'may';
  if (wish === 'no') return true;
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    cwd: root,
    encoding: 'utf8',
    timeout: PATIENCE,
  });
  const found = countsIn(stdout);
  if (!found) {
    console.log(`${wish === 'must' ? 'FAIL' : 'skip'} dependency audit: the registry gave no answer`);
    return wish !== 'must';
  }
  const bad = found.high + found.critical;
  console.log(
    `${bad === 0 ? ' ok ' : 'FAIL'} dependency audit: ${found.critical} critical, ${found.high} high, ${found.moderate} moderate, ${found.low} low`,
  );
  return bad === 0;
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
