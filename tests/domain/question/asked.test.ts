import { describe, expect, it } from 'vitest';
import { askedMatter, topicOf } from '../../../src/domain/question/asked.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import { asksOfNext } from '../../../src/domain/question/next.ts';
import { pronounOf } from '../../../src/domain/question/pronoun.ts';

describe('what is asked', () => {
  it('is an outlook on the chosen area without a question, and open without an area', () => {
    expect(askedMatter(matterOf, '', 'work', 'en')).toMatchObject({
      intent: 'outlook',
      form: 'what',
      area: 'work',
      sure: true,
    });
    expect(askedMatter(matterOf, '', 'open', 'en')).toMatchObject({ intent: 'open', area: null });
  });

  it('is what the asker set right, and then it is sure', () => {
    const matter = askedMatter(matterOf, 'Will he call me?', 'open', 'en', { intent: 'offer', person: 'boss' });
    expect(matter).toMatchObject({ intent: 'offer', person: 'boss', area: 'work', form: 'whether', sure: true });
    expect(topicOf(matter)).toBe('work');
  });

  it('is doubtful where another matter is as likely or none is, until the asker set it right', () => {
    const guessed = () => ({ ...matterOf('Will he call me?', 'en'), sure: false, tied: true as const });
    expect(askedMatter(guessed, 'x', 'open', 'en').tied).toBe(true);
    expect(askedMatter(guessed, 'x', 'open', 'en', { intent: 'offer' }).tied).toBeUndefined();
    const astray = () => ({ ...guessed(), areaTied: true as const });
    expect(askedMatter(astray, 'x', 'open', 'en').areaTied).toBe(true);
    expect(askedMatter(astray, 'x', 'open', 'en', { intent: 'offer' }).areaTied).toBeUndefined();
    expect(matterOf('Does my colleague want money or love?', 'en')).toMatchObject({ tied: true, areaTied: true });
    // Hardly likely, though nothing else is half as likely.
    // What it asks of love is not known, that it asks of love is.
    const ofLove = matterOf('My bf & me this month', 'en');
    expect(ofLove).toMatchObject({ sure: false, tied: true, area: 'love' });
    expect(ofLove.areaTied).toBeUndefined();
    expect(matterOf('Will he text me back?', 'en').tied).toBeUndefined();
  });

  it('knows the name that was typed, and what is not for cards unless the asker says what it is about', () => {
    expect(askedMatter(matterOf, 'Will Noah write?', 'open', 'en').name).toBe('Noah');
    expect(askedMatter(matterOf, '恐龙为什么灭绝', 'open', 'zh-CN').outside).toBe('world');
    expect(askedMatter(matterOf, '恐龙为什么灭绝', 'open', 'zh-CN', { intent: 'self' }).outside).toBeUndefined();
  });

  it('takes the topic where its words name no area', () => {
    expect(askedMatter(matterOf, 'Tell me something', 'love', 'en').area).toBe('love');
  });

  it('speaks of he, she or they only where the question does', () => {
    expect(
      ['Will he call?', '她会来吗', 'Will they call?', 'Does he love her?', '其他人怎么看我', '那个女孩会来吗'].map(
        pronounOf,
      ),
    ).toEqual(['he', 'she', 'they', 'other', 'other', 'she']);
  });

  it('knows the week, month or year after this one', () => {
    expect(['Will he call next week?', '下个月运势', '明年會搬家嗎', '下一週會好嗎'].map(asksOfNext)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['Will he call this week?', '这个月下雨吗', 'Is she the next one?'].map(asksOfNext)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
