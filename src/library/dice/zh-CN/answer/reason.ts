import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** Why the throw leans as it does: the nature of the point, its dignity, the strength of the house. */
export const reason: DiceAnswerWords['reason'] = {
  nature: {
    kind: ['{point}本性厚道', '{point}给得多、要得少', '{point}是肯帮人的一面', '有{point}在，先有三分善意'],
    even: ['{point}好使不好使，全看怎么用', '{point}自己不站队', '{point}好坏两头都能使', '{point}把主意让给了别的面'],
    hard: ['{point}是要人出力的一面', '{point}上门总带着账单', '{point}不白给人东西', '{point}性子偏硬'],
    apt: [
      '{point}正是这类事用得着的',
      '问这种事，巴不得看见{point}',
      '{point}跟这件事对得上号',
      '这件事本来就归{point}管',
    ],
  },
  dignity: {
    domicile: ['在{sign}入庙，等于坐在自己家里', '{sign}就是它的老家', '到了{sign}是当家做主'],
    exaltation: ['在{sign}入旺，被请到上座', '{sign}把它捧得高高的', '到{sign}正是受抬举的时候'],
    detriment: ['在{sign}落陷，处处得绕着走', '到{sign}是落陷的地方，手脚施展不开', '一进{sign}就落陷，使劲不顺手'],
    fall: ['在{sign}入弱，声音传不远', '到了{sign}入弱，劲头打了折', '一进{sign}就入弱，说话没人听'],
    none: ['在{sign}不得势也不失势', '{sign}对它不帮也不拦', '到{sign}只算过路的客人'],
    node: ['交点不论庙旺', '交点在哪个星座都一个样', '交点没有得位失位一说'],
  },
  ground: {
    own: ['{house}正是管这件事的地方', '又正好落进{house}，问的就是这一宫的事', '{house}跟你问的对上了'],
    angular: ['{house}是角宫，事情容易成形', '落在{house}，四个最有力的位置之一', '{house}是角宫，给它添了力气'],
    succedent: ['{house}是续宫，守得住，起步慢', '落在{house}，力道居中', '{house}不急着动，到手的留得住'],
    cadent: ['{house}是果宫，离大路远了点', '落在{house}，劲使不太上', '{house}是偏弱的位置'],
  },
};

/** Why soon or late: the modality of the sign, the pace of the point, the strength of the house. */
export const pace: DiceAnswerWords['pace'] = {
  sign: {
    cardinal: ['{sign}是开创星座，说动就动', '{sign}属开创，起步快'],
    fixed: ['{sign}是固定星座，催不动', '{sign}属固定，坐下就不挪'],
    mutable: ['{sign}是变动星座，要来回两趟', '{sign}属变动，一阵来一阵走'],
  },
  point: {
    quick: ['{point}腿脚快', '{point}走得急'],
    even: ['{point}没有钟点', '{point}不催也不拖'],
    slow: ['{point}走得慢', '{point}爱绕远路'],
  },
  house: {
    angular: ['{house}是角宫，把它往前拉', '{house}让它来得近些'],
    succedent: ['{house}不快不慢', '{house}既不催也不挡'],
    cadent: ['{house}把它往后推', '{house}是果宫，得慢慢等'],
  },
};
