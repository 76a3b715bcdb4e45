import { patternOf } from '../../../../pattern.ts';
import type { ApartSigns } from '../../told-apart.ts';

const SPOUSE =
  '(?:wife|wifey|husband|hubby|spouse|missus|partner|girlfriend|gf|boyfriend|bf|family|marriage|fianc\\w+)';
const WORRY =
  /\b(?:anxi\w+|anxous|worr(?:y|ied|ying|ies)|stress\w*|overthink\w*|panic\w*|nervous|insomnia\w*|sleepless|(?:can['’]?t|cannot|not|couldn['’]?t) (?:\w+ )?sleep\w*|on edge|restless|scared|afraid)\b/;

/** English words by which kinds of question are told apart. */
export const APART_EN: ApartSigns = {
  envy: [
    /\b(?:jeal\w+|jelous\w*|envious|env(?:y|ies|ied|ying)|begrudg\w*|two[- ]faced|behind my back|(?:secretly|really|actually) hates? me)\b/,
    /\bi(?:['’]?m)?(?: (?:am|m|be|being|feel|get|so|always|still|too|such|a|bit|really|this|that|just|getting|feeling|secretly))* (?:jeal|jelous|env)|\bmy (?:own )?(?:jealousy|envy)|at work|office|boyfriend|girlfriend|husband|wife|\bex\b/,
  ],
  ofMe: [/(?:ous|env(?:y|ies)|hates?)(?: of)? m[ey]\b|behind my/],
  taken: [
    patternOf(
      `\\b(?:leav\\w+|divorc\\w+|dump\\w*|separat\\w+ from|split\\w* (?:up )?(?:from|with)|break\\w* up with|end (?:it|things) with) (?:his|her|their) (?:\\w+ )?${SPOUSE}\\b|\\bhe\\b.{0,24}\\b(?:leav\\w+|divorc\\w+|dump\\w*) her\\b|\\bshe\\b.{0,24}\\b(?:leav\\w+|divorc\\w+|dump\\w*) him\\b|\\b(?:he|she)\\b.{0,24}\\b(?:get|gets|getting|go through with|file for) (?:\\w+ )?divorced?\\b|\\bmarried (?:man|woman|guy|bf|boyfriend|girlfriend|lover)\\b.{0,20}\\b(?:leav\\w+|divorc\\w+)|\\b(?:choose|pick|chose) me (?:over|instead of) (?:his|her) (?:\\w+ )?${SPOUSE}\\b`,
    ),
    /\b(?:divorc\w+ (?:me|us)|leav\w+ me|agree)\b|^(?!.*\b(?:for|with|marry|choose|pick) me\b).*\bmy (?:husband|wife|spouse|hubby|mum|mom|mother|dad|father|parents|son|daughter|sister|brother|uncle|aunt|cousin)/,
  ],
  pay: [
    /\b(?:(?:pay|salary|wages?)[- ]?(?:rise|raise|increase|bump|review|hike|talks?|negotiation\w*)|an? (?:\w+ )?raise|negotiat\w+ (?:\w+ ){0,3}(?:salary|pay|wages?)|(?:raise|bump|increase|up) (?:up )?my (?:pay|salary|wages?)|(?:boss|manager|they|company) (?:\w+ )?(?:give|pay) me more)\b/,
    /promot|\btitle\b/,
  ],
  lend: [
    /\blend(?:ing)?\b|\bloan(?:ing)? (?:my|him|her|them|a friend|our|some)\b|\bborrow\w*\b.{0,30}\b(?:from|off) me\b|\bwants? to borrow\b/,
    /\b(?:lent|pay (?:me|us) back|(?:lend|loan)(?:ing)? (?:me|us))\b/,
  ],
  money: [/money|cash|\d|quid|grand|bucks|loan|rent|savings/],
  anxious: [WORRY, /\b(?:grie\w+|died|passed away|mourn\w*|heartbr\w+|break ?up|miss(?:ing)? (?:him|her|my))\b/],
  sleepless: [
    /insomnia|sleep|anxi/,
    /\b(?:my|our) (?:son|daughter|baby|child|kid|mum|mom|dad|husband|wife|dog|cat|pills?|meds?|doctor)/,
  ],
};
