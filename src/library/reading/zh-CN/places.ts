import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** Places that ask something of their own, by spread and place. */
export const places: ReadingPhrases['places'] = {
  'counsel.result': { hard: ['备好第二步，做完这一步要面对的是它。'] },
  'horseshoe.outcome': {
    hard: ['弧的这一头不太平，能拐弯的地方在上一张。', '照今天的走法会到这里，上一张的建议听进去，就不一定了。'],
  },
  'celticCross.crossing': {
    welcome: ['横在上面的是张好牌，好事也会占着路。', '顶着它来的倒不是坏事，只是叫人舍不得绕开。'],
  },
  'celticCross.crown': { hard: ['想往好里走，得先过这一段。', '', '你也许只盼着早点熬过去。'] },
  'celticCross.outcome': {
    hard: ['照这样下去会通到这里，路还来得及改。', '第十张说的是眼前这条路的尽头，路上有的是岔口。'],
  },
  'exam.method': { hard: ['先把这一关过了，再谈法子。'] },
  'exam.support': { hard: ['这个帮手样子不好看，用得上就好。'] },
  'career.strength': { hard: ['累人的地方，也把你练出来了。'] },
  'purse.inflow': { hard: ['这个口子出水慢，要费点手脚。'] },
  'mirror.shown': ['', '跟你半熟的人会认出这一面。'],
  'mirror.need': { hard: ['先听见的是疼，需要在它底下。'] },
  'mirror.gift': { hard: ['亲身经过的，也能帮到别人。'] },
  'yesNo.pull': { hard: ['你盼的，是别再碰上这样的事。', '', '想绕开的，正是这一处。'] },
  'decision.for': { hard: ['想做，多半是被它逼的，这也算理由。'] },
  'relationship.potential': { hard: ['往后怎么样，先看你们怎么过这一关。'] },
  'twoNeeds.way': { hard: ['难的这一处，也正是两头碰得着的地方。'] },
  'lettingGo.holds': { welcome: ['你回头，是因为它好过。', '暖和的事，拽人也拽得紧。'] },
  'lettingGo.stays': { hard: ['留下的，是硬学来的一课。'] },
  'lettingGo.opens': { hard: ['空出来的屋子，先要忍它一阵子。'] },
  'learning.ease': { hard: ['学得顺的，未必是想要的，转个身也用得上。'] },
  'learning.practice': { hard: ['练之前，先照看这一样。'] },
  'jobChange.holding': { welcome: ['留你的东西值得留，难就难在这儿。'] },
  'jobChange.prepare': { hard: ['走之前，先照看一下这里。'] },
  'jobChange.afterwards': { hard: ['换个地方，这一样不会自己好。'] },
  'purchase.measure': { hard: ['量尺寸之前，先看看这一样。'] },
};
