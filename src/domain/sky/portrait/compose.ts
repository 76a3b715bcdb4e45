import { type Sentence, sentence, splitSentences } from '../../reading/sentence.ts';
import type { AspectName } from '../aspects.ts';
import type { Cast } from '../birth.ts';
import { type Dignity, dignityOf, rulerOf } from '../dignity.ts';
import { houseOf } from '../houses/cusps.ts';
import { patternOf } from '../pattern.ts';
import { PLANETS } from '../planets.ts';
import { type Sign, signPlace } from '../sign.ts';
import { arc } from '../turn.ts';
import type { Meeting, PlanetPair, ReadPlanet, SkyNames, SkyWords } from './texts.ts';

export const PORTRAIT_PARTS = ['core', 'manner', 'mind', 'love', 'will', 'growth', 'depth', 'whole', 'path'] as const;
export type PortraitPart = (typeof PORTRAIT_PARTS)[number];

export type PortraitRule =
  | 'sign'
  | 'house'
  | 'angle'
  | 'ruler'
  | 'dignity'
  | 'retrograde'
  | 'aspect'
  | 'balance'
  | 'pattern'
  | 'sect'
  | 'transit'
  | 'bond';
export type SkySentence = Sentence<PortraitRule>;

export interface PortraitSection {
  key: PortraitPart;
  paragraphs: SkySentence[][];
}

/** Which planets speak in which part; every planet in one. */
const PLANETS_OF: Readonly<Partial<Record<PortraitPart, readonly ReadPlanet[]>>> = {
  core: ['Sun', 'Moon'],
  mind: ['Mercury'],
  love: ['Venus'],
  will: ['Mars'],
  growth: ['Jupiter', 'Saturn'],
  depth: ['Uranus', 'Neptune', 'Pluto'],
};
/** Below this weight an aspect of a portrait is not worth a sentence. */
const FAINT = 0.35;
/** Degrees within which a planet stands on an angle. */
const ON_ANGLE_DEG = 6;

/**
 * A chart as a portrait: by parts of life, each planet with its sign, its house, how it stands, and its closest aspects.
 * An aspect is told once, with the faster of the two. Without a time of birth the parts that need it are left out.
 */
export function portraitOf(cast: Cast, words: SkyWords, names: SkyNames): PortraitSection[] {
  const narrator = new Narrator(cast, words, names);
  return PORTRAIT_PARTS.map((key) => ({
    key,
    paragraphs: narrator.part(key).filter(({ length }) => length > 0),
  })).filter(({ paragraphs }) => paragraphs.length > 0);
}

/** How an aspect lets two points meet. */
export function meetingOf(aspect: AspectName): Meeting {
  if (aspect === 'conjunction') return 'union';
  return aspect === 'trine' || aspect === 'sextile' || aspect === 'semisextile' ? 'ease' : 'strain';
}

/** Two planets under one key, in the order of PLANETS. */
export function pairOf(one: ReadPlanet, other: ReadPlanet): PlanetPair {
  return PLANETS.indexOf(one) <= PLANETS.indexOf(other) ? `${one}+${other}` : `${other}+${one}`;
}

/** Whether a point is one of the ten that are read in signs, houses and aspects. */
export function isReadPlanet(name: string): name is ReadPlanet {
  return (PLANETS as readonly string[]).includes(name);
}

class Narrator {
  readonly #cast: Cast;
  readonly #words: SkyWords;
  readonly #names: SkyNames;
  readonly #written = new Set<string>();

  constructor(cast: Cast, words: SkyWords, names: SkyNames) {
    this.#cast = cast;
    this.#words = words;
    this.#names = names;
  }

