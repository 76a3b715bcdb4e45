import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Minor lets a matter of study come out. */
export const outcomeStudyMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'Curiosity ignites and does half the studying by itself, and the exciting chapter pulls the dull ones along to the end.',
    'Motivation sputters whenever you sit down. Interest in the subject has not died; it wants a smaller door to come in by.',
  ],
  wan02: [
    'You look past the syllabus to a bigger course, another language, a school elsewhere. The marks you have make that a serious view.',
    'You study prospectuses more than books, and no application leaves the house. The first course that got a real month would probably do.',
  ],
  wan03: [
    'Results of work already handed in come back, and kindly. You find that you are ready for the level above.',
    'The result takes its time, or comes back mixed. Between the marker’s lines stand two exact hints, and the next attempt can live on them.',
  ],
  wan04: [
    'A stage is passed and there is cause to celebrate: a module, a degree, a study group that has grown into friends.',
    'The finish is near, and a proper place to work is not. Disturbances around your desk delay the pass more than they endanger it.',
  ],
  wan05: [
    'You compete with many, some of them better prepared, and are improved by it. The exam is a scramble in which a good place is possible.',
    'Comparing marks has let the air out of the subject. Outside the ranking, measured against your own last month, you are doing better.',
  ],
  wan06: [
    'You come back with a result to be proud of. Teachers take notice, a recommendation is gladly written, and the next application has wind.',
    'The mark falls short of the effort, or praise had made you careless. In the weakest question, done again, lie the missing points.',
  ],
  wan07: [
    'You defend your thesis, or your place in a hard class, against tough questions. Your ground is better than your nerves report.',
    'Doubt takes more marks off your paper than any difficulty. Under a friendly examiner you would hear yourself knowing a good deal.',
  ],
  wan08: [
    'It goes fast: material clicks, dates draw near, answers come while the pen is moving. A short, sharp run brings you through.',
    'Skimming shows. A date or a format gets confused, and two key pages went by at a gallop; they can be walked back to.',
  ],
  wan09: [
    'Tired, and nearly there. You know more than it feels like. What is half learned already will cover most of the distance to the exam.',
    'The night sessions give back less and less. The subject was perhaps never so hard; after sleep it lies there at half the size.',
  ],
  wan10: [
    'Too many courses fall due together, and you drag them all to the finish. You pass heavily, and know which one to shed next term.',
    'A subject taken for somebody else’s sake may be put down. What is left on the desk fits into a day, and fits you.',
  ],
  wanP: [
    'You learn by trying things and asking too many questions, which agrees with you, and a new field takes you in, workshop first.',
    'The topic changes each time it becomes hard, so nothing goes deep. Just past the boring bit, this one had something in store.',
  ],
  wanN: [
    'One daring project, due in public, spurs you through in a single burst. The result is bold, gaps and all, and examiners like bold.',
    'What was galloped through is missing on the day. At walking pace, with the answers covered, such holes fill sooner than you fear.',
  ],
  wanQ: [
    'You learn by teaching: in the group you lead, the stuff settles for good. Confidence walks into the exam room with you.',
    'Somebody brilliant in the next row has put you out of your stride. Led by curiosity again, your marks stop looking sideways.',
  ],
  wanK: [
    'You take on the ambitious subject and see it through. A project under your name earns respect, right down to its footnotes.',
    'Being the expert gets in the way of learning, when a class in which you knew least would take you further than another triumph.',
  ],
  cup01: [
    'Love of the subject comes back and brings memory along. You learn something by heart in the old sense, and keep it.',
    'Feelings break into the reading, or the material leaves you cold. The course has not lost you; it is waiting for a little room.',
  ],
  cup02: [
    'You get through as a pair: tutor and pupil, or two friends with half the material each. Once explained across the table, it holds.',
    'A study partner carries you or drags you, and the exam is bound to notice. Openly rearranged, you both come out of it better.',
  ],
  cup03: [
    'The study circle does it. Chapters are shared out and taught over food. The results are celebrated by more than one.',
    'The group meets often and learns little. Some weeks on your own would show how much you really know, which is more than it seemed.',
  ],
  cup04: [
    'You could pass this, and hardly care to. Boredom may mean you are beyond the course, with a harder and better one going unread.',
    'Concentration returns in short, good stretches. The subject you had given up on is still open to you, also in the official sense.',
  ],
  cup05: [
    'The result is a sad one, or a place went to somebody else. Credits, notes and contacts survive it, and they count towards another attempt.',
    'You are over the failure and fit for the retake. It begins from the parts that went well, for those have kept.',
  ],
  cup06: [
    'The book or teacher that made you love this shows the way again. Old foundations hold, and helping a beginner firms them up.',
    'A label from long ago, “no good at this”, still chooses your courses. Tried again under a kind teacher, it may come unstuck.',
  ],
  cup07: [
    'Ten courses shine, and none gets your evenings. In the end the subject is picked by whatever you still remember after a month.',
    'The field narrows to one subject, the fog goes, and knowing what you want to be examined in is already half a pass.',
  ],
  cup08: [
    'You leave a course that suited everybody’s idea of you. What you learned there comes along, and another subject begins to draw you.',
    'You attend in body, with your mind already struck off the register. It drifts like that; full presence or proper leave would each be kinder.',
  ],
  cup09: [
    'The place or grade you wished for moves within reach. The books may stay shut for an evening. You earned the pudding.',
    'The grade is reached and means little, or success has made you sleepy. Beyond the exam waits a question that truly interests you.',
  ],
  cup10: [
    'You finish with people behind you, the ones who cooked, listened or kept quiet. That certificate hangs, in a way, on everybody’s wall.',
    'Unrest around you gets between you and the page. From a desk in some other building, this result looks quite different.',
  ],
  cupP: [
    'You learn by pictures, by stories, by liking the teacher. An odd idea of yours earns the friendliest comment of the course.',
    'Daydreams sit in your chair during study hours, some of them a talent without a deadline, and with one it would produce pages.',
  ],
  cupN: [
    'Inspiration signs you up for something beautiful, arts, languages, people. You study with feeling and the paper has charm; a planner friend supplies the dates.',
    'The essay is splendid in your head and thin on the page. Written plainly it could still be handed in, better than feared.',
  ],
  cupQ: [
    'You absorb the subject through a good atmosphere and a teacher you trust. Exams in anything to do with people go especially well.',
    'Worries about others sit down at the desk before you do. Your head for the subject is unharmed, and works behind a closed door.',
  ],
  cupK: [
    'You keep calm in the exam room, and a humane teacher and an even timetable have their share in the mark.',
    '“Fine, thanks” is the answer while the pressure rises unseen. A tutor who knew the truth could help to move a date.',
  ],
  swo01: [
    'Your mind is at its sharpest, and the hard theory opens. One clear line at the head of the answer carries all the others.',
    'Overcomplicated notes have made fog of a simple matter. It clears at the definitions, which happen to be what the exam asks for.',
  ],
  swo02: [
    'Two subjects hold each other in check, and neither gets studied. It stays level until both have had a day to themselves.',
    'An honest comment or a deadline tips the balance between courses. You see which one suits you, and the other is let go calmly.',
  ],
  swo03: [
    'A mark, a rejection or a heartache gets in among the books and hurts. It slows the learning; the ability underneath is untouched.',
    'An unkind remark about your gifts, long believed, loses its power. You try the subject again, and it answers differently.',
  ],
  swo04: [
    'The learning settles during a break. More is kept with the books shut for a bit than by pushing, and the exam finds you rested.',
    'Long hours at the desk yield little, or the break has outlasted its use, and learning picks up again in short blocks.',
  ],
  swo05: [
    'Competition turns mean, and somebody’s shortcut outranks honest work. You may lose that place, though nothing of what you really know.',
    'After a bad spell with a class or a teacher, you begin elsewhere. The old ranking does not travel. Your knowledge does.',
  ],
  swo06: [
    'You go over to another school, another subject, perhaps another language, and learn in peace. First there are forms, then a desk where nobody interrupts.',
    'Papers and formal hurdles hold up the change of course. Meanwhile the old lessons go on counting, more of them than you thought.',
  ],
  swo07: [
    'Clever technique and old papers take you far here; copying leads only into trouble. What passes in the end is cunning with clean hands.',
    'Honest conditions reveal the gap between recognising and knowing. For an hour that is unpleasant; then it is wonderfully clear what to learn.',
  ],
  swo08: [
    'Fear of failing has tied up most of your study hours. The exam itself is kinder, and each easy problem solved undoes a knot.',
    'The block dissolves when something imperfect gets handed in. It comes back with a few remarks, all of them about the work.',
  ],
  swo09: [
    'Exam nerves make the nights worse than the paper will be. By day you know a fair amount, as a friendly mock test would show.',
    'Fear goes down as the format grows familiar. You sleep, you write. The questions look as if set by ordinary people.',
  ],
  swo10: [
    'This attempt, or this course, is lost. It ends one try; the rules for repeating are printed somewhere, and what you learned stays with you.',
    'You sit it again, transfer or start afresh, knowing where the traps are. The second run is slower at first and goes further.',
  ],
  swoP: [
    'Sharp questions, quick uptake, a taste for logic. Your curiosity is what the examiners remember, and the precise answer that came of it.',
    'Your knowledge is wide and ankle-deep, and the exam asks for depth. One chapter in your own handwriting outweighs all the open tabs.',
  ],
  swoN: [
    'You take the subject by storm in a short time. The pass is there for the taking, with some unread pages lying in the dust behind.',
    'You raced ahead of the basics, and they are calling you back to a slow stretch with a pencil, which regains the lead.',
  ],
  swoQ: [
    'Critical, independent study leads to work of a high standard, which a strict teacher respects, saying so in very few words.',
    'The text is good and is not handed in. It is mostly your own severity that withholds the mark; a kind reader would give it.',
  ],
  swoK: [
    'Rigour is rewarded: structure, argument, sources. You stand before experts and are taken seriously, and the title comes within reach.',
    'Correct and dry, the work has lost even its author. Some view you cannot stand would bring the interest back, and the marks behind it.',
  ],
  pen01: [
    'A place, a grant or the right materials come to you. What you learn here can be shown by hand, and is put to use.',
    'What you lack is time, money or a table to yourself; talent you do not lack. Obstacles of that sort are low once they are named.',
  ],
  pen02: [
    'Studying alongside everything else works, because you find its rhythm. Not every week is pretty, and still the credits add up.',
    'Subjects are swapped too often for any to settle before the exam. With a whole day for each, the heap becomes two tidy shelves.',
  ],
  pen03: [
    'Good work, corrected by somebody who knows the trade, becomes excellent. The project or practical exam is praised, your part by name.',
    'In the group project the hands are uneven, and the mark is shared. Before anything is submitted, the parts can be dealt again.',
  ],
  pen04: [
    'What worked before carries you once more to a safe result, while new methods stay in the corridor until the next exam.',
    'Methods that served at an earlier level have stopped serving. You let them go, take some help from a classmate, and find a better grip.',
  ],
  pen05: [
    'You study in the cold for a while, with too few books, funds or friends. Support exists for exactly this, and it has opening hours.',
    'A helping hand has been found, official or friendly, and you are catching up. The gaps close sooner than your embarrassment about them.',
  ],
  pen06: [
    'Some teacher or foundation is generous and gives you what was missing. You pass it on as a tutor, and so learn it twice.',
    'One person makes the notes and the rest live on them. Dealt with frankly, it sends everyone into the exam on their own feet.',
  ],
  pen07: [
    'Midway, progress looks like standing still. Against the work of half a year ago it has grown well, and a fair mark is ripening.',
    'Many hours bring a poor return, and the method is more to blame than the mind. Things turn when testing replaces rereading.',
  ],
  pen08: [
    'Steady practice decides the exam, and yours counts. After line upon line of finished exercises, one day the hand knows it first.',
    'The notes are beautiful. Little of them stays in the head. A paper handed in slightly rough would have passed already.',
  ],
  pen09: [
    'You study to a plan of your own at your own speed, get beyond the class, and earn the degree almost by enjoying it.',
    'Much of this studying is for the eyes of others. A single unimpressive topic, loved in private, could give the course back to you.',
  ],
  pen10: [
    'You join a tradition: an old school, good archives, a qualification that still counts in decades. Its doors have brass handles, and they open.',
    'Expectations press you into a particular course. The plan you have instead rests on good facts, and in time those are listened to.',
  ],
  penP: [
    'Careful, practical learning from page one. A modest portion a day. You turn out well prepared, rather to your own surprise.',
    'The book lies on the desk, and the day goes by beside it. What passes exams is small, dull and still available: page one.',
  ],
  penN: [
    'Same desk, same hour, and at the end a solid pass, since you outlast some cleverer people simply by being there.',
    'Plodding on without understanding wears out shoes and scores few points. Under a livelier teacher, the same diligence would shine.',
  ],
  penQ: [
    'Good conditions make the difference: light, meals, order, a subject of everyday use. You learn in comfort, and it sticks.',
    'Duties eat the study hours before you reach the table, where two protected sessions would be enough to keep the course alive.',
  ],
  penK: [
    'Applied knowledge, picked up from practitioners, leads to the qualification you were after and to a door that pays its way.',
    'You judge each subject by the salary behind it, and find none worth learning. Among people who do the work, interest may return by itself.',
  ],
};
