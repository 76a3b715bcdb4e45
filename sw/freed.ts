import { get, update } from 'idb-keyval';
import { type FreeablePart, isFreeable } from '../src/domain/device-parts.ts';

/** The parts that the person has let go and not wanted since. */
const FREED = 'FreedParts';

export async function freedParts(): Promise<FreeablePart[]> {
  const names = await get<string[]>(FREED).catch(() => undefined);
  return (names ?? []).filter(isFreeable);
}

export async function isFreed(part: FreeablePart): Promise<boolean> {
  return (await freedParts()).includes(part);
}

export function letGo(part: FreeablePart): Promise<void> {
  return write((names) => [...names.filter((name) => name !== part), part]);
}

export function wantAgain(part: FreeablePart): Promise<void> {
  return write((names) => names.filter((name) => name !== part));
}

/** A store that is barred keeps no list: then a part that was let go comes back with the next visit. */
function write(change: (names: string[]) => string[]): Promise<void> {
  return update<string[]>(FREED, (names) => change(names ?? [])).catch((reason) =>
    console.info('The list of freed parts was not kept:', String(reason)),
  );
}
