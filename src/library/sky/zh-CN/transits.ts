import type { SkyWords } from '../words.ts';
import { areaOf } from './areas.ts';

type Transits = SkyWords['transits'];

/** A planet that comes back to its own place says something of its own. */
const returning = (own: string, back: string, other: (natal: string) => string) => (natal: string) =>
  natal === own ? back : other(natal);

const quick: Pick<Transits, 'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars'> = {
  Sun: {
    union: returning(
      '太阳',
      '太阳走回你出生时的位置，一年一度，新的一岁从这几天开始。许愿之外，挑一件真要做的事写在日历上。',
      (natal) => `太阳这两三天照着你的${natal}，${areaOf(natal)}看得格外分明。想清楚自己要什么，再当着人说出来。`,
    ),
    ease: (natal) => `太阳跟你的${natal}合得来，这两天${areaOf(natal)}上有事要办，挑白天、当面说，会顺一些。`,
    strain: (natal) =>
      `太阳这几天跟你的${natal}较着劲，${areaOf(natal)}上容易觉得没人撑腰。先做成一件小的，底气就回来了。`,
  },
  Moon: {
    union: returning(
      '月亮',
      '月亮每个月回到你出生时的位置一次，今天正赶上，旧心事也跟着回来。给老朋友打个电话，或者翻翻旧照片，都合时宜。',
      (natal) =>
        `接下来几个钟头，月亮经过你的${natal}，${areaOf(natal)}会一下子涌上心头。手头的事慢半拍，让这股感觉先过去。`,
    ),
    ease: (natal) =>
      `月亮这几个钟头对你的${natal}很温和，${areaOf(natal)}上绷着的弦松得下来，跟亲近的人说句软话正合适。`,
    strain: (natal) => `月亮蹭着你的${natal}走，几个钟头里${areaOf(natal)}容易沾上情绪。要紧的消息先别回，出门走一圈。`,
  },
  Mercury: {
    union: returning(
      '水星',
      '水星回到你出生时的位置，脑子又照自己的路数转起来。去逛一次书店，给自己挑个新题目。',
      (natal) => `水星碰上你的${natal}，这两三天的消息和谈话多半绕着${areaOf(natal)}转。听到的好句子，随手抄下来。`,
    ),
    ease: (natal) => `水星跟你的${natal}说得通，${areaOf(natal)}上要解释、要约、要谈的，这两天开口容易被听懂。`,
    strain: (natal) => `水星跟你的${natal}拌嘴，${areaOf(natal)}上容易听岔、发错。要紧的约定，请对方再复述一遍。`,
  },
  Venus: {
    union: returning(
      '金星',
      '金星回到你出生时的位置，喜欢什么，你心里又清楚了。去看那个念叨很久的展，约那个总说改天的人。',
      (natal) => `金星在你的${natal}旁边坐几天，${areaOf(natal)}上多了点甜味，人情也好走动。想见的人，就在这几天见。`,
    ),
    ease: (natal) => `金星给你的${natal}递来好脸色，这几天${areaOf(natal)}都柔和些，想求和、想道谢，就趁现在。`,
    strain: (natal) =>
      `金星跟你的${natal}闹小别扭，${areaOf(natal)}上容易嫌不够甜、不够好看。先数三样已经有的，再谈想添的。`,
  },
  Mars: {
    union: returning(
      '火星',
      '火星大约两年回来一次，如今又站在你出生时的位置，新一轮的力气到了。旧仗该收兵的收兵，接下来两年往哪儿冲，现在定。',
      (natal) => `火星这一周踩着你的${natal}，${areaOf(natal)}跟着热起来。手痒想开战，就拿一件拖了半年的活开刀。`,
    ),
    ease: (natal) => `火星肯替你的${natal}出力，${areaOf(natal)}上卡着的那一步，这周推一把就动。`,
    strain: (natal) => `火星这周顶着你的${natal}，${areaOf(natal)}上容易冒火、逞强。走路慢些，话短些，输赢先不忙着算。`,
  },
};

