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
      '你對親近的人抱什麼期待，是那時候養成的。',
      '有人靠近時，它還是會出聲。',
      '從那之後，你愛人的方式有點不同。',
    ],
    work: [
      '你現在做事的樣子，是那時學來的。',
      '有個習慣跟著你坐到今天的位子上。',
      '現在的同事，多少會碰到它留下來的部分。',
    ],
    money: ['你拿錢包的那隻手還記得。', '直到今天，你還用那時學會的方式算錢。', '花錢時安心或心慌，有一部分來自這裡。'],
    study: ['你讀書的方法，源頭在那裡。', '你相不相信自己學得會，是那時定下來的。', '每次打開書，它都回來一點點。'],
    spirit: [
      '夜深人靜時，還聽得到它。',
      '你跟自己說話的語氣，有些是它教的。',
      '心裡的平靜與不安，都有幾分是那時留下來的。',
    ],
  },
  obstacle: {
    love: ['在感情裡，它變成那些沒人問出口的話。', '兩個人之間，它占了不少位置。', '靠得越近，越會碰到它。'],
    work: ['工作上，它吃掉的時間比你以為的多。', '一起做事的人，大概也看得出來。', '本來該順的那一段，就慢在這裡。'],
    money: ['它也在花錢，只是沒有帳單會寫。', '有它在，帳怎麼算都差一點。', '錢往哪裡去，它也有發言權。'],
    study: ['它坐在你和書頁中間。', '一天裡最清醒的那個小時，常常給了它。', '同一行讀兩遍，原因就是它。'],
    spirit: ['房子一安靜，它就大聲起來。', '它很耗神，只是從外面看不出來。', '你和一夜好眠之間，隔著的就是它。'],
  },
};
