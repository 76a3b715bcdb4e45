import type { ComponentType } from 'react';
import type { CatalogName, ScreenName } from './domain/paths.ts';
import { loadScreenMessages } from './i18n/catalogs.ts';
import type { JournalParts } from './screens/journal/Journal.tsx';
import { gated } from './screens/off/gated.tsx';

/**
 * Every lazy screen and where it lives. This list is fetched with the first of them, so that the first load of the app
 * carries none of their names.
 */
export const lazyScreens = {
  About: async () => (await import('./screens/settings/About.tsx')).About,
  AboutApp: async () => (await import('./screens/settings/AboutApp.tsx')).bringAboutApp(),
  Answer: async () => (await import('./screens/tarot/Answer.tsx')).Answer,
  Article: async () => (await import('./screens/article/Article.tsx')).Article,
  Astrolabe: async () => (await import('./screens/astrolabe/Astrolabe.tsx')).Astrolabe,
  ChartAnswer: async () => (await import('./screens/astrolabe/Answer.tsx')).ChartAnswer,
  ChartInfo: async () => (await import('./screens/astrolabe/Info.tsx')).ChartInfo,
  CoinOrders: async () => (await import('./screens/money/MoneyOrders.tsx')).CoinOrders,
  Desk: async () => (await import('./screens/desk/Desk.tsx')).Desk,
  Awards: async () => (await import('./screens/share/Awards.tsx')).Awards,
  DiceAnswer: async () => (await import('./screens/dice/DiceAnswer.tsx')).DiceAnswer,
  DiceAssistant: async () => (await import('./screens/dice/DiceAssistant.tsx')).DiceAssistant,
  DiceMean: async () => (await import('./screens/dice/DiceMean.tsx')).DiceMean,
  Diary: async () => (await import('./screens/dream/Diary.tsx')).Diary,
  Dream: async () => (await import('./screens/dream/Dream.tsx')).Dream,
  DreamList: async () => (await import('./screens/dream/DreamSymbol.tsx')).bringDreamList(),
  Draw: async () => (await import('./screens/tarot/Draw.tsx')).Draw,
  DreamSymbol: async () => (await import('./screens/dream/DreamSymbol.tsx')).bringDreamSymbol(),
  Edit: async () => (await import('./screens/astrolabe/Edit.tsx')).Edit,
  Essay: async () => (await import('./screens/article/Essay.tsx')).Essay,
  EssayList: async () => (await import('./screens/article/Essay.tsx')).EssayList,
  FaceList: async () => (await import('./screens/dice/DiceMean.tsx')).bringFaceList(),
  FacePage: async () => (await import('./screens/dice/DiceMean.tsx')).bringFacePage(),
  Horoscope: async () => (await import('./screens/today/Horoscope.tsx')).Horoscope,
  Info: async () => (await import('./screens/info/Info.tsx')).Info,
  Journal: async () => (await import('./screens/journal/Journal.tsx')).journalOf(JOURNAL_PARTS),
  JournalCopy: async () => (await import('./screens/copy/JournalCopy.tsx')).JournalCopy,
  LayoutEdit: async () => (await import('./screens/layouts/LayoutEdit.tsx')).LayoutEdit,
  Layouts: async () => (await import('./screens/layouts/Layouts.tsx')).Layouts,
  LenormandAssistant: async () =>
    (await import('./screens/lenormand/assistant/LenormandAssistant.tsx')).LenormandAssistant,
  LenormandConsultant: async () => (await import('./screens/consultant/Consultant.tsx')).LenormandConsultant,
  LenormandAnswer: async () => (await import('./screens/lenormand/LenormandAnswer.tsx')).LenormandAnswer,
  LenormandCard: async () => (await import('./screens/lenormand/LenormandCardPage.tsx')).bringLenormandCard(),
  LenormandDraw: async () => (await import('./screens/lenormand/LenormandDraw.tsx')).LenormandDraw,
  LenormandHome: async () => (await import('./screens/lenormand/LenormandHome.tsx')).LenormandHome,
  LenormandLibrary: async () => (await import('./screens/lenormand/LenormandCardPage.tsx')).LenormandLibrary,
  LenormandMean: async () => (await import('./screens/lenormand/LenormandMean.tsx')).LenormandMean,
  LenormandSpreads: async () => (await import('./screens/spread/Spreads.tsx')).bringSpreads('lenormand'),
  Legal: async () => (await import('./screens/legal/Legal.tsx')).bringLegal(),
  LessonCards: async () => (await import('./screens/lessons/LessonCards.tsx')).LessonCards,
  LessonTableau: async () => (await import('./screens/lessons/LessonTableau.tsx')).LessonTableau,
  Lessons: async () => (await import('./screens/lessons/Lessons.tsx')).Lessons,
  Login: async () => (await import('./screens/login/Login.tsx')).Login,
  LoginTel: async () => (await import('./screens/login/Login.tsx')).LoginTel,
  Member: async () => (await import('./screens/money/Member.tsx')).Member,
  Operator: async () => (await import('./screens/operator/Operator.tsx')).Operator,
  Orders: async () => (await import('./screens/user/Orders.tsx')).Orders,
  Parse: async () => (await import('./screens/astrolabe/Parse.tsx')).Parse,
  Profile: async () => (await import('./screens/user/Profile.tsx')).Profile,
  Recharge: async () => (await import('./screens/money/Recharge.tsx')).Recharge,
  TarotAssistant: async () => (await import('./screens/tarot/Assistant.tsx')).Assistant,
  TarotConsultant: async () => (await import('./screens/consultant/Consultant.tsx')).TarotConsultant,
  Share: async () => (await import('./screens/share/Share.tsx')).Share,
  TarotCard: async () => (await import('./screens/library/TarotCardPage.tsx')).bringTarotCard(),
  TarotLibrary: async () => (await import('./screens/library/TarotCardPage.tsx')).TarotLibrary,
  TarotHome: async () => (await import('./screens/tarot/TarotHome.tsx')).TarotHome,
  TarotSpreads: async () => (await import('./screens/spread/Spreads.tsx')).bringSpreads('tarot'),
  TarotMean: async () => (await import('./screens/library/TarotMean.tsx')).TarotMean,
  TableauAnswer: async () => (await import('./screens/lenormand/tableau/TableauAnswer.tsx')).TableauAnswer,
  TableauDraw: async () => (await import('./screens/lenormand/tableau/TableauDraw.tsx')).TableauDraw,
  QuizList: async () => (await import('./screens/quiz/PublicQuiz.tsx')).QuizList,
  PublicQuiz: async () => (await import('./screens/quiz/PublicQuiz.tsx')).PublicQuiz,
  Quizzes: async () => (await import('./screens/quiz/Quizzes.tsx')).Quizzes,
  QuizDetail: async () => (await import('./screens/quiz/QuizDetail.tsx')).QuizDetail,
  QuizResult: async () => (await import('./screens/quiz/QuizResult.tsx')).QuizResult,
  Today: async () => (await import('./screens/today/Today.tsx')).Today,
  Tools: async () => (await import('./screens/tools/Tools.tsx')).Tools,
  Throw: async () => (await import('./screens/dice/Throw.tsx')).Throw,
  User: async () => (await import('./screens/user/User.tsx')).User,
  Wallpapers: async () => (await import('./screens/wallpaper/Wallpapers.tsx')).Wallpapers,
  VipOrders: async () => (await import('./screens/money/MoneyOrders.tsx')).VipOrders,
} satisfies Record<Exclude<ScreenName, 'Home'>, () => Promise<ComponentType>>;

/** What the journal shows when it is wanted: readings without the screen round them, beside its list. */
const JOURNAL_PARTS: JournalParts = {
  panes: async () => (await import('./screens/journal/JournalPanes.tsx')).JournalPanes,
  way: async () => (await import('./screens/reading/ToReading.tsx')).ToReading,
  readings: {
    tarot: async () => (await import('./screens/tarot/Answer.tsx')).TarotEntry,
    lenormand: async () => (await import('./screens/lenormand/LenormandAnswer.tsx')).LenormandEntry,
    tableau: async () => (await import('./screens/lenormand/tableau/TableauAnswer.tsx')).TableauEntry,
    stardice: async () => (await import('./screens/dice/DiceAnswer.tsx')).DiceEntry,
  },
};

/** Fetches a screen with its words: those of all screens, and the catalog that is named. */
export async function loadScreen(name: keyof typeof lazyScreens, catalog?: CatalogName): Promise<ComponentType> {
  const [component] = await Promise.all([lazyScreens[name](), loadScreenMessages(catalog)]);
  return gated(component);
}
