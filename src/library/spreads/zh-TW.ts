import type { SpreadTexts } from '../../domain/reading/texts.ts';

export const spreads: SpreadTexts = {
  single: {
    title: '單張牌',
    purpose: '一個問題一張牌，簡短直接，夠用一整天。',
    positions: {
      answer: { name: '答案', meaning: '牌對你的問題要說的話，一張牌能多直白就多直白。' },
    },
  },
  daily: {
    title: '每日一牌',
    purpose: '帶在身上、陪你到晚上的一張牌。',
    positions: {
      today: { name: '今天', meaning: '今天的底色，還有值得留意的地方。' },
    },
  },
  timeline: {
    title: '時間之流',
    purpose: '一件事怎麼來的、現在在哪、正往哪裡去。',
    positions: {
      past: { name: '過去', meaning: '把你帶到這裡、至今還有影響的事。' },
      present: { name: '現在', meaning: '事情眼前的樣子。' },
      future: { name: '未來', meaning: '如果沒有別的變化，事情會走向哪裡。' },
    },
  },
  triangle: {
    title: '聖三角牌陣',
    purpose: '看清一件事的起因、現在與走向。',
    positions: {
      origin: { name: '起因', meaning: '事情從哪裡長出來。' },
      now: { name: '現況', meaning: '它今天成了什麼樣子。' },
      course: { name: '走向', meaning: '接下來幾個月它會往哪裡走。' },
    },
  },
  counsel: {
    title: '現況 · 行動 · 結果',
    purpose: '適合你還能做點什麼的事。',
    positions: {
      situation: { name: '現況', meaning: '不加修飾地看，事情是怎樣的。' },
      action: { name: '行動', meaning: '你手上能做的事。' },
      result: { name: '結果', meaning: '這樣去做，會得到什麼。' },
    },
  },
  bond: {
    title: '你 · 對方 · 關係',
    purpose: '用三張牌看兩個人，和他們之間的那條線。',
    positions: {
      you: { name: '你', meaning: '你在這段關係裡的樣子。' },
      other: { name: '對方', meaning: '對方在這段關係裡的樣子，不是讀心。' },
      between: { name: '之間', meaning: '把你們連在一起，或隔在中間的。' },
    },
  },
  twoPaths: {
    title: '二選一牌陣',
    purpose: '把兩條路並排攤開，再做選擇。',
    positions: {
      crossroads: { name: '路口', meaning: '你站在哪裡，這個選擇究竟關乎什麼。' },
      pathA: { name: '第一條路', meaning: '走在第一條路上會是什麼感覺。' },
      endA: { name: '第一條路的去處', meaning: '六個月內，第一條路通到哪裡。' },
      pathB: { name: '第二條路', meaning: '走在第二條路上會是什麼感覺。' },
      endB: { name: '第二條路的去處', meaning: '六個月內，第二條路通到哪裡。' },
    },
  },
  loversCross: {
    title: '戀人十字',
    purpose: '你、對方、阻礙、助力，以及彼此的牽繫。',
    positions: {
      you: { name: '你', meaning: '你帶進這段關係的東西。' },
      other: { name: '對方', meaning: '對方帶進來的，以你們之間看得見的為準。' },
      bond: { name: '牽繫', meaning: '眼前把你們繫在一起的東西。' },
      obstacle: { name: '阻礙', meaning: '擋在路上的東西。' },
      help: { name: '助力', meaning: '可以倚靠的，以及怎麼用它。' },
    },
  },
  fiveCross: {
    title: '五張十字',
    purpose: '從中心看一件事：來路、去路、根由與最好的可能。',
    positions: {
      core: { name: '核心', meaning: '事情真正繞著什麼打轉。' },
      before: { name: '來路', meaning: '正在過去的事。' },
      ahead: { name: '去路', meaning: '正在靠近的事。' },
      root: { name: '根由', meaning: '它立在什麼之上，看得見或看不見。' },
      best: { name: '最好的可能', meaning: '它能有的最好結果。' },
    },
  },
  horseshoe: {
    title: '馬蹄牌陣',
    purpose: '七張牌排成一道弧，適合牽涉較多的事。',
    positions: {
      past: { name: '過去', meaning: '從前延伸到現在的影響。' },
      present: { name: '現在', meaning: '你今天站在哪裡。' },
      hidden: { name: '隱情', meaning: '暗中起作用的事。' },
      obstacle: { name: '阻礙', meaning: '必須面對的東西。' },
      around: { name: '周遭', meaning: '你身邊的人和氣氛。' },
      advice: { name: '建議', meaning: '怎麼做比較明智。' },
      outcome: { name: '結果', meaning: '這一切大概會有的結果。' },
    },
  },
  celticCross: {
    title: '凱爾特十字',
    purpose: '依偉特的順序排十張牌，留給值得花一個晚上的問題。',
    positions: {
      heart: { name: '籠罩', meaning: '此刻包圍著這件事的氛圍。' },
      crossing: { name: '橫阻', meaning: '和它相抗的東西；這張牌一律照正位來讀。' },
      crown: { name: '冠頂', meaning: '你想要的，能到達的最好之處。' },
      base: { name: '根基', meaning: '這件事立足的地面。' },
      behind: { name: '身後', meaning: '剛剛過去的事。' },
      before: { name: '眼前', meaning: '接著要來的事。' },
      self: { name: '自己', meaning: '你面對它的姿態。' },
      house: { name: '環境', meaning: '周遭的人和處境帶來的影響。' },
      hopes: { name: '希望與恐懼', meaning: '你盼的和怕的，往往是同一件事。' },
      outcome: { name: '結果', meaning: '照現在這樣下去，會通到哪裡。' },
    },
  },
  exam: {
    title: '考試牌陣',
    purpose: '底子、方法、卡關、支持與可能的結果。',
    positions: {
      ground: { name: '底子', meaning: '你已經有的東西。' },
      method: { name: '方法', meaning: '現在該怎麼著手。' },
      block: { name: '卡關', meaning: '卡在哪裡。' },
      support: { name: '支持', meaning: '什麼或誰能幫上忙。' },
      result: { name: '結果', meaning: '持續下去，大概會怎樣。' },
    },
  },
  career: {
    title: '職場五問',
    purpose: '位置、長處、壓力、機會與下一步。',
    positions: {
      place: { name: '位置', meaning: '你在工作裡的位置。' },
      strength: { name: '長處', meaning: '你比自己以為的更擅長什麼。' },
      strain: { name: '壓力', meaning: '什麼在消耗你。' },
      chance: { name: '機會', meaning: '伸手去拿，會打開的門。' },
      step: { name: '下一步', meaning: '接下來做什麼。' },
    },
  },
  purse: {
    title: '錢包牌陣',
    purpose: '錢的現況、來處、漏洞，以及管著它的習慣。',
    positions: {
      state: { name: '現況', meaning: '你的錢眼前怎樣。' },
      inflow: { name: '來處', meaning: '錢從哪裡來，還可以從哪裡來。' },
      leak: { name: '漏洞', meaning: '錢從哪裡溜走。' },
      habit: { name: '習慣', meaning: '左右這一切的習慣。' },
    },
  },
  mirror: {
    title: '鏡子牌陣',
    purpose: '你展現的、藏起的、需要的、能給的。',
    positions: {
      shown: { name: '展現', meaning: '別人看見的那一面。' },
      hidden: { name: '藏起', meaning: '你留給自己的那一面。' },
      need: { name: '需要', meaning: '你需要卻很少開口要的。' },
      gift: { name: '能給', meaning: '給出去也不會少的東西。' },
    },
  },
};
