/** Words with a capital letter, and Chinese forms of address, that are no names of persons, or of persons as well. */
export const NO_PERSONS: ReadonlySet<string> = new Set(
  `i you he she it we they me him her us them my your his our their mine someone somebody anyone anybody nobody everyone
everybody who what when where why how which will would do does did is are was were has have had can could may might must
shall should if and or but not no yes please today tomorrow tonight now then there here this that these those the a an
in on at by for from of off to up with about after before next last let get go
january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday
christmas easter halloween thanksgiving ramadan diwali hanukkah valentine valentines lent
spring summer autumn winter
god jesus christ lord heaven buddha allah universe fate karma santa tarot lenormand cupid
aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces
sun moon mercury venus mars jupiter saturn uranus neptune pluto earth
mum mom mommy mummy mama dad daddy papa grandma grandpa granny gran nan aunt auntie uncle mother father sister brother
husband wife spouse fiance fiancee boyfriend girlfriend partner crush ex lover bf gf hubby wifey friend bestie mate
landlord landlady neighbour neighbor manager client customer colleague coworker supervisor roommate flatmate housemate
son daughter child kid baby cousin niece nephew dog cat people men women man woman guy girl boy guys life love work money
still just always never maybe everything nothing something only even really also because since though although while
apparently honestly lately recently
mr mrs ms miss dr sir madam lady king queen prince princess professor coach boss teacher doctor
tinder bumble hinge grindr instagram facebook twitter tiktok snapchat whatsapp telegram signal discord wechat weibo line
youtube netflix spotify google apple amazon microsoft meta tesla nvidia intel samsung sony nokia siemens bosch ikea
nike adidas zara uber lyft grab bolt airbnb booking paypal revolut visa mastercard barclays hsbc lloyds monzo
starbucks tesco lidl aldi asda costco walmart target disney nintendo playstation xbox steam android iphone ipad windows
chrome excel word zoom teams slack notion openai claude gemini alexa siri shopee lazada taobao tmall alibaba tencent
baidu huawei xiaomi toyota honda nissan mazda ford audi porsche volkswagen skoda volvo fiat mini jeep bitcoin ethereum
london paris berlin rome milan madrid lisbon vienna prague dublin athens oslo stockholm copenhagen helsinki brussels
amsterdam munich hamburg cologne zurich geneva barcelona valencia venice florence naples turin warsaw budapest moscow
istanbul dubai mumbai delhi bangkok singapore jakarta manila tokyo osaka kyoto seoul beijing shanghai taipei sydney
melbourne perth auckland toronto vancouver montreal chicago boston austin dallas houston denver seattle portland miami
atlanta phoenix orlando nashville charlotte savannah manchester birmingham liverpool leeds bristol edinburgh glasgow
cardiff belfast oxford cambridge york bath brighton nottingham sheffield lincoln chester lancaster durham
england scotland wales britain ireland france germany italy spain portugal poland austria switzerland sweden norway
denmark finland iceland greece turkey russia ukraine china japan korea taiwan india pakistan vietnam thailand malaysia
indonesia philippines australia canada america mexico brazil peru chile argentina cuba egypt morocco kenya nigeria
ghana israel jordan lebanon iran iraq syria georgia cyprus malta croatia serbia romania bulgaria hungary europe asia
africa california texas florida virginia carolina dakota alaska hawaii oregon nevada brooklyn manhattan hollywood
english british french german italian spanish portuguese polish dutch chinese japanese korean russian turkish arabic
hindi latin greek american european asian christian catholic muslim jewish hindu buddhist
chelsea arsenal liverpool everton barca juventus
right wrong soulmate
阿姨 阿妈 阿媽 阿爸 阿公 阿婆 阿嬷 阿嬤 阿里 阿拉 阿根 阿富 阿弥 阿彌 阿伯 阿宅 阿飘 阿飄 阿嫂 阿哥 阿姐 阿弟 阿妹
小心 小孩 小时 小時 小朋 小三 小四 小学 小學 小狗 小猫 小貓 小区 小區 小说 小說 小店 小红 小紅 小米 小组 小組 小姐 小伙 小子 小鲜
小鮮 小事 小气 小氣 小人 小声 小聲 小型 小额 小額 小城 小吃 小费 小費 小鸟 小鳥 小鸡 小雞 小家 小房 小公 小生 小众 小眾 小咖 小鞋
小满 小滿 小宝 小寶 小娃 小弟 小妹 小姨 小叔 小姑 小舅 小偷 小考 小升 小编 小編 小小 小地 小半 小多 小到 小得 小的 小了 小也 小都
小对 小對 小会 小會 小爱 小愛 小说 小程 小车 小車 小屋 小院 小镇 小鎮 小村 小岛 小島 小数 小數 小题 小題 小团 小團 小白 小黑 小老
小游 小遊 小视 小視 小剧 小劇 小摊 小攤 小买 小買 小有 小于 小於 小看 小睡 小雨 小雪 小寒 小暑 小麦 小麥 小路 小道 小巷 小腿 小腹
老公 老婆 老板 老闆 老师 老師 老人 老家 老是 老了 老爸 老妈 老媽 老大 老二 老三 老天 老友 老实 老實 老外 老乡 老鄉 老娘 老爷 老爺
老同 老样 老樣 老头 老頭 老伴 老鸟 老鳥 老宅 老客 老早 老化 老年 老想 老爱 老愛 老说 老說 老骂 老罵 老觉 老覺 老对 老對 老会 老會
老跟 老和 老找 老不 老要 老被 老让 老讓 老狗 老猫 老貓 老毛 老兄 老弟 老哥 老姐 老妹 老总 老總 老东 老東 老字 老旧 老舊 老虎 老鼠`
    .trim()
    .split(/\s+/),
);
