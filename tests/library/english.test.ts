import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ENGLISH = ['src/library', 'src/i18n', 'server/content']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((path) => /\/en(\/.+\.(ts|json|md)|\.po)$/.test(path));

/** Every place in the English texts that a pattern finds, with its file. */
const found = (pattern: RegExp) =>
  ENGLISH.flatMap((path) => (readFileSync(path, 'utf8').match(pattern) ?? []).map((hit) => `${path}: ${hit}`));

it('is spelt the British way throughout', () => {
  expect(ENGLISH.length).toBeGreaterThan(100);
  const american =
    /\b(favor(s|ed|ite|ites)?|practic(ed|ing)|quarrel(ed|ing)|color(s|ed|ful)?|recogniz\w+|honor(s|ed)?|travel(ed|ing|er)|neighbor\w*|realiz\w+|organiz\w+|apologiz\w+|gray)\b/gi;
  expect(found(american)).toEqual([]);
});

it('borrows no turn of phrase from German', () => {
  const borrowed =
    /elephant out of a mouse|with what am I going|by going on you|none is here yet|to give and to take|, if you like"$|where \$\{areaOf\(\w+\)\} is concerned|of \{all\} met/gim;
  expect(found(borrowed)).toEqual([]);
});

it('names the thing that a text begins with', () => {
  expect(found(/: *'It has a proper way|^ *'It has a proper way/gm)).toEqual([]);
});
