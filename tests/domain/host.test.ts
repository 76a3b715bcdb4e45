import { describe, expect, it } from 'vitest';
import { hostOf } from '../../src/domain/host.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const WECHAT = `${PHONE} MMWEBID/1 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 NetType/WIFI Language/zh_CN`;

describe('what shows the app', () => {
  it.each([
    ['browser', PHONE, {}],
    ['weixin', WECHAT, {}],
    ['miniprogram', `${WECHAT} miniProgram/wx0123456789abcdef`, {}],
    ['miniprogram', WECHAT, { __wxjs_environment: 'miniprogram' }],
    ['browser', `${PHONE} miniProgram`, { __wxjs_environment: 'miniprogram' }],
    ['native', PHONE, { nativeBridge: {} }],
    ['browser', PHONE, { nativeBridge: null }],
  ] as const)('%s', (host, agent, page) => expect(hostOf(agent, page)).toBe(host));
});
