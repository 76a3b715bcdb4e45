import { describe } from 'vitest';
import { firefoxPath } from '../other-engines.mjs';
import { launchFirefox } from './engines/firefox.ts';
import { onEngine } from './engines/stage.ts';
import { WALKS } from './engines/walks.ts';

const it = onEngine(launchFirefox);

describe.skipIf(!firefoxPath())('a phone with Firefox', () => {
  for (const [says, walk] of WALKS) it(says, async ({ stage }) => await walk(stage));
});
