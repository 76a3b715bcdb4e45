import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACETS, FORMS, INTENTS, type Matter } from '../../../src/domain/question/matter-kinds.ts';
import { isHeavy, isUsuallyHeavy, yesOf } from '../../../src/domain/question/yes.ts';

type Asked = Pick<Matter, 'intent' | 'facet' | 'form'>;
const of = (intent: Asked['intent'], form: Asked['form'] = 'whether', facet?: Asked['facet']): Asked => ({
  intent,
  form,
  ...(facet ? { facet } : {}),
});

/** What a yes means: hoped, feared, against what the words for the matter affirm, or free of somebody. */
const meaning = (question: string, asked: Asked) => {
  const { hoped, against, free } = yesOf(question, asked);
  return [hoped ? 'hoped' : 'feared', ...(against ? ['against'] : []), ...(free ? ['free'] : [])].join(' ');
};

describe('what a yes means', () => {
  it.each<[string, Asked, string]>([
    ['Will he call me?', of('contact'), 'hoped'],
    ['Won’t he come back?', of('reconcile'), 'hoped'],
    ['Is he never coming back?', of('reconcile'), 'feared against'],
    ['Will I be rejected?', of('confess'), 'feared against'],
    ['Is it over between us?', of('bond'), 'feared against'],
    ['I failed twice already. Will I pass this time?', of('exam'), 'hoped'],
    ['Will the rent go up?', of('money'), 'feared against'],
    ['is mum still cross with us', of('family'), 'feared against'],
    ['Is she still cross?', of('feelings'), 'feared against'],
    ['Is dad still upset?', of('family'), 'feared against'],
    ['is he furious with me', of('feelings'), 'feared against'],
    ['Will our paths cross again?', of('contact'), 'hoped'],
    ['silence after round 3 of interviews, am i out', of('offer'), 'feared against'],
    ['Is my boss trying to push me out?', of('colleagues'), 'feared against'],
    ['Will I get fired?', of('change', 'whether', 'dismissed'), 'feared'],
    ['Will I keep my job?', of('change', 'whether', 'dismissed'), 'hoped against'],
    ['Can I trust him?', of('loyalty'), 'hoped against'],
    ['Is my wife cheating on me?', of('loyalty'), 'feared'],
    ['Will my ex finally leave me alone?', of('leave'), 'hoped free'],
    ['Will the neighbours move out soon?', of('move'), 'hoped free'],
    ['How do I get rid of him?', of('reconcile', 'how'), 'hoped free'],
    ['Should I stop texting him?', of('contact', 'should'), 'feared against'],
    ['Should I cut my losses and leave?', of('leave', 'should'), 'feared'],
    ['Should I stay in this job?', of('change', 'should'), 'hoped against'],
    ['会不会被辞退', of('change', 'whether', 'dismissed'), 'feared'],
    ['他会不会不回来了', of('contact'), 'feared against'],
    ['他三天没联系我了会不会联系我', of('contact'), 'hoped'],
    ['他已經三天沒聯絡我了，會不會不理我了', of('contact'), 'feared against'],
    ['我们会不会分手', of('bond'), 'feared against'],
    ['房東會不會漲房租', of('move'), 'feared against'],
    ['前男友能不能别再来烦我', of('reconcile'), 'hoped free'],
    ['離婚能順利離掉嗎', of('leave'), 'hoped free'],
    ['他值得信任吗', of('loyalty'), 'hoped against'],
    ['要不要停損，不等他了', of('leave', 'should'), 'feared'],
    ['要不要继续等他', of('leave', 'should'), 'hoped against'],
    ['该不该放弃考研', of('exam', 'should'), 'feared against'],
  ])('%s', (question, asked, expected) => {
    expect(meaning(question, asked)).toBe(expected);
  });

  it.each([
    ['他会不会回来', '会'],
    ['能不能保住工作', '能'],
    ['老公是不是真心的', '是'],
    ['他喜不喜欢我', '喜欢'],
    ['他还爱我吗', '爱'],
    ['她有沒有在騙我', '有'],
    ['他不爱我了吗', undefined],
    ['Will he call?', undefined],
  ])('%s is answered by %s', (question, verb) => {
    expect(yesOf(question, of('feelings')).verb).toBe(verb);
  });

  const asked = fc.record({
    intent: fc.constantFrom(...INTENTS),
    form: fc.constantFrom(...FORMS),
    facet: fc.constantFrom(undefined, ...FACETS),
  });

  it('is known for any text, and twice the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), asked, (question, one) => {
        expect(yesOf(question, one)).toEqual(yesOf(question, one));
      }),
    );
  });

  it('is that of the matter where nothing in the words speaks of it', () => {
    fc.assert(
      fc.property(asked, (one) => {
        expect(isHeavy(yesOf('And then, what about it?', { ...one, form: 'whether' }))).toBe(isUsuallyHeavy(one));
      }),
    );
  });
});
