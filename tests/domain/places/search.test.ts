import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineIn, nameIn, withinIn } from '../../../src/domain/places/place.ts';
import { placeSearch } from '../../../src/domain/places/search.ts';
import { loadGazetteer } from '../../../src/library/places/load.ts';

const gazetteer = await loadGazetteer();
const search = placeSearch(gazetteer);
const first = (query: string) => {
  const place = search(query, 1)[0]?.place;
  return place && lineIn(place, 'en');
};

/** Everything that is at least a prefecture; leagues by their seats. */
const PREFECTURES =
  '北京 天津 上海 重庆 石家庄 唐山 秦皇岛 邯郸 邢台 保定 张家口 承德 沧州 廊坊 衡水 太原 大同 阳泉 长治 晋城 朔州 晋中 运城 忻州 临汾 吕梁 呼和浩特 包头 乌海 赤峰 通辽 鄂尔多斯 呼伦贝尔 巴彦淖尔 乌兰察布 乌兰浩特 锡林浩特 阿拉善 沈阳 大连 鞍山 抚顺 本溪 丹东 锦州 营口 阜新 辽阳 盘锦 铁岭 朝阳 葫芦岛 长春 吉林 四平 辽源 通化 白山 松原 白城 延边 哈尔滨 齐齐哈尔 鸡西 鹤岗 双鸭山 大庆 伊春 佳木斯 七台河 牡丹江 黑河 绥化 大兴安岭 南京 无锡 徐州 常州 苏州 南通 连云港 淮安 盐城 扬州 镇江 泰州 宿迁 杭州 宁波 温州 嘉兴 湖州 绍兴 金华 衢州 舟山 台州 丽水 合肥 芜湖 蚌埠 淮南 马鞍山 淮北 铜陵 安庆 黄山 滁州 阜阳 宿州 六安 亳州 池州 宣城 福州 厦门 莆田 三明 泉州 漳州 南平 龙岩 宁德 南昌 景德镇 萍乡 九江 新余 鹰潭 赣州 吉安 宜春 抚州 上饶 济南 青岛 淄博 枣庄 东营 烟台 潍坊 济宁 泰安 威海 日照 临沂 德州 聊城 滨州 菏泽 郑州 开封 洛阳 平顶山 安阳 鹤壁 新乡 焦作 濮阳 许昌 漯河 三门峡 南阳 商丘 信阳 周口 驻马店 济源 武汉 黄石 十堰 宜昌 襄阳 鄂州 荆门 孝感 荆州 黄冈 咸宁 随州 恩施 仙桃 潜江 天门 神农架 长沙 株洲 湘潭 衡阳 邵阳 岳阳 常德 张家界 益阳 郴州 永州 怀化 娄底 湘西 广州 韶关 深圳 珠海 汕头 佛山 江门 湛江 茂名 肇庆 惠州 梅州 汕尾 河源 阳江 清远 东莞 中山 潮州 揭阳 云浮 南宁 柳州 桂林 梧州 北海 防城港 钦州 贵港 玉林 百色 贺州 河池 来宾 崇左 海口 三亚 三沙 儋州 成都 自贡 攀枝花 泸州 德阳 绵阳 广元 遂宁 内江 乐山 南充 眉山 宜宾 广安 达州 雅安 巴中 资阳 阿坝 甘孜 凉山 贵阳 六盘水 遵义 安顺 毕节 铜仁 黔西南 黔东南 黔南 昆明 曲靖 玉溪 保山 昭通 丽江 普洱 临沧 楚雄 红河 文山 西双版纳 大理 德宏 怒江 迪庆 拉萨 日喀则 昌都 林芝 山南 那曲 阿里 西安 铜川 宝鸡 咸阳 渭南 延安 汉中 榆林 安康 商洛 兰州 嘉峪关 金昌 白银 天水 武威 张掖 平凉 酒泉 庆阳 定西 陇南 临夏 甘南 西宁 海东 海北 黄南 海南 果洛 玉树 海西 银川 石嘴山 吴忠 固原 中卫 乌鲁木齐 克拉玛依 吐鲁番 哈密 昌吉 博尔塔拉 巴音郭楞 阿克苏 克孜勒苏 喀什 和田 伊犁 塔城 阿勒泰 石河子';

const WASHINGTON = 'Washington, D.C., District of Columbia, US';

