import { describe, expect, it } from 'vitest';
import { agentName } from '../../src/domain/account/agent.ts';
import { CODE_ALPHABET, tidyCode } from '../../src/domain/account/code.ts';
import { tidyEmail } from '../../src/domain/account/email.ts';
import { internationalPhone, possibleRegions } from '../../src/domain/account/phone.ts';

describe('a mobile number', () => {
  it.each([
    ['13800138000', '+8613800138000'],
    ['+86 138-0013-8000', '+8613800138000'],
    ['0086 13800138000', '+8613800138000'],
    ['１３８００１３８０００', '+8613800138000'],
    ['0912 345 678', '+886912345678'],
    ['+886 912345678', '+886912345678'],
    ['+84 912 345 678', '+84912345678'],
    ['0361234567', '+84361234567'],
  ])('%s is %s', (typed, phone) => expect(internationalPhone(typed)).toBe(phone));

  it.each([
    '',
    '12800138000',
    '1380013800',
    '138001380000',
    '+1 5551234567',
    '+86 0912345678',
    'abc',
    '0212345678',
    '+8613800138000x',
  ])('%s is none', (typed) => expect(internationalPhone(typed)).toBeNull());

  it('of 09… may be of Taiwan or of Vietnam, and the region decides', () => {
    expect(possibleRegions('0912345678')).toEqual(['tw', 'vn']);
    expect(internationalPhone('0912345678', 'vn')).toBe('+84912345678');
    expect(internationalPhone('+886912345678', 'vn')).toBeNull();
  });
});

it('an address is kept in one form', () => {
  expect(tidyEmail(' Ada.L@Example.ORG ')).toBe('ada.l@example.org');
  for (const wrong of [
    '',
    'a',
    'a@b',
    'a@@b.org',
    'a b@c.org',
    'a@b..org',
    '@b.org',
    `${'a'.repeat(70)}@b.org`,
    'a@-b.org',
    'a\u0000@b.org',
  ])
    expect(tidyEmail(wrong)).toBeNull();
});

it('a code is compared without spaces and in capitals, of 32 signs that look like no other', () => {
  expect(tidyCode(' ab c2 ')).toBe('ABC2');
  expect(new Set(CODE_ALPHABET).size).toBe(32);
  expect(CODE_ALPHABET).not.toMatch(/[IO01]/);
});

describe('a browser', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', 'Chrome · Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari · iPhone'],
    ['Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0 Mobile MicroMessenger/8.0.49', 'WeChat · Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0', 'Edge · Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox · Mac'],
    ['curl/8', ''],
  ])('%s is called %j', (agent, name) => {
    expect(agentName(agent)).toBe(name);
  });
});
