import { describe } from 'vitest';
import { webkitPaths } from '../other-engines.mjs';
import { onEngine } from './engines/stage.ts';
import { WALKS } from './engines/walks.ts';
import { launchWebKit } from './engines/webkit.ts';

const it = onEngine(launchWebKit);

describe.skipIf(!webkitPaths())('a phone with WebKit', () => {
  for (const [says, walk] of WALKS) it(says, async ({ stage }) => await walk(stage));
});
