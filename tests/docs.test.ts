import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsPage } from './settings-page.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the documentation', () => {
  it('lists the settings that the server reads (`npm run docs` writes the page)', () => {
    expect(read('docs/settings.md')).toBe(settingsPage());
  });
});
