import type { HomeBlocks } from '../../src/domain/home/blocks.ts';

/** For `network.change`: home as the operator would have it after `change`. */
export const changedHome = (change: (blocks: HomeBlocks) => void) => (path: string, body: string) => {
  if (!path.includes('/home_page')) return body;
  const answer = JSON.parse(body) as { data: HomeBlocks };
  change(answer.data);
  return JSON.stringify(answer);
};
