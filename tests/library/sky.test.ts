import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../src/domain/reading/sentence.ts';
import { ELEMENTS, MODES } from '../../src/domain/sky/balance.ts';
import { castBirth } from '../../src/domain/sky/birth.ts';
import { PLANETS } from '../../src/domain/sky/planets.ts';
import { portraitOf } from '../../src/domain/sky/portrait/compose.ts';
import type { Meeting, PlanetPair, SkyWords } from '../../src/domain/sky/portrait/texts.ts';
import { SIGNS } from '../../src/domain/sky/sign.ts';
import { POINT_NAMES } from '../../src/library/names/points.ts';
import { strangeTo } from './script.ts';

type Bounds = readonly [least: number, most: number];

interface Written {
  language: 'en' | 'zh-CN' | 'zh-TW';
  sky: SkyWords;
  signs: Readonly<Record<(typeof SIGNS)[number], string>>;
  /** Words, or Chinese characters. */
  size: (text: string) => number;
  sign: Bounds;
  house: Bounds;
  angle: Bounds;
  aspect: Bounds;
  /** How a text opens: three words, or four characters. */
  opening: (text: string) => string;
  /** Characters of the wrong script, and words that belong in no text. */
  strange: (text: string) => string[];
}

const LANGUAGES_WRITTEN: Written[] = [
  {
    language: 'en',
    ...(await import('../../src/library/sky/en/index.ts')),
    signs: (await import('../../src/library/names/en.ts')).names.signs,
    size: (text) => text.split(/\s+/).length,
    sign: [30, 60],
    house: [25, 50],
    angle: [40, 70],
    aspect: [25, 50],
    opening: (text) => text.split(/\s+/).slice(0, 3).join(' '),
    strange: (text) =>
      text.match(/\p{Script=Han}|[—–…]|\b(journey|embrac\w*|tapestry|navigat\w*|undefined|destined|doomed)\b/giu) ?? [],
  },
  {
    language: 'zh-CN',
    ...(await import('../../src/library/sky/zh-CN/index.ts')),
    signs: (await import('../../src/library/names/zh-CN.ts')).names.signs,
    size: (text) => (text.match(/\p{Script=Han}/gu) ?? []).length,
    sign: [50, 100],
    house: [40, 80],
    angle: [70, 120],
    aspect: [40, 80],
    opening: (text) => [...text].slice(0, 4).join(''),
    strange: (text) => [
      ...strangeTo('mainland', text),
      ...(text.match(/[A-Za-z—–…,.!?]|注定|命中|能量场|赋能|旅程|拥抱自己|牡羊|魔羯|您/gu) ?? []),
    ],
  },
  {
    language: 'zh-TW',
    ...(await import('../../src/library/sky/zh-TW/index.ts')),
    signs: (await import('../../src/library/names/zh-TW.ts')).names.signs,
    size: (text) => (text.match(/\p{Script=Han}/gu) ?? []).length,
    sign: [50, 100],
    house: [40, 80],
    angle: [70, 120],
    aspect: [40, 80],
    opening: (text) => [...text].slice(0, 4).join(''),
    strange: (text) => [
      ...strangeTo('Taiwan', text),
      ...(text.match(/[A-Za-z—…,.!?]|undefined|註定|賦能|視頻|信息|質量|靠譜/gu) ?? []),
    ],
  },
];

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);
const MEETINGS: readonly Meeting[] = ['union', 'ease', 'strain'];
const PAIRS = PLANETS.flatMap((one, index) => PLANETS.slice(index + 1).map((other): PlanetPair => `${one}+${other}`));
/** The contacts between two people that every astrologer looks at first. */
const TELLING: readonly PlanetPair[] = [
  'Sun+Moon',
  'Venus+Mars',
  'Sun+Venus',
  'Moon+Venus',
  'Moon+Mars',
  'Mercury+Mercury',
  'Sun+Saturn',
  'Moon+Saturn',
  'Venus+Saturn',
];

