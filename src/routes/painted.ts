import { plain } from './listed.ts';

/** The public pages under an address with their language; each is made by itself, or its types are lost. */
export const paintedRoutes = [
  plain('/$language/tarot'),
  plain('/$language/tarot/$entry'),
  plain('/$language/lenormand'),
  plain('/$language/lenormand/$entry'),
  plain('/$language/dice'),
  plain('/$language/dice/$entry'),
  plain('/$language/essays'),
  plain('/$language/essays/$entry'),
  plain('/$language/dreams'),
  plain('/$language/dreams/$entry'),
  plain('/$language/spreads'),
  plain('/$language/spreads/$entry'),
  plain('/$language/lenormand-spreads'),
  plain('/$language/lenormand-spreads/$entry'),
  plain('/$language/tests'),
  plain('/$language/tests/$entry'),
  plain('/$language/about'),
  plain('/$language/legal/$entry'),
] as const;
