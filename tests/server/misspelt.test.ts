import { expect, it } from 'vitest';
import { readSettings } from '../../server/settings/read.ts';

function complaint(env: Record<string, string>): string {
  try {
    readSettings(env);
    return '';
  } catch (reason) {
    return (reason as Error).message;
  }
}

it.each([
  ['SMTP_URLS', 'SMTP_URL'],
  ['SMTP_UR', 'SMTP_URL'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['SNTP_URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
])('in production a misspelt %s stops the start and is named with what was meant', (given, meant) => {
  const told = complaint({ APP_MODE: 'production', [given]: 'x' });
  expect(told).toContain(`${given} is no setting; ${meant} is.`);
});

it('variables of the machine and of development are left alone', () => {
  const told = complaint({
    APP_MODE: 'production',
    HOSTS: 'a',
    PATH: 'b',
    LANGUAGE: 'c',
    NODE_ENV: 'production',
    SUDO_USER: 'd',
  });
  expect(told).not.toContain('is no setting');
  expect(complaint({ SMTP_ULR: 'x' })).toBe('');
});
