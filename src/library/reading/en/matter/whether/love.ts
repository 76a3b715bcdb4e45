import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in matters of love. */
export const whether: MatterWords['whether'] = {
  feelings: {
    yes: [
      '{Who} {does} feel something for you, or the cards misread it; it may be quieter than what you feel and no less real.',
      'You seem to have a place in {whose} heart, though it is furnished sparely and the heating is erratic.',
      'What {who} feel{s} goes towards you. The cards would be surprised to learn that you had imagined all of it.',
    ],
    no: [
      'The feeling you hope for does not show in {whom} at present. Liking, perhaps; anything further would have to be grown, and that takes two.',
      'Probably not in the way you mean it, which says nothing about your worth and something about where {whose} thoughts are.',
      'You seem to feel more than {who} {does}. That is hard to read, and easier than guessing at it for another year.',
    ],
    unclear: [
      'That cannot be told from here: {who} may not have decided what to feel, and cards do not decide it for anyone.',
      'There are signs both ways, enough of them to prove either. One plain sentence from {whom} would be worth more than another look.',
      'Whether it is love, habit or curiosity stays open, and {who} may be no nearer to knowing than you are.',
    ],
  },
  contact: {
    yes: [
      'A word from {whom} looks likely, perhaps a shorter and plainer one than you have composed in advance.',
      'The silence does not look final. {Who} should be in touch again, if the cards are right, and more casually than the waiting deserves.',
      'You can probably expect to hear from {whom}. What it means is likely to show in the second message rather than the first.',
    ],
    no: [
      'Nothing shows {whom} reaching for the phone. As things stand a message is unlikely, and you need not stay in for it.',
      'It stays quiet, by the look of things; the reasons lie with {whom} and are no verdict on you.',
      'Hardly, unless something changes. {Who} may have thoughts in plenty and still not turn them into a call.',
    ],
    unclear: [
      'A message from {whom} is as possible as none. The thought is there, and the thumb has not moved.',
      'With {whom} it hangs in the balance, and could turn on a small thing, a birthday or a flash of courage on an ordinary evening.',
      'The cards will not commit themselves on whether you hear from {whom}. An unanswered message is only unanswered; it has not said no.',
    ],
  },
  reconcile: {
    yes: [
      'A way back to {whom} does seem open, though it leads to a new arrangement between two changed people, since the old one is used up.',
      'You and {who} could well find each other again. The old reason for parting would want talking through before anyone moves a toothbrush.',
      'A second try with {whom} looks likelier than not. It would hardly resemble the first, and that is the best of its chances.',
    ],
    no: [
      'A return to {whom} is more than the cards can see. What was good between you stays true, and it stays behind you.',
      'Rather no: the thing that parted you from {whom} is still in place, and missing each other does not remove it.',
      'As the cards lie, {who} and you do not come back together; more of your heart is needed where you live now.',
    ],
    unclear: [
      'Whether you and {who} begin again is undecided, with real warmth on one scale and an unanswered reason on the other.',
      'It could go either way, and which way depends on a conversation that you and {who} have yet to have.',
      'Things with {whom} are neither shut nor open. Somebody would have to lean on the door, and neither of you may be ready to.',
    ],
  },
  meet: {
    yes: [
      'Somebody does come into view, in a setting you would call unremarkable, so go on turning up to things.',
      'The cards say yes to a meeting. They are less interested in how it looks than in whether you are at home for it.',
      'It looks as if you will not stay by yourself, and as if you will be busy with something else when that changes.',
    ],
    no: [
      'A new love does not show as things lie. Your own life does, with some repairs that would be pleasant to have done.',
      'A newcomer looks unlikely: there are rooms to air first, and somebody from before still has a key.',
      'Meeting anyone seems unlikely while your days are arranged as they are; the arrangement is the part that can change.',
    ],
    unclear: [
      'There may be someone, and you may walk past each other. The cards leave it at that, and partly to you.',
      'Half a promise is all there is to report. The heart is willing, and the calendar leaves it little room.',
      'The matter of somebody new stays open, because you seem to want it and to guard against it in about equal parts.',
    ],
  },
  confess: {
    yes: [
      '{Who} would probably take your words well, the better if they are few. A warm answer may still need a day to find its own.',
      'It looks favourable: {who} would hardly laugh at what you feel, and there is something there for it to land on.',
      'In {whom} the cards expect an open ear, and quite possibly an open heart. Said as it is, and without an apology, it has good chances.',
    ],
    no: [
      'A glad yes from {whom} does not look likely as things stand. Kindness does, and only you can decide whether that would be enough.',
      'The moment seems wrong for it, or {who} may be taken up with something else; the words would fall beside you both.',
      'Rather not: {who} may like you well and still step back from being asked so much at once.',
    ],
    unclear: [
      'How {who} would take it is not settled, because very little has been shown so far on either side.',
      'There is a fair chance in telling {whom} and a fair risk, of about the same size. Only you know what keeping quiet costs.',
      'What {who} would answer is unwritten as yet. It seems to depend on the tone in which it is told.',
    ],
  },
  bond: {
    yes: [
      'What you have with {whom} does go somewhere, at its own walking pace, and there is enough in it to live on.',
      'It seems to hold between you and {whom}. The everyday part is the strong part, which bodes well.',
      'There is a future in this for you and {whom}, provided that neither has to do all the steering.',
    ],
    no: [
      'As you and {who} run it at present it does not lead far; something would have to be altered, and by both of you.',
      'The cards do not see this lasting with {whom} on the terms you have, which leaves open whether the terms could change.',
      'There is more wish than footing here. The path that you and {who} are on seems to thin out.',
    ],
    unclear: [
      'Where it goes with {whom} is open. It may have been open for some time, and you have been living in the opening.',
      'Enough is right between you and {whom} to go on with, and enough is wrong to stop. No card tips it.',
      'It may become something or stay what it is. So far you and {who} seem to be answering different questions.',
    ],
  },
  commit: {
    yes: [
      'It does point to a promise between you and {whom}, one with witnesses or at least a second key.',
      'A lasting yes from {whom} looks likely, arrived at by way of practical talk rather than violins.',
      'The step into a shared life seems within reach, and {who} may well want it as much as you do.',
    ],
    no: [
      'That step is not near, going by the cards. {Who} may have cold feet, and love alone has not warmed them.',
      'A promise of that size does not show in {whom} yet; the affection might, and the two should not be mistaken for each other.',
      'Rather not as things are. Something practical wants settling before {who} could say yes to it and mean all of it.',
    ],
    unclear: [
      'Part of it is promised already in how you and {who} live, and part is being put off. The cards will not say which part wins.',
      'It hangs on a talk about what you and {who} each mean by for ever, and that talk is still outstanding.',
      'What comes from {whom} is a yes with a question mark, and the question mark does not belong to one person alone.',
    ],
  },
  loyalty: {
    yes: [
      'It does look as though {who} may be keeping something from you. What it is the cards cannot say, and they are no proof of anybody’s guilt.',
      'Your unease about {whom} is probably picking up something real, a person or another kind of secret. A calm question would tell you more than cards may.',
      'It leans towards yes: there is more going on than {who} {has} said. Please take that as a reason to talk, since it is no evidence against anyone.',
    ],
    no: [
      'Nothing about {whom} points to a third person. The distance you feel is real all the same, and may have a duller cause.',
      'The cards find no betrayal in {whom}. They do find worry, and worry deserves an answer of its own, face to face.',
      'It rather looks as if you are being told the truth, or as much of it as {who} could put into words.',
    ],
    unclear: [
      'The cards neither clear {whom} nor accuse anyone; trust is a thing they cannot settle from outside.',
      'There is fog about {whom} where you wanted a fact. Fog hides innocent things as well as the other kind.',
      'Whether {who} {has} anything to hide cannot decently be read from a draw. That you need a straight conversation can.',
    ],
  },
  leave: {
    yes: [
      'It points towards parting from {whom}, slowly and without a villain; much of the leaving seems to have been done in private already.',
      'The cards lean to an end between you and {whom}. It would hurt in an honest way, and there is ground beyond it to stand on.',
      'Letting go of {whom} is where this tends, whoever says the word first, and the word may come as a relief to more than one.',
    ],
    no: [
      'This does not look like the end of you and {whom}. What is worn here can still be mended by two people who both pick up a needle.',
      'Parting from {whom} is not where it points. A long tiredness can look very like an ending, and seems to be doing so.',
      'The tie to {whom} seems to hold, and holding on is no foolishness. The terms of it want a fresh look.',
    ],
    unclear: [
      'Neither leaving {whom} nor staying has the better of it, and a decision wrung out of that would not keep.',
      'You have partly left {whom} already and partly never will have, and the draw shows both without preferring one.',
      'With {whom} it is undecided, and the indecision has itself become some of what hurts.',
    ],
  },
};
