// Every shared mark at the size it is usually drawn, for `npm run deck -- vocabulary`.

const MOODS = ['calm', 'glad', 'sad', 'fierce', 'watchful', 'wary', 'afraid', 'sly'];

/** @returns {[width: number, svg: string][]} cells, each `width` x 130 */
export function cells(m) {
  const { C } = m.ink;
  const head = m['figures/head'];
  const hand = m['figures/hand'];
  const gear = m['figures/headgear'];
  const S = C.skin;
  const k = (name) => m[`kit/${name}`];
  const { rect } = m['geom/shapes'];
  return [
    [110, k('stars').star(55, 65, 44, { contour: 1.4 })],
    [120, k('stars').sun(60, 65, 24, { count: 20, R: 54, ray: C.gold, ray2: C.red })],
    [90, k('marks').sh(k('stars').crescentPath(45, 65, 40, 0.5, 0), C.gold)],
    [120, k('stars').rays(60, 65, 20, 54, 30, { wavy: false, w: 0.4 })],
    [120, k('clouds').cloud(60, 75, 92)],
    [120, k('clouds').cloudBank(8, 112, 70, 26, 4)],
    [120, k('clouds').stormBank(0, 120, 54, 26, 4)],
    [120, k('water').scaleWaves(10, 40, 100, 4, 16)],
    [120, k('marks').sh(rect(8, 30, 104, 70), C.blue) + k('water').ripples(10, 34, 100, 62, 6)],
    [120, k('land').ridge('8,80 34,40 54,66 80,26 112,78', 100, C.blue2, C.blue)],
    [120, k('marks').tone(8, 14, 104, 102, 20, 3, 0.3, C.blue3)],
    [140, k('land').pine(34, 120, 100, C.blue3) + k('land').roundTree(100, 120, 88)],
    [120, k('land').foliage(60, 65, 46, 3)],
    [100, k('land').tower(40, 30, 92) + k('land').tufts('20,120 80,118')],
    [100, k('plants').rose(50, 65, 34)],
    [110, k('plants').sunflower(55, 65, 40, { petals: 16 })],
    [110, k('plants').lotus(55, 92, 44, { fill: C.coral })],
    [110, k('plants').lily(55, 70, 44)],
    [90, k('plants').pomegranate(45, 78, 30)],
    [90, k('plants').leaf(16, 100, 66, -48, { fill: C.green2 }) + k('plants').grapes(62, 50, 9)],
    [90, k('suits').sword(45, 6, 122, { w: 12, guard: 40 })],
    [90, k('suits').cup(45, 20, 62)],
    [110, k('suits').pentacle(55, 65, 44)],
    [90, k('suits').wand(38, 122, 52, 24, { w: 12 })],
    [
      120,
      m['figures/bystander'].bystander(40, 122, 100) +
        m['figures/bystander'].bystander(84, 122, 80, { robe: C.red, hair: C.gold, flip: true }),
    ],
    ...MOODS.map((mood, i) => [
      220,
      head.headFront(40, 65, 36, S[i % 4], mood) +
        m['figures/turned'].headThreeQuarter(112, 56, 34, { skin: S[i % 4], mood }) +
        m['figures/profile'].headProfile(178, 56, 34, { skin: S[i % 4], mood }),
    ]),
    [110, head.headElder(55, 52, 38, S[0]) + head.beard(55, 52, 38)],
    [110, head.headElder(55, 65, 44, S[2])],
    [110, head.headChild(55, 65, 40, S[3])],
    [120, m['figures/profile'].headProfile(55, 52, 38, { skin: S[0] }) + m['figures/profile'].beardProfile(55, 52, 38)],
    [110, hand.palm(55, 70, 38, { skin: S[0] })],
    [110, hand.blessing(55, 72, 38, { skin: S[2] })],
    [120, hand.pointing(50, 65, 36, { skin: S[1] })],
    [120, hand.rest(50, 60, 36, { skin: S[3] })],
    [110, m['kit/marks'].sh(m['geom/shapes'].rect(38, 4, 20, 122), C.gold) + hand.grip(48, 65, 24, { skin: S[1] })],
    [230, hand.cloudHand(50, 65, {})],
    ...['walk', 'stand', 'rear', 'charge'].map((pose) => [
      160,
      ['farBoot', 'horse', 'saddleCloth', 'riderLeg'].reduce((drawn, part) => {
        const at = { x: pose === 'charge' ? 36 : 22, y: 125, s: pose === 'rear' ? 0.44 : 0.54, pose };
        return drawn + m['beasts/horse'][part](at, ...(part === 'saddleCloth' ? [C.red, C.gold2] : []));
      }, ''),
    ]),
    ...['grip', 'rest', 'palm', 'point', 'cradle'].map((pose, i) => [
      110,
      m['figures/reach'].reach({
        from: [30, 30],
        to: [74, 92],
        u: 22,
        hand: pose,
        bell: i % 2 ? 0.7 : 0,
        fill: i < 4 ? C.blue : undefined,
        fold: C.blue3,
        cuff: C.gold,
        skin: S[i % 4],
      }),
    ]),
    [
      240,
      m['figures/wing'].wing({ x: 124, y: 96, s: 0.9, spread: 1 }) +
        m['figures/wing'].wing({ x: 116, y: 96, s: 0.9, spread: 1, flip: true }),
    ],
    [
      160,
      m['figures/wing'].wing({ x: 84, y: 70, s: 0.9, spread: 0.3 }) +
        m['figures/wing'].wing({ x: 76, y: 70, s: 0.9, spread: 0.3, flip: true }),
    ],
    ...['arch', 'gable', 'square', 'stone'].map((shape) => {
      const t = m['figures/throne'].throne({ shape });
      return [110, `<g transform="translate(10 -12) scale(.29)">${t.back}${t.front}</g>`];
    }),
    ...['standing', 'kneeling'].map((name) => {
      const b = m['figures/body'][name](name === 'kneeling' ? 60 : 55, 126, 120, { belt: C.gold });
      const draw = name === 'kneeling' ? m['figures/profile'].headProfile : head.headFront;
      return [120, draw(b.head[0], b.head[1], b.size) + b.svg];
    }),
    [
      130,
      `<g transform="translate(65 6) scale(.76)">${m['figures/foot'].footOut(-39, 112, 0.9)}${m['figures/foot'].footOut(39, 112, 0.9, { flip: true })}${m['figures/lap'].lap(0, 0, { trim: C.gold })}</g>`,
    ],
    [
      120,
      m['figures/stride'].stride('50,10 66,50 56,104', {}) +
        m['figures/body'].sleeve('84,14 100,46 84,78', { cuff: C.gold }),
    ],
    [
      110,
      (() => {
        const h = gear.longHair(55, 60, 34);
        return h.behind + head.headFront(55, 60, 34) + h.front + gear.crown(55, 60, 34);
      })(),
    ],
    [110, head.headFront(55, 66, 36, S[2]) + gear.shortHair(55, 66, 36) + gear.wreath(55, 66, 36)],
    [110, head.headElder(55, 62, 34, S[1]) + head.beard(55, 62, 34, { length: 1.6 })],
    [130, gear.halo(65, 66, 28) + head.headChild(65, 66, 28, S[1]) + gear.shortHair(65, 66, 28, { fill: C.gold })],
    [130, m['beasts/dog'].dog({ x: 14, y: 110, s: 1.1 })],
    [90, m['beasts/cat'].cat(45, 110)],
    [110, m['beasts/lion'].lionHead(55, 64, 44)],
    [130, m['beasts/dove'].dove({ x: 65, y: 66 })],
  ];
}
export const MODULES = [
  'kit/stars',
  'kit/clouds',
  'kit/land',
  'kit/water',
  'kit/plants',
  'kit/suits',
  'ink',
  'geom/shapes',
  'kit/marks',
  'figures/head',
  'figures/hand',
  'figures/wing',
  'figures/throne',
  'figures/body',
  'figures/foot',
  'figures/lap',
  'figures/profile',
  'figures/turned',
  'figures/stride',
  'figures/bystander',
  'figures/reach',
  'figures/headgear',
  'beasts/dog',
  'beasts/cat',
  'beasts/lion',
  'beasts/dove',
  'beasts/horse',
];

export function vocabulary(modules, limit = 1240) {
  let x = 10;
  let y = 10;
  let body = '';
  for (const [w, svg] of cells(modules)) {
    if (x + w + 10 > limit) {
      x = 10;
      y += 140;
    }
    body += `<g transform="translate(${x} ${y})"><rect width="${w}" height="130" fill="#fffaf0"/><svg width="${w}" height="130" stroke-linejoin="round" stroke-linecap="round">${svg}</svg></g>`;
    x += w + 10;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${limit}" height="${y + 140}" viewBox="0 0 ${limit} ${y + 140}"><rect width="${limit}" height="${y + 140}" fill="#cfd6d6"/>${body}</svg>`;
}
