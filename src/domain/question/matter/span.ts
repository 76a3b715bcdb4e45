import { patternOf } from '../../pattern.ts';
import type { Month, Span } from '../matter-kinds.ts';
import { type Clause, textOf } from './clauses.ts';
import type { Token } from './tokens.ts';

/**
 * The time that the asker named, or null. What the asking clause names comes first; a clause that tells how things came
 * to be names a time only where it looks ahead. How long something has lasted is none.
 */
export function spanOf(tokens: readonly Token[], clauses: readonly Clause[]): Span | null {
  const asking = clauses.filter(({ asks }) => asks);
  const told = asking.length === 0 ? clauses : asking;
  for (const clause of told) {
    const span = spanIn(textOfClause(tokens, clause));
    if (span) return span;
  }
  for (const clause of clauses) {
    const text = textOfClause(tokens, clause);
    if (AHEAD.test(text)) return spanIn(text);
  }
  return null;
}

function textOfClause(tokens: readonly Token[], { from, to }: Clause): string {
  return ` ${textOf(tokens.slice(from, to).filter(({ kind }) => kind !== 'mark' && kind !== 'emoji')).trim()} `;
}

function spanIn(text: string): Span | null {
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Words by which a clause that does not ask still looks ahead. */
const AHEAD =
  / (?:tomorrow|tonight|today|next|this|coming) |明[天年日晚早]|今[天年晚]|下个?[周月]|下礼拜|下星期|这个?[周月]|[上下]半年|未来|接下来/;

const MONTHS: readonly (readonly [Month, string, string])[] = [
  ['january', 'january|jan', '0?1|一|元'],
  ['february', 'february|feb|febuary', '0?2|二'],
  ['march', '(?:in|this|next|by|for|until|of|during|early|late|mid|before|come) march', '0?3|三'],
  ['april', 'april|apr', '0?4|四'],
  ['may', '(?:in|this|next|by|for|until|of|during|early|late|mid|before|come) may', '0?5|五'],
  ['june', 'june|jun', '0?6|六'],
  ['july', 'july|jul', '0?7|七'],
  ['august', 'august|aug', '0?8|八'],
  ['september', 'september|sept|sep', '0?9|九'],
  ['october', 'october|oct', '10|十'],
  ['november', 'november|nov', '11|十一|冬'],
  ['december', 'december|dec|(?:at|this|for|over) (?:christmas|xmas)', '12|十二|腊'],
];

/** A length of time in Chinese names a span only where it lies ahead. */
const LASTS = '(?:未来|接下来|今后|往后|将来|这|下|近|再|最近|后|给我|头|前)的?';
const WITHIN =
  '(?:内|以内|之内|里(?!面)|(?<!(?:手|开|婚|识|往|起|昧|恋|联|战|了).{1,5})之?后(?!悔)|会|能(?!量)|的?(?:整体|运|感情|事业|财|工作|发展|关系|走向|学业|情况|状况))';
const lasting = (length: string) => `${LASTS}(?:${length})|(?:${length})${WITHIN}`;

const PATTERNS: readonly (readonly [Span, RegExp])[] = [
  ['christmas', / (?:by|before|until|till|b4) (?:christmas|xmas|crimbo) |圣诞节?之?前/],
  [
    'newYear',
    patternOf(
      ' (?:by|before) (?:the )?(?:lunar|chinese) new year |(?:过年|春节|除夕|农历年|农历新年|年夜饭|大年三十)之?前|(?<![\\d一二两三四五六七八九十几多半数百去今明前后成青少童] ?)年前',
    ),
  ],
  ...MONTHS.map(([month, english, digits]): [Span, RegExp] => [
    month,
    patternOf(
      `(?<! since| last) (?:${english}) |(?<![个第\\d十两几] ?)(?:${digits}) ?月(?![考经老饼子亮光薪嫂租费入收天])`,
    ),
  ]),
  ['tomorrow', / tomorrow |明[天日晚早儿]|听日|翌日|明儿/],
  ['today', / (?:today|tonight|this (?:morning|evening|afternoon)) |今[天日晚早夜儿](?!年)|今儿/],
  [
    'half',
    patternOf(
      ` (?:six|6) months (?!ago|of )| half (?:a |the |of the |of this )?year | second half |[上下后]半年|${lasting('半年|六个月|6 ?个月|大半年')}`,
    ),
  ],
  [
    'season',
    patternOf(
      ` (?:next|coming|within|in|over) (?:the )?(?:next |coming )?(?:three|3|a few|few|couple of) months | (?:three|3) months from | (?:this|next|coming|by|in|the|in the) (?:season|quarter|spring|summer|autumn|fall|winter) |${lasting('三个月|3 ?个月|几个月')}|季度|这季|下季|本季|[春夏秋冬](?:天|季)|[今明][春夏秋冬]|暑假|寒假|暑期`,
    ),
  ],
  [
    'week',
    patternOf(
      ` (?:this|next|the|coming|current|my|over the) (?:coming |whole )?(?:week|weekend) | week ahead | (?:next|coming) (?:seven|7|few|couple of) days | in a week | within a week | this time next week |(?<! since| last| every) (?:on |by |next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) |[这本下]个?(?:周|礼拜|星期)|(?<![上每])周[末一二三四五六日](?!.{0,4}就)|(?<![上每])(?:星期|礼拜)[一二三四五六日天](?!.{0,4}就)|${lasting('一周|1 ?周|一个?礼拜|一个?星期|七天|7 ?天|几天|一星期')}`,
    ),
  ],
  [
    'month',
    patternOf(
      ` (?:this|next|the|coming|my|whole|end of the|by the end of the) (?:coming )?month | month ahead | (?:in|within) (?:a|one|1) month | (?:next|coming|in|within) (?:the )?(?:next )?(?:four|4|few|30|thirty) (?:weeks|days) |[这本下当]个?月|月底|月初|月内|${lasting('一个月|1 ?个月|三十天|30 ?天|个把月')}`,
    ),
  ],
  [
    'yearEnd',
    patternOf(
      ' this (?:whole |calendar )?year | (?:end of|rest of|before|by) (?:the |this )?year(?: end)? |(?:before|by) (?:the |this )?(?:new )?year(?: s)?(?: day| eve)?(?: is out| ends| is over)? | year end |今年|(?<![明后一二两三四五六七八九十几半\\d]年? ?)年[底尾内末](?!薪|奖|终)|(?:元旦|新年|跨年)之?前|岁末',
    ),
  ],
  [
    'year',
    patternOf(
      ` (?:next|the|coming|new|whole) (?:coming |whole |new |calendar )?year | year ahead | (?:in|within) (?:a|one|1) year | (?:next|coming) (?:12|twelve) months | 20[2-4]\\d |[明本后]年|年[初内底](?!薪|奖|终)|全年|流年|新年|20[2-4]\\d ?年|${lasting('一年|1 ?年|十二个月|12 ?个月')}`,
    ),
  ],
];
