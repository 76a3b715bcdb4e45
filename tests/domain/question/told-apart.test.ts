import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/domain/language.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import type { Facet, Span } from '../../../src/domain/question/matter-kinds.ts';
import { yesOf } from '../../../src/domain/question/yes.ts';

type Rows = Readonly<Record<Language, readonly string[]>>;
/** Questions of a kind, and neighbours that only share its words. */
type Kind = readonly [facet: Facet, of: Rows, not: Rows];

const KINDS: readonly Kind[] = [
  [
    'envy',
    {
      en: [
        'Is my friend jealous of me?',
        'is my bff jealus of me or am i imagining it',
        'does my best friend envy me',
        'my friend jealous?',
        'Is she jealous of my new job?',
        'Is my friend talking behind my back?',
      ],
      'zh-CN': ['闺蜜是不是嫉妒我', '朋友是不是见不得我好', '她是不是眼红我', '室友是不是妒忌我啊', '闺蜜酸我吗'],
      'zh-TW': [
        '閨蜜是不是嫉妒我',
        '朋友是不是忌妒我',
        '她是不是眼紅我',
        '朋友是不是見不得我好',
        '朋友有沒有在背後說我壞話',
      ],
    },
    {
      en: [
        'Is my boyfriend jealous?',
        'why am I so jealous of my friend',
        'Are they envious of me at work?',
        'Is my friend loyal to me?',
      ],
      'zh-CN': ['他会吃醋吗', '我为什么总嫉妒我闺蜜', '同事是不是嫉妒我'],
      'zh-TW': ['他會吃醋嗎', '我為什麼總是嫉妒我閨蜜', '同事是不是在嫉妒我'],
    },
  ],
  [
    'taken',
    {
      en: [
        'Will he leave his wife for me?',
        'is he going to leave her for me',
        'Will she divorce her husband?',
        'is my married boyfriend gonna leave his wifey',
        'When will he leave his wife?',
        'will he choose me over his wife',
      ],
      'zh-CN': [
        '他会为我离婚吗',
        '他会跟他老婆离婚吗',
        '他到底会不会为了我离开他老婆',
        '他什么时候离婚',
        '他为什么还不离婚',
      ],
      'zh-TW': [
        '他會為我離婚嗎',
        '他會跟老婆離婚嗎',
        '他會為了我離開他太太嗎',
        '他什麼時候會離婚',
        '他會離婚跟我在一起嗎',
      ],
    },
    {
      en: ['Does he love his wife?', 'will he leave me', 'Will my husband divorce me?', 'Is he cheating on his wife?'],
      'zh-CN': ['他爱他老婆吗', '我老公会跟我离婚吗', '我该不该离婚', '爸妈会离婚吗'],
      'zh-TW': ['他愛他老婆嗎', '我老公會跟我離婚嗎', '我該離婚嗎', '他會同意離婚嗎'],
    },
  ],
  [
    'pay',
    {
      en: [
        'Will I get a pay rise?',
        'How will my salary negotiation go?',
        'will they bump my pay',
        'is a payrise coming',
        'should i negotiate my salary',
      ],
      'zh-CN': ['我会加薪吗', '今年能涨工资吗', '该不该跟老板谈加薪', '谈薪能谈上去吗', '老板会给我涨薪吗'],
      'zh-TW': ['我會加薪嗎', '今年會調薪嗎', '該跟老闆談加薪嗎', '談薪水會順利嗎', '什麼時候會加薪'],
    },
    {
      en: ['Will I be promoted?', 'will i get promoted and a pay rise', 'When will they pay my wages?'],
      'zh-CN': ['我能升职吗', '升职加薪有戏吗', '工资什么时候发'],
      'zh-TW': ['我會升職嗎', '升遷加薪有機會嗎', '老闆加薪留人 還要走嗎'],
    },
  ],
  [
    'lend',
    {
      en: [
        'Should I lend money to my friend?',
        'shud i lend my mate 200 quid',
        'my friend wants to borrow money from me, should I?',
        'Is it a good idea to loan my brother money?',
        'should i lend him cash',
      ],
      'zh-CN': ['该不该借钱给朋友', '朋友找我借钱，要借吗', '要不要把钱借给他', '闺蜜问我借两万借不借'],
      'zh-TW': ['該不該借錢給朋友', '朋友跟我借錢，要借嗎', '要不要把錢借給他', '要借他錢嗎'],
    },
    {
      en: [
        'Will my friend pay me back?',
        'Should I ask him for the money I lent him?',
        'Should I borrow money from my parents?',
      ],
      'zh-CN': ['朋友借的钱会还我吗', '我该不该向朋友借钱', '借给表哥的钱能要回来吗'],
      'zh-TW': ['朋友借的錢會還我嗎', '我該向銀行借錢嗎', '借給朋友的錢要得回來嗎'],
    },
  ],
  [
    'anxious',
    {
      en: [
        'Why am I so anxious?',
        'anxius all the time, help',
        'why cant i stop worrying',
        "I can't sleep, what is going on",
        'insomnia again why',
      ],
      'zh-CN': ['我最近很焦虑', '为什么我总是这么焦虑', '最近老失眠怎么办', '睡不着，心里慌'],
      'zh-TW': ['我最近很焦慮', '為什麼我總是這麼焦慮', '最近一直失眠怎麼辦', '怎麼樣才能不焦慮'],
    },
    {
      en: ['how do I cope with my grief', 'Will I ever be happy again?', 'My son has insomnia, what helps?'],
      'zh-CN': ['奶奶走了，我怎么走出悲伤', '我最近很难过', '孩子失眠怎么办'],
      'zh-TW': ['阿嬤過世了，我好難過', '最近很難過', '媽媽失眠會好嗎'],
    },
  ],
  [
    'over',
    {
      en: [
        'How do I get over him?',
        'how to heal from my breakup',
        'still not over him, help',
        'when will i be over her',
        'getting over my ex how',
      ],
      'zh-CN': ['怎么放下前任', '分手后怎么走出来', '我什么时候才能走出失恋', '怎么忘了他', '为什么我放不下他'],
      'zh-TW': ['怎麼放下前任', '分手後怎麼走出來', '我何時才能走出情傷', '要怎麼忘記他', '為什麼我放不下他'],
    },
    {
      en: ['has he moved on', 'will my ex text me', 'how do i get him back'],
      'zh-CN': ['他放下我了吗', '前任会联系我吗'],
      'zh-TW': ['他放下我了嗎', '前任會聯絡我嗎'],
    },
  ],
];

