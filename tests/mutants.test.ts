import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MUTANTS } from './proof/mutants.mjs';

it.each(MUTANTS)(
  'The mutant “$name” has its place in the source, so that the long proof can try it',
  ({ file, from }) => {
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toContain(from);
  },
);
