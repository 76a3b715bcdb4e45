import { describe, expect, it } from 'vitest';
import { askedMatter } from '../../../src/domain/question/asked.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';

describe('whom the asker speaks of', () => {
  it.each([
    ['Does my husband still love me?', 'en', 'your husband'],
    ['Will my daughter pass her driving test?', 'en', 'your daughter'],
    ['when will my wifes fever go down', 'en', 'your wife'],
    ['Will my ex-wife forgive me?', 'en', 'your ex-wife'],
    ['Where is my cat?', 'en', 'your cat'],
    ['我老公还爱我吗', 'zh-CN', '你老公'],
    ['女友會回我訊息嗎', 'zh-TW', '你女友'],
    ['Does my husband still love me?', 'zh-CN', '你老公'],
    ['我的猫会回来吗', 'en', 'your cat'],
    ['我家的貓會回來嗎', 'zh-TW', '你的貓'],
    ['我的狗会回来吗', 'zh-CN', '你的狗'],
    ['Will my fiancé marry me?', 'en', 'your fiancé'],
    ['Is my fiancée faithful?', 'en', 'your fiancée'],
    ['Will my landlord return my deposit?', 'en', 'your landlord'],
    ['房東會退我押金嗎', 'zh-TW', '你房東'],
    ['Is my grandson happy?', 'en', 'your grandson'],
    ['Will my cousin visit?', 'en', 'your cousin'],
    ['我姐为什么跟我翻脸', 'zh-CN', '你姐'],
    ['我弟弟为什么不理我', 'zh-TW', '你弟弟'],
    ['跟姑姑的关系', 'zh-CN', '你姑姑'],
    ['和供应商谈得拢吗', 'zh-CN', '你的供应商'],
    ['合伙人为什么突然要撤资', 'zh-CN', '你的合伙人'],
  ] as const)('%s in %s is %s', (question, language, role) => {
    expect(matterOf(question, language).role).toBe(role);
  });

  it('is nobody in particular where two are named, or none', () => {
    expect(matterOf('Will my son or my daughter call me?', 'en').role).toBeUndefined();
    expect(matterOf('Will he text me back?', 'en').role).toBeUndefined();
  });

  it('is forgotten when the asker sets the person right', () => {
    const set = { person: 'friend' as const };
    expect(askedMatter(matterOf, 'Will my husband call me?', 'open', 'en', set).role).toBeUndefined();
  });
});
