import { safeParse } from 'valibot';
import { HomeData } from '../contract/home.ts';
import type { HomeBlocks } from '../domain/home/blocks.ts';
import type { Language } from '../domain/language.ts';
import { shelves } from './store/shelves.ts';

/** Kept home data; what cannot be read any more is logged, dropped and asked for again. */
export async function readHome(language: Language): Promise<HomeBlocks | undefined> {
  const { home } = await shelves();
  const row = await home.get(language);
  if (!row) return undefined;
  const read = safeParse(HomeData, row.blocks);
  if (read.success) return read.output as HomeBlocks;
  console.warn('The kept home page was broken and is dropped.');
  await home.remove(language);
  return undefined;
}

export async function saveHome(language: Language, blocks: HomeBlocks): Promise<void> {
  await (await shelves()).home.put({ key: language, blocks });
}
