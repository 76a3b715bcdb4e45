import type { SkyWords } from '../../words.ts';

export const jupiter: SkyWords['inSign']['Jupiter'] = {
  aries:
    'Luck finds you when you go first. You believe in trying, in the leap before the permission slip, and you give others the push they were too polite to ask for. Doors do open for boldness. Too many at once, and you stand in a draughty hall with nothing begun properly.',
  taurus:
    'Your faith grows in gardens, kitchens and well-kept accounts. You trust what can be tasted and stored, share it with a full ladle, and generally find that there is enough. Comfort is a blessing and a cushion. Once a year give away something you like, to see that the store refills.',
  gemini:
    'Curiosity is how fortune reaches you. The chance remark, the cousin who knows someone, the course taken on a whim: out of such scraps your opportunities are made. You know a little of nearly everything. A bigger harvest waits in the one field where you keep asking after the fun part ends.',
  cancer:
    'Hospitality makes you rich. You believe in people gathered round a table, take in strays of every kind, and are helped in turn by family, chosen or given. Generosity flows from you where you feel at home. Protecting can turn into overfeeding; some of your young are ready to cook for themselves.',
  leo: "You do things on a large scale and with a full heart. Play, children, art and celebration bring out your best, and your belief in another person's talent can change their whole year. Grandeur is the temptation. The party was lovely; somebody still has to carry the chairs, and it looks good on you.",
  virgo:
    'Good fortune comes to you in small denominations. You grow by practising, mending and serving, and a craft mastered down to the last screw gives you more faith than any sermon. Detail can crowd out the view. Look up from the bench now and then, and ask what all this excellence is for.',
  libra:
    'Other people are your great opportunity. Through partners, allies and fair dealing you get further than you ever would alone, and you have a talent for bringing the right two together. Agreement pleases you almost too much. Growth sometimes enters through the person who politely refuses to see it your way.',
  scorpio:
    'Where others see an ending, you sense a resource. You believe in going to the bottom of things, and crises, shared trust and hard truths have probably given you more than easy years did. Your appetite for intensity is large. Happiness of the shallow, sunny sort is allowed as well, and needs no proof.',
  sagittarius:
    'Distances call you, on the map and in the mind. You learn, teach, travel and hope without much effort, and people leave your company thinking that more is possible. Overstatement is the house wine. Read the timetable along with the philosophy, and your optimism will get where it was going.',
  capricorn:
    'You trust what has been earned. Patience, good elders and a long plan bring you more than strokes of luck, and the recognition that comes tends to stay. You may ration hope as if it were expensive. Try a wish that is slightly unreasonable; your common sense will see to the rest.',
  aquarius:
    'Networks feed you. You believe in people organising themselves, in science and fairness, in the friend of a friend who happens to know, and your openness brings unlikely allies. Ideals for everyone come easily. The neighbour with the loud radio is part of everyone, and may be your best exercise.',
  pisces:
    'Something carries you, and you feel it, whatever you call it. Compassion, imagination and quiet give you more than ambition does, and help tends to turn up at the last minute. You give it away just as freely. Faith works best with a calendar beside it and a promise you can keep.',
};

export const saturn: SkyWords['inSign']['Saturn'] = {
  aries:
    'Starting may feel to you like stepping onto ice. You hold back, rehearse, apologise for wanting something, or else charge ahead with gritted teeth. Courage is what you build over the years, one small unasked-for act at a time. In the end you own the kind that does not need to shout.',
  taurus:
    'Security is the homework you were given. Perhaps there was once too little, or it was counted too carefully, and you still check the lock twice. Slowly you learn what enough looks like, and few people manage means as soundly as you. Pleasure is not a leak in the budget.',
  gemini:
    'Somewhere you were told to think before speaking, and you have hardly stopped since. You weigh words, doubt whether you are clever enough, and study more thoroughly than those who chatter. Speech becomes your craft. What you finally write or teach is precise, and people keep it.',
  cancer:
    'Tenderness was perhaps rationed in your early years, or you had to be the strong one at home. You keep your soft side under a good coat. Building a place where you truly belong takes you time, and it stands firmly, especially once you let others look after you there.',
  leo: 'To be seen is a serious matter for you. Applause makes you suspicious, and you may have been asked to tone yourself down while others sang. Confidence comes with mastery: the part learned, the hand steady. Then you shine without pushing, and are generous to beginners with shaking knees.',
  virgo:
    'Order is your duty and sometimes your taskmaster. You fear the mistake that nobody else would notice, and you carry more of the work than is in your contract. Few are as reliable. The skill still to be learned is the finished thing with a small flaw, handed over with a smile.',
  libra:
    'Commitment, to you, is a document you read to the end. You take fairness seriously, enter partnerships late or with care, and keep your side of them to the letter. Fear of being unwanted may hide behind correctness. A just person may also ask for something simply because they would like it.',
  scorpio:
    'Trust comes with a long probation. You have known, early perhaps, what it is to lose control of something dear, and since then you hold your feelings, secrets and debts tightly. Strength grows from looking at what frightens you. Shared with one steady person, the weight is a good deal less than half.',
  sagittarius:
    'Belief does not come cheap to you. You want your convictions tested, mistrust easy preachers, and perhaps studied or travelled later than you wished. What you arrive at carries weight, because you walked there. Leave a window open for the question you cannot answer; it is where the view is.',
  capricorn:
    'Responsibility knows your address. You learned early to stand straight, keep the rules and expect little help, and you can build things that outlive the season. People may take you for stern. Authority suits you best when you remember what it was like at the bottom of the stairs.',
  aquarius:
    'You carry a quiet question about belonging. Groups attract you and you watch them from the edge, careful to be fair, reluctant to be absorbed. Over time you become the one who gives an ideal a constitution and a budget. Friends are not only causes; some would like to hear about your day.',
  pisces:
    'Boundaries are your long lesson, since you feel much and were perhaps taught to mistrust it. Guilt for things you did not do sits on you like wet wool. Give your compassion fixed hours and your imagination a desk. What looked like weakness then turns out to be the source of your best work.',
};
