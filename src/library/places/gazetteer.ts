/** Places of the world with their zones and Chinese names, packed by `npm run places`. GeoNames, CC BY 4.0. */
export const GAZETTEER = `Africa/Abidjan Africa/Accra Africa/Addis_Ababa Africa/Algiers Africa/Asmara Africa/Bamako Africa/Bangui Africa/Banjul Africa/Bissau Africa/Blantyre Africa/Brazzaville Africa/Bujumbura Africa/Cairo Africa/Casablanca Africa/Ceuta Africa/Conakry Africa/Dakar Africa/Dar_es_Salaam Africa/Djibouti Africa/Douala Africa/El_Aaiun Africa/Freetown Africa/Gaborone Africa/Harare Africa/Johannesburg Africa/Juba Africa/Kampala Africa/Khartoum Africa/Kigali Africa/Kinshasa Africa/Lagos Africa/Libreville Africa/Lome Africa/Luanda Africa/Lubumbashi Africa/Lusaka Africa/Malabo Africa/Maputo Africa/Maseru Africa/Mbabane Africa/Mogadishu Africa/Monrovia Africa/Nairobi Africa/Ndjamena Africa/Niamey Africa/Nouakchott Africa/Ouagadougou Africa/Porto-Novo Africa/Sao_Tome Africa/Tripoli Africa/Tunis Africa/Windhoek America/Anchorage America/Anguilla America/Antigua America/Araguaina America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia America/Aruba America/Asuncion America/Bahia America/Barbados America/Belem America/Belize America/Boa_Vista America/Bogota America/Boise America/Campo_Grande America/Cancun America/Caracas America/Cayenne America/Cayman America/Chicago America/Chihuahua America/Ciudad_Juarez America/Costa_Rica America/Cuiaba America/Curacao America/Denver America/Detroit America/Dominica America/Edmonton America/El_Salvador America/Fortaleza America/Glace_Bay America/Grand_Turk America/Grenada America/Guadeloupe America/Guatemala America/Guayaquil America/Guyana America/Halifax America/Havana America/Hermosillo America/Indiana/Indianapolis America/Jamaica America/Juneau America/Kentucky/Louisville America/Kralendijk America/La_Paz America/Lima America/Los_Angeles America/Lower_Princes America/Maceio America/Managua America/Manaus America/Marigot America/Martinique America/Matamoros America/Mazatlan America/Merida America/Mexico_City America/Miquelon America/Moncton America/Monterrey America/Montevideo America/Montserrat America/Nassau America/New_York America/Nuuk America/Panama America/Paramaribo America/Phoenix America/Port-au-Prince America/Port_of_Spain America/Porto_Velho America/Puerto_Rico America/Punta_Arenas America/Recife America/Regina America/Rio_Branco America/Santarem America/Santiago America/Santo_Domingo America/Sao_Paulo America/St_Barthelemy America/St_Johns America/St_Kitts America/St_Lucia America/St_Thomas America/St_Vincent America/Tegucigalpa America/Tijuana America/Toronto America/Tortola America/Vancouver America/Whitehorse America/Winnipeg Arctic/Longyearbyen Asia/Aden Asia/Almaty Asia/Amman Asia/Aqtau Asia/Aqtobe Asia/Ashgabat Asia/Atyrau Asia/Baghdad Asia/Bahrain Asia/Baku Asia/Bangkok Asia/Barnaul Asia/Beirut Asia/Bishkek Asia/Brunei Asia/Chita Asia/Colombo Asia/Damascus Asia/Dhaka Asia/Dili Asia/Dubai Asia/Dushanbe Asia/Famagusta Asia/Gaza Asia/Hanoi Asia/Hebron Asia/Ho_Chi_Minh Asia/Hong_Kong Asia/Irkutsk Asia/Jakarta Asia/Jayapura Asia/Jerusalem Asia/Kabul Asia/Kamchatka Asia/Karachi Asia/Kathmandu Asia/Kolkata Asia/Krasnoyarsk Asia/Kuala_Lumpur Asia/Kuching Asia/Kuwait Asia/Macau Asia/Magadan Asia/Makassar Asia/Manila Asia/Muscat Asia/Nicosia Asia/Novokuznetsk Asia/Novosibirsk Asia/Omsk Asia/Oral Asia/Phnom_Penh Asia/Pontianak Asia/Pyongyang Asia/Qatar Asia/Qostanay Asia/Qyzylorda Asia/Riyadh Asia/Sakhalin Asia/Samarkand Asia/Seoul Asia/Shanghai Asia/Singapore Asia/Taipei Asia/Tashkent Asia/Tbilisi Asia/Tehran Asia/Thimphu Asia/Tokyo Asia/Tomsk Asia/Ulaanbaatar Asia/Vientiane Asia/Vladivostok Asia/Yakutsk Asia/Yangon Asia/Yekaterinburg Asia/Yerevan Atlantic/Bermuda Atlantic/Canary Atlantic/Cape_Verde Atlantic/Faroe Atlantic/Madeira Atlantic/Reykjavik Atlantic/South_Georgia Atlantic/St_Helena Atlantic/Stanley Australia/Adelaide Australia/Brisbane Australia/Darwin Australia/Hobart Australia/Melbourne Australia/Perth Australia/Sydney Europe/Amsterdam Europe/Andorra Europe/Astrakhan Europe/Athens Europe/Belgrade Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Bucharest Europe/Budapest Europe/Chisinau Europe/Copenhagen Europe/Dublin Europe/Gibraltar Europe/Guernsey Europe/Helsinki Europe/Isle_of_Man Europe/Istanbul Europe/Jersey Europe/Kaliningrad Europe/Kirov Europe/Kyiv Europe/Lisbon Europe/Ljubljana Europe/London Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Mariehamn Europe/Minsk Europe/Monaco Europe/Moscow Europe/Oslo Europe/Paris Europe/Podgorica Europe/Prague Europe/Riga Europe/Rome Europe/Samara Europe/San_Marino Europe/Sarajevo Europe/Saratov Europe/Simferopol Europe/Skopje Europe/Sofia Europe/Stockholm Europe/Tallinn Europe/Tirane Europe/Ulyanovsk Europe/Vaduz Europe/Vatican Europe/Vienna Europe/Vilnius Europe/Volgograd Europe/Warsaw Europe/Zagreb Europe/Zurich Indian/Antananarivo Indian/Christmas Indian/Cocos Indian/Comoro Indian/Kerguelen Indian/Mahe Indian/Maldives Indian/Mauritius Indian/Mayotte Indian/Reunion Pacific/Apia Pacific/Auckland Pacific/Efate Pacific/Fiji Pacific/Funafuti Pacific/Guadalcanal Pacific/Guam Pacific/Honolulu Pacific/Majuro Pacific/Nauru Pacific/Niue Pacific/Norfolk Pacific/Noumea Pacific/Pago_Pago Pacific/Palau Pacific/Pitcairn Pacific/Pohnpei Pacific/Port_Moresby Pacific/Rarotonga Pacific/Saipan Pacific/Tahiti Pacific/Tarawa Pacific/Tongatapu Pacific/Wallis
AU01,Australian Capital Territory,首都领地;AU02,New South Wales,新南威尔士,新南威爾斯;AU03,Northern Territory,北领地;AU04,Queensland,昆士兰;AU05,South Australia,南澳;AU06,Tasmania,塔斯马尼亚;AU07,Victoria,维多利亚;AU08,Western Australia,西澳;CA01,Alberta,艾伯塔,亞伯達;CA02,British Columbia,不列颠哥伦比亚,卑詩;CA03,Manitoba,马尼托巴,曼尼托巴;CA04,New Brunswick,新不伦瑞克,新伯倫瑞克;CA05,Newfoundland and Labrador,纽芬兰与拉布拉多,紐芬蘭與拉布拉多;CA07,Nova Scotia,新斯科舍,新斯科細亞;CA08,Ontario,安大略;CA09,Prince Edward Island,爱德华王子岛;CA10,Quebec,魁北克;CA11,Saskatchewan,萨斯喀彻温,薩斯喀徹溫;CA12,Yukon,育空;CA13,Northwest Territories,西北地区,西北地區;CN01,Anhui,安徽;CN02,Zhejiang,浙江;CN03,Jiangxi,江西;CN04,Jiangsu,江苏;CN05,Jilin,吉林;CN06,Qinghai,青海;CN07,Fujian,福建;CN08,Heilongjiang,黑龙江;CN09,Henan,河南;CN10,Hebei,河北;CN11,Hunan,湖南;CN12,Hubei,湖北;CN13,Xinjiang,新疆;CN14,Tibet,西藏;CN15,Gansu,甘肃;CN16,Guangxi,广西;CN18,Guizhou,贵州;CN19,Liaoning,辽宁;CN20,Inner Mongolia,内蒙古;CN21,Ningxia,宁夏;CN22,Beijing,北京;CN23,Shanghai,上海;CN24,Shanxi,山西;CN25,Shandong,山东;CN26,Shaanxi,陕西;CN28,Tianjin,天津;CN29,Yunnan,云南;CN30,Guangdong,广东;CN31,Hainan,海南;CN32,Sichuan,四川;CN33,Chongqing,重庆;GBENG,England,英格兰;GBNIR,Northern Ireland,北爱尔兰;GBSCT,Scotland,苏格兰;GBWLS,Wales,威尔士,威爾斯;USAK,Alaska,阿拉斯加;USAL,Alabama,亚拉巴马,阿拉巴馬;USAR,Arkansas,阿肯色;USAZ,Arizona,亚利桑那;USCA,California,加利福尼亚,加州;USCO,Colorado,科罗拉多;USCT,Connecticut,康涅狄格,康乃狄克;USDC,District of Columbia,哥伦比亚特区,哥倫比亞特區;USDE,Delaware,特拉华,德拉瓦;USFL,Florida,佛罗里达;USGA,Georgia,佐治亚,喬治亞;USHI,Hawaii,夏威夷;USIA,Iowa,艾奥瓦,愛荷華;USID,Idaho,爱达荷;USIL,Illinois,伊利诺伊,伊利諾;USIN,Indiana,印第安纳;USKS,Kansas,堪萨斯;USKY,Kentucky,肯塔基;USLA,Louisiana,路易斯安那;USMA,Massachusetts,马萨诸塞,麻薩諸塞;USMD,Maryland,马里兰;USME,Maine,缅因;USMI,Michigan,密歇根,密西根;USMN,Minnesota,明尼苏达;USMO,Missouri,密苏里;USMS,Mississippi,密西西比;USMT,Montana,蒙大拿;USNC,North Carolina,北卡罗来纳;USND,North Dakota,北达科他;USNE,Nebraska,内布拉斯加;USNH,New Hampshire,新罕布什尔,新罕布夏;USNJ,New Jersey,新泽西,紐澤西;USNM,New Mexico,新墨西哥;USNV,Nevada,内华达;USNY,New York,纽约州;USOH,Ohio,俄亥俄;USOK,Oklahoma,俄克拉何马,奧克拉荷馬;USOR,Oregon,俄勒冈,奧勒岡;USPA,Pennsylvania,宾夕法尼亚;USRI,Rhode Island,罗得岛,羅德島;USSC,South Carolina,南卡罗来纳;USSD,South Dakota,南达科他;USTN,Tennessee,田纳西;USTX,Texas,得克萨斯,德克薩斯;USUT,Utah,犹他;USVA,Virginia,弗吉尼亚,維吉尼亞;USWA,Washington,华盛顿州;USWI,Wisconsin,威斯康星,威斯康辛;USWY,Wyoming,怀俄明
a阿 ai艾埃愛爱 an安岸鞍庵 ang昂 ao奥奧澳敖 ba巴坝壩峇霸八芭 bai拜柏白百 ban班板阪版 bang邦榜 bao堡保宝寶包 bei贝貝北碚碑卑 ben本 beng蚌 bi比必壁毕畢彼庇碧璧 bian边邊 bie别別 bin賓宾滨濱槟檳彬 bing兵 bo伯波博亳泊勃 bu布部步埠不埔 cai蔡 can參 cang藏仓倉沧滄苍蒼 cao草曹 ce策 cen岑 cha察查茶岔 chai柴 chang昌长長常场場 chao潮巢朝 che车車徹彻 chen陈陳郴琛辰 cheng城成澄承 chi赤池蚩茌 chong充重崇冲沖 chu滁楚 chuan川钏釧 chui垂 chun春淳 ci茨慈次 cong从從 cui翠 cun村 da達大达答打 dai戴代带帶岱 dan丹郸鄲淡但儋 dang当當宕砀碭 dao道刀岛島稻 de德得 deng登等邓鄧灯燈 di迪地蒂底的第帝荻坻棣 dian店甸典电電垫墊 die迭 ding鼎顶頂定丁 dong东東洞 dou斗 du杜度都渎瀆督篤独獨 dui兑兌 dun顿頓敦 duo多 e鄂俄厄额額峨 en恩 er尔爾洱二儿兒 fa法发發 fan番范凡梵 fang坊房方防邡 fei菲非腓肥费費 fen汾分芬份 feng峰风風丰豐封凤鳳奉烽 fo佛 fu夫福伏弗阜浮富涪扶抚撫符敷府釜芙甫辅輔 gai盖蓋 gan感甘赣贛干杆 gang崗港冈岡岗钢鋼 gao高皋藁 ge哥格戈各个個歌革葛阁閣 gen根 geng耿 gong贡貢珙巩鞏宫宮恭公弓功 gou沟溝 gu古谷穀沽固 gua瓜 guai拐 guan关關灌莞馆館冠 guang光广廣 gui贵貴桂归歸龟龜圭 guo果国國郭涡渦 ha哈 hai海 han汉漢翰寒邯韩韓罕函汗含 hang杭 hao好浩 he赫荷和河禾鹤鶴合菏贺賀何呵 hei黑 heng衡横橫亨恆恒 hong红紅洪鸿鴻弘宏 hou后侯 hu湖虎葫呼胡户戶鄠 hua華华滑化花桦樺骅驊 huai怀懷淮 huan桓环環 huang黄黃晃皇潢凰幌煌 hui惠徽会會辉輝回 hun珲琿 huo霍获獲 ji吉基暨集济濟即积積鸡雞及季姬给急矶磯蓟薊绩績 jia迦贾賈加嘉家甲郏郟佳戛伽架 jian碱鹼建涧澗剑劍间間监監简簡 jiang江姜将將 jiao角胶膠焦蛟交椒蕉 jie杰傑捷揭街介界碣节節堺 jin金锦錦津晋晉缙縉进進 jing京景井靖荆荊静靜泾涇敬 jiu久酒九旧舊 ju居莒巨苴句 juan鄄 jun君郡军軍 ka喀卡 kai凯凱开開 kan坎堪 kang康 kao考 ke科克柯可 ken肯 kong孔 kou口 ku库庫苦 kuan宽寬 kuang矿礦 kui魁奎 kun昆坤 la拉腊臘 lai莱萊崃崍来來赉賚赖賴 lan兰蘭岚嵐榄欖蓝藍 lang朗廊浪阆閬琅瑯郎蒗 lao老劳 le勒乐樂叻 lei雷累耒 leng冷棱楞 li里利丽麗梨黎栗溧礼禮澧醴理荔力历歷厘粒莉犁坜壢 lian连連廉涟漣镰鎌莲蓮 liang良凉涼梁两兩 liao聊辽遼廖 lie列 lin林临臨蔺藺琳邻鄰 ling令陵凌岭嶺灵靈 liu柳琉六浏瀏留流 long龍隆龙陇隴垄瓏 lou婁娄楼樓 lu魯鲁卢盧路鹿泸瀘芦蘆旅庐廬禄祿吕呂陆陸露律綠绿 luan栾欒滦灤銮鑾 lue略 lun伦倫仑侖轮輪崙 luo罗羅洛雒漯萝蘿 ma马馬瑪玛麻 mai麦麥迈邁买買 man曼满滿 mang芒 mao茂茅毛 mei梅美眉湄 men门門们們 meng蒙孟梦夢勐 mi密弥彌汨米 mian绵綿渑澠眠棉緬 miao苗 min民闵閔岷 ming明名鸣鳴 mo墨莫默摩谟謨漠 mou谋謀 mu姆慕穆木牟牡牧 na那纳納拿娜 nai奈 nan南楠 nao瑙淖 ne讷訥 nei内內 nen嫩 ni尼泥 nian碾 niao鸟鳥 nie涅聂聶 ning宁寧 niu纽紐牛 nong农農 nu努怒 nuan暖 nuo诺諾 ou瓯甌欧歐 pa帕 pan潘攀磐盘盤畔 pao泡 pei培佩沛 peng蓬彭朋 pi皮邳陂匹 piao票 pin品 ping平坪萍凭憑屏 po珀鄱坡颇 pu普濮浦莆蒲铺鋪朴樸菩瀑 qi奇齐齊起祁杞栖棲启啟蕲蘄旗七契崎岐埼淇綦 qia恰 qian潜潛乾千黔前迁遷犍 qiang羌 qiao橋桥乔喬 qie切 qin钦欽秦芹沁勤 qing庆慶青清晴 qiong琼瓊邛 qiu丘邱秋 qu曲衢朐区取區渠 quan泉全权權荃 qun群 rang让壤 rao饶饒 re热熱惹 ren仁任 ri日 rong荣榮融容戎蓉榕 rou柔 ru汝如乳 rui瑞 run润潤 ruo若 sa薩萨撒 sai塞赛賽 san三 sang桑 sao骚 se色瑟 sen森 sha沙莎 shan山单單汕陕陝善苫杉 shang尚商上 shao绍紹邵韶少 she射设設歙 shen深莘沈瀋神参申 sheng圣聖胜勝嵊盛生 shi士市世什石氏十狮獅师師施始史实實诗詩 shou首寿壽 shu舒树樹熟束梳蜀沭 shuang双雙 shui水 shun顺順 shuo朔 si斯泗四思 song松嵩宋 su苏蘇素宿 sui随隨睢濉遂绥綏 sun孙孫 suo索梭 ta塔他 tai泰太台 tan滩灘潭郯炭坦檀坛壇 tang汤湯唐塘糖 tao桃陶洮套 te特 teng滕藤腾騰 ti提 tian田天 tiao调調 tie铁鐵 ting廷亭汀 tong通桐铜銅潼筒同统統 tou头頭投 tu图圖吐涂土突 tuan团團 tun屯吞 tuo托陀拖 wa瓦 wai崴 wan湾万萬灣 wang旺汪望王 wei维維卫衛微围圍尉渭威潍濰尾魏危韦未蔚韋为為 wen温溫文汶闻聞 weng翁瓮甕 wo臥窝渥沃 wu乌烏伍武梧吴吳巫无無芜蕪五悟物勿屋务霧婺舞 xi悉锡錫希西溪息淅浠夕潟习習汐 xia夏下厦廈霞辖轄峡峽 xian县縣咸仙暹岘峴贤賢 xiang祥乡鄉象湘襄翔香项項响響 xiao小萧孝肖霄 xie谢謝 xin新辛信忻欣心 xing兴興邢陉陘形星行荥滎 xiong雄熊 xiu秀修休岫 xu徐叙敘许許须須旭戌盱溆漵 xuan宣 xue雪穴 xun旬浔潯逊遜 ya亚亞雅牙鸭鴨鸦鴉芽 yan兖兗烟煙阎閻延盐鹽堰岩偃彦彥宴颜顏雁沿砚硯 yang阳陽扬揚杨楊洋养養仰 yao姚瑶瑤遥遙 ye葉也耶掖野冶叶 yi宜易伊依义義仪儀沂邑益夷议議怡眙黟 yin因茵银銀阴陰印音 ying颍潁应應英营營鹰鷹蓥鎣 yong永邕勇雍 you攸尤邮郵油友右由游遊酉 yu愉玉峪榆余餘禹郁鬱虞裕宇于鱼魚禺屿嶼 yuan源原远遠元沅垣员員园園 yue约約岳越 yun云雲郧鄖郓鄆运運匀勻 zai再 zan赞贊 zao枣棗 ze则泽澤則 zeng增 zha扎闸閘札 zhai寨斋齋 zhan占湛盏盞 zhang漳张張章樟彰 zhao昭肇赵趙招照沼诏詔 zhe柘 zhen鎮镇圳珍 zheng征郑鄭正政 zhi治织織芷枝志直知支芝植指脂至止 zhong中钟鐘鍾忠 zhou洲周州舟 zhu株竹驻駐朱诸諸珠主柱 zhuang庄莊 zhuo卓涿 zi子紫资資自淄梓孜茲兹滋秭 zong枞樅宗 zou邹鄒 zu祖足 zui嘴 zun遵樽 zuo作佐左
六安lu'an 柏林bo'lin 都柏林du'bo'lin 埔里pu'li 洪洞hong'tong 乐清yue'qing 樂清yue'qing 东阿dong'e 東阿dong'e 番禺pan'yu
尔爾马馬罗羅达達诺諾乌烏怀懷亚亞圣聖图圖库庫萨薩奥奧内內门門维維纳納鲁魯丽麗莱萊汤湯汉漢顿頓纽紐麦麥凯凱黄黃伦倫贡貢阳陽贾賈热熱卢盧锡錫卫衛琼瓊湾灣苏蘇约約贝貝骚騷兰蘭万萬锦錦华華红紅铁鐵仑崙让讓车車关關当當齐齊轮輪玛瑪碱鹼滩灘义義邹鄒枞樅资資驻駐诸諸庄莊泸瀘钟鐘织織长長兴興仪儀镇鎮郑鄭庆慶赵趙远遠张張闸閘枣棗余餘云雲郧鄖县縣梦夢郓鄆运運晋晉谋謀潜潛双雙颍潁应應银銀宾賓荣榮兖兗烟煙阎閻扬揚杨楊盐鹽叙敘闻聞饶饒许許乡鄉贵貴连連宁寧巩鞏围圍阴陰厦廈吴吳缙縉无無东東滨濱芜蕪岭嶺潍濰胶膠团團风風铜銅乐樂随隨寿壽狮獅桥橋龙龍鹤鶴绍紹单單头頭栖棲钦欽岛島树樹丰豐凉涼顶頂广廣浔潯涧澗宫宮弥彌权權绵綿渑澠沟溝腊臘坝壩芦蘆顺順庐廬禄祿栾欒娄婁陇隴胜勝浏瀏吕呂临臨礼禮崃崍两兩涟漣岚嵐来來开開济濟陕陝迈邁荆荊陉陘矿礦静靜泾涇郏郟瓯甌获獲启啟会會冈岡师師泽澤郸鄲韩韓陈陳仓倉灵靈宝寶蔺藺归歸个個旧舊邮郵赣贛凤鳳润潤费費匀勻营營陆陸边邊邓鄧蕲蘄沧滄毕畢节節积積阆閬贺賀渎瀆铺鋪赉賚辽遼场場们們孙孫绥綏鸭鴨盘盤农農讷訥满滿滦灤宽寬鸡雞珲琿桦樺岗崗盖蓋抚撫辉輝彦彥环環进進发發赖賴鸿鴻欧歐历歷赛賽谢謝彻徹爱愛剑劍统統鸦鴉琅瑯韦韋设設横橫须須鸟鳥户戶镰鐮儿兒别別叶葉带帶钏釧馆館议議项項龟龜额額辖轄楼樓诗詩逊遜颜顏将將军軍瑶瑤赞贊颇頗盏盞员員莲蓮恒恆园園给給辅輔劳勞岘峴蓟薊国國骅驊间間迁遷遥遙灯燈调調萝蘿贤賢闵閔坛壇响響苍蒼为為涡渦绩績砀碭诏詔鹰鷹鱼魚峡峽荥滎钢鋼监監溆漵从從榄欖电電凭憑鸣鳴垫墊简簡蓥鎣阁閣邻鄰习習瓮甕独獨腾騰冲沖砚硯蓝藍屿嶼绿綠
AD 4251 152 2
Andorra la Vella
,安道尔城
!
!!
+
253
0
AE 2365 5371 2
Zayed City	Al Ain=Al Ain City	Bani Yas City	Musaffah	Al Shamkhah City	Khalifah A City	Abu Dhabi	Dubai	Al Fujairah City	Reef Al Fujairah City	Sharjah	Ajman City	Umm Al Quwain City	Ras Al Khaimah City
1艾因4阿布扎比|阿布達比,迪拜|杜拜2沙迦
!Z0)&(%e(%8*4;
!!%?#&!s#/##!k#m%{%r#w#~%+%Q
../2./48//63.2
179*14
0*14
AF 3161 6220 2
Kandahar	Khost	Ghazni	Gardez	Herat	Jalalabad	Kabul	Bamyan	Charikar	Bazarak	Maymana	Pul-e Khumri	Baghlan	Sar-e Pul	Shibirghan	Khanabad	Khulm	Mazar-e Sharif	Kunduz	Taloqan	Balkh
,坎大哈3赫拉特1喀布尔10马扎里沙里夫|馬薩里沙里夫
!~#z9)q,.A7Bc%7-Q#%#%#%
&z,b*~+v!!-<+p*A+p,8%v+A+@(5&~+k*4)R+O,9)=
3/0/218.../.0../.21.0
191*21
0*21
AG 1712 -6184 2
Saint John’s

!
!!
,
54
0
AI 1822 -6306 2
The Valley

!
!!
%
53
0
AL 4047 1945 2
Vlorë	Korçë	Patos	Fier	Pogradec	Elbasan	Durrës	Tirana	Shkodër
7地拉那
!3*(699#p
!&#P!5!/#C!e!!!I!*
/..../03/
299*9
0*9
AM 4018 4385 2
Yerevan	Gyumri	Vanadzor
,埃里温|葉里溫,久姆里
!c#
!h!!!f
50/
235*3
0*3
AO -1520 1215 2
Namibe	Lubango	Huambo	Benguela	Cuito	Lobito	Malanje	N’dalatando	Luanda	Uíge	Soio	Cabinda
8罗安达|魯安達
!@~%H88%~&3<R~#F~#a_
!!#Q(&#I)E#V(e&-#7&<!:!)
//1001/38...
33*12
0*12
AR -5481 -7131 2
Ushuaia	Río Grande	Río Gallegos	Comodoro Rivadavia	Trelew	Puerto Madryn	San Carlos de Bariloche	General Roca	Neuquén	Cipolletti	Punta Alta	Bahía Blanca	Necochea	Mar del Plata	Tandil	Olavarría	Azul	Santa Rosa	General Pico	La Plata	Chivilcoy	Berazategui	Quilmes	Merlo	Mercedes	Morón	San Rafael	Buenos Aires	Hurlingham	Junín	Luján	San Miguel	José C. Paz	Los Polvorines	Don Torcuato	Pilar	Campana	Zárate	Pergamino	Venado Tuerto	Villa Mercedes	San Nicolás de los Arroyos	San Luis	Río Cuarto	San Martín	Gobernador Gálvez	Gualeguaychú	Rosario	Mendoza	Concepción del Uruguay	Villa María	Río Tercero	Paraná	Santo Tomé	Santa Fe	San Juan	Chimbas	San Francisco	Villa Carlos Paz	Córdoba	Concordia	Rafaela	La Rioja	Reconquista	Goya	San Fernando del Valle de Catamarca	Santiago del Estero	Oberá	Barranqueras	Corrientes	Resistencia	Posadas	San Miguel de Tucumán	Yerba Buena	Presidencia Roque Sáenz Peña	Puerto Eldorado	Formosa	Salta	San Pedro de Jujuy	San Salvador de Jujuy	San Ramón de la Nueva Orán	Tartagal
,乌斯怀亚5巴里洛切1内乌肯4马德普拉塔5拉普拉塔7布宜诺斯艾利斯19罗萨里奥,门多萨5圣菲|聖塔菲4科尔多瓦|哥多華12图库曼4萨尔塔
!~#1~%K~*N~%yT~#o~%F,%)45[jO/4~#+p%1(*%!&#%##&%%#&B*92+G&5))%**M+<P+#/*)##%2~%*>#iiC###-[!&J;~#V](~#4d
&D((%C(=*h+(!!(5&_&g.F.22/3L1c0C0s+v,O3#0c2f2a201C2;&C2S2:/_1f222,222:1y1t1m0*.P*W0N)X+o&5/~2E/~%l2d-*,,0./q/w&.&/.E+_,#2y/&)#1-1T*6+x651v2%1r5@*q*g076b2j*]+9*i+r,K
../0/.//2/.2/4//.0.4.112.20;.//01..1/////010///55./.2.33/..60/1/.12..2324./.13.2/.
67*2 62 57*3 63*4 56*7 63*2 56*7 61 56*12 58 65 56 65 58 61 58*3 61 58*6 64*2 58*5 60 58*2 57 58*6 66*2 58*3 63 59*2 63*2
0*82
AS -1428 -17070 2
Pago Pago
,帕果帕果
!
!!
*
332
0
AT 4661 1139 2
Villach	Klagenfurt am Wörthersee	Graz	Innsbruck	Salzburg	Favoriten	Vienna	Linz
1克拉根福,格拉茨,因斯布鲁克|茵斯布魯克,萨尔茨堡|薩爾斯堡1维也纳,林茨
!#Q7ZH).
%k&=(V!!#r)Z)Y&;
./100161
303*8
0*8
AU -4288 11564 2
Hobart	Launceston	Geelong	Melbourne	Ballarat	Bendigo	Albury	Canberra		Adelaide Hills	Wollongong	Sydney	Parramatta	Bunbury	Newcastle	Maitland	Mandurah	Rockingham	Perth	Gold Coast	Logan City	Toowoomba	Brisbane	Sunshine Coast	Hervey Bay	Bundaberg	Alice Springs	Rockhampton	Mackay	Townsville	Cairns	Darwin
,霍巴特|荷巴特,朗塞斯顿,吉朗,墨尔本,巴拉瑞特,本迪戈,奥尔伯里|奧伯里,堪培拉|坎培拉,阿德莱德|阿得雷德1伍伦贡|臥龍崗,悉尼|雪梨,帕拉马塔1纽卡斯尔|新堡3珀斯|伯斯,黄金海岸1图文巴|圖翁巴,布里斯班,阳光海岸2艾丽斯斯普林斯|愛麗斯泉,罗克汉普顿|洛坎普頓,麦凯,汤斯维尔,凯恩斯,达尔文
!~#[~&dF<wkuG%U[)UL88=E~(KH,-w~#TN~#@D~%Q~%.~%^~)#
GZGFD<DzCdD4G1I]=m=xKZK|Kg!!LZLD!,!-!:NMN-LmN#N*MfM:8PK4IbG%Er5+
1019//(36.29,.2./074207!./,./100
248*2 249*4 251*2 245*2 251*3 250 251*2 250*3 246*7 247 246*4 247
6*2 7*4 2 1 5*2 2*3 8 2*2 8*3 4*7 3 4*4 3
AW 1252 -7003 2
Oranjestad

!
!!
,
68
0
AX 6010 1993 2
Mariehamn

!
!!
*
280
0
AZ 3875 4541 2
Lankaran	Nakhchivan	Xankandi	Saatlı	Sirvan		Qaracuxur	Bakıxanov	Sumqayıt	Yevlakh	Ganja	Mingelchaur	Sheki
5巴库4占贾
!Rc/#P%%5&*,O
&s!!#Q&A&{)&)/)/(l#{#*#r#}
2../.5/.202/.
168*13
0*13
BA 4334 1587 2
Mostar	Sarajevo	Zenica	Tuzla	Banja Luka	Bihać
1萨拉热窝|塞拉耶佛2巴尼亚卢卡
!WGF<(
%4%m%=&1#O!!
/4101/
292*6
0*6
BB 1311 -5962 2
Bridgetown
,布里奇敦|橋鎮
!
!!
/
71
0
BD 2144 8827 2
Coxs Bazar	Satkania	Patiya	Chittagong	Sandwip	Pirojpur	Bagerhat	Bibir Hat	Bhola	Barisal	Satkhira	Khulna	Tungipara	Lakshmipur	Feni	Raipur	Ramganj	Khagrachhari	Narail	Jessore	Madaripur	Palang	Laksham	Comilla	Faridpur	Narayanganj	Sonargaon	Dhaka	Azimpur	Paltan	Tungi	Kushtia	Narsingdi	Pabna	Bhairab Bazar	Nagarpur	Ishurdi	Shahzadpur	Tangail	Puthia	Rajshahi	Habiganj	Natore	Kishorganj	Sirajganj	Maulavi Bazar	Nawabganj	Sarishabari	Mymensingh	Par Naogaon	Bogra	Netrakona	Sylhet	Jamalpur	Shibganj	Sherpur	Joypur Hat	Dinajpur	Rangpur	Saidpur	Lalmonirhat	Thakurgaon
3吉大港7库尔纳15达卡12拉杰沙希|拉傑沙希11锡尔赫特
!f:(5+,%###.-(+&*#)#!)%:3!(*%#3#%-(#+)+0!#&&%&.4#()&%%,%,Y0&2/
(6(:(3(!&W#x#e&{%a%D!v#L#p%t&R%n%v(2#F#)%4%B&6&=#j%Q%^%H%F%H%G!{%i#,&(#n!v#P#r!]!E&S!n%o#[&y!!#i%H!j#9%j((#u#4#|!r!I#-!d#A!8
2..8..2//106../....2/./3010;/12021/2//114/3/0.0/111/1130/121./
177*62
0*62
BE 5041 293 2
Charleroi	Mons	Namur	La Louvière	Seraing	Verviers	Tournai	Liège	Mouscron	Kortrijk	Brussels	Leuven	Hasselt	Aalst	Roeselare	Genk	Mechelen	Ghent=Gent	Sint-Niklaas	Bruges=Brugge	Ostend	Antwerp=Antwerpen	Deurne
,沙勒罗瓦1那慕尔4列日2布鲁塞尔,鲁汶5根特1布鲁日1安特卫普
!(%%-#%%/-%&)##%*%0(#!!
#d#1%4#I%u&>!R%|!@!E#Y#~%e#:!7%u#h!u#D!A!!#_#g
1/0/...1./5/./../1.0.3/
259*23
0*23
BF 1063 -477 2
Banfora	Bobo-Dioulasso	Koudougou	Ouagadougou	Ouahigouya
3瓦加杜古
![~#60~#D
!!!S%e&^%^
.3/5.
46*5
0*5
BG 4165 2288 2
Kardzhali	Haskovo	Blagoevgrad	Asenovgrad	Plovdiv	Pazardzhik	Stara Zagora	Yambol	Burgas	Pernik	Kazanlak	Sliven	Sofia	Gabrovo	Veliko Tŭrnovo	Vratsa	Varna	Shumen	Pleven	Dobrich	Ruse	Vidin
4普罗夫迪夫3布尔加斯3索非亚|索菲亞3瓦尔纳
!@-!1);)&-%+#591#)33@2
%m&#!:%9%-#]&-(*)2!3%p&t!P%i&,!j)a(T#{)V&L!!
.//.2/0/1/./5...2/0/0.
296*22
0*22
BH 2607 5050 2
Dar Kulayb	Madinat Hamad	Ar Rifa	Manama	Al Muharraq
3麦纳麦|麥納瑪
!)#.&
!!!#!*!-!/
../0/
167*5
0*5
BI -343 2936 2
Gitega	Bujumbura	Muyinga
,基特加,布琼布拉|布松布拉
!)Y
!]!!#-
-2/
11*3
0*3
BJ 636 138 2
Ouidah	Cotonou	Abomey-Calavi	Porto-Novo	Lokossa	Bohicon	Abomey	Savé	Parakou	Djougou	Nikki	Natitingou	Kandi
1科托努|科多努1波多诺伏|新港
!#,)2Z!{~#NI;Hy
!m#3#-#E!F!k!c#:#H!A%)!!#i
/431/0//11./0
47*13
0*13
BL 1790 -6285 2
Gustavia

!
!!
(
145
0
BM 3229 -6478 2
Hamilton
,哈密尔顿|漢密爾頓
!
!!
!
236
0
BN 489 11494 2
Bandar Seri Begawan
,斯里巴加湾|斯里巴卡旺
!
!!
.
173
0
BO -2202 -6815 2
Yacuiba	Tarija	Potosí	Sucre	Oruro	Santa Cruz de la Sierra	Sacaba	Quillacollo	Cochabamba	Montero	Tiquipaya	La Paz	Trinidad	Riberalta
2波托西,苏克雷,奥鲁罗,圣克鲁斯2科恰班巴2拉巴斯
!T~%6[~#47K#!)!z~#t~(>
)%&q%d&:#/)X%E%-%9)Q%3!!&_%C
/101160/5/.5//
109*14
0*14
BQ 1215 -6827 2
Kralendijk

!
!!
&
108
0
BR -3203 -7268 2
Rio Grande	Pelotas	Bagé	Santana do Livramento	Camaquã	São Gabriel	Guaíba	Viamão	Cachoeira do Sul	Porto Alegre	Cachoeirinha	Gravataí	Canoas	Esteio	Sapucaia	Alegrete	São Leopoldo	Uruguaiana	Santa Cruz do Sul	Montenegro	Santa Maria	Novo Hamburgo	Sapiranga	Lajeado	Farroupilha	Bento Gonçalves	Caxias do Sul	Içara	Criciúma	São Borja	Cruz Alta	Vacaria	Tubarão	Ijuí	Santo Ângelo	Carazinho	Passo Fundo	São José	Santa Rosa	Lages	Palhoça	Erechim	Florianópolis	Biguaçu	Concórdia	Rio do Sul	Brusque	Chapecó	Blumenau	Itajaí	Caçador	Jaraguá do Sul	Joinville	São Bento do Sul	Pato Branco	Francisco Beltrão	Araucária	Foz do Iguaçu	São José dos Pinhais	Paranaguá	Campo Largo	Pinhais	Curitiba	Guarapuava	Almirante Tamandaré	Colombo	Ponta Grossa	Cascavel	Toledo	Telêmaco Borba	Peruíbe	Itanhaém	Campo Mourão	Praia Grande	Guarujá	Itapeva	São Vicente	Santos	Cubatão	Embu Guaçu	Umuarama	São Sebastião	Itapecerica da Serra	Ribeirão Pires	São Bernardo do Campo	Diadema	Mauá	Santo André	Cianorte	Embu	Taboão da Serra	São Caetano do Sul	Caraguatatuba	Cotia	Itapetininga	Apucarana	Itapevi	São Paulo	Votorantim	Suzano	Ferraz de Vasconcelos	Osasco	São Roque	Poá	Jandira	Mogi das Cruzes	Carapicuíba	Barueri	Sorocaba	Itaquaquecetuba	Guarulhos	Santana de Parnaíba	Sarandi	Ubatuba	Maringá	Arapongas	Arujá	Caieiras	Cajamar	Tatuí	Franco da Rocha	Mairiporã	Londrina	Rolândia	Jacareí	Francisco Morato	Cambé	Itu	Várzea Paulista	Salto	Jundiaí	São José dos Campos	Atibaia	Caçapava	Avaré	Indaiatuba	Paranavaí	Vinhedo	Taubaté	Angra dos Reis	Itatiba	Ourinhos	Valinhos	Bragança Paulista	Pindamonhangaba	Saquarema	Maricá	Rio de Janeiro	Campinas	Cabo Frio	Botucatu	Niterói	Araruama	Hortolândia	Itaguaí	São Pedro da Aldeia	Sumaré	Guaratinguetá	Nilópolis	São João de Meriti	Duque de Caxias	Belford Roxo	Paulínia	Nova Iguaçu	Santa Bárbara d'Oeste	Itaboraí	Seropédica	Campos do Jordão	Americana	Lorena	Piracicaba	Queimados	Assis	Japeri	Lençóis Paulista	Cruzeiro	Limeira	Barra Mansa	Ponta Porã	Rio das Ostras	Volta Redonda	Petrópolis	Barra do Piraí	Resende	Itapira	Mogi Mirim	Itajubá	Teresópolis	Rio Claro	Macaé	Mogi Guaçu	Araras	Bauru	Jaú	Nova Friburgo	Valença	Pouso Alegre	Dourados	Marília	Leme	Presidente Prudente	Três Rios	São Carlos	Pirassununga	São João da Boa Vista	Tupã	Araraquara	Poços de Caldas	Juiz de Fora	Campos dos Goytacazes	Três Corações	Lins	Matão	Varginha	Mococa	Alfenas	Penápolis	Taquaritinga	Cataguases	Birigui	Jaboticabal	Lavras	Barbacena	Araçatuba	Itaperuna	Ribeirão Preto	Catanduva	Sertãozinho	São João del Rei	Muriaé	Ubá	Bebedouro	São Sebastião do Paraíso	Andradina	Batatais	Cachoeiro de Itapemirim	São José do Rio Preto	Três Lagoas	Viçosa	Passos	Guarapari	Conselheiro Lafaiete	Barretos	Franca	Formiga	Campo Grande	Votuporanga	Ouro Preto	Viana	Vila Velha	Vitória	Fernandópolis	Manhuaçu	Divinópolis	Serra	Itaúna	Ibirité	Nova Lima	Betim	Contagem	Belo Horizonte	Pará de Minas	Aracruz	João Monlevade	Caratinga	Santa Luzia	Ribeirão das Neves	Esmeraldas	Uberaba	Vespasiano	Itabira	Araxá	Timóteo	Colatina	Coronel Fabriciano	Ipatinga	Sete Lagoas	Linhares	Corumbá	Ituiutaba	Patrocínio	Uberlândia	Governador Valadares	Curvelo	São Mateus	Araguari	Patos de Minas	Itumbiara	Catalão	Jataí	Teófilo Otoni	Rio Verde	Caldas Novas	Pirapora	Paracatu	Aparecida de Goiânia	Montes Claros	Senador Canedo	Goiânia	Trindade	Rondonópolis	Porto Seguro	Eunápolis	Unaí	Anápolis	Luziânia	Barra do Garças	Janaúba	Brasília	Várzea Grande	Planaltina	Cuiabá	Formosa	Planaltina	Itapetinga	Vitória da Conquista	Ilhéus	Itabuna	Guanambi	Jequié	Valença	Salvador	Santo Antônio de Jesus	Lauro de Freitas	Simões Filho	Vilhena	Camaçari	Feira de Santana	Barreiras	Alagoinhas	Sinop	Gurupi	Cacoal	Irecê	Estância	São Cristóvão	Aracaju	Ji Paraná	Nossa Senhora do Socorro	Itabaiana	Palmas	Rio Branco	Ariquemes	Arapiraca	Marechal Deodoro	Maceió	Rio Largo	Paulo Afonso	Petrolina	Garanhuns	Porto Velho	Arcoverde	Ipojuca	Caruaru	Cabo	Bezerros	Gravatá	Jaboatão	Vitória de Santo Antão	Jaboatão dos Guararapes	Recife	Redenção	Olinda	São Lourenço da Mata	Serra Talhada	Santa Cruz do Capibaribe	Paulista	Abreu e Lima	Carpina	Igarassu	Cruzeiro do Sul	Balsas	Crato	Campina Grande	Juazeiro do Norte	Araguaína	Bayeux	João Pessoa	Santa Rita	Picos	Patos	Cabedelo	Caicó	Iguatu	Parauapebas	Parnamirim	Natal	Imperatriz	Barra do Corda	Marabá	Mossoró	Crateús	Timon	Teresina	Caxias	Codó	Bacabal	Itaituba	Cascavel	Horizonte	Coari	Pacatuba	Aquiraz	Maracanaú	Tucuruí	Caucaia	Fortaleza	Sobral	Santa Inês	Itapipoca	Manacapuru	Altamira	Itacoatiara	Manaus	Paragominas	Parnaíba	Parintins	São Luís	Santarém	Abaetetuba	Belém	Ananindeua	Castanhal	Bragança	Santana	Macapá	Boa Vista
9阿雷格里港|愉港32弗洛里亚诺波利斯9若因维利9库里蒂巴|庫里奇巴14桑托斯|山度士19圣保罗12瓜鲁柳斯11隆德里纳24里约热内卢,坎皮纳斯2尼泰罗伊73里贝朗普雷图19大坎普4维多利亚9贝洛奥里藏特37戈亚尼亚9巴西利亚2库亚巴9萨尔瓦多23马塞约14累西腓16若昂佩索阿8纳塔尔6特雷西纳12福塔莱萨|福塔雷薩6马瑙斯|瑪瑙斯3圣路易斯2贝伦
!>PP(W;&(#,#%*&)%#&&#!(5=)!R&%%1(,-%%)F)5%&/>%/!6#1A7)%3U(%#*%#(+&81=K!22&%#%!+**#(#%!%#!#%#!%#(!!!#!#!!!#!###&%!#!#%(!!(!#!!&!%)###*%!#%(!%!&#%&!!#!%!#####%!###&!!##!!!#!#*%(&#%!##%&!&#!##&##)#%&%##%*#.%&(2!&#)%,),(##%.(!%%#%(!!##5&%#(&&(&)#.%,%%&!*#(%0#)*&%(#*(#%%!##*+&#(%)!,J(&%+-(++4=A%**L0L-%&&6%+%&,H-%1&%*-8J,!^HUL!,/((O0#@1A2&>.%(5W8*4((7+#X0F%0!)&%*#*%%##&%&*%8.B!%%+#!&*(X.A31>%17#-!;L5#3&%.,%/&%&%67.*(1+?.-n>-,<~#..~&/
;/:r8s7<;L8]<!<B:9<-<;<E<2<2<56}<55R:i;q96<7<C;=;|;k<2><>56h9J<K>Y9,8d:C:k>J8L=.>}:x?.>~;6=u>e:T>S>~<C>S>k>4:O:)>18A>E?0>#>G>?;p>;>D=?9Y9=<l@rA,:nASAc>hATAZAPA*9iB^A%ARACA=AMAE:VA%A,ADB^@z?b;q@yA;@DA]AVA,@dAY@|AjA(@~@BAXAF@z;FC%;?;uA[A1@~?uA2A@<4;zB#A0<(@RA(@S@~B-ADB?>c@[:e@tBNCsA&=]@rAEBXEvEUE1@lFK?9E9F,@ZDNFD@UBuDuDyE!Dv@cDq@GEQDUBK@OB|@/Df=%D[>pC0@HD&7(FTD.E1DICfA)@vBYEE@8Ff@w@J>T?-EtDVB(8+=T@I;xE.?r@EA+<w?SACD{G8Bo=k?@B[@rB&=G?3Ec=-?EC-DO=!FY?z>^?hCyF)EI?5@s;y@6GN>4;WEOA>H2DM?,@HB[8;=RDkH2HGHB=6FKC8HECWD2DGD!D3D>CTHIE2F@DGD/Ct?nD@E,@xEhH#EjEsCzH^4u>,@s?IFSChHt?RAG>D?l;UG%<K?%C3A!>BDF>Q>A>)8<IkI5@{>a?l:zE!?n6Y@/6]@O@3HKGkImISEYH[IjJGIUJYJR2+JZItC.JP7?>S0[F]KYKrL#0)KzKZ?D)N.pLNMAMQMFJgH2L_-sL&N<M9N?MKMeNBN#NANN=LNPN@J]L~NONLN)NK!!AyIFMCIO?PNINPNDG*KkNSK}IQ=YN(N-@?Bp>MKeG{ESEWDzDCCB6jJdJJ.fJ<JSJ;=qJ9JDHABbI51U;!4!28@@Ff5wCu85>h?3?@?nA.<2<=1P
12//../2/6022/0/100.22/../3.1..../..11.10/3.../120.03/..0200/060/1220..//22.230/0/004334.110/1001;/214.00232425///2///./0.3.11/00/240//1/.20.//00./9500301/.1/0353.511..1/20//./21./22/0.//01000200.011/1/1./.1033../0./..././01/40/////...13/.//0/2.4...32..13/0/347/./.23/2//////11////42.//0/.//1../32.5/000.20..7213//.201.0.7/00.13000..../301.12.1.5./102..10..4046/3/./2////./21//40./...1041/01.040//......1/270.../.6.0.51/630./21
144*178 77 144*18 77 144*39 77 144*7 77 144*32 77 144*21 86 70*2 144*3 86 144*2 86 144 86 144*2 70*11 135 70*4 86 55 135 70 113*3 135 113*2 55 140 135 113*4 70 138*2 135 138*10 72 138*8 140 93*4 55 93*8 72 93*4 72 93*7 141 93*2 115 93*3 72 93*5 115 141 115*2 72 93 115 93 141 72*7 74
0*427
BS 2506 -7734 2
Nassau
,拿骚|拿索
!
!!
1
127
0
BT 2747 8964 2
Thimphu
,廷布|辛布
!
!!
/
226
0
BW -2465 2550 2
Gaborone	Molepolole	Selebi-Phikwe	Francistown
,哈博罗内|嘉柏隆里
!<~%gw
!M!!%]%;
1../
22*4
0*4
BY 5205 2369 2
Mazyr	Brest	Pinsk	Kobryn	Rechytsa	Gomel=Homyel'	Svyetlahorsk	Salihorsk	Zhlobin	Slutsk	Slonim	Baranovichi	Babruysk	Hrodna	Lida	Minsk	Mahilyow	Horad Zhodzina	Barysaw	Maladzyechna	Orsha	Vitebsk	Polatsk	Navapolatsk
1布列斯特3戈梅利9明斯克5维捷布斯克
!)%-3+84.2*(#[7%%61-7jB(
*:!!%e!i+S,5*m(A+.(C#p%Z*7!2#n(D+N)7)I&U+V+@)g)R
020..3///..112/63.0/02//
281*24
0*24
BZ 1725 -8877 2
Belmopan	Belize City
,贝尔莫潘|貝爾墨邦
!=
!!!^
*.
73*2
0*2
CA 4230 -13505 3
Windsor	Norfolk County	Sarnia	London	Welland	Niagara Falls	Brantford	St. Catharines	Hamilton	Cambridge	Burlington	Kitchener	Oakville	Waterloo	Milton	Guelph	Mississauga	Etobicoke	Brampton	East York	Toronto	Willowdale	North York	Scarborough	Vaughan	Ajax	Markham	Richmond Hill	Pickering	Oshawa	Aurora	Newmarket	Kingston	Peterborough	Barrie	Halifax	Dartmouth	Saint John	Kanata	Saint-Jean-sur-Richelieu	Nepean	Granby	Sherbrooke	Ottawa	Brossard	Gatineau	Montréal	Longueuil	Laval	Saint-Hyacinthe	Terrebonne	Repentigny	Saint-Jérôme	Drummondville	Fredericton	Moncton	Sydney	Charlottetown	North Bay	Trois-Rivières	Sudbury=Greater Sudbury	Sault Ste. Marie	Lévis	Québec	St. John's	Thunder Bay	Saguenay	Victoria	White Rock	Abbotsford	Ladner	Surrey	Delta	Nanaimo	Chilliwack	Richmond	New Westminster	Maple Ridge	Vancouver	Burnaby	Port Coquitlam	Coquitlam	Lethbridge	Kelowna	Winnipeg	Medicine Hat	Regina	Kamloops	Calgary	Saskatoon	Red Deer	Sherwood Park	Edmonton	St. Albert	Prince George	Fort McMurray	Whitehorse	Yellowknife
,温莎|溫莎2伦敦4哈密尔顿2基奇纳,奥克维尔,滑铁卢2密西沙加1布兰普顿|賓頓1多伦多1北约克,士嘉堡2万锦,列治文山4金斯顿|京斯敦2哈利法克斯7渥太华1加蒂诺,蒙特利尔|蒙特婁1拉瓦尔5弗雷德里克顿,蒙克顿1夏洛特敦2萨德伯里2魁北克,圣约翰斯,桑德贝|雷灣1维多利亚3素里3列治文2温哥华|溫哥華,本拿比3基洛纳,温尼伯|溫尼伯1里贾纳1卡尔加里|卡加利,萨斯卡通,红鹿1埃德蒙顿|艾德蒙頓3怀特霍斯|白馬市,耶洛奈夫|黃刀鎮
!Y3!!0&(,/&(%%)&&+&##+!!+#%!&!.)6+.=%b&#&*!#(&&%(*+((.+2)--&2&@#qx(%_(&%&&!!(#&%!#N6!4M:J~#72~#H&,A~&2~(O~#z
!_M!cJ!a2!bN!dd!dv!cU!de!d%!cQ!d&!c=!d7!c<!c~!cV!d9!dB!d.!dZ!dQ!dS!dQ!dc!dI!dz!db!dO!dp!e1!dL!dL!gn!eh!d8!v@!v?!sR!hK!kJ!ha!l%!l{!hc!k5!hc!k)!k0!jz!kj!j~!k7!jY!l?!rp!ty!z/!vn!dL!l8!bh!]~!mj!mg#&R!WM!mu!11!1j!2F!1L!1g!1^!0O!2f!1F!1^!1~!1H!1Y!1m!1l!<}!5O!NX!?F!F5!4U!;U!Cu!;t!<I!<:!<)!1o!>Y!!!!;9
2./2.//030111//042307/442/21/2./0/13////1.05.2613.//...00-.00.03//02.013///1..41.0.04.1.51/.4../,+
153*35 101*2 123 153*16 123*2 94 101 153*6 146 153*2 155*15 91 155 157 91 139 155 91 139 91*4 155 91 156 91
15*35 14*2 12 15 17 15 17*2 15 17*10 12*2 14 16 15 17 15*2 17*2 13 15 17 10*15 9 10 11 9 18 10 9 18 9*4 10 9 19 20
CC -1216 9682 2
West Island

!
!!
!
311
0
CD -1176 1237 2
Kipushi	Lubumbashi	Likasi	Kolwezi	Kamina	Mwene-Ditu	Gandajika	Tshikapa	Kabinda	Mbuji-Mayi	Kalemie	Moanda	Kananga	Boma	Matadi	Mbanza-Ngungu	Kikwit	Mweka	Kasongo	Masina	Ilebo	Kinshasa	Lodja	Uvira	Bandundu	Kindu	Bukavu	Goma	Mbandaka	Butembo	Beni	Kisangani	Bunia	Lisala	Bumba	Isiro	Buta	Gemena	Gbadolite
1卢本巴希19金沙萨|金夏沙
!.j?~%7~#z>E@!7%&)#_:7N))!w0,JQx~#y-G&~#3a(_%S~#1
4f4}412f250L1#-N1Z0Z6v!!/>!j#8%m+:.A4*&G-9&?0[6q)]386Q6z*[7#772H8,.=/C501u,@-d
.633/102.50.311/1..30:.100101014/./0.0.
34*11 29 34 29*4 34*2 29 34 29 34*2 29 34*3 29 34*4 29*2 34*2 29*2
0*39
CF 387 1579 2
Mbaïki	Bimbo	Berbérati	Bangui	Kaga Bandoro
3班吉|班基
!K!.~%{
%N%{!!&-&o
.0.4.
6*5
0*5
CG -478 1186 2
Pointe-Noire	Brazzaville	Kayes	Dolisie
,黑角,布拉柴维尔|布拉薩
!W+!
!!&q#Z!w
46./
10*4
0*4
CH 4601 615 2
Lugano	Geneva=Genève	Lausanne	Bern	Lucerne=Luzern	Zürich	Sankt Gallen	Winterthur	Basel
,卢加诺,日内瓦,洛桑,伯尔尼|伯恩,卢塞恩|琉森,苏黎世,圣加仑|聖加侖,温特图尔|溫特圖爾,巴塞尔
!7DO.D)-)
&2!!!T#M%J%d&[%u#Y
.100.2./1
308*9
0*9
CI 475 -815 2
San-Pédro	Grand-Bassam	Dabou	Abidjan	Bingerville	Abobo	Anyama	Divo	Agboville	Adzopé	Gagnoa	Oumé	Issia	Sinfra	Dimbokro	Abengourou	Yamoussoukro	Daloa	Bouaflé	Danané	Man	Bouaké	Séguéla	Bondoukou	Katiola	Korhogo	Ferkessédougou
3阿比让|阿必尚12亚穆苏克罗|雅穆索戈
!R0%#*+G-6%=/1&,-*/?3@?,.~#O1
#d({(9(a(l(^(Z&0(J(o%N&*#i%R&s)8&8#w%e!!!b&Q#a*#&J%p&A
1/.8.5/0/.0..../11..04...1.
0*27
0*27
CK -2121 -15978 2
Avarua

!
!!
*
337
0
CL -5315 -7325 2
Punta Arenas	Puerto Montt	Osorno	Valdivia	Temuco	Los Ángeles	Coronel	Chiguayante	Concepción	Talcahuano	Chillán	Linares	Talca	Curicó	Rancagua	Buin	Melipilla	Talagante	Puente Alto	Peñaflor	San Antonio	San Bernardo	La Pintana	Santiago	Lo Prado	Quilpué	Villa Alemana	Valparaíso	Viña del Mar	Quillota	Los Andes	San Felipe	Ovalle	Coquimbo	La Serena	Copiapó	Antofagasta	Calama	Iquique	Arica
,蓬塔阿雷纳斯,蒙特港2特木科3康塞普西翁14圣地亚哥|聖地牙哥3瓦尔帕莱索,比尼亚德尔马7安托法加斯塔1伊基克
!~1/~##r~#6~#JP..//rNQwP(&)!%!#0%K#!%2),~%Ig)~%q~(4~#B~%S~#{
%]!C!0!!!g##!/!:!8!1#>#s#l%;%o%o%=%Z&!%a#q%s%z%x%p%&%.#o#w%:%}%p%?%1%:&=&6(s&O&@
010010//120.1/1...3./219/0/22.../1002011
137 142*39
0*40
CM 290 921 2
Ébolowa	Sangmélima	Kribi	Mbalmayo	Edéa	Yaoundé	Limbe	Douala	Tiko	Nkoteng	Bertoua	Kumba	Loum	Bafia	Nkongsamba	Bangangté	Bafang	Dschang	Bafoussam	Foumbot	Mbouda	Foumban	Bali	Bamenda	Kumbo	Wum	Meïganga	Ngaoundéré	Garoua	Guider	Yagoua	Maroua	Mokolo	Mora	Kousséri
5雅温得|雅恩德1杜阿拉
!&#_@+3&&P**,&87%@(&0.4+<62w~%7eM=3C~#2
%4&.!l%W#&%Y!!!U!3&3)%!<!Y%<!o#O#,!z#D#Y#3#v!v#)#^!|)f(w(e)A*j)h)2)T*T
/../16/6..101.0.//2/0//3../13//22.3
19*35
0*35
CN 1683 7599 2
																																											Tangping		Baihe				Yashan																																			Nandu															Ning’er																Jinji										Kaihua		Debao Chengguanzhen																												Nanfeng															Xincheng Chengguanzhen																																																													Nandan Chengguanzhen																				Linwu Chengguanzhen	Rong’an						Yizhang Chengguanzhen												Rucheng Chengguanzhen	Jiahe Chengguanzhen				Xing’an							Guiyang Chengguanzhen															Yong’an					Guidong Chengguanzhen		Yongxing Chengguanzhen		Youxi Chengguanzhen																																Huili Chengguanzhen			Anren Chengguanzhen					Chaling Chengguanzhen						Youxian Chengguanzhen		Jian’ou				Fu’an		Hengdong Chengguanzhen																								Gantang																												Shangri-La																																																																				Jiang’an			Miluo Chengguanzhen						Guli						Gyantse															Tiantai Chengguanzhen	Kaihua Chengguanzhen						Shigatse																															Huarong Chengguanzhen												Wucheng					Lhasa	Nyingchi																													Dêqên					Lianghu																										Lin’an			Buhe																									Guang’an																							Duobao																																																					Qamdo																							Hong’an Chengguanzhen									Shucheng Chengguanzhen	Nagqu		Hutang						Dawu Chengguanzhen							Ma’anshan									Lu’an							Shangcheng Chengguanzhen						Baokang Chengguanzhen		Barkam						Wuyang						Fangxian Chengguanzhen										Luoshan Chengguanzhen							Langao Chengguanzhen			Zhuxi Chengguanzhen	Xi Xian Chengguanzhen			Tongbai Chengguanzhen								Huaibin Chengguanzhen			Ngari			Ziyang Chengguanzhen			Hai’an					Funan Chengguanzhen							Fengtai Chengguanzhen					Yunxian Chengguanzhen			Hanyin Chengguanzhen				Wenxian Chengguanzhen									Zhenping Chengguanzhen	Neixiang Chengguanzhen		Linquan Chengguanzhen	Wuhe Chengguanzhen	Lixin Chengguanzhen		Taihe Chengguanzhen				Fangcheng Chengguanzhen						Guzhen Chengguanzhen	Ningshan Chengguanzhen	Lüeyang Chengguanzhen																		Huaiyang Chengguanzhen	Jishui		Chengxian Chengguanzhen		Huixian Chengguanzhen			Luanchuan Chengguanzhen			项城			Baofeng Chengguanzhen				Liangdang Chengguanzhen									Dangchang Chengguanzhen	Lushi Chengguanzhen		Fugou Chengguanzhen	Taikang Chengguanzhen		Zhecheng Chengguanzhen			Song Xian Chengguanzhen		Ruyang Chengguanzhen									Xiayi Chengguanzhen													Luoning Chengguanzhen		Weishi Chengguanzhen	Yichuan Chengguanzhen					Sui Xian Chengguanzhen	Ningling Chengguanzhen			Golog	Tongxu Chengguanzhen	Liquan Chengguanzhen		Yiyang Chengguanzhen	Lingbao Chengguanzhen	Fengxiang Chengguanzhen						Qi Xian Chengguanzhen						Sanyuan Chengguanzhen		Qianyang Chengguanzhen		Minquan Chengguanzhen			Zhongmu Chengguanzhen	Yanshi Chengguanzhen	Xin’an Chengguanzhen		Gangu Chengguanzhen			Mianchi Chengguanzhen										Mengjin Chengguanzhen		Lankao Chengguanzhen			Taozhuang			Longxian Chengguanzhen		Xiazhuang			Pucheng Chengguanzhen							Fengqiu Chengguanzhen		Yuanyang Chengguanzhen		临邑								Xunyi Chengguanzhen	Yanjin Chengguanzhen	Xixiang					Xiuwu Chengguanzhen					Huojia Chengguanzhen	Dongming Chengguanzhen	Jingchuan Chengguanzhen														Jingning Chengguanzhen														Longde Chengguanzhen			Zhenyuan Chengguanzhen												Yigou	Yuzhong Chengguanzhen		Fan Xian Chengguanzhen				Qingfeng Chengguanzhen		Neihuang Chengguanzhen							Nanle Chengguanzhen																	Gaolan Chengguanzhen			Golmud		Pengcheng					Xinzhi			Hecun																	Yongdeng Chengguanzhen																												Hotan																									Qingyang				Lüliang																																				Yarkant											Lüshun		Bayan Hot		Pingluo Chengguanzhen																				Gaotai Chengguanzhen			Kashgar				Ordos							Kizilsu	Artux																	Tumxuk																			Songling											Tumed Right Banner	Aral									Bayan Nur			Hohhot						Ulanqab					Ji’an			Aksu																	Kuqa			Korla	Bayingolin																	Mujiayingzi											Huinan													Turpan																	Erenhot		Ürümqi	Qapqal			Ili			Xilin Hot										Ning’an	Nong’an		Kuytun									Bortala			Qian’an			Fendou								Dongxing				Holingol			Karamay					Harbin												Ulanhot														Fendou		Fuli					Dorbod			Lianhe	Arxan			Hulan Ergi					Qiqihar									Altay		Yi’an				Bei’an					Hulunbuir			Jalai Nur		Ergun				Oroqen Zizhiqi			
,三沙,大东海,三亚,陵水,保亭,乐东,五指山,万宁,琼中,东方,白沙,琼海,昌江,屯昌,儋州,那大,文昌,定安,澄迈,临高,秀英,琼山,海口,徐闻,雷州,湛江,遂溪,吴川,勐腊,北海,电白,东兴,化州,廉江,茂名,合浦,防城港,阳江,高州,勐海,钦州,景洪,西双版纳1凭祥1宁明,阳春,恩平1台山,浦北,博白,珠海,陆川,信宜,崇左,开平,龙州,灵山,新会,中山,河口,深圳,江门,玉林,扶绥,小榄,横州,新兴,北流,邕宁,罗定,鹤山,汕尾,普洱,思茅,惠阳,碣石,南宁,虎门,大新,大良,顺德1容县,甲子,岑溪,云浮,陆丰,市桥,番禺,海丰,惠东,石湾,马关,东莞,佛山,惠来,宁洱,肇庆,贵港,大沙,惠州,石龙,广州,天等,靖西,德庆,三水,武鸣,博罗,禄步,海门,宾阳1郁南|鬱南,增城,陆河,普宁,平果,四会,个旧,文山,汕头1藤县,德保,桂平,红河,蒙自,花都,封开,揭西,庵埠,澄海,双江,梧州,耿马,揭阳,平南,从化,田东,砚山,武宣,广宁,紫金,潮州,饶平,开远,来宾,清远,东山,石屏,诏安1龙门,河源,丰顺,大化,合山,临沧,佛冈,百色,怀集,都安,五华,云霄,象州,瑞丽,忻城,龙川,通海,漳浦,金秀,兴宁,巴马,昭平,陇川,英德,蒙山,建水,梅州,柳州,翁源,大埔,玉溪,连平,弥勒,雒容,贺州,德宏,芒市,和平,龙海,阳山,厦门,宜州,荔浦,鹿寨,西林,漳州,泸西,钟山,东兰,平远,平乐,蕉岭,易门,马坝,河池,永定,石狮,海口,乳源,阳朔,连州,韶关,石林,晋江,师宗,恭城,罗平,龙南,泉州,宜良,安宁,始兴,洛阳,南安,永福,南丹,腾冲,楚雄,陆良,惠安,马街,昆明,南涧,上杭,安溪,融水,兴义,黔西南,仁化,武平,龙岩,保山,南雄,乐昌,禄丰,临武,融安,桂林,漳平,永春,仙游|仙遊,信丰,宜章,灵川,荔波,莆田,兴仁,祥云,曲靖,江口,德化,灌阳,平潭,道县,汝城,嘉禾,宁远,大理,会昌,兴安,南康,富源,元谋,盘州,连城,福清,桂阳,三江,龙胜,郴州,晴隆,独山,长汀,赣州,怒江,泸水,瑞金,榕江,全州,于都,资兴,永安,长乐,资源,镇宁,福州,桂东,东川,永兴,通道,尤溪,小围寨,六枝,连江,宣威,黎平,三明,安顺,都匀,黔南,兴国,沙县,耒阳,永州,会泽,常宁,新宁,宁都,攀枝花,水城,清镇,凯里,黔东南,井冈山,贵定,古田,贵阳,祁阳,六盘水,会东,南平,宁德,会理,织金,福泉,安仁,武冈,祁东,纳雍,泰和,茶陵,修文,威宁,丽江,衡阳,霞浦,攸县,黔西,建瓯,镇远,洞口,开阳,福安,瓮安,衡东,息烽,周宁,洪江,隆回,吉安,赫章,大方,南丰,衡山,邵阳,柘荣,邵东,宁蒗,毕节,昭通,安江,福鼎,建阳,邵武,新晃,青树坪,三塘铺,金乡1镇雄,双峰,芷江,金沙,苍南,光泽,泰顺,怀化,萍乡,庆元,芦溪,平阳,醴陵,遵义,冷水江,涟源,铜仁,湘乡,娄底,新化,武夷山,湄潭,瑞安,文成,仁怀,新余,分宜,香格里拉,迪庆,株洲,宜春,湘潭,上栗,西昌,凉山,溆浦,韶山,浦城,凤凰,思南,抚州,景宁,温州,古蔺,龙泉,乐清,云和,桐梓,玉环,青田,松桃,永嘉,浏阳,叙永,丰城,樟树,长沙,宁乡,德江,鹰潭,贵溪,吉首,湘西,习水,进贤,温岭,安化,高安,广丰,沅陵,秀山,松阳,上饶,珙县,丽水,德钦,桃江,沿河,长宁,路桥,花垣,益阳,赤水,遂昌,水富,黄岩,缙云,玉山,湘阴,南昌,余干,台州,椒江,平江,新建,江安,江山,宜宾,汨罗,合江,酉阳,沅江,仙居,临海1武义,永康,泸州,桃源,常山,江孜,德兴,衢州,乐平,鄱阳,永顺,綦江,修水,龙游,常德,稻城,磐安,三门,金华,张家界,天台,开化,南川,富顺,犍为,兰溪,山南,日喀则,通城,婺源,东阳,宁海,江津,彭水,景德镇,义乌,武隆,隆昌,自贡,武陵源,永川,南县,岳阳,罗城,巴南,荣昌,桑植,安乡,慈利,荣县,临澧,浦江,龙山,临湘,建德,象山,来凤,新昌,华容,威远,黔江,崇阳,庐山,乐山,重庆,石门,内江,璧山,嵊州,峨眉山1津市,通山,淳安,澧县,拉萨,林芝,奉化,瑞昌,咸丰,九江,涪陵,大足,黄山,石首,赤壁,诸暨,资中,休宁,桐庐,监利,洪湖,北碚,阳新,铜梁,咸宁,祁门,武穴,长寿,丰都,歙县,宁波,泸定,黟县,沈家门,当雄,镇海,嘉鱼,雅安,舟山1合川,理塘,仁寿,石柱,康定,绍兴,上虞,眉山,余姚,富阳,公安,绩溪,峰口,大冶,安岳,资阳,望江,宿松,萧山,松滋,慈溪,潼南,黄梅,五峰,蕲春,临安,黄石,岱山1杭州,枝城,忠县,利川,恩施,沙市,邻水,垫江,武胜,荆州,仙桃,华蓥,宜都,鄂州,新津,简阳,邛崃,太湖,余杭,潜江,枝江,临平,黄冈,浠水,广安,遂宁,安庆,海盐,海宁,岳池,德清,双流,蔡甸,武汉,大邑,建始,崇州,潜山,宁国,桐乡,青阳,安吉,天门,汉川,池州,成都,梁平1泾县,枞阳,平湖,沙洋,团风,宜昌,嵊泗,大竹,英山,金山,乌镇,嘉兴,高坪,罗田,南充,万州,当阳,秭归,渠县,嘉善,岳西,新洲,南浔,射洪,湖州,黄陂,奉贤,孝感,云阳,应城,铜陵,宣城,广汉,彭州,都江堰,长兴,奉节,中江,荆门,松江,桐城,巴东,京山,云梦,巫山,营山,开江,三台,朱家角,闵行,什邡,德阳,昌都,青浦,开州,钟祥|鍾祥,麻城,吴江,达州,浦东,上海,庐江,木渎,安陆,闸北,孝昌,无为,苏州,罗江,高淳,芜湖,绵竹,宣汉,南部,宜兴,红安,嘉定,昆山,巫溪,霍山,宝山,溧阳,太仓,绵阳,舒城,那曲,汶川1阆中,平昌,当涂,无锡,巢湖,大悟,广水,北川,崇明,甘孜,常熟,溧水,马鞍山,淅河,宜城,随州,武进,含山,金坛,苍溪,金寨,六安,神农架,和县,肥西,江油,常州,南漳,商城,启东,合肥,张家港,巴中,肥东,保康,海门,马尔康,阿坝,通江,江阴,句容,城口1丹阳,靖江,南通,孝陵卫,襄阳,房县,南京,万源,通州,全椒,信阳,枣阳,潢川,泰兴,固始,罗山,镇江,竹山,扬中,谷城|穀城,仪征,剑阁,岚皋,如东,滁州,竹溪,息县,南江,霍邱,桐柏,如皋,老河口,扬州,江都,广元,来安,明港,淮滨,长丰,泰州,阿里,姜堰,新野,紫阳,定远,丹江口,海安,寿县,大通,淮南,颍上,阜南,松潘,十堰,安康,邓州,天长,唐河,凤台,新蔡,明光,高邮,旬阳,郧县,东台,凤阳,汉阴,阜阳,兴化,蚌埠,文县,怀远,驻马店,西乡,南阳,玉树,汝南,盱眙,金湖,镇平,内乡,汉中,临泉,五河,利辛,城固,太和,大丰,宝应,秦南,方城,九寨沟,界首,蒙城,洪泽,舞钢,固镇,宁陕,略阳,盐城,陇南,沈丘,云阳,泗洪,建湖,泗县,涡阳,灵璧,漯河,淮安,留坝,周口,郸城,宿州,归仁,泗阳,淮阳1平顶山,成县,阜宁,徽县,射阳,涟水,栾川,西华,襄城,项城,鹿邑,商洛,宝丰,亳州,濉溪,睢宁,两当,永城,宿迁,郏县,淮北,滨海,西和,高沟,许昌,宕昌,卢氏,余下,扶沟,太康,灌南,柘城,鄠邑,沭阳,嵩县,蓝田,汝阳,周至,汝州,禹州,徐州,礼县,萧县,响水,长葛,夏邑,西安,眉县,杨凌,灌云,兴平,邳州,咸阳,扶风,陈仓,宝鸡,新沂,临潼,洛宁,新郑,尉氏,伊川,唐寨,岷县,岐山,砀山,睢县,宁陵,商丘,登封,果洛,通许,礼泉,渭南,宜阳,灵宝,凤翔,东海,泾阳,高陵,潼关,新密,杞县,华阴,麦积,天水,海州,连云港,三原,郯城,千阳,阎良,民权,洛阳,丰县,中牟,偃师,新安,沛县,甘谷,义马,富平,渑池,郑州,巩义,三门峡,荥阳,单县,大荔,开封,淳化,微山,孟津,曹县,兰考,赣榆,兰陵1枣庄,永济,陇县,孟州1禹城,成武,蒲城,合作,甘南,张家川,陇西,鱼台,运城,封丘,彬州,原阳,临沂,临邑,金乡,定陶,铜川,山亭,滕州,济源,沁阳,旬邑,延津1莒南,新乡,夏河,华亭,修武,菏泽,焦作,合阳,费县,获嘉,东明,泾川,临洮,巨野,嘉祥,卫辉,邹城,济宁,日照,辉县,韩城,阳城,平邑,晋城,黄南,静宁,平凉,沂南,兖州,鄄城,滑县,定西,莒县,黄陵,曲阜,郓城,河津,临夏,淇县,隆德,侯马,泗水,镇原,会宁,濮阳,蒙阴,庆阳,汶上,五莲,洛川,宁阳,沂水,高平,梁山1榆中,东都,范县,胶南,鹤壁,新泰,清丰,东平,内黄,西吉,诸城,固原,宜川,兰州,青岛,南乐,林州,临汾,安阳,阳谷|陽穀,长治,沂源,泰安,莱芜,莘县,肥城,洪洞,海南,平阴,胶州,大名,东阿,皋兰,高密,即墨,格尔木,峰峰1安丘,聊城,冠县,博山1海东,临朐1白银,长清,靖远,海原,环县,霍州,茌平,延安,邯郸,西宁,济南,青州,武安,昌乐,潍坊,章丘,永登,南定,寒亭,海阳,平度,齐河,淄博,辛店,周村,临清,灵石,莱西,邹平,昌邑,高唐,寿光,乳山,吴起,沙河,夏津,桓台,海北,莱阳,同心,济阳,介休,广饶,邢台,和田,孝义,博兴,荣成,平原,莱州,平遥,汾阳,文登,栖霞,商河,南宫,招远,滨州,德令哈,海西,牟平,太谷,德州,柳林,东营,古浪,烟台,中宁,惠民1绥德,威海,中卫,吕梁,定边,靖边,吴桥,阳信,宁津,龙口,晋中,乐陵,衡水,无棣,米脂,盐池,蓬莱,阳泉,太原,栾城,辛集,古交,武威,吴忠,井陉矿区,深州,青铜峡,藁城,晋州,石家庄,泊头,鹿泉,灵武,正定,榆林,沧州,新乐,黄骅,忻州,莎车,安国,河间,银川,金昌,定州,贺兰,民勤,任丘,原平,五台,旅顺,神木,阿拉善,保定,平罗,大连,静海,张掖,咸水沽,若羌,塘沽,大连湾,府谷,大武口,金州,霸州,杨柳青,天津,石嘴山,石炭井,汉沽,朔州,高碑店,宁河,高台,武清,普兰店,喀什,涿州,乌达,廊坊,鄂尔多斯,瓦房店,唐山,乌海,房山,庄河,昌黎,克孜勒苏,阿图什,古冶,宝坻,良乡,滦州,大兴,酒泉,唐家庄,赵各庄,巴楚,嘉峪关,东胜,北戴河,怀仁,玉门,丰润,东港,图木舒克,通州,北京,秦皇岛,门头沟,三河,金塔,迁安,山海关,浪头,蓟州,大同,顺义,丹东,敦煌,平谷,遵化,昌平,岫岩1怀柔,绥中,密云,怀来,盖州,兴隆,丰镇,凤城,延庆,瓜州,土默特右旗,阿拉尔,包头,宽城,宣化,兴城,大石桥,营口,石拐,宽甸,巴彦淖尔,葫芦岛,张家口,呼和浩特,海城,滦平,南台,承德,平泉,乌兰察布,旧堡,南票,锦州,弓长岭,集安,鞍山,凌海,阿克苏,盘锦,丰宁,凌源,桓仁,辽阳,本溪,本溪县,建平,长白,灯塔,辽中,义县,朝阳,北镇,苏家屯,黑山,库车,通化,新宾,库尔勒,巴音郭楞,轮台,二道江,北票,沈阳|瀋陽,临江,东陵,抚顺,白山,虎石台,围场,新民,阜新,平庄,和平街,三岔子,清原1松江河,柳河,赤峰,铁岭,抚松,调兵山,法库,梅河口,开原,和龙1东丰,辉南,西丰,康平,龙井,昌图,哈密,珲春,辽源,延吉,延边,磐石,吐鲁番,桦甸,图们,安图,四平,烟筒山,梨树,大石头,汪清,敦化,新源,公主岭,双辽,双阳,黄泥河,白石山,通辽,二连浩特,蛟河,乌鲁木齐,察布查尔,吉林,长春,伊犁,伊宁,兴隆山,锡林浩特,昌吉,霍城,东宁,九台,阜康,五家渠,长岭,石河子,吉舒,宁安,农安,舒兰,奎屯,乌苏,德惠,海林,牡丹江,柴河,榆树,通榆,博乐,博尔塔拉,五常,穆棱,乾安,松原,扶余1尚志,鸡东,林口,鸡西,洮南,城子河,双城1延寿,大安,肇源,霍林郭勒,阿城,密山,克拉玛依,白城,肇州,白碱滩,山河,哈尔滨,勃利,宾县,虎林,七台河,方正,镇赉,木兰,通河,呼兰,肇东,巴彦,乌兰浩特,桦南,兰西,依兰,宝清,泰来,红岗,安达,龙凤,宝山,岭东,大庆,双鸭山,绥化1青冈1汤原,塔城,佳木斯,望奎,杜尔伯特,朗乡,铁力1阿尔山,明水,林甸,富拉尔基,绥棱,富锦,绥滨,龙江,齐齐哈尔,鹤岗,海伦,碾子山,萝北,拜泉,同江,伊春,富裕,阿勒泰,友好,依安,甘南,扎兰屯,克山,北安,新青,讷河,五大连池,嫩江,呼伦贝尔,牙克石,孙吴,扎赉诺尔,满洲里,额尔古纳,黑河,加格达奇,大兴安岭,鄂伦春,根河,塔河,漠河
!~#V%?1/&%;+0%**4!.*)6-#(@_I.,##&(,%!%%5,#%%!(+&#&%#)%!#()#!%&&*%#&)#&#%#)#!##!###!##!##%(#%!!%%#####!#)#!!##!###!#%&##*!###&!#!!###!!&!%#%!(%!#)#####&%!!!#!%!!#&(+!%%#!&#(,###%#%!##%+#%(!##&###!##%##!#!###%%,####&%(!!!%%!#!)%##!&#&####!!!##!##%!!##!##%,!)%%(%!&!&!(!#!#!&#%##%%(#(!!%!*!#&!!%!!((##&!)#%!%!((#%#!%#%!%!+*!##!#(,!##!!#!!!#)##!#%%%(##!)#%%!.&%#!#!###%!!#!%,##!%%%%!#!#&#&%#!##!*%%!*!%&!%!!&#!#%###!##%!!!%&%!##!%!#%&(&(#%!!##!#%!#*!!&&!#(#!(%#!!!!#&&)#!#!!!(%!&!!##!!!&#%)!&!##%#!!#!#(##%#&!!!##)#%###%&#%#!!%%!!!&!%!#!#####!!%%##!#!###%#!&!!!%!#!#!!#!%%!###%#!!#!!*#!%##!#!#!#!##&#(!#!##!!#!!!!%&!!###!%%#%%!!%!#&##!(!#!!!#%!%!%%!##!#!!!!!&!%(!#%!!&#!##&!!!#!#!##!!%#!#!!#%!!#!&!%%!###!%!!!#(#!##!&#####!#!!##%!!#%!%!!%####&!!#&!!!(!!&#!#!#!##%!#%&#!#!)%#!#&##!!#%!(!###!!#!#!!#%!#%#)#!!#%!!#!&#(%!%!#%!%##%#!(#%###(###%!###!##%#&###!%####!##!&)#!#!#&!!#%&(#(!%%%#(!##%#!#!###%&#)!#%&&%!#!#%%!%!&(&%#!&#)#&&#!#&&&!####!#!!+!##!####%&#!&#######!%##!%%!#!!%#!#%%%#!&!#&%#!!#######!!#!!###!%##!!#!#!#%!#!%##%%!%%##!!%!#!#!#%#!!!!&!!##!##(!##%#&!!####!%#!#!!#!#!&%%#%#%##!!%#%(*!#!!#%&!&#!%!%!##!##!%!!!#!#&&#%!!%%#!%%!#&##%%!!#(#&&&#!%!###+!#!)##%!!#(!)#%##!&%!%!%#%#!!#!###&(&!#!##%%#!#!#%%##!!##(###!#%!!(&#)(!####+!)!)!##!!(&!####!#!#!#+#&##!&)!#%%&)##%#%*#!%!##&#%)2&%&(#!&%&#(+,%#+&##)#%!*&!#!#*&#!-!%+#!#%(+%##.##)##!#!!#%!!!!&#&#!#!!&#&#%#(!%!(#(&##!((+!&#)#!&%##*%!(&!#%%)%#%)!(+!&)&(&##!!)###(%#%#.%#,%(&*&&!#&!###!%!,)!!)&%%%%%+)&%(2&&!#,%%,!&#)(&#!&###2)1###)*+##(%&(+,!)&(!(#((#-##.&%%((#!.(#6(#-!##+2)&!#+#&!%#-)!&%!&&+#%(!!#!,#.&!-#!2(*#*#!1&##*!!((#%)&&-&3)!!%)#&(##/**&&,,)!(%.%<%7(g&,2&3f!6!39~#hf
LqIaIaJ;ItI=IbJ^J&HdIYJgI2JAIhIhK)J[J8IsJTJZJYJHJAJYJPK+@fI6KCGyJsJSK8I@HDLIK3?HHb?m?mLGFWG-FxL7LmJ1MBIfJ4N8JQK=G:M:FZIIM^N%CONlMbJFGrMrIFLfJZHQK}MTP8@*@*O9PjHANBG*MsMsK0JqQ&KBLQPUM~M~P5OQMbC}NJMgQ=@1L}IkN+O4NTMsFzF5L8MMH<O#LkQ^HtK1KyNQPWQ1GPM=BRCiQiClK9FDJ>BiBiMpKvPjQfQo>lKd>=QEJ_N:F}CrIoL{P&Q_R+BcIGM[RVAkR=L9N~ONQ2GzH|?*N4FHLaH+PdRMIq<VHdP/B+RjJIP^G/K-<PN(Jm@CQ,ISNrQgApO;BqIkKx=G=GOjR~M4S>HdJaIwDdRoC7KbG<PpJyQ1AHN;H*QkSxAtMvJjLtN9BfSqCMK0CoOXSsBQAjNlS|S^J5GN==@dC,T-AzB&?WQJSHIEDODONIQ*R->&O(M}A@M*IRJTRUSSS}OiMVJWGpTBDn?YC8TUSNKOU7L#NGLsLG?7PeJyOUCiA+D!QmThM?IkJ8M[DqGLQDOi=c=cP~HUKFP>MrROU!JyEMTbN^BVMgI|SHGIE0TyCXI:RkE^GJGJP9R|MJL#BcLwK4P|@vDUF:GzGzNvG-T(FSL?DHAtSGTwAPEMGJMuJxLXE%OgN5FFCg?8M2ULM~EiSVHLJoFnU)GEMSFUTdJ7KEOnD=E=QUMKKsUAL3?yDxC2JAUcSBR[I9LOLLV0LJDLL_IpE|UyRLU/J7NTTGNiV,N1FhKoL+I?M)LLKbS9GGV4UUF3OiOM>_>_MiO2MNNNARARJtM)SmIjH:QDU(V6EQTOVUT|F^VpUkI@V8N>E+PfPeMUM,H-R2R@IwIwEzQ;W!KWP;SIJaI,TsS0D<UC=iL]HSDQV~I]LpEFT^CzVtUSSOMLPlQgW-W-N:PiDbSwD5MaESHpLtV<VgUOU:UQE+KuSk3>RgT4R7QeJ(FLOCTRL/?@UzW#U(JiVZSaF{DVCITr5g2ONQS(UeW(F!H2R@UTGdDxDCJoEYLwMcCQF?E;JGL]KNCzL*UAIXN,T]WUIUVMM+D8HpNiPzC6FBKjDaE}VFBuSGL@O:TEL54}8^W&PYI;P{G>EHSULwNWUfDJSHU-MNN.F7P*ElO*RuPLFyGaSbW5AOS0X&4UWCN^BCWxVMF#?=C[H,A4V-VJC>VhUGLfStM{OkD}D6QgQ,UhL5VtETP}J~P@U0OuWxLfU]KvH#HxI]LgFjG7F(LbN+FYKqO^C;D,BsQ>UlMML4UlOZP/FKE9R0VRV8F7UHCFNhO#ByIwC-QYT?V+S&U,MdNLR[CUGhM9SaR?VYM/OhK_X6G*PYV{V!V>EpP=EnHFL8K@FnVPQDOZUxE&UUO0W-N[HiN6R{T)ClCHC(UCIZD9LcVnR(JYMhNLJ+FDGoDdV^W!CaCv;nVeHHM.OrV;GHW4W,RGV&NCW,NdS-V/D&T4S[CfGaElU:OJVtVRImQAW/TsVfD9R%6)C#TtEeF{ShUkS)NqNeC~W%>|V=TDSkN.LiM~UFSAU!E_PtQTJ}SZR;D=UGL<P=W@RGV)FURYK]VjANANG.UhTRHeQ9U!UhVJT2L[K&T+H!V_SQNlM?OtUMPYO=TqJOU8L(TRE4H|VlSTIvOSF_Q=N&V,L,ToT{ERScNjP>R;UC([UZLrHVRqKwU{QqR1R+Q;PRC%K,I.LUTBMGQkOnS2ToIQK/UmRbHSPiU;ROD9R<NhGdM);[O-SnTCLfL=FsP2S)Q7G7PVU|TbUCMXChP9QYT4N3RJH@EuU]DQOsM;SLU8S*Q5RdNiTCFiOIP&R)SIS|OdP=MxEIU8EnUhT[L%O>N/N/PFJ1MaPdQoS/F)QMSRMoQqU;DyTTNUCwKEHbO0OcTcP5H^T*LUILL}H7MGN-R;DmR%T}NLQ,I#GcH)TZHRS1HiGoG:G.SYIAL+NINxLyQ[CRGTQEOtP5PVM[?9O8HKIaL^K4G=T)HwI5JON%OXJ>EYEJTNTQI#SXF~ICO}L|Q[NbMDL[R!D|LAI>L5N@MUKVN#Q(J1O)H[R6LzPKO[TRS:RLRdJfFbMCSxQOPoIhB:B:E{D4QcKAO3H)NaSXSXQ?PNI4RYR>M.MRH@NxMKT0NOAnFLN+PDMqJFS3N@OyG:C@Q)QCNkR(QZTqNPJdLwRlMGA:EHFPSfQuPGO=D3T0IFR*PtK#BXNyErKiRGG*D_OqS/GVQRTVIWQqSwMPQ*O*CYRsPGUJNxRxO{Q?OfEITkE~JHC>UtP)NQKxO0PeMeSER7RoPXQoL,?aQMULO~Q9CIU3U|9:NyNvTTPyPAS#L/ABSnNpCaQkD9E@G5L1Q9I^O9@{R+ShNyT0TKR^B^S<TVViUGQnS<SSS!P]L7V(RwTkQ7T&W4H2O=P{S@?~V:E[RALDS_O;(KL6SAX5QKUFLaL8WiVFR:P:UwS8<%<%W;M+Q?K8SiB8W*EDR_VsJQWoDnKOGQHrQFRgQqUoM=RBP[RjJIG?V?N7M,OKP)L_AyEzNgPMEmOaOtO:QYO(F-OCIxQyONRLM=#HP6Q*F%AKOpF.BLQ)M@MtVtJkECPFFAW:R!?ORQ1bRnWDKIF3WFQGR+R=FXF-R|LyPnS#>iR1Wa!!PxFRQgI|WeSHF^P{XnTP!6!6SeRJQ-S~QA=@SeSa%t=)J5TwMd<JSBZ.&LQdQHT~Q)R3=eS~U3ZARTMwQcZF8}R7S2Q7Y/SQQaUpQvPHX.R_MiZ%Px:9Jl)yJ9ShOtV;X;W{JTZoG=VHOdL*XTRGXYS2S|MeXjV>VgYA]GXnV~(oWiQbTk[OY#YcZ+U(__Y6XQVqU|WNY6Wo+m].[./I/I-<]8VAY?^7YNYt]aYFRxX]W@T_^8]sZ}T+^r[tT=Yj^[YLY=[pY~aV]O[^]8ZiY7b&Z)7cc,[8b0b0];2o^&bQaNZE]6Z@a#bI_e,2ZsYG[o_M^{X!LK^c1()g]o[J)~)~[YP~0e)Ocz]!1M0}Yz/>^,b,[;^;.#-m[rb!b9bA]lXw*p*p^Oc<Z#ZtZscd_Hcvb}cjXWcu]QcW_nZ=[7U*^>dm.!X[[J.=a,]xcA^re~c^aEY2_Oa<]s]3^jWlc=]Qb4e3Y=Zy[I[4d=c}[*c}^@Zw]@c|bW+pc(]gZKaI_OasUF]+ZxYS^Jd|dkY%Yvc%^;Xcc[]=eQaJZM1^aF[HYFXS](]sb1Zt]I[@U.V<^bRsRVU_^sZ+Z+Y]W2ZjX?
-70----.---3----0-..2/4/-4-/-2--//-/-31-/.%/-.-00.0--3-/----12-;30----..-01-%0041-1%.-0-710%-0/.:80-3/020;---0-0/0-./1-0--039.--/----010-2-5.------311.0---/-/-----//----------------30---/-/..---.-8----4/-----/0---0-2/4./----1-0/./------08----------/0---4-------3--0.-------0-------.---1------------.--5-----.----12/%--0/----3-------5.2-1.-----.----.54---.---/----.-2--------/0..-0-..//-/-----03--./30.//0/-----/.0%404-0%--.3---5----/----6--.8.--//%--.------2./----3-1---0--.7-3%-.--2---..03-------/-/----3---0/-----/-/--0..-2/--4./.5//--.---8-----------0:-4---./---0-/--21-/000.---10--1-1---8--/..--/0/---/34-0.--..-/--/---/-.-4-0:1-//3---12--1--.--1./0/-03-.-/-/;--------1/0:-/-----3----.31-:1---0-/--0.-1-220-.-.--10--/.---..--0/--00/0-=/./5--9--3--./--6---/-2---..-.80-0---5--/.2---------05/-/8.-----%-0--/--4.3-:-/-61//--4--/1--/2---.--24/1-.--4-..--/--.5.--80.-.--./--0--1/4-.4-2-.----0-----//.--0.-----4-//-----34-3.1..-/5---/--..%---1/.----5/-.6--.-----------/5-----:----/5-/--/----.-----1.---1---------2/8.3---.-6.-----/--9.--/-5-0----..1---..---%---1---2%-.1//----./4---23-/----.--132-.-/2--0./-.-.-/--1---/--4.-.--//--.-/-/21-/--0--78--14/-/90//--.1---0/-0./1-0/-//1/------6490--30-////-8/00-/---/--0-.-1--/-40--/-1--0/-/00-%.-3-2-4--.-0-------.1-3---/3840-3-.----8.---/3--0/--300--//-/--5-9-//-3.-01-/;0/1----./2-047281//.--/-/-////-0/.-/.--1;41---0.-504---//.------/0--.26-3//4./62441-.3-2004/-5.24-/.45..--.-3-0..3-1%-.0:.161.-/4...-...22---/0/../.-0/0/32%/20/.4.../020/...2-08179--.013.1--.4/--/--0/4.0.--/.-001/./30/00-/.-0/22./.9/.-2-.--00.1.//..0100/1421..--4...00-.-2./-0540.-.-0/0/-.0-3.0-/10-0.-00-./.-
220*1622
49*23 48*5 47 36 48 36 48*3 36*2 48*2 47 36 47*2 48 36*3 48*2 36 48 36*2 48 36 48 36 48 36*2 48*2 47 48*2 36*2 48 36 48 36*2 48*3 47*2 48*2 36 48 36 48*2 36*2 48 36 48*7 47 48*3 47 48 36 48*4 36*2 48*2 36 48*3 36*2 48*4 36 48 47*2 48 47 36*3 47*2 48*5 47 36 47 48 36 48 36 47 36 48*4 47 36 48 27 47 27 48*4 36*2 47 48 36 48 36 48 27 36 47 36 48 47 27 36 48 36*2 47 48 36 47 48 36 48*2 47 48 47 36*2 47*2 48 27 48 27 36*4 27 47 36*2 48 36 48 47 48 36 27*2 47 48 36 48*2 47 27 47 36 47 23 27 47*2 48 27*2 36*2 47*3 27 47*3 27*2 36 37*2 48 27*2 47 48*2 47 31 36*2 27*3 23 31 36 37 27 37 47*2 27*2 36 27 31*4 47 23 36 23 47*2 37 27*2 31 36*2 31 37*2 27 23 47*2 23 37 36 23 31 27*2 36 37 27 31 47 31*2 27 37*2 27 47 37 27 37*3 23 27 31*2 47 31*2 23 50 37*4 23 37 27 37 31 37 50 27*2 50 37*2 31*3 37 23 31 37*2 47 31 27 31 37 27 37 31 37 27 37 31 37 27 31*2 23 37*2 23 31*2 27 31 47 37 47 31 27*3 31*3 22 31 47 31*2 37 22 27 22 31 23 22 23 22 31 37 31*2 37 31*3 27 37 22*2 37 23*2 47*2 31 23 31 23 50*2 31*2 27 31 37 23 22*2 50 22*3 37 22*2 37 22 31 50 23*2 31*2 37 23*2 31*2 37 23 22 31 23*2 31 51 22 23 50 22 47 31 37 50 22 31*2 37 22 47 22*2 23 31 23*2 22*2 31 23 50 22 50 31 50 51 31 22*5 50 31 22 34 23 22 23*2 31 51 23 22 31 50 22*3 31 22*2 51 50*2 22 34*2 32 23 22*2 51*2 23 22 51 50*2 31 51 31*2 50 51*2 31*3 50 31 22 31*2 22*2 32 22 31 50 51 32 23 50 51 31 50 51 22 50 21 31 32 22 31 34*2 22 23 32 23 51*2 21 32*2 22 50 21 22 32*2 51 32 51 32 21 32 51*2 21 22 50 21 22 34 22 32 50 22*2 51 50*2 51 50 22*2 50 22*2 32 21 32*2 50*2 21*2 22 32 22 51 32*3 22 32 22 32 22 32 51 32*3 50 51 50 32*2 50 32*2 50*3 21 22 32*2 22 32*2 50*2 21 22*2 50 22 50 32*2 50 32 50 21*2 22 21 22 32*2 21 50 51 32 21*2 22 32*3 22 50 32 42 22*2 50 32 50 51 32*2 50 22 21 32 22 50 22 32 42 32 51 32 21*2 50*3 22 51 50 32 42 21 32*3 51 50*3 42*2 50*2 34 42 51 32*2 24 50 42*2 21 24 32 42 32 21 24 50 24 21 50*3 24 32 42 24 51 21 42 24*2 50 21 34 50 24 50*2 21 24 21 32*2 50 42 50 24*2 21 32*3 24 21 24 50 21*2 32 21*2 50 24 32 29 24 21 24 50 21 32 24 50*3 24*2 51 21 24*4 32*2 24 50 24 21 29 32 29 24 29*2 24 32 24 32 24 50 45 24 21 32 29 50 21 29 24 32 24*2 50 21 29*2 21 24 34 24 29 45 21 32 24 21*5 50 32 45 29 21 29 21 29 21 24 45 32 24 21 45 21 24 21 35 21 29 45 29 26 29 24*2 29*2 45 21*3 45 21 24*3 29 50 21*2 24 29 21 45*2 24 35 29*2 24*2 21*3 29 24 45 29*2 21 24*2 29*3 35 24 35 24*2 29*5 45 29 21*2 24 35 29 24 29 21 24 35 24 29 35 29 45 29*2 24 29 45 24 29 45 29 45 29*2 24 35 21 24 29*2 45*3 24 45 24 45*4 24 45 29*4 21 35 45 21 29*4 26 29 45*2 29*2 45 24 45*3 29*2 45 35*2 24*2 45 44 45*2 29*2 24 29*3 24 35 29 45 29*5 44 45 29 45 44 29 44 29 24 44*3 43 45 29 44*3 45 35*4 44 43 29 45 29 44*4 45 44*2 29*2 45 29*2 44 29 35*2 29 44 29 45 44 29 44 35*2 44*2 29 44*3 29 45 43 44 43 26 35*2 44*3 29 35 44 45 44*2 43 35 29 40 43 44 35*2 29 44 35 44*2 45 44*2 43 44 29 35 44 29 44 29 44 29 44 29 40 44 40 45 35 44 29*2 43 29 44 43 44*5 43 26 44*2 30 44 35 44*2 26 30*2 44*4 43 26 44 30 35 44 35 40 35 43 44 45 30 26 44*2 30 44*3 35 44*9 43 44*6 45 30 44*2 26 44 40 44 43 44 30 33 43 44*4 43*2 44*3 30 44*2 26*2 44 43 44 43 44 35 44 40 44*2 45 44 40 43 45*2 30 44*3 43 44 30 44 45 40 44 43*2 30*2 43 35 40 30*2 40 30*5 40 30 45 30*3 43 33 30*2 40 35 30 40 35 30 43*2 38 45 39 30 40 38 46 35 46 33 46 38 45 40 38 30 46*2 40*2 46 43 30 46 35 46 38 33 30 39 30 39 38 30 39 41 38 30 33*2 30 46 41 30 41 35 30*2 33 35 39 30 43 35 30 38 33 41*2 30 41 30 35 30*2 38 46 43 41 38 35 41 30 41 38 30 41 38 41 30 38 30 39 38 41 35 39 33 39 30*2 38*3 39 38 39 38 30 39 38 30 38 30*2 39 38*4 25 38*2 33 38 30 38*6 25 38*7 33 25 38 33*3 25 38*2 25 38*2 25 38 30 38*2 39 25*2 38 39 25*2 39 38 25 38*2 25 38 25*4 38*2 25 38 33 25*5 33 25*9 33 25*5 39*2 25 33*2 25*2 33*2 25 39 33*2 28 25 33*2 25 33 25 28 25*2 33*2 25 28*3 25*2 33*2 28*2 25*3 28*5 25 28*4 25 28 39 28*2 33 25 28 33 28*7 25 28*5 39 28*17 33 28*6 39 28*16 33 28*3 39 28*6 39*2 28 39*3 28 39 28 39*2 28*2
CO 83 -8171 2
Ipiales	Pasto	Florencia	Tumaco	Pitalito	Popayán	Neiva	Puerto Tejada	Cali	Palmira	Yumbo	Buenaventura	Guadalajara de Buga	Tuluá	Villavicencio	Espinal	Girardot City	Fusagasugá	Ibagué	Calarcá	Armenia	Soacha	Bogotá	Funza	Madrid	Cartago	Pereira	Facatativá	Dosquebradas	Chía	Santa Rosa de Cabal	Chinchiná	Zipaquirá	Manizales	Yopal	La Dorada	Tunja	Quibdó	Sogamoso	Duitama	Caldas	Rionegro	Envigado	Itagüí	Medellín	Bello	Piedecuesta	Floridablanca	Barrancabermeja	Girón	Arauca	Bucaramanga	Pamplona	Villa del Rosario	Los Patios	Apartadó	Cúcuta	Montelíbano	Caucasia	Turbo	Ocaña	Aguachica	Montería	Cereté	Sahagún	El Banco	Magangué	Sincelejo	Agustín Codazzi	Arjona	Turbaco	Cartagena	Valledupar	Fundación	Sabanalarga	Malambo	Soledad	Barranquilla	Ciénaga	Santa Marta	Maicao	Riohacha	San Andrés
8卡利13波哥大21麦德林6布卡拉曼加4库库塔14卡塔赫纳5巴兰基亚
!JL6*aUB9.(B%6*#3(.-!)&/#%*!&%#/()?/-3%/?+%!+-g+#!#)=Q#(#-#.3+P1+)<*p9,+**/;*)(;24~#3
(W(}*r&=*D)g+8)z)p*+)s);*+*5-++b+i,;+=*o*k,I,W,J,E*R*i,<*l,Y*q*s,a*{.M+x-E)b-s-i*o+/*t*s*w*w-g-c,p-Y0?-_.4.F.C)e.B+*+A)Y-F-,*U*_+(,c+o+,-R+2++*|-Q,L+]+m+n+l,F,K.^-u!!
/30/.22.72/2012.0/3.22:..03/1.../3./0/0/..1273/210.4.../4/..//2.../2...52../26/30/.
75*83
0*83
CR 993 -8413 2
San José	Limón	San Francisco
,圣何塞|聖荷西
!*!
!)#8!!
2..
85*3
0*3
CU 2002 -8370 2
Santiago de Cuba	Guantánamo	Bartolomé Masó	San Luis	Palma Soriano	Contramaestre	Manzanillo	Bayamo	Moa	Holguín	Banes	Las Tunas	Jesús Menéndez	Puerto Padre	Camagüey	Florida	Nuevitas	Trinidad	Ciego de Ávila	Sancti Spíritus	Morón	Cienfuegos	Placetas	Santa Clara	Pinar del Río	Consolación del Sur	Jagüey Grande	San Cristobal	Colón	Güira de Melena	Sagua la Grande	Artemisa	Güines	San José de las Lajas	Corralillo	Cárdenas	Arroyo Naranjo	Matanzas	Diez de Octubre	San Miguel del Padrón	Cerro	Guanabacoa	Havana
,圣地亚哥|聖地牙哥41哈瓦那
!0&%%-(&A;+!8(63%=(-6(4.#,&7!,##%0%*!!)##%!
,q-T+Y,o,a,E+G+y-p,D,|+X,.+}*P*1+8(4)U(l)d&_(U(6!!!7%u!f&1#B(*#)#t#h&P%m#O%F#Q#T#N#W#O
42../.01/2.1./2...00.1.21........../1011007
102*43
0*43
CV 1493 -2498 2
Praia	Mindelo

!~%6
#_!!
0.
238*2
0*2
CW 1211 -6893 2
Willemstad

!
!!
0
87
0
CX -1042 10568 2
Flying Fish Cove

!
!!
!
310
0
CY 3468 3304 2
Limassol	Larnaca	Stróvolos	Nicosia
,利马索尔|利馬索2尼科西亚|尼古西亞
!<;&
!!!_!A!D
0/.1
205*3 181
0*4
CZ 4897 1287 2
České Budějovice	Brno	Zlín	Jihlava	Olomouc	Frýdek-Místek	Pilsen	Havířov	Ostrava	Karviná	Opava	Pardubice	Prague	Kladno	Hradec Králové	Karlovy Vary	Chomutov	Most	Teplice	Ústí nad Labem	Liberec	Děčín
1布尔诺4比尔森|皮爾森1俄斯特拉发|奧斯特拉瓦3布拉格
!;&58,+&)%-.)**%;(2%/#
#m(6)G&)(x*2!W*;*+*E)_&<#h#F&A!!![!s#*#?%M#Q
/3/./.1/2../5./....//.
287*22
0*22
DE 4766 608 2
Friedrichshafen	Konstanz	Kempten (Allgäu)	Rosenheim	Freiburg	Villingen-Schwenningen	Munich	Augsburg	Neu-Ulm	Ulm	Offenburg	Reutlingen	Tübingen	Landshut	Passau	Heidenheim an der Brenz	Sindelfingen	Göppingen	Esslingen	Baden-Baden	Ingolstadt	Stuttgart	Schwäbisch Gmünd	Waiblingen	Aalen	Pforzheim	Ludwigsburg	Karlsruhe	Regensburg	Heilbronn	Saarbrücken	Speyer	Neustadt	Heidelberg	Kaiserslautern	Nuremberg=Nürnberg	Fürth	Ludwigshafen am Rhein	Mannheim	Erlangen	Worms	Trier	Würzburg	Darmstadt	Bamberg	Bayreuth	Aschaffenburg	Mainz	Rüsselsheim	Schweinfurt	Wiesbaden	Offenbach	Frankfurt am Main	Hanau am Main	Bad Homburg vor der Höhe	Koblenz	Neuwied	Plauen	Fulda	Wetzlar	Gießen	Euskirchen	Zwickau	Bonn	Stolberg	Sankt Augustin	Aachen	Düren	Troisdorf	Marburg an der Lahn	Erftstadt	Eschweiler	Chemnitz	Kerpen	Hürth	Siegen	Gera	Jena	Cologne=Köln	Bergheim	Erfurt	Weimar	Bergisch Gladbach	Pulheim	Gummersbach	Leverkusen	Dresden	Grevenbroich	Dormagen	Langenfeld	Neubrück	Görlitz	Hilden	Solingen	Remscheid	Mönchengladbach	Neuss	Lüdenscheid	Düsseldorf	Meerbusch	Viersen	Wuppertal	Willich	Ratingen	Kassel	Velbert	Krefeld	Leipzig	Hagen	Iserlohn	Arnsberg	Hattingen	Mülheim	Duisburg	Menden	Witten	Schwerte	Moers	Essen	Oberhausen	Halle (Saale)	Bochum	Bochum-Hordel	Gelsenkirchen	Dortmund	Bottrop	Göttingen	Unna	Herne	Castrop-Rauxel	Dinslaken	Gladbeck	Herten	Recklinghausen	Bergkamen	Lünen	Marl	Dorsten	Wesel	Lippstadt	Hamm	Paderborn	Cottbus	Ahlen	Dessau	Bocholt	Gütersloh	Detmold	Münster	Bielefeld	Bad Salzuflen	Hameln	Herford	Magdeburg	Neue Neustadt	Hildesheim	Salzgitter	Wolfenbüttel	Braunschweig	Osnabrück	Ibbenbüren	Rheine	Minden	Frankfurt (Oder)	Hanover=Hannover	Potsdam	Garbsen	Brandenburg an der Havel	Wolfsburg	Nordhorn	Langenhagen	Lingen	Berlin	Celle	Delmenhorst	Bremen	Oldenburg	Lüneburg	Emden	Harburg	Wilhelmshaven	Bremerhaven	Altona	Hamburg-Mitte	Hamburg	Neubrandenburg	Marienthal	Eimsbüttel	Wandsbek	Hamburg-Nord	Schwerin	Norderstedt	Cuxhaven	Lübeck	Neumünster	Rostock	Greifswald	Stralsund	Kiel	Flensburg
1康斯坦茨2弗赖堡|弗萊堡1慕尼黑,奥格斯堡1乌尔姆2图宾根8斯图加特5卡尔斯鲁厄|卡爾斯魯,雷根斯堡1萨尔布吕肯2海德堡1纽伦堡2曼海姆2特里尔,维尔茨堡|符茲堡2拜罗伊特1美因茨2威斯巴登1法兰克福10波恩|波昂2亚琛5开姆尼茨|肯尼茲4耶拿,科隆1埃尔富特|艾福特,魏玛|威瑪4德累斯顿|德勒斯登11杜塞尔多夫|杜塞道夫2伍珀塔尔2卡塞尔2莱比锡5杜伊斯堡4埃森1哈雷,波鸿2多特蒙德1哥廷根21明斯特,比勒费尔德3马格德堡|馬德堡4不伦瑞克|布倫瑞克,奥斯纳布吕克|奧斯納布魯克4汉诺威,波茨坦6柏林2不来梅8汉堡8吕贝克1罗斯托克2基尔
!!+12*,;%#+%&#(/%!(%##%&#(%/#0--&*&#&!#.(1&,&)&!#*&%%#.0,+)#&++!(#!%#!!#%&!!#)!&%!##&!%(##%&#!###%!&!#!(%%!!%%!%&!#!!##%!!%#!###!%!#&##!(!#!#((!,!+&%+*##%%!#!/!##!*%&##!#%+!.O&*/0-+##!!##!##(*6!8%!:#R
&o&O(i*l#~%e*4)I(I(G%,&Q&B*p,;(W&?(#&[%J*!&O(4&^(Q%z&P%Z*j&S#(%^%@%y#v)[)R%a%c)T%V!](C%u)I*4&L%N%](_%K&%%x&4%r#c#V*n((%f%x!m+6#1!3#;!!!M#6&%!m!7+d!d!u%4*h*5!}!])V)v#4!o#a##,Z!V!q!}!].#!{#/#:!H!c#h!l!c!C#6!S!s&q#+!S+*#V#o%:#:!v!k#w#J#b![#(!t*]#=#9#1#V!{(A#n#>#F!h#%#5#;#i#]#0#!!Z%T#{&!-<%&*y!Z%X&0#h%i%~&c%w*9*9(C(t)#)!%7#p#S&4-R(-+r&z+<)=#.(.#G,9(P%s&*%G(s#<(F%=%o(A(J(G,,(P(D(P(F)~(F%z)4(F*n,7+s(U&k
./..1/62.0.0/...../.04...0/2001..0/3012///00./.1..204/.0...././2..2///..2..0//5.1.0..13......1020/4./3./1/131//.13./.0411332400.1/./.0.///..10/.////22...11//.21.//.30..0...8//41/.1/0216.2232//.1/1..1/
257*200
0*200
DJ 1116 4271 2
'Ali Sabieh	Djibouti
1吉布提|吉布地
!O
!!!P
.4
18*2
0*2
DK 5540 845 2
Odense	Esbjerg	Kolding	Copenhagen	Frederiksberg	Vejle	Horsens	Aarhus=Århus	Randers	Aalborg
,欧登塞2哥本哈根3奥胡斯1奥尔堡
!+%7!&3BBa
%4!!#1(](X#8#W#}#l#_
0/.5/..1.0
263*10
0*10
DM 1530 -6139 2
Roseau

!
!!
+
90
0
DO 1821 -7123 2
Santa Cruz de Barahona	Baní	Bajos de Haina	San Cristóbal	La Romana	Azua	San Pedro de Macorís	Santo Domingo	Santo Domingo Este	Santo Domingo Oeste	Punta Cana	Salvaleón de Higüey	San Juan de la Maguana	Bonao	Concepción de La Vega	San Francisco de Macorís	Moca	Santiago de los Caballeros	Puerto Plata
7圣多明各|聖多明哥9圣地亚哥|聖地牙哥
!+2!#%!%%#,(71@,-*F
!1###C#<%T!V%2#Q#T#F&4%p!!!x!l#-!l!Y!Z
/..01.1744/0///0.50
143*19
0*19
DZ 2279 -222 2
Tamanrasset	Béchar	Hassi Messaoud	Rouissat	Ouargla	Metlili Chaamba	Ghardaïa	Aïn Sefra	El Oued	Djamaa	Reguiba	El Bayadh	Laghouat	Aflou	Messaad	Sidi Khaled	Djelfa	Tolga	Bir el Ater	Saïda	Biskra	Mansoûra	Tlemcen	Dar Chioukh	Remchi	Frenda	Sougueur	Sidi Bel Abbès	Ksar Chellala	Cheria	Aïn Temouchent	Tiaret	Aïn Touta	Barika	Mascara	Tébessa	Khenchela	Aïn Oussera	Sig	Batna	Tissemsilt	Birine	Es Senia	Oran	M’Sila	Bir el Djir	Relizane	Aïn Beïda	Oum el Bouaghi	Sidi Aïssa	Ksar el Boukhari	Mostaganem	Râs el Oued	Oued Rhiou	Aïn Fakroun	El Achir	Bordj Bou Arreridj	Telerghma	Sedrata	Berrouaghia	Sour el Ghozlane	El Eulma	Chelghoum el Aïd	Chlef	Sétif	Ech Chettia	Khemis Miliana	El Khroub	Aïn Defla	Médéa	Souk Ahras	Constantine	Bouïra	Hamma Bouziane	Mila	Akbou	Guelma	Blida	Beni Mered	Bougara	Boghni	Lakhdaria	Larbaâ	Boufarik	Sidi Moussa	Meftah	Baraki	Drean	Besbes	Tizi Ouzou	Birkhadem	Bab Ezzouar	Algiers	Reghaïa	Azzaba	Bordj el Kiffan	Bejaïa	Boumerdas	Jijel	Skikda	
43奥兰27君士坦丁20阿尔及尔7安纳巴
!~-x*<&D:>c5&00C(<@)%-%#%%4#0!%*&+###!(#,&)&#)##%*,#!(#%#-#)###!##%#*!!!&,!((#!#)%!%!#(#)#%#!%!#!###)*%
,d!!-@,Q,O*W*[#q.6-8.%&^)f(r*J,-*2,T/U%a,y!~#%*I!u&b(4#l)-/6#7&}-/,S%_/[.R)j%=-J(S*/#m#k+Y#t&/.m.O*g)X%Y,1&S.7+d+q-].{)j*^,u-J&~,W&w(~.#(e)X/J-x*t-w-S+X.q)b)e){*y*S*&)j)|*.)}/6/@+()x**)|*:.O*+,6*H,|.;/8
/0./0./.0...0//.0..02.0....1./.1//0400.2...4/.0//./0...01../.0/121//.003....01/......./..0/27./014011
3*101
0*101
EC -399 -8091 2
Loja	Machala	Cuenca	La Libertad	Guayaquil	Eloy Alfaro	Milagro	Babahoyo	Riobamba	Ambato	Portoviejo	Quevedo	Manta	Latacunga	Santo Domingo de los Colorados	Quito	Tutamandahostel	Ibarra	Tulcán	Esmeraldas
2昆卡1瓜亚基尔10基多
!oHi&%)E1N8%+%k%&[R3
#x#*%1!!#1#4#O#U%T%W!R#]!8%W#z%c%e&0&X#I
012/710/00101.1600/1
99*20
0*20
EE 5838 2475 2
Tartu	Narva	Tallinn
,塔尔图|塔圖1塔林
!~#/*
%8&s!!
/.3
298*3
0*3
EG 2409 2724 2
Aswan	Kawm Umbu	Idfu	Isna	Al Kharijah	Luxor	Kousa	Farshut	Dishna	Qina	Jirja	Al Manshah	Sohag	Akhmim	Tahta	Abu Tij	Asyut	Hurghada	Abnub	Manfalut	Al Qusiyah	Dayrut	Mallawi	Abu Qurqas	Al Minya	Samalut	Bani Mazar	Al Fashn	Bani Suwayf	Bush	Al Fayyum	Ibshaway	Halwan	Al Hawamidiyah	Suez	Giza	New Cairo	Cairo	Awsim	Qalyub	Al Qanatir al Khayriyah	Al Khankah	Ashmun	Shibin al Qanatir	Toukh	Bilbays	Banha	Munuf	At Tall al Kabir	Shibin al Kawm	Zagazig	Ismailia	Al Qurayn	Tala	Zefta	Abu Kabir	Faqus	Diyarb Najm	Tanda	Kafr az Zayyat	Hawsh Isa	Basyun	Samannud	Al Mahallah al Kubra	Damanhur	Al Mansurah	Talkha	Dikirnis	Kafr ash Shaykh	Minyat an Nasr	Arish	Disuq	Kafr ad Dawwar	Al Manzalah	Al Jammaliyah	Al Matariyah	Shirbin	Alexandria	Fuwwah	Bilqas	Port Said	Idku	Faraskur	Mersa Matruh	Rosetta	Damietta
,阿斯旺|亞斯文4卢克索|路克索11赫尔格达|赫加達16苏伊士,吉萨1开罗39亚历山大|亞歷山卓2塞得港
!KVC4=:1+(62,!9@1,#(10584:7D=,4)T*+(%&**#%-#(+(#+#(#%*&%!%(&-&%#*##(%%!!!&%!%!!#*(%%)%
*D*I*B)|&f***6)S)u*3)8)/)!)*(l(X(J+F(G(5(%(#((((&{&v(!(.(B(E((&s(V(Q)z(M(i(Q(F(M(F(^(6(X(L(r(J(1).(9(l)_))(2(P(})/(f(8(%&J(#(P(I&](_(_(u(2(z+E&p&:)=)5)F(n&#&f(])c&K)&!!&W)0
2.0..3...10.1///3/./..0.1/..1/2.10371:./../..01/.122..//..3//..313000.0/2../.8./41.../
12*86
0*86
EH 2368 -1596 2
Dakhla	Laayoune

!~&u
!!&.
/1
20*2
0*2
ER 1534 3845 2
Asmara	Keren
,阿斯马拉|阿斯瑪拉
!P
!T!!
4/
4*2
0*2
ES 2791 -1668 2
Santa Lucía	San Bartolomé de Tirajana	Telde	Arona	Las Palmas de Gran Canaria	Santa Cruz de Tenerife	La Laguna	Arrecife	Melilla	Ceuta	Algeciras	La Línea de la Concepción	Chiclana de la Frontera	Estepona	San Fernando	Marbella	Cádiz=Cadiz	Fuengirola	El Puerto de Santa María	Mijas	Benalmádena	Torremolinos	Jerez de la Frontera	Málaga	Motril	Roquetas de Mar	El Ejido	Sanlúcar de Barrameda	Vélez-Málaga	Almería	Utrera	Granada	Huelva	Dos Hermanas	Alcalá de Guadaira	Seville=Sevilla	Cartagena	Lorca	Jaén	Córdoba	Torrevieja	Murcia	Molina de Segura	Orihuela	Linares	Campiña	Elche	Alicante	San Vicent del Raspeig	Elda	Benidorm	Puertollano	Alcoy	Badajoz	Mérida	Gandia	Ciudad Real	Albacete	Torrent	Valencia	Cáceres	Paterna	Calvià	Palma	Grao de Murviedro	Sagunto	Toledo	Vila-real	Talavera de la Reina	Castelló de la Plana	Aranjuez	Cuenca	Valdemoro	Parla	Fuenlabrada	Arganda	Getafe	Móstoles	Rivas-Vaciamadrid	Leganés	Alcorcón	Latina	Carabanchel	Puente de Vallecas	Madrid	Coslada	Salamanca	Pozuelo de Alarcón	Ciudad Lineal	Torrejón de Ardoz	Chamartín	Majadahonda	Alcalá de Henares	Las Rozas de Madrid	Fuencarral-El Pardo	Alcobendas	San Sebastián de los Reyes	Guadalajara	Collado-Villalba	Ávila	Segovia	Salamanca	Tarragona	Reus	Vilanova i la Geltrú	Castelldefels	Viladecans	El Prat de Llobregat	Sant Boi de Llobregat	Cornellà de Llobregat	L'Hospitalet de Llobregat	Barcelona	Eixample	Badalona	Santa Coloma de Gramenet	Sant Cugat del Vallès	Cerdanyola del Vallès	Rubí	Zamora	Mollet del Vallès	Mataró	Sabadell	Terrassa	Granollers	Lleida	Valladolid	Zaragoza	Manresa	Girona	Palencia	Huesca	Vigo	Ourense	Burgos	Pontevedra	Logroño	Ponferrada	León	Pamplona	Gasteiz / Vitoria	Santiago de Compostela	Lugo	Santutxu	Bilbao	Barakaldo	San Sebastián=Donostia / San Sebastián	Irun	Torrelavega	Getxo	Oviedo	A Coruña	Santander	Ferrol	Gijón	Avilés
4拉斯帕尔马斯|拉斯帕馬斯,圣克鲁斯9马贝拉,加的斯|加迪斯6马拉加7格拉纳达3塞维利亚|塞維亞3科尔多瓦|哥多華1穆尔西亚|莫夕亞5阿利坎特11瓦伦西亚3帕尔马2托莱多|托雷多17马德里1萨拉曼卡13塞哥维亚,萨拉曼卡,塔拉戈纳8巴塞罗那|巴塞隆納13巴利亚多利德|瓦雅多利德,萨拉戈萨1赫罗纳2维戈1布尔戈斯|布哥斯3莱昂,潘普洛纳1圣地亚哥-德孔波斯特拉|聖地牙哥康波斯特拉2毕尔巴鄂|畢爾包1圣塞巴斯蒂安|聖塞巴斯提安3奥维耶多,拉科鲁尼亚,桑坦德1希洪
!#+/!I%S~+.b<(=#)(##)#!%+&&#%!!*G!,#*(;*.0-#*&%0(-),*3%5()%!Q&#%+!+(6,%&((0)(%###!%(!!&!#!%#!####)#+#%A%3(**&%###&!*!%%!%&!!&(#(!+=&1-/!-(,):&&1<#(#&##!#-%*#
#=#:#I!!#J!O!H&R3K0j0[0g/q0{/k1:/b1U/h1S1Z1c/q1k2l3n3X/Z203}0:2c.z0,040&5]4p2O1F5}5N5F5c2_3G5{66615r6Y2/67.w/[6T2A4_676@/X6:9V9f6N6K286]1@6c2d4C2Z2Q2O2t2U2H2m2R2L2S2V2]2X2h2Z2M2^2q2Z2G2|2G2U2_2a352:1M2.0F817~8c8{9!9,9&9+9-93939<989,919%0>989O9.9#9@7K1K5i8l9w1a6=,z-w2X-&3~/A0O4v3h-0.:3M3L3F4S4g253D04-?2N-P0F0,
..//310.//0././00///..14.//./1.100.41/02/3./..12../..0.//1/5/..3.././1...01.11.112228/0/100.1/10//...000....//26210/./..011.024///.201/0.011//.2/1../121/2/
237*8 14*2 278*145
0*155
ET 603 3683 2
Arba Minch	Sodo	Hawassa	Shashemene	Hosaina	Jimma	Nazret	Bishoftu	Addis Ababa	Harar	Jijiga	Dire Dawa	Debre Birhan	Debre Markos	Kombolcha	Dese	Bahir Dar	Gondar	Mekele	Inda Silase	Adigrat
8亚的斯亚贝巴|阿迪斯阿貝巴
!y82G0~!~8?A(<-io)R~#0~##b6
!n#(#r#~#1!!%h%I%2)z*e)a&&##&<&1!]!f%}#]%{
./0//01/8/.2../0101..
2*21
0*21
FI 6017 2162 2
Helsinki	Espoo	Vantaa	Turku	Kotka	Lahti	Lappeenranta	Pori	Tampere	Jyväskylä	Joensuu	Kuopio	Vaasa	Oulu	Rovaniemi
,赫尔辛基,埃斯波|艾斯波1图尔库|土庫4坦佩雷4奥卢,罗瓦涅米
!(,4%W,N%pHA9~%1~#b
&g&H&q!g)~(T+F!4%K(Z-1*n!!(A(Z
4211././1/./.0-
267*15
0*15
FJ -1814 17745 2
Suva	Lautoka
,苏瓦
!X
#.!!
/.
322*2
0*2
FK -5169 -5786 2
Stanley

!
!!
%
244
0
FM 692 15816 2
Palikir - National Government Center

!
!!
!
335
0
FO 6201 -677 2
Tórshavn
,托尔斯港
!
!!
*
239
0
FR 4192 -449 2
Ajaccio	Perpignan	Lourdes	La Seyne-sur-Mer	Hyères	Toulon	Narbonne	Tarbes	Marseille 09	Marseille 08	Marseille 10	Marseille 11	Marseille 12	Marseille	Pau	Marseille 13	Béziers	Marseille 14	Marseille 15	Fréjus	Bayonne	Aix-en-Provence	Cannes	Antibes	Toulouse	Montpellier	Arles	Nice	Nîmes	Albi	Avignon	Montauban	Pessac	Bordeaux	Mérignac	Valence	Brive-la-Gaillarde	Grenoble	Saint-Étienne	Chambéry	Vénissieux	Lyon	Villeurbanne	Clermont-Ferrand	Limoges	Annecy	La Rochelle	Niort	Poitiers	La Roche-sur-Yon	Châteauroux	Cholet	Bourges	Nantes	Besançon	Saint-Nazaire	Dijon	Tours	Angers	Blois	Belfort	Vannes	Lorient	Mulhouse	Orléans	Quimper	Le Mans	Laval	Colmar	Rennes	Troyes	Brest	Saint-Brieuc	Strasbourg	Évry	Saint-Malo	Nancy	Antony	Saint-Quentin-en-Yvelines	Vitry-sur-Seine	Créteil	Saint-Maur-des-Fossés	Clamart	Versailles	Maisons-Alfort	Ivry-sur-Seine	Champigny-sur-Marne	Issy-les-Moulineaux	Boulogne-Billancourt	Noisy-le-Grand	Paris	Fontenay-sous-Bois	Montreuil	Rueil-Malmaison	Neuilly-sur-Seine	Nanterre	Levallois-Perret	Pantin	Courbevoie	Clichy	Asnières-sur-Seine	Aubervilliers	Colombes	Drancy	Saint-Denis	Aulnay-sous-Bois	Argenteuil	Sartrouville	Châlons-en-Champagne	Meaux	Sarcelles	Évreux	Cergy	Cergy-Pontoise	Metz	Caen	Reims	Beauvais	Rouen	Le Havre	Charleville-Mézières	Saint-Quentin	Amiens	Villeneuve-d'Ascq	Lille	Roubaix	Tourcoing	Calais	Dunkerque
,阿雅克肖,佩皮尼昂,卢尔德|露德2土伦7马赛,波城5巴约讷,普罗旺斯地区艾克斯|普羅旺斯艾克斯,戛纳|坎城1图卢兹|土魯斯,蒙彼利埃|蒙佩利爾1尼斯,尼姆1阿维尼翁|亞維農2波尔多3格勒诺布尔,圣艾蒂安2里昂1克莱蒙费朗,利摩日,阿讷西|安錫2普瓦捷4南特,贝桑松1第戎,图尔,昂热4米卢斯,奥尔良1勒芒|利曼2雷恩1布雷斯特1斯特拉斯堡|史特拉斯堡2南锡6凡尔赛6巴黎23梅斯,卡昂,兰斯1鲁昂|盧昂,勒阿弗尔|利哈佛2亚眠1里尔
!tL!%!*)%%###!##%!&**(%(##+%1.%+u&!-;%=21)%#),=4>-2=%2&&(+,0)%-!3.!+#&7-1*)%&+%%!!#!##!!%#!!#%!#!!#!%!!##!#!!#(%%!,+,4#)@,)n#*&;,
2s,?(~/_/y/e,I)0///,/0/2/2/,(^//,_/,/)0[&G/30x1&*a-H.:17-z+M.L*W(B(G(@.V*j/M-}/d.T.P.S,R*L/y&i(S)J&K*z()+h&?/n%V.c)p(J*T0h#z#;1=+4!K)<(51@&3-^!!#y1i+l%l/~+]+@+h+o+q+Y+K+l+f+q+Z+V+x+c+p+l+Q+Y+S+[+i+X+^+Z+f+W+m+c+q+W+Q-{,=+f*B+F+F/}(^-W+F*=)3.C,h+],Z,O,Z,Y+0+f
.0+..1..//...4///./.-0./32.20./..1...01..3000././....20.001....00.0..1.0.2../.0///./../.0.7.//./.././//.///......1001.01..0.1////
285*129
0*129
GA -72 878 2
Port-Gentil	Libreville
1利伯维尔|自由市
!~#:
!!!i
04
31*2
0*2
GB 5037 -731 2
Plymouth	Torquay	Weymouth	Poole	Bournemouth	Exeter	Eastbourne	Bognor Regis	Gosport	Portsmouth	Littlehampton	Worthing	Brighton	Hove	Fareham	Hastings	Waterlooville	Southampton	Eastleigh	Taunton	Horsham	Winchester	Salisbury	Folkestone	Crawley	Royal Tunbridge Wells	Ashford	Guildford	Reigate	Redhill	Aldershot	Basingstoke	Maidstone	Canterbury	Farnborough	Woking	Purley	Weston-super-Mare	Sutton	South Croydon	Saint Peters	Esher	Bath	Chatham	Margate	Croydon	Gillingham	Barry	Beckenham	Bracknell	Staines	Bexley	Gravesend	Dartford	Kingswood	Bristol	Reading	Hounslow	Grays	Cardiff	City of Westminster	Bridgend	London	Southall	Acton	Slough	Hayes	Maidenhead	Barking	Islington	Southend-on-Sea	Dagenham	Wembley	Brent	Swindon	Archway	Basildon	Romford	Newport	Swansea	Brentwood	Tonypandy	High Wycombe	Enfield Town	Watford	Rhondda	Cheshunt	Chelmsford	Stroud	St Albans	Oxford	Hemel Hempstead	Harlow	Clacton-on-Sea	Welwyn Garden City	Aylesbury	Gloucester	Braintree	Luton	Dunstable	Colchester	Cheltenham	Stevenage	Bletchley	Milton Keynes	Hereford	Ipswich	Bedford	Worcester	Cambridge	Northampton	Royal Leamington Spa	Wellingborough	Redditch	Rugby	Kidderminster	Kettering	Coventry	Solihull	Halesowen	Stourbridge	Lowestoft	Birmingham	Corby	Dudley	West Bromwich	Nuneaton	Sutton Coldfield	Peterborough	Walsall	Wolverhampton	Great Yarmouth	Norwich	Tamworth	Leicester	Telford	Cannock	Shrewsbury	Loughborough	Stafford	Burton upon Trent	Derby	Nottingham	Newcastle under Lyme	Stoke-on-Trent	Wrexham	Crewe	Mansfield	Buckley	Chester	Lincoln	Chesterfield	Macclesfield	Ellesmere Port	Runcorn	Widnes	High Peak	Sheffield	Warrington	Birkenhead	Stockport	Liverpool	Huyton	Wallasey	Sale	Rotherham	St Helens	Bootle	Crosby	Manchester	Salford	Doncaster	Oldham	Wigan	Barnsley	Grimsby	Scunthorpe	Bolton	Bury	Rochdale	Southport	Huddersfield	Wakefield	Rossendale	Dewsbury	Batley	Halifax	Castleford	Morley	Hull=Kingston upon Hull	Blackburn	Preston	Bradford	Leeds	Burnley	Blackpool	Fylde	Keighley	York	Harrogate	Lancaster	Morecambe	Scarborough	Craigavon	Lisburn	Darlington	Stockton-on-Tees	Castlereagh	Middlesbrough	Belfast	Bangor	Newtownabbey	Hartlepool	Durham	Carlisle	Washington	Sunderland	Gateshead	Newcastle upon Tyne	Derry=Londonderry County Borough	Derry	South Shields	East Kilbride	Hamilton	Paisley	Glasgow	Livingston	Cumbernauld	Edinburgh	Dunfermline	Stirling	Dundee	Aberdeen	Inverness
,普利茅斯3伯恩茅斯,埃克塞特|艾克希特3朴次茅斯|樸茨茅斯2布赖顿|布萊頓4南安普敦3温切斯特|溫徹斯特,索尔兹伯里|索爾茲伯里10坎特伯雷|坎特伯里8巴斯12布里斯托,雷丁2加的夫|卡地夫2伦敦16斯旺西10牛津5格洛斯特12剑桥7考文垂|科芬特里4伯明翰7伍尔弗汉普顿1诺里奇1莱斯特6德比,诺丁汉1特伦特河畔斯托克4切斯特7谢菲尔德|雪菲爾3利物浦7曼彻斯特19赫尔1普雷斯顿,布拉德福德|布拉福,利兹|里茲1布莱克浦|黑潭2约克1兰开斯特7米德尔斯堡|米德斯堡,贝尔法斯特3达勒姆|杜倫2桑德兰1纽卡斯尔|新堡,德里5格拉斯哥2爱丁堡1斯特灵|史特靈,邓迪|丹地,阿伯丁|亞伯丁,因弗内斯
!-3.#!)#%!###!%#%%+()#!#&%%-!!#####&%#!##!#!!!###!%#!#!#!##!%#!!!!#!##!#!!##!##&!!#%#!((#!!!&##%)#!#!#!-)%!+*#)(##*%##!(#%!%!%!)!%!%%!#(#%*(!/&)!))&(%(%#%*%###!%!!##!%%#!#&%!#%#!%%&!&!##%##!##&#!%#(-&*%95+!)!#%)#&-0!!*#&!!r#*(&)!0)GiF
&V(:)L)~*-(:,S+L*z*~+Z+l,),%*u,r+)*^*d(g+q*g*5-S,#,Q-5+W+},%+D*~,m-J+D+X,,(s+~,.-n+m)V,n-k,-,p(S,4+E+^,F,],L)G)>+/+n,X(^,)(5,*+m+v+T+h+H,?,--#,H+t+t*7,*,g,J(q&l,V(A+E,/+j(B,4,h)h+q*m+e,B-R+}+?)d,p+h+]-8)t+~+G+D)3-R+c)f,C+8*Q+K*%*m)c+G*R*7)w)n.4*++K)t)}*V*3+y)~)p.2-b*?*z)M)y)/*s)p*E*U*x)e)i(r)N*s(i(|+Z*[)o({)1)1*0*V)@(p)l(s)%(k)Z*c)1(o(n)d)^*z)p):*U,/+O)O)])l(p*7*S)_*F*F*0*c*I+p)J)4*:*N)e(l(y**+!*O)*)!+j#&#J*N*g#Z*p#U#q#W*r*K(w*Q*a*I*H!!!!*Z&R&c&9&J(;&g([(A&l(t)r&N
2..0100./1./0/.0.2...--.1../...00..///1.0.//.1/.//.1...42./32.:..1...220/2110/22..0/0..0./1//../0.2.00/.1.10/01/.//..3/../5.10/0112.1/30//..024/3./1./00..../41205...0/..3/0/1/0/0.//0/.../..2022302/.0/....///.02.././.2/1////./4..3.-01-
276*234
52*47 55 52*11 55 52 55 52*16 55*2 52 55 52*3 55 52*59 55 52*2 55 52*54 53*2 52*2 53 52 53*3 52*7 53*2 52 54*12
GD 1205 -6175 2
Saint George's

!
!!
)
96
0
GE 4156 4099 2
Rustavi	Batumi	Tbilisi	Kutaisi	Zugdidi	Sokhumi
1巴统,第比利斯|提比里斯,库塔伊西
!,)_<V
(O!f(@#w!~!!
.051//
224*6
0*6
GF 493 -5233 2
Cayenne
,卡宴|開雲
!
!!
.
80
0
GG 4946 -254 2
Saint Peter Port

!
!!
+
266
0
GH 490 -279 2
Takoradi	Sekondi-Takoradi	Cape Coast	Swedru	Accra	Medina Estates	Tema	Atsiaman	Akim Oda	Koforidua	Aflao	Obuase	Ho	Kumasi	Tafo	Hohoe	Sunyani	Ejura	Berekum	Japekrom	Techiman	Tamale	Wa	Bolgatanga	Bawku
4阿克拉8库马西
!&6O%/!&;4&,L-(N7)*1#~%&ho?
#2#2#g%C%w%{&.%j%%%q(N#;&a#@#A&a!R#Z!9!!!{%5!A%4%s
100.7/01./.0.6..././.3/..
1*25
0*25
GI 3614 -535 2
Gibraltar
,直布罗陀
!
!!
,
265
0
GL 6418 -5172 2
Nuuk
,努克
!
!!
+
129
0
GM 1327 -1668 2
Brikama	Serekunda	Banjul
2班珠尔|班竹
!5#
!&!!!.
/2-
7*3
0*3
GN 776 -1369 2
Nzérékoré	Gueckedou	Camayenne	Conakry	Coyah	Kindia	Kankan	Labé
3科纳克里|柯那克里
!w~#,!5GE~#(
)N(!!!!#!C!x(x#X
0/76/00.
15*8
0*8
GP 1600 -6173 2
Basse-Terre	Les Abymes

!?
!!!:
*.
97*2
0*2
GQ 186 878 2
Bata	Malabo

!~%0
#.!!
10
36*2
0*2
GR 3533 2085 2
Heraklion=Irákleion	Chaniá	Ródos	Kalamata	Glyfáda	Palaió Fáliro	Ilioúpoli	Agios Dimitrios	Piraeus	Néa Smýrni	Kallithéa	Výronas	Keratsíni	Níkaia	Zográfos	Aigáleo	Athens	Korydallós	Peristéri	Galátsi	Agía Paraskeví	Khalándrion	Ílion	Néa Ionía	Petroúpolis	Maroúsi	Acharnés	Patras=Pátra	Chalkída	Lamía	Volos	Tríkala	Lárisa	Ioánnina	Kateríni	Kalamariá	Thessaloniki=Thessaloníki	Alexandroupoli	Kavála	Sérres
,伊拉克利翁7比雷埃夫斯7雅典10帕特雷4拉里萨3塞萨洛尼基
!6~#(bx+!!##!#!##!!!(!!!##!#&4:PR7-%cC*9-2
(o&W,=#I&<&6&=&9&1&7&6&;&.&1&=&4&9&1&5&;&C&@&6&<&4&@&9!~&,#k%C#&#j!!#s%D%B)_(!&&
0..././/1//.///.4.0..//..//1../.0../2...
255*40
0*40
GS -5428 -3651 2
Grytviken

!
!!
!
242
0
GT 1430 -9152 2
Escuintla	Santa Lucía Cotzumalguapa	Amatitlán	Villa Canales	Petapa	Villa Nueva	Santa Catarina Pinula	Mixco	Guatemala City	Chimaltenango	Chinautla	San Juan Sacatepéquez	Quetzaltenango	Totonicapán	Chichicastenango	San Francisco El Alto	Huehuetenango	Cobán	Puerto Barrios
8危地马拉城|瓜地馬拉市
!(2!%&(*#%(%/,&!J3>
!o!V#!#.#+#(#1#%#0!l#1!~!!!4!M!,!)#>&>
/./003.35//00././..
98*19
0*19
GU 1348 14475 2
Hagåtña	Dededo=Dededo Village
1德德多
!(
!!!-
!-
325*2
0*2
GW 1186 -1560 2
Bissau

!
!!
3
8
0
GY 680 -5816 2
Georgetown
,乔治敦|喬治城
!
!!
1
100
0
HK 2228 11397 2
Hong Kong	Kowloon	Tsuen Wan	Sha Tin	Sai Kung	Tuen Mun	Yuen Long=Yuen Long Kau Hui	Tai Po
,香港,九龙,荃湾,沙田,西贡,屯门,元朗,大埔
!()#!#*!
!8!9!2!9!B!!!*!8
:72,*+0+
186*8
0*8
HN 1330 -8802 2
Ciudad Choluteca	Tegucigalpa	Comayagua	El Progreso	San Pedro Sula	Choloma	La Ceiba
1特古西加尔巴|德古西加巴2圣佩德罗苏拉|汕埠
!tI~#*./3
!y!w!J!:!!!+#G
/5./300
151*7
0*7
HR 4351 1385 2
Split	Zadar	Pula	Slavonski Brod	Rijeka	Osijek	Zagreb	Sesvete
,斯普利特3里耶卡1萨格勒布|札格雷布
!cqA5:>%
%w#U!!(c!a)K%G%U
1/..0/4.
307*8
0*8
HT 1819 -7412 2
Les Cayes	Jacmel	Tigwav	Miragoâne	Léogâne	Pétionville	Carrefour	Port-au-Prince	Delmas 73	Croix-des-Bouquets	Jérémie	Thomazeau	Saint-Marc	Gonaïves	Okap	Port-de-Paix
7太子港
!(8%*!&!!(+!RFC6
!I#k#H#2#b%)#y%!%(%/!!%=#Z#Z%2#L
000/023631/../02
133*16
0*16
HU 4607 1659 2
Pécs	Szeged	Kaposvár	Nagykanizsa	Békéscsaba	Zalaegerszeg	Kecskemét	Dunaújváros	Veszprém	Szolnok	Székesfehérvár	Szombathely	Érd	Budapest	Debrecen	Tatabánya	Győr	Sopron	Eger	Parádsasvár	Nyíregyháza	Miskolc
,佩奇,塞格德11布达佩斯,德布勒森
!60,;4+)1-#(4/&).#9#)2
#q(!#D!L)*!=&O%^#O()%(!&%Z%i)_%%#4!!(:&n)j(e
01....0..///.61.0../01
261*22
0*22
ID -1017 9533 2
Kupang	Ende	Denpasar	Mataram	Labuan Bajo	Sumbawa Besar	Bima	Muncar	Genteng	Banyuwangi	Banjar	Jember	Lumajang	Kepanjen	Singaraja	Blitar	Kedungwaru	Tulungagung		Bondowoso	Pandak	Singosari	Bantul	Jatiroto	Sewon	Batu	Ponorogo	Lawang	Kasihan	Kediri	Yogyakarta	Gamping Lor	Godean	Pare	Depok	Probolinggo	Wedi	Besuki	Melati	Sleman	Situbondo	Klaten	Karanganom	Pasuruan	Madiun	Baki	Nganjuk	Grogol	Bangil	Kertosono	Surakarta	Kartasura	Jombang	Boyolali	Mertoyudan	Tulangan Utara	Magelang	Mojokerto	Sokaraja	Sidoarjo	Sragen	Purwokerto	Gedangan	Purbalingga	Kawalu	Wonosobo	Salatiga	Tasikmalaya	Ciamis	Ambarawa	Surabaya	Sampang	Kebomas	Pamekasan	Gresik	Bojonegoro	Cepu	Ungaran	Lamongan	Paseh	Purwodadi	Bangkalan	Banjaran	Soreang	Sumenep	Semarang	Slawi	Kuningan	Weleri	Margahayukencana	Kedungwuni	Blora	Cileunyi	Adiwerna	Tarub	Bandung	Sukabumi	Comal	Dukuhturi	Tuban	Pemalang	Pekalongan	Cimahi	Tegal	Sumedang	Karangsembung	Padalarang	Majalengka	Ciranjang-hilir	Lembang	Kudus	Astanajapura	Cicurug	Baekrajan	Sumber	Pati	Jatiwangi	Weru	Klangenan	Palimanan	Cirebon	Caringin	Plumbon	Pecangaan	Arjawinangun	Bogor	Purwakarta	Ciampea	Citeureup	Batang	Cibinong	Jatibarang	Parung	Cikampek	Sawangan	Depok	Cileungsir	Rangkasbitung	Pamulang	Indramayu	Serpong	Pandeglang	South Tangerang	Pamanukan	Curug	Cikarang	Ciputat	Cikupa	Bekasi	Jakarta	Tangerang	Pasarkemis	Rengasdengklok	Kresek	Sepatan	Serang	Teluknaga	Bandar Lampung	Galesong	Makassar	Metro	Terbanggi Besar	Watampone	Baturaja	Sengkang	Pagar Alam	Parepare	Kendari	Tanjungagung	Bengkulu	Lahat	Ambon	Prabumulih	Polewali	Martapura	Banjarmasin	Lubuklinggau	Palopo	Palembang	Tanjung Pandan	Abepura	Barabai	Jayapura	Sampit	Amuntai	Palangkaraya	Pangkalpinang	Sungai Penuh	Sungailiat	Jambi=Jambi City	Balikpapan	Balikpapan=City of Balikpapan	Mendaha	Padang	Palu	Sorong	Manokwari	Pariaman	Loa Janan	Samarinda	Bukittinggi	Payakumbuh	Pontianak	Bontang	Pekanbaru	Gorontalo	Ternate	Singkawang	Tanjung Pinang	Balaipungut	Batam	Padangsidempuan	Manado	Dumai	Sibolga	Rantauprapat	Pematangsiantar	Tanjungbalai	Kisaran	Kabanjahe	Tarakan	Tebingtinggi	Perbaungan	Sunggal	Medan	Binjai	Percut	Belawan	Langsa	Lhokseumawe	Banda Aceh
,古邦1登巴萨,马塔兰14玛琅|瑪琅11日惹3德波15梭罗19泗水14三宝垄|三寶瓏9万隆,苏加武眉23井里汶4茂物9德波12勿加泗,雅加达,坦格朗6楠榜1望加锡9明古鲁1安汶3马辰2巨港3查亚普拉6占碑1巴厘巴板|峇里巴板1巴东5三马林达2坤甸1北干巴鲁5巴淡1万鸦老11棉兰5班达亚齐
!~#P7+,#&&*2(%(!%#&!-+!%!#!#!&##%!&!####!##!*!%%!#!%%#!%#)!!##%#&!#%&!!+#*%##!!#%%#(!%#&#!#!!!&!##!##!#!%!###!%##!%##!&%!!!!#!)*&#*#!#)!%!#&%###%###%!#%&##&#!%i/5(;FM!.%&(2#-?!%-&B+71%)!/9,+9=E&:+(&%<(-6-74K%=0#2-;.7+H|##09%<#!%&3kmH
CkAX:C;D?Y<o>>9C919F:*8^8-7E:66x6^6[7K8k4n7O4r5h4u7A6/7Q4r6i4u4r4n6{4|8-508^4v4u8~53557i655D6[5H7_6q5I5@6~524h7M4g773c7T5]3[7U3j2N4E5&2O2]4y7W8/7K8F7N6Y6<4z761|5R7V1k1d8p4{3R2k4V1i4,6+1{3Q3U1m1&3{3L6m3l4/1f3R212{1^2P1H1n5J2z0s5K2k5_2S2m2g2e2s0w2j5=2d0t1Z0k0}5=0z2Y0n1]0r0w1*0<0o2Y0g0.0m2%0[1=0k0V1-0z0d0X1L0I0^020e/2?#?+/7/.@,-y?i,v??BU-R+m-8Hw.!>}9z9^,M?z.X1oVv:SW!7m:F8u0.*n0/-@<2<8-=)^?WLEOR)F<M<R)a){3g<v*sC2H#3B.;*d-j(JE3*s&t))(6)%(o&U=#(?(+&d&i&U&|&j%|%(!!
2/521.../0/20.00/.4.....///1/14.../1....40.01../0.4/0...00.0/1/../120/7.////.0.00.10/6././0.00/62.//12311/0//1/0/./0.0//2/1./411001/10051010//6010116:60100104/60./0..01.2.2/.04006...0..00//334.520./12/03/40//1.5/30//100./000612/./2
202*7 188*3 202 188*3 202 188*143 202*2 188*2 202 188 202 188 202*2 188*3 189 188 202*3 188 202 188*2 189 202 189 211 202 211 188*4 202*2 188*2 202 189*2 188 202*2 188*2 211 202 188 202 189 211 188*4 202 188*7 202 188*10
0*231
IE 5190 -905 2
Cork	Waterford	Limerick=Luimneach	Galway=Gaillimh	Tallaght	Dublin
,科克,沃特福德|瓦特福,利默里克,戈尔韦|高威1都柏林
!HLc%(
!_%4!O!!&#&1
1.//.5
264*6
0*6
IL 3125 3457 2
Beersheba	Ashkelon	Bet Shemesh	Jerusalem	West Jerusalem	Ashdod	Modiin Makkabbim Reut	Rehovot	Ramla	Modiin Ilit	Lod	Rishon LeZiyyon	Holon	Bat Yam	Bnei Brak	Tel Aviv	Ramat Gan	Petah Tiqwa	Herzliya	Kfar Saba	Raanana	Netanya	Hadera	Nazareth		Nahariyya
,贝尔谢巴2耶路撒冷11特拉维夫7拿撒勒,海法
!N*(##.!(!%%(#*!!#,!#3/>07
!:!!!N!g!g!,!Q!<!B!S!D!:!9!6!>!9!<!D!>!F!B!A!E!o!N!Y
10.431/0...1100301///1/.2.
190*26
0*26
IM 5415 -448 2
Douglas

!
!!
,
268
0
IN 818 6961 2
Nagercoil	Neyyattinkara	Thiruvananthapuram	Nedumangad	Tirunelveli	Thoothukudi	Kollam	Thenkasi	Kadayanallur	Kovilpatti	Puliyangudi	Kayankulam	Ramanathapuram	Tiruvalla	Changanacheri	Sivakasi	Rajapalaiyam	Tiruttangal	Alappuzha	Aruppukkottai	Srivilliputhur	Paramagudi	Virudunagar	Kottayam	Cumbum	Madurai	Kochi=Cochin	Teni	Bodinayakkanur	Karaikkudi	Munnar	Valparai	Dindigul	Pudukkottai	Pattukkottai	Palani	Thrissur	Udumalaippettai	Kunnamkulam	Pollachi	Mannargudi	Dharapuram	Negapatam	Ponnani	Thiruvarur	Palghat	Ottappalam	Tanjore	Tiruchirappalli	Tirur	Karaikal	Karur	Kumbakonam	Mannarakkat	Coimbatore	Malappuram	Mayiladuthurai	Tiruppur	Manjeri	Beypore	Namakkal	Kozhikode	Mettupalayam	Erode	Tiruchengode	Chidambaram	Ooty	Gobichettipalayam	Vriddhachalam	Idappadi	Attur	Badagara	Salem	Port Blair	Tellicherry	Cuddalore	Panruti	Mettur	Kannur	Chamrajnagar	Puducherry	Villupuram	Talipparamba	Payyannur	Nanjangud	Dharmapuri	Kollegal	Tiruvannamalai	Tindivanam	Mysuru=Mysore	Kannangad	Kasaragod	Krishnagiri	Mandya	Kankanhalli	Channapatna	Arni	Vaniyambadi	Chingleput	Closepet	Hosur	Puttur	Ambur	Ullal	Kanchipuram	Arcot	Mangalore	Vellore	Tambaram	Gudiyatham	Robertsonpet	Pallavaram	Bengaluru	Hassan	Arakkonam	Chennai	Ambattur	Yelahanka	Avadi	Kolar	Tiruvottiyur	Tiptur	Dod Ballapur	Chikmagalur	Udupi	Tumkur	Chintamani	Chik Ballapur	Madanapalle	Tirupati	Sira	Hindupur	Bhadravati	Shimoga	Hiriyur	Rayachoti	Kadiri	Gudur	Sagar	Chitradurga	Challakere	Dharmavaram	Nellore	Davangere	Chinnachowk	Cuddapah	Harihar	Sirsi	Ranibennur	Anantapur	Rayadrug	Proddatur	Haveri	Karwar	Tadpatri	Kavali	Bellary	Guntakal Junction	Kandukur	Dandeli	Hospet	Madgaon	Koppal	Hubli	Mormugao	Vasco da Gama	Gadag-Betageri	Gadag	Gangawati	Nandyal		Ongole	Adoni	Markapur	Sindhnur	Emmiganur	Chirala	Kurnool	Belgaum	Bapatla	Ilkal	Vinukonda	Ponnuru	Ponnur	Chilakalurupet	Gokak	Bagalkot	Machilipatnam	Raichur	Narasaraopet	Gadwal	Guntur	Wanparti	Sattenapalle	Nipani	Mangalagiri	Narasapur	Gudivada	Rabkavi	Macherla	Jamkhandi	Vijayawada	Palakollu	Bhimavaram	Amalapuram	Ichalkaranji	Kolhapur	Attili	Ellore	Mahbubnagar	Tanuku	Yadgir	Nuzvid	Tadepallegudem	Bijapur	Sangli	Mirialguda	Kakinada	Ratnagiri	Kodar	Rajahmundry	Nalgonda	Samalkot	Pithapuram	Shahabad	Suriapet	Khammam	Tandur	Karad	Gulbarga	Lal Bahadur Nagar	Tuni	Gaddi Annaram	Hyderabad	Uppal Kalan	Malkajgiri	Kukatpalli	Serilingampalle	Quthbullapur	Secunderabad	Bhongir	Chiplun	Kottagudem	Palwancha	Paloncha	Sangareddi	Solapur	Pandharpur	Visakhapatnam	Satara	Anakapalle	Gajuwaka	Basavakalyan	Bidar	Phaltan	Warangal	Siddipet	Vizianagaram	Baramati	Osmanabad	Barsi	Srikakulam	Kamareddi	Sirsilla	Udgir	Latur	Roha	Karimnagar	Salur	Pune	Shivaji Nagar	Diglur	Khadki	Bobbili	Pimpri	Bodhan	Nizamabad	Ambajogai	Lonavla	Ramagundam	Palasa	Parvatipuram	Khopoli	Jagtial	Ramgundam	Koratla	Parli Vaijnath	Jeypore	Mancheral	Mandamarri	Panvel	Navi Mumbai	Bellampalli	Mumbai	Jagdalpur	Ahmadnagar	Nirmal	Airoli	Badlapur	Nanded	Thane	Amarnath	Dombivli	Ulhasnagar	Nowrangapur	Borivli	Kalyan	Parbhani	Bhiwandi	Bhayandar	Brahmapur	Basmat	Virar	Sangamner	Adilabad	Palghar	Hingoli	Puri	Jalna	Aurangabad	Kopargaon	Bhawanipatna	Pusad	Deolali	Chanda	Nashik	Wani	Washim	Jatani	Manmad	Bhubaneshwar	Sillod	Paradip Garh	Chikhli	Vapi	Yavatmal	Chalisgaon	Cuttack	Karanja	Buldana	Hinganghat	Malegaon	Valsad	Dhenkanal	Balangir	Dhamtari	Khamgaon	Akola	Wardha	Bilimora	Shegaon	Una	Umred	Malkapur	Dhulia	Veraval	Amravati	Navsari	Jalgaon	Amalner	Bhusaval	Bhadrakh	Akot	Raj-Nandgaon	Mahasamund	Mangrol	Bardoli	Nagpur	Anjangaon	Bhandara	Durg	Surat	Bhilai	Kamthi	Raipur	Chopda	Achalpur	Keshod	Burhanpur	Bargarh	Savarkundla	Kundla	Shirpur	Nandurbar	Gondia	Sambalpur	Balasore	Junagadh	Palitana	Shahada	Amreli	Ankleshwar	Porbandar	Sendhwa	Bharuch	Sihor	Dhoraji	Bhatapara	Upleta	Jetpur	Bhavnagar	Contai	Balaghat	Brajarajnagar	Khargone	Khandwa	Jharsuguda	Raigarh	Kultali	Betul	Gondal	Chhindwara	Haldia	Bilaspur	Seoni	Barbil	Bada Barabil	Gosaba	Botad	Dabhoi	Raurkela	Barasat	Punasa	Rajkot	Vadodara	Khambhat	Kharagpur	Harda Khas	Korba	Borsad	Medinipur	Jhargram	Jamnagar	Baj Baj	Petlad	Nangi	Chaibasa	Anand	Kolkata	Haora	Dhar	Pithampur	Bankra	Itarsi	Dam Dam	Baranagar	Bali	Ghatal	Kamarhati	Madhyamgram	Vejalpur	Panihati	Nadiad	Konnagar	Indore	Khardah	Barasat	Rishra	Surendranagar	Dholka	Titagarh	Hoshangabad	Shrirampur	Barakpur	Godhra	Baidyabati	Jamshedpur	Morbi	Bhadreswar	Dohad	Shyamnagar	Habra	Chandannagar	Ashoknagar Kalyangarh	Bhatpara	Arambagh	Lunglei	Naihati	Hugli	Halisahar	Bansbaria	Kanchrapara	Dewas	Kalyani	Dhrangadhra	Ahmedabad	Bangaon	Bishnupur	Gandhidham	Anjar	Ambikapur	Jabalpur	Ranaghat	Ujjain	Sehore	Gandhinagar	Kalna	Bankura	Shantipur	Bhuj	Bhopal	Barddhaman	Shahdol	Kadi	Ratlam	Puruliya	Ranchi	Krishnanagar	Navadwip	Shajapur	Lohardaga	Nagda	Modasa	Durgapur	Vidisha	Banswara	Himatnagar	Raniganj	Ramgarh	Chas	Jaora	Katoya	Bolpur	Asansol	Visnagar	Jamuria	Aizawl	Kulti	Jharia	Bokaro	Katras	Dhanbad	Unjha	Damoh	Agartala	Murwara	Saugor	Patan	Basoda	Siuri	Siddhapur	Kandi	Hazaribagh	Daltonganj	Mandsaur	Baharampur	Palanpur	Rampur Hat	Etawa	Giridih	Singrauli	Renukut	Disa	Madhupur	Sidhi	Obra	Jumri Tilaiya	Raghogarh	Jangipur	Abu Road	Bagaha	Rewa	Ashoknagar	Satna	Udaipur	Jhalawar	Nimbahera	Guna	Dhulian	Lalitpur	Tikamgarh	Aurangabad	Gaya	Imphal	Silchar	Karimganj	Nawada	Chittaurgarh	Dehri	Chhatarpur	Jamui	Ingraj Bazar	Rajsamand	Baran	Mirzapur	Luckeesarai	Kota	Bihar Sharif	Jahanabad	Balurghat	Sahibganj	Bhagalpur	Mughal Sarai	Mahoba	Jamalpur	Varanasi	Bhilwara	Masaurhi Buzurg	Monghyr	Bhadohi	Mokameh	Gangarampur	Begusarai	Shivpuri	Bundi	Prayagraj=Allahābād	Jhansi	Baruni	Banda	Tura	Katihar	Dumraon	Arrah	Shillong	Buxar	Khagaul	Ghazipur	Patna	Rath	Raiganj	Kaliyaganj	Dinapore	Sheopur	Datia	Kohima	Hajipur	Barmer	Jaunpur	Pali	Purnia	Chapra	Balotra	Diphu	Samastipur	Bangaon	Saharsa	Dabra	Dimapur	Bela	Madhipura	Fatehpur	Mau	Orai	Konch	Dhuburi	Sawai Madhopur	Azamgarh	Mubarakpur	Wokha	Beawar	Kishanganj	Supaul	Muzaffarpur	Jalaun	Araria	Darbhanga	Tonk	Goalpara		Siwan	Gwalior	Raebareli	Sultanpur	Islampur	Jodhpur	Nasirabad	Koch Bihar	Madhubani	Gohadi	Ajmer	Auraiya	Kanpur	Gopalganj	Gangapur	Bongaigaon	Alipur Duar	Karauli	Morena	Deoria	Jalpaiguri	Unnao	Tanda	Bhind	Kishangarh	Sitamarhi	Tezpur	Bari	Mothihari	Naksalbari	Dhaulpur	Goyerkata	Siliguri	Hindaun	Jorhat	Gorakhpur	Fyzabad	Etawah	Basti	Ajodhya	Bettiah	Lucknow	Jaigaon	Dausa	Jaisalmer	Jaipur	Nawabganj	Sibsagar	Darjiling	Makrana	Kannauj	Sandila	Bagaha	Shikohabad	Gonda City	Kuchaman	Chhibramau	Firozabad	Agra	Nagaur	Tundla	Bharatpur	Mainpuri	North Lakhimpur	Farrukhabad	Hardoi	Balrampur	Dibrugarh	Tinsukia	Biswan	Mathura	Nokha	Sitapur	Alwar	Bahraigh	Vrindavan	Hathras	Sikar	Shahabad	Ladnun	Sujangarh	Laharpur	Kosi	Kasganj	Nawalgarh	Aligarh	Shahjanpur	Lakhimpur	Tilhar	Fatehpur	Ujhani	Bikaner	Budaun	Narnaul	Sahaswan	Gola Gokarannath	Ratangarh	Jhunjhunun	Palwal	Rewari	Faridpur	Khurja	Aonla	Bisalpur	Churu	Bareilly	Bulandshahr	Jahangirabad	Faridabad	Sardarshahr	Chanduasi	Sikandarabad	Gurgaon	Greater Noida	Deoli	Dadri	Noida	Sambhal	Charkhi Dadri	Najafgarh	Pilibhit	New Delhi	Karol Bagh	Delhi	Ghaziabad	Nangloi Jat	Bahadurgarh	Pilkhua	Hasanpur	Hapur	Rohini	Loni	Baheri	Muradnagar	Bhiwani	Rampur	Moradabad	Gajraula	Narela	Rohtak	Amroha	Meerut	Sonipat	Baraut	Hansi	Mawana	Chandpur	Gohana	Hisar	Kashipur	Haldwani	Khatauli	Jind	Suratgarh	Sherkot	Bijnor	Panipat	Ramnagar	Kairana	Nagina	Gorakhpur	Shamli	Muzaffarnagar	Kiratpur	Fatehabad	Sirsa	Hanumangarh	Narwana	Najibabad	Karnal	Deoband	Tohana	Gangoh	Kaithal	Roorkee	Ganganagar	Haridwar	Dabwali	Saharanpur	Thanesar	Mansa	Rishikesh	Yamunanagar	Sunam	Abohar	Jagadhri	Bathinda	Malaut	Sangrur	Dehra Dun	Patiala	Ambala	Dhuri	Barnala	Nabha	Fazilka	Muktsar	Rajpura	Maler Kotla	Kotkapura	Sirhind	Faridkot	Mohali	Panchkula	Khanna	Chandigarh	Jagraon	Moga	Ludhiana	Ferozepore	Ropar	Shimla	Phagwara	Jalandhar	Kapurthala	Tarn Taran	Hoshiarpur	Amritsar	Batala	Pathankot	Jammu	Udhampur	Anantnag	Soyibug	Srinagar	Baramula	Sopur
2特里凡得琅22马杜赖,科钦27哥印拜陀6卡利卡特18本地治里|朋迪治里8迈索尔22班加罗尔2金奈|清奈54帕纳吉62海得拉巴|海德拉巴14维沙卡帕特南20浦那21新孟买|新孟買1孟买|孟買25奥兰加巴德5纳西克4布巴内斯瓦尔36那格浦尔3苏拉特2赖布尔48拉杰果德|拉傑果德,瓦多达拉13加尔各答15印多尔30艾哈迈达巴德|亞美達巴德14博帕尔5兰契57乌代浦尔7菩提伽耶,英帕尔21瓦拉纳西9阿拉哈巴德11巴特那40古瓦哈提1瓜廖尔3焦特布尔6坎普尔28勒克瑙3斋浦尔|齋浦爾12阿格拉49法里达巴德12新德里1德里65德拉敦15昌迪加尔|昌第加爾2卢迪亚纳2西姆拉5阿姆利则|阿姆利則2查谟|查謨3斯利那加
!:-/1(/,/.!#7#*#!&#%!((!36%+!*%<(#(&++*##+%#!!!%&-#(!&%&*%!))&)((%#(++!#)%,#%#,)##.)&#%,!+#7%!&.%##&%%&%&+#!!&##!(+##!#&%.&&##*(/-.-%,#0)(#*.-(%#!&/!*%)(%.#:&))!#+!(#%#!)%!1/&!)#%)*-%!%,%!%%#*+%#&!#(!%##%(/#!#&#%%%#&%-&##(#*##/!()####&(&##!%#%&%%)#!#!#5(,#.%&&)+%+!#(!,!#%##)(#*%####!#%&##.%)%####)#!(!%!#!#&&!#%1/.&#-((!&!&#)*))-%&%&%%+!%)%!*)(#!!&&%&&(##%#*(!#)!##!&%!%####%#(#%#!#%-#%&#%)&#)!%%#!##%(!!!((!!*.!%###*!#(##)#%%!#*#&%#!&(!#%##!#%####%!!!%#!!!#!##!%#!%%!#!#%!###!%%%####(%%#&#)#!%%!#%!!#&#&!#+!%!&!*##*%##!##%%!&!#)#!!&#!!#!*#(&)&&+#!##%(#1%##&#)!)!##%&&#)#)#%(%!#%#++&((!%##%!(#%#&!%&!!%!%!%%!&&####!!#!%%#%#!%*!%#!)#%#!%%#!##)!&!)%#!!%!&!!%#!(#!&#!&&%,%%!!!#!%!!%&!%%!(%!&###%&##!##!(#(&!#))#%#&#%%!!&%####3!()##!*!!##%#&#)#,%(&!+#&#%%!&#!)#*#(%%#+&#!&#!#(!)&!#%%##!%##%####%##%&#!(#,#/!!&##*#*(!#(%!#(#!%(##)%#,##+%+)&!%!%0%!#&(!(+%%#!#%+#))*&##%&)%.%(10/)+-,7RS6wG#0,
,l,H,:,?-*-W+p,a,c-=,i+h.D+o+l-6,x-9+U-T-#.,-F+j,[-V+N,q,d.>,E,:-H.C.w,u+J,X+;,@/),v/P+-/<+w+Z.e.7+,/O-R.~+d,<+</>,d+@*|-[*y,8-/-?/A+|,m.w-:.-*e-Z>!*Z/I/3-6*M,9/O/-*M*=+z-Z,J.]/>+v*4*(-a,5,k,T.t.//_,[-9*=.9)v/B.w)v.d/o.H-h/q,|+>/?/~/r,}/m-W0#+f,w*x)k,I-O-/-~/%,5,r*r*d+t.<-Z/Q*,+]+w-./a+-.E.C*|)t*j,~,0.(*Q)+-K/a,7,e/V)]+[(u+C*6(f(g*i*j+k-|(h/f,Z.r,&,q0*-N)P06+?/F0>0>/s)r*q0{,e/g-605-Q/q)D0@1X0m*4/(*F0H1[1F1y)L)51N0w-I1V,M0]1G*s)V/425(2/^1b.r2/26,9/:/p,{)0,/.)2T.#-z.).%-u-j-z.&.J(F0E0K0N-S++*J3<(x3(3>,:,u)I/6.F3Q)X+8*p4)-n.B,K+o&z.d3=(k(j,{(j3L(f-?-T+[(</+4]3S(6.M/).8+k2V/&/+&y&p/-&b1z)j-n&n(.,_&j(!&v&}2T&_&|,(&t&^5),O&Y)3.&&U,M67+)*K)N39,{(h.u(d.P,L6,)J68*l7-+N&d-W*+6=,r+F.E)S&g5|3Y1I+o,?.-&j+|#Z.w+H)n!r-1&f*d*/*z7!,E0p2%!V&y.^,_/=1.&[1=.k1Q*G,t!f+K3h#v#w)x)6/u417M!{%O)M#m&m!!*3&l%^!z1s!i#0%r8F/u4+*h+W443P9.-@#B.O8l2-/35f5g9V%@(>5093+[#A((&F7w,I2e&d7v7S!R8s&X8w65&j9*9%*G*q8}-2909,9(8D9+93(K9+&_9(*~9,969)%>&49+-/9(9*(P9&6]#F9()89+9H9+9F9.8I=~909.909.91+:96%,&C9Y7v!X!N3</[9?*y,G&L9*7[91!*,i8Q16&)*-6o5^979++P4y*S(17u-7)J&k7c5t6Z*68n8A7R&?7]=|7D6t6E6i6w&//(<C0..;%p-D80&-8e5d4:*08z&48I-_6j2c3,%u701l3&5u,S8i&V5D1/-/0Z(Z+D)d,_8Z-v.D4X5>?B>)=V5v)]4E/76b8p(m+j2V6R+!5t5=9T8:7Q34/T6|3))_5A6z2V6A9;6V-(*k1h.+6F0(;0844B4w=%415C3e5L/58m9&5C+|-z?S5S%!2d(38*5#%{>j636~7,-m?,1x7?0X3b/).f:v+V3:3E?d)>8[7,5g.y8.6?*z;[<t4W-[1)2!8t&o)i:>6P-x)_//0*4a+~;T:E,B-J3x9O082a.@)u5q>)-!568w->9o91,C?]3M2,.W2g214g0e:7+V#L*z1%@/8|)h/X0:4<.,1s)v/.-t-L(]-d,r.X?R/6/o20@J@y0m-)(B0K+u1M-,-O*7/Z)F)M0c,m.2*D-Q/W0U/F*#.V(2.d+?.<06)]*Q,b+t/2-<.h/L*%/&-<-U,_)O.?-,,B,w,V,x,b.*+O,=/L,U,R,V,m,F,9-(-h-4,F,]/.,s+B.X.?-d,H+q-{--,A,Y+0-B-g+|*s.Q/1-/+T(o.*-X,<.d,T-x*n,_-,-a*W*,)?+@-n,=-*+*,Y+]-?(l-Z)j,x,.*Q-i,[*{)2,^)~)N+!-M+[,++&*b+C(|)R+q+()s+Z)l+~,0+J,**X*:+#)[+k,P*x*e*O)}++)x*=*l)w*7*8)g)q)@)M
1/4.633.//...../0.1////..545//./10..2.././//.0.14.//0.5./3//.3.0/./..../40/0....1/.....0.5...0..././/.0.0.311/0090/920202./012/.02.012.///.0.033.0/./2.1..//20..1/.5//1101.11..//33.....///11/.3.....0/..5.0.23.10...024/2/.20...01..32..8002011.././.5/50/2.1.4.1./00///2/1.85./.6/2/.1.../3.///.07.;/3///461536462432.0.0//125../.26.../4././0/4../3/.///303....31413/1//0...7./284/4.0.1.//./0101..//0.0./..04////1/01//012/..10.41256/1.3.0.3/.3.095/../022.21031/70201.001000400/30103..210002//80.1./5/3/1.00062/.10500../.30/.0/0.//3.122/3.1.01120....0/010...1./.../././1.23..0/0//310./000/1./1/42/0/3///52.1/../1/53/0.1.10/./6.1.0.//0/1111....0.0/.120..00..0/.2..20.50510.5.//.3.8.0../0001/10...0./.3/.4020.070/.7/.0//.//0..26/.1/.20/0/.2.121.01/.1../.420./.41....000//../41.6/0/120.21.6023;510/.251./124.42162////.2/0.1../2.//6/2..10./1/..0/11.30/.1.0/2//320././//0/./0105.06/.1/4/.05013///5/.
195*886
0*886
IQ 2997 4269 2
Al Faw	Umm Qasr	Az Zubayr	Al Basrah al Qadimah	Basrah	Nasiriyah	As Samawah	Ash Shatrah	Al Amarah	Ash Shamiyah	Ad Diwaniyah	Najaf	Kufa	Al Hayy	Al Hillah	Al Kut	Al Hindiyah	Karbala	Abu Ghurayb	Baghdad	Al Fallujah	Ramadi	Baqubah	Khalis	Al Miqdadiyah	Samarra	Tozkhurmato	Halabjah	Kirkuk	Jamjamal	As Sulaymaniyah	Erbil	Al-Hamdaniya	Al Mawsil al Jadidah	Mosul	Soran	Sinah	Dihok	Zaxo
4巴士拉6纳杰夫|納傑夫5卡尔巴拉1巴格达8基尔库克1苏莱曼尼亚,埃尔比勒|艾比爾2摩苏尔
!+G/#[?,O0&(%0A)(+k&#+E*5:kAA*&d-*#C4*@
*P)t)])j)f(#%x&w)!%1%R#s#|&j#z&R#g#P#b#x#9!d%2%*%S#C%4&e#w%H&+#O!k!N!O%+!G!B!!
/007730/2.230/22.35:120..0..4/45.76002/
166*39
0*39
IR 2713 4477 2
Minab	Bandar Abbas	Iranshahr	Khash	Darab	Firuzabad	Fasa	Bushehr	Bam	Akbarabad	Borazjan	Sirjan	Zahedan	Bandar-e Genaveh	Shiraz	Kazerun	Marvdasht	Nurabad	Shahr-e Babak	Kerman	Abadan	Dogonbadan	Rafsanjan	Khorramshahr	Behbahan	Yasuj	Dehdasht	Zarand	Zabol	Abadeh	Ahvaz	Yazd	Masjed Soleyman	Borujen	Shushtar	Shush	Meybod	Ardakan	Shahr-e Kord	Najafabad	Isfahan	Khomeyni Shahr	Birjand	Aligudarz	Khorramabad	Kuhdasht	Ilam	Khomeyn	Borujerd	Nurabad	Arak	Nahavand	Harsin	Malayer	Kermanshah	Kahriz	Sarpol-e Zahab	Kangavar	Qom	Pasragad Branch	Asadabad	Azadshahr	Kamyaran		Saveh	Qorveh	Kashmar	Torbat-e Jam	Torbat-e Heydariyeh	Pishva	Sanandaj	Varamin	Qarchak	Robat Karim	Marivan	Semnan	Shahriar	Malard	Shahre Jadide Andisheh	Tehran	Karaj	Bijar	Nazarabad	Baneh	Abyek	Takestan	Abhar	Damghan	Alvand	Khorramdarreh	Sabzevar	Neyshabur	Saqqez	Qazvin	Mashhad	Alvand	Takab	Shahrud	Amol	Bukan	Babol	Sari	Chalus	Zanjan	Behshahr	Piranshahr	Mahabad	Gorgan	Naqadeh	Miandoab	Oshnaviyeh	Esfarayen	Quchan	Langarud	Gonbad-e Kavus	Rasht	Bonab	Shirvan	Bandar-e Anzali	Bojnurd	Orumiyeh	Khalkhal	Tabriz	Salmas	Ardabil	Marand	Ahar	Khowy	Parsabad
1阿巴斯港12设拉子4克尔曼10阿瓦士,亚兹德|亞茲德8伊斯法罕13克尔曼沙阿3库姆4哈马丹15德黑兰,卡拉季13马什哈德20拉什特6大不里士
!*#~#1Y-.&22%6),&#=<#4*%)&4+0%:14_(&,2**%B%(6Y-(/!>5%.,&#+,(22!##!:3+!&(!#/)(*,###2(,)+!,%%%!!(%)!,%))&#.%##*,0#+(&-)&**+!,+R0)6)+~#9
1q0y5t6O.},j-}*o3<-!+:0;6+*M,f+g-%+X/]1p&|*k0Z&p*1+a*Q1:6l,r(G.l),+A(X&v.G.G*q+I+i+Z49)S(&&5#r)|(N&Y)T((&3(U%X%W#8&Y*s(2&j(<%K(6*=&I3G5n49+o%Q+g+_+,#X-c+**}+%+N*~&5*V#;*P)T)!.i)z(}2Q3j#c)t4](z%]/N,R#[,u-@+N(5-s!I#*.s!d#Q!E2@3K*(/c)I#L2l)<2.!C(8#e!!&{#/%X!6&T
/20.../1///14.6/0..43/02//..0.530./...01621/2/0/2/3/.144..54.3.31//.0.212./0../:6.1/./../.11027/.01112.2/.12/0..0.04//014.6/30/1/
225*129
0*129
IS 6414 -2190 2
Reykjavík
,雷克雅未克|雷克雅維克
!
!!
0
241
0
IT 3693 769 2
Ragusa	Vittoria	Gela	Syracuse=Siracusa	Caltanissetta	Catania	Marsala	Trapani	Bagheria	Reggio Calabria	Palermo	Messina	Catanzaro	Lamezia Terme	Quartu Sant'Elena	Cagliari	Cosenza	Lecce	Taranto	Brindisi	Potenza	Matera	Salerno	Castellammare di Stabia	Sassari	Torre del Greco	Ercolano	Portici	Altamura	Fuorigrotta	Naples	Ponticelli	Pianura	Casoria	Afragola	Giugliano in Campania	Acerra	Aversa	Caserta	Bitonto	Bari	Molfetta	Andria	Bisceglie	Cerignola	Trani	Barletta	Foggia	Latina	Manfredonia	San Severo	Lido di Ostia	Acilia-Castel Fusano-Ostia Antica	Rome	Guidonia Montecelio	Pescara	Terni	Grosseto	Perugia	Siena	Arezzo	Livorno	Ancona	Pisa	Florence	Lucca	Prato	Pesaro	Pistoia	Massa	Rimini	Carrara	La Spezia	Cesena	Forlì	Savona	Imola	Genoa	Ravenna	Bologna		Reggio nell'Emilia	Carpi Centro	Parma	Ferrara	Asti	Alessandria	Piacenza	Turin	Cremona	Pavia	Vigevano	Padua=Padova	Verona	Venice	Novara		Mestre	Sesto San Giovanni	Brescia	Vicenza	Cinisello Balsamo	Monza	Legnano	Busto Arsizio	Trieste	Gallarate	Treviso	Bergamo	Como	Varese	Trento	Udine	Bolzano
3锡拉库萨|敘拉古1卡塔尼亚4巴勒莫,墨西拿3卡利亚里1莱切|雷切4萨莱诺7那不勒斯|拿坡里9巴里12罗马4佩鲁贾,锡耶纳|西恩納1里窝那|利佛諾1比萨,佛罗伦萨|佛羅倫斯5里米尼6热那亚,拉文纳|拉溫納,博洛尼亚|波隆那,摩德纳2帕尔马4都灵|杜林3帕多瓦,维罗纳|維洛納,威尼斯1米兰2布雷西亚5的里雅斯特2贝加莫,科莫1特伦托1博尔扎诺|波札諾
!%0#M!C:*&%*k,?!+~#4/5#&#%&*%##!%!#)###&.(#,&#&#&3#4*(&1.S.8G92,)0+*(&%/%%%(,-)(#,4),%(*#2%**0.%###&(###%%#(##&/#=!N
+v+c+D,T+2,>)B)L*T,{*C,p.#-c#i#Z-[/k.h/R-/.#+}+^!}+Q+O+N-{+@+G+M+=+I+K+@+Q+A+M...@.#-b-v-8-m-_,p)r-:,^)2)7)I)_+@)V&q)=(,(e%|*S&((!&2&p)t&]%i)O%e%G).(u!u(R#H)*(-&^&?&X%|(I!X#&%:!!%[#_#?(f&d)7#(#c)/#g%p(B#e#k#F#?*q#9).%8#V#=&r*9(-
..//.2/..141/..0./1/..0.//.../5..../../.2./.../0/../07.0/.0-/0//2/1//.0.///..4/300.0/../5...11./60/10/0./1./0/////
289*114
0*114
JE 4919 -210 2
Saint Helier

!
!!
,
270
0
JM 1795 -7792 2
Portmore	Spanish Town	Kingston	New Kingston	Montego Bay
2金斯敦|京斯敦
!(##R
#3#+#<#=!!
/054/
105*5
0*5
JO 2953 3501 2
Aqaba	Maan	Madaba	Wadi as Sir	Amman	Russeifa	As Salt	Zarqa	Ajlun	Mafraq	Irbid	Ar Ramtha	Rukban
4安曼2扎尔卡
!i~#e;#*%&>#:!q
!!!n!t!w#)#3!n#7!p#C!z#/(1
/./162/40.2//
161*13
0*13
JP 2613 12767 2
Itoman	Tomigusuku	Naha	Ginowan	Okinawa	Gushikawa	Nago	Kanoya	Kagoshima	Kokubu-matsuki	Miyakonojo	Satsumasendai	Miyazaki	Honmachi	Nobeoka	Nagasaki	Kumamoto	Isahaya	Omura	Omuta	Sasebo	Uwajima	Saga	Oita=Ōita	Tsurusaki	Imaricho-ko	Beppu	Kurume	Hita	Tosu	Karatsu	Chikushino-shi	Dazaifu	Onojo	Kochi	Maebaru-chuo	Nakatsu	Fukuoka	Tagawa	Iizuka	Yukuhashi	Koga	Tanabe	Nogata	Matsuyama	Kitakyushu	Saijo	Anan	Ube	Shimonoseki	Niihama	Kudamatsu	Hofu	Tokuyama	Tokushima	Iwakuni	Yamaguchi	Narutocho-mitsuishi	Minato	Kure	Wakayama	Iwade	Marugame	Hashimoto	Sakaidecho	Takamatsu	Hatsukaichi	Hiroshima	Mihara	Onomichi	Izumisano	Kaizuka	Kishiwada	Fukuyama	Izumi	Ise	Izumiotsu	Sakurai	Tondabayashicho	Kasaoka	Kashihara-shi	Takaishi	Tamano	Matsubara	Fuchucho	Kurashiki	Sakai	Kashihara	Tenri	Yao	Nabari	Okayama	Akashi	Soja	Ikoma	Nara=Nara-shi	Kobe	Osaka	Hamamatsu	Iwata	Daitocho	Nishinomiya=Nishinomiya-hama	Amagasaki	Ashiya	Moriguchi	Tsu	Kadoma	Fukuroi	Kariya	Ueno-ebisumachi	Suita	Neyagawa	Toyohashi	Kakegawa	Kakogawacho-honmachi	Toyonaka	Itami	Takarazuka	Miki	Hamakita	Hirakata	Ibaraki	Himeji	Kawanishi	Toyokawa	Shimada	Ikeda	Tanabe	Mino	Gamagori	Takatsuki	Ono	Nishio	Fujieda	Yaizu	Yawata	Suzuka	Handa	Hekinan	Sandacho	Uji	Okazaki	Anjo	Muko	Yokkaichi	Ito	Kariya	Shizuoka	Tateyama	Kameoka	Otsu=Ōtsu	Chiryu	Arashiyama	Kusatsu	Obu	Kyoto	Kamigyo-ku	Kuwana	Tsuyama	Moriyama	Toyota	Numazu	Mishima	Omihachiman	Miura	Tsushima	Fuji	Nagoya	Fujinomiya	Seto	Kasugai	Hikone	Inazawa	Odawara	Komaki	Yokosuka	Zushi	Fukuchiyama	Ichinomiya	Kamakura	Futtsu	Tajimi	Gotenba	Hiratsuka	Konan	Chigasaki	Fujisawa	Ogaki	Toki	Kimitsu	Izumo	Hadano	Inuyama	Kisarazu	Nagahama	Isehara	Kakamigahara	Gifu=Gifu-shi	Mobara	Yonago	Yokohama	Atsugi	Maizuru	Minokamo	Matsue	Nakatsugawa	Zama	Minamirinkan	Tottori	Ichihara	Oami	Iida	Kawasaki	Machida	Togane	Chiba	Tsuruga	Yotsukaido	Yachimata	Hachioji=Hachiōji	Chofu	Kofu	Urayasu	Hino	Tokyo	Kofu	Honcho	Kokubunji	Musashino	Sakura	Nishi-Tokyo-shi	Fussa	Higashimurayama	Matsudo	Narita	Ome	Wako	Tokorozawa	Shiroi	Asaka	Kawaguchi	Shimotoda	Yashio	Ina	Hatogaya-honcho	Shiki	Soka	Oi	Hanno	Sayama	Nagareyama	Kashiwa	Abiko	Kamifukuoka	Yono	Koshigaya	Yoshikawa	Katori-shi	Toride	Ryugasaki	Takefu	Saitama	Kawagoe	Moriya	Sabae	Noda	Sakado	Iwatsuki	Kashima-shi	Ushiku	Hasuda	Ageoshimo	Kasukabe	Chichibu	Chino	Okegawa	Shiraoka	Suwa	Okaya	Fukui=Fukui-shi	Kukichuo	Konosu	Satte	Shiojiri	Kazo	Takayama	Kumagaya	Gyoda	Hanyu	Koga	Ishioka	Tsukuba	Saku	Matsumoto	Honjo	Fujioka	Tatebayashi	Ota	Oyama	Yuki	Shimodate	Isesaki	Sano	Takasaki	Ashikaga	Mito	Tochigi	Katsuta	Hitachi-Naka	Maebashi	Kiryu	Komatsu	Ueda	Mooka	Matsuto	Kanuma	Utsunomiya	Nanto-shi	Kanazawa	Hitachi	Nagano	Suzaka	Toyama	Imaichi	Takaoka	Kitaibaraki	Himimachi	Otawara	Kuroiso	Iwaki	Joetsu	Sukagawa	Kashiwazaki	Koriyama=Kōriyama	Nagaoka	Sanjo	Fukushima	Niitsu-honcho	Niigata	Yonezawa	Shibata	Yamagata	Sendai	Shiogama	Tendo	Ishinomaki	Furukawa	Tsuruoka	Sakata	Ichinoseki	Mizusawa	Kitakami	Hanamaki	Miyako	Morioka	Akita	Noshiro	Odate	Hachinohe	Hirosaki	Aomori	Hakodate	Muroran	Tomakomai	Chitose	Obihiro	Kushiro	Kitahiroshima	Sapporo	Ebetsu	Otaru	Iwamizawa	Ishikari	Asahikawa	Kitami
2那霸5鹿儿岛3宫崎2长崎,熊本3佐世保1佐贺,大分2别府,久留米6高知2福冈6松山,北九州3下关4德岛1山口3和歌山4高松1广岛5福山11仓敷,堺4冈山3奈良,神户,大阪,滨松2西宫,尼崎2津6丰桥9姬路18冈崎5静冈2大津4京都4丰田,沼津5名古屋5小田原1横须贺3镰仓|鎌倉17岐阜2横滨3松江3鸟取3川崎2千叶3八王子4东京,甲府35埼玉,川越16福井5高山7松本9高崎1水户3前桥6宇都宫1金泽1长野1富山6磐城3郡山,长冈1福岛1新潟2山形,仙台11盛冈,秋田2八户,弘前,青森,函馆1苫小牧1带广,钏路1札幌1小樽2旭川
!*&(,%>~)C74!-._,5*&,/2)#!%%#(!)+*#&##(!&#-!!#.#+!%##()!%-%%%#!%&(!#%)!%!&%#!!%!!#!#!)!#!!!(!&#%!#!!#!##!#!!##!#!#!!!#!%!!##!!!!!!#!%!%!!!#!!!#*##!!#!!%!!##!!#%!%#%%##&!#(#%!!#%!##!#!#!#!##!!!%!#!!%%!#!!##&!!##!%!!!%#))!!#!#!!%#!!#####&!!##!!##!#!!##!!#!#!##!#!!!#!%%!#!#!!!##!#%%%!#!!&%#!#&#!%%###!)!!!%!#!%&!%!!!!&-&%!&!)!)%&(+#.,.1-&)51)-%(@()&+338!93.?)%U*;-;~#+ZD6.*!-(,#(Y&
!!!#!#!-!1!8!D&W&9&O&o%{(7&>(P%O&G%a%V&/%@)P%{(I(R%O(?&6&b&6%X&6&6&2*X%q&{&,&R&G&f&1,_&J)g&W*5+q(%&c*B(f(F(a+i).(<+m,H)Q,J,Y*s,y*y+3)9)E*+*7,Y,],_*H,f.1,c-5,w*U-/,f+),r*;*r,j,y-3,w-L+&,:*p-%-0,K,m/?/K,y,Z,e,W,t-z,t/R+U-Q,o,z.w/],(,j,c,^,7/D,|,t+v,e.y/n,f--,j.h,y,2.T/w/|-%.#.H.M,P-0.b.W-%.)0o.M0&1e,u-7.R-!-A.J-+-,..+.-B._0X0^-N1J.30E.F0?.Y.L-^.90w.G1O1F,E.;1C1_.]0a1..B141<.).c1e)g0}.I1k-a1+.B.725*D1M11,Z.Q*(/(1318+E1z27/H1T192<1~-J2(271,1C0:1g141Q0<1q1<1D2.1B1,1;1h271!1J1;1y1H1S1Q1b/U1V1F1]1@1,151h1p1t1?1K1[1b2I1z2)-U1N1=1r-V1e131R2W2!1M1I1W0o/k1D1N/g/a-Z1O1@1U/W1H.j131:1A1T221|01/W0z0n1A111]1f1p0{1F0i192D1U2L2L0o1--s/x1t.!1U1f.F.)2X/n/|.g1P.Q2d.N1u1w2q/t2=082=0V0b2F0s0h1~1-2<2p3#2<3@2y1_1c3/3/3.3.4&311~1u2O3T2F2b2c2|3_3e5L6j3[3E3Y2}3p3E4Q68
..2/0../4.0/2/034//01.13/.01..//./2..6.//...35..120.0/2/0.312./..2/5////131//.0.0..0.34//2/42.03674/033/010...223/2311//32310//.0/2./00/10.0121.2/04./2..0/6/0/.310...270020/103..21.0/2/130.//1/0./03/081/.0.0102.063.5.//41101:!40011.03/0/2.030/...1./1020.52.////52..0/0./.11../...2//../.0/...1.1../01..0/212/002000../3.313.2.1....21./21/2.3//25..0///..//.22..2122/1/11.700/.20
227*375
0*375
KE -405 3411 2
Mombasa	Malindi	Nairobi	Thika	Garissa	Nyeri	Nakuru	Kisumu	Kakamega	Busia	Eldoret	Bungoma	Kitale	Kapenguria
,蒙巴萨1内罗毕|奈洛比
!y~%4=_&/9J6*(R:
*9*i&(&A*8&5%6!g!f!!#?!Q###/
4081..21..1./.
42*14
0*14
KG 4053 7280 2
Osh	Jalal-Abad	Naryn	Karakol	Kara-Balta	Tokmok	Bishkek
,奥什5比什凯克|比斯凱克
!LV~#5D&&
!!!8&X*=#4%n%#
1/....5
172*7
0*7
KH 1061 10256 2
Sihanoukville	Takeo	Ta Khmau	Phnom Penh	Kampong Cham	Kampong Chhnang	Pursat	Battambang	Siem Reap	Paoy Paet
,西哈努克|施亞努2金边3马德望,暹粒
!JU,O>A]>B
#,%P%c%_&;%E#S!f#M!!
05.6./.00/
210*10
0*10
KI 133 17298 2
Tarawa
,塔拉瓦
!
!!
-
340
0
KM -1170 4326 2
Moroni

!
!!
-
312
0
KN 1730 -6272 2
Basseterre

!
!!
*
147
0
KP 3793 12440 2
Ongjin	Kaesong	Haeju	Chaeryong-up	Sariwon	Nampo	Songnim	Pyongyang	Wonsan	Pyongsong	Sunchon	Anju	Hungnam	Hamhung	Yuktae-dong	Hongwon	Sinuiju	Uiju	Kilju	Kanggye	Manpo	Hyesan-dong	Hyesan	Chongjin	Rajin
1开城3南浦1平壤,元山4咸兴2新义州6清津
!(+H/;#@0.679-.#+.r#6=!LR
#+%I#N#E#S#0#H#R&I#_#f#I&[&S(8(!!!!1)T%M%/(;(:*(*Z
.21.23082/3.24//2..10/12.
212*25
0*25
KR 3325 12611 2
Seogwipo	Jeju=Jeju City	Yeosu	Yeongam	Mokpo	Sinan	Kyosai	Sinhyeon	Suncheon	Kwangyang	Muan	Hwasun	Busan	Masan	Gwangju	Jinju=Chinju	Changwon	Gimhae=Kimhae	Naeso	Yangsan	Ungsang	Nangen	Kochang	Miryang	Ulsan	Changnyeong	Jeongeup	Hwawon	Jeonju	Gyeongsan-si	Gyeongju	Wanju	Daegu	Iksan	Eisen	Gunsan	Pohang	Gumi	Gimcheon	Okcheon	Daejeon	Boryeong	Sangju	Gongju		Sejong	Mungyeong	Hongseong	Cheongju=Cheongju-si	Seosan	Asan	Cheonan	Eisen	Chinchon	Anseong	Osan	Hwaseong-si	Icheon-si	Suwon	Pubal	Ansan=Ansan-si	Wonju=Wŏnju	=Anyang-si	Gwangju	Seongnam=Seongnam-si	Incheon	Kwangmyong	Yangpyong	Bucheon=Bucheon-si	Hanam	Tonghae	Seoul	Wabu	Guri-si	Namyangju	Hwado	Goyang=Goyang-si	Hongchon	Uijeongbu=Uijeongbu-si	Gangneung	Gapyeong	Yangju	Chuncheon	Sokcho	Kosong
1济州,丽水1木浦3顺天3釜山,马山,光州,晋州,昌原,金海6蔚山3全州1庆州1大邱,益山1群山,浦项,龟尾2大田3安东3清州2天安6水原1安山,原州,安养|安養,光州,城南,仁川2富川2首尔4高阳1议政府,江陵2春川,束草
!>~#H(#%%&+&#+(&%((!%-+!%*)!*8%!%#%+&#),#6)!+(/%!#(2!&#(32*+#!&&(%&%%##(!&%#(##&)#,!(F5
!Q!M#h!a!@!!%l%p#U#a!I!~&=!n!w%7%u&.%e&=&K#K!a%|&Z%c!w%c#3%{&O#3%l!z&3!b&_%Q%;#^#J!U%?#0%y#A%C!]#U!F#!#3%p#P#?#+!m#P###W!m%*!x#>#2!b!r#U!i#9&E!}#:#2#9#C!o%!#)&-#W#*#o%l%_
032.2.//1//.836242///./.5/0.400/72.2320.6../01//4//3/..1316.424/573/50/;/1/05/31.11/.
219*85
0*85
KW 2908 4796 2
Al Ahmadi	Al Fahahil	Ar Riqqah	Sabah as Salim	Al Farwaniyah	Hawalli	Kuwait City
,艾哈迈迪5科威特城
!!+/%)(
!0!5!1!.!!!+!%
4..0/1.
199*7
0*7
KY 1929 -8137 2
George Town

!
!!
,
81
0
KZ 4230 5117 2
Shymkent	Taraz	Almaty	Turkestan	Zhanaozen	Kentau	Aktau	Kyzylorda	Taldykorgan	Sarkand	Baikonur	Balqash	Qulsary	Atyrau	Zhezqazghan	Karagandy	Ust-Kamenogorsk	Temirtau	Aktobe	Ridder	Semey	Astana=Nur-Sultan	Oral	Ekibastuz	Pavlodar	Rudnyy	Kostanay	Kokshetau	Petropavl
,奇姆肯特1阿拉木图3阿克套8卡拉干达2阿克托别2阿斯塔纳
!bH((61~#C5K9~#F.5h~%<5,;*-q)U]k<+~#l
8e:d@z75#v7N!!4.BVD?1_>k&6!m6_<^GA<O*lHBDd:l!8?0@~1J1~8O86
337//.020/./.1/3212.221020101
160*4 162 160 162 215 160*2 215 160 165*2 160*4 163 160*3 209 160*2 214*2 160*2
0*29
LA 1512 10214 2
Pakse	Savannakhet	Thakhek	Vientiane	Luang Prabang
,巴色,沙湾拿吉1万象|永珍,琅勃拉邦|龍坡邦
!~#]z]~%2
(.%z&%!R!!
/./1.
230*5
0*5
LB 3327 3519 2
Tyre	Nabatiye et Tahta	Habbouch	Ghazieh	Sidon	Zahle	Beirut	Ras Bayrut	Jounieh	Tripoli
6贝鲁特2的黎波里
!/&/(A(#,Q
!!!A!A!6!6!m!C!A!O!g
00/.1/76/1
171*10
0*10
LC 1400 -6101 2
Castries

!
!!
+
148
0
LI 4714 952 2
Vaduz
,瓦杜兹|瓦都茲
!
!!
(
301
0
LK 595 7984 2
Matara	Galle	Moratuwa	Dehiwala-Mount Lavinia	Maharagama	Sri Jayewardenepura Kotte	Pita Kotte	Battaramulla South	Kotikawatta	Kolonnawa	Colombo	Hendala	Katunayaka	Negombo	Kandy	Kalmunai	Batticaloa	Dambulla	Anuradhapura	Trincomalee	Vavuniya	Jaffna	Valvedditturai	Point Pedro
1加勒8科伦坡|可倫坡3康提6贾夫纳
!.n+#&##&!#)6(,0B3Q?5~#&3!
!l!I!(!&!-!+!*!,!+!(!#!(!)!!!u%9%+!w!^#V!h!5!E!K
//11.00/..4./00//..0.1//
175*24
0*24
LR 630 -1080 2
Monrovia
,蒙罗维亚
!
!!
5
41
0
LS -2982 2724 2
Mafeteng	Maseru
1马塞卢|馬塞魯
!V
!!!<
.0
38*2
0*2
LT 5440 2114 2
Alytus	Vilnius	Kaunas	Klaipėda	Panevėžys	Šiauliai
1维尔纽斯,考纳斯
!A9w%8
&;(_&.!!&Z%L
/43100
304*6
0*6
LU 4961 613 2
Luxembourg
,卢森堡
!
!!
/
277
0
LV 5588 2101 2
Daugavpils	Liepāja	Jelgava	Riga	Jūrmala
3里加
!d3B%
*6!!&&&O&-
0/.4.
288*5
0*5
LY 2704 1238 2
Sabha	Al Jadid	Ajdabiya	Sirte	Yafran	Tobruk	Benghazi	Gharyan	Misratah	Tarhuna	Zliten	Al Marj	Al Khums	Zawiya	Az Zawiyah	Al Ajaylat	Al Bayda	Darnah	Sabratah	Tagiura	Tripoli
6班加西13的黎波里
!#~(3Q{&%*9*&%4.#!!#%-#
%?%<,o(g!31!,^!f&(#H%M-P%.!G!G!!.T/S!/#,!w
0000.04/310/1110////5
49*21
0*21
MA 2844 -1110 2
Tan-Tan	Guelmim	Tiznit	Oulad Teïma	Agadir	Taroudant	Ouarzazat	Essaouira	Marrakesh	Errachidia	Youssoufia	Safi	Beni Mellal	Al Fqih Ben Çalah	Oued Zem	Khouribga	Khenifra	Settat	El Jadid	Berrechid	Ifrane	Casablanca	Mohammedia	Khemisset	Sefrou	Meknès	Tiflet	Temara	Salé Al Jadida	Rabat	Fez=Fès	Sale	Taza	Sidi Qacem	Guercif	Kenitra	Sidi Slimane	Taourirt	Oujda=Oujda-Angad	Ouezzane	Berkane	Ksar El Kebir	Nador	Larache	Tirhanimîne	Al Hoceïma	Tétouan	Tangier	Fnidek
4阿加迪尔|亞加迪爾3马拉喀什12卡萨布兰卡3梅克内斯3拉巴特,非斯|費茲7乌季达8丹吉尔
![mk&)Qa0BD)(4H%)+>#>*.1#*!(+#%%4##&!3?00,5%)#E7,
!!#3#T%/#c%P(g#P&O+P%u%,)B({),(e*.&w%w&z*g&x(4)_+(*9)F(e(v(m*r(p+|*),e)+)n-7.A*6-s)q-4)U,&,(*K){*L
./..4/./5/.21//1/00//810.4.216550/.3//3./000.324.
13*49
0*49
MC 4373 742 2
Monaco
,摩纳哥
!
!!
-
282
0
MD 4683 2793 2
Bender	Tiraspol	Chisinau	Bălţi	Rîbniţa
2基希讷乌|奇西瑙
!#5q#
#h#w#(!!#7
0040.
262*5
0*5
ME 4244 1894 2
Podgorica	Nikšić
,波德戈里察|波德里查
!E
!D!!
0.
286*2
0*2
MF 1807 -6308 2
Marigot

!
!!
(
116
0
MG -2518 4367 2
Ambovombe	Toliara	Fianarantsoa	Antsirabe	Antanifotsy	Antananarivo	Toamasina	Amparafaravola	Mahajanga	Ambilobe	Antsiranana
5塔那那利佛|安塔那那利佛
!~%)~%0~#k:pr]~%-~%p~!~
%f!!&q&k(-(C*K).%}*(*@
.011/61.0./
309*11
0*11
MH 709 17138 2
Majuro
,马朱罗|馬久羅
!
!!
,
327
0
MK 4103 2080 2
Bitola	Ohrid	Prilep	Veles	Gostivar	Kisela Voda	Skopje	Tetovo	Čair	Kumanovo
6斯科普里|史高比耶
!-;I,3)##/
!Y!!!r#-!/!l!e!5!f#%
/./...3/./
295*10
0*10
ML 1132 -1144 2
Sikasso	Koutiala	Bamako	Ségou	Markala	Kayes	Mopti	Gao
2巴马科
!~#6>t?q&~%#
*O*f&s)s*&!!,20n
0/6/./0/
5*8
0*8
MM 998 9290 2
Kawthoung	Myeik	Dawei	Kyain Seikgyi Township	Mudon	Pyapon	Bogale	Mawlamyinegyunn	Kyaiklat	Mawlamyine	Kanbe	Maubin	Thongwa	Syriam	Pathein	Yangon	Hpa-An	Thaton	Bago	Hinthada	Tharyarwady	Nyaunglebin	Pyay	Taungoo	Thayetmyo	Myaydo	Pyinmana	Nay Pyi Taw	Taungdwingyi	Sittwe	Magway	Minbu	Yamethin	Tachilek	Yenangyaung	Taunggyi	Meiktila	Chauk	Pakokku	Myingyan	Kyaukse	Sagaing	Mandalay	Pyin Oo Lwin	Monywa	Shwebo	Mogok	Lashio	Myitkyina
7毛淡棉7仰光2勃固8内比都|奈比多1实兑|實兌5东枝6曼德勒4腊戌,密支那
!~%j~#q~#{P&!-+(:%&##&,&NC!B}0J)I#>2!&=%%D-%O13?-++RG%~%h
*C*H)z*#)I&/%n%_&3)@&O&,(*&j%)&a)@)%(%%t&:(>%Z&|%V%Z&f&]%}!!%=%8&^+q%7(_&A%2%L%m&^&M&W(!%R&1())L))
.102/..-.3....19.020./00/./5.1/...011/00./601//0/
233*49
0*49
MN 4791 10408 2
Ulaanbaatar=Ulan Bator	Erdenet	Darhan
,乌兰巴托,额尔登特,达尔汗
!~#;R
&1!!%*
5//
229*3
0*3
MO 2220 11355 2
Macau
,澳门
!
!!
3
200
0
MP 1521 14575 2
Saipan
,塞班
!
!!
.
338
0
MQ 1460 -6107 2
Fort-de-France

!
!!
/
117
0
MR 1615 -1704 2
Kaédi	Néma	Nouakchott	Nouadhibou
2努瓦克肖特|諾克少
!S~#_~&6
&}.~#5!!
..4/
45*4
0*4
MS 1671 -6221 2
Plymouth

!
!!
!
126
0
MT 3590 1451 2
Valletta
,瓦莱塔|瓦勒他
!
!!
)
279
0
MU -2032 5747 2
Curepipe	Vacoas	Quatre Bornes	Beau Bassin-Rose Hill	Port Louis
4路易港
!%(&+
!*!#!#!!!&
/0/00
316*5
0*5
MV 418 7351 2
Malé=Male
,马累|馬列
!
!!
/
315
0
MW -1578 3379 2
Blantyre	Zomba	Lilongwe	Mzuzu
,布兰太尔|布蘭泰爾1利隆圭|里郎威
!K~#Y~%n
#E#f!!!;
4/41
9*4
0*4
MX 1490 -11705 2
Tapachula	Salina Cruz	Comitán	Juchitán de Zaragoza	San Cristóbal de las Casas	Tuxtla	Acapulco=Acapulco de Juárez	Santa Cruz Xoxocotlán	Oaxaca	Chilpancingo	Ixtapa-Zihuatanejo	Ciudad de Huajuapan de León	Acayucan	Ciudad Lázaro Cárdenas	Villahermosa	Minatitlán	Cárdenas	Tuxtepec	Coatzacoalcos	Iguala de la Independencia	San Andrés Tuxtla	Tehuacán	Chetumal	Taxco de Alarcón	Ciudad del Carmen	Cuautla	Orizaba	Temixco	Jiutepec	Córdoba	Atlixco	Tecomán	Cuernavaca	San Bernardino Tlaxcalancingo	Puebla	Amozoc de Mota	Cholula	Apatzingán	Manzanillo	Villa Vicente Guerrero	Veracruz	Colima	Xochimilco	San Salvador Tizatlalli	Chalco	Ciudad de Villa de Álvarez	San Mateo Atenco	Xico	Zinacantepec	San Martin Texmelucan de Labastida	Tláhuac	Toluca	Tlalpan	Huamantla	Ixtapaluca	Tlaxcala	Magdalena Contreras	Coyoacán	Iztapalapa	Álvaro Obregón	Huixquilucan	Los Reyes Acaquilpan	Delegación Cuajimalpa de Morelos	Benito Juárez	Colonia del Valle	Iztacalco	Benito Juarez	Ciudad Nezahualcoyotl	Uruapan	Chicoloapan	Santa María Chimalhuacán	Mexico City	Miguel Hidalgo	Heróica Zitácuaro	Venustiano Carranza	Cuauhtémoc	Coatepec	Naucalpan de Juárez	Azcapotzalco	Gustavo Adolfo Madero	Texcoco de Mora	Pátzcuaro	Xalapa de Enríquez	Tlalnepantla	Ciudad López Mateos	Ecatepec de Morelos	Buenavista	Tepexpan	Coacalco	Fuentes del Valle	Nicolás Romero	Cuautitlán Izcalli	Santiago Teyahualco	San Pablo de las Salinas	Cuautitlán	Ojo de Agua	Tultepec	Ciudad Hidalgo	Morelia	Ciudad Guzmán	Teoloyucan	Zumpango	Zacapú	Teziutlan	Campeche	Jacona de Plancarte	Zamora	Acámbaro	Sahuayo de Morelos	Martínez de la Torre	Tulancingo	Pachuca de Soto	Uriangato	Huauchinango	La Piedad	Ocotlán	San Juan del Río	Valle de Santiago	Papantla de Olarte	Cortazar	Cozumel	Hacienda Santa Fe	Celaya	Poza Rica de Hidalgo	El Pueblito	Salamanca	Querétaro=Santiago de Querétaro	Puerto Vallarta	Tonalá	Playa del Carmen	Tlaquepaque	Guadalajara	Irapuato	Arandas	Zapopan	Tesistán	Tepatitlán de Morelos	San Miguel de Allende	Kanasín	Silao	Túxpam de Rodríguez Cano	Mérida	San Francisco del Rincón	Guanajuato	León=León de los Aldama	Dolores Hidalgo Cuna de la Independencia Nacional	Cancún	Lagos de Moreno	Tepic	Aguascalientes	Rioverde	Ciudad Valles	San Luis Potosí	Soledad de Graciano Sánchez	Ciudad Madero	Tampico	Miramar	Altamira	Ciudad Mante	Guadalupe	Zacatecas	Cabo San Lucas	San José del Cabo	Fresnillo	Mazatlán	Matehuala	Ciudad Victoria	Victoria de Durango	La Paz	Culiacán	Linares	Saltillo	Guamúchil	Matamoros	Ciudad Lerdo	Ramos Arizpe	Torreón	Guasave	Gómez Palacio	Cadereyta	Cadereyta Jiménez	Jardines de la Silla (Jardines)	Ciudad Benito Juárez	San Pedro Garza Garcia	San Pedro Garza García	Santa Catarina	Monterrey	Guadalupe	San Nicolás de los Garza	Ciudad Apodaca	Los Mochis	Ciudad General Escobedo	García	Heroica Matamoros	Ciudad Río Bravo	Reynosa	Monclova	Frontera	Parral	Navojoa	Nuevo Laredo	Ciudad Obregón	Sabinas	Heroica Guaymas	Ciudad Delicias	Cuauhtémoc	Chihuahua	Piedras Negras	Hermosillo	Ciudad Acuña	Nuevo Casas Grandes	Heroica Caborca	Nogales	Puerto Peñasco	Agua Prieta	Ciudad Juárez=Juárez	Ensenada	Rosarito	San Luis Río Colorado	Tijuana	Tecate	Mexicali
6阿卡普尔科1瓦哈卡25普埃布拉5韦拉克鲁斯|維拉克魯斯10托卢卡19墨西哥城26莫雷利亚27克雷塔罗4瓜达拉哈拉9梅里达1瓜纳华托,莱昂1坎昆2阿瓜斯卡连特斯2圣路易斯波托西16库利亚坎6托雷翁9蒙特雷19奇瓦瓦1埃莫西约6华雷斯3蒂华纳|提華納1墨西卡利
!~#K+7A&-6(T-52%%#!-*8.#)(.4(!&!&##.###&&!*+!#!#!!#!#!###!#%#!!!#!%#!!##!#!#!#!&#!%###%(#!%!#!%#!#!##!(*##%/((&##(%&5%&!*&%%!##&%&!##&#&#,%.##%%(!/&#73I)+3(,%+&G#%050)N-@0g+](+#!!&!##(%#!##!*(###+/-y%!2M#I*?:;*L:~#9Ba##K3U.(+*
?r<V?~<i?J>v7;:o:q7e5I9_<t4a?-=<>Y;Q=H7b<T:+D?7Y@B8C:I8%8+:Z8w2m8%9,949D9*4Q2=97;P2|837[8G2{7c8B7M8w8<7U8-9O8I948(8-878)7u8?7{8-8-838-8<4q8G8B808)6i838.:W8#8*828I5C:[8)7~878,8C828/7y8&81848+8<806T5p3<8+8351:/Am4V4Y6C4-:M9!8X5p9C4t4(725o:36+Ep3D69:#6a5o6f1=3SEb3M3C5]4R3D3;4)6ABu5U:*Bo5*5h5=6.Ey4}1_4Y738<6)6-9X9T9R9N8@4A4;,%,;3y/{6K8.1x+X.r7^6%.+3S366,3@-^3874726z7(6e6d6^6m6s6o6z-(6m6O9|9?9+5V5S0l,U7d+~5v*w1#/L0@6W*o6,.<)P*s&z,J/v!Q!!%V!)!N#m
1///044.21.../20//10.20.100/10//2.6///0.303.10.2./234.2/24740/132325214;3/33.435/.34361/2/23.002..4/....1.0.../2..//0...//21/14130463.5././//4//6.4/24.042120./00..03/2314.4../.4/2...0002543322/3/41./032.0005040..1./62.06.4
121*22 78 121 120 121*79 120 121*15 78 121*8 78 121*8 120 121*2 120 121*4 78 121 119 121*5 124*5 121*2 119*2 121 119 121 124*2 119*2 124*2 119 124*4 119 124*12 119 124*2 118*3 124*2 83 103 118 103 124 103 83*3 118 103 118 83 103*4 84 152*2 103 152*3
0*222
MY 147 10020 2
Johor Bahru	Kampung Pasir Gudang Baru	Pontian Kechil	Kuching	Ulu Tiram	Taman Senai	Kulai	Kota Tinggi	Batu Pahat	Kluang	Muar	Malacca	Kampung Bukit Baharu	Sibu	Segamat	Port Dickson	Sepang	Seremban	Putrajaya	Semenyih	Putra Heights	Kampong Baharu Balakong	Klang	Subang Jaya	Shah Alam	Petaling Jaya	Kuala Lumpur	Kampung Baru Subang	Ampang	Bintulu	Kampong Dungun	Rawang	Kuala Selangor	Temerluh	Kuantan	Teluk Intan	Marudi	Tawau	Cukai	Miri	Semporna	Ipoh		Simpang Empat	Lahad Datu	Labuan	Bandar Labuan	Kampung Sungai Ara	Kuala Terengganu	Keningau	Bukit Mertajam	Kulim	Perai	Butterworth	George Town	Tasek Glugor	Sungai Petani	Sandakan	Donggongon	Putatan	Kota Kinabalu	Alor Setar	Kota Bharu	Jitra	Kangar
,新山2古晋4峇株巴辖,居銮|居鑾,麻坡,马六甲1诗巫3芙蓉,布城3巴生,梳邦再也,莎阿南,八打灵再也,吉隆坡7关丹2斗湖1美里1怡保,太平5瓜拉登嘉楼4北海,槟城|檳城2山打根2亚庇,亚罗士打,哥打巴鲁|哥打峇魯
!!%*)!*,/6#4%,9&3(9#((#!)%&#!%).&.H94*#3,.?.+>#(!#%!%%#+57+%(3!35
(!(0&X/F(*&s&o(2&*&Q%a%>%C1)%z#n#h#{#b#q#T#h#G#U#P#X#b#P#j2I#;#U#4%P&R!x3s7t&[3P8c!~!Y!O8E4w4y!+&?5y!?!H!6!4!2!B!A805s5o5p!4%>!:!!
40.4//..0101.1./13./..54336500.0..3./2/1.41.//.02/11.02013//316..
197*3 198 197*9 198 197*15 198 197*6 198*2 197 198*2 197*3 198*3 197*2 198 197*7 198*4 197*4
0*65
MZ -2597 3200 2
Maputo	Matola	Ressano Garcia	Xai-Xai	Chibuto	Chokwé	Inhambane	Maxixe	Beira	Dondo	Chimoio	Quelimane	António Enes	Tete	Nampula	Ilha de Moçambique	Cuamba	Nacala	Mandimba	Lichinga	Montepuez	Pemba
,马普托|馬布多7贝拉
!#XKH4i!~(R;U~#G~#r+~#3-;<9~#364
!_!R!!#q#f#-&m&j&5&+#a)P,u#l,3-o)--j(-&^+s-W
5400../03/21/03./100/0
37*22
0*22
NA -2296 1451 2
Walvis Bay	Windhoek	Rundu
1温得和克|溫荷克
!L~)6
!!%u)w
.2.
51*3
0*3
NC -2227 16645 2
Nouméa
,努美阿
!
!!
/
331
0
NE 1350 211 2
Maradi	Niamey	Zinder	Tahoua	Agadez	Alaghsas
1尼亚美|尼阿美
!#B~#7~%B)
)Z!!+g&U*Z*^
141/0/
44*6
0*6
NF -2905 16797 2
Kingston

!
!!
!
330
0
NG 471 320 2
Obonoma	Buguma	Okrika	Port Harcourt	Esuk Oron	Calabar	Uyo	Aba	Ikot Ekpene	Owerri	Ughelli	Warri	Umuahia	Bende	Ohafia-Ifigh	Nkwerre	Amaigbo	Ugep	Okigwe	Ihiala	Afikpo	Sapele	Uga	Ozubulu	Ikom	Atani	Igbo-Ukwu	Nnewi	Agulu	Onitsha	Nkpor	Enugu-Ukwu	Asaba	Awka	Agbor	Abakaliki	Benin City	Isieke	Lekki	Ezza-Ohu	Enugu	Lagos	Epe	Ikeja	Ebute Ikorodu	Effium	Eha Amufu	Uromi	Aku	Ekpoma	Ifo	Ijebu-Ode	Shagamu	Nsukka	Ijebu-Igbo	Auchi	Ondo	Idanre	Idah	Abeokuta	Owo	Akure	Apomu	Ikire	Ibadan	Modakeke	Igbo-Ora	Emure-Ekiti	Ise-Ekiti	Lalupon	Gbongan	Ikere-Ekiti	Igbara-Odo	Orita Eruwa	Okene	Ogaminana	Olupona	Ado-Ekiti	Ilesa	Iwo	Efon-Alaaye	Igede-Ekiti	Ijebu-Jesa	Aramoko-Ekiti	Fiditi	Makurdi	Osogbo	Ode	Lokoja	Ijero-Ekiti	Oke Mesi	Ilobu	Inisa	Oyo	Wukari	Ipoti	Ejigbo	Ikirun	Ila Orangun	Oyan	Offa	Lafia	Ilorin	Saki	Igboho	Keffi	Lafiagi	Kuje	Jalingo	Abuja	Bida	Kisi	Suleja	Yola	Jimeta	Numan	Kafanchan	Kagoro	Minna	Jos	Pindiga	Mubi	Gombe	Bauchi	Lere	Kontagora		Biu	Zaria	Bama	Funtua	Daura	Chakwama	Azare	Potiskum	Malumfashi	Maiduguri	Kano	Gusau	Jega	Gamboru	Hadejia	Birnin Kebbi	Kaura Namoda	Gashua	Nguru	Katsina	Sokoto
3哈科特港32贝宁城4拉各斯|拉哥斯22伊巴丹44阿布贾|阿布札16卡杜纳10卡诺
!&!(%4-*+B#&!()3&%%%(!)%#(#!,)!%&#(+%(&&!#1%!&&(#&+#&#/.%%!)().%#!)#%##%!)!(#%##%##%#%(%#%!%#!%!&#/&.F#55#!&#5%!.&+60&#C)A%%,#1,VM!&#/(,*35)3,!2@#/+
(&(.(D(=)b)j)@(c)*(?&1%s(o(})4(F)7)O(a(.)A%l(D(-*5&~(>(4(B(&(+(=&|(C&D)R%g)K#!)O(p!7!t!2!A)M)/&R(]&?!!!n!Q(f!v&K#q%2&}!3%c%9#-#.!m#5!-%T%P!}#>%=%,!;&I&G#-%<#g#-#y%3#o%*!n)}#S%o&}%-#y#L#<!o+G%.#:#_#w#j#e)}#Q!7!]):%P(S-3(p&2!g(N.J.H-x)f)p&j*G,e/@,{+M*&%U(j.-)+/l([-8+;+r,r(|/5)}&u#A0E+c#/&n,n,2(z%>
.005033521/32//.010//1.//1/1/4/./1.05/3.4:/23//0/./1100.2/.423/180//1/0///3//3222/.//20/.1/014//001/00510///04101/2///250122//6/500/1///581//00.0034
30*148
0*148
NI 1169 -8717 2
Nueva Guinea	Granada	Masaya	Juigalpa		Ciudad Sandino	Tipitapa	León	Chinandega	El Viejo	Matagalpa	Jinotega	Estelí
4马那瓜|馬納瓜
!<(2%&(<7&?4!
&(#D#7%&#&!y#6!A!(!!#H#@!x
./0.5..00.0./
114*13
0*13
NL 5085 429 2
Maastricht	Heerlen	Venlo	Eindhoven	Helmond	Bergen op Zoom	Roosendaal	Tilburg	Breda	Oosterhout	's-Hertogenbosch	Oss	Dordrecht	Nijmegen	Spijkenisse	Vlaardingen	Schiedam	Rotterdam	Capelle aan den IJssel	Arnhem	Delft	Gouda	Veenendaal	Nieuwegein	Ede	Zoetermeer	The Hague	Zeist	Utrecht	Alphen aan den Rijn	Amersfoort	Leiden	Apeldoorn	Enschede	Hilversum	Deventer	Hengelo	Amstelveen	Hoofddorp	Almelo	Almere Stad	Amsterdam	Haarlem	Zaandam	Zaanstad	Velsen-Zuid	Purmerend	Lelystad	Zwolle	Hardenberg	Alkmaar	Hoorn	Emmen	Den Helder	Assen	Leeuwarden	Groningen
,马斯特里赫特|馬斯垂克2埃因霍温|恩荷芬3蒂尔堡|提堡,布雷达4奈梅亨|奈美根3鹿特丹1阿纳姆|安恆,代尔夫特|台夫特5海牙1乌得勒支|烏特勒支2莱顿9阿姆斯特丹,哈勒姆13格罗宁根
!&U+(%&&&*)+(&#*#!#)&##!!&%#!(&!)#!(#&!*#!#*##)!!+)#26(8%
#W#v%.#B#T!!!6!v!U!^#0#F!J#i!(!)!.!7!A#o!+!N#J!u#T!8!##)!y!I#9!8#u%y#!%-%n!^!L%a#&!b!G!Z!X!H!i#B%%%[!R!s%z!S%U#e%V
0//1/./11.0/00///4.0//...03.2.0000////0/140/0.//0./..../1
252*57
0*57
NO 5815 532 2
Kristiansand	Sandnes	Stavanger	Skien	Fredrikstad	Sarpsborg	Drammen	Asker	Oslo	Bergen	Trondheim	Tromsø
2斯塔万格5奥斯陆,卑尔根,特隆赫姆,特罗姆瑟|特浪索
!l0<#*R-,T~&I~*~
&#!N!M(o*?*Q)O)i*-!!)e3A
..0././.410.
284*12
0*12
NP 2646 8018 2
Biratnagar	Inaruwa	Janakpur	Triyuga	Dharan	Birganj	Hetauda	Siddharthanagar		Bharatpur	Madhyapur Thimi	Butwal	Kathmandu	Nepalgunj	Gulariya	Pokhara	Dhangadhi	Mahendranagar
,比拉德讷格尔|比拉特納加7帕坦3加德满都2博卡拉
!30*%9M+6!!%!G4*O>
+|+p*M+A+})=)L&b)j(l)r&b)k#[#@(;!M!!
1.//00/.10//6..1//
194*18
0*18
NR -55 16693 2
Yaren

!
!!
!
328
0
NU -1905 -16992 2
Alofi

!
!!
!
329
0
NZ -4640 16835 2
Invercargill	Dunedin	Queenstown	Christchurch	Wellington	Nelson	Lower Hutt	Porirua	Palmerston North	Hastings	Napier	New Plymouth	Rotorua	Hamilton	Tauranga	Manukau=Manukau City	Mangere	Auckland	North Shore	Whangarei
,因弗卡吉尔,但尼丁,皇后镇,基督城,惠灵顿|威靈頓,纳尔逊|尼爾遜2北帕默斯顿1内皮尔,新普利茅斯,罗托鲁阿|羅托魯瓦,哈密尔顿|漢密爾頓,陶朗加,曼努考1奥克兰1旺阿雷
!Yz~#c~%R%)-sn3N~#(H-l%0)~#6
!!%I!C(n+8)T+F+?,2-U-[*K,t+l,l+B+:+6+5*e
.0*33././....003.31.
320*20
0*20
OM 1702 5409 2
Salalah	Sur	Nizwa	Bahla	Ibri	Rustaq	Bawshar	Muscat	Seeb	As Suwayq	Al Khaburah	Saham	Al Buraymi	Sohar
,塞拉莱6马斯喀特
!~*9H)=47!-608,.
!!*.&s&Z%g&h(q(r(Z&j&E&1#w%z
1//.//1410.//0
204*14
0*14
PA 843 -8243 2
David	La Chorrera	Arraiján	Panama City=Panamá	Juan Díaz	San Miguelito	Pedregal	Tocumen	Colón
3巴拿马城|巴拿馬市
!Q+(*!%%>
!!%}&.&<&C&A&E&J%q
/./3/2../
130*9
0*9
PE -1801 -8127 2
Tacna	Ilo	Moquegua	Arequipa	Puno	Juliaca	Ica	Pisco	Abancay	Cusco	Chincha Alta	Ayacucho	Santiago de Surco	San Isidro	Huancayo	Callao		Chosica	Huaral	Tarma	Huacho	Cerro de Pasco	Huánuco	Huaraz	Tingo María	Chimbote	Pucallpa	Trujillo	Cajamarca	Chiclayo	Jaén	Catacaos	Piura	Chulucanas	Paita	Sullana	Talara	Iquitos	Tumbes
3阿雷基帕5库斯科5卡亚俄,利马10特鲁希略1奇克拉约2皮乌拉4伊基托斯
!JOv]F~#ZH,//=~#1%)#%.Q+CPpL;9m>~#+K~#5P,.!7Dy6
0F/2/Z.z0^0R*8)c-J.L)k+x(l(h*o(a(j)/(V*<(/)])_(6)x&%+U%R&.#Z%j!a!f#:!4!_!!-#!x
2..5022..2002.35:/.../0/.22404..2..1/30
110*39
0*39
PF -1754 -14957 2
Papeete
,帕皮提
!
!!
,
339
0
PG -948 14700 2
Port Moresby	Lae
,莫尔斯比港|莫士比港,莱城
!~&-
!3!!
2/
336*2
0*2
PH 605 11874 2
Jolo	General Santos	Polomolok	Maluñgun	Bañga	Koronadal	Tacurong	City of Isabela	Digos	Zamboanga	Mati	Kidapawan	Davao City=Davao	Malingao	Budta	Cotabato	Panabo	Magugpo Poblacion	Monkayo	Pagadian	Muricay	NIA Valencia	Marawi City	Ozamiz City	Malaybalay	Mantampay	Bislig	Iligan	Iligan City	Cagayan de Oro	Dipolog	Dapitan	Mariano	Libertad	Butuan	Dumaguete	Bais	Tagbilaran City	Puerto Princesa	Surigao	Kabankalan	Tinongan	Talisay	Minglanilla	Lapu-Lapu City	Cebu City	Mandaue City	Toledo	Danao	Bago City	Ualog	Mansilingan	Bacolod City	Iloilo	Talisay	Binonga	Victorias	Sagay	Cadiz	Ormoc	Tacloban	Panalanoy	Roxas City	Kalibo (poblacion)	Catbalogan	Calbayog City	San Jose	Sorsogon	Legazpi=Legaspi	Polangui	Libon	Tabaco	Calapan	Iriga City	Naga	Batangas	Candelaria	Lucena	Balayan	Lipa City	Nasugbu	San Pablo	Tanauan	Tagaytay	Santo Tomas	Daet	Patuto	Los Baños	Calamba	Silang	Cabuyao	Pulong Santa Cruz	Santa Cruz	Santa Rosa	Carmona	Naic	Dasmariñas	Biñan	San Pedro	General Trias	Imus	Mariveles	Kawit	Las Piñas	Bacoor	Binangonan	Cavite City	Tanay	Taguig	Angono	Pasay	Makati City	Taytay	Limay	Cainta	Mandaluyong City	Pasig City	San Juan		Antipolo	Quezon City	Caloocan City	Navotas	Tanza	Balanga	San Mateo	Obando	Meycauayan	Marilao	Rodriguez	Bulacan	Bocaue	San Jose del Monte	Balagtas	Olongapo	Guiguinto	Hagonoy	Guyong	Malolos	Dinalupihan	Subic	Plaridel	Pulilan	Norzagaray	Calumpit	Lubao	Apalit	Baliuag	San Fernando	San Ildefonso	Bulaon	San Miguel	Angeles City	Arayat	Santol	Magalang	Mabalacat City	Gapan	Concepcion	Capas	Tarlac City	Cabanatuan City	Talavera	Urdaneta	Lingayen	Dagupan	Manaoag	Mangaldan	Baguio	San Fernando	Santiago	Ilagan	Tuguegarao	Solana	Batac City	Laoag
1桑托斯将军城7三宝颜2达沃16卡加延德奥罗5杜马盖地2公主港6宿务|宿霧6巴科洛德|巴科羅,伊洛伊洛|怡朗14黎牙实比|黎牙實比6八打雁32达义2马卡蒂4帕西格|帕西1马尼拉1奎松城|奎松市,卡洛奥坎|加洛干30安赫莱斯|安吉利斯15碧瑶
!*/*2,7#)4))*-(%-2I#!,-3##)#%;--5/#H@+,)7<%!+#!*2#(*(&(&1(#*;#F0+A@d53#*)%725!#!1!%##!#)(#)!#&!###%&(!###!%%%####!%!##!&%!%#!%#&%!&####!!#!(!####%#!,)!*#!#*!-%!3#.K(%!&G8+RS&M2
%T+8+-+C*l*s*b&]+K&h,H+0+f*L*H*5+m+y,7)=)A+0*8)g+4*2,R*4*D*^)2);+3+Y+^)/(x)h!!+Y(W(p)h)c)r)l)o)Q)z(Y)8(j(g(>(i(j(s);).*Y+&+((Q(**w*X%[)v)[)B)=)Z%h):(~%Z&#&9%9%f%/%w%e%M%d(h%Q%n%g%Q%c%]&#%a%Z%=%N%]%Y%H%N#|%J%R%N%i%J%r%]%e%T%W%c%,%b%X%Z%W%R%b%Y%Q%O%N%%%b%N%P%O%j%H%M%Y%G#g%H%9%R%A#x#b%F%E%Y%=%,%=%J%4%N%2%R%*%=%)%2%)%O%2%+%,%Q%L%)#b#l#|#s%+#k&2&T&C&@%(%,
/4...0..03//6561/1.10/0/.2.223/..220./1/0.0.2420.0.333.///0121/...0/1/.../11.1.1.1./././202/01..322/1//4210.4/331.224064862//0.1/0//3.1/001..////./02.0.2/2.1/./11./.1./2/0/0/./
203*176
0*176
PK 2466 6233 2
Badin	Karachi	Malir Cantonment	Matli	Gwadar	Tando Muhammad Khan	Kotri	Hyderabad	Tando Allahyar	Mirpur Khas	Tando Adam	Shahdadpur	Turbat	Sanghar	Nawabshah	Moro	Dadu	Khairpur Mirs	Larkana	Kambar	Rohri	Sukkur	Khuzdar	Shahdad Kot	Pano Aqil	Shikarpur	Ghotki	Kandhkot	Jacobabad	Saddiqabad	Rahim Yar Khan	Khanpur	Rajanpur	Ahmadpur East	Bahawalpur	Lodhran	Sibi	Harunabad	Kahror Pakka	Jampur	Hasilpur	Chishtian	Mailsi	Shujaabad	Bahawalnagar	Vihari	Dera Ghazi Khan	Muzaffargarh	Burewala	Quetta	Multan	Arifwala	Pakpattan	Kabirwala	Mian Channun	Haveli Lakha	Kot Addu	Chichawatni	Bahawalnagar	Sahiwal	Dipalpur	Kamalia	Hujra Shah Muqim	Okara	Chaman	Layyah	Chunian	Toba Tek Singh	Pattoki	Kasur	Gojra	Mianke Mor	Jhang Sadr	Jaranwala	Zhob	Faisalabad	Nankana Sahib	Lahore	Shahkot	Bhakkar	Shekhupura	Sangla Hill	Chiniot	Chuchar-kana Mandi	Chenab Nagar	Muridke	Dera Ismail Khan	Shorkot	Kamoke	Hafizabad	Sargodha	Narowal	Gujranwala	Pasrur	Shakargarh	Bhalwal	Khushab	Wazirabad	Sambrial	Sialkot	Gujrat	Mianwali	Mandi Bahauddin	Jalalpur Jattan	Lala Musa	Kharian	Chakwal	Jhelum	Bhimbar	New Mirpur	Gujar Khan	Kotli	Kohat	Rawalpindi	Islamabad	Attock City	Rawala Kot	Tordher	Haripur	Nowshera Cantonment	Peshawar	Swabi	Abbottabad	Charsadda	Mardan	Shabqadar	Mansehra	Muzaffarabad	Battagram	Mingora
1卡拉奇|喀拉蚩5海得拉巴|海德拉巴41奎达,木尔坦24费萨拉巴德1拉合尔14古杰兰瓦拉|古吉蘭瓦拉6锡亚尔科特13拉瓦尔品第,伊斯兰堡|伊斯蘭瑪巴德5白沙瓦
!8,.,!=%++<4+)7N+v&&.#/(#.(=&&/;Q(>1#+#%)/!,0(#%.#%-)*(#%*%0!*#+/(#!).&)+*#,&/#*,#!&#(&,+-%#*.!#&2(#,##)*0/!(6.?*%0)-1#!#/&!)%/(C.
+@);)O+.!!*}*f*l+4+Q+.+*!n+K*o*E*/+8*Z*E+F+B(n*<+[+,+r+d*s,j,{-D,~.&.Q.L*901.j->/O/p/).*0</<-B-{/Y):.=0*0J.e/<0j-e/^0J0-0f/Y0w0P(]-b1,/H0z1[/]1)/80M,!0,0l1Q0T-n1-0I/|0u/u1H-]-Z1D0j/[2,1A1r2I/t/;1:1Q1e16.B0T1C1*0~/o0n160p0A1!.:0(0&/<0q/5/w.s.G/G08.W.x.D070R0#/<
/;2..//6010./.1/003/.30//0./1140.04/./../0..0011146/0././/01/0.1//...20/20.7.:1/3.1..1/.104.6..///.32/0/.//020.4064/.0./6/0/2..442
193*130
0*130
PL 4962 1455 2
Nowy Sącz	Przemyśl	Bielsko-Biala	Jastrzębie Zdrój	Tarnów	Rzeszów	Żory	Kraków	Racibórz	Rybnik	Tychy	Jaworzno	Mysłowice	Ruda Śląska	Katowice	Sosnowiec	Mielec	Świętochłowice	Gliwice	Chorzów	Zabrze	Będzin	Siemianowice Śląskie	Dąbrowa Górnicza	Bytom	Kędzierzyn-Koźle	Piekary Śląskie	Tarnowskie Góry	Zawiercie	Tarnobrzeg	Stalowa Wola	Opole	Zamość	Wałbrzych	Częstochowa	Świdnica	Kielce	Jelenia Góra	Ostrowiec Świętokrzyski	Starachowice	Wrocław	Chełm	Legnica	Lublin	Bełchatów	Lubin	Radom	Piotrków Trybunalski	Tomaszów Mazowiecki	Ostrów Wielkopolski	Głogów	Pabianice	Kalisz	Łódź	Leszno	Zgierz	Zielona Góra	Biała Podlaska	Ursynów	Siedlce	Pruszków	Mokotów	Wawer	Ochota	Konin	Śródmieście	Warsaw	Wola	Praga Południe	Praga Północ	Bemowo	Żoliborz	Targówek	Bielany	Białołeka	Legionowo	Poznań	Gniezno	Płock	Włocławek	Gorzów Wielkopolski	Inowrocław	Toruń	Ostrołęka	Bydgoszcz	Białystok	Fordon	Piła	Łomża	Stargard	Szczecin	Grudziądz	Olsztyn	Ełk	Tczew	Suwałki	Elbląg	Koszalin	Gdańsk	Słupsk	Gdynia
7克拉科夫6卡托维兹|卡托維治25弗罗茨瓦夫|樂斯拉夫2卢布林9罗兹|羅茲12华沙9波兹南|波茲南5托伦2比亚韦斯托克|比亞維斯托克4什切青7格但斯克
!4(2)&##&#(+!)!&!#!###!!%!&+(,#-))&(&&&/*(+(0&!#01!!.#+%,-0%!%#%!#!#!#!%%!&,#0%.-*9,&#%!&4-)B)>%((4/*
*w-9))(R+9,E(a*)(/(O(|)?)5(q)&).+f(w(^(|(j)1)&)8(x(0(x(q)N,#,J&m-k#z)0%4*p#A+c+A%l.%#n-#)H#r+I)l*0&a#f)G&})S%<)M#+-]+?,d+&+=+L+9(2+<+;+9+C+=+1+9+?+4+7+3%b&H)m)+!j(3(U+v&u-b(*%M,K!V!!(f*b,k(i-I)M#o(Z%l(N
/.1/00.4.00//021..101./01......0.02.1//.4.03./1/./..04..0.0/.1.//0601//.00/.4.000/1.32././3/1...003/2
306*101
0*101
PM 4678 -5618 2
Saint-Pierre

!
!!
(
122
0
PN -2507 -13010 2
Adamstown

!
!!
!
334
0
PR 1801 -6714 2
Ponce	Mayagüez	Caguas	Trujillo Alto	Guaynabo	Carolina	Bayamón	San Juan
7圣胡安
!7&0#%%+
!X!!#8#<#2#A#-#2
0//./113
136*8
0*8
PS 3130 3424 2
Rafah	Khan Yunis	Dayr al Balah	Gaza	Jabalya	Hebron	Bayt Lahya	East Jerusalem	Nablus
3加沙|加薩1希伯伦|希伯崙1东耶路撒冷
!(,,&!%;P
!!!+!/!;!<!{!>#.#0
01.311.30
182*5 184 182 190 184
0*9
PT 3267 -1693 2
Funchal	Faro	Setúbal	Évora	Amora	Corroios	Barreiro	Lisbon	Amadora	Queluz	Rio de Mouro	Cacém	Odivelas	Algueirão	Loures	Monsanto	Coimbra	Aveiro	Vila Nova de Gaia	Porto	Felgueiras	Braga
,丰沙尔|芬夏爾,法鲁5里斯本8科英布拉2波尔图|波多1布拉加
!~(u~#c)*#%*&##!%#&eqOT&:6
!!..-&.1,k,h,p,j,_,],T,W,e,S,f-9-V-?-C-C-o-V
/-0....31/./....0./2.0
240 274*21
0*22
PW 750 13462 2
Ngerulmud

!
!!
!
333
0
PY -2733 -5765 2
Encarnación	Presidente Franco	Ciudad del Este	Caaguazú	Coronel Oviedo	San Antonio	Nemby	Itauguá	Villa Elisa	Capiatá	Lambaré	San Lorenzo	Fernando de la Mora	Asunción	Mariano Roque Alonso	Limpio	Villa Hayes	Pedro Juan Caballero
2东方市10亚松森
!~#~)(&%&!%###!),(,~%r
%!&I&I#p#D!.!/!B!*!8!(!2!1!!!0!4!1%2
/.2.../..10106//./
69*18
0*18
QA 2529 5142 2
Doha	Ar Rayyan
,多哈|杜哈
!!
!/!!
22
213*2
0*2
RE -2134 5527 2
Saint-Pierre	Le Tampon	Saint-Paul	Saint-Denis
3圣但尼
!*?1
!9!=!!!6
/./0
318*4
0*4
RO 4389 2123 2
Giurgiu	Constanţa	Craiova	Sector 4	Sector 5	Sector 3	Bucharest	Slatina	Sector 6	Sector 2	Sector 1	Slobozia	Drobeta-Turnu Severin	Piteşti	Târgovişte	Ploieşti	Târgu Jiu	Râmnicu Vâlcea	Buzău	Tulcea	Brăila	Reşiţa	Galaţi	Braşov	Focșani	Hunedoara	Timişoara	Sibiu	Sfântu Gheorghe	Deva	Alba Iulia	Mediaş	Arad	Bârlad	Târgu-Mureş	Turda	Bacău	Vaslui	Cluj-Napoca	Piatra Neamţ	Roman	Oradea	Bistriţa	Iaşi	Zalău	Suceava	Baia Mare	Botoşani	Satu Mare
1康斯坦察4布加勒斯特16布拉索夫2蒂米什瓦拉11克卢日-纳波卡|克盧日納波卡4雅西
!A2*#&#!##(++:,%.))&-&29))!)+#7.#)C&!*23!1,(&O&-)
)@,@%u)P)K)U)O&S)F)Q)I*u#Y(,(i)F%?&S*>,R+W!h+a(x*c#t!!&=).#t%^&Q!-+9&h%s*F+?%a)g*H!k&b+2%()^%]*.#p
.222237/321./1/1/00/1/22/.20....1.0.1.2/.1/2./000
260*49
0*49
RS 4255 1967 2
Vranje	Leskovac	Novi Pazar	Niš	Kruševac	Kraljevo	Užice	Čačak	Kragujevac	Valjevo	Smederevo	Šabac	Belgrade	Zemun	Pančevo	Novi Sad	Zrenjanin	Subotica
3尼什8贝尔格莱德|貝爾格勒2诺维萨德
!Q26>31&1>J-))%J1n
%Q%V!z%Q#s#1!6!j#H!;#I!%!v!o#,!5!m!!
.//2//.00...60/1//
256*18
0*18
RU 4207 2051 3
Derbent	Nakhodka	Buynaksk	Kaspiysk	Makhachkala	Vladikavkaz	Vladivostok	Nazran	Khasavyurt	Grozny=Groznyy	Sunzha	Artem	Adler	Nalchik	Sochi	Prokhladnyy	Ussuriysk	Kizlyar	Kislovodsk	Yessentuki	Pyatigorsk	Tuapse	Georgiyevsk	Arsenyev	Mineralnye Vody	Cherkessk	Gelendzhik	Maykop	Nevinnomyssk	Labinsk	Novorossiysk	Belorechensk	Budennovsk	Anapa	Krymsk	Armavir	Stavropol	Krasnodar	Mikhaylovsk	Slavyansk-na-Kubani	Kropotkin	Timashevsk	Tikhoretsk	Elista	Astrakhan	Salsk	Yeysk	Yuzhno-Sakhalinsk	Azov	Bataysk	Rostov-on-Don=Rostov-na-Donu	Taganrog	Novocherkassk	Volgodonsk	Shakhty	Novoshakhtinsk	Gukovo	Kamensk-Shakhtinskiy	Donetsk	Khabarovsk Vtoroy	Khabarovsk	Volgograd	Volzhskiy	Birobidzhan	Mikhaylovka	Krasnokamensk	Kamyshin	Rossosh	Blagoveshchensk	Komsomolsk-on-Amur	Belgorod	Belogorsk	Liski	Rossosh	Novotroitsk	Orsk	Gubkin	Staryy Oskol	Borisoglebsk	Svobodnyy	Engels	Rubtsovsk	Saratov	Balashov	Voronezh	Kyzyl	Kursk	Orenburg	Ulan-Ude	Gorno-Altaysk	Balakovo		Volsk	Irkutsk	Zheleznogorsk	Livny	Biysk	Angarsk	Lipetsk	Yelets	Sibay	Tambov	Usolye-Sibirskoye	Klintsy	Kumertau	Buzuluk	Michurinsk	Meleuz	Orel	Chapayevsk	Petropavlovsk-Kamchatsky	Novokuybyshevsk	Kuznetsk	Zarechnyy	Cheremkhovo	Syzran	Samara	Penza	Zarechnyy	Bryansk	Barnaul	Otradnyy	Salavat	Novoaltaysk	Zhigulevsk	Magnitogorsk	Ishimbay	Tolyatti=Tol’yatti	Sterlitamak	Buguruslan	Mezhdurechensk	Zarinsk	Minusinsk	Abakan	Novokuznetsk	Chernogorsk	Prokopyevsk	Roslavl	Beloretsk	Uzlovaya	Kiselevsk	Shchekino	Novomoskovsk	Troitsk	Belebey	Saransk		Dimitrovgrad	Ulyanovsk	Belovo	Oktyabrskiy	Aleksin	Kaluga	Bugulma	Tulun	Leninogorsk	Tuymazy	Ryazan=Ryazan’	Iskitim	Leninsk-Kuznetsky	Kaliningrad	Ufa	Berdsk	Smolensk	Stupino	Almetyevsk	Serpukhov	Sarov	Omsk	Novosibirsk	Miass	Yartsevo	Kolomna	Obninsk	Kopeysk	Chekhov	Chelyabinsk	Zlatoust	Vyazma	Voskresensk	Vyksa	Kemerovo	Chistopol	Klimovsk	Yegoryevsk	Naro-Fominsk	Arzamas	Podolsk	Domodedovo	Kurgan	Vidnoye	Ramenskoye	Murom	Lytkarino	Zhukovskiy	Berezovskiy	Gus-Khrustalnyy	Nizhnekamsk	Novo-Peredelkino	Marino	Cheremushki	Lyubertsy	Odintsovo	Vykhino-Zhulebino	Naberezhnyye Chelny	Fryazevo	Zheleznodorozhnyy	Moscow	Ozersk	Reutov	Yelabuga	Pavlovskiy Posad	Kazan	Elektrostal	Orekhovo-Zuyevo	Balashikha	Krasnogorsk	Zelenodolsk	Volzhsk	Noginsk	Vostochnoe Degunino	Khimki	Mytishchi	Korolev	Shchelkovo	Severnyy	Dolgoprudnyy	Fryazino	Pavlovo	Ivanteyevka	Zelenograd	Lobnya	Nazarovo	Pushkino	Krasnoyarsk	Anzhero-Sudzhensk	Snezhinsk	Shadrinsk	Neftekamsk	Novocheboksarsk	Zelenogorsk	Ishim	Cheboksary	Bratsk	Vladimir	Kstovo	Solnechnogorsk	Kansk	Dzerzhinsk	Zheleznogorsk	Rzhev	Achinsk	Sergiyev Posad	Nizhny Novgorod=Nizhniy Novgorod	Klin	Velikiye Luki	Dmitrov	Kovrov	Bor	Aleksandrov	Kamensk-Uralskiy	Polevskoy	Sarapul	Novaya Balakhna	Tomsk	Seversk	Yoshkar-Ola	Neryungri	Dubna	Chaykovskiy	Revda	Shuya	Izhevsk	Yekaterinburg	Tver	Kimry	Pervouralsk	Verkhnyaya Pyshma	Ivanovo	Asbest	Votkinsk	Tyumen	Novouralsk	Kungur	Kineshma	Vyshniy Volochek	Lesnoy	Yaroslavl	Kostroma	Pskov	Nizhny Tagil	Ust-Ilimsk	Perm	Rybinsk	Krasnokamsk	Lysva	Glazov	Tobolsk	Lesosibirsk	Chusovoy	Borovichi	Velikiy Novgorod	Kirovo-Chepetsk	Kirov	Cherepovets	Vologda	Kingisepp	Berezniki	Kirishi	Magadan	Gatchina	Serov	Solikamsk	Tikhvin	Pushkin	Kolpino	Krasnoturinsk	Peterhof	Petrodvorets	Sosnovyy Bor	Centralniy	Saint Petersburg	Vasylevsky Ostrov	Krasnogvargeisky	Kalininskiy	Vyborg	Nizhnevartovsk	Khanty-Mansiysk	Nefteyugansk	Surgut	Kotlas	Syktyvkar	Petrozavodsk	Ezhva	Yakutsk	Nyagan	Kogalym	Noyabrsk	Ukhta	Arkhangelsk=Arkhangel’sk	Severodvinsk	Novyy Urengoy	Vorkuta	Apatity	Murmansk	Severomorsk	Norilsk	Talnakh
4马哈奇卡拉1符拉迪沃斯托克（海参崴）|海參崴2格罗兹尼|格羅茲尼4索契22克拉斯诺达尔6阿斯特拉罕2南萨哈林斯克2顿河畔罗斯托夫9哈巴罗夫斯克（伯力）|伯力,伏尔加格勒6布拉戈维申斯克（海兰泡）|海蘭泡13萨拉托夫1沃罗涅日2奥伦堡,乌兰乌德2赤塔1伊尔库茨克|伊爾庫次克16堪察加彼得罗巴甫洛夫斯克5萨马拉3巴尔瑙尔6陶里亚蒂18图拉1乌里扬诺夫斯克8梁赞2加里宁格勒,乌法1斯摩棱斯克4鄂木斯克,新西伯利亚6车里雅宾斯克30莫斯科4喀山21克拉斯诺亚尔斯克18下诺夫哥罗德10托木斯克7伊热夫斯克,叶卡捷琳堡,特维尔6秋明5雅罗斯拉夫尔1普斯科夫2彼尔姆8大诺夫哥罗德7马加丹11圣彼得堡12雅库茨克|雅庫次克4阿尔汉格尔斯克4摩尔曼斯克|莫曼斯克1诺里尔斯克
!p#*.*+0%*#(++.4()*1#*(!*#F)%!-)#/(*)!-166;R(0<<4&-#6-8)B>%.(<+!~#J(!.,?*C*2,!,%+#.&&#0(&&*1+!%=&./!*%.#%###0*##**%#&!(!!)/%!##%&,-(&%!#(*-(#%#%!-%*%#0-*&%#%(#%#%)&%%0!%%))#%#%%&!%(/!#&!%#!&%#.%#!%!#&#!#%!%&!###!!%#!%!#%&!#%#!#%###!#&!#!*#!!%!!%!##&%(###&&!#!%!(%%(##.(&*(&)!!##(*&#(.-8!3&#2(/,#&(&&*(*-1&)Y-3((/%%&%*(%/%!&#!&&m:+.3#L0&:/1~#&J~#,%~#e~#Y*~#Y-@2
!C7#I:!Av!BO!BA!?1#H/!?;!A?!@>!?W#HO!9n!=|!9Y!>J#H7!AK!<{!=.!=B!8s!=m#Ie!=J!<7!7h!:%!<+!:g!7G!9j!>X!6u!7^!;2!<.!8i!<4!7m!:U!8f!:(!>c!By!;]!7{#TB!9:!9[!9X!8a!:!!<@!:0!9o!9p!:5!9r#Kl#Kg!>{!?<#I?!=T#8X!?~!9I#C;#Mv!6)#D@!9D!88!NP!Nj!71!7N!<9#Cy!@j!j6!@_!=M!8}!y+!5[!Js#,s!oP!Ba#3O!B5#)1!4d!77!nd#(c!9I!87!Nt!;R#(I!14!K]!Gb!:L!Km!5P!Dn#h7!E+!A@!A>#&j!CI!E?!?R!?g!3W!m*!F_!Kk!m<!DW!O?!Kx!DH!Ko!Gt!qv!nH!u}!uc!pp!uR!pG!1t!NW!7q!pA!7.!7|!R1!Ij!?e!78!De!CA!ox!I&!6Z!5f!H=#!|!Gv!I?!9U!lU!ok!!!!Kq!lA!0{!7g!Gh!6~!=]!aG!l0!PP!1d!8S!6,!R6!7*!Q}!O}!3P!8F!<B!ob!Er!7/!8n!68!>7!71!7E!VD!7A!7w!<5!7U!7l!on!:]!G4!6w!7B!72!7S!6q!7K!Gq!83!7b!78!Q2!7P!GL!8F!D1!82!8g!7Z!6v!CN!C>!81!72!7#!7C!7M!7[!71!7,!7e!=E!7V!6g!7*!tS!7Q!w?!o[!Q5!TL!Iy!B?!y:![&!B(#%/!:C!>[!6Q!zQ!=l!x(!3S!t^!7m!>G!68!/=!7.!;F!>N!8L!RT!PX!IH!=z!nJ!nB!Bj#@!!6f!Ii!P>!;M!Hg!Q)!5>!6x!P?!Q%!:~!R#!I[!VX!PM!L{!<>!3l!Sp!9i!:z!,n!PB#&?!L2!8Y!KZ!Mw!H/!Y^!vs!Mw!3*!0,!E4!Di!7T!9j!--!Lm!0y#^G!.n!Q%!Lh!2]!/.!/A!PZ!.U!.K!-^!/*!/#!.z!/6!/-!-;!d|!ZO!_S!aL!AE!F)!3U!E{#Ef!VJ!b^!cf!I<!:Q!9e!e)!Tx!2O!20!2Q!r)!r=
00./324101//.22.0.0/0././0.00.2....134../..03./1/052111/./.4452/..0.122...02/1..115/50343.12.4/.1230.2/..//.2.10/..153.34.1..3.42././14/1.../.0/.2304/0.2/...3.035/2.00/561.00//51./.3..//01.2./0./..10200013.0;///.5000//.0/21001....1../5/./00/.322../1/.006//.0..1./.302../..463.0.3//3/./..4213/51../0...1/322.1.////./0./..19123/2.02.12.1..0/21//.2.0.
283 231 283*4 231 283*4 231 283*4 231 283*6 231 283*20 254 283*2 217 283*11 231*2 305*2 231 305 174 305 283 232 231 283 232 283*2 234*2 283*3 232 293 170 293*2 283 196 283 234 187 170 293 174 293 187 283*2 170 187 283*2 234 283 187 283 234*2 283 234 283 290 192 290 283*2 187 290*2 283*3 170 290 234 170 290 234*2 290 234*2 206 170 196*2 206 196 206 283 234 283 206 283*2 234*2 283*2 300*2 206 234 283*3 187 283 234 283 207 206 271 234 207 283*5 208 207 234 283*3 234 283 234*2 283*3 206 283*7 234 283*5 206 283*12 234 283*23 196 283 196 206 234*3 283 196 234 283 187 283*3 196 283 196 283 196 283*8 234*2 290 283 228*2 283 232 283 234*2 283 290 234 283*2 234*2 283 234 290 234*3 283*2 234 283*3 234 187 234 283 234*2 290 234 196 234 283*2 272*2 283*3 234 283 201 283 234*2 283*3 234 283*9 234*4 283*4 232 234*3 283*3 234 283*4 196*2
0*348
RW -260 2891 2
Butare	Cyangugu	Gitarama	Kigali	Gisenyi	Byumba	Musanze
3基加利|吉佳利
!0M0=0,
!y!!!{#>!G#?!n
/./4/./
28*7
0*7
SA 1689 3657 2
Jizan	Sabya	Najran	Abha	Khamis Mushait	Qalat Bishah	Al Bahah	Ash Shafa	Taif	Mecca	Jeddah	Yanbu	Al Kharj	Medina	Sultanah	Ad Dawadimi	Riyadh	Al Hufuf	Al Mubarraz	Al Mithnab	Ar Rass	Khobar	Dhahran	Az Zulfi	Buraydah	Dammam	Sayhat	Al Qatif	Tarut	Al Jubayl	Hail	Tabuk	Hafar Al-Batin	Al Khafji	Sakakah	Arar	Qurayyat
8塔伊夫,麦加,吉达2麦地那2利雅得8达曼5塔布克
!>Fo,~#w#~#584*~%x+C%%6i)Q#M##&.)-!QV~!~&#~#f~#0G
*f*n,P*b*x*l)Q(7(A&a%z#b0,&I&G,l/H2]2],Y+l3A37-<,@36313-302a)i!!.V1G(,)%!s
/.213///3681365.922./1/.34.//1232.00/
216*37
0*37
SB -943 15995 2
Honiara
,霍尼亚拉|荷尼阿拉
!
!!
.
324
0
SC -462 5546 2
Victoria
,维多利亚
!
!!
,
314
0
SD 1101 2245 2
Kadugli	Gereida	El Daein	Ad-Damazin	Nyala	An Nuhud	Umm Ruwaba	Singa	Kosti	Rabak	El Obeid	Geneina	Sinnar	El Fasher	Ad Douiem	Al Qadarif	Al Manaqil	Wad Medani	Kassala	Khartoum	Omdurman	Shendi	Ed Damer	Atbara	Port Sudan
19喀土穆|喀土木,恩图曼
!?6E>g9<#%!?0*I&:3~#4.-~#4~#%.~%2
,3&%(01F%g*f-r0v/N/V,g!!0P&;/+2S/q0K3b/A/<0B0z0|4Y
/02140.2203102/302375./03
27*25
0*25
SE 5561 1197 2
Malmö	Lund	Helsingborg	Halmstad	Växjö	Mölndal	Gothenburg=Göteborg	Borås	Jönköping	Linköping	Norrköping	Haninge	Södertälje	Huddinge	Örebro	Stockholm	Solna	Eskilstuna	Karlstad	Sollentuna	Täby	Västerås	Uppsala	Gävle	Sundsvall	Umeå
,马尔默|馬爾摩,隆德4哥德堡2林雪平5斯德哥尔摩6乌普萨拉2于默奥
!.Fd9t)#*e6_&(&*&##)#6<w~#y~#[
#2#E!n#!&5!(!!#,%M(-(g*y*D*i&^*r*k)-#f*f*r)1*E)n*!-@
2//...4//0////06...0.00/./
297*26
0*26
SG 129 10379 2
Singapore	Woodlands
,新加坡
!3
!*!!
82
221*2
0*2
SH -1594 -572 2
Jamestown

!
!!
!
243
0
SI 4605 1451 2
Ljubljana	Maribor
,卢布尔雅那|盧比安納,马里博尔
!V
!!#=
2/
275*2
0*2
SJ 7822 1565 2
Longyearbyen

!
!!
%
158
0
SK 4815 1711 2
Bratislava	Nitra	Trnava	Košice	Banská Bystrica	Prievidza	Trenčín	Prešov	Poprad	Martin	Žilina
,布拉迪斯拉发|布拉提斯拉瓦2科希策
!4+E&&0/*#3
!!#,!T(a%>#e#((]&X%&#p
3/.1/../../
258*11
0*11
SL 788 -1324 2
Kenema	Bo	Freetown	Koidu	Makeni
2弗里敦|自由城
!,Y3=
%?#c!!%U#C
014//
21*5
0*5
SM 4394 1245 2
San Marino
,圣马力诺|聖馬利諾
!
!!
(
291
0
SN 1257 -1744 2
Ziguinchor	Kolda	Tambacounda	Kaolack	Tiébo	Dakar	Pikine	Thiès Nones	Thiès	Mbaké	Touba	Louga	Saint-Louis
5达喀尔|達卡
!D~!~JT*+%#!*sL
#@%n(9#T#D!!!)!S!W#f#i#E#*
1./1/7522/3.1
16*13
0*13
SO -36 4255 2
Kismayo	Jamaame	Marka	Qoryooley	Mogadishu	Afgooye	Baidoa	Beledweyne	Gaalkacyo	Garoowe	Laascaanood	Burao	Hargeysa	Berbera	Bosaso
4摩加迪沙|摩加迪休7哈尔格萨
!O~#r+=.~#,~#p~%=~#p,~#3(~!~z
!!!7%P%8&0%u#9%})O*a)H&C#e%j+L
111.7.0..../32/
40*15
0*15
SR 587 -5517 2
Paramaribo
,帕拉马里博|巴拉馬利波
!
!!
1
131
0
SS 485 2757 2
Juba	Wau	Winejok	Malakal
,朱巴
!~&6~#NX
(Q!N!!(Y
3021
25*4
0*4
ST 34 673 2
São Tomé

!
!!
.
48
0
SV 1335 -8972 2
Usulután	San Miguel	San Marcos	Santa Tecla	San Salvador	Soyapango	Sonsonate	Delgado	Mejicanos	Apopa	Santa Ana
4圣萨尔瓦多
!16%#%#!!-6
#J#g!Z!P!Y!_!!![!Y!Z!4
.1.032./101
92*11
0*11
SX 1803 -6305 2
Philipsburg

!
!!
#
112
0
SY 3262 3579 2
Dara	As-Suwayda	Darayya	Damascus	Douma	At Tall	Albu Kamal	Tadmur	Homs	Tartouss	Ar Rastan	As Salamiyah	Al Mayadin	Hamah	Deir ez-Zor	Jablah	Latakia	Ath Thawrah	Idlib	Ar Raqqah	As Safirah	Aleppo	Al Bab	Al Hasakah	Manbij	Izaz	Ayn al Arab
3大马士革4霍姆斯7拉塔基亚4阿勒颇|阿勒坡
!-q)*(z/54(,#/9%5C-%1051&*B
!C!t!P!V!c!X)j%m#(!.#)#I)9#,(u!2!!&-!z&[#k#T#z)W%J#I%t
/./60...4/./.32.2/01.60//..
176*27
0*27
SZ -2650 3113 2
Manzini	Mbabane
1姆巴巴内|墨巴本
!6
!=!!
0/
39*2
0*2
TC 2146 -7114 2
Cockburn Town

!
!!
&
95
0
TD 857 1504 2
Moundou	Sarh	N'Djamena	Abéché
2恩贾梅纳|恩將納
!^~&B~#y
#3&j!!*Q
0/4/
43*4
0*4
TF -4935 7022 2
Port-aux-Français

!
!!
!
313
0
TG 613 63 2
Lomé	Tsévié	Kpalimé	Atakpamé	Sokodé	Bassar	Kara
,洛美
!BSe~#]?B
!a!_!!!V!V!3!]
4.//0./
32*7
0*7
TH 654 9840 2
Yala	Hat Yai	Songkhla	Ban Mai	Trang	Ban Talat Yai	Phuket	Nakhon Si Thammarat	Surat Thani	Ko Samui	Chumphon	Hua Hin	Chanthaburi	Sattahip	Rayong	Klaeng	Pattaya	Si Racha	Chon Buri	Ratchaburi	Samut Sakhon	Samut Prakan	Krathum Baen	Phra Pradaeng	Bangkok	Bang Kruai	Ban Pong	Nakhon Pathom	Nonthaburi=Mueang Nonthaburi	Tha Maka	Pak Kret	Ban Lam Luk Ka	Kanchanaburi	Khlong Luang	Ayutthaya=Phra Nakhon Si Ayutthaya	Suphan Buri	Saraburi	Phra Phutthabat	Lop Buri	Nakhon Ratchasima	Ubon Ratchathani	Nakhon Sawan	Chaiyaphum	Maha Sarakham	Phetchabun	Kalasin	Khon Kaen	Kamphaeng Phet	Phitsanulok	Sakon Nakhon	Udon Thani	Uttaradit	Nong Khai	Lampang	Chiang Mai	Chiang Rai
1合艾,宋卡3普吉1素叻他尼2华欣2罗勇1芭提雅|芭達雅7曼谷3暖武里5大城4呵叻,乌汶5孔敬1彭世洛1乌隆2南邦,清迈,清莱
!S7!HD#ZmL~#+~%A(*#.3<76#))#-*#!((#+%*A0*8+5?R/I<#%&FF>9=MV~#;
&9%B%N%I#D!!!!#j#(#g!t#i(2%n&7&_%l%q%v#Y%-%N%,%G%D%A#a#q%E#T%D%b#>%S%L#y%p%d%S(2+:#{(+)Q&-)h(}#;%,*M(y#v(t#8!_#Z
/1//../00.../.0./11/.3/19/.02.1..0/....10/....0.//2..01/
169*56
0*56
TJ 3783 6878 2
Qŭrghonteppa	Kŭlob	Dushanbe	Istaravshan	Khujand	Konibodom
2杜尚别|杜尚貝1苦盏
!,e~#TI#
!!#/!!!:!z#r
./4.0.
180*6
0*6
TL -856 12557 2

,帝力
!
!!
0
178
0
TM 3738 5296 2
Tejen	Mary	Bayramaly	Ashgabat	Türkmenabat	Balkanabat	Türkmenbaşy	Daşoguz
3阿什哈巴德|阿什哈巴特
!9&E~#;PW~%(
,O-|.C*,/y#X!!+t
.0/41/.1
164*8
0*8
TN 3293 878 2
Tataouine	Medenine	Zarzis	Houmt El Souk	Gabès	El Hamma	Gafsa	Sfax	Kasserine	Kairouan	Msaken	Monastir	Skanes	Sousse	Hammamet	Douane	Nabeul	Jendouba	La Mohammedia	Béja	Ben Arous	La Goulette	Tunis	Ariana	Al Marsá	Bizerte
7斯法克斯5苏塞8突尼斯
!N3J!#YDOW))!)^)#(5*%+!(%K
#t#z%[%B#O#1!!%8!*#O%%%?%<%,%*%8%6!!#U!L#[#f#V#X#g#8
../.0./2/0./.1......//4/.0
50*26
0*26
TO -2114 -17520 2
Nuku‘alofa
,努库阿洛法|努瓜婁發
!
!!
,
341
0
TR 3608 2641 2
Anamur	Antakya	Reyhanlı	Silifke	Kırıkhan	Alanya	İskenderun	Fethiye	Kilis	Manavgat	Mersin	Dörtyol	Belek	Muratpaşa	Antalya	Tarsus		Nizip	Ceyhan	Gaziantep	Nusaybin	Osmaniye	Şanlıurfa	Karaman	Kızıltepe	Viranşehir	Silopi	Mardin	Cizre	Kadirli	Midyat	Seydişehir	Kozan	Ereğli	Şırnak	Yüksekova	Hakkâri	Kahramanmaraş	Burdur	Söke	Siverek	Adıyaman	Isparta	Denizli	Kâhta	Merkezefendi	Aydın	Bismil	Kuşadası	Konya	Batman	Diyarbakır	Nazilli	Siirt	Niğde	Silvan	Torbalı	Elbistan	Ödemiş	Ergani	Malatya	Akşehir	Aksaray	Karabağlar	İzmir	Salihli	Tatvan	Van	Turgutlu	Menemen	Manisa	Nevşehir	Uşak	Elazığ	Bolvadin	Muş	Kayseri	Ahlat	Afyonkarahisar	Adilcevaz	Bingöl	Akhisar	Erciş	Bergama	Kırşehir	Soma	Patnos	Ayvalık	Kütahya	Tavşanlı	Doğubayazıt	Polatlı	Balıkesir	Ağrı	Erzincan	Sivas	Eskişehir	Sorgun	Yozgat	Kırıkkale	Bozüyük	Erzurum	Çankaya	Ankara	Iğdır	Batikent	Mustafakemalpaşa	İnegol	Çanakkale	Bursa	Çubuk	Zile	Tokat	Bandırma	Turhal	Gemlik	Orhangazi	Çorum	Kars	Khanjarah	Amasya	Yalova	Erbaa	Gölcük	Bolu	Derince	İzmit	Körfez	Adapazarı	Gebze	Düzce	Merzifon	Giresun	Maltepe	Sultanbeyli	Ordu	Tekirdağ	Beylikdüzü	Ataşehir	Zeytinburnu	Bahçelievler	Sancaktepe	Trabzon	Istanbul	Umraniye	Büyükçekmece	Rize	Üsküdar	Esenyurt	Fatsa	Bağcılar	Esenler	Şişli	Silivri	Kavaklı	Başakşehir	Sultangazi	Ünye	Çorlu	Arnavutköy	Ardeşen	Çarşamba	Karabük	Samsun	Ereğli	Çerkezköy	Kastamonu	Lüleburgaz	Zonguldak	Bafra	Edirne	Kırklareli
10梅尔辛3安塔利亚1阿达纳2加济安泰普23代尼兹利|代尼茲利5科尼亚1迪亚巴克尔8马拉蒂亚3伊兹密尔|伊茲密爾2凡城8开塞利19埃斯基谢希尔|艾斯基謝希爾4埃尔祖鲁姆1安卡拉5布尔萨32特拉布宗,伊斯坦布尔|伊斯坦堡19萨姆松
!1*/0()),+%&%&%#+%#(#!.##&%+%()!()!*!#2&#!!#%%(!##%%##(5#*%(,##!(+#!#/!%(!(%!%#(,(/-&(&..0#&++%#&&#&*!#!!)+(,((*#(((**)!)##&(%!##%(&)%%%!!!##!#!#!!!#!#!%#%!%%&%##!,!#-%)0/*
+8.{/I,L/4*=.|&)0&)_-:/&)8(u(o-S.%0l.W0A4]/)1w+_3x3!6&4-5f.u4k*..W,X6%8,7N/o(D#/2Q1B(_&#1f%{#Z4#!{*o4T3R%15L->4H#*0/#i2~1F)],V!o!o#{5p7*#L!h#1-A&E2G)74y.66)(^6B3o#Z7(!s,e#C6O!@(#&N7r*K#a6d2d/x([-s-J+}(+4e+:+97o+-%:&O!!%}+K._/G#j.s&,&;-Y6h,-.X&8/I&u)q&o&{&l(O&G)B.31M&,&70v#9%Q&(%m%i&32|%r&(%L3r%x%U0M%i%k%v%*%2%c%j07#V%[4F/X*~/2)]#l,=#**(.b!3!x
.1./.01.//4./3426//5/13000///././/.//3..1112/21/.53400/../..3.037//3/.2/02./4.0.///././.1../1/023./1.348/2/0/6..000/.1////../01/22../3200032422<41/41/432..13/11../3//.///0.
269*172
0*172
TT 1028 -6152 2
San Fernando	Mon Repos	Chaguanas	Port of Spain
3西班牙港
!!<3
!)!+!.!!
....
134*4
0*4
TV -852 17919 2
Funafuti

!
!!
(
323
0
TW 2200 11832 2
				Kaohsiung		Green Island	Pingtung	Taitung=Taitung City										Chiayi									Zhongxing New Village			Hualien=Hualien City	Lukang	Changhua	Taichung				Kinmen=Jincheng							Hsinchu							=Taoyuan City		New Taipei				Taipei			Keelung	Tamsui	Matsu
,恒春,兰屿,东港,潮州,高雄,凤山,绿岛,屏东,台东,冈山,台南,永康,成功,玉井,新营,玉里,太保,朴子,嘉义,马公,北港,斗六,虎尾,云林,鹿谷,南投,员林,中兴新村,埔里,草屯,花莲,鹿港,彰化,台中,丰原,清水,大甲,金门,苗栗,苏澳,罗东,头份,竹东,宜兰,新竹,竹北,大溪,杨梅,平镇,中坜|中壢,新店,桃园,中和,新北,永和,板桥,新庄,台北,三重,汐止,基隆,淡水,马祖
!)N,+#&#-(7(+%7&0##-!2!!(5(!#!#,%+.%,,1&-#)%(((&&%#%##!!&###*(~#.
%f&]%G%P%9%>&V%K&3%8%/%3&K%H%:&D%;%3%G#J%8%P%E%P%g%]%T%a%}%_&c%E%P%_%d%R%X!!%n&|&t%v&.&r%}&%&B&4&;&;&[&C&W&S&Y&T&R&Z&V&i&q&Q#n
,(..63&10/41*+/,--2.-/./+/0,//2/151//-/-////31/1132338143:3131*
222*63
0*63
TZ -1068 2963 2
Songea	Mtwara	Katumba	Mbeya	Makumbako	Sumbawanga	Iringa	Kilosa	Dar es Salaam	Morogoro	Bagamoyo	Mpanda	Dodoma	Zanzibar	Tanga	Tabora	Kigoma	Singida	Shinyanga	Merelani	Ushirombo	Arusha	Moshi	Uyovu	Buseresere	Mwanza	Bunda	Musoma	Bukoba
8达累斯萨拉姆|三蘭港3多多马|杜篤瑪,桑给巴尔|尚吉巴7阿鲁沙|阿魯夏
!M~#3E)~!~8~#)#!J.5#~#8)2*~#?.+0%+>VS[5
*j/r(O(>)q%9*o,;.p-%.I#[*s.i.^&Y!!)h(;,;%[+x,_%0%R&b(j(c%L
0/02./0/72//13101.0./20..3.0/
17*29
0*29
UA 4450 2230 2
Yalta	Sevastopol	Simferopol	Feodosiya	Yevpatoriya	Izmail	Kerch	Bilhorod-Dnistrovskyi	Chornomorsk	Odesa=Odessa	Kherson	Nova Kakhovka	Berdyansk	Melitopol	Mykolayiv	Mariupol	Energodar	Nikopol	Marhanets	Zaporizhia	Kryvyi Rih	Donetsk	Snizhne	Chystyakove	Khartsyzk	Pervomaysk	Makiyivka	Shakhtarsk	Rovenky	Sverdlovsk	Antratsyt	Krasnyy Luch	Yenakiyeve	Pokrovsk	Chernivtsi	Horlivka	Zhovti Vody	Mukacheve	Dnipro	Alchevsk	Bryanka	Kamianske	Kropyvnytskyi	Kostyantynivka	Kolomyia	Pavlohrad	Luhansk	Kadiyivka	Bakhmut	Uzhgorod	Druzhkivka	Novomoskovsk	Oleksandriya	Kamianets-Podilskyi	Kramatorsk	Uman	Sloviansk	Lozova	Lysychansk	Ivano-Frankivsk	Syevyerodonetsk	Horishni Plavni	Kalush	Rubizhne	Kremenchuk	Izyum	Smila	Vinnytsia	Stryi	Drohobych	Khmelnytskyi	Cherkasy	Ternopil	Poltava	Bila Tserkva	Lviv	Berdychiv	Kharkiv	Lubny	Fastiv	Zhytomyr	Boryspil	Chervonohrad	Kyiv	Brovary	Pryluky	Novohrad-Volynskyi	Rivne	Novovolynsk	Lutsk	Sumy	Korosten	Nizhyn	Kovel	Konotop	Chernihiv	Shostka
1塞瓦斯托波尔,辛菲罗波尔6敖德萨|奧德薩,赫尔松3尼古拉耶夫,马里乌波尔3扎波罗热|札波羅熱,克里沃罗格|克里維里赫,顿涅茨克|頓內次克12切尔诺夫策3第聂伯罗|聶伯7卢甘斯克26波尔塔瓦1利沃夫|利維夫1哈尔科夫|哈爾基夫5基辅11切尔尼戈夫
!/G+53#y/66-%,01L++6-/##!!##%#&%-)#)!.%#(!!%!!(!%&##&#(&0%#%&*!!*2##&-+#0(:&*,(*6-(*++!&/&4(-5%?G
1B0Z1<2d0K+C3y-(-F-N/Y0I4>2c.v5/1u1Y1r2O0L5I6Q6@5n-Z5V60757P6s6d5t4f(,5d0X!N2@6V6G1o/55@&+3:7/6D5^!!502U02(o51,v573i60%e650h%A6*0P4m.k*z#i#D)=.|&d1i,k#y++3b0%,V+3-g%4-9-V/B)}(I%,&I2(+/.k%e0:.,0U
/32.0/0..52.0033.0.445.../3/...//.12./50.22/.03//0.///1/0.010...1..2./321214/6..2./8/..2.12././2/
294*5 273 294 273*90
0*97
UG -60 3008 2
Mbarara	Bwizibwera	Masaka	Entebbe	Kasese	Kampala	Mukono	Jinja	Njeru	Mbale	Soroti	Lira	Gulu	Arua	Kitgum
5坎帕拉|康培拉
!#>K02&-!feZX=>
!^![#r%d!!%n&#&Q&O(Z&|&3%P!y&2
//...6././.00..
26*15
0*15
US 2131 -15786 3
Honolulu	Homestead	The Hammocks	Kendall	Kendale Lakes	Coral Gables	Tamiami	Flagami	Fountainebleau	Miami	Miami Beach	Allapattah	Doral	Hialeah	North Miami	Brownsville	Carol City	Miami Gardens	Miramar	Pembroke Pines	Hollywood	Davie	Weston	Fort Lauderdale	Sunrise	Plantation	Lauderhill	Harlingen	Pharr	McAllen	Tamarac	Mission	Pompano Beach	Margate	Coconut Creek	Coral Springs	Edinburg	Deerfield Beach	Bonita Springs	Boca Raton	Delray Beach	Boynton Beach	Cape Coral	Fort Myers	Lehigh Acres	Wellington	West Palm Beach	Palm Beach Gardens	Jupiter	Port Charlotte	North Port	Port Saint Lucie	Sarasota	Bradenton	Laredo	St. Petersburg	Corpus Christi	Pinellas Park	Riverview	Largo	Brandon	Tampa	Clearwater	Town 'n' Country	Palm Bay	Lakeland	Palm Harbor	Melbourne	Poinciana	Kissimmee	Spring Hill	Orlando	Pine Hills	Alafaya	Sanford	Victoria	Deltona	The Villages	Port Orange	Ocala	Daytona Beach	Galveston	San Antonio	League City	Pearland	Palm Coast	Missouri City	Sugar Land	Gainesville	Pasadena	New Braunfels	Alief	Baytown	Houston	San Marcos	Port Arthur	New Orleans	Metairie Terrace	Metairie	Kenner	Atascocita	Spring	Beaumont	The Woodlands	Lake Charles	Lafayette	Austin	Conroe	Jacksonville	Gulfport	West Gulfport	Pensacola	East Pensacola Heights	Tallahassee	Pflugerville	Baton Rouge	Cedar Park	Round Rock	College Station	Georgetown	Bryan	Mobile	Valdosta	Temple	Killeen	Dothan	San Angelo	Waco	Albany	El Paso	Odessa	Midland	Savannah	Tucson	Catalina Foothills	Jackson	Las Cruces	Casas Adobes	Tyler	Montgomery	Abilene	Columbus	Longview	Bossier City	Shreveport	Mansfield	DeSoto	Auburn	Warner Robins	Chula Vista	National City	San Diego	Yuma	Fort Worth	Arlington	Grand Prairie	Mesquite	La Mesa	Charleston	Dallas	Mount Pleasant	El Cajon	Irving	North Richland Hills	Euless	Santee	Macon	North Charleston	Casa Grande	Rowlett	Garland	Grapevine	Richardson	Carrollton	Poway	Flower Mound	Plano	Encinitas	Lewisville	Allen	Escondido	San Marcos	Frisco	Carlsbad	San Tan Valley	Oceanside	McKinney	Vista	Tuscaloosa	Denton	Chandler	Ahwatukee Foothills	Gilbert	Buckeye	Hoover	Tempe Junction	Tempe	Mesa	San Clemente	Goodyear	Avondale	Phoenix	Temecula	Alhambra	Maryvale	Scottsdale	Birmingham	Laguna Niguel	Glendale	Murrieta	Aliso Viejo	Lubbock	Peoria	Mission Viejo	Newport Beach	Surprise	Costa Mesa	Lake Forest	Huntington Beach	Lake Elsinore	Irvine	Deer Valley	Stonecrest	Fountain Valley	Indio	Palm Desert	Menifee	Santa Ana	Tustin	Hemet	Atlanta	Westminster	Long Beach	Garden Grove	Cathedral City	Perris	Orange	Carson	Anaheim	Torrance	Redondo Beach	Lakewood	Brookhaven	Buena Park	Fullerton	Placentia	Corona	Bellflower	Smyrna	Gardena	Yorba Linda	Paramount	Compton	Norwalk	Wichita Falls	Hawthorne	Sandy Springs	Lynwood	La Habra	Moreno Valley	Downey	South Whittier	Marietta	Riverside	South Gate	Athens	Inglewood	Eastvale	Florence-Graham	Whittier	Huntington Park	Pico Rivera	Hacienda Heights	Chino Hills	Columbia	Montebello	Chino	Santa Monica	Roswell	East Los Angeles	Diamond Bar	Johns Creek	Yucaipa	Los Angeles	Pomona	Redlands	Monterey Park	Ontario	El Monte	West Covina	Colton	Alpharetta	Rosemead	Baldwin Park	Fontana	Alhambra	Upland	Rancho Cucamonga	Rialto	San Bernardino	Highland	Glendora	Arcadia	Glendale	Pasadena	Thousand Oaks	Burbank	Oxnard	Camarillo	Wilmington	Simi Valley	Ventura	Santa Clarita	Santa Barbara	Hesperia	Valencia	Lake Havasu City	Apple Valley	Victorville	Palmdale	Decatur	Lawton	Lancaster	Huntsville	Little Rock	Jacksonville	North Little Rock	Greenville	Rock Hill	Santa Maria	Southaven	Chattanooga	Fayetteville	East Chattanooga	Albuquerque	New South Memphis	Conway	Memphis	Flagstaff	Bartlett	Amarillo	Norman	Charlotte	Rio Rancho	Gastonia	Enchanted Hills	Moore	Bakersfield	Fort Smith	Concord	Huntersville	Midwest City	Oklahoma City	Asheville	Greenville	Jackson	Edmond	Santa Fe	Delano	Raleigh	West Raleigh	Cary	Jonesboro	Murfreesboro	Chapel Hill	Franklin	Rocky Mount	High Point	Knoxville	Durham	Enterprise	Henderson	Broken Arrow	Fayetteville	Porterville	Greensboro	Burlington	Paradise	Winston-Salem	Spring Valley	Tulsa	Nashville	Las Vegas	Springdale	North Las Vegas	Tulare	Sunrise Manor	Hendersonville	Johnson City	Hanford	Visalia	Rogers	Enid	Clarksville	Kingsport	Salinas	South Suffolk	Suffolk	Fresno	Chesapeake	Portsmouth Heights	Clovis	Portsmouth	Norfolk	Virginia Beach	Watsonville	Madera	Santa Cruz	Bowling Green	Gilroy	Hampton	East Hampton	Newport News	Joplin	Saint George	Springfield	Roanoke	Merced	Cupertino	San Jose	Santa Clara	Sunnyvale	Mountain View	West Lynchburg	Lynchburg	Milpitas	Palo Alto	Redwood City	Turlock	Fremont	Richmond	San Mateo	Union City	Modesto	South San Francisco	Pleasanton	Hayward	Livermore	Wichita	Castro Valley	Dublin	Daly City	San Leandro	Tracy	Alameda	Owensboro	San Francisco	San Ramon	Manteca	Oakland	Berkeley	Walnut Creek	Brentwood	Richmond	Stockton	San Rafael	Evansville	Concord	Lexington	Antioch	Pittsburg	Lexington-Fayette	Vallejo	Novato	Lodi	Petaluma	Fairfield	Louisville	Pueblo	Napa	Vacaville	Elk Grove	Meads	Santa Rosa	Harrisonburg	Ironville	Davis	West Sacramento	Sacramento	Rancho Cordova	Arden-Arcade	Carmichael	Waldorf	St. Louis	Dale City	Folsom	Woodland	Citrus Heights	Roseville	Saint Charles	Florissant	Rocklin	Saint Peters	Alexandria	O'Fallon	Colorado Springs	Centreville	Arlington	Olathe	Washington, D.C.	Lee's Summit	Bowie	Columbia	Lenexa	Reston	Lawrence	Bethesda	Overland Park	Silver Spring	Blue Springs	Shawnee	Topeka	Grand Junction	Rockville	Independence	East Independence	Kansas City	Kansas City	Leesburg	Cincinnati	Yuba City	Gaithersburg	Glen Burnie	Carson City	Bloomington	Germantown	Manhattan	Columbia	Dundalk	Ellicott City	Baltimore	Castle Rock	Hamilton	Towson	Frederick	South Vineland	Terre Haute	Vineland	Reno	Sparks	Highlands Ranch	Centennial	Greenwood	Kettering	Lakewood	Chico	Aurora	Denver	Wilmington	Dayton	Indianapolis	Saint Joseph	Jackson	Springfield	Arvada	Commerce City	Westminster	Decatur	Thornton	Broomfield	Springfield	Camden	Cherry Hill	Philadelphia	Toms River	Fishers	Columbus	Carmel	Boulder	Lancaster	Noblesville	Lakewood	Anderson	Champaign	Levittown	Longmont	Muncie	Trenton	Provo	Harrisburg	Orem	Reading	Lehi	Loveland	Lafayette	Greeley	Pittsburgh	Bloomington	New Brunswick	Kokomo	Piscataway	Perth Amboy	Normal	Edison	South Jordan	Staten Island	Coney Island	Fort Collins	Redding	Sheepshead Bay	Sandy	Gravesend	Bensonhurst	Allentown	West Jordan	Flatlands	Bethlehem	Plainfield	Borough Park	Canarsie	Brooklyn	Flatbush	East Flatbush	Brownsville	Elizabeth	Taylorsville	Bayonne	Ozone Park	Cypress Hills	Queens	Millcreek	Jamaica	West Valley City	Peoria	Bushwick	Union	Richmond Hill	Hempstead	Briarwood	New York City	Forest Hills	North Peoria	Levittown	Queens Village	Jersey City	Irvington	Newark	Elmhurst	Hoboken	Corona	Jackson Heights	Salt Lake City	East Orange	Bayside	Astoria	Union City	Brentwood	Manhattan	West New York	East Harlem	Canton	Lincoln	North Bergen	Mott Haven	Parkchester	The Bronx	Washington Heights	Passaic	Parsippany	Clifton	Fordham	Kings Bridge	Wakefield	New Rochelle	Mount Vernon	Paterson	Grand Island	Wayne	Yonkers	Greenburgh	White Plains	Stamford	Layton	Akron	Youngstown	East Norwalk	Norwalk	Fort Wayne	Bellevue	North Stamford	Cheyenne	Fairfield	Bridgeport	Stratford	Milford	Ogden	City of Milford (balance)	Omaha	Council Bluffs	West Haven	New Haven	Elyria	Danbury	Hamden	Parma	Scranton	Lorain	Lakewood	Cleveland	Davenport	Joliet	Meriden	Waterbury	Tinley Park	West Des Moines	Hammond	Gary	Des Moines	Orland Park	New Bedford	Iowa City	New Britain	Toledo	Bristol	Elkhart	South Bend	Bolingbrook	Warwick	Fall River	Oak Lawn	Ankeny	Logan	Aurora	West Hartford	Hartford	Cranston	East Hartford	Naperville	Providence	Cicero	Chicago	Berwyn	Wheaton	Pawtucket	Oak Park	Taunton	Cedar Rapids	Schaumburg	Des Plaines	Skokie	Ames	Elgin	Evanston	Hoffman Estates	Mount Prospect	Brockton	Arlington Heights	Springfield	Palatine	Erie	Chicopee	North Chicopee	Weymouth	Taylor	Quincy	Worcester	Rockford	Ann Arbor	Framingham	Kalamazoo	Framingham Center	Canton	Battle Creek	Dearborn	Westland	Medford	Detroit	Brookline	South Boston	Dearborn Heights	Newton	Boston	Waukegan	Livonia	Cambridge	Waltham	Somerville	Revere	Medford	Malden	Lynn	Southfield	Novi	Farmington Hills	Royal Oak	Warren	Waterloo	Saint Clair Shores	Sioux City	Dubuque	South Peabody	Peabody	West Bloomfield Township	Sterling Heights	Kenosha	Clinton Township	Troy	Lowell	Pontiac	Albany	Rochester Hills	Shelby	Janesville	West Albany	Waterford	Lawrence	Racine	Lansing	Nashua	Haverhill	Schenectady	Casper	Kentwood	Pocatello	Buffalo	Cheektowaga	Wyoming	Grand Rapids	Amherst	Manchester	Waukesha	Flint	West Allis	Milwaukee	Syracuse	Flushing	Madison	Utica	Rochester	Irondequoit	Idaho Falls	Nampa	Sioux Falls	Meridian	Boise	Portland	Caldwell	La Crosse	North La Crosse	Rochester	Oshkosh	Springfield	Eugene	Bend	Rapid City	Appleton	Green Bay	Corvallis	Albany	Lakeville	Apple Valley	Burnsville	Eagan	Eau Claire	Bloomington	Eden Prairie	Edina	Minnetonka	Woodbury	Minnetonka Mills	Salem	Saint Paul	Minneapolis	Plymouth	Maple Grove	Brooklyn Park	Coon Rapids	West Coon Rapids	Blaine	Tigard	Beaverton	Gresham	Hillsboro	Portland	Saint Cloud	Vancouver	Billings	Kennewick	Pasco	Richland	Yakima	Duluth	Bismarck	Missoula	Fargo	Olympia	South Hill	Lakewood	Tacoma	Auburn	Federal Way	Kent	Burien	Renton	Great Falls	Seattle	Bellevue	Sammamish	Spokane	Spokane Valley	Redmond	Kirkland	Shoreline	Grand Forks	Everett	Marysville	Bellingham	Juneau	Anchorage	Fairbanks
,檀香山8迈阿密13劳德代尔堡|羅德岱堡30拉雷多,圣彼得斯堡|聖彼得堡,科珀斯克里斯蒂4坦帕9奥兰多10圣安东尼奥4糖城1帕萨迪纳3休斯敦|休士頓2新奥尔良|紐奧良9奥斯汀1杰克逊维尔|傑克遜維爾4塔拉哈西1巴吞鲁日|巴頓魯治5莫比尔6奥尔巴尼,埃尔帕索|艾爾帕索2萨凡纳|沙凡納,图森|土桑1杰克逊|傑克遜3蒙哥马利1哥伦布7丘拉维斯塔1圣迭戈|聖地牙哥1沃思堡,阿灵顿3查尔斯顿,达拉斯2欧文7加兰5普莱诺|布蘭諾5弗里斯科14梅萨3菲尼克斯|鳳凰城3斯科茨代尔|史考茲戴爾,伯明翰1格伦代尔2拉伯克,皮奥里亚7尔湾6圣安娜2亚特兰大1长滩5安纳海姆|安納罕24里弗赛德|河濱市10哥伦比亚2圣莫尼卡|聖塔莫尼卡5洛杉矶|洛杉磯2蒙特利公园15阿卡迪亚,格伦代尔,帕萨迪纳8圣巴巴拉|聖塔芭芭拉10小石城,杰克逊维尔|傑克遜維爾5查塔努加2阿尔伯克基|阿布奎基2孟菲斯|曼非斯,弗拉格斯塔夫|旗杆市1阿马里洛1夏洛特4贝克斯菲尔德4俄克拉何马城|奧克拉荷馬市2杰克逊|傑克遜1圣菲|聖塔菲1罗利8诺克斯维尔,达勒姆|德罕1亨德森3格林斯伯勒|格林斯波羅,伯灵顿|柏靈頓1温斯顿-塞勒姆|溫斯頓撒冷1塔尔萨,纳什维尔|納許維爾,拉斯维加斯15弗雷斯诺|佛雷斯諾4诺福克,弗吉尼亚海滩|維吉尼亞海灘10斯普林菲尔德|春田,罗阿诺克1库比蒂诺,圣何塞|聖荷西,圣克拉拉,森尼韦尔|桑尼維爾4帕洛阿尔托|帕羅奧圖2弗里蒙特|佛利蒙,里士满|里奇蒙7威奇托7旧金山2奥克兰,伯克利|柏克萊2里士满|里奇蒙,斯托克顿|史塔克頓1埃文斯维尔|伊凡斯維爾1列克星敦8路易维尔10萨克拉门托|沙加緬度4圣路易斯|聖路易11科罗拉多斯普林斯|科羅拉多泉1阿灵顿1华盛顿2哥伦比亚8托皮卡4堪萨斯城,堪萨斯城1辛辛那提6曼哈顿,哥伦比亚2巴尔的摩7里诺|雷諾7奥罗拉,丹佛1代顿,印第安纳波利斯1杰克逊|傑克遜,斯普林菲尔德|春田6斯普林菲尔德|春田2费城2哥伦布1博尔德|波德8特伦顿|翠登,普罗沃|普若佛,哈里斯堡6匹兹堡|匹茲堡8斯塔滕岛|史泰登島7阿伦敦|艾倫敦6布鲁克林8皇后区|皇后區3皮奥里亚5纽约3皇后村,泽西市1纽瓦克|紐華克4盐湖城5曼哈顿3林肯3布朗克斯12扬克斯4阿克伦|亞克朗3韦恩堡,贝尔维尤1夏延|夏安6奥马哈2纽黑文|紐哈芬7克利夫兰|克里夫蘭8得梅因|第蒙4托莱多|托雷多2南本德|南灣6奥罗拉1哈特福德|哈特福3普罗维登斯|普洛維登斯1芝加哥16斯普林菲尔德|春田7伍斯特1安娜堡8底特律4波士顿2剑桥24奥尔巴尼7兰辛6布法罗|水牛城2大急流城1曼彻斯特3密尔沃基|密爾瓦基,锡拉丘兹|雪城,法拉盛,麦迪逊1罗切斯特|羅徹斯特3苏福尔斯|蘇瀑1博伊西|波夕,波特兰3罗切斯特|羅徹斯特1斯普林菲尔德|春田,尤金3格林贝|綠灣1奥尔巴尼11塞勒姆|塞冷,圣保罗,明尼阿波利斯10波特兰2比灵斯4德卢斯|杜魯斯2法戈|法哥3塔科马6西雅图,贝尔维尤1斯波坎8朱诺,安克雷奇|安克拉治,费尔班克斯
!~(b8#&#(!#!%%#(&#(!)##)(%#!#)!###%!#%&%%%.+&*#&*./)*=)4#>&(&(&#%(%#(!*46*%!<#-&9)%-0-)%(!&(##&%0#*&!##,#+)#)(%(&%##!!+!0!(%2?%.<-&6-3,2,!##&%,#(%#&&%#%((#!##%!#!#!%%#!!#&%#%%!#)#%#)%%##&#!!#!.&#%(!!###!#(#!##!%#%#!%%#####!#&!#!#%!!!##!#!#(#!#!##!!#!!#!!#!##!#!#!#!!!#!!##!!#!##!#!!#!!%#!!!#!!#!#!#!#!!%#!!#%#%%#(#/&##(%((&!-&%!%,+&(*!%##!*)!%!#!&,!&%%!(%1#!((,!%!)#*%#%!&(####!&!!#(%!%##!-#%!!+1%1(#%+!###!*)#%%%#(!%0)&%%#%%##%#)!*!#((#####!###%&!!#%!+(%#%#!###&%)#%.%!!)*)!&##,(!##%!##(!&(&#!#!#%#(!%#&#!%!#!#&%##%##!####!%!#!#*#%%,&!#(%%(!%&&,#&!####!#%!#&!&)!#!%!#!%&&#)##(#%&#(&()#%!%(#!##!#(!%#!!!#!#!##!!##!!#!#!#!!#!!!!#!#!!#!#!!!#!!##!#!!#!!#!#!!#&#!#!!!%%#!##!!.!%#%%####!!!(!(!!(!#(*%#!#(&%%##%##!##&#%!!##!%!!#%#%!!%!#&&!!%###/%!!!#!!&####%%&(%####!####!!#!!!#!%!##!#%##(!##!!!#!!#%(#!#%%#####!#%%!(#&*!!%##)%%#!#%###&)*>+#*!)!2)5!&!#%6>(,#,(&#&#(%#%!!(&*%&(!?*#%!(,2O&)C6&*#4.&,*#*-#%/!&%#!#,5)+m~.f~&=~(*
!!!!|z!|~!}/!}%!}4!}&!}/!},!}<!}B!}9!}+!}3!}<!io!}6!}6!}8!}9!}@!}8!}&!}A!}D!}8!}:!iY!i)!i!!}6!hu!}C!}:!}=!}4!i+!}E!{O!}G!}H!}H!{>!{I!{a!}7!}J!}A!}F!{0!z|!},!z^!zY!gV!zN!iy!zL!zs!zC!zw!zf!zB!zX!|o!{>!zF!|m!{q!{u!z^!{y!{r!|/!|)!jF!|*!{=!|D!{+!|B!lr!he!lS!l?!|/!l%!kx!zt!lG!i/!k{!l_!l8!iA!mo!r2!r*!r+!q}!lJ!l2!m^!l+!n_!o}!iU!l.!{[!s<!s<!uE!uI!xb!ic!pw!iM!i[!k0!i[!k,!tL!ym!j!!iV!wJ!fR!j7!xn!^f!dC!db!|:!Xg!Xh!r(!^G!X_!l>!vH!g@!wt!lx!n)!n&!j8!jT!wA!yH!Qo!Qm!Qg!TX!j%!j;!jF!jp!Qu!}V!jY!}^!Q{!jK!j/!j>!Qz!yH!}R!Wm!jt!jl!j>!jc!jQ!Qs!j<!jf!QX!jG!ji!Qn!Qf!jX!QR!X)!QO!jn!Q^!t}!j9!We!WU!Wj!Vt!up!WY!W]!Wg!Q8!W/!W0!WL!Qh!WF!WA!W^!uq!Q.!W@!Qb!Q,!dx!W;!Q2!Ps!W2!Pt!Q0!Pl!QT!P~!WF!xq!Pq!Rl!RZ!Qh!Py!P}!Qz!xU!Pk!PW!Pr!RQ!Q_!P{!PN!Pu!PH!PC!P^!xZ!Pl!Ps!Py!Q<!P_!xI!PK!Q!!PZ!PT!Pd!he!PG!xV!PU!Pq!Q_!P^!Ph!xE!QM!PU!yc!PG!Q=!PR!Pi!PS!Pb!Po!Q)!|A!Pa!Q0!P9!xX!PY!Q!!xj!Qs!PR!Q*!Qe!P_!Q4!Pi!Pr!QV!xa!Pe!Pp!QI!P^!Q4!Q:!QP!QX!Qb!Py!Ph!PP!P]!Oq!PK!OM!O[#!m!Ow!OB!P4!Nt!QW!P-!Tx!Qd!QX!P_!u^!ho!P]!v+!ob##E!od!zm!|A!N(!r9!wR!~h!wX!^T!r4!oQ!r5!Wx!rG!d{!iu!|T!^S!|1!^Z!ip!O^!m?!|p!|T!iy!im!z[##K!sX!iq!_B!OF#!#!~~!~r!qM!v?!~T!uj#!|!}N!y+!~f!Su!T4!kh!mW!O^!}f!~.!S~!}7!Su!kR!us!T!!mZ!T%!O<!T+!v(!zq!Ny!OB!m[!iG!u7!zZ!Lb#%@#%A!Nm#%b#%V!Nt#%^#%_#&!!LV!NN!L;!v:!Lk#%X#%Z#%L!m4!Ui!nT!}U!N!!L;!LI!LB!L:!L6!~H!~L!LG!L0!L%!MX!L?##B!Kx!L<!MI!Kp!LK!L6!LU!j!!L5!LD!Kk!L.!Ly!L!!uP!Ko!L@!M3!K~!K~!L8!L]!Kv!M,!Kd!t~!L;!xL!LQ!LJ!xN!L!!K_!M.!KW!L:!w#!ap!K|!L?!M!!zK!KP!~i!zM!LX!Lo!Ls!M+!L~!M(##x!r%##Q!M7!LU!M-!M,!qe!qu!M1!qT##m!qM!aY##E##h!lp##n!mA#%2!o]!ly##N!lD##h!m!##o!mK!lz!ks![H##c!m=!mC!m-!m(##8!xI!Lf##]#%=!Nm!v1##U!js#%&#%G#%+#%>!aU!xD#%?##G#(*!u2#(*!Ni!No!aJ!aS!v[!xm!a?!LN!aX!aI#&O!xk!vV!lm#(;!r_!a>!aN!aC!sJ!aJ!a>!y6#&|#(*#&x#)!!vg!z.!vZ!a,#%]!vg#(}!w-!t8#(>!a=!wJ#(G!Ww##~!Wt#&)!Wd!a@!ui!af!}O!sF#(f!vY#(k#(x!sF#(j!WZ#)*#)9!a?!Kr#)>!Wa#);#)9#&U!WY#)?#&c#(j#)8#)B#)=#)<#)?#)@#(~!WY#)-#)H#)C#)H!Wa#)K!WS!re#)@#(y#)I#)_#)J#)7#)G!rf#)k#)R#)0#(|#)&#)D#)5#)F#)C!W_#)!#)N#)?#)6#**#);#)7#)>!{y!ji#)7#)@#)F#)E#)>#)+#(h#)(#)B#)A#)G#)N#)H#)&!ht#(w#)B#)H#)P#)h!WV!{k!|i#)v#)u!wf!k]#)h!aY#*)#*0#*6#*=!WV#*=!kW!ka#*H#*J!{.#)q#*M!{U#&D!{&!{M!{W!qY!tH#*V#*>!th!n+!u)!u8!n5!ta#,b!pS#*Y!yO#*H!vj!vM!tI#,/#,I!tj!n5!Wf!t0#*^#*d#,-#*l!tA#,0!tk!tu!tg!tE#,3!th#,P!pH!tH!t]!tm!n4!t4!tq!tH!tV#,W!tR#*n!tM!}F#*l#*m#,a!yn#,Y#+d!s<!y=#,/!w6#,-!yW!wa!yw!ya!K?!z)#,M#,T!yn#,D#,S!tb!yf#,N#,A#,O#,X#,N#,R#,_!ys!yW!yc!y{!z-!o[!z9!k)!qQ#,_#,b!yc!z+!td!z6!yz#,9!yl#)P!yz!z+!sC#)N!y_#,I!th!xD#,*#,Q#)>!^x!w1!W%!~h!~u!w*!w.!~p#,,!t9!yB!tO!tY#%n!y2!rx#&q##2##6!WP!RH!jf!RY!Rn#-J!R;!pr!pq!oN!su!K1!K*!M)!cF!t%!tN!Jt!K(!nZ!n]!nV!nc!pV!nT!nC!nO!n@!nx!nF!K/!nk!nX!nD!nD!nN!nU!nO!n[!KJ!KG!Kn!K4!KS!mW!KU![M!OQ!OU!OC!M|!ot!f0!U>!j[!K=!K~!Ke!Km!L&!Kz!L&!Kv!L(!X@!Kx!L*!L6!QJ!Q^!L2!L)!Kw!jC!L*!L,!Kh!>B!,z!/G
3../.....3/..1.1.0010/.1///./0./0..0//././1//.0....1..222.///30/0/./../2./../.....6/0///00.//7..300...0//05.5//..1.1.00./1./0./0/40003.1/./101/.1.../2.6/5310.06//1.../0..1.00./2.//0/00/11//02/2./013.//600111.20.21//00/1.21.././2//3/31./0/20././0.1/..../0////.10..2/00../.../0.///0./.80/.100.../1//1/1...100/1.00/1//0./00./111...//.11044.4..105///.3//..4//.//.321/0./.012020/.2.121334/1.1...0..0.0//31///23.....001./1//.500/.//.//11//1./0/3..0///.5//30..02.0010.20...020//121.2..3//..2././0....0/3/104/.0../.1/..0..0030.2....//./..4.......2//0..0/34/05/.00.0/0../.6//5/0..../././0.//.///2/...../.3.1/0/0.00./.0/7/1/0....7.1000./..:.0..2.20.0.1..0..6.0/2...60/.///./.0..1/.0/1.//2.0..0../.3..0././/..3/0.0..//1.///2..////...1.0/.01/8../..0/...0/..//0./..../100./././//4.4./4//0./...//./.0../....0///0.///.////0/.....2//100//.40)2.1../1/0....0..1////......./.....123/./..../0/4.10/..////0...1//0./.40.1/./..0./-2-
326 128*14 82 128*11 82*3 128 82 128*4 82 128*17 82 128 82 128*18 82 128*5 82*4 128 82*2 128 82*19 128 82*4 128 82*8 128 82*5 128 88 82*2 128 132*2 82 88 132 82*3 128 82*6 128 111*3 132 82*4 111 128 82 128 111 82*3 111 128*2 132 82*5 111 82*2 111 82*2 111*2 82 111 132 111 82 111 82*2 132*4 82 132*3 111 132*3 111 132*3 82 111 132 111*2 82 132 111*2 132 111*5 132 128 111*7 128 111*11 128 111*5 128 111*5 82 111 128 111*5 128 111*2 128 111*8 128 111*3 128 111*2 128 111*9 128 111*17 128 111*6 132 111*3 82*2 111 82*2 128 82 128*2 111 82 128*3 88 82*3 132 82*3 128 88 128 88 82 111 82 128*2 82*2 128*2 82*2 88 111 128*3 82*2 128 82 128*4 111*2 82*2 111 128*2 111 128 111 82*2 111 82 111*3 82 128 111*2 82*3 128 111 128*2 111 128*2 111 128*3 111*3 82 111 128*3 82 88 82 128 111*6 128*2 111*5 128 111*7 82 111*6 82 111*10 82 111 128 111*2 128 111*5 107 88 111*3 128 111 128*2 111*6 128 82 128 111*4 82*2 111 82 128 82 88 128*2 82 128 82 128 82*2 128 82 128 82 128 82*3 88 128 82*4 128*2 111 128*2 111 104 128 82 128*4 88 128*4 104 128 111*2 88*2 104 128 88 111 88*2 128*2 104 82 128 82 88*3 82 88*2 128*5 104 128 104 88 128 104 128 104 82 128 88 104 128 88 128 88 128 88*2 104 88 128 82 128 104 128*2 82 128 88 128*2 88 111 128 88 128*3 88 128*10 88 128*4 88 128 88 82 128*7 82 128*9 88 128*9 82 128*14 82 128*5 88 128*4 104 82 128 88 128*4 88 128 82*2 128*10 82*2 128*2 82*6 128 82 128*3 104*2 82 128*2 82*2 88 82 128*4 82 128 82*4 128 82 128 82*9 128 82 128 82 128*4 89 128*2 82 89 128 89 128 89*4 111 89 128*2 89 128*2 82 89 128*7 89*5 82 89 82*2 128*2 89*2 82 89*2 128 89 128 89*2 82 128 89 128 82 89 128*3 88 89 76 128*2 89*2 128*2 82 89 82*2 128 89 82 128*3 76*2 82 76*2 128 76 82*4 111*3 88 82*2 111*2 82*11 111 82*8 111*5 82 111 88 111*4 82*2 88 82 111*9 88 111*8 82 111*3 106 52*2
67 65*14 99 65*11 99*3 65 99 65*4 99 65*17 99 65 99 65*18 99 65*5 99*4 65 99*2 65 99*7 74*4 99*4 74*2 99*2 65 81*2 65*3 99 74 99*5 57 66 99*2 57 99*2 66 99*3 66 59*2 81 88 59 99 57 99 66 99 74*2 99*2 57 66 60*3 59 99*4 60 96 99 96 60 99*3 60 66 96 59 99*5 60 99*2 60 99*2 60*2 99 60 59 60 99 60 57 99 59*4 57 59*3 60 59*3 60 59*3 57 60 59 60*2 99 59 60*2 59 60*5 59 66 60*7 66 60*11 66 60*5 66 60*5 99 60 66 60*5 66 60*2 66 60*8 96 60*3 66 60*2 66 60*9 66 60*17 83 60*6 59 60*3 57 92 60 57 58 83 58 96*2 60 81 98 83 98 88 98 58 98 59 98 99 92 83 88 83 88 92 60 58 83*2 92*2 83*2 98 92 88 60 83*3 58 98 83 98 83*2 98 83 89*2 92 58 60 83*2 89 83 89 92 98 89 58 89 60 89 98*2 60*2 58 92 98*2 60 101*2 60 101*2 60 101*3 60*3 73 60 101*3 80 100 80 101 60*6 101*2 60*5 101 60*7 72 60*6 73 60*10 71 60 73 60*2 73 60*5 73 61 60*3 73 60 101 73 60*6 76 80 101 60*4 80*2 60 80 101 80 61 101*2 72 63 80 76 80 72 101 72 76 72 76 80 72*2 61 76 80*3 72 101 91 60 76*2 89 71 76 72 76*4 61 91 76*2 87 71 87 89*2 61*2 71 91 61 60 61*2 64 91 71 80 87 70 61*3 70 61*2 91 87*2 94 87 71 91 71 61 94 71 87 71 70 94 61 71 87 100 94 100 94 100 61 71 61 94 70 87 71 87*2 70 87 100 90*2 61 60 90 100 90*2 94 100 90 94 87 90*6 87 100 87 90*3 100 90 100 70 90 87 90*5 70 90*2 87*3 90 87 90*2 100 87 90*2 87 90*2 87 90 91 85 87 90*4 87*3 90*5 87 85 87 90*3 62 100 91*2 62*2 71 85 62 104 62*4 100 62 85 68 62*2 91 62*2 91 94 91*3 68 70 62*2 70 68 71*2 68 70 75 68 62 91 62 71*2 70 95 75 70 68 100 70 62*2 95 62 70 95 70*4 95 70 75 68 70*3 68 70*4 75 70 75 70 94 75*3 78 75*2 70 78 75 78 75 78*4 93 78 75*2 78 75*2 70 78 75*7 78*5 68 78 68*2 75*2 78*2 103 78*2 75 78 90 78*2 103 90 78 75 103 78 86 75 90 104 78 69 90*2 78*2 90 86 103 78 103*2 90 78 103 90*3 69*2 97 69*2 77 69 103*2 79 103 93*3 97 103*2 93*2 79*4 103 79*6 93 79*8 93*5 79 102 82 102*4 79 84 82 84 102*9 82 102*8 84 102*3 56*3
UY -3490 -5808 2
Montevideo	Maldonado	Las Piedras	Melo	Paysandú	Tacuarembó	Salto	Rivera
,蒙得维的亚|蒙特維多
!!5~%_)bFS
%/&R%,(G!!%D!/%q
6..././.
125*8
0*8
UZ 3722 5890 2
Tirmiz	Denov	Qarshi	Koson	Shahrisabz	Samarkand	Kogon Shahri	Bukhara	Kattaqorgon Shahri	Navoiy	Jizzax	Bekobod	Fergana	Margilon	Guliston	Qoqon	Asaka	Andijon	Olmaliq		Chust	Angren	Yangiyul	Tashkent	Khiwa	Chirchiq	Urganch	Beruniy	Xojayli Shahri	Nukus	Oltinkol
5撒马尔罕1布哈拉4费尔干纳4安集延1纳曼干3塔什干
!~#4a6%a,(25(.4-%(/2*4!%-30-,2n(d
-I..+h+Q,w-)*C*7,=+=.&/_2N2H/-1S2~3-0%2C1s0]/H/Y#^0!#z%+![!m!!
0.1..2.2.00/10.1.203.0.7.10..1.
218*10 223*14 218 223 218*5
0*31
VA 4190 1245 2
Vatican City
,梵蒂冈
!
!!
!
302
0
VC 1316 -6123 2
Kingstown

!
!!
,
150
0
VE 566 -7255 2
Puerto Ayacucho	Rubio	San Cristóbal	San Fernando de Apure	Upata	Ciudad Bolívar	Ciudad Guayana	Mucumpiz	Ejido	Mérida	Alto Barinas	El Vigía	Barinas	San José de Guanipa	El Tigre	Calabozo	San Carlos del Zulia	Guanare	Tucupita	Valle de La Pascua	Valera	Anaco	Acarigua	Araure	San Carlos	Maturín	El Tocuyo	San Juan de los Morros	Tinaquillo	Villa de Cura	Machiques	Barquisimeto	Yaritagua	Güigüe	Ocumare del Tuy	Barcelona	Valencia	Cúa	Carora	Palo Negro	Cagua	San Mateo	Puerto La Cruz	Guacara	La Victoria	Turmero	Santa Teresa del Tuy	Maracay	Charallave	Mariara	El Limón	La Villa del Rosario	San Felipe	Los Teques	Caucaguita	San Antonio de Los Altos	Cabimas	El Hatillo	Baruta	Cumaná	Guarenas	Puerto Cabello	Guatire	Petare	Caucagüito	Caracas	Los Dos Caminos	Chacao	Maiquetía	Catia La Mar	Carúpano	Maracaibo	Porlamar	Coro	Punta Cardón	Punto Fijo
6圭亚那城24巴基西梅托4巴伦西亚|瓦倫西亞10马拉凯17加拉加斯|卡拉卡斯5马拉开波
!~%>+01/:+1(!%#?!&,(%4./0&,-(0#0%!%!(%%!#!%%!%!!!#!*#%#!%&#%#%%!!##!!#-%*!AP>&
)X!7!E)e/G.//0#Y#N#V%Z#!%]-I-A)i!d&2/m+C%5-,&j&f(M.S&-)q(k)c!!&X&r)D*O,p)-*E%k)])f)j,v):)s)e*[)W*G)J)S!<(=*5*M*>#9*J*E-H*a)-*i*L*S*E*J*H*=*6.L#)-i&9%]%^
..2/.241022.2.00.0.//00//3.///.5//1361/00.30/2260/0./0..1.221113.8...007/1.0
79*76
0*76
VG 1843 -6462 2
Road Town

!
!!
)
154
0
VI 1773 -6493 2
Saint Croix	Charlotte Amalie

!c
!6!!
.+
149*2
0*2
VN 918 10491 2
Cà Mau	Bạc Liêu	Sóc Trăng	Trà Vinh	Rạch Giá	Cần Thơ	Bến Tre	Vĩnh Long	Sa Dec	Vũng Tàu	Mỹ Tho	Long Xuyên	Cần Giờ	Cao Lãnh	Tân An	Thị Xã Phú Mỹ	Cần Giuộc	La Gi	Cho Dok	Ho Chi Minh City	Phan Thiết	Biên Hòa	Củ Chi	Thủ Dầu Một	Bảo Lộc	Phan Rang-Tháp Chàm	Đưc Trọng	Cam Ranh	Đà Lạt=Ðà Lạt	Nha Trang	Buôn Ma Thuột	Tuy Hòa	Sông Cầu	Quy Nhơn=Qui Nhon	Pleiku	Tam Kỳ	Hội An	Da Nang	Huế	Yên Vinh	Vinh	Thanh Hóa	Bỉm Sơn	Nam Định	Thái Bình	Hòa Bình	Haiphong	Hải Dương	Hạ Long	Hà Đông	Cẩm Phả Mines	Hanoi	Thành Phố Uông Bí	Cung Kiệm	Bắc Giang	Việt Trì	Móng Cái	Thái Nguyên	Yên Bái	Lạng Sơn
,金瓯3迪石,芹苴3头顿,美荻|美拖,龙川7胡志明市,潘切,边和6大叻,芽庄,邦美蜀,绥和1归仁,波来古1会安,岘港,顺化1荣市,清化1南定2海防,海阳,下龙2河内5太原
!/CG*&8#(*#&%),&()(0/#&#^#66&BNOHD8~#lC7K~%O!~#<@G%I(,#%)!#4,)8+11
!<!x#5#Z!5!~#_#5!{%K#]!Y%>!n#c%P#}&7!9#y&X%1#k#{&;(X&u(k&|(n&R({(q(q&N(!&r&f&%!r!t!|#*#J#Z!O#~#Y%J!}%c#(%,#H#K!U&K#)!!%+
000.12./1100...101.813//0/10120./10.-42010.1./4.0.06././/0/.
185*39 183*21
0*60
VU -1774 16831 2
Port-Vila
,维拉港
!
!!
-
321
0
WF -1328 -17617 2
Mata-Utu

!
!!
!
342
0
WS -1383 -17177 2
Apia
,阿皮亚|阿庇亞
!
!!
-
319
0
XK 4221 2029 2
Prizren	Suva Reka	Ferizaj	Gjakovë	Gjilan	Deçan	Glogovac	Pristina	Mitrovicë
7普里什蒂纳|普里斯提納
!3##,,-(9
!Q!Z!}!2#A!!!b!~!_
1/./...40
256*9
0*9
YE 1278 4295 2
Aden	Taizz	Ibb	Zabid	Mukalla	Dhamar	Al Hudaydah	Sayyan	Sana'a=Sanaa	Amran	Sadah
,亚丁,塔伊兹|塔伊茲4荷台达1萨那|沙那
!vK;F!>I6C~#K
%C#6#F!I*y#^!!#T#I#.!w
441.214.7/.
159*11
0*11
YT -1278 4523 2
Mamoudzou

!
!!
.
317
0
ZA -3418 1794 2
Mossel Bay	Knysna	Port Elizabeth	Stellenbosch	Cape Town	Kraaifontein	Uitenhage	Paarl	Worcester	Wellington	Oudtshoorn	Atlantis	Grahamstown	East London	Saldanha	Bhisho	Fort Beaufort	Graaff-Reinet	Queenstown	Mthatha	Port Shepstone	Durban	Mpumalanga	Pietermaritzburg	KwaDukuza	Botshabelo	Bloemfontein	Richards Bay	Kimberley	Phuthaditjhaba	Upington	Bethlehem	Dundee	Virginia	Welkom	Kutloanong	Vryheid	Newcastle	Kroonstad	Bothaville	Heilbron	Viljoenskroon	Schweizer-Reneke	Piet Retief	Orkney	Standerton	Parys	Klerksdorp	Stilfontein	Sasolburg	Potchefstroom	Vanderbijlpark	Vereeniging	eMbalenhle	Heidelberg	Fochville	Bethal	Nigel	Carletonville	Westonaria	Alberton	Soweto	Brakpan	Boksburg	Johannesburg	Benoni	Randfontein	Roodepoort	Lichtenburg	Delmas	Randburg	Krugersdorp	Tembisa	Midrand	Diepsloot	Witbank	Centurion	Barberton	Middelburg	Pretoria	Rustenburg	Brits	Ga-Rankuwa	Mabopane	Nelspruit	Warmbaths	Mokopane	Phalaborwa	Polokwane	Louis Trichardt
2伊丽莎白港|伊莉莎白港1开普敦8东伦敦7德班1彼得马里茨堡2布隆方丹|布隆泉34索韦托|索維托2约翰内斯堡|約翰尼斯堡14比勒陀利亚|普利托利亞
!2,&!,-&,#(&?@#4,XGC{~!~)7A*3F)9+:*+03*#/>/+%6&)&)#&-#(2&#&&+()!&&###%#!*!-#**#+#(+(#0&ak=(|
(g)h,[#(!T!t,F#3#d#6(l!Z-_/6!!.b-j+H.(042)2e2<1~3!-t->3q+a08&g/_1n.&-u-v2K1N.K-i/<./,?2M-n0d.d-n-x/-.>///80Q/e.g0{/q.].w/K/1/f/Y/C/a.|/2-90*/?/)/V/L/@0c/R2g0z/R.L/)/>/I2^/[0K2p0{1K
..5/8.110.../3.0..//.804.2320////03/03//.../0//1//0230../01006237401./2331221.0600./0//00/
24*90
0*90
ZM -1784 2313 2
Livingstone	Mazabuka		Mongu	Kabwe	Chipata	Luanshya	Ndola	Kalulushi	Kitwe	Mufulira	Chingola	Chililabombwe	Kasama
2卢萨卡|路沙卡
!~%8Q4vxU60(=%5~%I
&))5)m!!)}.d)z*5)W)e)h)B)<-(
0.6.1/03.300./
35*14
0*14
ZW -2015 2858 2
Bulawayo	Masvingo	Gweru	Mutare	Kwekwe	Kadoma	Marondera	Chitungwiza	Norton	Harare	Chinhoyi
,布拉瓦约8哈拉雷
!-cT(b261)R
!!%S#G(Y#F#Q&B%n%F%k#o
4/01//.2.6.
23*11
0*11`;
