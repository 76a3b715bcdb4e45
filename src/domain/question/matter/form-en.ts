import type { Form } from '../matter-kinds.ts';

/** The form that an English clause asks for, or null where it has neither a word of asking nor a verb; `marked` by a question mark. */
export function formOfEnglish(clause: string, marked: boolean): Form | null {
  const asked = clause.replace(TAG, ' ').replace(POLITE, ' ');
  if (marked && DEED.test(asked)) return 'should';
  const whole = WHOLE[clause.trim()];
  if (whole) return whole;
  const patterns = VERB_FIRST.test(asked)
    ? PATTERNS.filter(([form]) => form === 'should' || form === 'whether')
    : WHAT_FIRST.test(asked)
      ? PATTERNS.filter(([form]) => form !== 'when')
      : PATTERNS;
  for (const [form, pattern] of patterns) if (pattern.test(asked)) return form;
  return STATES.test(asked) ? 'whether' : null;
}

/** Clauses that by themselves ask for something. */
const WHOLE: Readonly<Record<string, Form>> = {
  help: 'how',
  'help me': 'how',
  'yes or no': 'should',
  'yay or nay': 'should',
};

/** After these a time is only told. */
const WHAT_FIRST = /^ (?:so |and |but )?what (?:do|does|did|will|would|is|are|am) /;

/** What is added to a question and asks nothing. */
const TAG = / (?:or (?:what|not|nah|no)|then|though|haha|hmm|ugh|help|please|anyway|lah|eh|huh) $/;

/** What only leads up to the question. */
const POLITE =
  /^ (?:please |so |and |but |ok |hey )*(?:can|could|would|will|do) you (?:please )?(?:tell|say|show|see|help|explain|give|read|look|check|know|think|advise|find out)(?: me| us| if you know)? /;
/** A question that begins with its verb asks for yes or no, whatever words of asking follow. */
const VERB_FIRST =
  /^ (?:so |and |but |ok |hey |please |omg |well |now |then )*(?:should|shall|will|would|do|does|did|is|are|am|was|were|can|could|has|have|had|may|might|must|ought) (?!a look|a peek)/;

/** What people do of their own will: asked of oneself, the answer is a leaning. */
const ACT =
  '(?:ask|tell|text|call|ring|message|email|write|reply|answer|dump|leave|quit|break|end|stay|go|move|take|buy|sell|accept|decline|sign|wait|forgive|let|give|keep|hold|walk|cut|block|unblock|delete|say|confess|propose|apply|start|stop|switch|change|choose|pick|fight|file|divorce|confront|invite|chase|send|report|resign|retire|lend|book|drop|retake|resit|hire|fire|cancel|renew|stick|settle|put|jump|hand|bin|ditch|pay|invest|rent|throw|push|come clean|speak up|open up|reach out|bring|warn|pack|swap|ignore|follow|swallow)';
/** What befalls people: asked of oneself, the answer is yes or no. */
const STATE =
  '(?:have|know|look|deserve|get|love|want|like|feel|still|stand|ever|seem|mean|matter|come|pass|win|make|really|even|find|end|see|miss|owe|meet|fall|lose|fit|belong|worry|act|think|care|hear|land|earn|need|remain|become|expect|trust|cross|reach|recover|survive|do|actually|just|simply|finally|now) ';
const WISE =
  '(?:worth|wise|smart|sensible|stupid|silly|foolish|crazy|dumb|worthwhile|advisable|safe|time|better|best|(?:a |the )?(?:good|bad|right|best|wrong|great|terrible) (?:idea|time|moment|move|decision|choice)|a mistake|ok|okay|good|right|wrong|too soon)';

/** A deed that is held up to be judged: "Take him back?" */
const DEED = new RegExp(
  `^ (?:so |and |but |or |just |then |now )?(?:${ACT}|marry|grab|hand|sell up|try|join|trust|date|kiss|ignore|adopt) (?:him|her|them|it|my|the|this|that|a|an|up|in|for|on|out|off|back|with|away|to) `,
);