  part(key: PortraitPart): SkySentence[][] {
    if (key === 'manner') return this.#manner();
    if (key === 'whole') return this.#whole();
    if (key === 'path') return this.#path();
    return (PLANETS_OF[key] ?? []).flatMap((planet) => this.#planet(planet));
  }

  #planet(planet: ReadPlanet): SkySentence[][] {
    const { inSign, inHouse, retrograde } = this.#words;
    const point = this.#cast.chart.points[planet];
    const changes = this.#cast.timed ? undefined : this.#cast.chart.changing.find((one) => one.point === planet);
    const signs: readonly Sign[] = changes ? changes.signs : [point.sign];
    const standing = dignityOf(planet, point.sign);
    const house = this.#cast.timed ? this.#cast.chart.points[planet].house : null;
    const back = point.retrograde && planet !== 'Sun' && planet !== 'Moon' ? retrograde[planet] : '';
    return [
      signs.flatMap((sign) => sentences(inSign[planet][sign], 'sign', planet, sign)),
      [
        ...(house ? sentences(inHouse[planet][house] ?? '', 'house', planet, `house${house}`) : []),
        ...(standing && !changes ? this.#standing(planet, point.sign, standing) : []),
        ...sentences(back, 'retrograde', planet),
      ],
      ...this.#aspects(planet),
    ];
  }

  #standing(planet: ReadPlanet, sign: Sign, standing: Dignity): SkySentence[] {
    const { points, signs } = this.#names;
    return sentences(this.#words.dignity[standing](points[planet], signs[sign]), 'dignity', planet, sign);
  }

  /** Each aspect is a paragraph of its own. */
  #aspects(planet: ReadPlanet): SkySentence[][] {
    const found = this.#cast.chart.aspects.filter(
      ({ first, second, weight }) =>
        weight >= FAINT &&
        isReadPlanet(first) &&
        isReadPlanet(second) &&
        [first, second].includes(planet) &&
        !this.#written.has(`${first}+${second}`),
    );
    return found.slice(0, 3).map(({ first, second, aspect }) => {
      this.#written.add(`${first}+${second}`);
      const text = this.#words.aspects[pairOf(first as ReadPlanet, second as ReadPlanet)]?.[meetingOf(aspect)] ?? '';
      return sentences(text, 'aspect', first, second, aspect);
    });
  }

  /** The ascendant, its ruler, and what stands on an angle. */
  #manner(): SkySentence[][] {
    if (!this.#cast.timed) return [];
    const { points, angles } = this.#cast.chart;
    const rising = signPlace(angles.ascendant).sign;
    const ruler = rulerOf(rising) as ReadPlanet;
    const onAngle = PLANETS.flatMap((planet) =>
      (['Ascendant', 'Midheaven'] as const).flatMap((angle) => {
        const place = angle === 'Ascendant' ? angles.ascendant : angles.midheaven;
        if (Math.abs(arc(points[planet].longitude, place)) > ON_ANGLE_DEG) return [];
        return sentences(this.#words.onAngle[planet][angle], 'angle', planet, angle);
      }),
    );
    return [
      sentences(this.#words.ascendant[rising], 'angle', 'Ascendant', rising),
      sentences(this.#words.chartRuler[points[ruler].house] ?? '', 'ruler', ruler, `house${points[ruler].house}`),
      onAngle,
    ];
  }

  #whole(): SkySentence[][] {
    const { chart } = this.#cast;
    const { elements, modes, patterns, dayBirth } = this.#words;
    const extremes = <Name extends string>(
      counts: Record<Name, number>,
      say: Readonly<Record<Name, { strong: string; weak: string }>>,
      most: number,
      least: number,
    ) =>
      (Object.entries(counts) as [Name, number][]).flatMap(([name, count]) =>
        count >= most
          ? sentences(say[name].strong, 'balance', name)
          : count <= least
            ? sentences(say[name].weak, 'balance', name)
            : [],
      );
    const { pattern } = patternOf(PLANETS.map((planet) => chart.points[planet].longitude));
    return [
      [...extremes(chart.elements, elements, 4, 0), ...extremes(chart.modes, modes, 5, 1)],
      sentences(patterns[pattern], 'pattern', pattern),
      this.#cast.timed ? sentences(this.#cast.chart.dayBirth ? dayBirth.day : dayBirth.night, 'sect', 'Sun') : [],
    ];
  }

  /** Midheaven, node, Chiron, Lilith and Fortune. */
  #path(): SkySentence[][] {
    const { midheaven, nodeInSign, othersInHouse } = this.#words;
    const { TrueNode } = this.#cast.chart.points;
    const node = sentences(nodeInSign[TrueNode.sign], 'sign', 'TrueNode', TrueNode.sign);
    if (!this.#cast.timed) return [node];
    const { points, angles, fortune, cusps } = this.#cast.chart;
    const high = signPlace(angles.midheaven).sign;
    const others = (['TrueNode', 'Chiron', 'MeanLilith'] as const).flatMap((point) => {
      const { house } = points[point];
      return sentences(othersInHouse[point][house] ?? '', 'house', point, `house${house}`);
    });
    const lot = houseOf(fortune, cusps);
    return [
      sentences(midheaven[high], 'angle', 'Midheaven', high),
      [...node, ...others, ...sentences(othersInHouse.Fortune[lot] ?? '', 'house', 'Fortune', `house${lot}`)],
    ];
  }
}

function sentences(text: string, rule: PortraitRule, ...points: string[]): SkySentence[] {
  return text === '' ? [] : splitSentences(text).map((one) => sentence(one, rule, ...points));
}
