import { foldCharacters } from '../matter/fold.ts';

/** Things that are asked about, in simplified characters; the longer of two that begin alike comes first. */
const HEADS =
  '房租|租金|押金|房贷|车贷|贷款|信用卡|欠款|尾款|工钱|年终奖?|奖金|绩效|彩礼|聘金|嫁妆|遗产|祖产|老宅|老家|老房子|房子|公寓|套房|学区房|装修|土地|店面|摊位|摊子|网店|咖啡店|花店|餐厅|餐馆|民宿|工作室|频道|账号|帐号|自媒体|小说|展览|大夜班|夜班|早班|晚班|轮班|白班|加班|网课|线上课程?|补习班|补习|家教|驾照|证照|执照|资格证|签证|护照|合同|合约|项目|专案|订单|试用期|转正|外派|背调|面试|复试|口试|笔试|论文|答辩|期末考?|期中考?|高考|中考|考研|考公|国考|志愿|奖学金|转系|转专业|钢琴|吉他|小提琴|画画|健身|减肥|马拉松|比赛|婚礼|婚宴|婚纱照?|婚戒|戒指|项链|耳环|耳机|手表|手机|电脑|相机|钱包|围巾|外套|雨伞|眼镜|皮包|背包|书包|笔电|钥匙|行李|身份证|身分证|情书|礼物|生日礼物|照片|合照|聚会|旅行|旅游|旅程|机票|车票|门票|搬家|离婚协议|官司|保险|车子|汽车|摩托车|机车|电动车|二手车|自行车|猫咪|小猫|小狗|offer';
/** Words before it that are surely part of its name. */
const KINDS =
  '[红白黑蓝绿灰金银]|红色的?|白色的?|黑色的?|蓝色的?|绿色的?|银色的?|新的?|旧的?|二手的?|高薪的?|远距的?|远程的?|线上的?|海外的?|国外的?|台北的?|上海的?|北京的?|深圳的?|广州的?|杭州的?|高雄的?|台中的?|第[一二三]|[上下]一';
const MEASURE =
  '[这那](?:一)?(?:份|套|个|间|辆|台|家|栋|幢|次|场|趟|门|本|张|笔|只|条|枚|块|把|支|部|封|束|单|档|件|堂)';
/** What may stand behind a whole name; any other character could go on with it. */
const BEHIND =
  '(?=$|[^\\p{Script=Han}]|[会能要是该还有没吗呢怎可适值得什到为做去来了过的在也都就考才被给让啥咋何哪谁多几不卖买租搬换拿找行顺这那最]|上[得不久多])';
/** Of two things side by side neither is the one. */
const BESIDE = /[和跟与或同]$/u;
const THING = new RegExp(`(我(?:们)?的?)?((?:${MEASURE})?)((?:${KINDS})?)(${HEADS})${BEHIND}`, 'giu');
/** Known by a measure word alone: 那辆红色的车, 这份工作. */
const MEASURED = new RegExp(
  `(${MEASURE})((?:${KINDS}|[\\p{Script=Han}]{1,3}的)?)(围巾|外套|雨伞|眼镜|工作|职位|案子|生意|车|房|店|课|书|戏|歌|戒指|钱|债|票|画|证|猫|狗|婚|考试|手术|投资|合作|缘分|班)(?=$|[\\s，,。.？?！!、；;]|[会能要是该还有没吗呢怎可适值得什到为做去来])`,
  'gu',
);

/** The things that a Chinese question names, as they were typed. */
export function chineseThing(text: string): string[] {
  const folded = text.replace(/\p{Script=Han}/gu, foldCharacters);
  const measured = [...folded.matchAll(MEASURED)].map(({ index, 0: all }) => text.slice(index, index + all.length));
  if (measured.length > 0) return measured;
  return [...folded.matchAll(THING)]
    .filter(({ index }) => !BESIDE.test(folded.slice(0, index)))
    .map(({ index, 0: all, 1: mine = '' }) => text.slice(index + mine.length, index + all.length));
}
