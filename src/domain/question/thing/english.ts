/** Things that are asked about, by the word that ends their name. */
const HEADS =
  'rent|deposit|mortgage|loan|debt|refund|bonus|pension|salary|invoice|tax return|insurance|inheritance|will|savings|house|flat|apartment|room|garden|kitchen|bathroom|renovation|roof|shop|cafe|café|bakery|restaurant|pub|market stall|business|company|website|novel|book|manuscript|painting|exam|exams|test|driving test|interview|audition|presentation|thesis|dissertation|essay|course|class|classes|scholarship|certificate|licence|license|visa|passport|application|cv|portfolio|background check|contract|offer|job|post|role|shift|shifts|promotion|project|placement|internship|timetable|commute|car|van|bike|motorbike|laptop|phone|camera|piano|guitar|ring|engagement ring|wedding ring|watch|wallet|purse|bag|handbag|suitcase|keys|key|glasses|coat|dress|wedding dress|letter|message|messages|text|email|emails|gift|present|flowers|photo|photos|picture|wedding|honeymoon|divorce|funeral|party|birthday party|holiday|trip|journey|flight|move|festival|match|race|competition|audit|court case|lawsuit|complaint|deal|order|sale|viewing|planning permission|diet|gym|team|club|tattoo|dog|cat|puppy|kitten|horse|tortoise';
/** Words before it that are surely part of its name. */
const KINDS =
  'new|old|big|small|little|first|second|third|last|next|second-hand|used|red|blue|green|white|black|yellow|grey|gray|silver|part-time|full-time|remote|online|in-person|evening|night|day|early|late|morning|weekend|summer|winter|spring|autumn|christmas|dream|current|present|other|spare|shared|own|late|final|mock|driving|maths|english|french|spanish|german|chinese|nursing|teaching|sales|marketing|design|acting|piano|guitar|dance|yoga|pottery|city|country|family|holiday|council|ground-floor|two-bedroom|wedding|birthday|job|phone|company|work|bank|student|car|home|house|business|coffee|food|flower|book|charity';
/** What may follow a whole name. */
const AFTER =
  '(?=\\s*(?:[,.;:!?)…]|$)|\\s+(?:will|would|is|are|was|were|has|have|had|do|does|did|can|could|should|shall|may|might|must|be|been|go|goes|going|get|gets|getting|come|comes|coming|work|works|working|pay|pays|last|lasts|sell|sells|fall|falls|keep|keeps|help|helps|suit|suits|make|makes|turn|turns|bring|brings|take|takes|end|ends|hold|holds|stay|stays|become|break|fit|i|he|she|they|we|you|it|that|which|who|this|next|now|soon|again|yet|anyway|anymore|at|in|on|to|for|from|with|without|by|before|after|until|when|while|if|and|or|because|since|of|about|over|under|through|up|down|out|back|off|good|worth|right|enough|pass|passes|rise|rises|raise|start|starts|open|opens|close|closes|find|run|runs|survive|cost|costs|ruin|ruins|affect|lead|leads|happen|happens|succeed|improve|fail|count|mean|matter|move|feel|feels|look|looks|change|changes|need|needs|want|go|arrive|arrives|cause|really|ever|finally|still|even|today|tomorrow|yesterday|pls|please|lol)\\b)';
const OWNERS: Readonly<Record<string, string>> = { my: 'your', our: 'your', this: 'the', that: 'the', these: 'the' };

const THING = new RegExp(
  `\\b(my|our|the|this|that|these|his|her|their|a|an)\\s+(?:((?:[a-z]+’s)\\s+)?((?:(?:${KINDS})\\s+){0,3}))(${HEADS})${AFTER}`,
  'giu',
);
const BARE = new RegExp(
  `(?:^|\\s)((?:(?:night|early|late|day|online|evening|part-time|remote|driving|wedding|acting|piano|student)\\s+))(shifts?|course|courses|classes|lessons|job|work|test|dress|loan)${AFTER}`,
  'giu',
);
/** A place where one is, or to which one goes; nobody to whom something is said. */
const PLACE =
  /\b(?:in|near|from|(?:mov(?:e|ing)|relocat(?:e|ing)|go(?:ing)?|trip|travel(?:ling)?|fly(?:ing)?|flight|emigrat(?:e|ing)|transfer|back) to)\s+((?:New |San |Los |Saint |St |North |South |East |West |Isle of )?[A-Z][a-z]{3,}(?: (?:Bay|Beach|Hill|Street|Road|Park|Island|Valley))?)(?=\s*(?:[,.;:!?]|$)|\s+(?!or |and |vs )[a-z])/gu;
const NO_PLACE =
  /^(?:January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|Halloween|Tinder|Bumble|Hinge|Instagram|Facebook|Linkedin|Tiktok|Whatsapp|English|French|Spanish|German|Love|Life|Work|Mum|Dad|Mother|Father|Uni|University|School|College|Heaven)$/u;

/** The things that an English question names, each with its article or its owner turned to the reader. */
export function englishThing(text: string): string[] {
  const things = [...text.matchAll(THING)].map(([, owner = '', whose = '', kinds = '', head = '']) => {
    const turned = OWNERS[owner.toLowerCase()] ?? owner.toLowerCase();
    return [turned, whose, kinds, head]
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean)
      .join(' ');
  });
  if (things.length > 0) return things;
  const bare = [...text.matchAll(BARE)].map(([, kind = '', head = '']) => `the ${kind.trim()} ${head}`.toLowerCase());
  if (bare.length > 0) return bare;
  return [...text.matchAll(PLACE)].map(([, place = '']) => place).filter((place) => !NO_PLACE.test(place));
}
