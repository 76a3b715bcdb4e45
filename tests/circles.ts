/** Every circle that a walk along the arrows comes back on, as `a -> b -> a`; none where the arrows go one way only. */
export function circlesIn(arrows: ReadonlyMap<string, Iterable<string>>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (node: string, path: string[]) => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      circles.push([...path.slice(path.indexOf(node)), node].join(' -> '));
      return;
    }
    state.set(node, 'open');
    for (const next of arrows.get(node) ?? []) visit(next, [...path, node]);
    state.set(node, 'done');
  };
  for (const node of arrows.keys()) visit(node, []);
  return circles;
}
