/** Names of symbols that a story of a dream uses all the time for something else. */
export const TOO_COMMON: readonly string[] =
  '心 根 先生 太太 一个人 一個人 好多人 人潮 找不到 等不到 想不起来 想不起來 单位 隔壁 房间 房間 小学 小學 动手 動手 看时间 看時間 吐 包 被告'.split(
    ' ',
  );

/** Longer words that begin with or hold the name of a symbol and are none. */
export const NOT_THE_SYMBOL: readonly string[] = [
  '一起 一下 一直 马上 馬上 马虎 馬虎 马桶 馬桶 花钱 花錢 花时间 花時間 花了 花费 花費 花样 花樣 眼花 手机 手機 手上 手里 手裡 对手 對手 分手 帮手 幫手 手段 手术 手術 二手',
  '水平 水准 水準 薪水 口水 香水 墨水 火气 火氣 恼火 门口 門口 部门 部門 专门 專門 热门 熱門 出门 出門 入门 入門 澳门 澳門 厦门 廈門 那门 山东 山東 云南 雲南 中山 山寨',
  '路上 路过 路過 一路 路线 路線 网路 網路 思路 走路 一路上 风格 風格 风景 風景 风险 風險 作风 信心 相信 信息 自信 迷信 信用 书记 書記 秘书 秘書 证书 證書 脸色 臉色 一脸 一臉 脸书 臉書',
  '血压 血壓 姑娘 老板娘 老闆娘 床单 床單 牛仔 吹牛 蜗牛 蝸牛 龙头 龍頭 水龙头 水龍頭 熊猫 熊貓 狗粮 狗糧 一刀 剪刀 雪糕 雪白 冰淇淋 冰箱 雨天 云端 雲端 天气 天氣 飞快 飛快 飞行 井然 桥段 橋段',
  '肉麻 肌肉 火锅 火鍋 刺激 讽刺 諷刺 刺耳 药店 藥局 投票 发票 發票 股票 票房 一本书 鱼肉 象棋 好像 现象 現象 对象 對象 印象 气象 氣象 抽象 虎口 马路 馬路 马来 塔罗 塔羅 根本 根据 根據 一根',
].flatMap((line) => line.split(' '));
