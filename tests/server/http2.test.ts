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
    timeLimits: { bodyMs: 2000 },
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

  it('a connection has a hundred requests at once at most, and half a body is waited for so long and no longer', async () => {
    expect(session.remoteSettings.maxConcurrentStreams).toBe(100);
    const ended = Array.from({ length: 50 }, () => {
      const request = session.request({
        ':method': 'POST',
        ':path': '/fast/tarot/api/v1/aliyun_antidirt',
        'content-type': 'application/json',
        'content-length': '1000',
      });
      request.on('error', () => {});
      request.write('{"question":');
      request.resume();
      return new Promise((resolve) => request.once('close', () => resolve(true)));
    });
    expect(new Set(await Promise.all(ended))).toEqual(new Set([true]));
    // And the connection goes on.
    const request = session.request({ ':path': '/fast/tarot/api/v2/global_params' });
    const headers = await new Promise<Record<string, unknown>>((resolve) => request.once('response', resolve));
    expect(headers[':status']).toBe(200);
    request.close();
  });
});
