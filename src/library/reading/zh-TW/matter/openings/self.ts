import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of oneself. */
export const openings: MatterWords['openings'] = {
  self: {
    light: [
      '你站得比自己講的穩，{card}看得出來。',
      '拿{card}當鏡子，這次照出來的樣子不差。',
      '關於你自己，桌上說好話的居多，領頭的是{card}。',
    ],
    mixed: [
      '你心裡有兩種聲音輪流講話，主持的是{card}。',
      '有些地方已經長大，有些還在原地，中間隔著{card}。',
      '別人看到的你和你知道的你有段落差，落差在{card}。',
    ],
    heavy: [
      '要看平常不看的那一面，從{card}開始比較不刺。',
      '你對自己下手最重的地方，這次翻到了，是{card}。',
      '有樣東西收得很深，這桌牌找到的是{card}。',
    ],
  },
  mood: {
    light: [
      '悶歸悶，底下是暖的，暖在{card}。',
      '心情在回來的路上，走得慢，腳步聲是{card}。',
      '難過歸難過，還有一點撐得住你的，牌看到的是{card}。',
    ],
    mixed: [
      '時好時壞，白天撐得住、晚上沉，交界在{card}。',
      '一邊在好，一邊還在痛，{card}知道兩件都是真的。',
      '難受歸難受，日子也還在過，{card}兩頭都陪著。',
    ],
    heavy: [
      '會難過是應該的，先不急著好起來，{card}就放在這份難過旁邊。',
      '這一陣子重，難過多久都可以，{card}先陪你坐一會。',
      '先坐下來，{card}說的是心裡還沒有地方放的那一塊。',
    ],
  },
  anxious: {
    light: ['腳下的地比心裡想的穩，先踩踩看{card}。', '警報比事情大聲，{card}看得出來。'],
    mixed: ['這份慌有一半是提醒，一半是回音，從{card}分得開。', '念頭跑在前面，牌用走的，第一站是{card}。'],
    heavy: ['一個腦袋裝這麼多，真的很重，牌從{card}開始，不趕你。', '你繃得很緊，讀的時候什麼都不用做，先看{card}。'],
  },
};
