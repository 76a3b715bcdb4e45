import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Minor lets a matter of love come out. */
export const outcomeLoveMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'A spark catches, quick and bodily. Whether it has a new name or an old one, desire gets the first word and does not whisper.',
    'The wanting is there and will not catch fire. Tiredness or bad timing leaves love at almost, where it can still be warmed.',
  ],
  wan02: [
    'Love begins to look beyond its fence: another town, a larger life, someone from elsewhere. The wish is spoken long before any bag is packed.',
    'You stay at the stage of thinking about love, from a safe window. The step outside is possible all along, and lower than it looks.',
  ],
  wan03: [
    'What your heart sent out comes back answered: a message, a visit, interest from further off than expected. Distance is less of an obstacle than feared.',
    'The reply is slow, and love spends its evenings checking for it. In the silence you learn how much of the hoping was yours alone.',
  ],
  wan04: [
    'This ends at a laid table, with love made official or at least visible. Whoever comes alone is seated beside somebody rather nice.',
    'The celebration keeps being moved, and love stands about dressed up. Other people’s opinions delay it; the affection itself is sound enough.',
  ],
  wan05: [
    'Love gets noisy: rivals, sparring, several wishes in one room. There is real interest under the bickering, and somebody is bound to laugh first.',
    'The quarrel goes quiet before it is settled, and love, seated next to politeness, stays cool around one sentence that could still be said.',
  ],
  wan06: [
    'You are chosen, openly and with some pride. The advance is welcome, and walking in on somebody’s arm feels like a small parade.',
    'Affection comes without the applause you hoped for, since being admired and being loved part company here, and it is the second that rings you up.',
  ],
  wan07: [
    'Love holds its ground though others shake their heads, a rival, a relative, a voice from the past. You come out hoarse and still fond.',
    'Every remark has come to sound like an attack, so tenderness cannot find the gap. The guard drops out of sheer tiredness, and that helps.',
  ],
  wan08: [
    'It goes fast. Messages fly, a meeting is fixed. Love makes up in a few days for what it had put off for ages.',
    'A message goes astray, or gets the wrong voice put to it, and hearts sulk over nothing much. A telephone mends what typing has spoiled.',
  ],
  wan09: [
    'Love comes to you late and past several locked doors. You are wary, with reason, and have enough heart left to open the last one.',
    'So well defended has the heart become that even welcome guests are sent away. Being tired of that is how the defences come down.',
  ],
  wan10: [
    'You carry love nearly all the way by yourself and arrive out of breath. It gets there; its staying depends on other arms as well.',
    'The weight of loving for two comes off your shoulders, part of it picked up by somebody else, part of it never needed.',
  ],
  wanP: [
    'A playful beginning, full of sudden plans and silly names. It is young in manner whatever the ages. It makes you laugh on the stairs.',
    'Somebody runs hot on Friday and cold by Sunday. Little comes of it while even they cannot say whether interest failed, or only courage.',
  ],
  wanN: [
    'Passion arrives at speed and sweeps a good deal along. A glorious stretch is ahead; how such love keeps in bad weather shows later.',
    'It flares, slams a door and makes up in the hallway, again and again. At half the pace, this love might have some staying power.',
  ],
  wanQ: [
    'Your own warmth decides it. Hearts drift towards the place where you are at ease, and somebody means to stay for longer than the coffee.',
    'Jealousy or hurt pride has been doing the talking, and love, having backed off a step, returns to whoever likes themselves again.',
  ],
  wanK: [
    'Love ends up ardent and direct, with somebody taking the lead in full view. Beside a fire like that there is room for an equal.',
    'One will has taken up the whole sofa, and agreeing has become a habit. Affection recovers wherever a no gets a friendly hearing.',
  ],
  cup01: [
    'The heart fills again. Something tender begins or begins anew, and this time you can take it in as well as hand it out.',
    'So much is felt and so little gets across. Love stays behind the teeth or spills unasked, and first of all wants gentleness from you.',
  ],
  cup02: [
    'What is offered is answered. Two people find themselves level, and out of a modest promise grows something that both can lean on.',
    'Giving and taking limp: one heart talks, another counts, and all feel short-changed. It can be mended or loosened, though not by guessing.',
  ],
  cup03: [
    'Love comes in through friends, a party, a kitchen with too few chairs, merrier and a good deal less secret than you planned.',
    'Too many opinions stand too close to this, friends’ or relatives’. With fewer listeners in the room, love might sound like itself again.',
  ],
  cup04: [
    'It comes to a shrug, while somebody’s interest crosses the room unseen. The heart is more tired than closed, and tiredness lifts.',
    'You look up and notice who has been kind all along. Interest returns, dressed as curiosity, and love takes that for an invitation.',
  ],
  cup05: [
    'There is sorrow on this stretch, for a person or for a hope. A good part of your capacity to love was never spilt.',
    'The old grief packs its things, slowly. A certain name can be heard without your holding your breath. Affection has somewhere to sit.',
  ],
  cup06: [
    'Somebody from earlier steps back in, or a new face feels oddly like home. It is a sweet love that remembers your favourite things.',
    'The past keeps winning, since it no longer has to do the washing up. Without that rival, somebody in the present becomes visible.',
  ],
  cup07: [
    'Love remains a lovely fog of possibilities, of which one would hold if it were met by day, in ordinary shoes.',
    'The dream shrinks to a human being with opinions on parking. It is less than you imagined, and you can actually hold its hand.',
  ],
  cup08: [
    'You walk away from a love, or a hope of one, that was good and no longer fed you, into a quiet that suits you.',
    'Neither leaving nor arriving, love stands in the hall with its coat on. It tips one way when the doorway gets colder than either room.',
  ],
  cup09: [
    'What you wished for in love comes within reach, and tastes as it should. Even you can find hardly anything to improve in it.',
    'The wish is granted and the heart still growls. Perhaps comfort was wanted more than closeness; knowing that, it could ask for the other thing.',
  ],
  cup10: [
    'You arrive at the kind of happiness that has keys, neighbours and Sunday afternoons. Love gets a roof, and is at peace under it.',
    'Love and the photograph of love do not match. The photograph is tiring to keep up. What remains without it is plainer and fond.',
  ],
  cupP: [
    'A shy message, a confession, a small gift in too much ribbon. Love starts softly and surprises even those who had stopped looking.',
    'Hurt feelings hide in a corner, hoping to be found. Love goes on sulking there, yours or somebody’s, within earshot of one plain wish.',
  ],
  cupN: [
    'A declaration or an invitation seems to be on its way, sincerely meant by the heart that sends it. How deep the water goes shows later.',
    'Beautiful words come by the fast train and the deeds miss theirs. You learn it early enough to keep most of your heart.',
  ],
  cupQ: [
    'Love is tender here, and perceptive. You are read correctly without having to spell it all out. The feeling goes deep and is loyal.',
    'You end up soaked in another person’s moods and unsure which longing is your own. Told apart, both become easier to love.',
  ],
  cupK: [
    'Here is a grown-up affection that can bear hard subjects. Storms are talked through, and nobody has to drown to prove a feeling.',
    'Politeness keeps the lid on and love cools under it, though one unguarded evening would say more than all this good behaviour.',
  ],
  swo01: [
    'You get a clear word in love, welcome or not, without padding. Where it cuts, it cuts clean, and one knows where to stand.',
    'Somebody says it badly, or says half of it, and the half wounds. The truth about this love needs a second attempt, and gets one.',
  ],
  swo02: [
    'A truce holds because the tender subject is not touched, which costs nothing so far, and keeps love from going either way.',
    'What hearts took care not to look at steps into the light, and love decides ahead of plan. There is more relief in it than fear.',
  ],
  swo03: [
    'This leads through a hurt, a truth spoken or a hope given back. The pain is honest, and it clears ground for a kinder love.',
    'An old wound in love lets go. Where two can name what happened, closeness is possible; elsewhere, goodbye at last means goodbye.',
  ],
  swo04: [
    'Love takes a rest, without drama. No answer comes while hearts are as tired as this, and what was real will keep.',
    'The silence in love ends, with a return or with restless knocking. Someone needed quiet and was taken for cold, which can be explained.',
  ],
  swo05: [
    'Somebody wins the argument and goes to bed alone with it. Love has the worse of it so far; pride is not nailed down.',
    'The fighting is over. An apology is in the air, late and clumsy and meant, and the love it cannot save it leaves in peace.',
  ],
  swo06: [
    'You leave the rough water behind, with somebody aboard or on your own, and love becomes calm first and happy some way further on.',
    'The way to a calmer love is held up by old messages and one thing never handed back. Only the past is holding on.',
  ],
  swo07: [
    'Part of the story is kept back, so love goes on tiptoe. As a confession the secret weighs far less than as a discovery.',
    'What was kept back gets said at last. There is one bad evening. After it love has clean air, and you know better what to believe.',
  ],
  swo08: [
    'Love feels like a room without a door, chiefly because nobody has tried the handle. The real limits are fewer and looser than the fear.',
    'You get your voice back and use it, to come closer or to go. Either way, love is no longer something merely done to you.',
  ],
  swo09: [
    'The worry outgrows the matter, and long after midnight every silence means goodbye, though by day love looks kinder than those nights have painted it.',
    'The worst of the wondering passes. Somebody was afraid of something quite different, it appears, and affection sleeps better for having heard it.',
  ],
  swo10: [
    'One love story, or one way of waiting for love, has ended in this form. Nothing more is lost there, and so you can rise.',
    'You get up from a heartbreak, limb by limb. Among people who never heard the tale, one smile goes in deeper than expected.',
  ],
  swoP: [
    'Banter, questions, quick replies: love comes in through the head. Curiosity is getting its answers and finds that it likes most of them.',
    'Checking profiles and reading signs ends in knowing everything except the feeling, for which one straight question is left over, with a short answer.',
  ],
  swoN: [
    'Somebody comes straight out with it, and love changes in an afternoon. Bluntness makes a poor serenade, but it does away with guessing.',
    'Harsh words run ahead and the heart limps after. The damage is real and not final, for the same mouths can speak slowly.',
  ],
  swoQ: [
    'What you reach is an honest love with clear terms. It means fewer admirers and better ones, down to a single person of quality.',
    'Old pain gives its verdict quickly, and love is sent out of the room. Somebody patient waits outside, to whom that verdict does not apply.',
  ],
  swoK: [
    'It is settled between adults, in a fair talk with reasons, which gives love something to stand on when it feels like dancing.',
    'Being right has won, and the heart sits there with nothing to say. It joins in again where a feeling counts as an argument.',
  ],
  pen01: [
    'Love becomes something one can enter in a diary: a person who turns up, a seat kept for you, a start with both feet down.',
    'The chance was there, and time, money or distance let it down. Love itself is unhurt; the ground beneath wants firming.',
  ],
  pen02: [
    'Love gets fitted in between everything else, and manages. Short meetings, good humour, a kiss over the shopping: it dances more than it settles.',
    'So much is in the air that love lives on leftover hours, waiting, with diminishing patience, for something else to land first.',
  ],
  pen03: [
    'What comes of this is a love that gets built, task by task, by people who admire each other’s skill. It stands up to inspection.',
    'Two plans for love are being followed, each in a separate head. Neither is wrong, and on one table they might even fit.',
  ],
  pen04: [
    'Loyalty wins here, and so does caution. The heart keeps what it has, a person or its peace, somewhat tighter than it needs to.',
    'The grip loosens. Someone stops guarding every inch, a lover or you, and love gets the free hand it had been waiting for.',
  ],
  pen05: [
    'Love feels like other people’s weather for a while. Closeness runs short. There is warmth nearby, on the far side of some pride.',
    'After the cold you are let in to an affection that asks no rent. Being looked after takes a little getting used to.',
  ],
  pen06: [
    'Kindness goes both ways, though seldom on the same day, and love grows generous, whoever has more just then giving it.',
    'The presents have begun to carry invoices. Love goes lopsided that way, and rights itself where the giver is given to.',
  ],
  pen07: [
    'Love ripens, slowly enough to be doubted. What was put into it has taken root, and there is more of it than last year.',
    'Much was given, and the heart is doing its sums. If they come out thin, you are free to stop watering that one patch.',
  ],
  pen08: [
    'Love is found to consist of small repeated things: showing up, mending, asking again. Nothing in it dazzles, and it improves each time.',
    'Love has become a job, or somebody is being improved who wanted to be kissed. It revives on its first evening off.',
  ],
  pen09: [
    'You reach the point of needing nobody and enjoying somebody. That is when love tends to ring the bell, politely, and wipe its feet.',
    'Independence has grown into a hedge. Love admires it from the road, and would stop if it could make out the gate.',
  ],
  pen10: [
    'This leads to love with relatives in it: shared keys, customs, a name on the letterbox. It is meant for longer than a season.',
    'Family, property or background leans on this love and wants a say, and it stands where it keeps a threshold of its own.',
  ],
  penP: [
    'A slow, earnest courtship comes of this, told in favours more than in speeches, which looks like little at first and later is still there.',
    'Somebody means to and never quite gets round to it. So love remains a good intention, one fixed hour away from being kissed.',
  ],
  penN: [
    'Love comes on foot, and arrives. Its pace may try you. Its faithfulness will not: what was said for Thursday gets done on Thursday.',
    'Safe and half asleep, love keeps to its rut. Hardly anything is wrong with it that an unplanned evening could not put right.',
  ],
  penQ: [
    'Warm, bodily, practical love: somebody remembers how you take your tea. It can be depended on, and makes the nights comfortable for all concerned.',
    'Caring has crowded out courting. Love is well fed and unkissed. It perks up the moment the dishes are left alone.',
  ],
  penK: [
    'Love settles on firm ground, with someone steady and generous in it. Security is offered first; tenderness comes where it is wanted.',
    'What somebody owns or earns has got in front of the feeling. Behind it, smaller and unguarded, stands an affection that has no price.',
  ],
};
