import { askingClause } from './asking-clause.ts';
import type { Facet, Form, Intent, Yes } from './matter-kinds.ts';
import { BAD, DENIED, GOOD, RID, STAY, STOP, WANTED } from './yes-words.ts';

/** In these matters a yes is usually the heavy answer: somebody else is there, it points to parting, a post is lost. */
const HEAVY_YES: ReadonlySet<Intent | Facet> = new Set(['loyalty', 'leave', 'dismissed', 'break', 'envy']);

type Asked = { intent: Intent; facet?: Facet | undefined; form: Form };

/** Whether what the words for a matter affirm weighs something, as it is usually asked. */
export function isUsuallyHeavy({ intent, facet }: Pick<Asked, 'intent' | 'facet'>): boolean {
  return facet === 'over' || facet === 'taken' ? false : HEAVY_YES.has(facet ?? intent) || HEAVY_YES.has(intent);
}

/** What a yes to a question means, by its words, for the matter that was understood. */
export function yesOf(question: string, asked: Asked): Yes {
  const clause = askingClause(question);
  const verb = verbOf(clause);
  return { ...meaningOf(clause, asked), ...(verb ? { verb } : {}) };
}

/** Whether a yes would set the asker free of something: then other words are wanted than those for the matter. */
export function isFree({ yes }: { yes?: Yes | undefined }): boolean {
  return yes?.free === true;
}

/** Whether what the words for the matter affirm is bad for whoever asks: to be rid of somebody is good, for once. */
export function isHeavy(yes: Yes): boolean {
  return yes.hoped === yes.against;
}

const FREE: Yes = { hoped: true, against: false, free: true };

function meaningOf(clause: string, asked: Asked): Yes {
  if (asked.form === 'should') return ofDeed(clause, asked);
  const heavy = isUsuallyHeavy(asked);
  if (RID.test(clause)) return FREE;
  return asked.form === 'whether' ? ofEvent(clause, asked, heavy) : { hoped: !heavy, against: false };
}

/** A married person stays where they are. */
const STAYS_THERE = /\bstay|回归|回到|不离/u;

function ofEvent(clause: string, asked: Asked, heavy: boolean): Yes {
  const bare = withoutDoubling(clause);
  if (asked.facet === 'envy') return { hoped: false, against: false };
  const bad = asked.facet === 'taken' ? STAYS_THERE.test(bare) : BAD.test(bare);
  const denied = DENIED.test(bare.replace(BAD_EVERYWHERE, ' @ '));
  if (!heavy) {
    const against = bad !== denied;
    return { hoped: !against, against };
  }
  if (asked.intent === 'leave' && WANTED.test(bare)) return FREE;
  const against = (GOOD.test(bare) && !bad) !== denied;
  return { hoped: against, against };
}

/** Matters in which the words for a yes have the asker begin or go on with something. */
const BEGINS: ReadonlySet<Intent | Facet> = new Set<Intent | Facet>(
  'feelings contact reconcile meet confess bond commit offer calling business exam study purchase friend'.split(
    ' ',
  ) as Intent[],
);
/** Matters in which they have the asker leave. */
const ENDS: ReadonlySet<Intent | Facet> = new Set<Intent | Facet>(['leave', 'change', 'break', 'over', 'move', 'sell']);

/** Asked whether to do it: to stay is good where the cards are, to leave off is good where they are not. */
function ofDeed(clause: string, asked: Asked): Yes {
  const of = asked.facet ?? asked.intent;
  const bare = withoutDoubling(clause);
  if (ENDS.has(of)) {
    const against = STAY.test(bare) && !LEAVES.test(bare);
    return { hoped: against || !isUsuallyHeavy(asked), against };
  }
  const against = BEGINS.has(of) && STOP.test(bare);
  return { hoped: !against, against, ...(against ? { stop: true as const } : {}) };
}

/** Not a stay, though a word for one stands in it. */
const LEAVES =
  /放手|放弃|放下|离开|分手|离婚|止损|不(?:再)?等|别再?等|stop waiting|give up|let go|not wait|辞职|离职|跳槽/u;
const BAD_EVERYWHERE = new RegExp(BAD.source, 'gu');

/** The clause without what only makes a question of it: 会不会 becomes 会, won’t he becomes will he. */
function withoutDoubling(clause: string): string {
  return clause
    .replace(/^( (?:(?:so|and|but|or|ok|hey|please|now|then|well) )?\w+) not /u, '$1 ')
    .replace(/ or (?:not|no) /u, ' ')
    .replace(/\bend of (?:the |this |next )?\w+|\byear ends?\b/u, ' @ ')
    .replace(/不会(?=.*吧)|该不会/u, '会')
    .replace(/(..)[不没]\1/gu, '$1')
    .replace(/(.)[不没]\1/gu, '$1')
    .replace(/有没有/gu, '有')
    .replace(/(?:差不多|不知道|不管|不过|不错|要不然|不然|不是吗)/gu, '')
    .replace(/(?:没有?|不)[呢啊呀]? $/u, ' ');
}

const VERBS =
  /(会|能|是|可以|该|应该|值得|喜欢|愿意|想|爱|有|在乎|肯|要)[不没]\1|(可)以不可以|(喜)不喜欢|(愿)不愿意|(应)不应该|(值)不值得|(在)不在乎|(有)没有|(?:^|[^不没])(会|能|可以|值得|愿意|是|喜欢|爱|想|有|在乎|肯)(?=[^，,]*[吗嘛么] *$)|([靠考过拿卖走等追撑守修找做谈赶租买留回救瘦存还收签办选录瞒信抢放忘]得(?:[回下出起]来|[上过进回]去|住|了|掉|成|到|起|下|过|上|来|去|及|开|出|动|完|好|赢)) *[吗嘛么]/u;
const WHOLE: Readonly<Record<string, string>> = {
  可: '可以',
  喜: '喜欢',
  愿: '愿意',
  应: '应该',
  值: '值得',
  在: '在乎',
};

function verbOf(clause: string): string | undefined {
  const found = VERBS.exec(clause)?.slice(1).find(Boolean);
  return found && (WHOLE[found] ?? found);
}
