import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, shownToast, toast } from '../../src/ui/toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

it('a toast stays for three seconds', () => {
  toast('服务异常，请重试');
  vi.advanceTimersByTime(2999);
  expect(shownToast()?.text).toBe('服务异常，请重试');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeNull();
});

it('one with a longer text stays longer, and a new one takes its place with its own time', () => {
  toast('Something is wrong with the service just now. Please try again.');
  vi.advanceTimersByTime(3000);
  expect(shownToast()).not.toBeNull();
  toast('Sent');
  vi.advanceTimersByTime(2999);
  expect(shownToast()?.text).toBe('Sent');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeNull();
});

it('one with something to do stays until it is sent away', () => {
  toast('A new version is here', { label: 'Update', run() {} });
  vi.advanceTimersByTime(600_000);
  expect(shownToast()).not.toBeNull();
  dismissToast();
  expect(shownToast()).toBeNull();
});
