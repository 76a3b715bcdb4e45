import type { HoroscopeWords } from '../../../domain/horoscope/texts.ts';

/** What each house is about, in two ways. */
export const area: HoroscopeWords['area'] = [
  ['自己的步調', '你給人的印象'],
  ['錢的事', '手邊的收支'],
  ['聊天跑腿這些小事', '日常的訊息往來'],
  ['家裡的事', '回到家以後的生活'],
  ['戀愛和玩樂', '讓你開心的事'],
  ['工作的日常', '每天的作息'],
  ['最親近的關係', '兩個人的相處'],
  ['共同的錢', '彼此的信任'],
  ['旅行和進修', '比較遠的世界'],
  ['事業', '別人看得到的那一面'],
  ['朋友圈', '未來的計畫'],
  ['休息', '私下的生活'],
];

/** What each planet or angle is about. */
export const matter: HoroscopeWords['matter'] = {
  Sun: '你的自信',
  Moon: '安全感',
  Mercury: '溝通和計畫',
  Venus: '感情和喜好',
  Mars: '衝勁和火氣',
  Jupiter: '想要更大的那份期待',
  Saturn: '責任和耐心',
  Uranus: '想改變的心',
  Neptune: '夢想和想像',
  Pluto: '主導權',
  Ascendant: '別人對你的第一眼',
  Midheaven: '職涯的方向',
};

/** What the Moon does to each, in passing. */
export const moonMeets: HoroscopeWords['moonMeets'] = {
  Sun: {
    union: (area) => `想要的跟需要的剛好是同一件，${area}有個還看不出形狀的開頭，可以先相信它。`,
    ease: (area) => `心情跟計畫站在同一邊，${area}今天處理起來特別輕鬆。`,
    strain: (area) => `心裡又想往前衝，又想回家躺著，${area}先給個小一點的答案就好。`,
  },
  Moon: {
    union: (area) => `出生那天的心情每個月會回來一次，在${area}上你大概會照老習慣反應，自己留意一下。`,
    ease: (area) => `有一兩個小時，你跟自己處得很好，連${area}都跟著順。`,
    strain: (area) => `從前沒被滿足的事，會在${area}上扯你後腿，認出來，它通常就放手了。`,
  },
  Mercury: {
    union: (area) => `心裡想的剛好講得出來，${area}的事趁現在用最簡單的話說。`,
    ease: (area) => `該怎麼講，話自己會出現，聊到${area}尤其順口。`,
    strain: (area) => `那個語氣可能是你多想了，關於${area}的訊息，先問清楚意思再回。`,
  },
  Venus: {
    union: (area) => `今天人緣好，別人對你也大方，${area}裡加一點小甜頭，氣氛馬上不同。`,
    ease: (area) => `有人因為你在而開心，也願意表現出來，線索多半在${area}。`,
    strain: (area) => `想在${area}讓每個人都滿意，會累壞自己，先顧好一個。`,
  },
  Mars: {
    union: (area) => `情緒今天帶著力氣，起身動一動，再回來想${area}，就不會變成脾氣。`,
    ease: (area) => `有體力又有心情的組合不常見，${area}可以一口氣處理完。`,
    strain: (area) => `今天一提到${area}就容易上火，回話之前先下樓繞一圈。`,
  },
  Jupiter: {
    union: (area) => `心一寬，承諾就多。${area}上只答應自己給得起兩次的東西。`,
    ease: (area) => `好運如果來，多半是別人好心帶來的，${area}最有機會沾到。`,
    strain: (area) => `興致太高容易過頭，關於${area}，先答應七分就好。`,
  },
  Saturn: {
    union: (area) => `今天偏安靜，手倒是很穩，${area}裡拖最久的那件，說不定能一次了結。`,
    ease: (area) => `耐心今天很夠用，花在${area}上最值得。`,
    strain: (area) => `好像有人在${area}上打你的分數，其實最嚴格的評審是你自己。`,
  },
  Uranus: {
    union: (area) => `${area}可能突然轉個彎，改時間、一句很直的話，或一個完整的好主意。`,
    ease: (area) => `繞路反而比較快，${area}今天可以試試倒著做。`,
    strain: (area) => `${area}的安排不一定守得住，行程留一格空白給意外。`,
  },
  Neptune: {
    union: (area) => `今天心很軟，界線也鬆，享受就好；${area}講定的事記得留個紀錄。`,
    ease: (area) => `想像力今天很好用，邊放空邊想想${area}，常常會想到有用的東西。`,
    strain: (area) => `${area}裡你看到的可能有一半是願望，白天再確認一次。`,
  },
  Pluto: {
    union: (area) => `反應比事情本身大，剛好讓你看見，${area}裡你真正在乎的是什麼。`,
    ease: (area) => `${area}有件事可以問到底，不必鬧得滿城風雨。`,
    strain: (area) => `${area}裡總有人想講最後一句，可能就是你，這句先不講也不會輸。`,
  },
  Ascendant: {
    union: (area) => `你一出現大家就注意到了，${area}也會跟著你的心情走。`,
    ease: (area) => `今天不太需要解釋自己，${area}安安穩穩地過。`,
    strain: (area) => `別人希望你這樣，${area}卻要你那樣，照時段分配就好。`,
  },
  Midheaven: {
    union: (area) => `心裡的事今天會在工作上露出一角，別人會聯想到${area}。`,
    ease: (area) => `你的拿手戲剛好有人看到，${area}還在旁邊幫了一把。`,
    strain: (area) => `公事和私事的時鐘對不上，什麼時候顧得到${area}，老實說個時間。`,
  },
};

