import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of love. */
export const further: MatterWords['further'] = {
  feelings: {
    self: [
      'It makes you easy to be fond of, whatever {who} make{s} of it.',
      'You look at everything {who} {does} through that, and the kind things get lost first.',
    ],
    other: [
      'There is room for liking you in that, whether or not it gets said.',
      '{Who} may feel more than gets past that to you.',
    ],
    between: [
      'Small kindnesses between you and {whom} are less likely to go unnoticed.',
      'Even a compliment from {whom} can feel chilly across that.',
    ],
    hidden: [
      'That helps you to stay warm, whatever {who} let{s} you see.',
      'Some of what puzzles you about {whom} may be feeding on that.',
    ],
    around: [
      'A soft spot for {whom} need not be hidden there, nor cost you face.',
      'With all that going on, {who} may keep a kind look for later.',
    ],
    wish: 'It all seems to hang on whether {who} brighten{s} when you come in.',
    aim: 'What you want from {whom} at bottom is to be liked on your worse days too.',
    support: 'You can fall back on that on evenings when {who} {is} impossible to read.',
  },
  contact: {
    self: [
      'Writing first or waiting, you would be yourself either way.',
      'The phone gets picked up, looked at, and put down again.',
    ],
    other: [
      'A few lines to you would fit into that without much trouble.',
      'Messages may pile up while that goes on, and yours need not be the only one.',
    ],
    between: [
      'A pause between you and {whom} need not mean a break.',
      'Each of you may be looking at the same chat and waiting for a sign to begin.',
    ],
    hidden: [
      'You cannot read that off a screen, and it may count all the same.',
      'That may be at work in the gap between “seen” and an answer.',
    ],
    around: [
      'There is something else to look at than a quiet phone.',
      'Among so much else, a ringing phone may be just one more demand.',
    ],
    wish: 'Each time the screen lights up, hope and dread look at it together.',
    aim: 'Two lines would do; what you want from them is to know that the thread holds.',
    support: 'That should get you past a silent phone with your sense of humour intact.',
  },
  reconcile: {
    self: [
      'If you met {whom} again tomorrow, you would have that with you.',
      'You would carry that back in with you, together with your toothbrush.',
    ],
    other: [
      'It leaves {whom} room to think of you without bitterness.',
      '{Who} may think of you warmly and still cross the road.',
    ],
    between: [
      'The two halves of the old story need not contradict each other.',
      'It lies where the break was, and one of you would have to step over it first.',
    ],
    hidden: [
      'The parting may not have used that up.',
      'It may lie below any reason that either of you gave for the break.',
    ],
    around: [
      'That gives you some room to think of {whom} without having to defend it.',
      'There is not much quiet in that for a second beginning.',
    ],
    wish: 'You can picture the first evening with {whom} back, and how it might go wrong.',
    aim: 'Having {whom} back would mean, above all, being known again without explaining.',
    support: 'You can lean on that whether the memories turn into plans or stay memories.',
  },
  meet: {
    self: [
      'Across a table from somebody new you would sit more easily.',
      'On a first evening out, that would do half the talking for you.',
    ],
    other: [
      'Somebody like that need not be hard to sit next to on a train.',
      'You might talk to somebody like that all evening and learn only a first name.',
    ],
    between: [
      'The silence after “and what do you do?” need not be a long one.',
      'Two strangers would both have to lean a long way across that.',
    ],
    hidden: [
      'You bring that into a room before you have said a word.',
      'It may have a say in which faces you walk past.',
    ],
    around: [
      'There are worse places in which to be introduced to somebody.',
      'There is little room for a new face in all that.',
    ],
    wish: 'Any stranger with a nice voice gets a smile first and then a second look.',
    aim: 'There is no face to it yet; what you can picture is the quiet beside somebody.',
    support: 'At a party where you know nobody, you would have that to hold besides the glass.',
  },
  confess: {
    self: [
      'It gives you a steadier voice for saying what you feel.',
      'With that in your throat, “I like you” can come out as a remark on the weather.',
    ],
    other: [
      'An open word need not find {whom} on the defensive.',
      '{Who} might hear a confession through that as one more demand.',
    ],
    between: [
      'Not everything between you and {whom} would have to be put into words.',
      'You and {who} could talk round that for a long time, and rather well.',
    ],
    hidden: ['Your voice may have said some of it for you already.', 'That may be what sits behind the fear of a no.'],
    around: [
      'Whatever you hear, you would have somewhere to go with it.',
      'A tender sentence is soon overheard there, or drowned out.',
    ],
    wish: 'Hope and fear both wait for the same second, before {whose} face moves.',
    aim: 'Saying it is the means; being at ease with {whom} again is what you want.',
    support: 'You have that to lean on in the long moment between the words and the answer.',
  },
  bond: {
    self: [
      'Your hands are free when you come to {whom}.',
      'You talk to {whom} over the top of that, and it muffles your half.',
    ],
    other: [
      'It may leave {whom} a hand free for what the two of you have to carry.',
      'You feel it in the pauses with {whom}, more than in anything that gets said.',
    ],
    between: [
      'A week can weigh a little less on you and {whom} because of it.',
      'Neither of you made that alone, and each of you may be stepping round it.',
    ],
    hidden: [
      'It may be steadying you with {whom} more than you notice.',
      'Quarrels about lateness or tone of voice may draw their heat from there.',
    ],
    around: [
      'Two people with that around them need not be everything to each other.',
      'Some of that comes into the room with you when you and {who} are finally alone.',
    ],
    wish: 'You ask how you and {who} stand, and hope and worry answer together.',
    aim: 'You want to know, above all, whether {who} {is} really in it as you are.',
    support: 'On days when you and {who} pull different ways, that takes some of the strain.',
  },
  commit: {
    self: ['Saying “we” about next year comes more easily to you.', 'It would move in with you, ahead of the sofa.'],
    other: [
      'That leaves {whom} some room to talk about next year in the plural.',
      '{Who} might be willing and still read “for good” as small print.',
    ],
    between: [
      'A shared lease or a shared calendar is a smaller step from there.',
      'A shared address would not make that go away.',
    ],
    hidden: [
      'It may have been making room in you for a shared life for some time.',
      'Talk of fixed plans may keep its distance because of that.',
    ],
    around: [
      'It gives you firmer ground for telling people what you would like with {whom}.',
      'You and {who} would have to make your plans round that.',
    ],
    wish: 'You can see the two names on the doorbell, and imagine what could go wrong behind it.',
    aim: 'Under the question of plans and keys lies the wish to be chosen out loud.',
    support: 'You can build on that before the boxes are unpacked, and after.',
  },
  loyalty: {
    self: [
      'Before you judge a story, you can hear it to its end.',
      'Even a true answer would have a long way to go to reach you through that.',
    ],
    other: [
      'That could make it easier for {whom} to say things straight, pleasant or not.',
      'It makes {whom} hard to read; whether there is more behind it, the cards cannot see.',
    ],
    between: [
      'A doubt can be spoken of between you without becoming a charge.',
      'Questions to {whom} may come out as cross-examination, and answers as alibis.',
    ],
    hidden: [
      'There may be some trust in you still that doubt has not got at.',
      'Part of your unease may come from there; what part {who} {has} in it is another question.',
    ],
    around: [
      'The doubt need not be carried about as a secret.',
      'Anything you hear about {whom} comes to you by way of that, and may change as it comes.',
    ],
    wish: 'You would like to know, and you would like not to have to know.',
    aim: 'More than an account of one evening, you want to be able to stop checking.',
    support: 'That stays yours, whatever {whose} explanation turns out to be worth.',
  },
  leave: {
    self: [
      'Door and armchair can both be looked at without hurry.',
      'That comes along to every last talk you imagine, and raises its voice.',
    ],
    other: [
      'It leaves {whom} room to be decent about it, whichever way it goes.',
      'That may make it as hard for {whom} to let go as to hold on.',
    ],
    between: [
      'Voices could stay down between you and {whom}, whether the talk is of staying or going.',
      'Two people may count the exits over that, and still not get up.',
    ],
    hidden: [
      'It may hold you up whether you stay or go.',
      'It may have been loosening screws for a while without a word about leaving.',
    ],
    around: [
      'You would have that around you after either decision.',
      'All that may pull at the two of you before anything is decided.',
    ],
    wish: 'Hope and dread share the pause when one of you says “we need to talk”.',
    aim: 'Whether it ends with {whom} or goes on, you want to breathe out.',
    support: 'On evenings when everything else is up for discussion, that is not.',
  },
  loveAny: {
    self: ['It lets you answer from the heart a little sooner.', 'You take that along to every tender moment.'],
    hidden: [
      'Your heart may have been living off that without your noticing.',
      'In matters of the heart that votes too, with its hand under the table.',
    ],
    around: [
      'While your heart makes up its mind, you have somewhere to be.',
      'Tenderness has thin walls to live behind there.',
    ],
    wish: 'Your heart reaches out for that and flinches in one breath.',
    aim: 'Behind any one answer, your heart wants a place where it need not be clever.',
    support: 'It helps you to keep your head when love makes everything too large or too small.',
  },
};
