import { describe, expect, it } from 'vitest';
import { patternOf, withoutLookbehind } from '../../src/domain/pattern.ts';

describe('a pattern that looks behind', () => {
  it.each([
    ['(?<!not )come', 'come'],
    ['(?<=a(?:b|c))d|e', 'd|e'],
    ['x(?<![)\\]](?:y|z)).(?<!\\))w', 'x.w'],
    ['(?<name>a)(?!b)', '(?<name>a)(?!b)'],
  ])('%s is %s where the browser cannot look behind', (source, plain) => {
    expect(withoutLookbehind(source)).toBe(plain);
    expect(() => new RegExp(plain)).not.toThrow();
  });

  it('looks behind where the browser can', () => {
    expect(patternOf('(?<!not )come', 'u').test('not come')).toBe(false);
  });
});
