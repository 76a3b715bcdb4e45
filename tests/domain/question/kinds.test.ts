import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/domain/language.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import type { Form, Intent } from '../../../src/domain/question/matter-kinds.ts';
import { riskOf } from '../../../src/domain/question/risk.ts';

/** Kinds of question that were once misread, each in several wordings: what is asked, and in which form. */
const KINDS: readonly (readonly [string, Language, readonly Intent[], Form | null, readonly string[]])[] = [
  [
    'a thing that was dropped somewhere',
    'en',
    ['lost'],
    'which',
    [
      'Did I drop my card at the bank or on the tram?',
      'drop my keys at the bank or on the tram',
      'Did I lose my card at the bank or on the tram?',
    ],
  ],
  [
    'a visit that is paid',
    'en',
    ['contact', 'family'],
    'whether',
    ['Could you look whether Mei pays me a visit', 'Will mei pay me a visit', 'Will my son pay us a visit at Easter?'],
  ],
  [
    'how to deal with kin',
    'en',
    ['family'],
    'how',
    ['婆婆 always criticise me, how to deal?', 'My mother in law always criticises me, how to deal?'],
  ],
  ['oneself as a drama queen', 'en', ['self'], null, ['why am i such a drama queen lol', 'am I a drama queen']],
  [
    'a partner in a firm',
    'en',
    ['rise'],
    'whether',
    ['Will I make partner?', 'Will they make me partner?', 'Will I become a partner at the law firm this year?'],
  ],
  [
    'another lover who is hidden',
    'en',
    ['loyalty'],
    'whether',
    [
      'Does Connor hide a second love from me?',
      'Does Marie keep another lover from me?',
      'Is Jonas hiding another woman from me?',
    ],
  ],
  [
    'a daily kindness that may be love',
    'en',
    ['feelings'],
    'whether',
    ['He cooks for me daily. Is that love?', 'She irons my shirts every week. Is it love?'],
  ],
  [
    'a love far away that began online',
    'en',
    ['bond'],
    'whether',
    ["met online, he's in Peru, can it work?", 'We met online and she is in Ghana. Can it work?'],
  ],
  [
    'whether one would miss work that one leaves',
    'en',
    ['change'],
    'whether',
    ['would I miss the army if I left?', 'Would I miss the orchestra if I left?', 'would i miss the lab if i quit'],
  ],
  ['a trouble to be told', 'zh-CN', ['mood', 'friend'], null, ['我想找个人倒苦水', '想找个人诉诉苦']],
  ['mending or a new love', 'zh-CN', ['reconcile', 'meet'], 'which', ['破镜重圆还是另觅新欢', '破镜重圆还是重新找人']],
  [
    'the right one who does not come',
    'zh-TW',
    ['meet'],
    null,
    ['好對象為什麼不來', '好男人怎麼都不來', 'Mrs. Right 會現身嗎', 'Mr. Right 會出現嗎'],
  ],
  [
    'how to say that it is over',
    'zh-TW',
    ['leave'],
    'which',
    ['跟男友提分手 約出來談還是寫信', '跟女友提分手 打電話還是當面講', '跟老公提離婚 寫信還是當面談'],
  ],
  [
    'an ex about the costs of a child',
    'zh-TW',
    ['family', 'money'],
    'whether',
    ['前夫接不接電話 只想問小孩學費', '前妻回不回信 我只想談孩子的撫養費'],
  ],
  ['leaving work', 'zh-TW', ['change'], 'should', ['要不要離職', '該不該辭職']],
  [
    'an animal that may come back',
    'en',
    ['lost'],
    'whether',
    ['will my cat come back', 'my cat ran off, is she coming back'],
  ],
  ['how to find a thing', 'en', ['lost'], 'how', ['how do I track down my phone', 'how can i track my lost phone']],
  [
    'what cards cannot tell, and greetings',
    'en',
    ['open'],
    null,
    ['how do i shuffle', 'how do I shuffle these cards?', 'why did dinosaurs die', 'hello there', 'hey'],
  ],
  ['the same in Chinese', 'zh-TW', ['open'], null, ['世足冠軍', '世足冠軍是哪隊', '恐龍為什麼會死', '晚上好', '安安']],
  [
    'a kept woman',
    'zh-TW',
    ['loyalty'],
    'whether',
    ['他在台中會不會另外養了一個女人', '他是不是另外養了女人', '老公外面是不是有人'],
  ],
  [
    'somebody seen where one looks for love',
    'en',
    ['loyalty'],
    null,
    ['caught him on tinder, is he playing me', 'found my boyfriend on tinder'],
  ],
  ['another department', 'zh-TW', ['colleagues'], null, ['跟隔壁部門的心結何時能化解', '跟隔壁部門的同事合得來嗎']],
  ['leaving work, also mistyped', 'zh-TW', ['change'], 'whether', ['六月離值能順利脫身嗎？', '八月離職會順利嗎']],
  [
    'a mother who fell',
    'en',
    ['health'],
    'whether',
    ['我妈 fell yesterday, is her leg ok?', 'my mum fell down the stairs, is she ok', "Is my mother's leg broken?"],
  ],
  [
    'a father who is ill',
    'en',
    ['health'],
    null,
    ['my dad has cancer, what is coming', 'my father is ill, will he get better?'],
  ],
  ['the same in Chinese, and how', 'zh-TW', ['health'], 'how', ['爸爸住院了，我該怎麼辦']],
  ['whether it is love', 'en', ['feelings'], 'whether', ['Is that love?', 'he brings me soup. is that love?']],
  [
    'whether others part',
    'zh-TW',
    ['family', 'leave'],
    'whether',
    ['爸媽是真的要離婚嗎', '爸媽真的要離婚嗎', '他們真的要離婚嗎'],
  ],
  ['whether to part oneself', 'zh-TW', ['leave'], 'should', ['真的要離婚嗎', '我真的要離婚嗎']],
  ['a poem for somebody', 'en', ['confess', 'feelings'], null, ['poem for Isla', 'a poem for Nadia']],
];

