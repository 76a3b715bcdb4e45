import { expect, it } from 'vitest';
import { TOASTS } from '../../src/contract/toasts.ts';

it('the phone’s own short words are those of the specification', () => {
  expect(TOASTS.copied.en).toBe('Copy success');
  expect(TOASTS.cannot_copy.en).toBe('The current browser does not support replication');
  for (const words of Object.values(TOASTS)) {
    expect(Object.keys(words).sort()).toEqual(['en', 'zh-CN', 'zh-TW']);
    expect(new Set(Object.values(words)).size).toBe(3);
  }
});
