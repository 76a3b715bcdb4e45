import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { obstacleMajors } from './in-place/obstacle-majors.ts';
import { obstacleMinors } from './in-place/obstacle-minors.ts';
import { pastMajors } from './in-place/past-majors.ts';
import { pastMinors } from './in-place/past-minors.ts';

/** Cards where they speak of what is over, or of what stands in the way. */
export const inPlace: ReadingPhrases['inPlace'] = {
  past: { ...pastMajors, ...pastMinors },
  obstacle: { ...obstacleMajors, ...obstacleMinors },
};

/** What such a card does to the topic of the question. */
export const inTopic: ReadingPhrases['inTopic'] = {
  past: {
    love: [
      '你对亲近的人有什么指望，就是那时定下的。',
      '有人走近的时候，它还会出声。',
      '从那以后，你喜欢人的方式变了一点。',
    ],
    work: [
      '你现在做事的路数，是那时学来的。',
      '有个习惯跟着你坐到了今天的工位上。',
      '如今的同事碰到的，有一部分是它留下的。',
    ],
    money: ['你掏钱的那只手还记得。', '到今天，你还是照那时学会的法子算账。', '花钱时心安还是心慌，有一半从这里来。'],
    study: ['你学东西的法子，是从那里来的。', '你信不信自己学得会，是那时定的。', '每次翻开书，它都回来一点。'],
    spirit: [
      '夜里静下来，还听得见它。',
      '你跟自己说话的口气，有一部分是它教的。',
      '心里的安稳和不安稳，都有几分是那时留下的。',
    ],
  },
  obstacle: {
    love: ['落到感情上，就是有些话谁也不问。', '两个人中间，它占的地方不小。', '离得越近，越碰得到它。'],
    work: ['工作上它耗掉的钟点，比看上去多。', '一起干活的人多半也看得出来。', '活儿本该顺的地方，偏偏慢在它手里。'],
    money: ['它也费钱，只是没有哪张账单写着。', '有它在，账怎么算都差一点。', '钱往哪儿去，它也插着话。'],
    study: ['它坐在你和书页中间。', '一天里最清醒的那个钟头，常常给了它。', '同一行读了两遍，就是因为它。'],
    spirit: ['屋里一静，它就响起来。', '它累人，外面看不出来。', '你和一个安稳觉之间，隔着的就是它。'],
  },
};
