import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { askedMatter } from '../../../src/domain/question/asked.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import { FACETS } from '../../../src/domain/question/matter-kinds.ts';
import { OF_INTENTS } from '../../../src/domain/reading/matter-words.ts';
import { LIBRARY } from '../reading/material.ts';

describe('the part of a matter', () => {
  it.each([
    ['Will I sell my old piano this month?', 'en', 'sell'],
    ['Should I buy the red bicycle?', 'en', undefined],
    ['Will Tom pay me back the money I lent him?', 'en', 'owed'],
    ['When will my debts be paid?', 'en', 'debt'],
    ['Will my job interview on Friday go well?', 'en', 'interview'],
    ['Will I be laid off this year?', 'en', 'dismissed'],
    ['Will the client sign our contract?', 'en', 'deal'],
    ['Why does he love me?', 'en', 'liked'],
    ['Why does he not love me?', 'en', undefined],
    ['When will I get over my ex?', 'en', 'over'],
    ['Has he moved on from me?', 'en', undefined],
    ['他放下我了吗', 'zh-CN', undefined],
    ['我什么时候能放下他', 'zh-CN', 'over'],
    ['Will we have a baby this year?', 'en', 'baby'],
    ['Should I cut off my toxic friend?', 'en', 'break'],
    ['Will our trip to Lisbon go well?', 'en', 'trip'],
    ['Where is my tabby cat?', 'en', 'animal'],
    ['Where are my keys?', 'en', undefined],
    ['该不该悬赏找我跑丢的边牧', 'zh-CN', 'animal'],
    ['在老公車上撿到別人的耳環，他出軌了嗎？', 'zh-TW', 'seen'],
    ['我的二手车卖得出去吗', 'zh-CN', 'sell'],
    ['朋友欠我的钱会还吗', 'zh-CN', 'owed'],
    ['明天的面试能过吗', 'zh-CN', 'interview'],
    ['我会被裁员吗', 'zh-CN', 'dismissed'],
    ['老板是不是想裁我', 'zh-CN', 'dismissed'],
    ['公司让我内退，该不该接', 'zh-CN', 'retire'],
    ['快递今天能到吗', 'zh-CN', 'parcel'],
    ['我的快递丢了能找回来吗', 'zh-CN', undefined],
    ['包裹今天會到嗎', 'zh-TW', 'parcel'],
    ['Will my parcel arrive today?', 'en', 'parcel'],
    ['Will my lost parcel turn up?', 'en', undefined],
    ['How do I get my savings back on track?', 'en', undefined],
    ['Should I take the early retirement?', 'en', 'retire'],
    ['怎么才能忘记前任', 'zh-CN', 'over'],
    ['家裡的貓什麼時候回來', 'zh-TW', 'animal'],
    ['該不該跟這個朋友絕交', 'zh-TW', 'break'],
    ['論文口試會順利嗎', 'zh-TW', 'thesis'],
    ['Will my presentation on Friday go well?', 'en', 'talk'],
    ['Will my speech go down well?', 'en', 'talk'],
    ['Will the talk with my boss go well?', 'en', undefined],
    ['周五的汇报能顺利吗', 'zh-CN', 'talk'],
    ['体检报告会不会有事', 'zh-CN', undefined],
    ['星期五的報告會順利嗎', 'zh-TW', 'talk'],
    ['健檢報告會有問題嗎', 'zh-TW', undefined],
    ['這次旅行會順利嗎', 'zh-TW', 'trip'],
  ] as const)('of %s in %s is %s', (question, language, facet) => {
    expect(matterOf(question, language).facet).toBe(facet);
  });

  it.each([
    ['Will I hear back from the flat viewing?', 'en'],
    ['看中的那套房房东会租给我吗', 'zh-CN'],
    ['看上的那間套房房東會租給我嗎', 'zh-TW'],
  ] as const)('of a home to rent it asks about the move and not about a purchase: %s', (question, language) => {
    expect(matterOf(question, language).intent).toBe('move');
  });

  it('is forgotten when the asker sets right what is asked', () => {
    const set = { intent: 'money' as const };
    expect(askedMatter(matterOf, 'Will I sell my house?', 'open', 'en').facet).toBe('sell');
    expect(askedMatter(matterOf, 'Will I sell my house?', 'open', 'en', set).facet).toBeUndefined();
  });

  it('has words of its own in every language, or in none, kind by kind', () => {
    const written = LANGUAGES.map((language) => {
      const words = LIBRARY.get(language)!.phrases.matter;
      return [...OF_INTENTS, 'prompts' as const].map((kind) => FACETS.filter((facet) => words[kind][facet]));
    });
    for (const one of written) expect(one).toEqual(written[0]);
  });
});
