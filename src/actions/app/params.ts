import { useEffect, useState } from 'react';
import type { GlobalParams } from '../../contract/params.ts';
import type { Prices } from '../../domain/prices.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { keepParams, keptParams } from '../../storage/params.ts';

/** Milliseconds that an answer of the server stands before the next who needs it asks again. */
const FRESH_MS = 600_000;

let known: Promise<GlobalParams> | undefined;
let askedAt = 0;

/** What the operator of the server decides: asked at most every ten minutes, again after a failure. */
export function globalParams(): Promise<GlobalParams> {
  if (Date.now() - askedAt > FRESH_MS) known = undefined;
  return known ?? askParams();
}

/** Asks in any case, and keeps the answer for the time without a network. */
export function askParams(): Promise<GlobalParams> {
  askedAt = Date.now();
  const asking = ask().catch((reason) => {
    if (known === asking) known = undefined;
    throw reason;
  });
  known = asking;
  return asking;
}

/** Asks for the price table anew where a quote shows that prices have changed since this phone heard them. */
export async function checkPrices(
  quote: { price: number; covered: boolean },
  of: (prices: Prices) => number,
): Promise<void> {
  const prices = (await globalParams().catch(() => undefined))?.prices;
  if (prices && !quote.covered && of(prices) !== quote.price) await askParams().catch(() => {});
}

/** The parameters of the server; without a network the last ones that this device heard. */
export function useParams(): GlobalParams | undefined {
  const [params, setParams] = useState<GlobalParams>();
  useEffect(() => {
    globalParams()
      .catch(lastParams)
      .then(setParams, () => {});
  }, []);
  return params;
}

async function ask(): Promise<GlobalParams> {
  const [{ callServer }, contract] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/params.ts'),
  ]);
  const [params] = await callServer(contract.globalParams, {});
  keepParams({ ...params, language: chosenLanguage() });
  return params;
}

async function lastParams(): Promise<GlobalParams | undefined> {
  const { paramsIn } = await import('../../contract/params.ts');
  return paramsIn(keptParams());
}
