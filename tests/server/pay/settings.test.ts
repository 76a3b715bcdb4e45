import { describe, expect, it } from 'vitest';
import { bareId, orderIdOf } from '../../../server/providers/pay/rsa.ts';
import { readSettings } from '../../../server/settings/read.ts';
import { bare, bill } from './bill.ts';

describe('order ids', () => {
  it('fit into the 32 signs of a provider and come back', () => {
    expect(bareId(bill.orderId)).toBe(bare);
    expect(orderIdOf(bare)).toBe(bill.orderId);
    expect(orderIdOf('tpxy23962362669658')).toBe('tpxy23962362669658');
  });
});

describe('settings of payment', () => {
  const complaint = (env: Record<string, string>) => {
    try {
      readSettings(env);
      return '';
    } catch (reason) {
      return (reason as Error).message;
    }
  };
  it('belong together, and no secret is printed', () => {
    expect(complaint({ STRIPE_SECRET_KEY: 'x' })).toBe(
      'STRIPE_WEBHOOK_SECRET must be set too, since STRIPE_SECRET_KEY is.',
    );
    expect(complaint({ ALIPAY_APP_ID: 'x' })).toContain('ALIPAY_KEY and ALIPAY_PUBLIC_KEY must be set too');
    expect(complaint({ WECHAT_PAY_API_KEY: 'hush' })).toContain('WECHAT_PAY_API_KEY must have 32 bytes.');
    expect(complaint({ WECHAT_PAY_API_KEY: 'hush' })).not.toContain('hush');
  });
});
