import { patternOf } from '../../pattern.ts';
import type { Stretch } from './stretch.ts';

/** The two alternatives of a folded Chinese question: `A还是B`, `A和B选哪个`. */
export function optionsOfChinese(text: string): readonly [Stretch, Stretch] | null {
  if (DIFFERS.test(text)) return null;
  return dearer(text) ?? eitherOr(text) ?? pairBeforeWhich(text);
}

/** 他更爱我还是她: the two whom somebody may love. */
function dearer(text: string): readonly [Stretch, Stretch] | null {
  const found = DEARER.exec(text);
  const [one, other] = [found?.indices?.groups?.one, found?.indices?.groups?.other];
  return one && other ? [one, other] : null;
}

function eitherOr(text: string): readonly [Stretch, Stretch] | null {
  const link = LINK.exec(text);
  if (!link || !HAN.test(text)) return null;
  const at = link.index;
  const end = at + link[0].length;
  const before = text.slice(0, at);
  const after = text.slice(end);
  const now = WHILE_LATER.test(after) ? (NOW.exec(before)?.index ?? -1) : -1;
  const left = before.slice(now >= 0 ? now : startOfLeft(before)).replace(BETTER, '');
  const tail = TAIL.exec(after);
  const right = (tail ? after.slice(0, tail.index) : after).trimStart();
  const rightFrom = end + (after.length - after.trimStart().length);
  if (left === '' || right === '' || DENIES.test(right) || WHY.test(before) || isDoubt(before, left, right))
    return null;
  const leftFrom = before.length - (before.length - before.lastIndexOf(left));
  return cut([leftFrom, leftFrom + left.length], [rightFrom, rightFrom + right.length], text);
}

function pairBeforeWhich(text: string): readonly [Stretch, Stretch] | null {
  const asked = WHICH.exec(text);
  if (!asked) return null;
  const before = text.slice(0, asked.index).replace(CHOOSER, '');
  const clauses = before.replace(APART, (mark) => (mark.length === 1 ? `${mark}\0` : mark)).split('\0');
  let from = 0;
  let best: readonly [Stretch, Stretch] | null = null;
  for (const clause of clauses) {
    const link = PAIR.exec(clause);
    if (link) {
      const lead = startOfLeft(clause.slice(0, link.index));
      const left = clause.slice(lead, link.index);
      const right = clause.slice(link.index + link[0].length).replace(AFTER_PAIR, '');
      if (left !== '' && right !== '' && !/^(?:我|他|她|我们|咱)$/u.test(left) && !/^(?:他|她|我)$/u.test(right)) {
        const rightFrom = from + link.index + link[0].length;
        best = cut([from + lead, from + link.index], [rightFrom, rightFrom + right.length], text);
      }
    }
    from += clause.length;
  }
  return best;
}

/** Where the first alternative begins: behind the last mark, and behind what leads up to the choice. */
function startOfLeft(before: string): number {
  const trimmed = before.replace(/[，,、\s]+$/u, '');
  const clause = Math.max(...MARKS.map((mark) => trimmed.lastIndexOf(mark)), lastSpace(trimmed)) + 1;
  const rest = trimmed.slice(clause);
  const about = ABOUT.exec(rest);
  const lead = LEAD.exec(rest.slice(about ? about[0].length : 0));
  const from = (about ? about[0].length : 0) + (lead ? lead[0].length : 0);
  const place = LEFT_IN.exec(rest.slice(from));
  return clause + from + (place ? place[0].length : 0);
}

/** Where the last space stands that is not between words of letters. */
function lastSpace(text: string): number {
  return (
    [...text.matchAll(/\s/gu)].findLast(({ index }) => !/[a-z]\s[a-z]/u.test(text.slice(index - 1, index + 2)))
      ?.index ?? -1
  );
}

/** Without the verb of choosing, where both alternatives share it. */
function cut([a, b]: Stretch, [c, d]: Stretch, text: string): readonly [Stretch, Stretch] {
  const [left, right] = [text.slice(a, b), text.slice(c, d)];
  if (left[0] === right[0] && BOTH.test(left) && BOTH.test(right))
    return [
      [a + 1, b],
      [c + 1, d],
    ];
  const [near, far] = [LIVING.exec(left), LIVING.exec(right)];
  if (near && far)
    return [
      [a + near[0].length, b],
      [c + far[0].length, d],
    ];
  const verb = CHOOSING.exec(left)?.[0] ?? '';
  const again = CHOOSING.exec(right)?.[0] ?? '';
  if (verb === '' || left.length - verb.length < 1)
    return [
      [a, b],
      [c, d],
    ];
  if (again === verb && right.length > again.length)
    return [
      [a + verb.length, b],
      [c + again.length, d],
    ];
  if (PURE.has(verb) && PURE.has(again) && right.length > again.length + 1)
    return [
      [a + verb.length, b],
      [c + again.length, d],
    ];
  if (again !== '' || ACTS.test(right) || (left.length - verb.length < 2 && verb[0] !== '选'))
    return [
      [a, b],
      [c, d],
    ];
  return [
    [a + verb.length, b],
    [c, d],
  ];
}

