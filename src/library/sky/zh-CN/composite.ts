import type { SkyWords } from '../words.ts';

export const composite: SkyWords['composite'] = {
  about: {
    Sun: '两人在一起的样子',
    Moon: '在对方面前怎样松下来',
    Mercury: '平时怎么说话',
    Venus: '一起怎么享受',
    Mars: '怎么做事，又怎么吵架',
    Jupiter: '怎样给对方添福气',
    Saturn: '该扛的怎么一起扛',
  },
  manner: {
    aries: '又快又直，不绕弯。',
    taurus: '慢而稳，踏踏实实。',
    gemini: '话多，主意也多。',
    cancer: '贴得近，护得紧。',
    leo: '热热闹闹，大方，也要面子。',
    virgo: '细致，有点挑剔，也最上心。',
    libra: '客客气气，凡事讲公平。',
    scorpio: '往深里去，不肯半途收手。',
    sagittarius: '松快，都留着走远的余地。',
    capricorn: '认真，往长远里打算。',
    aquarius: '像朋友，规矩自己定。',
    pisces: '温柔，界线不分明。',
  },
};