const steady: Pick<Transits, 'Jupiter' | 'Saturn'> = {
  Jupiter: {
    union: returning(
      '木星',
      '木星十二年绕一圈，现在回到你出生时的位置，新一轮的生长开始了。想一想十二年前你盼过什么，再许一个大一点的。',
      (natal) => `木星这几周经过你的${natal}，${areaOf(natal)}上的余地会变宽。趁天高，去见一个比你走得远的人。`,
    ),
    ease: (natal) =>
      `这几周木星对你的${natal}很慷慨，${areaOf(natal)}上想申请、想求教、想走远一点，都容易碰到肯搭手的人。`,
    strain: (natal) =>
      `木星把你的${natal}吹得鼓鼓的，碰到${areaOf(natal)}，什么都想要大一号。动手之前，请一个不激动的朋友算一遍。`,
  },
  Saturn: {
    union: returning(
      '土星',
      '土星走完二十九年的一圈，回到你出生时的位置。日子的骨架适合趁现在重搭：住哪里，靠什么吃饭，跟谁过，一样样定实。',
      (natal) =>
        `土星走到你的${natal}上，一年里可能来回三趟，${areaOf(natal)}要过一遍筛子。糊弄过去的地方会露出来，补扎实了就是自己的。`,
    ),
    ease: (natal) => `土星替你的${natal}打底，${areaOf(natal)}上慢工出细活，这阵子打下的桩子吃得住重。`,
    strain: (natal) => `土星考着你的${natal}，${areaOf(natal)}这阵子像走上坡。把目标砍掉一半，剩下的按时交，坡就缓了。`,
  },
};

const slow: Pick<Transits, 'Uranus' | 'Neptune' | 'Pluto'> = {
  Uranus: {
    union: returning(
      '天王星',
      '天王星八十四年走完一圈，回到你出生时的位置，像把一辈子走成了圆。从前不敢试的怪念头，现在尽可以拿出来玩。',
      (natal) =>
        `天王星碰上你的${natal}，一生难得一回，前后约一年，${areaOf(natal)}会想换个活法。身边人可能吓一跳，提前透点风声。`,
    ),
    ease: (natal) => `天王星给你的${natal}开了扇窗，这一季${areaOf(natal)}上会吹来新鲜风，去认识几个跟你不一样的人吧。`,
    strain: returning(
      '天王星',
      '天王星跟自己出生时的位置别着劲，二十出头、四十出头、六十出头都会碰上，坐不住很正常。给自己放一段没有安排的假，看看心往哪儿跑。',
      (natal) =>
        `天王星搅动你的${natal}，${areaOf(natal)}上冷不丁冒出新情况，这一季话别说死。安排里留个改期的余地，最省心。`,
    ),
  },
  Neptune: {
    union: (natal) =>
      `海王星漫过你的${natal}，前后一两年，${areaOf(natal)}像隔着一层水看，美，也会晃。诗和歌尽管写，要定的大事，等水面平了再说。`,
    ease: (natal) => `海王星这几个月给你的${natal}添了想象，${areaOf(natal)}上凭感觉走，常碰到好意。`,
    strain: (natal) =>
      `海王星在你的${natal}前面起了雾，${areaOf(natal)}上容易看走眼，也容易看轻自己。早点睡，少猜，听来的话找本人问一遍。`,
  },
  Pluto: {
    union: (natal) =>
      `冥王星走到你的${natal}，一辈子至多这一回，前后一两年，${areaOf(natal)}会往深里挖。挖出来的旧东西不必都带走，腾出的地方很大。`,
    ease: (natal) => `冥王星从好角度托着你的${natal}，这几个月${areaOf(natal)}上想改什么、想补什么，后劲都够。`,
    strain: (natal) =>
      `冥王星跟你的${natal}暗暗使劲，这几个月${areaOf(natal)}上容易计较谁说了算。挑明了谈，比背地里拔河省力。`,
  },
};

export const transits: Transits = { ...quick, ...steady, ...slow };