/** What the quicker of two planets does to the other. */
export const meets: HoroscopeWords['meets'] = {
  Sun: {
    union: (matter, area) => `燈光打在${matter}上，${area}裡照出來的樣子，先看清楚，不用急著解釋。`,
    ease: (matter, area) => `不必刻意表現也會被看見，${matter}和${area}互相加分，想要什麼就說。`,
    strain: (matter, area) => `自尊被輕輕戳到。${matter}和${area}總要有一邊先讓，別讓掉自己的好心情。`,
  },
  Mercury: {
    union: (matter, area) => `話題會一直繞著${matter}，談好的要留下文字，日後受影響的是${area}。`,
    ease: (matter, area) => `適合詢問、申請、喬時間，${matter}談得通，${area}的回覆可能比預期早。`,
    strain: (matter, area) => `${matter}容易雞同鴨講，${area}的時間、地點、金額，都再確認一次。`,
  },
  Venus: {
    union: (matter, area) => `${matter}有點甜，多半是從${area}來的，好好享受，不必再改良。`,
    ease: (matter, area) => `講到${matter}，大家都比較好說話，${area}需要人幫忙的話，這時候開口剛好。`,
    strain: (matter, area) => `喜歡的跟需要的，在${matter}上意見不同。${area}裡比較大的花費或承諾，過幾天再決定。`,
  },
  Mars: {
    union: (matter, area) => `${matter}燒得正旺，早點用在${area}，能做完很多事；悶著，就會找人吵架。`,
    ease: (matter, area) => `力氣用在哪裡就有效果，抓住${matter}，${area}的進度會超前好幾個禮拜。`,
    strain: (matter, area) => `你推一下，我推一下，理由都是${matter}。${area}先放慢，想清楚要什麼再說。`,
  },
  Jupiter: {
    union: (matter, area) => `門比想像中開得大，${matter}可以靠${area}長大，先進去，尺寸之後再量。`,
    ease: (matter, area) => `有貴人，而且常常是走在你前面的前輩。${matter}要長多快，看${area}承受得了多少。`,
    strain: (matter, area) => `好事太多也會塞車，${matter}愈攤愈大，最後吃力的是${area}，答應之前先打七折。`,
  },
  Saturn: {
    union: (matter, area) => `${matter}開始認真了，${area}裡夠紮實的撐得住，撐不住的正好放下。`,
    ease: (matter, area) => `慢慢做最划算，給${matter}一個固定時段，${area}之後好幾年都用得到。`,
    strain: (matter, area) => `${matter}遇到一道牆，${area}跟著慢下來。先做眼前最簡單的一步，先不打分數。`,
  },
  Uranus: {
    union: (matter, area) => `${matter}突然鬆開了，${area}之後可能換個樣子，還適合的就留下。`,
    ease: (matter, area) => `奇怪的路線反而最實用，${matter}從${area}透進一口新鮮空氣。`,
    strain: (matter, area) => `${matter}坐立難安。${area}先改一個地方，觀察一個禮拜再說。`,
  },
  Neptune: {
    union: (matter, area) => `${matter}像起霧，也像有配樂。${area}可以大方，但沒看過兩遍的文件先別簽。`,
    ease: (matter, area) => `想像力這次來幫忙，${matter}可以聽聽${area}給的小暗示。`,
    strain: (matter, area) => `${matter}暫時看不清楚，${area}的事找個沒有利害關係的人一起核對。`,
  },
  Pluto: {
    union: (matter, area) => `${matter}會被追問到最底，${area}接下來就從那裡慢慢重建。`,
    ease: (matter, area) => `你的底氣比表面上多，${matter}可以真的改變，從${area}開始。`,
    strain: (matter, area) => `說到最後，${matter}變成誰說了算的問題。${area}裡抓到手痠的地方，放鬆一點。`,
  },
};
