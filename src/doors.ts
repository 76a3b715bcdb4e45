import type { ComponentType } from 'react';
import { loadScreenMessages } from './i18n/catalogs.ts';
import type { Room } from './i18n/rooms.ts';
import { gated } from './screens/off/gated.tsx';

interface Door {
  load: () => Promise<ComponentType>;
  /** The catalog it brings besides the one of all screens. */
  room?: Room;
}

/**
 * Every lazy screen and where it lives. This list is fetched with the first of them, so that the first load of the app
 * carries none of their names.
 */
export const doors = {
  About: { load: async () => (await import('./screens/settings/About.tsx')).About, room: 'settings' },
  Answer: { load: async () => (await import('./screens/tarot/Answer.tsx')).Answer },
  Article: { load: async () => (await import('./screens/article/Article.tsx')).Article, room: 'article' },
  Astrolabe: {
    load: async () => (await import('./screens/astrolabe/Astrolabe.tsx')).Astrolabe,
    room: 'astrolabe',
  },
  ChartAnswer: { load: async () => (await import('./screens/astrolabe/Answer.tsx')).ChartAnswer, room: 'astrolabe' },
  ChartInfo: { load: async () => (await import('./screens/astrolabe/Info.tsx')).ChartInfo, room: 'astrolabe' },
  CoinOrders: { load: async () => (await import('./screens/money/MoneyOrders.tsx')).CoinOrders, room: 'money' },
  DayCard: { load: async () => (await import('./screens/lessons/DayCard.tsx')).DayCard, room: 'lessons' },
  Desk: { load: async () => (await import('./screens/desk/Desk.tsx')).Desk, room: 'desk' },
  Awards: { load: async () => (await import('./screens/share/Awards.tsx')).Awards, room: 'share' },
  DiceAnswer: {
    load: async () => (await import('./screens/dice/DiceAnswer.tsx')).DiceAnswer,
    room: 'dice',
  },
  DiceAssistant: {
    load: async () => (await import('./screens/dice/DiceAssistant.tsx')).DiceAssistant,
    room: 'dice',
  },
  DiceMean: {
    load: async () => (await import('./screens/dice/DiceMean.tsx')).DiceMean,
    room: 'dice',
  },
  Diary: { load: async () => (await import('./screens/dream/Diary.tsx')).Diary, room: 'dream' },
  Dream: { load: async () => (await import('./screens/dream/Dream.tsx')).Dream, room: 'dream' },
  Draw: { load: async () => (await import('./screens/tarot/Draw.tsx')).Draw, room: 'layouts' },
  Edit: { load: async () => (await import('./screens/astrolabe/Edit.tsx')).Edit, room: 'astrolabe' },
  Info: { load: async () => (await import('./screens/info/Info.tsx')).Info },
  Journal: { load: async () => (await import('./screens/journal/Journal.tsx')).Journal, room: 'journal' },
  LayoutEdit: { load: async () => (await import('./screens/layouts/LayoutEdit.tsx')).LayoutEdit, room: 'layouts' },
  Layouts: { load: async () => (await import('./screens/layouts/Layouts.tsx')).Layouts, room: 'layouts' },
  LenormandAssistant: {
    load: async () => (await import('./screens/lenormand/assistant/LenormandAssistant.tsx')).LenormandAssistant,
    room: 'lenormand',
  },
  LenormandConsultant: {
    load: async () => (await import('./screens/consultant/Consultant.tsx')).LenormandConsultant,
    room: 'consultant',
  },
  LenormandAnswer: {
    load: async () => (await import('./screens/lenormand/LenormandAnswer.tsx')).LenormandAnswer,
    room: 'lenormand',
  },
  LenormandDraw: {
    load: async () => (await import('./screens/lenormand/LenormandDraw.tsx')).LenormandDraw,
    room: 'lenormand',
  },
  LenormandHome: {
    load: async () => (await import('./screens/lenormand/LenormandHome.tsx')).LenormandHome,
    room: 'lenormand',
  },
  LenormandMean: {
    load: async () => (await import('./screens/lenormand/LenormandMean.tsx')).LenormandMean,
    room: 'lenormand',
  },
  Legal: { load: async () => (await import('./screens/legal/Legal.tsx')).Legal, room: 'legal' },
  LessonCards: { load: async () => (await import('./screens/lessons/LessonCards.tsx')).LessonCards, room: 'lessons' },
  LessonTableau: {
    load: async () => (await import('./screens/lessons/LessonTableau.tsx')).LessonTableau,
    room: 'lessons',
  },
  Lessons: { load: async () => (await import('./screens/lessons/Lessons.tsx')).Lessons, room: 'lessons' },
  Login: { load: async () => (await import('./screens/login/Login.tsx')).Login },
  LoginTel: { load: async () => (await import('./screens/login/Login.tsx')).LoginTel },
  Member: { load: async () => (await import('./screens/money/Member.tsx')).Member, room: 'money' },
  Orders: { load: async () => (await import('./screens/user/Orders.tsx')).Orders },
  Parse: { load: async () => (await import('./screens/astrolabe/Parse.tsx')).Parse, room: 'astrolabe' },
  Profile: { load: async () => (await import('./screens/user/Profile.tsx')).Profile },
  Recharge: { load: async () => (await import('./screens/money/Recharge.tsx')).Recharge, room: 'money' },
  TarotAssistant: { load: async () => (await import('./screens/tarot/Assistant.tsx')).Assistant, room: 'layouts' },
  TarotConsultant: {
    load: async () => (await import('./screens/consultant/Consultant.tsx')).TarotConsultant,
    room: 'consultant',
  },
  Share: { load: async () => (await import('./screens/share/Share.tsx')).Share, room: 'share' },
  TarotHome: { load: async () => (await import('./screens/tarot/TarotHome.tsx')).TarotHome },
  TarotMean: { load: async () => (await import('./screens/library/TarotMean.tsx')).TarotMean },
  TableauAnswer: {
    load: async () => (await import('./screens/lenormand/tableau/TableauAnswer.tsx')).TableauAnswer,
    room: 'lenormand',
  },
  TableauDraw: {
    load: async () => (await import('./screens/lenormand/tableau/TableauDraw.tsx')).TableauDraw,
    room: 'lenormand',
  },
  Tests: { load: async () => (await import('./screens/test/Tests.tsx')).Tests, room: 'test' },
  TestDetail: { load: async () => (await import('./screens/test/TestDetail.tsx')).TestDetail, room: 'test' },
  TestResult: { load: async () => (await import('./screens/test/TestResult.tsx')).TestResult, room: 'test' },
  Tools: { load: async () => (await import('./screens/tools/Tools.tsx')).Tools },
  Throw: { load: async () => (await import('./screens/dice/Throw.tsx')).Throw, room: 'dice' },
  User: { load: async () => (await import('./screens/user/User.tsx')).User },
  Wallpapers: { load: async () => (await import('./screens/wallpaper/Wallpapers.tsx')).Wallpapers, room: 'wallpaper' },
  VipOrders: { load: async () => (await import('./screens/money/MoneyOrders.tsx')).VipOrders, room: 'money' },
} satisfies Record<string, Door>;

/** Fetches a screen with its words. */
export async function openDoor(name: keyof typeof doors): Promise<ComponentType> {
  const { load, room }: Door = doors[name];
  const [component] = await Promise.all([load(), loadScreenMessages(room)]);
  return gated(component);
}
