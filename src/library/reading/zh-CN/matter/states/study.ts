import type { StateWords } from '../../../../../domain/reading/matter-words.ts';

/** How a matter of study stands, by the mood of the table. */
export const states: StateWords = {
  exam: {
    light: [
      '底子够，临场也稳，会的那些到时候想得起来，{card}给你撑这个腰。',
      '状态往上走，{card}让最后这段见效，照现在的量练就行。',
    ],
    mixed: [
      '会的很会，空的很空，{card}落在空的那几块上，补一块是一块。',
      '成绩在线的上下晃，{card}把胜负交给两样，睡够和不漏题。',
    ],
    heavy: [
      '这一场吃力，{card}指着基础里的一个洞，绕着走还会再绊一次。',
      '慌跑在本事前头，{card}要你把量减一半，把错的弄懂。',
    ],
  },
  study: {
    light: [
      '正学进去了，散的东西快要连成片，{card}劝这会儿别换法子。',
      '路子对，人也肯，{card}往下添的是讲得出来的那种懂。',
    ],
    mixed: [
      '学得进，留不住，{card}补的一课是隔天再碰它一次。',
      '兴趣一半，任务一半，{card}夹在当中，任务切小了，兴趣才抬头。',
    ],
    heavy: [
      '这门眼下像背着石头爬坡，{card}说先卸一样，退回讲得通的那一章。',
      '心没在书上，{card}照见的是累或委屈，把那件说开，学才接得上。',
    ],
  },
};
