import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** What is said to a question that is not for cards, and what they can speak of. */
export const outside: MatterWords['outside'] = {
  greeting: [
    '你好，牌在这儿。想问谁，想定哪件事，想看哪段日子，说一句就能读。',
    '来了就好。心里有个人、有件事、有个日子，问出来，牌才好接话。',
  ],
  world: [
    '这一问，懂行的人答得比牌好，牌不瞎猜。要是想看你自己在里头的盼头、担心或打算，换个问法就读得了。',
    '外头的事实不归牌管，硬说就是糊弄你。牌看得见的是你：在意谁，拿不定什么，往后怎么过。',
  ],
  craft: [
    '洗牌摆牌没有非守不可的规矩，洗到心里觉得够了就行。牌能读的是你的事：一个人，一个决定，往后一段日子。',
    '手上的讲究各人有各人的，仔细就好。有想知道的事，问出来就能读。',
  ],
};