describe('a place is found', () => {
  it.each([
    ['paris', 'Paris, France'],
    ['Paris France', 'Paris, France'],
    ['Paris, Texas', undefined],
    ['springfield, il', 'Springfield, Illinois, US'],
    ['Springfield Missouri', 'Springfield, Missouri, US'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['SÃO PAULO', 'São Paulo, Brazil'],
    ['koln', 'Cologne, Germany'],
    ['Cologne', 'Cologne, Germany'],
    ['london', 'London, England, UK'],
    ['London Ontario', 'London, Ontario, Canada'],
    ['Osaka Japan', 'Osaka, Japan'],
    ['Washington, D.C., US', WASHINGTON],
    ['washington dc', WASHINGTON],
    ['birmingham uk', 'Birmingham, England, UK'],
  ])('in English: %s', (query, line) => expect(first(query)).toBe(line));

  it.each([
    ['北京', 'Beijing, China'],
    ['北京市', 'Beijing, China'],
    ['台北', 'Taipei, Taiwan'],
    ['臺北市', 'Taipei, Taiwan'],
    ['嘉義', 'Chiayi, Taiwan'],
    ['香港', 'Hong Kong'],
    ['澳門', 'Macau, Macao'],
    ['悉尼', 'Sydney, New South Wales, Australia'],
    ['雪梨', 'Sydney, New South Wales, Australia'],
    ['浙江杭州', 'Hangzhou, Zhejiang, China'],
    ['杭州，浙江', 'Hangzhou, Zhejiang, China'],
    ['中国台湾台北', 'Taipei, Taiwan'],
    ['瀋陽', 'Shenyang, Liaoning, China'],
    ['伦敦 加拿大', 'London, Ontario, Canada'],
    ['新竹縣', 'Hsinchu, Taiwan'],
    ['溧阳', 'Liyang, Jiangsu, China'],
  ])('in Chinese of either script: %s', (query, line) => expect(first(query)).toBe(line));

  it.each([
    ['beijing', 'Beijing, China'],
    ['bei jing', 'Beijing, China'],
    ['bj', 'Beijing, China'],
    ['xian', "Xi'an, Shaanxi, China"],
    ["xi'an", "Xi'an, Shaanxi, China"],
    ['chongqing', 'Chongqing, China'],
    ['cq', 'Chongqing, China'],
    ['xiamen', 'Xiamen, Fujian, China'],
    ['taibei', 'Taipei, Taiwan'],
    ['niuyue', 'New York City, New York, US'],
    ['xueli', 'Sydney, New South Wales, Australia'],
    ['gaoxiong', 'Kaohsiung, Taiwan'],
  ])('by pinyin and its initials: %s', (query, line) => expect(first(query)).toBe(line));

  it('by the name of a region or country: its largest', () => {
    expect(search('广东', 2).map(({ place }) => place.zh)).toEqual(['广州', '深圳']);
    expect(first('日本')).toBe('Tokyo, Japan');
    expect(first('Scotland')).toBe('Glasgow, Scotland, UK');
  });

  it('whole before part, large before small', () => {
    const names = search('suzhou', 3).map(({ place }) => lineIn(place, 'zh-CN'));
    expect(names).toEqual(['苏州，江苏，中国', '宿州，安徽，中国']);
    expect(search('york', 2).map(({ place }) => place.name)[0]).toBe('York');
  });

  it('and nothing is found for nothing', () => {
    for (const query of ['', '  ', ',', 'qqqqq', '🙂']) expect(search(query)).toEqual([]);
  });
});

describe('every place', () => {
  const places = fc.constantFrom(...gazetteer.places);

  it('is among the first for its own whole name, region and country', () => {
    fc.assert(
      fc.property(places, fc.constantFrom('en' as const, 'zh-CN' as const, 'zh-TW' as const), (place, language) => {
        const found = search(lineIn(place, language), 20).map((one) => one.place);
        expect(found).toContain(place);
      }),
      { numRuns: 300 },
    );
  });

  it('with a Chinese name is found by either script and by its pinyin', () => {
    const chinese = gazetteer.places.filter(({ country, zh }) => country === 'CN' && zh !== null);
    fc.assert(
      fc.property(fc.constantFrom(...chinese), (place) => {
        const { zh, tw } = place;
        const pinyin = gazetteer.reading(zh!).join('');
        expect(pinyin).toMatch(/^[a-z]+$/);
        for (const query of [zh!, tw!, pinyin]) expect(search(query, 60).map((one) => one.place)).toContain(place);
      }),
      { numRuns: 300 },
    );
  });

  it('any text is taken, and the better stands first', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (query) => {
        const scores = search(query, 30).map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
      }),
      { numRuns: 150 },
    );
  });
});

describe('names', () => {
  it('are Taiwan’s own in the Chinese of Taiwan', () => {
    const named = (name: string, country: string) =>
      gazetteer.places.find((place) => place.name === name && place.country === country)!;
    expect(lineIn(named('Sydney', 'AU'), 'zh-TW')).toBe('雪梨，新南威爾斯，澳洲');
    expect(lineIn(named('Auckland', 'NZ'), 'zh-TW')).toBe('奧克蘭，紐西蘭');
    expect(lineIn(named('Sydney', 'AU'), 'zh-CN')).toBe('悉尼，新南威尔士，澳大利亚');
    expect(nameIn(named('Shenyang', 'CN'), 'zh-TW')).toBe('瀋陽');
    expect(withinIn(named('Singapore', 'SG'), 'en')).toEqual([]);
    expect(nameIn(named('Adelaide Hills', 'AU'), 'zh-CN')).toBe('Adelaide Hills');
  });

  it('of all prefectures of China are there in Chinese', () => {
    const chinese = new Set(gazetteer.places.filter(({ country }) => country === 'CN').map(({ zh }) => zh));
    const absent = PREFECTURES.split(' ').filter((name) => !chinese.has(name));
    expect(absent).toEqual([]);
  });
});