function isDoubt(before: string, left: string, right: string): boolean {
  if (DOUBT.test(left) || DOUBT.test(right)) return !SEEKS.test(left) && !SEEKS.test(right);
  if (CHOICE.test(before)) return false;
  return (
    /(?:是|算|属于)(?:因为|为了)?$/u.test(before.slice(0, before.length - left.length)) ||
    OTHERS.test(before.slice(0, before.length - left.length))
  );
}

const BETTER = patternOf('(?:(?<!就|只)(?:比较好|好呢|好))?[，,、\\s]*$', 'u');
const HAN = /\p{Script=Han}/u;
/** How two things differ is no choice. */
const DIFFERS = /差在|差别|差异|区别|不一样|有什么不同|有何不同/u;
const DEARER =
  /(?:更|比较)(?:喜欢|爱|在乎|在意|想)的?是?(?<one>[^，, ]{1,4}?)还是(?:更|比较)?(?:喜欢|爱|在乎|在意|想)?(?<other>[^，, 吗呢？?]{1,4})[吗呢？?]*$/du;
const NOW = /(?:现在|今年|今天|这个月)[^，,。 ？?]+$/u;
const WHILE_LATER = /^(?:再|等|明年|明天|以后|过|下个|晚|年底|领完|拿完)/u;
/** Where a thing may be: 手机丢在公司还是车上. */
const LEFT_IN = /^[^，, ]{0,6}?(?:丢|掉|忘|落|放|办|藏)在(?=.)/u;
/** What both alternatives may begin with and neither is. */
const BOTH = /^(?:[看听考站搭坐用补转挺养穿戴].{2}|跟(?!.*[谈说讲走过玩好]$).|在.)/u;
/** Who seeks love does not doubt it. */
const SEEKS = /^(?:等|找|选|寻|另寻|另觅|另找)|的人$/u;
const MARKS = ['，', ',', '。', '；', ';', '!', '！', '?', '？', ':', '：', '～', '~', '…'];
const LINK = patternOf(
  String.raw`[，,]?\s?(?<!(?:^|[，,。 ？?])(?:我|他|她|我们)|但|却|可|心里|可是|最近|一直|她跟我|他跟我)(?:还是|或者|或是|抑或|定是|(?<![a-z]) ?(?:vs|pk|or)\.? ?(?![a-z]))(?!想|要不|没|很|不|忘|放不|喜欢他|爱他|爱她|会(?![计议考])|那么|这么|老[^家师板公]|单身吗|可以|[^，。]{0,5}不[了到起过出来下开掉得住])(?=.)`,
  'u',
);
/** Behind a why, 还是 is still. */
const WHY = /为(?:什么|何|啥)/;
const DENIES = /^(?:不|没|算了$|怎|什么|谁|说|别的|not\b)/u;
const TAIL = patternOf(
  String.raw`(?:\s+(?=\p{Script=Han})|(?<=.{2})(?:过年|玩|旅行|旅游|(?<!直球|当面|当众|公开|主动|正式|亲口)(?:表白|告白)|买房|当室友|定居)$|(?<=开车|高铁|火车|飞机)回家$|合作$|闹掰|比较|容易(?=.{2,}$)|更|哪(?!吒)|较(?=好|适|合|稳)|对我|才(?!艺|能|华)|(?<![机约社运开宴聚晚学协工教误体年庙书乐])会(?!计|议|考|所|展|员|场)|能(?!源)|哪[个种]|谁|(?<!就|只)好[吗呢啊呀些点咧]?[?？!！~～。 ]*$|好一点|好些|适合我|最适|划算|[呢吗啊呀吧嘛咧呗哦欸诶][?？!！~～。 ]*|[?？!！~～。，,;；…]|比.{0,2}适合|有前途|靠谱|合适|快乐|\p{Extended_Pictographic}).*$`,
  'u',
);
const LEAD =
  /^(?:(?:想知道|想问问?|请问|(?:孩子|小孩|女儿|儿子|闺女)(?=[学跟读念上补])|帮我看看|看看|帮忙看|问一下|不知道|纠结|求解|到底|究竟|现在|目前|今年|明年|下半年|今晚|今天|明天|接下来|(?:国中|初中|高中|高职|大学|大专|研究所)?毕业(?:[以之]?后)?|以后|未来|那|我们?|咱们?|俺|自己|是|应该|应|该|要(?!孩子|小孩|宝宝|娃)|得|需要|想|可以|能|会|比较|更|最|适合|合适|两个offer|offer|在|(?:租屋|租房|买车|买房)(?=.)|晚饭|晚餐|午餐|午饭|早餐|宵夜|(?:告白|表白|面试)(?=.)|去[^，]{2,3}(?=坐|搭|开车|住)|(?:[春夏秋冬]天|寒假|过年|初[一二三]|[一二三四五六七八九十]+月)(?=[学读去回买考报])|暑假|周末|手机|选择|新店面?|店面|老公|男友|女友|他|她|这份工作|工作|投资|分手后|往|朝|从|就|暂时|下个月|下一步|感情里|是要|是该|考虑)+)/u;
