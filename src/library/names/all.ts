import type { Names } from './names.ts';

/** The names of all three languages, for a search that knows no borders. */
export async function namesOfAll(): Promise<Names[]> {
  const all = await Promise.all([import('./en.ts'), import('./zh-CN.ts'), import('./zh-TW.ts')]);
  return all.map((one) => one.names);
}
