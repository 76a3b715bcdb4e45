import type { Stretch } from './stretch.ts';

/** The two alternatives of a folded English question: `A or B`, `between A and B`. */
export function optionsOfEnglish(text: string): readonly [Stretch, Stretch] | null {
  const between = BETWEEN.exec(text);
  const link = between ? AND.exec(text.slice(between.index)) : null;
  if (between && link) {
    const from = between.index + between[0].length;
    const to = between.index + link.index;
    return trimmed(text, [from, to], to + link[0].length);
  }
  const dearer = DEARER.exec(text)?.indices?.groups;
  if (dearer) return [dearer.one!, dearer.other!];
  const or = OR.exec(text) ?? pairLink(text);
  if (!or) return null;
  const before = text.slice(0, or.index);
  const rest = text.slice(or.index + or[0].length);
  if (NO_OPTION.test(rest)) return null;
  const clause = Math.max(...['.', '?', '!', ',', ':', ';', ' - '].map((mark) => before.lastIndexOf(mark))) + 1;
  const asked = before.slice(clause);
  const lead = leadOf(asked, rest);
  if (isDoubt(asked, before, rest, asked.slice(lead))) return null;
  return trimmed(text, [clause + lead, or.index], or.index + or[0].length);
}

/** `A and B, which …`: two things before the word of asking. */
function pairLink(text: string): RegExpExecArray | null {
  const which = /\b(?:which|wich)\b/.exec(text);
  if (!which) return null;
  const and = / and /.exec(text);
  if (and && and.index < which.index) return and;
  const behind = text.slice(which.index);
  const later = / and (?=(?:the |my |a )?\w+[?!. ]*$)/.exec(behind);
  if (!later || !/[,:]/.test(behind)) return null;
  return OR_AT(text, which.index + later.index);
}

function OR_AT(text: string, at: number): RegExpExecArray | null {
  const sticky = / and /y;
  sticky.lastIndex = at;
  return sticky.exec(text);
}

function trimmed(text: string, [from, to]: Stretch, rightFrom: number): readonly [Stretch, Stretch] | null {
  const rest = text.slice(rightFrom);
  const tail = TAIL.exec(rest);
  const left = text.slice(from, to);
  const whole = rest.slice(0, tail ? tail.index : rest.length);
  const about = VERBS.test(rest) || OF_ITSELF.test(left) ? null : ABOUT.exec(whole);
  const rightTo = rightFrom + (about ? about.index : whole.length);
  if (left.trim() === '' || rightTo <= rightFrom) return null;
  return [
    [from, to],
    [rightFrom, rightTo],
  ];
}

/** How much of the asking clause leads up to the first alternative. */
function leadOf(asked: string, rest: string): number {
  const opener = OPENER.exec(asked);
  let at = opener ? opener[0].length : 0;
  const verbs = VERBS.test(rest);
  const choosing = CHOOSING.exec(asked.slice(at));
  if (choosing && !verbs) at += choosing[0].length;
  if (verbs) return at;
  const left = asked.slice(at);
  if (PREPOSITION.test(rest)) {
    const deed = DEED.exec(left);
    if (deed) return at + deed.index + deed[0].indexOf(deed[1]!);
    const last = [...left.matchAll(PREPOSITIONS)].at(-1);
    return at + (last ? last.index + (last.index === 0 ? 0 : 1) : left.trimEnd().lastIndexOf(' ') + 1);
  }
  const article = /^ ?(the|a|an|my|his|her) /.exec(rest)?.[1];
  if (article) {
    const same = ` ${left}`.indexOf(` ${article} `);
    if (same >= 0) return at + same;
  }
  const words = left.trim().split(/\s+/);
  const count = rest.replace(TAIL, '').trim().split(/\s+/).length;
  if (words.length <= count + 1) return at;
  const last = LAST_LINK.exec(left);
  return last ? at + last.index + last[0].length : at;
}

function isDoubt(asked: string, before: string, rest: string, left: string): boolean {
  if (PREPOSITION.test(rest) && [...left.matchAll(PREPOSITIONS)].length > 0) return false;
  if (/ me$/.test(left) && / me\W*$/.test(rest)) return true;
  if (/^ ?am i /.test(asked) && !/\b(?:better|suited|fit|more|likelier)\b/.test(before + rest)) return true;
  if (VERBS.test(rest)) return /\b(?:is|does|do|did|are|has|was) (?:he|she|they|it|this|that|my)\b/.test(asked);
  if (DOUBT.test(rest) || DOUBT.test(left)) return !/\b(?:should|shall|better) (?:i|we|to)\b/.test(before);
  if (
    /\b(?:which|wich|better|best|prefer|rather|choose|pick|should|shall|ought|decide|either|suits?|fits?)\b/.test(
      before,
    )
  )
    return false;
  if (/\b(?:better|suits|fits)\b/.test(rest)) return false;
  return /\b(?:is|does|do|did|was|are|has|will|can|would) (?:he|she|they|it|this|that|my|his|her|the|we|there|someone|you|our|these|those)\b/.test(
    asked,
  );
}

