import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showLoginInvalid } from '../src/after.ts';
import { dismissToast, shownToast } from '../src/ui/toast.ts';

const navigate = vi.fn();
const router = { navigate } as unknown as Parameters<typeof showLoginInvalid>[0];

beforeEach(() => {
  if (i18n.locale === '') i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.useFakeTimers();
  navigate.mockClear();
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'nativeBridge');
});

it('a login that is over is said after half a second, and the login page comes after two', () => {
  showLoginInvalid(router);
  vi.advanceTimersByTime(499);
  expect(shownToast()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(shownToast()).not.toBeNull();
  vi.advanceTimersByTime(1499);
  expect(navigate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/login' });
});

it('a native shell is told instead', () => {
  const loginInvalid = vi.fn();
  Object.assign(globalThis, { nativeBridge: { loginInvalid } });
  showLoginInvalid(router);
  vi.advanceTimersByTime(2000);
  expect(loginInvalid).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});
