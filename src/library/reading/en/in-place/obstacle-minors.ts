import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** How each Minor stands in the way. */
export const obstacleMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'You fall in love with each beginning, and each next one looks brighter.',
    'You want to want it, and the wood is damp.',
  ],
  wan02: [
    'The view from the wall is so good that you have not gone down to the harbour.',
    'The known world is narrow, and it is known.',
  ],
  wan03: [
    'Your eyes are on the horizon, so the near end is left undone.',
    'Replies do not come, and everything has been hung on them.',
  ],
  wan04: [
    'The first success is being celebrated as if it were the last step.',
    'You do not feel at home here, and it is hard to build on a visit.',
  ],
  wan05: [
    'Everybody wants to be heard and nobody has the floor.',
    'The quarrel is avoided so carefully that the matter is avoided with it.',
  ],
  wan06: [
    'You are playing to the gallery, and the gallery does not do the work.',
    'You wait to be noticed before you go on.',
  ],
  wan07: [
    'You defend every inch, including those nobody wants.',
    'You no longer know which of the many attacks are worth an answer.',
  ],
  wan08: [
    'It all comes at once, and speed leaves no time to read the small print.',
    'The messages are stuck or crossed, and everybody guesses.',
  ],
  wan09: [
    'You expect the next blow, and meet friends with the stick in your hand.',
    'You are too tired to tell a guest from an intruder.',
  ],
  wan10: [
    'You carry so much that you cannot see over it.',
    'The load could be shared, and nobody is told which end to take.',
  ],
  wanP: [
    'Enthusiasm runs ahead, and experience has been left at home.',
    'It is announced again and again, and begun on Monday.',
  ],
  wanN: ['The horse is off before the rider has asked where to.', 'Impatience breaks what it cannot get to move.'],
  wanQ: ['Somebody shines so warmly that nobody dares to say no.', 'Wounded pride keeps the books here.'],
  wanK: [
    'One person’s vision fills the room and leaves no chair free.',
    'Somebody drives the others on, and listens to none of them.',
  ],
  cup01: [
    'The feeling is so full that nobody asks where it is supposed to go.',
    'What you feel does not get past your lips.',
  ],
  cup02: [
    'You will not move without the other, and the other is waiting for you.',
    'One gives, one keeps the score, and both feel cheated.',
  ],
  cup03: [
    'There is always company, and it is never quiet enough to decide.',
    'Too many people have an opinion on what concerns one or two.',
  ],
  cup04: [
    'Nothing on the table tempts you, so you do not look up when more is offered.',
    'You are not quite awake to it again, and half a yes gets half an answer.',
  ],
  cup05: [
    'You look at what was spilt, and what is left stands behind you.',
    'You have decided to be over it, and the grief was not asked.',
  ],
  cup06: ['It was so nice once that the present cannot win.', 'An old hurt answers for you before you can.'],
  cup07: [
    'There are too many wishes, and to pick one is to lose six.',
    'You see clearly now, and it is less than was dreamed; that sobers you.',
  ],
  cup08: [
    'Part of you has already left and does not say so.',
    'You can neither go nor stay, and so you stand with your coat on.',
  ],
  cup09: [
    'You are quite content, and contentment does not get out of its chair.',
    'You want more of what did not fill you the first time.',
  ],
  cup10: [
    'Nobody wants to disturb the peace, so the true word is not said.',
    'You compare what is with a picture of how it should be.',
  ],
  cupP: [
    'You are charmed by it, and charm does not ask questions.',
    'You sulk, and hope that somebody will guess why.',
  ],
  cupN: ['You are in love with the idea, and the idea has no address.', 'Promises are made in the mood of an evening.'],
  cupQ: [
    'You feel for everybody so well that your own wish gets no hearing.',
    'You are awash with moods, and some of them are not even yours.',
  ],
  cupK: ['You keep so calm that nobody knows it matters to you.', 'Feelings are being used as levers, quietly.'],
  swo01: [
    'You are right, and being right closes the conversation.',
    'The heads are not clear, and much is said before it is thought.',
  ],
  swo02: [
    'You would have to look in order to choose, and you are not looking.',
    'So many opinions have come in that the scales will not come to rest.',
  ],
  swo03: [
    'The hurt is fresh, and everything touches it.',
    'You expect to be hurt in the old place, so nobody gets near.',
  ],
  swo04: [
    'You need rest so badly that nothing else will go forward.',
    'You cannot lie still and cannot get up, and so you do neither properly.',
  ],
  swo05: ['Somebody has to win, and that has become the whole matter.', 'An old defeat still sits at the table.'],
  swo06: [
    'You are between two shores, and neither of them counts on you.',
    'The boat is packed, and one rope has not been untied.',
  ],
  swo07: [
    'Something is being kept from somebody, and keeping it takes all the care.',
    'You would like to own up, and every day makes the sentence longer.',
  ],
  swo08: [
    'You are sure that you cannot, and you have not tried the knots.',
    'You are free to move and still ask for permission.',
  ],
  swo09: [
    'The worry works night shifts and leaves nothing for the day.',
    'You do not tell anyone how bad the nights are, so nobody helps.',
  ],
  swo10: ['You are still looking at what cannot be mended.', 'You are up again, and do not trust your legs.'],
  swoP: [
    'You keep asking and checking, and never come to the doing.',
    'Suspicion reads every message twice and finds what it looks for.',
  ],
  swoN: [
    'The argument is won at a gallop, and the people are left behind.',
    'Words are flung about here, and one of them will hit.',
  ],
  swoQ: [
    'Judgment comes so quickly that nobody brings anything unfinished.',
    'Bitterness has the last word before anyone has had the first.',
  ],
  swoK: [
    'It is all argued out, and nobody has asked how it feels.',
    'One side both pleads and judges, so the other has stopped speaking.',
  ],
  pen01: [
    'The safe offer is in your hand, and the hand is now full.',
    'The groundwork was skipped, and everything stands a little crooked.',
  ],
  pen02: [
    'As long as you can juggle it, you need not decide.',
    'There is too much in the air, and no hand free to catch.',
  ],
  pen03: [
    'Everybody has to approve before anything may be built.',
    'The plan and the hands do not talk to each other.',
  ],
  pen04: [
    'You hold on so firmly that nothing can be put into the hand.',
    'You swing between clutching and letting it all run.',
  ],
  pen05: [
    'You feel left out, and so you do not try the door.',
    'You are through the worst and still count as if you were in it.',
  ],
  pen06: [
    'Whoever gives decides, and nobody says so.',
    'There is an unspoken debt between you, and it sits at every meeting.',
  ],
  pen07: [
    'You have put in so much that you can hardly judge whether it pays.',
    'You dig up the seed each week to see whether it grows.',
  ],
  pen08: ['You polish the part you can do, and the rest waits.', 'It is done by rote, and one can tell.'],
  pen09: [
    'You manage so well by yourself that there is no gate in the garden wall.',
    'The look of having it all is costly to keep up.',
  ],
  pen10: [
    'The family, or the firm, has always done otherwise, and it is large.',
    'Old arrangements about money speak louder than the people do.',
  ],
  penP: ['You go on preparing, since a learner need not deliver yet.', 'The book is bought and has not been opened.'],
  penN: [
    'It goes on at one pace, whatever the weather does.',
    'The furrow has become so deep that you cannot see over its edge.',
  ],
  penQ: [
    'Everyone is looked after so well that nobody has to grow up.',
    'You look after everything that could be left to others.',
  ],
  penK: ['There is a good deal to lose, so nothing is risked.', 'Whoever pays believes that he has also been heard.'],
};
