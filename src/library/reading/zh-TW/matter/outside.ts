import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** What is said to a question that is not for cards, and what they can speak of. */
export const outside: MatterWords['outside'] = {
  greeting: [
    '你好，牌在這裡。想問誰、想決定哪件事、想看哪段日子，說一句就能讀。',
    '歡迎。心裡有個人、有件事、有個日子，問出來，牌才好接話。',
  ],
  world: [
    '這一題，內行的人答得比牌好，牌不亂猜。如果想看的是你自己在裡面的期待、擔心或打算，換個問法就能讀。',
    '外面的事實不歸牌管，硬講就是騙你。牌看得到的是你：在意誰、拿不定什麼、接下來怎麼過。',
  ],
  craft: [
    '洗牌、擺牌沒有非守不可的規矩，洗到心裡覺得夠了就好。牌能讀的是你的事：一個人、一個決定、接下來一段日子。',
    '手上的講究每個人不一樣，仔細就好。有想知道的事，問出來就能讀。',
  ],
};
