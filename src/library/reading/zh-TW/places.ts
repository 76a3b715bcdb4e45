import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** Places that ask something of their own, by spread and place. */
export const places: ReadingPhrases['places'] = {
  'celticCross.heart': ['先看正中央，整件事都泡在這個氣氛裡。', '你現在就站在這張牌裡面。', '其他的牌都繞著它。'],
  'celticCross.crown': [
    '抬頭看到的是這一張，心裡大概拿它當目標。',
    '這件事往上長，長得到這裡。',
    '掛在頭頂的，是這個樣子。',
  ],
  'celticCross.base': ['腳下踩的是這塊地。', '往下挖，根在這張牌裡。', '看不看得到，事情都站在它上面。'],
  'celticCross.behind': ['剛從你身邊過去的，是這一段。', '這一樣正準備退場。', '身後那扇門還沒關緊，裡面是它。'],
  'celticCross.before': ['還沒到，但已經在路上。', '往前走，先遇到的是它。', '接下來要和它打交道。'],
  'celticCross.hopes': [
    '想要的和怕落空的，都收在這張牌裡。',
    '期待和擔心，在這裡靠得很近。',
    '睡前翻來覆去的，是這一樣。',
  ],
  'horseshoe.present': ['再看現在。', '此刻在你手上的，是這一樣。', '今天的天氣，看這一張。'],
  'relationship.bond': ['連著你們的，是這條線。', '把你們放在同一張桌上的，是它。', '兩個人中間，擺著這張牌。'],
  'relationship.present': ['現在的你們，是這個樣子。', '再看眼前。', '這幾週相處起來，是這個味道。'],
  'jobChange.leaving': ['想離開，多半是為了這個。', '讓你坐不住的，是這一樣。', '每次想走，背後推你的是它。'],
  'decision.core': ['先把題目看清楚。', '真正要決定的，其實是這個。', '翻開第一張，問題就寫在上面。'],
  'decision.leave': ['如果都不動，日子會這樣過下去。', '再看什麼都不改的那條路。', '擱著不管，它會長成這樣。'],
  'yearAhead.theme': ['十二個月底下，墊著同一個音。', '這一年說到底，繞著它轉。', '把十二張收攏，中間留下的是它。'],
};
