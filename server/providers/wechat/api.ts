import { AccessTokenRefused, type CodePicture, type LentToken, type WechatAccount } from '../../ports/wechat.ts';

/** WeChat's codes for an access token that is wrong, unknown or over. */
const ACCESS_TOKEN_CODES = new Set([40001, 40014, 42001]);
const REQUEST_TIMEOUT_MS = 8000;
/** A code's picture weighs some 100 KB. */
const MAX_ANSWER_BYTES = 1_000_000;

/** WeChat's API for servers: stable_token, ticket/getticket, wxa/getwxacodeunlimit. */
export function wechatAccount(api: string, appId: string, secret: string): WechatAccount {
  return {
    appId,
    async accessToken() {
      const answer = await callWechat(api, '/cgi-bin/stable_token', {
        grant_type: 'client_credential',
        appid: appId,
        secret,
      });
      return lentTokenIn(answer, 'access_token');
    },
    async jsTicket(accessToken) {
      const query = new URLSearchParams({ access_token: accessToken, type: 'jsapi' });
      return lentTokenIn(await callWechat(api, `/cgi-bin/ticket/getticket?${query}`), 'ticket');
    },
    async codePicture(accessToken, scene, page) {
      const query = new URLSearchParams({ access_token: accessToken });
      const wish = { scene, width: 430, ...(page ? { page } : {}) };
      const bytes = await callWechat(api, `/wxa/getwxacodeunlimit?${query}`, wish);
      const type = pictureType(bytes);
      if (!type) throw new Error('WeChat gave no picture');
      return { type, bytes };
    },
  };
}

/** What kind of picture the bytes are; null for anything else. */
function pictureType(bytes: Buffer): CodePicture['type'] | null {
  if (bytes.subarray(0, 4).toString('latin1') === '\x89PNG') return 'image/png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? 'image/jpeg' : null;
}

/** Without `payload` a GET. Its secrets stand in address and body, so none of them may come into an error's words. */
async function callWechat(api: string, path: string, payload?: object): Promise<Buffer> {
  const response = await fetch(api + path, {
    ...(payload
      ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(payload) }
      : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`WeChat answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > MAX_ANSWER_BYTES) throw new Error('WeChat answered too much');
  const code = pictureType(bytes) ? 0 : Number(Reflect.get(read(bytes), 'errcode') ?? 0);
  if (ACCESS_TOKEN_CODES.has(code)) throw new AccessTokenRefused(`WeChat refused an access token (${code})`);
  if (code !== 0) throw new Error(`WeChat said no (${code})`);
  return bytes;
}

function read(bytes: Buffer): object {
  try {
    const parsed: unknown = JSON.parse(bytes.toString());
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    throw new Error('WeChat answered what cannot be read');
  }
}

function lentTokenIn(bytes: Buffer, name: 'access_token' | 'ticket'): LentToken {
  const answer = read(bytes);
  const [value, seconds]: unknown[] = [Reflect.get(answer, name), Reflect.get(answer, 'expires_in')];
  if (typeof value !== 'string' || value === '' || typeof seconds !== 'number')
    throw new Error(`WeChat answered without ${name}`);
  return { value, seconds };
}
