import { describe, expect, it } from 'vitest';
import { OWN_TERMS, readServiceTerms } from '../../src/domain/service-terms.ts';

const SAID = {
  question_max: 40,
  reading_months: 3,
  refund_hours: 48,
  support_hours: 'Daily 8:00-20:00',
  operator: { company: 'Stars Ltd', agreements_since: '2027-01-31' },
  invite_reward: 30,
  code_cooldown: 90,
  icp_numbers: { asterly: '沪ICP备12345678号-1', moonpalace: ' ' },
  support_emails: { asterly: 'help@example.org' },
  not_open: ['pay/vip'],
  language: 'en',
};

describe('the terms of the service', () => {
  it('are what the server said', () => {
    expect(readServiceTerms(SAID, 'en', 'asterly')).toEqual({
      questionMax: 40,
      readingMonths: 3,
      refundHours: 48,
      supportHours: 'Daily 8:00-20:00',
      company: 'Stars Ltd',
      agreementsSince: '2027-01-31',
      inviteReward: 30,
      codeCooldown: 90,
      icpNumber: '沪ICP备12345678号-1',
      supportEmail: 'help@example.org',
      notOpen: ['pay/vip'],
    });
  });

  it('of the app itself are those of the specification', () => {
    expect(OWN_TERMS).toMatchObject({
      questionMax: 50,
      readingMonths: 6,
      refundHours: 24,
      inviteReward: 50,
      codeCooldown: 60,
    });
  });

  it('are the own ones where nothing was heard, each by itself', () => {
    for (const nothing of [undefined, null, 'x', 7, [], {}])
      expect(readServiceTerms(nothing, 'en', 'asterly')).toEqual(OWN_TERMS);
    const torn = {
      ...SAID,
      reading_months: -1,
      refund_hours: 'soon',
      invite_reward: 1.5,
      support_hours: ' ',
      operator: { company: ' ', agreements_since: 'soon' },
    };
    expect(readServiceTerms(torn, 'en', 'asterly')).toMatchObject({
      questionMax: 40,
      readingMonths: OWN_TERMS.readingMonths,
      refundHours: OWN_TERMS.refundHours,
      inviteReward: OWN_TERMS.inviteReward,
      supportHours: null,
      company: null,
      agreementsSince: null,
    });
  });

  it('take no longer question than a seal can hold, and no words of another language', () => {
    expect(readServiceTerms({ ...SAID, question_max: 500 }, 'zh-CN', 'moonpalace')).toMatchObject({
      questionMax: OWN_TERMS.questionMax,
      supportHours: null,
      icpNumber: null,
      supportEmail: null,
    });
  });
});
