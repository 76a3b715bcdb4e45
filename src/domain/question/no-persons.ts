/** Words with a capital letter, and Chinese forms of address, that are no names of persons, or of persons as well. */
export const NO_PERSONS: ReadonlySet<string> = new Set(
  `i you he she it we they me him her us them someone somebody anyone everyone everybody nobody everything nothing something
who what when where why how which this that these those still just always never maybe only even really also honestly lately
january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday christmas easter halloween
god jesus lord heaven buddha fate karma tarot cupid
aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces
mercury venus mars jupiter saturn uranus neptune pluto earth moon
mum mom mommy mummy dad daddy papa grandma grandpa granny gran nan aunt auntie uncle mother father sister brother
husband wife spouse fiance fiancee boyfriend girlfriend partner crush ex lover bf gf friend bestie mate soulmate right
landlord landlady neighbour neighbor manager client colleague coworker roommate flatmate
son daughter child kid baby cousin niece nephew dog cat people men women man woman guy girl boy guys life love work money
mr mrs ms miss dr sir king queen prince princess professor coach boss teacher doctor
tinder bumble hinge instagram facebook twitter tiktok snapchat whatsapp telegram wechat line youtube netflix spotify
google apple amazon microsoft meta tesla nvidia samsung sony siemens uber paypal bitcoin
london paris berlin rome milan madrid lisbon vienna dublin amsterdam munich barcelona dubai singapore tokyo seoul beijing
shanghai taipei sydney melbourne toronto boston chicago manchester edinburgh england scotland wales britain ireland france
germany italy spain portugal poland greece turkey russia china japan korea taiwan india australia canada america mexico
brazil peru europe asia english
阿姨 阿妈 阿爸 阿公 阿婆 阿嬷 阿里 阿伯 阿飘 阿哥 小心 阿姐 小孩 小三 小四 小朋 小姐 小狗 小猫 小偷 小人 小学 小组 小说 小时 小事 小区 小店 小满 小弟 小妹 小姨 小叔 小姑 小舅 小编 小生 小家 小雨 小雪 小的 小到 小得 小了 小也 小都 小对 小会 老公 老婆 老板 老师 老人 老家 老是 老了 老爸 老妈 老大 老二 老天 老友 老外 老乡 老娘 老爷 老头 老伴 老鸟 老年 老想 老爱 老说 老骂 老觉 老对 老会 老跟 老和 老找 老不 老要 老被 老让 老总`
    .trim()
    .split(/\s+/),
);
