import type { SpreadTexts } from '../../../domain/reading/texts.ts';
import { names } from '../../names/zh-CN.ts';
import { housePositions } from './houses.ts';

const opening = { name: '起头', meaning: '一句话的主语：讲的是哪件事。' };
const centre = { name: '中心', meaning: '整件事的轴，由两边的牌来说明。' };
const close = { name: '收尾', meaning: '最后一笔：事情落到哪一步。' };

export const spreads: SpreadTexts = {
  lenormandSingle: {
    title: '单张牌',
    purpose: '一问一答，只用一张牌，说得短，说得实。',
    positions: { word: { name: '这张牌', meaning: '牌面要说的那句话，怎么明白怎么说。' } },
  },
  line3: {
    title: '三张连读',
    purpose: '三张牌读成一句：主语、修饰、下文。',
    positions: { opening, centre, close },
  },
  line5: {
    title: '五张连读',
    purpose: '有中心的一句话，适合有来由、有下文的事。',
    positions: {
      opening,
      second: { name: '第二张', meaning: '修饰起头的牌，引到中心。' },
      centre,
      fourth: { name: '第四张', meaning: '顺着中心往下讲，与第二张互为镜像。' },
      close,
    },
  },
  line7: {
    title: '七张连读',
    purpose: '一个长句，适合人多、环节多的问题。',
    positions: {
      opening,
      second: { name: '第二张', meaning: '修饰起头的牌。' },
      third: { name: '第三张', meaning: '引到中心。' },
      centre,
      fifth: { name: '第五张', meaning: '顺着中心往下讲，与第三张互为镜像。' },
      sixth: { name: '第六张', meaning: '为收尾铺垫，与第二张互为镜像。' },
      close,
    },
  },
  ninefold: {
    title: '九宫格',
    purpose: '三行三列，从中心、十字、行列斜线、四角读到镜像，读出一整段话。',
    positions: {
      upperLeft: { name: '左上', meaning: '一角：念头的由来。' },
      above: { name: '上方', meaning: '心里惦记的事。' },
      upperRight: { name: '右上', meaning: '一角：盼着的、打算着的。' },
      left: { name: '左边', meaning: '事情的来由。' },
      centre: { name: '中心', meaning: '整件事的要害。' },
      right: { name: '右边', meaning: '正往哪里去。' },
      lowerLeft: { name: '左下', meaning: '一角：已经料理过的。' },
      below: { name: '下方', meaning: '事情靠什么撑着。' },
      lowerRight: { name: '右下', meaning: '一角：实际落得的结果。' },
    },
  },
  grandTableau: {
    title: '大牌阵',
    purpose: '三十六张牌尽数上桌，逐个主题看清你的全部处境。',
    positions: housePositions(
      `消息、来客和在路上的事。
      小运气，短机会。
      远行、距离和生意往来。
      家、家人和房产。
      身体作息、根基和慢慢长起来的事。
      疑虑和说不清的事。
      纠葛、弯路和对手。
      了结、停歇和休养。
      礼物、邀请和讨人喜欢的事。
      突然的割断和决定。
      争执、操练和反复。
      谈话、电话和零碎的烦心事。
      开端、孩子和信任。
      日常差事、心眼和提防。
      权势、上司和本钱。
      希望、目标和方向。
      改变、搬迁和好转。
      朋友和忠诚。
      机关、规矩和独处。
      公众、聚会和场面。
      阻碍和耽搁。
      选择和出路。
      损耗、操心和磨损。
      感情和你心爱的一切。
      约定和合同。
      秘密、学问和功课。
      书信、消息和文件。
      男人：你，或一位要紧的男性。
      女人：你，或一位要紧的女性。
      安宁、阅历和家族。
      成功、温暖和底气。
      情绪、赏识和名声。
      答案和把握。
      钱和生意。
      工作、安稳和长久的事。
      重担、责任和考验。`,
      (card) => `${card}的宫位`,
      names.lenormand,
    ),
  },
};
