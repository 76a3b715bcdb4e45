import { useEffect, useState } from 'react';
import type { GlobalParams } from '../contract/params.ts';

let known: Promise<GlobalParams> | undefined;

/** What the operator of the server decides: asked once a visit, again after a failure. */
export function globalParams(): Promise<GlobalParams> {
  known ??= ask().catch((reason) => {
    known = undefined;
    throw reason;
  });
  return known;
}

export function useParams(): GlobalParams | undefined {
  const [params, setParams] = useState<GlobalParams>();
  useEffect(() => {
    globalParams().then(setParams, () => {});
  }, []);
  return params;
}

async function ask(): Promise<GlobalParams> {
  const [{ say }, contract] = await Promise.all([import('../service/client.ts'), import('../contract/params.ts')]);
  const [params] = await say(contract.globalParams, {});
  return params;
}
