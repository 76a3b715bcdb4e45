import type { SkyWords } from '../words.ts';
import { ascendant, midheaven } from './angles.ts';
import { marsAspects } from './aspects/mars.ts';
import { mercuryAspects } from './aspects/mercury.ts';
import { moonAspects } from './aspects/moon.ts';
import { slowAspects } from './aspects/slow.ts';
import { sunAspects } from './aspects/sun.ts';
import { venusAspects } from './aspects/venus.ts';
import { elements, modes, patterns } from './balance.ts';
import { bonds } from './bonds.ts';
import { composite } from './composite.ts';
import { houses } from './houses.ts';
import * as houseInner from './in-house/inner.ts';
import * as houseLights from './in-house/lights.ts';
import * as houseOuter from './in-house/outer.ts';
import * as houseSocial from './in-house/social.ts';
import * as signInner from './in-sign/inner.ts';
import * as signLights from './in-sign/lights.ts';
import * as signOuter from './in-sign/outer.ts';
import * as signSocial from './in-sign/social.ts';
import { nodeInSign, othersInHouse } from './nodes.ts';
import { chartRuler, onAngle } from './on-angle.ts';
import { dayBirth, dignity, retrograde } from './standing.ts';
import { synastry } from './synastry.ts';
import { themeOf } from './themes.ts';
import { transits } from './transits.ts';

const inSign: SkyWords['inSign'] = {
  Sun: signLights.sun,
  Moon: signLights.moon,
  Mercury: signInner.mercury,
  Venus: signInner.venus,
  Mars: signInner.mars,
  Jupiter: signSocial.jupiter,
  Saturn: signSocial.saturn,
  Uranus: signOuter.uranus,
  Neptune: signOuter.neptune,
  Pluto: signOuter.pluto,
};

const inHouse: SkyWords['inHouse'] = {
  Sun: houseLights.sun,
  Moon: houseLights.moon,
  Mercury: houseInner.mercury,
  Venus: houseInner.venus,
  Mars: houseInner.mars,
  Jupiter: houseSocial.jupiter,
  Saturn: houseSocial.saturn,
  Uranus: houseOuter.uranus,
  Neptune: houseOuter.neptune,
  Pluto: houseOuter.pluto,
};

export const sky: SkyWords = {
  inSign,
  inHouse,
  nodeInSign,
  othersInHouse,
  ascendant,
  midheaven,
  aspects: {
    ...sunAspects,
    ...moonAspects,
    ...mercuryAspects,
    ...venusAspects,
    ...marsAspects,
    ...slowAspects,
  },
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
  areaOf: themeOf,
  bonds,
};
