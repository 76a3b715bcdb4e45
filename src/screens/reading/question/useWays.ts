import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { namedWays, wayNames } from '../../../domain/question/options.ts';

type Pair = readonly [string, string];

/**
 * The names of two ways while they are typed: as the question names them until the person writes others. `before`: what
 * they were called, empty where nothing was; undefined where there are no two ways.
 */
export function useWays(before: Pair | undefined, asked: Pair | null) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<Pair | null>(before?.some(Boolean) ? before : null);
  const ways = typed ?? wayNames(asked);
  const named = before && namedWays(ways, [t`The first way`, t`The second way`]);
  return { ways, setWays: setTyped, named };
}
