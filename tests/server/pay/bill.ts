import { generateKeyPairSync } from 'node:crypto';
import type { Bill } from '../../../server/ports/payment.ts';

/** Keys of this run: ours, and those of the provider that is played. */
export const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A bill of 18.05 that is opened inside WeChat. */
export const bill: Bill = {
  orderId: '0b8f1c1e-3f60-4c0e-9f8a-1f2e3d4c5b6a',
  amount: 1805,
  currency: 'CNY',
  title: '190 币',
  language: 'zh-CN',
  closesAt: new Date('2026-11-21T04:30:00Z'),
  backUrl: 'https://asterly.example/recharge?order=1',
  notifyUrl: 'https://asterly.example/pay/notify/x',
  agent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0',
  address: '203.0.113.9',
  openId: 'open-1',
};
/** Its number as providers take it. */
export const bare = '0b8f1c1e3f604c0e9f8a1f2e3d4c5b6a';
