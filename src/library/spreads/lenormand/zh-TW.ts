import type { SpreadTexts } from '../../../domain/reading/texts.ts';
import { names } from '../../names/zh-TW.ts';
import { housePositions } from './houses.ts';

const opening = { name: '開頭', meaning: '這句話的主詞：說的是什麼事。' };
const centre = { name: '中心', meaning: '整件事繞著它轉，左右鄰居形容它。' };
const close = { name: '收尾', meaning: '最後一個字：事情會怎麼樣。' };

export const spreads: SpreadTexts = {
  lenormandSingle: {
    title: '單張牌',
    purpose: '一個問題一張牌，短而具體。',
    positions: { word: { name: '這張牌', meaning: '牌要說的話，能多直白就多直白。' } },
  },
  line3: {
    title: '三張一句',
    purpose: '三張牌連成一句話：主詞、形容、怎麼了。',
    positions: { opening, centre, close },
  },
  line5: {
    title: '五張一句',
    purpose: '一句有中心的話，適合有前因也有後果的事。',
    positions: {
      opening,
      second: { name: '第二張', meaning: '形容開頭那張，把話帶到中心。' },
      centre,
      fourth: { name: '第四張', meaning: '接著中心往下說，和第二張互為鏡像。' },
      close,
    },
  },
  line7: {
    title: '七張一句',
    purpose: '一句長話，適合牽涉好幾個人、好幾個階段的問題。',
    positions: {
      opening,
      second: { name: '第二張', meaning: '形容開頭那張。' },
      third: { name: '第三張', meaning: '把話帶到中心。' },
      centre,
      fifth: { name: '第五張', meaning: '接著中心往下說，和第三張互為鏡像。' },
      sixth: { name: '第六張', meaning: '替收尾鋪路，和第二張互為鏡像。' },
      close,
    },
  },
  ninefold: {
    title: '九宮格',
    purpose: '三排三欄，從中心、十字、橫直斜線、四角讀到鏡像，讀成一整段話。',
    positions: {
      upperLeft: { name: '左上', meaning: '角落：念頭從哪裡開始。' },
      above: { name: '上方', meaning: '放在心頭的事。' },
      upperRight: { name: '右上', meaning: '角落：盼望或盤算的事。' },
      left: { name: '左邊', meaning: '事情怎麼來的。' },
      centre: { name: '中心', meaning: '整件事的核心。' },
      right: { name: '右邊', meaning: '接下來往哪裡走。' },
      lowerLeft: { name: '左下', meaning: '角落：已經處理過的事。' },
      below: { name: '下方', meaning: '事情立在什麼上面。' },
      lowerRight: { name: '右下', meaning: '角落：實際上會得到什麼。' },
    },
  },
  grandTableau: {
    title: '大牌陣',
    purpose: '三十六張牌全部上桌，一個主題一個主題，看清你整個處境。',
    positions: housePositions(
      `消息、訪客，和正在路上的事。
      小小的好運和短暫的機會。
      遠行、距離與買賣。
      家、家人與房產。
      身心作息、根源與慢慢長大的事。
      疑慮，和看不清楚的事。
      糾葛、繞路與對手。
      收尾、停頓與休息。
      禮物、邀約與討喜的事。
      突然的切斷與決定。
      爭執、練習與一再重複。
      談話、電話與小小的煩惱。
      開始、孩子與信任。
      日常差事、心眼與提防。
      權力、上司與本錢。
      希望、目標與方向。
      改變、搬遷與變好的事。
      朋友與忠誠。
      機構、規矩與獨處。
      公眾、聚會與場合。
      阻礙與拖延。
      選擇與出路。
      損耗、擔心與磨損。
      感情，和你放在心上的一切。
      約定與合約。
      祕密、知識與學習。
      書信、訊息與文件。
      紳士：你，或一位重要的男性。
      淑女：你，或一位重要的女性。
      平靜、閱歷與家族。
      成功、溫暖與信心。
      感受、肯定與名聲。
      解答與把握。
      錢與生意。
      工作、安定與長久的事。
      重擔、責任與考驗。`,
      (card) => `${card}的宮位`,
      names.lenormand,
    ),
  },
};
