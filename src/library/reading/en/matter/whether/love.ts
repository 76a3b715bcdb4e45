import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in matters of love. */
export const whether: MatterWords['whether'] = {
  feelings: {
    yes: [
      '{Who} {does} care for you, if the cards read it right. It shows less in what gets said than in what gets remembered.',
      'You matter to {whom}, by the look of this, and the warmth is meant; only the showing of it comes and goes.',
      'There is real feeling for you in {whom}, steadier than the signs you have been given to go by.',
    ],
    no: [
      'It is cooler on {whose} side than you hope, for the present at least, and small things may have told you so already.',
      '{Who} {does} not seem to feel what you feel. That says nothing of your worth and a good deal about where {whose} thoughts are.',
      'Some liking shows in {whom}, and what you are asking about does not; it would have to be grown, and that takes two.',
    ],
    unclear: [
      'It is undecided in {whom}: fond of you one day, elsewhere the next. An easy hour together would do more than a serious talk.',
      'There is warmth towards you, and something that holds it back. One plain sentence, from you or from {whom}, would settle more than another look.',
      'What {who} feel{s} is neither love nor indifference so far. It depends on how the two of you are when nobody is trying.',
    ],
  },
  contact: {
    yes: [
      '{Who} get{s} in touch, if the cards have it right, most likely in a short and practical line.',
      'A word from {whom} seems to be on its way, plainer than the waiting deserves; the second message will tell you more than the first.',
      'The silence ends, and it looks as though {who} will end it. A small pretext is enough, a date or a question or something left undone.',
    ],
    no: [
      'Little comes from {whom} for now: it has slid down the list over there, and nothing in the draw moves it up.',
      'It stays quiet on {whose} side, for reasons you need not guess at. If you want the answer soon, ask for it yourself.',
      'No call and no visit show up here. {Who} may mean to and still not do it, so make your plans without.',
    ],
    unclear: [
      '{Who} may write and may let it slide, and the difference is an occasion: a deadline, a birthday, a thing that needs an answer.',
      'Whether you hear from {whom} hangs on how easy the reply is. A question that takes one line gets further than one that takes courage.',
      'Word from {whom} is neither promised nor ruled out. The intention is there, and gives way to whatever is more pressing that day.',
    ],
  },
  reconcile: {
    yes: [
      'You and {who} do find a way back, as the cards see it, into something newer than what you had; the old reason for parting comes along and wants talking through.',
      'A second try with {whom} looks likelier than not. It starts slowly, and that is the best of its chances.',
      'The door seems open on {whose} side as well, so it can begin again; it will keep if each of you can name one habit that has changed.',
    ],
    no: [
      '{Who} and you do not get back together, as the cards lie. What parted you is still in place, and missing each other has not moved it.',
      'It does look over between you and {whom}. What was good in it stays good, and more of your heart is wanted where you live now.',
      'A return would have to be carried by you alone, and so it hardly comes off; {who} seem{s} to be facing the other way.',
    ],
    unclear: [
      'Getting back together is possible and no more than that. It waits for the talk about why you parted, which you and {who} have yet to have.',
      'Warmth is left between you and {whom}, and the old trouble is left too; whichever gets fed from here on will grow.',
      'The cards leave it open whether {who} come{s} back. Somebody has to move first without a guarantee, and neither of you seems ready.',
    ],
  },
  meet: {
    yes: [
      'You do meet somebody, by these cards, more through a place or a screen you already know than by a stroke of fate.',
      'Somebody comes into view, easier to talk to than to fall for at first glance; the second hour is the one to stay for.',
      'It looks as if you will not stay alone. There is room for another person in this draw, and you have begun to clear it.',
    ],
    no: [
      'Nobody new comes into view for now. There are rooms to air first, and somebody from before may still have a key.',
      'A meeting that leads anywhere is unlikely while your days are arranged as they are, and the arrangement is the part that can change.',
      'Company turns up and a love story does not, on this stretch of the road; something in you seems to be resting still.',
    ],
    unclear: [
      'You may meet someone and may walk straight past, since it depends on whether you stay for a second conversation.',
      'Somebody could come, and the cards tie it to a condition: one evening a week that is really free for it, online or out of doors.',
      'Half a promise is all there is. You want it and guard against it in about equal parts, and whichever tires first decides.',
    ],
  },
  confess: {
    yes: [
      '{Who} take{s} it well, the better for its being short; a warm answer may still need a day to find its own words.',
      'You get a good answer, the cards think, and quite possibly the one you want. With {whom} there is something there for it to land on.',
      'It comes out between you, whoever speaks first, and comes out kindly. {Who} may be nearer to saying something than you suppose.',
    ],
    no: [
      'The glad yes does not come at present. Kindness from {whom} does, and only you can say whether that would be enough.',
      '{Who} would probably step back if asked now; the liking may be real, and the hour is wrong for so much at once.',
      'It goes unsaid, or it is said into a busy moment and gets half an answer. A lighter invitation would fare better with {whom}.',
    ],
    unclear: [
      'How {who} would answer is undecided, so little having been shown on either side. An hour alone together, with nothing declared, would show the way the land lies.',
      'A yes and a friendly no are equally near. Said lightly it has a chance; said as if two whole lives hung on it, less of one.',
      '{Who} might say yes and might need to be asked twice. It turns on whether the answer can be given without an audience.',
    ],
  },
  bond: {
    yes: [
      'You and {who} do last, by this draw, at your own walking pace; the everyday part of it is the strong part, which bodes well.',
      'It holds between you and {whom}, even through the stretch that worries you, provided neither has to do all the steering.',
      'There is a future in this for you and {whom}. It will owe less to the plan than to the habits you share already.',
    ],
    no: [
      'You and {who} do not get far on the present terms. Something would have to be altered, and by both of you.',
      'It wears thin between you and {whom}, the cards find, because one is holding up what two should.',
      'The two of you are drifting, fond or not. A frank talk with {whom} might stop that, where more politeness would not.',
    ],
    unclear: [
      'You and {who} may come through it or come apart, and it hinges on a subject you have both learned to walk round.',
      'Enough is right with {whom} to go on and enough is wrong to stop. The next thing you decide together, however small, shows the direction.',
      'Where it goes is open. You and {who} seem to be answering different questions, and somebody should read theirs out.',
    ],
  },
  commit: {
    yes: [
      'The promise comes, as a ring or a key or a date in the diary, and by way of practical talk rather than violins.',
      '{Who} say{s} yes to it, in all likelihood, once the sober part is settled: where, when, and who pays for what.',
      'The shared life does come about and looks fit to be lived in; the first year wants more patience than the great day.',
    ],
    no: [
      '{Who} {does} not take that step yet. The affection may well be there, and readiness for something of that size is another matter.',
      'It does not happen for now: something practical lies in front of it, rooms or money or a relative’s opinion, and wants settling first.',
      'It falls short of what was hoped, because the wish for it is stronger than the ground it would stand on. The ground can be worked at.',
    ],
    unclear: [
      'The yes hangs on a talk about what each of you means by for good, and you and {who} have not had it.',
      'Half of it is promised already in the way you live, and half keeps being put off. It becomes a yes with a date, even a distant one.',
      '{Who} may agree and may ask for time. What decides is whether anything would be lost by waiting, and nobody has said so aloud.',
    ],
  },
  loyalty: {
    yes: [
      '{Who} {has} not told you everything, if the draw is any guide; what it is the cards cannot see, and they prove nothing against anyone.',
      'Your unease seems to pick up something real, a matter that {who} hold{s} back. A calm question would tell you more than asking here again.',
      'Something is being left unsaid, by the look of this. The cards cannot tell a worry kept quiet from a betrayal, so talk to {whom} with no verdict ready.',
    ],
    no: [
      'The cards show more good faith than hiding, and they can vouch for nobody. Whatever you have seen with your own eyes ranks above them.',
      'As far as the cards reach they find distance more than deceit. They overrule nothing you have seen; the distance is real, and you can ask {whom} about it.',
      'Nothing in the cards adds to what you already know of {whom}. If you have seen something, it stands; if it is only a feeling, the strain behind it deserves a conversation of its own.',
    ],
    unclear: [
      'The cards neither clear {whom} nor accuse. A straight question, put when you are both rested, is what would settle it.',
      'Whether {who} {is} straight with you stays in fog, which hides harmless things as well as the other kind. Asking openly clears it sooner than guessing.',
      'Good faith and something unsaid are both here, and nobody can weigh them from outside. Much lies in how {who} answer{s} when asked in plain words.',
    ],
  },
  leave: {
    yes: [
      'The parting from {whom} takes place or, if it lies behind you, is finished at last in you as well. Much of the leaving has been done in private already.',
      'It comes to an end with {whom}. It hurts in an honest way, and there is ground beyond it to stand on.',
      'Letting go is where this leads, with a last talk or without one, and it may come as a relief to more than you.',
    ],
    no: [
      'What joins you and {whom} is not done with, it seems. What is worn can still be mended, if both of you pick up a needle; what is over has a little longer to ache.',
      'The tie to {whom} holds, for all that has been said. A long tiredness can look very like an ending.',
      'No end to it yet: something between you and {whom} is still to be said or settled, and until then neither quite goes.',
    ],
    unclear: [
      'Holding on and letting go weigh the same here. What tips it is the next thing you say to {whom} or decide to leave unsaid.',
      'One foot is out of the door and the other is fastened to something good. Notice which of them you stand on when you are rested.',
      'It is undecided, in {whom} perhaps and in you certainly, and that is some of what hurts. One day on which nobody discusses it would help more than a further sign.',
    ],
  },
  seen: {
    yes: [
      'There seems to be more to it than you saw. What more, no card can prove; {who} can be asked outright.',
      'What you came across looks like one corner of something larger. Keep to the facts you have, and ask {whom} for the rest.',
      'The draw would not stop at what was found. It accuses nobody, and it thinks a full account from {whom} is due to you.',
    ],
    no: [
      'The cards add nothing to what you know already. What you saw stands, and it needs to be talked about with {whom}.',
      'Beyond what you found they show nothing further. That part is real, and you may ask {whom} for a plain answer.',
      'No larger story shows behind it here, and the part you saw remains as it was: something for {whom} to answer.',
    ],
    unclear: [
      'How far it goes stays open; the finding does not. Put it to {whom} as you saw it, and ask for a straight reply.',
      'Nobody can tell from here whether that was all. What you know is enough to open a conversation with {whom}.',
      'The cards cannot see past what you saw. {Who} can, so ask, at an hour when you could also bear the answer.',
    ],
  },
  over: {
    yes: [
      'It lifts. One ordinary afternoon you notice that you have not thought of it since breakfast.',
      'You do get over it, as the cards see it, with a scar that you will be able to talk about.',
      'The missing grows quieter from here, in steps so small that others will see them before you do.',
    ],
    no: [
      'It does not let you go just yet; something in it has not been mourned to the end, and cannot be hurried.',
      'For now it stays, a good deal of it, because the heart is still waiting for an answer that may not come.',
      'It does not go by force, nor on the date you set. What you feel is allowed to take up room a while longer.',
    ],
    unclear: [
      'You are half out of it. Which half wins depends on how often the old wound is looked up on a screen.',
      'It may fade and may flare at the next chance meeting; how many new things fill your week tips the balance.',
      'The letting go has begun and keeps stopping at one sentence. If you know the sentence, say it to somebody.',
    ],
  },
  baby: {
    yes: [
      'The draw leans towards it, softly and without a date. Let it be hope, and leave the rest to life.',
      'There is a leaning towards new life in these cards, as far as cards may speak of something that no one commands.',
      'More speaks for it than against, on this table; treat that as a kind word, since cards promise no child to anyone.',
    ],
    no: [
      'It does not show for the time in view, and this is no sentence about later. Be gentle with yourself meanwhile.',
      'The cards see waiting rather than arriving just now. About what is possible they know nothing, so let hope keep its own counsel.',
      'Little in this draw speaks of it soon. The wish keeps its worth, and so do you, whatever the months bring.',
    ],
    unclear: [
      'It is open, as open as it feels, and no card should close it. What can be settled is how you wait.',
      'Wish and doubt are equally present, and both have good reasons. Saying them aloud, to whoever shares the wish, would help most.',
      'The cards will not lean here. Something about time, room or readiness is unsettled, and that part can be talked over.',
    ],
  },
  confessPast: {
    yes: [
      '{Who} take{s} it well, later than you would like and more warmly than you feared.',
      'What you said is welcome; the answer is looking for its own words.',
    ],
    no: [
      'The glad yes does not seem to come. What you said honours you both, and it can be left standing.',
      'It meets with kindness and hardly with more; leave it some weeks before you read anything into a friendly word.',
    ],
    unclear: [
      '{Who} {has} not decided what to do with it. One light sentence about something else would show that the way is open.',
      'It is still being weighed. An ordinary afternoon brings out more of the answer than asking for it.',
    ],
  },
  grudge: {
    yes: [
      'The worst of the anger is over, by the look of it; what is left is tired more than bitter.',
      'It has softened more than {who} would say. A calm word about something practical would not be refused.',
    ],
    no: [
      'It still stings. That is the hurt and the pride in it, and it is not yet the time to ask for more.',
      '{Who} {is} not done with it. To be left in peace would help more than another explanation.',
    ],
    unclear: [
      'There is some resentment left and no wish to fight. How a short, practical talk goes would show more than a question about feelings.',
      'It comes and goes with the day. One wrong put right without being asked would count.',
    ],
  },
  taken: {
    yes: [
      'The cards lean to {whom} going, though not fast: it is being settled inside first, and said at home only afterwards.',
      '{Who} {has} come nearer to that decision than is said aloud. A date and an address would make it real; until then it is talk.',
    ],
    no: [
      'The cards do not show {whom} leaving. What is felt for you may be true, and the tie at home is still the stronger habit.',
      'It does not come to that, by the look of it. Things are arranged so that {who} need not choose, and the waiting is done by you.',
    ],
    unclear: [
      'It is undecided, and by more than love: a home is on one side of it and you are on the other. A plain question about when would tell you most.',
      'Wanting to go and going lie far apart here. Watch for one practical step, since words have cost {whom} nothing yet.',
    ],
  },
};
