import type { Leads, ReadingPhrases } from '../../../domain/reading/texts.ts';

type Ways = readonly string[];

/** The same for any card but a heavy one. */
const lightOr = (plain: Ways, hard: Ways): Leads => ({ welcome: plain, plain, hard });

/** Places that ask something of their own, by spread and place. */
export const places: ReadingPhrases['places'] = {
  'counsel.result': { hard: ['做了會先碰到這個，第二步要先想好。'] },
  'fiveCross.core': ['', '先看正中間。'],
  'horseshoe.outcome': { hard: ['弧線這一頭有點顛，要轉彎，看前一張。'] },
  'celticCross.crown': {
    welcome: ['抬頭看到的是這一張，心裡大概拿它當目標。', '這件事往上長，長得到這裡。'],
    plain: ['你現在最在意的，是這一塊。', '檯面上看得見的，先是這一段。', '你一抬頭，想到的大概就是這些。'],
    hard: ['你盼的也許不多，只是快點熬過去。', '就算往最好的方向走，也要經過這一段。', '想往上走，先碰到的是這一塊。'],
  },
  'celticCross.outcome': { hard: ['照現在走會通到這裡，路還來得及換。', '第十張講的是目前這條路，路上多的是岔口。'] },
  'career.place': ['', '這陣子做事，是這個味道。'],
  'career.strength': lightOr(['', '講到拿手的，從這裡找。'], ['累人的地方，也把你磨出來了。']),
  'purse.state': ['打開錢包，裡面是這樣。', ''],
  'purse.inflow': { hard: ['這邊水流得慢，要花點工夫。'] },
  'mirror.shown': ['', '跟你半熟的人，會認得這一面。'],
  'mirror.need': lightOr(['', '如果能開口要一樣，大概是它。'], ['先聽到的是痛，需要在它底下。']),
  'mirror.gift': { hard: ['自己熬過的，也幫得到別人。'] },
  'yesNo.matter': ['', '問句底下，問的是這個。'],
  'yesNo.pull': {
    welcome: ['你自己先往這邊偏。', ''],
    plain: ['你心裡先轉的，是這一段。', ''],
    hard: ['你大概希望可以不要碰到它。', ''],
  },
  'decision.core': ['先把題目看清楚。', '真正要決定的，其實是這個。', '翻開第一張，問題就寫在上面。'],
  'decision.for': { hard: ['想做，多半是被它逼的，這也算理由。'] },
  'relationship.bond': ['擺在你們中間的，先看這個。', '這一段，兩個人都有份。', '你們湊在一起，就有這樣的味道。'],
  'relationship.potential': {
    welcome: ['現在還小，養得好會是這樣。', ''],
    plain: ['往下走，先走到這一段。', ''],
    hard: ['能長成什麼，先看你們怎麼過這一關。'],
  },
  'twoNeeds.yourNeed': lightOr(['你要的也許是它，說出口過嗎？', ''], ['先聽到的是累，你要的在它底下。', '']),
  'twoNeeds.way': { hard: ['難的這一塊，也是兩邊碰得到的地方。'] },
  'loversCross.bond': ['', '看中間，它不單屬於誰。'],
  'bond.between': ['第三張歸你們兩個。', '把你們連起來、或隔開的，看這裡。'],
  'lettingGo.holds': { welcome: ['你會回頭，是因為它好過。'] },
  'lettingGo.stays': { hard: ['留下來的，是辛苦學到的一課。'] },
  'lettingGo.opens': {
    welcome: ['位子空出來，進來的是它。', ''],
    plain: ['位子空出來以後，先是這樣。', ''],
    hard: ['空出來的房間，要先忍它一陣子。'],
  },
  'learning.aim': lightOr(['', '這條路走到後面，等在那裡的是這個。'], ['想學成，要先過這一段。', '']),
  'learning.ease': { hard: ['學得順的不一定是想要的，換個方向也用得上。'] },
  'learning.practice': { hard: ['練之前，先照顧這一樣。'] },
  'jobChange.holding': { welcome: ['留你的東西值得留，難就難在這裡。'] },
  'jobChange.prepare': { hard: ['走之前，先照顧一下這裡。'] },
  'jobChange.afterwards': { hard: ['換個地方，這一樣不會自己變好。'] },
  'purchase.need': lightOr(['想要的底下，缺的是這個。', ''], ['想要的底下，藏著這一塊。', '']),
  'purchase.measure': { hard: ['量尺寸以前，先看看這一樣。'] },
  'innerWork.asks': ['它如果會講話，講的是這個。', ''],
  'elements.fire': ['先看火。', ''],
  'elements.water': ['水面底下是這樣。', ''],
};
