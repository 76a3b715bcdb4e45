import { type ClientHttp2Session, connect } from 'node:http2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tlsSettings } from './certificate.ts';
import { openStage, type Stage } from './stage.ts';

const MOON = 'https://moonpalace.example';
let stage: Stage;
let session: ClientHttp2Session;

beforeAll(async () => {
  stage = await openStage({
    env: {
      ...tlsSettings(),
      ORIGINS: MOON,
      WECHAT_APP_ID: 'wx1',
      WECHAT_APP_SECRET: 's',
    },
  });
  session = connect(`https://127.0.0.1:${stage.running.port}`, { rejectUnauthorized: false });
  session.on('error', () => {});
  await new Promise((resolve) => session.once('remoteSettings', resolve));
});
afterAll(async () => {
  session.destroy();
  await stage.close();
});

describe('over HTTP/2', () => {
  it('a brand is known by the name that it was called by', async () => {
    const request = session.request({
      ':path': '/fast/tarot/api/v1/wx_login?referer=/user',
      ':authority': 'moonpalace.example',
    });
    const headers = await new Promise<Record<string, unknown>>((resolve) => request.once('response', resolve));
    request.close();
    const back = new URL(String(headers.location)).searchParams.get('redirect_uri');
    expect(back).toMatch(/^https:\/\/moonpalace\.example\//);
  });
});
