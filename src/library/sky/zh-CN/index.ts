import type { SkyWords } from '../words.ts';
import { ascendant, chartRuler, midheaven, onAngle } from './angles.ts';
import { areaOf } from './areas.ts';
import { mercury as mercuryAspects } from './aspects/mercury.ts';
import { moon as moonAspects } from './aspects/moon.ts';
import { slow as slowAspects } from './aspects/slow.ts';
import { sun as sunAspects } from './aspects/sun.ts';
import { venusMars as venusMarsAspects } from './aspects/venus-mars.ts';
import { elements, modes, patterns } from './balance.ts';
import { lights } from './bonds/lights.ts';
import { others } from './bonds/others.ts';
import { composite } from './composite.ts';
import { dignity } from './dignity.ts';
import { houses } from './houses.ts';
import * as houseOfInner from './in-house/inner.ts';
import * as houseOfLights from './in-house/lights.ts';
import * as houseOfOuter from './in-house/outer.ts';
import * as houseOfSocial from './in-house/social.ts';
import * as signOfInner from './in-sign/inner.ts';
import * as signOfLights from './in-sign/lights.ts';
import * as signOfOuter from './in-sign/outer.ts';
import * as signOfSocial from './in-sign/social.ts';
import { nodeInSign, othersInHouse } from './nodes.ts';
import { dayBirth, retrograde } from './standing.ts';
import { synastry } from './synastry.ts';
import { transits } from './transits.ts';

const inSign: SkyWords['inSign'] = {
  Sun: signOfLights.sun,
  Moon: signOfLights.moon,
  Mercury: signOfInner.mercury,
  Venus: signOfInner.venus,
  Mars: signOfInner.mars,
  Jupiter: signOfSocial.jupiter,
  Saturn: signOfSocial.saturn,
  Uranus: signOfOuter.uranus,
  Neptune: signOfOuter.neptune,
  Pluto: signOfOuter.pluto,
};

const inHouse: SkyWords['inHouse'] = {
  Sun: houseOfLights.sun,
  Moon: houseOfLights.moon,
  Mercury: houseOfInner.mercury,
  Venus: houseOfInner.venus,
  Mars: houseOfInner.mars,
  Jupiter: houseOfSocial.jupiter,
  Saturn: houseOfSocial.saturn,
  Uranus: houseOfOuter.uranus,
  Neptune: houseOfOuter.neptune,
  Pluto: houseOfOuter.pluto,
};

export const sky: SkyWords = {
  inSign,
  inHouse,
  nodeInSign,
  othersInHouse,
  ascendant,
  midheaven,
  aspects: { ...sunAspects, ...moonAspects, ...mercuryAspects, ...venusMarsAspects, ...slowAspects },
  onAngle,
  chartRuler,
  elements,
  modes,
  patterns,
  dignity,
  retrograde,
  dayBirth,
  transits,
  composite,
  synastry,
  houses,
  areaOf,
  bonds: { ...lights, ...others },
};