describe.each(KINDS)('%s (%s)', (_kind, language, intents, form, questions) => {
  it.each(questions)('%s', (question) => {
    const matter = matterOf(question, language);
    expect(intents).toContain(matter.intent);
    if (form) expect(matter.form).toBe(form);
  });
});

describe('two things that are named', () => {
  it.each<[string, Language, [string, string]]>([
    ['A 跟 B 哪個好', 'zh-TW', ['A', 'B']],
    ['阿凱跟小宇選哪個', 'zh-TW', ['阿凱', '小宇']],
    ['Leeds vs York', 'en', ['Leeds', 'York']],
    ['Does he love me or her?', 'en', ['me', 'her']],
    ['他更爱我还是她', 'zh-CN', ['我', '她']],
    ['手机丢在公司还是车上', 'zh-CN', ['公司', '车上']],
    ['打给前夫还是找律师 我只要孩子抚养费', 'zh-CN', ['打给前夫', '找律师']],
    ['violin or drums for my niece', 'en', ['violin', 'drums']],
    ['追他的話，先約吃飯還是直球告白', 'zh-TW', ['先約吃飯', '直球告白']],
    ['寫信还是当面表白', 'zh-CN', ['寫信', '当面表白']],
    ['Should I confess by asking her for tea or on a walk?', 'en', ['asking her for tea', 'on a walk']],
  ])('are the ways between which one chooses: %s', (question, language, options) =>
    expect(matterOf(question, language)).toMatchObject({ form: 'which', options }),
  );

  it.each<[string, Language]>([
    ['A 跟 B 差在哪裡', 'zh-TW'],
    ['台北跟台中差在哪裡', 'zh-TW'],
    ['北京和上海有什么区别', 'zh-CN'],
    ['what is the difference between love and lust', 'en'],
  ])('are no choice where one asks how they differ: %s', (question, language) =>
    expect(matterOf(question, language).form).not.toBe('which'),
  );
});

describe('words that only look like a risk', () => {
  it.each([
    '要不要告白',
    '该不该告诉他',
    'Should I sell my house?',
    '黄金周去买衣服',
    '换药店打工',
    'should i confess to him',
  ])('%s', (question) => expect(riskOf(question)).toBeNull());
});

describe('whom a question speaks of', () => {
  it.each([
    ['Will I make partner?', null],
    ['Will they make me partner?', null],
    ['My climb to head nurse next year', null],
    ['How can I make my partner happy?', 'partner'],
    ['Will my head nurse give me leave?', 'boss'],
  ])('%s: %s', (question, person) => expect(matterOf(question, 'en').person).toBe(person));
});

describe('two ways that are sent or said to somebody', () => {
  it.each([
    ['Should I send her a voice note or an email?', ['a voice note', 'an email']],
    ['Should I text her or email her?', ['text her', 'email her']],
    ['Should I give him a watch or a book?', ['a watch', 'a book']],
  ])('%s', (question, options) => expect(matterOf(question, 'en')).toMatchObject({ form: 'which', options }));
});
