import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Network } from './network.ts';

/**
 * Does two acts whose call is lost: the first before the server, the second behind it, so that the server has acted.
 * After each the phone must say `said`. Afterwards the network is good.
 */
export async function spoil(
  network: Network,
  call: string,
  acts: readonly [() => Promise<unknown>, () => Promise<unknown>],
  said: Locator,
): Promise<void> {
  const isIt = (path: string) => path.split('?')[0]!.endsWith(`/${call}`);
  for (const [index, fault] of (['cut', 'lost'] as const).entries()) {
    const before = network.spoilt.length;
    network.fault = (path) => (isIt(path) ? fault : 'none');
    await acts[index]!();
    await expect
      .poll(() => network.spoilt.length, { timeout: 45_000, message: `${call} was not asked` })
      .toBeGreaterThan(before);
    await said.waitFor();
  }
  network.mend();
}
