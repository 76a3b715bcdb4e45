import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicUrl, lookUpPublic } from '../../server/providers/push/public-hosts.ts';
import { canSeal, seal } from '../../server/providers/push/sealed.ts';
import { vapidHeader } from '../../server/providers/push/vapid.ts';
import { BadSettings, readSettings } from '../../server/settings/read.ts';
import { newVapidKeys } from '../../server/settings/vapid.ts';
import { PhoneKeys, readVapid } from './push-service.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  phone: { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  given: {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    paddedBytes: 0,
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a message for a phone', () => {
  it('is sealed as in the example of RFC 8291', () => {
    const phone = { p256dh: RFC.p256dh, auth: RFC.phone.auth };
    expect(seal(RFC.text, phone, RFC.given).toString('base64url')).toBe(RFC.body);
  });

  it('is opened by its phone alone, and shows nobody by its length which kind it is', () => {
    const [mine, other] = [new PhoneKeys(), new PhoneKeys()];
    const sealed = ['{"kind":"day"}', `{"kind":"answer","order":"${crypto.randomUUID()}"}`].map((text) => ({
      text,
      body: seal(text, mine.keys),
    }));
    for (const { text, body } of sealed) expect(mine.open(body)).toBe(text);
    expect(() => other.open(sealed[0]!.body)).toThrow();
    expect(new Set(sealed.map(({ body }) => body.length)).size).toBe(1);
  });

  it('can be sealed for keys that a browser gives, and for no others', () => {
    const { p256dh, auth } = new PhoneKeys().keys;
    expect(canSeal({ p256dh, auth })).toBe(true);
    expect(canSeal({ p256dh, auth: auth.slice(2) })).toBe(false);
    expect(canSeal({ p256dh: p256dh.slice(1), auth })).toBe(false);
    const offTheCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
    expect(canSeal({ p256dh: offTheCurve, auth })).toBe(false);
  });
});

describe('the keys of the operator', () => {
  const env = Object.fromEntries(
    newVapidKeys()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  );
  const contact = { VAPID_SUBJECT: 'mailto:push@example.org' };

  it('as the command makes them are taken, and sign for the origin of the push service', () => {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = readSettings({ ...env, ...contact });
    const now = new Date('2026-03-10T08:00:00Z');
    const identity = { publicKey: publicKey!, privateKey: privateKey!, subject: contact.VAPID_SUBJECT };
    const { key, claims } = readVapid(vapidHeader(identity, 'https://push.example.net/send/abc', now));
    expect(key).toBe(publicKey);
    expect(claims).toEqual({
      aud: 'https://push.example.net',
      exp: now.getTime() / 1000 + 12 * 3600,
      sub: 'mailto:push@example.org',
    });
  });

  it.each([
    ['half of them', { VAPID_PUBLIC_KEY: env.VAPID_PUBLIC_KEY! }],
    ['keys that do not belong together', { ...env, VAPID_PRIVATE_KEY: newVapidKeys().split('=')[2]!, ...contact }],
    ['a key that is cut', { ...env, VAPID_PRIVATE_KEY: env.VAPID_PRIVATE_KEY!.slice(0, 20), ...contact }],
    ['no way to reach the operator', { ...env, VAPID_SUBJECT: 'somebody' }],
  ] satisfies [string, Record<string, string>][])(
    'stop the start where there is %s, and the private one is not shown',
    (_, wrong: Record<string, string>) => {
      const start = () => readSettings(wrong);
      expect(start).toThrow(BadSettings);
      expect(start).toThrow(/VAPID_/);
      expect(start).not.toThrow(wrong.VAPID_PRIVATE_KEY ?? 'no such key');
    },
  );
});

describe('where a phone may have us call', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'ff02::1',
    'no address',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['142.250.1.1', '172.32.0.1', '2a00:1450:4001:81b::200e'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    'http://push.example.net/a',
    'https://push.example.net:8443/a',
    'https://user:word@push.example.net/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'ftp://push.example.net/a',
    'push.example.net',
    '',
  ])('is not the address %s', (url) => expect(isPublicUrl(url)).toBe(false));

  it('is a name over https, but not one that leads to this machine', async () => {
    expect(isPublicUrl('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    const looked = await new Promise((resolve) => lookUpPublic('localhost', { all: true }, resolve));
    expect(String(looked)).toContain('localhost is no public host');
  });
});
