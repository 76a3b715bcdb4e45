import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Minor says of the hope and the fear in the matter. */
export const wishMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'Once more to be on fire for something: that is the wish. With it comes the worry about the third week, when the heat is gone.',
    'Let it catch at last, you think, and are half relieved each day that it has not. A cold hearth at least asks nothing of you.',
  ],
  wan02: [
    'A larger life, and nobody asking when you will be home: so goes the hope. The fear is the same sentence in a lower voice.',
    'You hope that something will force your hand. Meanwhile the familiar view gets smaller, and what you dread is growing to fit it.',
  ],
  wan03: [
    'Part of you went off with what you sent out, and you count on its return. Every delay shows you the other sum, worked out to the penny.',
    'You would settle for any reply by now, or so you say. One there is that you could not bear, and silence at least is not that one.',
  ],
  wan04: [
    'You wish for a threshold to step over and for people to be pleased. If it comes to nothing, those same people will know.',
    'To belong there would be wonderful, and you doubt that you could stand it. You look for the flaw in the welcome before it finds yours.',
  ],
  wan05: [
    'Have it out and win, says one voice. What stops you is the thought that you might enjoy it, or that the others turn out to be better.',
    'Peace at last, without anyone having to go over it again, would suit you. You suspect, all the same, what will turn up behind the sofa.',
  ],
  wan06: [
    'To have it seen that you did this would please you more than you say. Applause has a nasty way of raising the bar, and of bringing witnesses.',
    'Recognition no longer matters to you, you say, with one ear open for it. The sore thought is that you did your best and this was it.',
  ],
  wan07: [
    'You hope to hold your own and be left in peace with it. If nobody came against you, though, you might have to ask why you stand there.',
    'To be done with explaining yourself would be bliss. You fear that once you stop, everyone will help themselves to what you were defending.',
  ],
  wan08: [
    'It should happen now, all at once. Yet you know how you are when everything moves and no evening is left to think in.',
    'You hope for the message that clears it up and keep the phone face down. No news can be borne; a cool first line is the fear.',
  ],
  wan09: [
    'One more push and then you may rest: that hope keeps you upright. The fear is an old acquaintance and says that it will all be asked again.',
    'Leaving the door unlocked for once is a daydream of yours. What you guard against has a face and a date, and trusting would mean forgetting both.',
  ],
  wan10: [
    'Arriving, you hope, will have made it worth the carrying. At times you picture setting it all down in the road, and the picture alarms you.',
    'Somebody ought to take it off you. Still, being needed has been your place at the table, and without the load you are unsure where to sit.',
  ],
  wanP: [
    'It would be fine to have news worth running upstairs with. You have told people too early before, so this time you try to want it quietly.',
    'You would like the idea to be taken seriously before you lose heart. To show it half-grown is a risk, since one yawn could finish it.',
  ],
  wanN: [
    'You long to be swept along, or to do the sweeping. The part you dread comes afterwards, with the dust settling and somebody asking whose plan it was.',
    'All you ask is to be off at last, and you distrust your own hurry. Once before, at such a pace, you ended up walking home.',
  ],
  wanQ: [
    'You hope to be wanted exactly as you are, loud laugh and all. So much of yourself on show leaves nowhere to hide from a lukewarm answer.',
    'Coming first with somebody is the wish, and it annoys you to have it. The fear goes about comparing, and always finds against you.',
  ],
  wanK: [
    'A free hand and the lead in this: there you have the dream. Privately you ask who would then tell you the truth, and whether you would listen.',
    'Having the last word appeals to you; being left alone with it does not. Giving way looks like losing, tired though you are of ruling.',
  ],
  cup01: [
    'You wish to be moved again, and answered. With so much feeling brought up to the brim, the smallest knock is enough to worry you.',
    'May somebody notice that you have run dry. And may they not, for you have so long been the one who asks how others are.',
  ],
  cup02: [
    'Let somebody come exactly as far as you do. The moment you fear is looking up to find yourself well past the middle.',
    'It might come right of itself without a scene. Nearly as bad as the scene, you feel, would be neither of you thinking it worth one.',
  ],
  cup03: [
    'To be one of them, in the laughing middle, is the wish. At its edge sits the suspicion that they laugh as well when you have gone home.',
    'You would like to be rid of the chatter and still be invited. Being talked about is a worry; not being mentioned at all would be another.',
  ],
  cup04: [
    'Something must appeal to you again some day, you trust. Behind the yawn is a fear that it was offered, and went cold while you looked elsewhere.',
    'You feel like wanting things again and are careful with the feeling. Indifference was safe, and you remember how long it took to get there.',
  ],
  cup05: [
    'A great deal you would give to have it back, knowing that it would not be the same. To look away from the loss feels like disloyalty.',
    'The sadness may really be over, you hope. A little of you will be sorry to see it leave, since it was company of a kind.',
  ],
  cup06: [
    'It should be as it was, down to the biscuits. You are afraid of going back and finding it small, or finding that you are.',
    'Being done with the past would please you, once it has said sorry. You fear a long wait in front of an empty house.',
  ],
  cup07: [
    'All of it, please, and choosing feels like robbery. In the dream nothing has a price; what you dread is turning over the tag on any single one.',
    'You hope to see at last which one is real. It may be the plainest, and you are practising not to look disappointed.',
  ],
  cup08: [
    'You wish you could walk away and be followed a little. The worry is that nobody would call after you, or that you would turn round.',
    'A good reason to stay would do, and so would one to go. Being found here in ten years, still undecided, is the picture you avoid.',
  ],
  cup09: [
    'You want your wish granted, simply that. Your superstition, which you would not confess to, is that wishes are rationed and this one is the last.',
    'This time let it be enough. The suspicion grows that you ordered the wrong thing, and that it would be awkward to send it back now.',
  ],
  cup10: [
    'You carry a picture of everyone at one peaceful table. You dread it too, on account of what must stay unsaid to keep it so.',
    'A real home appeals to you more than a nice impression of one. To get there somebody must spoil the photograph, and you fear it is your turn.',
  ],
  cupP: [
    'A tender word from an unexpected side would make your week, and you rehearse looking casual. To seem sentimental would be bad; to seem unmoved, worse.',
    'Somebody, please, should guess. It would be such a comfort, and you are alarmed at the idea that they guessed long ago and said nothing.',
  ],
  cupN: [
    'Being courted, by a person or by a piece of luck, would be lovely. It is the beautiful opening you mistrust, having met some without a second page.',
    'The fine words were meant, you tell yourself, and listen for more. Some day the deeds will have to be looked at, and you put it off.',
  ],
  cupQ: [
    'To be understood without explaining would be a great rest. It is alarming too, since somebody who sees so much would see what you keep under the cushion.',
    'One hour in which nobody’s feelings are yours to mind: you ask no more. You only fear that, with the others gone quiet, you would feel nothing.',
  ],
  cupK: [
    'You mean to stay calm whatever comes, and hope it is appreciated. What could undo you is somebody asking, kindly and without hurry, how you really are.',
    'Nobody should notice how much this moves you; somebody, please, should notice. You keep the tap shut because you have no idea how much is behind it.',
  ],
  swo01: [
    'You want a clear word, a yes or a no. Against one of the two your arguments are ready, and there the fear lives.',
    'You hope to have misunderstood. One question would settle it, and you keep sharpening the question so as not to have to ask.',
  ],
  swo02: [
    'Keeping both, and the peace as well, is what you would like. You dread being asked outright, for your face would know the answer first.',
    'Having to look might be a relief, you hope. All the same you peep through your fingers at the one thing you half knew.',
  ],
  swo03: [
    'You hope it will not hurt, and in a way you are waiting for it to. Then at least it would be said, and you could cry properly.',
    'May the ache be gone, you think, and are careful not to test it. Once it is healed, it would be possible to be hurt again.',
  ],
  swo04: [
    'To lie down and have nobody need you sounds like heaven. The catch is getting up, and finding how well they arranged things, or how badly.',
    'You hope to be back in the middle of it soon. Whether your strength will do, and whether your place was kept, are worries for the small hours.',
  ],
  swo05: [
    'You would like to win this one, clearly and in front of people. Already you can see the chairs they would leave empty, which takes the shine off.',
    'It could still be made good, you hope, and without your going first. The apology is composed; the silence after it is what you are afraid of.',
  ],
  swo06: [
    'You wish you were already there, somewhere quiet and a long way off. The fear is of unpacking with care and finding that it came along.',
    'Get me out, you think, and hold me back by the sleeve. It frightens you that leaving might be easy, once the last letter is answered.',
  ],
  swo07: [
    'You hope to get through with it, whatever you have kept to yourself. Being found out would be unpleasant; never being known at all has its own chill.',
    'It would be a mercy if it came out, provided somebody else lifted the lid. The relief you can imagine well, the faces rather too well.',
  ],
  swo08: [
    'Being let out, by somebody with authority, is what you dream of. You dread hearing that no one was keeping you, and part of you has heard it.',
    'You trust your legs to carry you now that you may go. Freedom takes away the excuse, which is the part nobody mentions in their congratulations.',
  ],
  swo09: [
    'You hope it is only worry, as on other nights. The thing you dread has been imagined so thoroughly that reality could hardly keep up.',
    'To hear that it was never so bad would be a comfort, and a strange one. All those nights would then have to be accounted for.',
  ],
  swo10: [
    'Over, truly over, with no further instalments: that is the wish. You fear there may be yet another floor below, and so you do not lie down.',
    'The worst is past, you believe, and do not say so, for fear of being overheard. Standing up too quickly would feel like bragging.',
  ],
  swoP: [
    'Finding out is what you are after, so you keep looking things up. The answer might reach you by accident, before you have your face ready.',
    'The rumours are wrong, you hope, and collect them all the same. The one you failed to hear would be sure to be true.',
  ],
  swoN: [
    'Somebody should just say it, bang, and be done. In your rehearsals it tends to be you, and there is no way of taking it back.',
    'You want to have spoken your mind and dread having already spoken it. Of all those words you would take back most, and keep two.',
  ],
  swoQ: [
    'You hope to see it soberly and never be fooled again. Up there the air is clean, and you worry about becoming somebody no one dares surprise.',
    'Being proved wrong about people would delight you. Expecting little has served you well, though, and a kind word might ruin the whole arrangement.',
  ],
  swoK: [
    'A reasonable decision by a reasonable person is all you want. Supposing it went strictly by the reasons, yours might turn out to be mostly feelings.',
    'May someone at last overrule the voice that is always right, even if it is your own. You dread the muddle to follow, and are curious about it.',
  ],
  pen01: [
    'You want something you can touch: a contract, a key, a sign. The trouble with solid things is that they can be dropped, with a noise.',
    'You hope the offer still stands. You have not asked, because until you ask it has not been taken off the table.',
  ],
  pen02: [
    'To keep it all going and be thought graceful is the ambition. One small extra thing is what you dread, the phone ringing while both hands are full.',
    'Surely something will fall away by itself, you hope. Then you think it might be the wrong one, and catch at everything again.',
  ],
  pen03: [
    'Your work deserves a look from somebody who understands it, and you long for one. That opinion alone could hurt; other people’s praise has been easy to bear.',
    'They will come round to your plan, you hope. It would sting to learn that theirs was better, or that nobody had been following a plan at all.',
  ],
  pen04: [
    'To have it safe, where nobody can take it from you, is the wish. You avoid the thought of how years go by when one only keeps watch.',
    'To loosen your hold and be no poorer for it would be fine. Each time you try, you remember what it took to get here, and count again.',
  ],
  pen05: [
    'You hope to be asked in. By your pride’s account you never wanted to be, and an open door would spoil the account.',
    'The lean time may be over, and you long to believe it. Something in you goes on saving crumbs, for fear that comfort would make you careless.',
  ],
  pen06: [
    'Help would be welcome, if you could have it without feeling small. And if you are the giver, you wonder whether they would come without the gift.',
    'Being quits with someone would be a relief. To bring it up might show that they never thought anything was owing, so the account stays open.',
  ],
  pen07: [
    'You hope it has been worth it. Finding out can wait, since so far the patience looks like wisdom and might yet look like something else.',
    'A green tip above the ground, any sign at all, would please you. You fear having tended the wrong plot, and being too stubborn to leave it.',
  ],
  pen08: [
    'You want to become really good at this. In low moments you wonder whether practice does it, or the others simply had it from the start.',
    'You hope to do it perfectly, or else not to be caught doing it badly. The question you dread is a mild one: whom it was all for.',
  ],
  pen09: [
    'A life that is nobody’s business but yours is the wish. You can also picture it complete, and no one there to tell the funny story to.',
    'To seem fine, and have somebody see through it, is the hope. If they came near enough to help, they would also see the kitchen.',
  ],
  pen10: [
    'You want something that lasts, with people in it. At night you think of the words “for good” and hear both their meanings.',
    'To be free of what was handed down to you, and not disowned for it: wish and worry sit at the same family table.',
  ],
  penP: [
    'To learn it properly, and to be allowed mistakes, is your hope. Behind it hides a fear of being too late, or the tallest at the beginners’ table.',
    'You wish you wanted it enough to begin. As a plan it cannot go wrong, and that is just what you hold against yourself at midnight.',
  ],
  penN: [
    'You trust that steadiness will be rewarded, even if nobody claps. It would be bitter to be overtaken by somebody who happened to have a good day.',
    'A change would be welcome if it altered nothing before Friday. The rut worries you; so does how comfortable you have made it.',
  ],
  penQ: [
    'A warm house, a full larder and somebody glad of it: you hope for that. Underneath you wonder if it is you they love, or the dinners.',
    'Let somebody look after you for once, if you could imagine letting them. They would do it wrong, you think, and hope they try anyway.',
  ],
  penK: [
    'You hope to reach a place where nothing much can happen to you. It has one drawback, which you have begun to notice: nothing much can happen.',
    'You hope to keep what you have and be liked apart from it. Which of the two people come for, you would rather not put to the test.',
  ],
};
