import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { word } from '../domain/address.ts';
import { accessOf, PATHS, type Path, rowOf } from '../domain/paths.ts';
import { guard, tab } from '../guards.ts';
import { screen } from '../screen.ts';
import { Home } from '../screens/home/Home.tsx';
import { Shell } from '../screens/shell/Shell.tsx';

export const root = createRootRouteWithContext()({ component: Shell, notFoundComponent: Home });

/** What the list of paths says of a route: its screen, fetched when it is wanted, and what is done before it is shown. */
export function listed<const P extends Exclude<Path, '/'>>(path: P) {
  const row = PATHS.find((one) => one.path === path) as Extract<(typeof PATHS)[number], { path: Exclude<Path, '/'> }>;
  const catalog = 'catalog' in row ? row.catalog : undefined;
  return { getParentRoute: () => root, path, beforeLoad: before(path), component: screen(row.screen, catalog) };
}

/** A page without anything in its address but its path. */
export function plain<const P extends Exclude<Path, '/'>>(path: P) {
  return createRoute(listed(path));
}

/** A page with one word in its address. */
export function worded<const P extends Exclude<Path, '/'>, const Name extends string>(path: P, key: Name) {
  return createRoute({ ...listed(path), validateSearch: (search: Record<string, unknown>) => word(search, key) });
}

/** A tab forgets what was wanted before login, a guarded path turns strangers away. */
function before(path: Path) {
  if (rowOf(path)?.tab) return tab;
  return accessOf(path) === 'everybody' ? undefined : guard;
}