const rowsOf = (rows: Rows) =>
  (Object.entries(rows) as [Language, readonly string[]][]).flatMap(([language, questions]) =>
    questions.map((question) => [question, language] as const),
  );

describe.each(KINDS)('questions of %s', (facet, of, not) => {
  it.each(rowsOf(of))('are known: %s (%s)', (question, language) =>
    expect(matterOf(question, language).facet).toBe(facet),
  );

  it.each(rowsOf(not))('are not what only shares their words: %s (%s)', (question, language) =>
    expect(matterOf(question, language).facet).not.toBe(facet),
  );
});

describe('whom somebody would leave', () => {
  it.each([
    ['他会跟他老婆离婚吗', 'zh-CN'],
    ['他會跟老婆離婚嗎', 'zh-TW'],
    ['Will he leave his wife for me?', 'en'],
  ] as const)('is nobody of the asker’s own, and a yes is hoped for: %s', (question, language) => {
    const matter = matterOf(question, language);
    expect(matter).toMatchObject({ person: null, bond: null });
    expect(matter.role).toBeUndefined();
    expect(yesOf(question, matter)).toMatchObject({ hoped: true, against: false });
  });
});

describe('a time that is looked forward to', () => {
  it.each<[string, Language, Span | null]>([
    ['Will I meet someone this year?', 'en', 'yearEnd'],
    ['Will I meet someone by the end of the year?', 'en', 'yearEnd'],
    ['will he propose before the year is out', 'en', 'yearEnd'],
    ['will i move by xmas', 'en', 'christmas'],
    ['Will I find a job before Christmas?', 'en', 'christmas'],
    ['Will I meet someone next year?', 'en', 'year'],
    ['Will he call in December?', 'en', 'december'],
    ['年底前能找到工作吗', 'zh-CN', 'yearEnd'],
    ['今年内能脱单吗', 'zh-CN', 'yearEnd'],
    ['过年前能复合吗', 'zh-CN', 'newYear'],
    ['春节前他会联系我吗', 'zh-CN', 'newYear'],
    ['圣诞节前能见面吗', 'zh-CN', 'christmas'],
    ['明年我会结婚吗', 'zh-CN', 'year'],
    ['三年前分手的他会回来吗', 'zh-CN', null],
    ['年底前能找到工作嗎', 'zh-TW', 'yearEnd'],
    ['今年會結婚嗎', 'zh-TW', 'yearEnd'],
    ['農曆年前會找到工作嗎', 'zh-TW', 'newYear'],
    ['聖誕節前他會告白嗎', 'zh-TW', 'christmas'],
    ['明年年底會結婚嗎', 'zh-TW', 'year'],
    ['年終獎金會多少', 'zh-TW', null],
  ])('%s (%s) is %s', (question, language, span) => expect(matterOf(question, language).span).toBe(span));

  it('is no end that is feared', () => {
    const question = 'Will I meet someone by the end of the year?';
    expect(yesOf(question, matterOf(question, 'en'))).toMatchObject({ hoped: true, against: false });
  });
});
