import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in a place of the two people, or out of sight, means for a matter of love. */
export const further: MatterWords['further'] = {
  feelings: {
    self: [
      'You are easier to be fond of that way, for {whom} as for anyone.',
      'You look at {whose} every gesture through that, and the kind ones get lost first.',
    ],
    other: [
      'From such a place a person can be fond of you without having to try.',
      '{Who} may feel more than can be got out past that.',
    ],
    between: [
      'Small kindnesses travel further in such air, from {whom} to you and back.',
      'What passes between you and {whom} gets a chill from that, even the compliments.',
    ],
    hidden: [
      'Out of sight, it does its part in keeping a liking warm.',
      'Much of what puzzles you in {whose} behaviour may be feeding on that.',
    ],
    around: [
      'In company like that a soft spot for you can be shown without being laughed at.',
      'With such an audience {who} may keep a tender look for later.',
    ],
    wish: 'All of it hangs on whether {who} brighten{s} when you come into the room.',
    aim: 'With {whom}, what you are after at bottom is to be liked on your less likeable days too.',
    support: 'It is there for you on the evenings when nothing at all can be read in {whom}.',
  },
  contact: {
    self: [
      'You could send a line from there, or wait for one, and stay yourself either way.',
      'Because of it you pick up the phone, look, and put it back.',
    ],
    other: [
      'Somebody in that state answers a message while the kettle boils.',
      'With that on the mind, messages pile up unread, and yours need not be the only one.',
    ],
    between: [
      'The line between you and {whom} stays warm through such days, even when nobody rings.',
      'That way each of you can stare at the same chat and wait for three dots to appear.',
    ],
    hidden: [
      'You cannot read that off a screen, and it is on the line all the same.',
      'That is at work in the gap between “seen” and an answer.',
    ],
    around: [
      'People like that mention your name to {whom} now and then, with the best of intentions.',
      'In surroundings like these a ringing phone is one more thing that wants something.',
    ],
    wish: 'Hope and dread of that sort have one ringtone, and you know it by heart.',
    aim: 'A message would be two lines long; what you want from it is to know that the thread holds.',
    support: 'There is enough in that to get you past a silent phone with your humour intact.',
  },
  reconcile: {
    self: [
      'If you and {who} met at the old corner, that is what you would have with you.',
      'You would carry that back in with you, together with your toothbrush.',
    ],
    other: [
      'Somebody in that frame of mind can look at an old photograph of you both and smile.',
      'A person so placed may think of you warmly and still stay on the far pavement.',
    ],
    between: [
      'It lets the two halves of the old story lie a little closer together.',
      'It lies where the break was, and two people would have to step across it.',
    ],
    hidden: [
      'All through the parting it was there, and the parting has not used it up.',
      'The official reason for the break is another one, and this sits below it.',
    ],
    around: [
      'Such people could stand seeing the two of you in one room again.',
      'With that going on around you, few ears are left for a second beginning.',
    ],
    wish: 'The first evening with {whom} back would seat that hope and that fear at one table.',
    aim: 'Having {whom} back would chiefly mean being known again without explanations.',
    support: 'It holds you up beside the old memories, whether they turn into plans or stay memories.',
  },
  meet: {
    self: [
      'Across a table from somebody new, it would leave you more at ease.',
      'On a first evening out, that would do half the talking for you.',
    ],
    other: [
      'Such a person would not be hard to sit next to on a train.',
      'With somebody like that you could spend a whole evening and learn only the first name.',
    ],
    between: [
      'The silence after “and what do you do?” is shorter for it, on both sides of the table.',
      'Two strangers would both have to lean a long way across that.',
    ],
    hidden: [
      'People meet it in you before you know that you have brought it.',
      'It has a say in which faces you walk past.',
    ],
    around: [
      'Introductions come about among people like that, over a salad bowl.',
      'In the middle of all that, a new face hardly gets introduced.',
    ],
    wish: 'So every stranger with a nice voice gets a smile first and then a second look.',
    aim: 'The someone you look out for has no face yet; what you can picture is the quiet beside them.',
    support: 'At a party where you know nobody, it is something to hold besides the glass.',
  },
  confess: {
    self: [
      'It steadies the hand a little when a feeling has to be handed over.',
      'With that in the throat, “I like you” may come out as a remark on the weather.',
    ],
    other: [
      'To somebody in that state a heart can be shown without a helmet on.',
      '{Who} might hear a confession through that as one more demand.',
    ],
    between: [
      'What is felt between you and {whom} needs fewer words on that account.',
      'Around that the two of you talk about everything else, and rather well.',
    ],
    hidden: [
      'It may have said the essential thing already, through a voice or a gesture.',
      'Behind the fear of a no, there is that.',
    ],
    around: [
      'In such surroundings no one makes a spectacle of two people with red ears.',
      'A tender sentence is soon overheard, or drowned, in the middle of that.',
    ],
    wish: 'Hope and fear are packed into one second there, before {whose} face moves.',
    aim: 'Saying it is only the means; the end is to be at ease again under {whose} eyes.',
    support: 'You have that to lean on in the long moment between the words and the answer.',
  },
  bond: {
    self: [
      'That way you come to {whom} with freer hands.',
      'Your half of every talk with {whom} is conducted over the top of that.',
    ],
    other: [
      'With {whom} so disposed, there is a hand at the other end of whatever has to be lifted.',
      'You feel it in the pauses with {whom}, more than in anything that gets said.',
    ],
    between: [
      'A week weighs less on the two of you that way, by a few sighs at least.',
      'Neither of you made that alone, and each has been stepping round it.',
    ],
    hidden: [
      'Below the surface it steadies the two of you as a keel steadies a boat.',
      'Quarrels over lateness and tone of voice draw their heat from down there.',
    ],
    around: [
      'In such company you and {who} are not left to prop each other up alone.',
      'Some of that is still in the room when the two of you are finally alone.',
    ],
    wish: 'When you wonder how you and {who} stand, hope and worry reply at once.',
    aim: 'Where it leads with {whom} matters less to you than whether you are both really in it.',
    support: 'On the days when the two of you pull differently, this takes some of the strain.',
  },
  commit: {
    self: [
      'Standing up in front of witnesses comes easier from there.',
      'Before any altar or estate agent’s desk, that would be standing next to you.',
    ],
    other: [
      'A person like that can say “we” about the years ahead without clearing the throat.',
      'In that state even a willing person reads “for ever” as small print.',
    ],
    between: [
      'With that, a shared name, lease or savings book is a smaller step between two people.',
      'It would move in with you, as a third name on the lease.',
    ],
    hidden: [
      'Long before anyone mentions a ring, it has been making room for a promise.',
      'Talk of dates and venues keeps a good distance from that.',
    ],
    around: [
      'With people like that, a guest list can be drawn up without diplomacy.',
      'Wedding talk in such surroundings soon turns to who is slighted and what it costs.',
    ],
    wish: 'A shared front door would shut on hope and doubt alike, with you inside.',
    aim: 'Under the white tablecloths and the paperwork lies the wish to be chosen, once and aloud.',
    support: 'Such a thing bears weight in the years after the flowers, and before them.',
  },
  loyalty: {
    self: [
      'From there you can hear a story to its end before you judge it.',
      'Even a true answer would have a long way to go to reach you through that.',
    ],
    other: [
      'That makes it easier for {whom} to say things straight, the pleasant and the other kind.',
      'Whether more lies behind that the cards cannot see; it makes {whom} hard to read.',
    ],
    between: [
      'On ground like that a doubt can be spoken of without becoming a charge.',
      'Questions turn into cross-examinations that way, and answers into alibis.',
    ],
    hidden: [
      'Some of the trust is still in order down there, where doubt has not looked.',
      'Part of your unease may live down there; {whose} part in it is another question.',
    ],
    around: [
      'People like that can listen to your doubt without carrying it further.',
      'Anything you heard about {whom} has come by way of that, and may have changed on the road.',
    ],
    wish: 'So you would like to know, and you would like not to have known.',
    aim: 'More than a true account of one evening, you want to be able to stop checking.',
    support: 'This stays yours whatever {whose} explanation turns out to be worth.',
  },
  leave: {
    self: [
      'From there you can look at the door and at the armchair without hurry.',
      'It goes along to every last talk you imagine, and raises its voice there.',
    ],
    other: [
      'With somebody in that state one could stay or part and still say good morning in the street.',
      'From there {who} can hardly let go well, or hold on well.',
    ],
    between: [
      'Voices stay low on such a footing, whether the talk is of staying or of going.',
      'Two people count the exits over things like that, and then stay seated.',
    ],
    hidden: [
      'Through all the thoughts of ending, it has kept a small light on.',
      'It has been loosening screws for a while, without a word about leaving.',
    ],
    around: [
      'Such people would help carry boxes out, or help unpack them again.',
      'Such surroundings divide the two of you up before anything is decided.',
    ],
    wish: 'Hope and dread share the pause whenever one of you says “we need to talk”.',
    aim: 'Whether it ends with {whom} or goes on, what you want is to breathe out.',
    support: 'On the evenings when everything else is up for discussion, that is not.',
  },
  loveAny: {
    self: [
      'It lets your heart answer more quickly when it is spoken to.',
      'You take that along to every tender moment, and it does not wait outside.',
    ],
    hidden: [
      'Your heart has been living off that without ever seeing the bill.',
      'In matters of the heart it votes with its hand under the table.',
    ],
    around: [
      'Love does better where there are people like that about.',
      'Tenderness has thin walls to live behind in such surroundings.',
    ],
    wish: 'Your heart holds out a hand for that and flinches, all in one breath.',
    aim: 'Beyond any one answer, your heart is after a place where it need not be clever.',
    support: 'It keeps a heart to its right size when love makes it too large or too small.',
  },
};