/** Of whom or what the choice is: 我和对象是…还是…. */
const ABOUT = /^.{0,3}(?:我|我们|咱们?)?(?:和|跟|与)[^，,]{1,5}?(?:是|该|要|应该)(?=.)/u;
/** Where one might live: 住台北还是回高雄. */
const LIVING = /^(?:住|回|去)(?=[^家国去来]{2}$)/u;
/** What the asker does in choosing. */
const CHOOSING =
  /^(?:选择?|挑|去|换[到去成](?=.{2})|转到(?=.{2})|买|读|念|学(?!区|历|长|姐|弟|妹|校|期|分)|做|当|考(?!研|公|博|编|证|虑)|报考|报|拚|拼(?!多多|图)|吃(?!回头|苦|亏)|喝|穿|住|搬去|搬到|用|留在|进|上(?=网课|线|夜校)|靠|听从|跟随|入手|接受?|嫁给?|娶|追(?!回)|开(?!店|口|始|心|放|车)|走|加入|投|主修|攻读|移民|飞|回(?=[^家去来到复应头])|跟(?=[^他她谈说讲走过玩好住]{2,4}$))(?=.)/u;
/** What only says that one chooses, so that it may change from one alternative to the other: 选国企还是去新创. */
const PURE = new Set(['选', '选择', '挑', '去', '进']);
const ACTS =
  /^(?:先|再|继续|留|等|放|主动|直接|不|退|回|辞|跳|找|求|送|请|把|让|跟|和|换|搬|自己|当面|打|写|发|传|租|存|还|出|考|读|工作|创业|结婚|分|离|坚持|再熬|熬|忍|撑|待|默|保持|顺其|一走|认|乖|往|合群|丁克|调|叫|煮|开|转|养|扎|赌|接着|就|观望|休息|躺)/u;
const DOUBT =
  /真心|认真|玩玩|玩弄|真的|真爱|真情|假的|假意|爱我|喜欢我|友情|友谊|爱情|习惯|同情|可怜|骗我|利用|备胎|无聊|错觉|一时|单纯|只是|想太多|缘分|孽缘|正缘|烂桃花|朋友而已|渣|已经|男孩|女孩|新鲜感|寂寞|感动|好感|幻觉|考验|巧合|命中|演|套路|在忙|忙|不爱|没感觉|死心|不甘心$/u;
const CHOICE = /选|该|应|要|去|适合|买|先|好$|考虑|纠结|打算|我是(?!不是)/u;
const OTHERS =
  /(?:他|她|ta|对方|老公|老婆|男友|女友|男朋友|女朋友|前任|前男友|前女友|老板|领导|朋友|闺蜜)(?:现在|到底|究竟|对我|心里|是|的心|们|，)*$/u;
const WHICH = patternOf(
  `(?:选|挑|买|(?<![大中小文科数化])学|去|开|读|(?<![国省公中高联统会普特])考|做|用|走|站|投|接|该|更|我|应该|二)?(?:(?<!在)哪(?!里有|怕)|二选一|选谁|谁(?=更|比|适|好|对)|怎么选|如何选|怎么抉择|边个)`,
  'u',
);
const CHOOSER =
  /(?:，|,|\s)?(?:到底|究竟|我|应|该|要|会|在|的话|之间|里面|中|这?两(?:个|家|份|所|种|边|者|间)(?:offer|公司|学校|工作|人|选项)?|选|挑|学|读|买|去|开(?!店)|做|用|走)*(?:，|,|\s)?$/u;
const PAIR =
  /(?:和|跟|与|以及|、|或者|或|还是| or | vs\.? ?|vs\.?|pk|同(?!志|学|事|居|意|样|时|性|班|桌|寝|伴|行|龄|乡|城|住|款|步))(?=.)/u;
/** Marks, and spaces that do not stand beside a link; a link with its space is passed over. */
const APART =
  /[，,。；;!！？?](?!\s*(?:跟|和|与|或|还是|vs|pk))|(?:[跟和与或、]|vs|pk) | (?!\s*(?:跟|和|与|或|还是|vs|pk))/gu;
/** What is said of both, from 都 on, and what only leads to the question. */
const AFTER_PAIR = patternOf(
  String.raw`(?<=.)(?<![首成京帝古故国花魔江])都(?![市江匀]).*$|(?:之间|这?两(?:个|家|份|所|种|边|者|间)(?:offer|公司|学校|工作|人)?|到底|我|，|,|\s|的话|里)+$`,
  'u',
);
