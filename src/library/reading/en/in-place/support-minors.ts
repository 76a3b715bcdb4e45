import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Minor offers the querent to lean on. */
export const supportMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'You want it, really want it, and few things are as useful. The early mornings and late ideas are on your side without having been asked.',
    'The wish keeps coming back though nobody encourages it, so it must be your own. Being slow to catch has spared you some borrowed enthusiasms.',
  ],
  wan02: [
    'You stand on something you built yourself and can look round from it without hurry. Whoever has gone further out before you would gladly describe it.',
    'The familiar place, however small it has grown, still feeds you. Somebody there knows you well enough to say when you are making excuses.',
  ],
  wan03: [
    'What you sent out earlier still works for you at the far end, where somebody has a friendly interest in it. Besides, you see further than most.',
    'The delay has found the weak plank before you trod on it. Those who stay interested through all this silence are the ones to count on.',
  ],
  wan04: [
    'There is a place where they are pleased when you come and the kettle goes on. What you have achieved up to now is safe under its roof.',
    'You know how home ought to feel, even with the wallpaper half up. One or two people give you that feeling in any room at all.',
  ],
  wan05: [
    'Competition wakes your wits, and people who argue with you are at least taking the matter seriously. Among the loud ones there is a fair opponent.',
    'Everyone is tired of the quarrel, which is a form of agreement. Your ear for what was left unsaid can be of real use from now on.',
  ],
  wan06: [
    'It went well and it is known. Such credit loosens tongues, opens a door or two, and brings over somebody glad to take your side.',
    'You can work without applause, and not everyone can. The one person whose judgement you mind about has seen more than they have mentioned.',
  ],
  wan07: [
    'Yours is the higher ground, and there is more breath in you than you think. So many objections suggest that something here is worth having.',
    'Giving some of it up is allowed; no one ordered this siege but you. What truly has to be held is small enough for one hand.',
  ],
  wan08: [
    'Momentum does half the work. People answer quickly, the road is clear, and what once took weeks can be arranged between two trains.',
    'For once the slow post is on your side, since it holds up a hasty word. And you still have a voice, which is harder to misread.',
  ],
  wan09: [
    'Nobody knows the weak places in this fence as you do. You have stood here before, tired as now, and were still standing when it was over.',
    'Most of the danger has gone home, so the quiet itself is the help. Somebody patient has been waiting down the path with empty hands.',
  ],
  wan10: [
    'Nobody doubts that you can be relied on. By now that reputation is strong enough to survive your asking the others to take an end.',
    'Your hands are coming free, which feels strange and good. The others are managing rather better than you feared; there is relief in that, and time.',
  ],
  wanP: [
    'Fresh eagerness helps, yours or that of someone younger who has not been told what is impossible. Questions asked from plain curiosity mostly get an answer.',
    'Shyness is protecting something still small and quite alive. Given one sympathetic listener and no audience, it burns perfectly well.',
  ],
  wanN: [
    'Courage is at the ready, and so is somebody who is game for anything. While others would still be weighing it up you are across the yard.',
    'Being held up has cooled things to where you can handle them. The fire itself is undiminished and will keep until you know the way.',
  ],
  wanQ: [
    'Warmth is your asset. People feel livelier after half an hour with you, and one confident friend of yours says so to anyone who asks.',
    'A dent in your confidence has made you easier to talk to. Someone remembers you on your best day and has never revised that opinion.',
  ],
  wanK: [
    'You can see where it should lead and make others see it as well. Somebody experienced and open-handed likes to back people who have a plan.',
    'The memory of one voice filling the room has taught you to do it better. The ones who fell silent would still come if asked.',
  ],
  cup01: [
    'With your heart open the rest is simpler. Affection is coming your way from one side at least, and you did nothing to earn it.',
    'There is feeling in plenty, only the lid is on. Nothing needs inventing; after a bit of rest it begins to run of its own accord.',
  ],
  cup02: [
    'You are not doing this alone: somebody meets you halfway and is as glad of it as you. Agreements made there tend to hold.',
    'Each side wishes it were better, and that is common ground. A good memory has survived, too, which none of this could spoil.',
  ],
  cup03: [
    'The help is your friends: a spare bed, a joke at the right moment, a cousin who knows the manager. All you need do is let them.',
    'With less company about you have found out whom you miss. One friendship has come through the gossip undamaged and outweighs the whole crowd.',
  ],
  cup04: [
    'Your indifference is a kind of safety, since nothing can tempt you into a bad bargain just now. And something decent is waiting at your elbow.',
    'Your appetite is back, and with it an eye for what was near all along. People took no offence at your absence; they kept the plate warm.',
  ],
  cup05: [
    'Mourning without pretence leaves the ground clear, and you are able to do it. Of what you had, two things were not lost; one is a person.',
    'A good stretch of the way back is already walked. Grief has shown you what matters, and a thing once understood like that stays understood.',
  ],
  cup06: [
    'Old kindness helps: someone who knew you early on, a place you could find in the dark, the habit of playing. All of it still works.',
    'The old room has become too small for you, and there lies the help. Whatever was good there came along and fits in a single drawer.',
  ],
  cup07: [
    'Your imagination is at work and finds doors that sensible people walk past. Among the many one is real, and you have already seen it.',
    'Disenchantment has done you a good turn: you can tell a thing from its halo. A down-to-earth friend stands by with the tape measure.',
  ],
  cup08: [
    'You can tell when something no longer feeds you, and you have legs. The certainty has been there for some time, quietly, with nothing bitter in it.',
    'Neither door is locked, which is more than many can say. Those you might leave and those you might go to would both still have you.',
  ],
  cup09: [
    'Contentment steadies the hand, and you have a fair amount of it. People are inclined to say yes to somebody in such good humour.',
    'That small hunger which remains is a good compass. With enough to live on in the meantime, you can follow it without any hurry.',
  ],
  cup10: [
    'You have people. By blood or by choice they take you as you are, and an evening among them restores the size of things.',
    'The household is imperfect and it holds; arguments take place in it that strangers would never dare. Whoever laughs first there is your ally.',
  ],
  cupP: [
    'You can still be surprised, and so you spot the chance that others think silly. A gentle, slightly dreamy person is well disposed to you.',
    'There is use in being easily hurt: you know to the ounce what kindness another person needs. One older friend, besides, could always coax you out.',
  ],
  cupN: [
    'There is charm in this, and sincerity. Somebody is ready to say the thing aloud, or the words are yours and your voice is steady enough.',
    'Having once been promised the moon, you look at what people do. You have become harder to flatter by it, and a good deal easier to please.',
  ],
  cupQ: [
    'You sense what people need, and they trust you with it. For you, too, there is a listener, the sort who never asks what you have decided.',
    'Hearing so well is why you have soaked up so much. Somewhere among the others’ feelings your own has kept a small dry place.',
  ],
  cupK: [
    'Under pressure you stay kind, and people steady themselves by that. Someone who has seen rougher water than this is in your corner.',
    'The lid has kept many a dinner civil and deserves its due. What simmers beneath is ordinary feeling, and someone you trust could be shown it.',
  ],
  swo01: [
    'You can see it clearly, and the words for it are short. Once they are said, half your opponents may prove to have been merely confused.',
    'Doubting your own argument, as you begin to, is to your credit. A careful friend with the facts to hand is worth a lot now.',
  ],
  swo02: [
    'You can hold still between two pulls, and it buys time. Since neither side has been offended yet, either of them will still talk to you.',
    'Sitting undecided has run its course, and that too is help. You have heard every argument twice and could probably write the answer down.',
  ],
  swo03: [
    'It hurts because it was real, and on real things one can build. Someone has seen you cry before and thought no less of you.',
    'This wound has closed once before, or nearly, so you know the way. The scar has made you careful with other people, and they notice.',
  ],
  swo04: [
    'Nothing is lost if you lie down; the matter keeps. There is a quiet room somewhere, and there are people who would take your calls.',
    'You are stronger than yesterday, or else the tiredness is your friend and tells you the truth about the pace. Either is something to go by.',
  ],
  swo05: [
    'You know now who plays fair and who does not, costly knowledge and lasting. The winner, incidentally, has fewer friends left than you.',
    'Hardly anyone is enjoying this quarrel. Shame is at work quietly on both sides, and a decent word from either would be taken.',
  ],
  swo06: [
    'There is a way out and somebody who knows the water. It helps as well that so little needs explaining on such a trip.',
    'Thanks to the delay you can finish here what would otherwise have followed you. You will also be missed, which is worth taking along.',
  ],
  swo07: [
    'Your wits are good, and so is your sense of when to say nothing. Decently used, the side door gets you in without a scene.',
    'You have a conscience and it keeps you up, which speaks for you. One person half suspects already, and may be more relieved than angry.',
  ],
  swo08: [
    'The limits are looser than they feel, and someone standing outside them can see where. Treading so carefully has served you as long as it had to.',
    'One thing, it emerged, was allowed after all, and the lesson carries over to others. The courage is small, new and entirely yours.',
  ],
  swo09: [
    'Whatever you dread, you have thought it through far more thoroughly than it is ever likely to happen. By day there is somebody who would answer that call.',
    'The worst of the nights lie behind you. Telling somebody helped, as you discovered, and that somebody still leaves the phone on.',
  ],
  swo10: [
    'Nothing can get much worse from this side, and there is a bleak sort of peace in that. Those who are sitting with you now are worth knowing.',
    'You have been to the bottom and found that it has a floor. From there even a modest step goes upwards, and your legs remember how.',
  ],
  swoP: [
    'You are awake and quick, and you see the detail that others read past. Information is going about; some talkative person would be delighted to be asked.',
    'Your mistrust has a good nose, even if it sometimes barks at the postman. And there is one source that has never yet misled you.',
  ],
  swoN: [
    'You do not dither, and right now that is rare. A blunt friend would give you the truth by return of post and help you act on it.',
    'Having seen what a word can do at the wrong speed, you count to ten these days. People forgive a hothead sooner than a schemer.',
  ],
  swoQ: [
    'You can tell what is true from what is pleasant, having paid for the difference. Somebody equally clear will not flatter you and does not frighten easily.',
    'Behind the sharp tongue is somebody who once trusted too readily, and that part of you is alive. A person you were hard on still respects you.',
  ],
  swoK: [
    'Reason is your helper here. The rules are known, the facts can be got, and some level-headed person will hear both sides before saying a word.',
    'From the wrong end of logic one learns what it leaves out. You have been there, so you can ask the question the experts forgot.',
  ],
  pen01: [
    'The offer is solid and can be touched, a place, a sum, somebody’s word. It is small enough for you to carry and sound enough to grow.',
    'The snag showed itself before you had signed anything. Your feet are dry, and there is time to look for better ground.',
  ],
  pen02: [
    'This is the sort of thing you are good at: three calls, two errands and still a joke to spare. Where others would break, you bend.',
    'Something must land, and luckily most of it would bounce. There are more hands about than you have been making use of.',
  ],
  pen03: [
    'Your craft is plain to the people who matter. Others with quite different skills are willing to set theirs beside yours.',
    'At bottom the disagreement concerns the work, and everyone wants that to be good. Your eye for a bad joint will be needed when they finally sit down.',
  ],
  pen04: [
    'Something has been put by, whether savings, a habit or a friendship kept in repair. You can afford to wait, and it strengthens your hand in any talk.',
    'The roof stayed on when you opened your fingers a little. What is leaving you was mostly weight, and there is air where it stood.',
  ],
  pen05: [
    'Being hard up has taught you who asks people in, and what you can do without. There is a lit doorway close by, meant for exactly this.',
    'The door has opened and those inside are making room. Nobody in there keeps a list, and you have learned what soup is worth.',
  ],
  pen06: [
    'Someone is both able and willing to help, on fair terms. Or it is you who can give, and that puts you on firm footing too.',
    'By now you are a good judge of gifts. You recognise the kind without a string at once, and a little of it is coming your way.',
  ],
  pen07: [
    'Much patient work is already in the ground, and it is alive. Time, which other people have to fight, is on your payroll.',
    'Your doubts are sound arithmetic, since you know to the hour what this costs. Hands that have dug one field can dig another.',
  ],
  pen08: [
    'Hours have been put in, so your hands know what to do even while your head is fretting. Dull, reliable diligence is the friend here.',
    'Your standards are such that even your second-best would please most people. The part of you that yawns is merely asking for a better task.',
  ],
  pen09: [
    'You can stand on your own feet and like the view from there. What you have built does not hang on anybody’s mood.',
    'There are spare chairs in the nice life you have arranged. Someone would gladly sit in one, without the least interest in the state of the cushions.',
  ],
  pen10: [
    'Behind you stands something older and larger, a family, a firm, a circle of long standing. From it you may borrow a name, a roof, a rule.',
    'The family stories are known to you, the true ones included, so not much can shock you. Someone in them went their own way and wishes you well.',
  ],
  penP: [
    'You like learning this, and you begin with the piece nearest to you. Teachers take to such people; one of them already has.',
    'The interest has survived your neglect, so it must be a sturdy plant. Small tasks are within easy reach, and someone would gladly do the first with you.',
  ],
  penN: [
    'You keep going in any weather, as everybody knows. With that kind of steadiness behind it even a modest plan arrives.',
    'The routine you complain of carries you through bad days free of charge. Every inch of this ground is known to you, including the slack in it.',
  ],
  penQ: [
    'The help is practical and close at hand: good sense, a full cupboard, somebody who asks whether you have eaten. To other people you are that somebody.',
    'You know what makes a place comfortable, and for once the knowledge can be spent on you. Someone has noticed how tired you are.',
  ],
  penK: [
    'There are reserves, and you have the patience to use them well. A person of substance, in means or in character, thinks you sound.',
    'You have seen what money can and cannot fetch, a good thing to know at any age. Your best supporters never cost a penny.',
  ],
};