const PATTERNS = (
  [
    ['why', /^ (?:(?:so|and|but|ok) )?why /],
    ['how', / (?!know|see|sure|out)\w+ how $/],
    [
      'whether',
      /^ (?:\w+ )?if (?:i|we|he|she|they) .* (?:will|would|can|could|does|do) (?:it|he|she|they|things|this|that|my|our|the|anyone) /,
    ],
    ['what', /^ (?:so |and |ok )?(?:which|what) (?!if)(?:\w+ )?\w+ should (?:i|we) (?!do )/],
    ['what', /^ (?:what|who) (?:will|would|does|did) (?:he|she|they) /],
    [
      'should',
      / (?:if|whether) (?:i|we) (?:should|ought|need|must|have to|had better) | whether to | (?:if|whether) (?:it is|it was|now is|this is) (?:the |a )?(?:good |right )?(?:time|wise|worth|better)| (?:should i|or should i|should i or not|should we) $/,
    ],
    [
      'when',
      / how (?:long|soon|many (?:days|weeks|months|years)|many (?:more )?\w+ (?:till|until|before)) | (?:what|which) (?:age|season|spring|summer) |^ (?:(?:so|and|but|ok|ugh) )?(?:when|wen|whn) | what (?:time|day|date|month|year|week) | which (?:month|year|day|week) | (?:know|see|tell|me|wonder|ask|say|idea|out|curious|guess|wondering|exactly|about) when | by when | when (?:will|is|are|can|do|does|should|would|am|shall|could|might|i will|he will|she will|we will|can) | when $/,
    ],
    [
      'why',
      / (?:why|how come|what is the reason|for what reason|what is behind|what caused|what makes|the reason|what (?:is )?(?:stops|blocks|keeps|holds|holding|stopping|blocking|keeping|stands between)) /,
    ],
    [
      'how',
      / (?:how to|how (?:do|can|should|could|might|must|would|shall|did|may) (?:i|we|one|you|someone|my \w+ and i|my partner and i)|how (?:i|we|he|she|they|(?:my|our) \w+) (?:can|could|should|might|must)|how (?:i|we) do|how can|how could|how should|(?:the )?best way|right way|way to|ways to|how best|what steps|what would it take|what will it take|what does it take|what to do|how (?:get|make|stop|not|else|win|find|deal|handle|survive|cope|fix)|steps to|tips|advice on how|help me (?!see|understand|decide|know|find out|figure|choose|look|pick|if|out)) /,
    ],
    [
      'how',
      / what (?:can|do|should|could|must|shall|would|have|did) (?:i|we) (?:even |actually |really )?(?:need to |have to )?do (?:to|about|so|if|with|now|next|when|for (?:him|her|them|my)|after|then|here|in order|$)/,
    ],
    ['how', / what (?:can|should|could|must|do) (?:i|we) (?:do|say|try|change|need to do|need to change) $/],
    [
      'how',
      / how (?:will|am|are) (?:i|we) (?:ever |going to )?(?:meet|find|know|get|pay|cope|survive|manage|tell|make|move|recover|afford|win|fix|deal|handle|reach|break|stop|supposed|meant|overcome|pass|heal) /,
    ],
    [
      'what',
      /^ (?:please |just )?(?:(?:have|take) a (?:look|peek)|look at|look into|(?:tell|show|give) me (?!if|whether|when|how|why|should|straight)|describe|explain|reveal|need (?:advice|guidance|help|clarity)) /,
    ],
    ['what', / (?:what|who|whom|whose|where|how) /],
    [
      'should',
      / (?:should|shall|ought) (?:not )?(?:i|we|my|our|the|this|it|you|he|she|they|to|\w+) |(?:^| )(?:do|must) (?:i|we) (?:just |simply |finally |still |even |really |need to |have to |now )*(?:need to|have to|ACT) | do (?:i|we) (?!STATE)\w+ | would i be (?:mad|crazy|daft|stupid|silly|foolish|wise|right) to | would it be (?:daft|mad|silly|rude|crazy|foolish) to | must i | is (?:it|now|this|today|tomorrow|there) (?:really |finally |now |still |even |any |a |the )*WISE (?:to|for|that|if|of me|ACT|wait|saving|keeping|buying|staying|going|fighting|trying|sav|day|week|month|year) ?| worth it | worth (?:wait|fight|buy|keep|stay|sav|tak|try|do|go|apply|mov|stud|pursu|giv|chas|hold|fix|invest|sell|learn|pay|repair)\w* | better (?:off|to) | am i (?:right|wrong|wise|better|crazy|stupid|silly|foolish|mad) (?:to|off|for) | would (?:it|you|i) be (?:better|wise|smart|wiser|foolish|stupid|smarter|crazy|best) | would you (?:advise|recommend) | had i better | good idea (?:to|if) | time (?:for me |for us )?to (?!come|time)\w+ /,
    ],
    ['should', /^ (?:is it |was it |so )?worth (?!it)| worth \w+ing /],
    ['should', / do i make (?:the|a) (?:first )?move /],
    ['what', / which /],
    ['whether', /^ any (?!advice|tips?|messages?|ideas?|guess|words?|thoughts?|guidance|news|insights?|signs?) ?\w+ /],
    ['whether', /(?:^| )(?:will|do|does|did|is|are|am|was|were|can|could|would|has|have|had|may|might) (?:not )?\S+ /],
    ['whether', / (?:if|whether|any chance|any hope|any luck|what are the chances|what are the odds|possible|likely) /],
  ] as [Form, RegExp][]
).map(([form, { source }]): [Form, RegExp] => [
  form,
  new RegExp(source.replaceAll('ACT', ACT).replaceAll('WISE', WISE).replaceAll('STATE', STATE)),
]);

const STATES =
  / (?:i|he|she|we|they|it|you|this|that|everything|things|there|who|someone|anyone|boyfriend|girlfriend|husband|wife|ex|boss|crush|son|daughter|mom|mum|dad|cat|dog|friend) (?:\w+ )?(?:will|would|can|could|going|is|are|was|am|does|do|has|have|had|may|might|come|comes|coming|love|loves|like|likes|miss|misses|want|wants|text|texts|texting|call|calls|calling|propose|proposes|proposing|cheat|cheats|cheating|leave|leaves|leaving|get|gets|getting|go|goes|marry|marries|pass|win|ever|lied|lie|lying|seeing|hate|hates|feel|feels|need|needs|mad|back|pregnant|pay|pays|trust|keep|keeps) /;
