import type { StateWords } from '../../../../../domain/reading/matter-words.ts';

/** How it stands with a contest, or with the exam of a child. */
const stage = {
  light: ['底子打得实，到了场上靠{card}这股稳劲。', '准备得够，{card}让临场添一分。'],
  mixed: ['有的地方熟，有的地方还虚，虚的那块看{card}。', '高低都有可能，{card}说的是差在哪一截。'],
  heavy: ['眼下慌多过练，{card}指的是该先减掉的那一样。', '这一场吃力，{card}落在还没练透的那一处。'],
};

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
  thesis: {
    light: [
      '思路是通的，{card}说你已经有了骨头，余下的是每天长一点肉。',
      '评的人看得见你的工夫，照{card}看，把贡献那句写响就行。',
    ],
    mixed: [
      '写写停停，{card}点着那个一直绕开的小节，啃下它，前后就连上了。',
      '导师的意见和你的想法差半步，{card}要你当面问清哪条是必须改的。',
    ],
    heavy: [
      '越改越乱，{card}说先停手，回到最早那一句想证明什么的话。',
      '心里怕被否，字就出不来，{card}照见的是怕，稿子没那么糟。',
    ],
  },
  examPast: {
    light: ['进了场想起来的比你以为的多，最好的那块像{card}。', '这份卷子站得住，撑着它的是{card}。'],
    mixed: ['写满的和写薄的差不多各一半，薄的那几页有点像{card}。', '总体像样，就一个窟窿，窟窿在{card}那儿。'],
    heavy: ['耗了你不少，看不大出来，跟它较劲的是{card}。', '题比时间多，掉在后头的那些，{card}说得清。'],
  },
  contest: stage,
  pupil: stage,
};
