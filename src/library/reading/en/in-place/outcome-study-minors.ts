import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Minor lets a matter of study come out. */
export const outcomeStudyMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'Curiosity ignites and does half the work by itself, and the exciting part pulls the dull ones along to the end.',
    'Interest sputters at the start of every lesson. It has not died; it wants a smaller door to come in by.',
  ],
  wan02: [
    'The eye goes past this to something bigger, another level, another place to learn. What has been achieved so far makes that a serious view.',
    'Every course on offer is compared, and none is begun. The first that got a real month would probably do.',
  ],
  wan03: [
    'The fruit of earlier work comes back, and it is kindly judged. The level above turns out to be within reach.',
    'The result takes its time, or comes back mixed. Two exact hints stand between its lines, and the next attempt can live on them.',
  ],
  wan04: [
    'A stage is passed and there is cause to celebrate, with those who practised along turned into friends on the way.',
    'The finish is near, and a quiet place to practise is not. Disturbances delay the success more than they endanger it.',
  ],
  wan05: [
    'Many compete, some of them better prepared, and one improves by it. It is a scramble in which a good place is possible.',
    'Comparing has let the air out of it. Outside the ranking, measured against last month, it goes better than it looks.',
  ],
  wan06: [
    'There is a result to be proud of. People who count take notice, and the next step has the wind behind it.',
    'It falls short of the effort, or early praise had made for carelessness. The missing points lie in the weakest part, done once more.',
  ],
  wan07: [
    'It has to be defended, against hard questions or stiff competition. The ground is better than the nerves report.',
    'Doubt does more harm than any difficulty. In front of a friendly examiner it would turn out that a good deal is there.',
  ],
  wan08: [
    'It goes fast: things click, dates draw near, answers come by themselves. A short, sharp run brings it through.',
    'Hurry shows. A date or a rule gets confused, and two key points went by at a gallop; they can be walked back to.',
  ],
  wan09: [
    'Tired, and nearly there. More has stuck than it feels like, and what is half learned covers most of the remaining distance.',
    'The late hours give back less and less. It was perhaps never so hard; after sleep it lies there at half the size.',
  ],
  wan10: [
    'Too much falls due at once, and all of it gets dragged to the finish. It is passed heavily, and one load is not taken up again.',
    'What was taken on for somebody else’s sake may be put down. The rest fits into a day, and fits the person who learns it.',
  ],
  wanP: [
    'It is learned by trying things and asking too many questions, which is the right way here, hands first and rules after.',
    'The interest changes each time it becomes hard, so nothing goes deep. Just past the boring bit, this one had something in store.',
  ],
  wanN: [
    'A daring attempt in front of others spurs it through in a single burst. The result is bold, gaps and all, and bold is liked.',
    'What was galloped through is missing on the day. At walking pace such holes fill sooner than one fears.',
  ],
  wanQ: [
    'It settles for good by being shown to others. With that kind of confidence in the room, the test goes well.',
    'Somebody brilliant nearby has put the learner out of stride. Led by curiosity again, the eyes stop going sideways.',
  ],
  wanK: [
    'The ambitious version is taken on and seen through. What comes of it earns respect, right down to the small details.',
    'Being the expert gets in the way of learning, when a class in which one knew least would lead further than another triumph.',
  ],
  cup01: [
    'Love of the thing comes back and brings memory along. It is learned by heart in the old sense, and kept.',
    'Feelings get in between, or the material leaves one cold. Nothing is lost yet; it waits for a little room.',
  ],
  cup02: [
    'Two get through as a pair, teacher and pupil or two friends with half the load each. Once explained across a table, it holds.',
    'One of two carries the other, and the result is bound to notice. Openly rearranged, both come out of it better.',
  ],
  cup03: [
    'The group does it. The work is shared out and practised over food, and there is more than one to celebrate at the end.',
    'The group meets often and learns little. Some weeks alone would show how much is really there, which is more than it seemed.',
  ],
  cup04: [
    'It could be passed, and hardly seems worth the bother. Boredom may mean that something harder and better is going unnoticed.',
    'Concentration returns in short, good stretches. What had been given up on is still open, also in the official sense.',
  ],
  cup05: [
    'The result is a sad one, or a place went to somebody else. A good part of the work survives it, and counts towards another attempt.',
    'The disappointment is over, and a second try can begin. It begins from what went well, for that has kept.',
  ],
  cup06: [
    'The teacher or the old pleasure that first woke this shows the way again. The foundations hold, and helping a beginner firms them up.',
    'A label from long ago, “no good at this”, still decides. Tried again with someone kind, it may come unstuck.',
  ],
  cup07: [
    'Ten possibilities shine, and none gets the evenings. In the end it is decided by whatever is still remembered after a month.',
    'The field narrows to one thing, the fog goes, and knowing exactly what is asked for is already half a pass.',
  ],
  cup08: [
    'Something is left that suited everybody else’s idea. What was learned there comes along, and another thing begins to draw.',
    'The body attends and the mind has struck itself off the list. Full presence or proper leave would each be kinder.',
  ],
  cup09: [
    'The wished-for result moves within reach. There may be an evening off for once, and a pudding that has been earned.',
    'The goal is reached and means little, or success has made for sleepiness. Beyond it waits a question of real interest.',
  ],
  cup10: [
    'It is finished with people in support, the ones who cooked, listened or kept quiet. The certificate belongs, in a way, to all of them.',
    'Unrest all around gets in between. From some other room, in some other building, the result looks quite different.',
  ],
  cupP: [
    'It is learned by pictures, by stories, by liking the teacher. An odd idea earns the friendliest comment of all.',
    'Daydreams take up the hours meant for practice. Some of them are a talent without a deadline, and with one they would bear fruit.',
  ],
  cupN: [
    'Enthusiasm signs up for something beautiful, music, languages, people. It is done with feeling and has charm; a practical friend supplies the dates.',
    'It is splendid in the head and thin in the doing. Tried plainly, it still comes out better than feared.',
  ],
  cupQ: [
    'It sinks in through a good atmosphere and a teacher who can be trusted. Anything to do with people goes especially well.',
    'Worries about others arrive before the lesson does. The ability is unharmed, and works as soon as a door is closed.',
  ],
  cupK: [
    'Calm on the day decides it, and a humane teacher and an even rhythm have their share in the result.',
    '“Fine, thanks” is the answer while the pressure rises unseen. Somebody who knew the truth could help to move a date.',
  ],
  swo01: [
    'The mind is at its sharpest, and the hard part opens. One clear idea at the start carries everything after it.',
    'Too many explanations have made fog of a simple matter. It clears at the basic rules, which happen to be what is asked for.',
  ],
  swo02: [
    'Two things hold each other in check, and neither gets practised. It stays level until each has had a day to itself.',
    'An honest comment or a deadline tips the balance. It is plain which one suits, and the other is let go calmly.',
  ],
  swo03: [
    'A bad result, a rejection or a heartache gets in between and hurts. It slows the learning; the ability underneath is untouched.',
    'An unkind remark about somebody’s gifts, long believed, loses its power. The next try answers differently.',
  ],
  swo04: [
    'It settles during a break. More is kept by stopping for a bit than by pushing, and the day itself finds a rested head.',
    'Long hours yield little, or the break has outlasted its use, and it picks up again in short blocks.',
  ],
  swo05: [
    'Competition turns mean, and somebody’s shortcut outranks honest work. That place may be lost, and nothing of what has really been learned.',
    'After a bad spell with a class or a teacher, it begins elsewhere. The old ranking does not travel. The ability does.',
  ],
  swo06: [
    'There is a change to another place, another teacher, perhaps another language, and it goes in peace there. First come forms, then quiet.',
    'Papers and formal hurdles hold up the change. Meanwhile what was learned goes on counting, more of it than one thought.',
  ],
  swo07: [
    'Clever technique goes far here; copying leads only into trouble. What gets through in the end is cunning with clean hands.',
    'Honest conditions reveal the gap between recognising and knowing. That is unpleasant for an hour, and then wonderfully clear.',
  ],
  swo08: [
    'Fear of failing has tied up most of the hours. The test itself is kinder, and each easy task solved undoes a knot.',
    'The block dissolves once something imperfect is shown to somebody. It comes back with a few remarks, none of them about the person.',
  ],
  swo09: [
    'Nerves make the nights worse than the test will be. By day a fair amount is there, as a friendly trial run would show.',
    'Fear goes down as the procedure grows familiar. The sleep is better, and the questions look as if set by ordinary people.',
  ],
  swo10: [
    'This attempt is lost. It ends one try; the rules for repeating are printed somewhere, and what has been learned stays.',
    'It is taken again or begun afresh, by someone who knows where the traps are. The second run is slower at first and goes further.',
  ],
  swoP: [
    'Sharp questions, quick uptake, a taste for getting it exactly right. It is the precise answer that people remember.',
    'The knowledge is wide and ankle-deep, and depth is asked for. One thing done thoroughly outweighs everything glanced at.',
  ],
  swoN: [
    'It is taken by storm in a short time. Success is there for the taking, with a few gaps lying in the dust behind.',
    'The basics were overtaken, and they are calling back. A slow stretch with them regains the lead.',
  ],
  swoQ: [
    'Critical, independent work leads to a high standard, which a strict judge respects, saying so in very few words.',
    'The work is good and stays in the drawer. It is mostly its author’s own severity that withholds the pass; a kind eye would give it.',
  ],
  swoK: [
    'Rigour is rewarded: clear structure, good reasons, rules that are known. Those who judge take it seriously, and the aim comes within reach.',
    'Correct and dry, it has lost even the person who does it. One lively argument would bring the interest back, and the points behind it.',
  ],
  pen01: [
    'A place, some funding or the right equipment turns up. What is learned can be shown by hand, and is put to use.',
    'What is lacking is time, money or a quiet corner; talent is not. Obstacles of that sort are low once they are named.',
  ],
  pen02: [
    'Learning alongside everything else works, because it finds its rhythm. Not every week is pretty, and still it adds up.',
    'Things are swapped too often for any to settle in time. With a whole day for each, the heap becomes two tidy shelves.',
  ],
  pen03: [
    'Good work, corrected by somebody who knows the trade, becomes excellent. It is the practical part that gets the praise.',
    'The work is shared and the hands are uneven, as is the result. While there is still time, the parts can be dealt again.',
  ],
  pen04: [
    'What worked before leads once more to a safe result, while new methods wait in the corridor until the next time.',
    'Methods that served at an earlier level have stopped serving. They are let go, with some help, and a better grip is found.',
  ],
  pen05: [
    'For a while it is done in the cold, with too little money, help or company. Support exists for exactly this, and it has opening hours.',
    'A helping hand has been found, official or friendly, and the gap closes sooner than the embarrassment about it.',
  ],
  pen06: [
    'A generous teacher or sponsor gives what was missing. It gets passed on to somebody else, and so is learned twice.',
    'One does the work and the rest live on it. Dealt with frankly, that sends everybody into the test on their own feet.',
  ],
  pen07: [
    'Midway, progress looks like standing still. Against half a year ago it has grown well, and a fair result is ripening.',
    'Many hours bring a poor return, and the method is more to blame than the mind. Things turn when trying replaces going over it again.',
  ],
  pen08: [
    'Steady practice decides it. After exercise upon exercise there comes a day on which the hand knows it first.',
    'The preparation is beautiful, and little of it stays. An attempt made slightly rough would have passed already.',
  ],
  pen09: [
    'It goes at a speed and to a plan of its own, gets beyond the class, and reaches the goal almost by enjoying itself.',
    'Much of it is done for the eyes of others. One unimpressive thing, loved in private, could bring the pleasure back.',
  ],
  pen10: [
    'It joins a tradition: good teachers, old knowledge, a qualification that will still count in decades. The doors are heavy, and they open.',
    'Expectations press towards one particular course. The other plan rests on good facts, and in time those are listened to.',
  ],
  penP: [
    'Careful, practical learning from the very beginning, in a modest daily portion. The result is good, rather to everybody’s surprise.',
    'The lesson lies ready, and the day goes by beside it. What succeeds is small, dull and still available: the first step.',
  ],
  penN: [
    'Same place, same hour, and at the end a solid result, since sheer turning up outlasts a good deal of cleverness.',
    'Plodding on without understanding wears out shoes and gains little. Under a livelier teacher, the same diligence would shine.',
  ],
  penQ: [
    'Good conditions make the difference: light, meals, order, something of everyday use. Learned in comfort, it sticks.',
    'Duties eat the hours before the learning gets any, where two protected sessions a week would keep it alive.',
  ],
  penK: [
    'Knowledge picked up from people who practise it leads to the qualification that was wanted, and to a door that pays its way.',
    'It is judged by what it will earn, and found not worth the trouble. Among people who do it, interest may return by itself.',
  ],
};
