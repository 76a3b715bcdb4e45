import { describe, expect, it } from 'vitest';
import { aboveFloor } from './engines.mjs';

describe('what browsers of the floor do not know', () => {
  it.each([
    ['let a=b.split(/(?<=x)y/);', 'lookbehind'],
    ['let a=RegExp(`(?<!x)y`,`u`)', 'lookbehind'],
    ['if(URL.canParse(a))b()', 'URL.canParse, URL.parse'],
    ['a.toSorted()', 'Array copies by method'],
    ['new Intl.Segmenter(`und`)', 'Intl.Segmenter'],
    ['class A{static{b()}}', 'class static blocks'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
  ])('is found in a script: %s', (code, what) => {
    expect(aboveFloor(code, '.js')).toEqual([what]);
  });

  it.each([
    ['.a:has(b){c:d}', ':has()'],
    ['.a{color:color-mix(in srgb,red,blue)}', 'color-mix'],
    ['.a{b:c;&:hover{d:e}}', 'nesting'],
    ['@media (width<=40rem){.a{b:c}}', 'ranges in media queries'],
  ])('is found in a style: %s', (code, what) => {
    expect(aboveFloor(code, '.css')).toEqual([what]);
  });

  it.each([
    ['.js', '"Segmenter"in Intl&&new Intl.Segmenter(`und`)'],
    ['.js', 'let a=/(?:x)(?<name>y)/u,b="(?<!x)";globalThis.requestIdleCallback??c'],
    ['.css', '@supports selector(:has(a)){.a:has(b){c:d}}'],
    ['.css', '@media (max-width:40rem){.a{b:c}}.a>.b{c:d}'],
  ] as const)('is not found in %s: %s', (ending, code) => {
    expect(aboveFloor(code, ending)).toEqual([]);
  });
});
