import type { SkyWords } from '../words.ts';

export const composite: SkyWords['composite'] = {
  about: {
    Sun: '兩人湊在一起的樣子',
    Moon: '在對方身邊怎麼放鬆',
    Mercury: '平常怎麼聊',
    Venus: '怎麼一起享樂',
    Mars: '怎麼行動，又怎麼吵架',
    Jupiter: '怎麼讓對方過得更好',
    Saturn: '遇到該扛的事怎麼扛',
  },
  manner: {
    aries: '很快，有話直說。',
    taurus: '不急不徐，求個安穩。',
    gemini: '話題多，點子換得快。',
    cancer: '靠得很近，護著彼此。',
    leo: '熱情大方，也愛面子。',
    virgo: '仔細，難免挑剔，但很用心。',
    libra: '有禮貌，凡事求公平。',
    scorpio: '投入就毫無保留。',
    sagittarius: '自在，給彼此留空間。',
    capricorn: '慎重，看得長遠。',
    aquarius: '像朋友一樣，規則自己訂。',
    pisces: '柔軟，界線模糊。',
  },
};