describe.each(LANGUAGES_WRITTEN)('the texts of a birth chart in $language', (written) => {
  const { language, sky, signs, size, opening, strange } = written;
  const points = POINT_NAMES[language];
  const of = (keys: readonly (string | number)[], say: Readonly<Record<string | number, string>>): string[] =>
    keys.map((key) => say[key] ?? `${key} is missing`);
  const ways = (pairs: readonly PlanetPair[], say: SkyWords['aspects']) =>
    pairs.flatMap((pair) => MEETINGS.map((meeting) => say[pair]?.[meeting] ?? `${pair} is missing`));
  const bonds = ways(Object.keys(sky.bonds) as PlanetPair[], sky.bonds);
  const transits = PLANETS.map((planet) =>
    MEETINGS.flatMap((meeting) => PLANETS.map((natal) => sky.transits[planet][meeting](points[natal]))),
  );
  const people = language === 'en' ? (['Ada', 'Lin'] as const) : (['小安', '大林'] as const);
  const [one, other] = [
    (planet: string) => ({ name: people[0], planet }),
    (planet: string) => ({ name: people[1], planet }),
  ];
  const comparisons = MEETINGS.flatMap((meeting) =>
    PLANETS.flatMap((mine) => PLANETS.map((theirs) => sky.synastry[meeting](one(points[mine]), other(points[theirs])))),
  );
  const standings = Object.values(sky.dignity).flatMap((tell) =>
    PLANETS.flatMap((planet) => SIGNS.map((sign) => tell(points[planet], signs[sign]))),
  );

  const families: Readonly<Record<string, { texts: readonly string[]; count: number; bounds?: Bounds }>> = {
    inSign: {
      texts: PLANETS.flatMap((planet) => of(SIGNS, sky.inSign[planet])),
      count: 120,
      bounds: written.sign,
    },
    inHouse: {
      texts: PLANETS.flatMap((planet) => of(HOUSES, sky.inHouse[planet])),
      count: 120,
      bounds: written.house,
    },
    aspects: { texts: ways(PAIRS, sky.aspects), count: 135, bounds: written.aspect },
    bonds: { texts: bonds, count: bonds.length, bounds: written.aspect },
    ascendant: { texts: of(SIGNS, sky.ascendant), count: 12, bounds: written.angle },
    midheaven: { texts: of(SIGNS, sky.midheaven), count: 12, bounds: written.angle },
    nodeInSign: { texts: of(SIGNS, sky.nodeInSign), count: 12 },
    othersInHouse: { texts: Object.values(sky.othersInHouse).flatMap((say) => of(HOUSES, say)), count: 48 },
    onAngle: {
      texts: PLANETS.flatMap((planet) => of(['Ascendant', 'Midheaven'], sky.onAngle[planet])),
      count: 20,
    },
    chartRuler: { texts: of(HOUSES, sky.chartRuler), count: 12 },
    whole: {
      texts: [
        ...ELEMENTS.flatMap((element) => of(['strong', 'weak'], sky.elements[element])),
        ...MODES.flatMap((mode) => of(['strong', 'weak'], sky.modes[mode])),
        ...Object.values(sky.patterns),
        ...Object.values(sky.retrograde),
        ...Object.values(sky.dayBirth),
      ],
      count: 8 + 6 + 7 + 8 + 2,
    },
    transits: { texts: transits.flat(), count: 300 },
    synastry: { texts: comparisons, count: 300 },
    dignity: { texts: standings, count: 480 },
  };
  const plain = Object.entries(families).filter(([name]) => !['transits', 'synastry', 'dignity'].includes(name));

  it.each(Object.entries(families))('are whole and each its own: %s', (_, { texts, count, bounds }) => {
    expect(texts.length).toBe(count);
    for (const text of texts) {
      expect(text, text).toMatch(/[.!?。！？][”」』）)]?$/u);
      expect(strange(text), text).toEqual([]);
    }
    const [least, most] = bounds ?? [1, 80];
    expect(texts.filter((text) => size(text) < least || size(text) > most)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it.each(plain)('open in more ways than one: %s', (_, { texts }) => {
    const openings = texts.map(opening);
    const worn = openings.filter((one) => openings.filter((other) => other === one).length > 4);
    expect([...new Set(worn)]).toEqual([]);
  });

  it('never say the same sentence in two places', () => {
    const sentences = plain.flatMap(([, { texts }]) => texts.flatMap(splitSentences));
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
  });

  it('tell the points and angles in one or two sentences', () => {
    for (const name of ['nodeInSign', 'othersInHouse', 'onAngle', 'chartRuler', 'transits'] as const) {
      expect(families[name]!.texts.filter((text) => splitSentences(text).length > 2)).toEqual([]);
    }
  });

  it('name the planets that a transit, a comparison or a standing is about', () => {
    for (const planet of PLANETS) {
      for (const natal of PLANETS.filter((other) => other !== planet)) {
        for (const meeting of MEETINGS) {
          expect(sky.transits[planet][meeting](points[natal])).toContain(points[natal]);
          const bond = sky.synastry[meeting](one(points[planet]), other(points[natal]));
          for (const name of people) expect(bond).toContain(name);
          expect(bond).toContain(points[planet]);
          expect(bond).toContain(points[natal]);
        }
      }
      for (const tell of Object.values(sky.dignity)) expect(tell(points[planet], signs.leo)).toContain(points[planet]);
    }
  });

  it('have words for what two people are asked about first', () => {
    expect(TELLING.filter((pair) => !sky.bonds[pair])).toEqual([]);
    expect(Object.keys(sky.bonds).length).toBeGreaterThanOrEqual(14);
  });

  it('make a portrait of nine parts with a birth whose hour is known, and leave out the manner where it is not', () => {
    const born = {
      name: 'A',
      sex: null,
      date: '1987-03-14',
      time: '06:40',
      place: 'Taipei',
      latitude: 25.04,
      longitude: 121.56,
      zone: 'Asia/Taipei',
      later: false,
      relation: 'self',
    } as const;
    const names = { points, signs };
    const timed = portraitOf(castBirth(born, 'placidus'), sky, names);
    expect(timed.map(({ key }) => key)).toEqual([
      'core',
      'manner',
      'mind',
      'love',
      'will',
      'growth',
      'depth',
      'whole',
      'path',
    ]);
    const untimed = portraitOf(castBirth({ ...born, time: null }, 'placidus'), sky, names);
    expect(untimed.map(({ key }) => key)).not.toContain('manner');
    expect(untimed.flatMap(({ paragraphs }) => paragraphs.flat()).every(({ text }) => text !== '')).toBe(true);
  });
});

it.each([
  ['zh-CN', '落陷'],
  ['zh-TW', '入陷'],
] as const)('calls detriment and fall in %s what its astrologers call them', (language, detriment) => {
  const { sky, signs } = LANGUAGES_WRITTEN.find((one) => one.language === language)!;
  const said = (rank: 'detriment' | 'fall') =>
    PLANETS.flatMap((planet) =>
      SIGNS.map((sign) => sky.dignity[rank](POINT_NAMES[language][planet], signs[sign])),
    ).join('');
  expect(said('detriment')).toContain(detriment);
  expect(said('detriment')).not.toMatch(/入弱|失[势勢]/);
  expect(said('fall')).toContain('入弱');
  expect(said('fall')).not.toMatch(/落陷|入陷/);
});
