import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** Places that ask something of their own, by spread and place. */
export const places: ReadingPhrases['places'] = {
  'celticCross.heart': ['先看中间，整件事都罩在这层气氛里。', '你正站在这张牌里头。', '别的牌都围着它转。'],
  'celticCross.crown': [
    '抬头看见的是这一张，心里多半拿它当着目标。',
    '这件事往上走，走得到这里。',
    '悬在头顶的，是这个样子。',
  ],
  'celticCross.base': ['脚底下踩的是这个。', '往下挖一挖，根在这张牌里。', '看没看见都好，事情立在它上面。'],
  'celticCross.behind': ['刚从你身边过去的，是这一段。', '这一样正在退场。', '身后的门还没关严，门里是它。'],
  'celticCross.before': ['还没到，已经在路上了。', '前面拐个弯，先碰见它。', '接下来要跟它打交道。'],
  'celticCross.hopes': [
    '盼的是什么，怕落空的又是什么，都在这张牌里。',
    '盼望和担心，在这里挨得很近。',
    '夜里翻来覆去想的，是这一样。',
  ],
  'relationship.bond': ['连着你们的，是这一条线。', '把你们拴在一处的，看这里。', '两个人中间，摆着这张牌。'],
  'jobChange.leaving': ['想走，多半为了这个。', '一想到走，背后站着的就是它。', '让你坐不住的，是这一样。'],
  'decision.core': ['先把题目看清楚。', '要决定的，说到底是这个。', '翻开第一张，问题就在上面。'],
  'decision.leave': ['要是不动，日子会这样过下去。', '再看什么都不改的那条路。', '放着不管，它会长成这样。'],
  'yearAhead.theme': ['十二个月底下，垫着同一个调子。', '这一年说到底，绕着它转。', '把十二张收拢来看，中间是它。'],
};
