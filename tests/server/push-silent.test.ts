import { type AddressInfo, createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { webPush } from '../../server/providers/push/web-push.ts';
import { newVapidKeys } from '../../server/settings/vapid.ts';
import { PhoneKeys } from './push-service.ts';

it('A push service that never answers is left, whatever Node has collected meanwhile', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/phone`;
  const [publicKey = '', privateKey = ''] = newVapidKeys()
    .split('\n')
    .map((line) => line.slice(line.indexOf('=') + 1));
  const push = webPush({ publicKey, privateKey, subject: 'mailto:operator@example.org' }, () => true);
  const manner = { lifeS: 60, topic: 'day', urgency: 'normal' } as const;
  const asking = push.send(
    { endpoint, ...new PhoneKeys().keys },
    '{"kind":"day"}',
    manner,
    new AbortController().signal,
  );
  setFlagsFromString('--expose-gc');
  const collecting = setInterval(runInNewContext('gc') as () => void, 200);
  try {
    await expect(asking).rejects.toThrow('aborted');
  } finally {
    clearInterval(collecting);
    silent.close();
  }
});
