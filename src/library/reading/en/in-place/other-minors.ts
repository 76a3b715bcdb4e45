import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Minor says of the other person in the matter, as the querent can see them. */
export const otherMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'There is a spark in them where this is concerned, and they are itching to act on it. Staying power is another thing, and cannot be seen yet.',
    'They would like to be keen and cannot get warm. Tiredness may explain these false starts better than any opinion of you.',
  ],
  wan02: [
    'They look beyond the present arrangement and compare. You may well figure in the larger plan, of which they have so far shown you only the outline.',
    'They talk of what one could do and stay where they know the furniture. The wish for more is honest and has never been costed.',
  ],
  wan03: [
    'Having made their move, they wait with some assurance for what comes of it. Since their eyes are on the distance, you may feel unseen close by.',
    'An answer they counted on has not come, and it has put them off their stride. Plans they were once sure of get mentioned less.',
  ],
  wan04: [
    'They are at ease where you are and would like it to be known. “We” turns up in their sentences, about a house, a team or a weekend.',
    'They do not feel quite at home in this, and it shows at the edges: an early departure, an invitation left open.',
  ],
  wan05: [
    'They argue partly for the sport of it and expect you to hit back. Somewhere in the noise they are finding out how seriously you take them.',
    'They have stopped arguing, which is no proof that they agree. What was swallowed last time comes out as correctness and a very straight back.',
  ],
  wan06: [
    'Pleased with themselves, they would like you to be pleased too. Praise opens them up; to be overlooked is what they would be slow to forgive.',
    'They seem to feel that you missed what they did, or that somebody else got the credit. Hence the boasting, or the equally pointed modesty.',
  ],
  wan07: [
    'They are braced for objections, yours among them, and begin the defence before anyone has spoken. Most of that sharp tone was made for others.',
    'Having to justify themselves has worn them down, and they may give way on something they mean to keep. A sharp reply from them is mostly fatigue.',
  ],
  wan08: [
    'Quick off the mark, they answer what you have not finished asking. The interest is lively, and nobody has had time to look beneath it.',
    'Signals from them come in bursts that do not match, eager at noon and curt by night. They may be just as puzzled by your own silences.',
  ],
  wan09: [
    'Something like this has hurt them before, and they sit where they can see the exit. They have not used it, and for somebody so wary that counts.',
    'They guard themselves against something that has stopped happening, and you come up against the guard. It must be tiring within; it certainly is from your side.',
  ],
  wan10: [
    'They have taken on too much, and you get what is left of the day. It is likelier exhaustion than indifference, with some pride in not asking.',
    'They have begun to put things down: duties, grudges, other people’s errands. You may find them less obliging and, oddly, better company.',
  ],
  wanP: [
    'They come to this fresh, full of questions and half-made plans, and it does not look like a pose. The daily grind has yet to test it.',
    'They blow hot and then go quiet, perhaps because a first idea met with a cool reception. Stage fright is likelier here than calculation.',
  ],
  wanN: [
    'They are in a hurry and in earnest. You are told straight out, and they could be off again before you have put your answer together.',
    'Quarrels get started, plans too, and left before the end. Impatience is running the show, and the real annoyance may lie outside this altogether.',
  ],
  wanQ: [
    'They are sure of themselves and warm with it, and like you to meet their eye. A no from you would be forgiven sooner than a shrug.',
    'They need to know that they still count, and they test it: a cutting remark, a rival praised in passing. The confidence is thinner than it sounds.',
  ],
  wanK: [
    'They can picture where this should go and are used to being followed. With the brisk pace comes generosity, and room for you if you ask.',
    'They have decided how it is to be, and a different view strikes them as disloyal. So much volume can belong to somebody rather unsure.',
  ],
  cup01: [
    'Their heart seems open just now, and small attentions slip out that they hardly notice. There may be no name for it yet; the goodwill reaches you anyway.',
    'They probably feel more than they bring out, or have given so much elsewhere that little is left. Their politeness has something unsaid behind it.',
  ],
  cup02: [
    'They come halfway and look to see whether you will do the other half. The liking, as far as anybody can judge from outside, is about equal.',
    'They are keeping count of who asked last and who came to whom. You might be at it too, each waiting for the other to be generous.',
  ],
  cup03: [
    'They are at their best in company and like having you in it. Your own place with them shows only once the others have gone home.',
    'Other voices have their ear: a friend, a colleague, somebody with a story to tell. Part of what they think of you at present may be borrowed.',
  ],
  cup04: [
    'They look bored, and your efforts slide off. It could be the mood they are in, since hardly anything gets a yes from them these days.',
    'They are beginning to take notice again, a question here, a joke there. It would be wise not to count their absent weeks aloud.',
  ],
  cup05: [
    'A loss of theirs fills the foreground. Whether you had a part in it or merely stand near, what you bring to them is hardly being seen.',
    'They tell the sad story differently now, with fewer adjectives. Regret still crosses their face, and with it a first curiosity about what is left.',
  ],
  cup06: [
    'They treat you as one treats somebody known for years, and old days come up readily. Some of the fondness may be meant for another time or face.',
    'They seem to be dealing with somebody from before, an earlier you or a person you call up. Small hurts get answers that are years old.',
  ],
  cup07: [
    'They see several possibilities and describe each of them beautifully. You are among them, it would seem, though whether it is quite you that they picture is uncertain.',
    'They have come down to earth about this and about you. They sound plainer now and flatter less; what they do say looks more likely to be kept.',
  ],
  cup08: [
    'Part of them is already elsewhere, and they have grown gentle in the way of people about to go. It need not be you they are leaving.',
    'They speak of going and turn up as usual. By the look of it, this is too thin to stay for and too dear to leave.',
  ],
  cup09: [
    'They are content and rather pleased with how things stand. It makes them good company, and slow to change anything, including what you would like changed.',
    'They have what they said they wanted and are out of sorts. You may catch the blame for a hunger they cannot explain to themselves.',
  ],
  cup10: [
    'They want peace and somewhere to belong, and seem to reckon you among their own. How they speak of you to others would tell you most.',
    'They keep up a picture of harmony and feel its cracks early. Disappointment comes out over trifles, a late arrival or the wrong cake.',
  ],
  cupP: [
    'Something about you has touched them, and they are shy of showing it. Look for an odd little message, or a kindness for which there was no occasion.',
    'They are sulking, or close to it, and wish you would find out why by yourself. Ask point-blank and the answer will be “nothing”, in that tone.',
  ],
  cupN: [
    'They approach with feeling, and for that hour every word seems meant. Gestures come easily to them; the Wednesday after it will show you the rest.',
    'Lovely things are said, and then the date slips. They need not be insincere; the sound of it carries them away, with deeds limping behind.',
  ],
  cupQ: [
    'They sense how you are before you have said a word, and it matters to them. Their own needs they hide, so you may have to ask twice.',
    'They take everything to heart and guess at slights you never intended. The mood fills the room, and half of it may have been caught from somebody else.',
  ],
  cupK: [
    'Even where it must touch a nerve they stay composed and kind. There is depth under the good manners, and it shows when nobody is pressing.',
    'Their politeness keeps you at arm’s length. Under it something is on the boil, to judge by the irony and by a remark that slipped out sideways.',
  ],
  swo01: [
    'They have made something clear to themselves and would like to say it straight. It may be blunt, and at least it will be no riddle.',
    'They speak sharply, think afterwards, and then defend what they said. Do not be certain that they know their own reasons yet; they do not sound it.',
  ],
  swo02: [
    'Staying neutral is visibly hard work for them. Ask which way they lean and you get a pleasant change of subject, since looking closely would mean choosing.',
    'They can no longer keep the question at a distance, and you hear them waver aloud. Something they preferred not to see appears to have been seen.',
  ],
  swo03: [
    'They look hurt, and however they dress it up, the voice gives it away. It may be your doing or an older story, still sore.',
    'An old injury of theirs is on the mend, whatever the tone suggests. A gentle mention of it could be borne now.',
  ],
  swo04: [
    'They need quiet and are taking it, and that may be all their silence means. Nothing suggests that they have come to a decision while they rest.',
    'They cannot settle down to rest, or have rested until they dread getting up. In both cases you are kept waiting without its being meant.',
  ],
  swo05: [
    'They want to come out on top, and you are hearing somebody who is afraid to lose face. For the time being, being right outweighs being close.',
    'The wish to win has gone out of them, and some embarrassment has moved in. They might be looking for an apology that does not involve kneeling.',
  ],
  swo06: [
    'They are on their way out of a bad time and say little. Distance is how they mend; whether it includes you is hard to tell.',
    'They would like to be past this, and something unsettled holds them. You notice how the old story comes back the minute they relax.',
  ],
  swo07: [
    'You are being told part of it. The rest may be harmless, or spare somebody’s feelings, though each word is picked with visible care.',
    'They come near to saying something, circle it and remark on the weather. An easy moment might bring it out; being cornered would send it under again.',
  ],
  swo08: [
    'They act as if they had no choice here. You can see ways out that they cannot, and pointing at them has perhaps made it worse.',
    'They are getting their nerve back and trying out small freedoms, a no here, a wish there. It may startle anybody who was used to the former version.',
  ],
  swo09: [
    'They seem to worry about this more than they admit, and at the worst hours. The short temper by day may be nothing but bad nights.',
    'They have begun to tell somebody, even if it was not you, how afraid they were. The relief shows in the shoulders before the words.',
  ],
  swo10: [
    'They look finished, with this or merely by it, and have no fight left to show. What sounds cold may be the flat voice of somebody spent.',
    'The worst seems to be behind them, though they still tread as if the floor might go. Their caution is easily mistaken for dislike.',
  ],
  swoP: [
    'They watch you with interest and ask more than they tell. There is a pinch of suspicion in it: your words are being compared with other people’s.',
    'They have picked up something about you at second hand and half believe it. Hence the probing, where one straight question would have done.',
  ],
  swoN: [
    'They come straight at the matter with their opinion ready and want yours at once. Tact is not part of the offer; then again, you need not guess.',
    'They are spoiling for an argument that has lost its object. The words outrun the thought, and some will be regretted before you reply.',
  ],
  swoQ: [
    'They have seen through a few things in their time and are hard to flatter. If they like you, it may show in their telling you the truth.',
    'They have turned critical, and it stings because it is partly accurate. Some old grief appears to be marking the work, in red.',
  ],
  swoK: [
    'They judge this coolly and are likely to stand by the judgement. Feelings they no doubt have, filed where one does not come across them by chance.',
    'They must be right, and a good argument serves to keep a feeling out. Talking is difficult with somebody who has already begun to sum up.',
  ],
  pen01: [
    'They have something solid to offer and would sooner do it than say it: an hour set aside, a hand with the boxes. Expect no speeches.',
    'They are willing in principle and vague in particulars. Whenever it comes to dates, costs or who does what, the offer loses a little of its weight.',
  ],
  pen02: [
    'Their attention is divided between several things, of which you are one. The good humour is real: they turn up late and glad to be there.',
    'They have lost track of what they promised to whom, and you were dropped among other things. It looks careless, and may feel from within like panic.',
  ],
  pen03: [
    'They respect what you can do and would like to do something with you. Whatever affection there is will come by way of working side by side.',
    'They have another plan in mind than you have and think it the same. The little digs concern work left to them, as they see it.',
  ],
  pen04: [
    'They hold on tightly, to money, to habits, possibly to you. It comes of wanting to be safe; even a trifle, if you ask, makes the fingers whiten.',
    'They are letting go of something they used to guard, and overdoing it in places. Sudden generosity may be followed by alarm at their own openness.',
  ],
  pen05: [
    'They seem to feel left out in the cold, by you perhaps, or by luck. Pride forbids asking, so you get reproach, or nothing.',
    'Life is getting easier for them, and they have begun to accept help without a speech. There is still a flinch when anyone is kind.',
  ],
  pen06: [
    'They like to give, and like it to be noticed. At the moment they hold the stronger end, and seem on the whole to mean well with it.',
    'They give with the ledger open, or take without looking up. Something is owing between you, in their opinion, and you are to raise it.',
  ],
  pen07: [
    'After a good deal of effort they are standing back to see whether it pays. That you have had no answer suggests only that they are still looking.',
    'They wonder whether it was worth the trouble and have grown sparing with themselves. You hear arithmetic in a voice where there used to be patience.',
  ],
  pen08: [
    'They are working at it in the plainest sense and trying to do better than last time. The details will tell you before they do.',
    'They go through the motions, or keep improving what was good enough, which may include you. For the moment the heart has slipped out of it.',
  ],
  pen09: [
    'They do well on their own and enjoy it. You would be welcome, one feels, as a guest with manners; no gap is waiting to be filled.',
    'They give every sign of needing nobody and pay for the effect. Now and then you glimpse a person who would not mind being interrupted.',
  ],
  pen10: [
    'They think in years and in households, and ask themselves how you would fit. Family, firm or property has a voice in whatever they decide about you.',
    'They are caught between you and what their people expect, or what it would cost. Do not be surprised if you hear the relatives talking through them.',
  ],
  penP: [
    'They take you seriously in a quiet way and are learning what you like. Progress comes in small deeds; any fireworks you will have to bring yourself.',
    'They mean to, and there it rests. Some practical matter always gets in first, and you cannot tell unreadiness from a want of will.',
  ],
  penN: [
    'They turn up, do what they said and say little about it. Should you be waiting for a declaration, look through the calendar: it may be written there.',
    'They have settled into a groove and take you for part of it. Nothing is wrong that they could name; nothing has been asked for ages.',
  ],
  penQ: [
    'They look after you with their hands: a meal, a lift to the station, a form filled in. For them this may be the conversation.',
    'They see to everything and resent it a little. Thanks would probably do it, or an hour in which nobody needs them; they will not say so.',
  ],
  penK: [
    'They stand on firm ground and intend to stay there. Their kind of giving is practical and reliable; tenderness has to be asked for by name.',
    'They trust in being able to pay, arrange or own their way through this. The thing they fear to lose may be larger than the sum they mention.',
  ],
};