const OR = / (?:or|vs\.?|versus) /;
const BETWEEN =
  /\b(?:choose|choosing|decide|deciding|torn|pick|picking|which|stuck|choice|better|best|caught|should)\b.*\bbetween /;
const AND = / (?:and|or|&) /;
/** Whom somebody may love more. */
const DEARER =
  /\b(?:loves?|likes?|wants?|prefers?|miss(?:es)?|choose) (?<one>me|her|him) or (?<other>me|her|him)(?= more| most|\W*$)/d;
/** For what both alternatives are. */
const ABOUT = / (?:to|for|as|when|at|this|in|on|from|while|after) (?=\S)/;
/** What only the first alternative is of. */
const OF_ITSELF = / (?:to|for|as|when|at|this|in|on|from|while|after|by|of|with|near) /;
const NO_OPTION =
  /^(?:not|no|nah|what|wat|wut|nope|never|else|something|anything|is it|am i|are we|will i|will he|will she|should i|do i|does he|does she|is he|is she|so|whatever|maybe|naw|later$|both)\b/;
const TAIL =
  /[?!.,;:😀-🙏]|\p{Extended_Pictographic}| (?:for me|for us|to me|right now|this (?:year|month|week|summer|winter|spring|autumn|fall)|next (?:year|month|week|weekend|term|semester|time)|is (?:better|best|right|for me)|be better|suits? me|fits? me|which|better|first|instead|lol|tho|pls|please|help|any)\b.*$|$/u;
const OPENER =
  /^.*?\b(?:(?:should|shall|do|would|could|can|will|am|ought|must|may) (?:i|we)(?: (?:be|really|just|rather|now|even|still|better off|better|to|happier|likelier|more likely|do better))*|is it (?:better|best|wiser|smarter|time) (?:to|if i)|better (?:to|off)|^ ?(?:would|will|is|are|does|do|was)(?= )|whether (?:to|i should)|if i should|decide|deciding|torn|choosing|help me (?:choose|pick|decide)|want to|going to|which (?:is|one|suits?|fits?|should)[^,:]*[,:]?|between|i should|me to|(?:got|have|received) (?:two |both )?(?:\w+ )?(?:offers?|places?) (?:from|at|in|with|for))(?: |$)/;
const CHOOSING =
  /^ ?(?:get|take|choose|pick|buy|go for|go with|go to|go into|go|accept|study|learn|move to|major in|apply to|apply for|date|ask out|invite|side with|hang out with|try|opt for|prefer|select|have|do|join|visit|live in|wear|eat|see|fit|suit|suited (?:to|for)|be|become|work in|work for|work at|invest in|marry|love|sign with|hire|open in|settle in|stay in|rent|text|call|train as|order|use|attend|enrol in|travel to|fly to|drive|keep|sell|pay off|pay|book|(?:send|write|give|bring|get|buy|offer|cook|make|show) (?:him|her|them|it to|us|my \w+)) (?=\S)/;
const VERBS =
  /^ ?(?:stay|go|leave|wait|quit|keep|move|take|find|try|give|let|work|study|start|stop|look|ask|tell|text|call|break|buy|sell|rent|save|pay|walk|move on|hold|fight|get|make|do|be|just|retire|travel|say|ignore|forgive|end|put|talk|run|push|accept|apologi[sz]e|confront|(?:e-?mail|message|phone|ring|contact|dm|visit|tell|show) (?:him|her|them|me|my)|apply|hang|settle|write|see|send|sit|drop|switch|change|focus|cut|fix|repair|stick|remain|continue|open|close|invest|become|return|come|date|marry|propose|confess|play|rest|sleep|speak|learn|finish|train|join|freelance|expand|hire|spend|pursue|trust|block|delete|build|live|adopt|risk|bring|call|call it|turn|visit|meet|wait for|carry|bail|ghost|negotiate|decline|ride|swallow|file|retrain|pass|skip)\b ?/;
const LAST_LINK =
  /^.*\b(?:to|in|on|at|for|with|as|into|about|of|from|is|better|best|more|me|choose|pick|buy|get|take)\b /;
/** A deed that is one of the ways, of which what follows is a part: asking her for tea. */
const DEED = /(?:^| )((?:ask|asking|invite|inviting|take|taking) (?:him|her|them|my \w+) (?:out )?(?:for|to|on) )/;
const PREPOSITION = /^ ?(?:at|in|on|to|with|by|for|from|under|behind|near|after|before|over|during) /;
const PREPOSITIONS =
  /(?:^| )(?:at|in|on|to|with|by|for|from|under|behind|near|after|before|over|during|online)(?= |$)/g;
const DOUBT =
  /\b(?:just|only|really|real|genuine|game|games|playing|lust|love|serious|friends?|friendly|nice|over|fling|using|being|fake|lying|bored|imagining|paranoid|crazy|in my head|not|busy|done|dead|casual|rebound|doomed|gone|dreaming|mistake|infatuation|habit|polite|flirting|overthinking)\b/;
