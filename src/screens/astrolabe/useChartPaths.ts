import { useMatch } from '@tanstack/react-router';

/** The pages of charts stand twice: guarded, as the specification has them, and open to whoever has no account. */
const GUARDED = {
  list: '/astrolabe',
  edit: '/astrolabe/edit',
  info: '/astrolabe/info',
  read: '/astrolabe/parse',
} as const;
const OPEN = { list: '/charts', edit: '/charts/edit', info: '/charts/info', read: '/charts/read' } as const;

/**
 * Where the other pages of charts are, seen from the one that this screen belongs to, also while the person leaves it: a
 * person stays on the side where they began.
 */
export function useChartPaths(): typeof GUARDED | typeof OPEN {
  const { fullPath } = useMatch({ strict: false });
  return String(fullPath).startsWith(GUARDED.list) ? GUARDED : OPEN;
}
