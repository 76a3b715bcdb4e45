import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMessage, framesIn, MAX_FRAMES, MAX_MESSAGE_CHARACTERS, screenOf } from '../../src/domain/report.ts';

describe('the words of an error, as they are reported', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'cards')", 'Cannot read properties of undefined (reading … )'],
    ['Unexpected token W, "Where is my cat?" is not valid JSON', 'Unexpected token W, … is not valid JSON'],
    ['Failed to fetch https://x.example/tarot?question=cat', 'Failed to fetch …'],
    ['no order 0f9a-12 for ada@example.org', 'no order 0f0a-0 for …'],
    ['星座 not found for 我的猫', '… not found for …'],
    ['seal 3f9a0c3f9a0c3f9a0c3f9a0c3f9a0c is broken', 'seal … is broken'],
  ])('%j are %j', (words, told) => {
    expect(cleanMessage(words)).toBe(told);
  });

  it('have nothing in quotes, no address, no number, no foreign letter, and stay the same when cleaned again', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.emailAddress(), fc.uuid()),
        fc.string(),
        (one, other) => {
          const told = cleanMessage(`${other} ${one} "${other}`);
          expect(told.length).toBeLessThanOrEqual(MAX_MESSAGE_CHARACTERS);
          expect(told).not.toMatch(/["`'“”@?&=#]|:\/\/|[1-9]|[^\x20-\x7e…]/);
          expect(cleanMessage(told)).toBe(told);
        },
      ),
    );
  });
});

it('The places of an error are those in our own scripts, without what an address has besides', () => {
  const stack = `TypeError: x is "Where is my cat?"
    at https://example.org/assets/Draw-Ab12_-9x.js:1:234
    at async f (https://example.org/assets/engine-dom-12345678.js:9:12)
    at chrome-extension://abc/content.js:3:4
    at https://example.org/tarot?question=cat:5:6
    at https://example.org/worker.js:1:99`;
  expect(framesIn(stack)).toEqual([
    'assets/Draw-Ab12_-9x.js:1:234',
    'assets/engine-dom-12345678.js:9:12',
    'worker.js:1:99',
  ]);
  expect(framesIn(stack.repeat(20))).toHaveLength(MAX_FRAMES);
  expect(framesIn('at chrome-extension://abc/content.js:3:4')).toEqual([]);
});

it('The screen of an address is its path alone, and only one of ours', () => {
  expect(screenOf('/tarot/answer?seal=abc#x')).toBe('/tarot/answer');
  expect(screenOf('/ada/secret')).toBe('other');
});
