import type { Handlers } from '../core/request.ts';
import { accountCalls } from './account.ts';
import { articleCalls } from './articles.ts';
import { astrolabeCalls } from './astrolabe.ts';
import { copyCalls } from './copy.ts';
import { deskCalls } from './desk.ts';
import { homeCalls } from './home.ts';
import { moneyCalls } from './money.ts';
import { operatorCalls } from './operator.ts';
import { operatorPersonCalls } from './operator-person.ts';
import { orderCalls } from './orders.ts';
import { passkeyCalls } from './passkeys.ts';
import { placeCalls } from './places.ts';
import { pushCalls } from './push.ts';
import { quizCalls } from './quizzes.ts';
import { readingCalls } from './readings.ts';
import { sharingCalls } from './sharing.ts';
import { wallpaperCalls } from './wallpapers.ts';

/** Every call that this server answers. */
export const HANDLERS: Handlers = {
  ...accountCalls,
  ...articleCalls,
  ...astrolabeCalls,
  ...homeCalls(() => HANDLERS),
  ...readingCalls,
  ...deskCalls,
  ...operatorCalls,
  ...operatorPersonCalls,
  ...orderCalls,
  ...moneyCalls,
  ...passkeyCalls,
  ...placeCalls,
  ...pushCalls,
  ...copyCalls,
  ...sharingCalls,
  ...quizCalls,
  ...wallpaperCalls,
};
