import type { ComponentType } from 'react';
import type { CatalogName } from './i18n/catalog-names.ts';
import { loadScreenMessages } from './i18n/catalogs.ts';
import { gated } from './screens/off/gated.tsx';

interface LazyScreen {
  load: () => Promise<ComponentType>;
  /** The catalog it brings besides the one of all screens. */
  catalog?: CatalogName;
}

/**
 * Every lazy screen and where it lives. This list is fetched with the first of them, so that the first load of the app
 * carries none of their names.
 */
export const lazyScreens = {
  About: { load: async () => (await import('./screens/settings/About.tsx')).About, catalog: 'settings' },
  Answer: { load: async () => (await import('./screens/tarot/Answer.tsx')).Answer },
  Article: { load: async () => (await import('./screens/article/Article.tsx')).Article, catalog: 'article' },
  Astrolabe: {
    load: async () => (await import('./screens/astrolabe/Astrolabe.tsx')).Astrolabe,
    catalog: 'astrolabe',
  },
  ChartAnswer: { load: async () => (await import('./screens/astrolabe/Answer.tsx')).ChartAnswer, catalog: 'astrolabe' },
  ChartInfo: { load: async () => (await import('./screens/astrolabe/Info.tsx')).ChartInfo, catalog: 'astrolabe' },
  CoinOrders: { load: async () => (await import('./screens/money/MoneyOrders.tsx')).CoinOrders, catalog: 'money' },
  DayCard: { load: async () => (await import('./screens/lessons/DayCard.tsx')).DayCard, catalog: 'lessons' },
  Desk: { load: async () => (await import('./screens/desk/Desk.tsx')).Desk, catalog: 'desk' },
  Awards: { load: async () => (await import('./screens/share/Awards.tsx')).Awards, catalog: 'share' },
  DiceAnswer: {
    load: async () => (await import('./screens/dice/DiceAnswer.tsx')).DiceAnswer,
    catalog: 'dice',
  },
  DiceAssistant: {
    load: async () => (await import('./screens/dice/DiceAssistant.tsx')).DiceAssistant,
    catalog: 'dice',
  },
  DiceMean: {
    load: async () => (await import('./screens/dice/DiceMean.tsx')).DiceMean,
    catalog: 'dice',
  },
  Diary: { load: async () => (await import('./screens/dream/Diary.tsx')).Diary, catalog: 'dream' },
  Dream: { load: async () => (await import('./screens/dream/Dream.tsx')).Dream, catalog: 'dream' },
  Draw: { load: async () => (await import('./screens/tarot/Draw.tsx')).Draw, catalog: 'layouts' },
  Edit: { load: async () => (await import('./screens/astrolabe/Edit.tsx')).Edit, catalog: 'astrolabe' },
  Info: { load: async () => (await import('./screens/info/Info.tsx')).Info },
  Journal: { load: async () => (await import('./screens/journal/Journal.tsx')).Journal, catalog: 'journal' },
  LayoutEdit: { load: async () => (await import('./screens/layouts/LayoutEdit.tsx')).LayoutEdit, catalog: 'layouts' },
  Layouts: { load: async () => (await import('./screens/layouts/Layouts.tsx')).Layouts, catalog: 'layouts' },
  LenormandAssistant: {
    load: async () => (await import('./screens/lenormand/assistant/LenormandAssistant.tsx')).LenormandAssistant,
    catalog: 'lenormand',
  },
  LenormandConsultant: {
    load: async () => (await import('./screens/consultant/Consultant.tsx')).LenormandConsultant,
    catalog: 'consultant',
  },
  LenormandAnswer: {
    load: async () => (await import('./screens/lenormand/LenormandAnswer.tsx')).LenormandAnswer,
    catalog: 'lenormand',
  },
  LenormandDraw: {
    load: async () => (await import('./screens/lenormand/LenormandDraw.tsx')).LenormandDraw,
    catalog: 'lenormand',
  },
  LenormandHome: {
    load: async () => (await import('./screens/lenormand/LenormandHome.tsx')).LenormandHome,
    catalog: 'lenormand',
  },
  LenormandMean: {
    load: async () => (await import('./screens/lenormand/LenormandMean.tsx')).LenormandMean,
    catalog: 'lenormand',
  },
  Legal: { load: async () => (await import('./screens/legal/Legal.tsx')).Legal, catalog: 'legal' },
  LessonCards: {
    load: async () => (await import('./screens/lessons/LessonCards.tsx')).LessonCards,
    catalog: 'lessons',
  },
  LessonTableau: {
    load: async () => (await import('./screens/lessons/LessonTableau.tsx')).LessonTableau,
    catalog: 'lessons',
  },
  Lessons: { load: async () => (await import('./screens/lessons/Lessons.tsx')).Lessons, catalog: 'lessons' },
  Login: { load: async () => (await import('./screens/login/Login.tsx')).Login },
  LoginTel: { load: async () => (await import('./screens/login/Login.tsx')).LoginTel },
  Member: { load: async () => (await import('./screens/money/Member.tsx')).Member, catalog: 'money' },
  Orders: { load: async () => (await import('./screens/user/Orders.tsx')).Orders },
  Parse: { load: async () => (await import('./screens/astrolabe/Parse.tsx')).Parse, catalog: 'astrolabe' },
  Profile: { load: async () => (await import('./screens/user/Profile.tsx')).Profile },
  Recharge: { load: async () => (await import('./screens/money/Recharge.tsx')).Recharge, catalog: 'money' },
  TarotAssistant: { load: async () => (await import('./screens/tarot/Assistant.tsx')).Assistant, catalog: 'layouts' },
  TarotConsultant: {
    load: async () => (await import('./screens/consultant/Consultant.tsx')).TarotConsultant,
    catalog: 'consultant',
  },
  Share: { load: async () => (await import('./screens/share/Share.tsx')).Share, catalog: 'share' },
  TarotHome: { load: async () => (await import('./screens/tarot/TarotHome.tsx')).TarotHome },
  TarotMean: { load: async () => (await import('./screens/library/TarotMean.tsx')).TarotMean },
  TableauAnswer: {
    load: async () => (await import('./screens/lenormand/tableau/TableauAnswer.tsx')).TableauAnswer,
    catalog: 'lenormand',
  },
  TableauDraw: {
    load: async () => (await import('./screens/lenormand/tableau/TableauDraw.tsx')).TableauDraw,
    catalog: 'lenormand',
  },
  Quizzes: { load: async () => (await import('./screens/quiz/Quizzes.tsx')).Quizzes, catalog: 'quiz' },
  QuizDetail: { load: async () => (await import('./screens/quiz/QuizDetail.tsx')).QuizDetail, catalog: 'quiz' },
  QuizResult: { load: async () => (await import('./screens/quiz/QuizResult.tsx')).QuizResult, catalog: 'quiz' },
  Tools: { load: async () => (await import('./screens/tools/Tools.tsx')).Tools },
  Throw: { load: async () => (await import('./screens/dice/Throw.tsx')).Throw, catalog: 'dice' },
  User: { load: async () => (await import('./screens/user/User.tsx')).User },
  Wallpapers: {
    load: async () => (await import('./screens/wallpaper/Wallpapers.tsx')).Wallpapers,
    catalog: 'wallpaper',
  },
  VipOrders: { load: async () => (await import('./screens/money/MoneyOrders.tsx')).VipOrders, catalog: 'money' },
} satisfies Record<string, LazyScreen>;

/** Fetches a screen with its words. */
export async function loadScreen(name: keyof typeof lazyScreens): Promise<ComponentType> {
  const { load, catalog }: LazyScreen = lazyScreens[name];
  const [component] = await Promise.all([load(), loadScreenMessages(catalog)]);
  return gated(component);
}
