/** Something that WeChat lends for a while. */
export interface Lent {
  readonly value: string;
  readonly seconds: number;
}

/** The server side of an official account or a mini-program. Each call is one request. */
export interface WechatHouse {
  readonly appId: string;
  /** The pass that the other calls ask for. Asked again while it lives, WeChat gives the same one. */
  accessToken(): Promise<Lent>;
  /** @throws PassRefused when the access token is no longer good. */
  jsTicket(accessToken: string): Promise<Lent>;
  /** The picture of a mini-program's code: at most 32 signs of `scene`. @throws PassRefused, too. */
  codePicture(accessToken: string, scene: string, page: string): Promise<Buffer>;
}

/** WeChat no longer takes the access token: it was replaced or is over. */
export class PassRefused extends Error {
  override readonly name = 'PassRefused';
}

const REFUSED = new Set([40001, 40014, 42001]);
const PATIENCE = 8000;
/** A code's picture weighs some 100 KB. */
const LARGEST = 1_000_000;

/** WeChat's API for servers: stable_token, ticket/getticket, wxa/getwxacodeunlimit. */
export function wechatHouse(api: string, appId: string, secret: string): WechatHouse {
  return {
    appId,
    async accessToken() {
      const told = await ask(api, '/cgi-bin/stable_token', { grant_type: 'client_credential', appid: appId, secret });
      return lentIn(told, 'access_token');
    },
    async jsTicket(accessToken) {
      const query = new URLSearchParams({ access_token: accessToken, type: 'jsapi' });
      return lentIn(await ask(api, `/cgi-bin/ticket/getticket?${query}`), 'ticket');
    },
    async codePicture(accessToken, scene, page) {
      const query = new URLSearchParams({ access_token: accessToken });
      const wish = { scene, width: 430, ...(page ? { page } : {}) };
      const picture = await ask(api, `/wxa/getwxacodeunlimit?${query}`, wish);
      if (!pictureType(picture)) throw new Error('WeChat gave no picture');
      return picture;
    },
  };
}

/** What kind of picture the bytes are; null for anything else. */
export function pictureType(bytes: Buffer): 'image/png' | 'image/jpeg' | null {
  if (bytes.subarray(0, 4).toString('latin1') === '\x89PNG') return 'image/png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? 'image/jpeg' : null;
}

/** Without `payload` a GET. Its secrets stand in address and body, so none of them may come into an error's words. */
async function ask(api: string, path: string, payload?: object): Promise<Buffer> {
  const answer = await fetch(api + path, {
    ...(payload
      ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(payload) }
      : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`WeChat answered ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > LARGEST) throw new Error('WeChat answered too much');
  const code = pictureType(bytes) ? 0 : Number(Reflect.get(read(bytes), 'errcode') ?? 0);
  if (REFUSED.has(code)) throw new PassRefused(`WeChat refused a pass (${code})`);
  if (code !== 0) throw new Error(`WeChat said no (${code})`);
  return bytes;
}

function read(bytes: Buffer): object {
  try {
    const told: unknown = JSON.parse(bytes.toString());
    return typeof told === 'object' && told !== null ? told : {};
  } catch {
    throw new Error('WeChat answered what cannot be read');
  }
}

function lentIn(bytes: Buffer, name: 'access_token' | 'ticket'): Lent {
  const told = read(bytes);
  const [value, seconds]: unknown[] = [Reflect.get(told, name), Reflect.get(told, 'expires_in')];
  if (typeof value !== 'string' || value === '' || typeof seconds !== 'number')
    throw new Error(`WeChat answered without ${name}`);
  return { value, seconds };
}
