import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of love. */
export const openings: MatterWords['openings'] = {
  feelings: {
    light: [
      'There is goodwill towards you in this draw, more than a worried heart might credit, and {card} says of what sort.',
      'The cards are warmer than {whose} manner may have led you to expect; to see why, begin with {card}.',
      'The cards are less shy about {whose} heart than hearts usually are, and what they give away most openly is {card}.',
    ],
    mixed: [
      'Fondness and caution lie side by side here, and {card} has a say in which of them prevails with {whom}.',
      'There are two sides to {whom} in these cards: something reaches out, something stays put, and between the two stands {card}.',
      'Some of what is felt for you gets shown and some is kept back, so go by {card} before you go by the last thing that was said.',
    ],
    heavy: [
      'About {whose} feelings the cards are careful, and best read without hurry; the plainest of them is {card}.',
      'Warmth takes a roundabout way on this table just now, whatever may lie behind it with {whom}. To follow it, give {card} a second look.',
      'For a question of the heart these are grave cards, and grave is a mood before it is a verdict. See what {card} makes of it.',
    ],
  },
  contact: {
    light: [
      'The line to {whom} is clearer than the silence suggests, and {card} shows what is travelling along it.',
      'Words move easily in this draw, whoever sends them first; their pace is set by {card}.',
      'There is little on this table to keep a message back. What sort of message it may be, {card} tells you best.',
    ],
    mixed: [
      'One part of this draw picks up the phone and another lets it ring, with {card} to settle it between them.',
      'Nobody has cut the wire to {whom}, though something slows it down; look for the reason at {card}.',
      'A word from {whom} has reasons for it and reasons against it here, and they are about even until you come to {card}.',
    ],
    heavy: [
      'Getting a word across looks hard at present, in either direction. Where it sticks can be read from {card}.',
      'On the subject of {whom} the draw is quieter than you would like, so listen all the more closely to {card}.',
      'There is more waiting than talking on this table, and {card} says what the waiting is worth.',
    ],
  },
  reconcile: {
    light: [
      'Where two people have parted one seldom sees the cards so kind, and {card} says what their kindness rests on.',
      'The ground for a second try with {whom} is softer than expected; try it first at {card}.',
      'A good deal is still alive between you and {whom} in these cards, and the part that {card} adds to it is worth reading twice.',
    ],
    mixed: [
      'Old love and old reasons have both come up, as they do, and they meet head-on at {card}.',
      'What drew you to {whom} and what drove you apart show here in nearly equal strength; the balance hangs on {card}.',
      'A way back is on this table, and so is the stone you both stumbled over. For the distance between them, go by {card}.',
    ],
    heavy: [
      'The cards take a sober view of a return to {whom}, and give their reasons; the one that carries most is {card}.',
      'This draw is still busy with how it ended between you and {whom}. Whether it has got any further you can judge by {card}.',
      'What came between you takes up most of the table, and {card} tells you how firmly it sits there.',
    ],
  },
  meet: {
    light: [
      'For someone who would like to meet somebody these are cheerful cards, and {card} gives a first idea of how it might come about.',
      'There is movement in these cards where love is concerned, and company in view; for the manner of it, look at {card}.',
      'There is something open and sociable about the cards, as in company where people get talking. What about, you may gather from {card}.',
    ],
    mixed: [
      'The cards nod to somebody new and then add a condition, which you will find with {card}.',
      'Chances to meet someone are here, thinly sown and easy to overlook; what marks them out is {card}.',
      'Something in this draw goes out to meet people and something stays at home, and {card} knows which of the two is the stronger.',
    ],
    heavy: [
      'The cards are slow to promise anybody, and fair enough to say why; most of the why lies with {card}.',
      'There is more past than future in this draw where love is concerned. If anything turns it round, it begins at {card}.',
      'It is quiet round new love in these cards just now, with {card} as the thing to understand first.',
    ],
  },
  confess: {
    light: [
      'The words would find a well-disposed listener in this draw; how they are best said is hinted at by {card}.',
      'For a first step towards {whom} this is friendly ground, and {card} says how far it carries.',
      'The cards are in a mood to let things be said, whoever begins. They lean in this on {card}.',
    ],
    mixed: [
      'Saying it and keeping it each have their price here, and {card} knows the smaller one.',
      'There is courage on this table, and beside it a good deal of looking at one’s shoes; the step from one to the other is {card}.',
      'That there is something to say is plain enough. The hour and the manner are less so, and for both of those turn to {card}.',
    ],
    heavy: [
      'The draw is frank about what stands in front of the words, and frankest of all is {card}.',
      'It does not look an easy moment to be open with {whom}, and the cards say as much by way of {card}.',
      'Silence has grown rather comfortable on this table. What it protects, and what it costs, you can gather from {card}.',
    ],
  },
  bond: {
    light: [
      'Between you and {whom} things look better than anyone in the middle of them could see; take your bearings from {card}.',
      'What joins you has sap in it, to judge by this table, and {card} shows which way it grows.',
      'These are companionable cards for the two of you. Where it might lead is clearest at {card}.',
    ],
    mixed: [
      'Two people rarely walk at one speed, and here the gap shows as plainly as the goodwill, with {card} to close it or widen it.',
      'Some of what you have with {whom} is warm and some of it is habit; which is which, {card} helps to tell.',
      'The cards take the sweet part and the sore part equally seriously, and rest their conclusion on {card}.',
    ],
    heavy: [
      'There is a strain on what joins you and {whom}, plain to see on this table, and {card} is the place to look into it.',
      'Before it says where this is going, the draw counts what it costs. The sum is struck at {card}.',
      'A good deal of weight lies between the two of you at present; whether it can be shared is the business of {card}.',
    ],
  },
  commit: {
    light: [
      'For rings, keys and shared addresses the table is in a promising mood, and {card} carries a good part of the promise.',
      'A bond that could bear a roof shows in this draw. For its main beam, look to {card}.',
      'The cards look kindly on settling things with {whom}; what they would build on is {card}.',
    ],
    mixed: [
      'There is wish enough here for a promise, and some counting of exits as well; the casting vote goes to {card}.',
      'A life in common with {whom} is half drawn up in these cards and half still in dispute. The clause to read twice is {card}.',
      'Yes and not yet are both on this table, each with a decent argument, and the argument turns on {card}.',
    ],
    heavy: [
      'The step looks a high one from here; the way up, if it is taken, starts at {card}.',
      'The draw hesitates before the promise and ought to be heard out, with {card} to state the reasons.',
      'Something wants settling before anyone says for ever, in the opinion of these cards, and {card} is where to look for it.',
    ],
  },
  loyalty: {
    light: [
      'It is no pleasant thing to wonder about, and the table stays calmer than most people could; what its calm rests on is {card}.',
      'The cards see into nobody’s pocket, and what you have seen yourself comes first. Take {card} as a lead and a talk with {whom} as the answer.',
      'On the subject of {whom} the draw keeps a steady voice, as far as cards may speak on it at all. Hear what {card} adds.',
    ],
    mixed: [
      'There is good faith here and there is something unspoken, and the two need telling apart; begin from {card}.',
      'Part of the picture hangs straight and part of it crooked. Before you judge {whom} by the whole, look at {card}.',
      'The cards are of two minds about {whom}, and prove nothing either way; what they would ask about first is {card}.',
    ],
    heavy: [
      'The draw is uneasy, which is a reason to talk to {whom} and evidence of nothing. What the talk might begin with is {card}.',
      'There is strain in these cards, whose cause may be quite harmless; they come closest to it at {card}.',
      'These are hard cards for a question like yours. They speak of strain and leave guilt alone; what kind of strain, {card} can say.',
    ],
  },
  leave: {
    light: [
      'What surrounds this question is kinder than the question; whichever way you go with {whom}, the way leads by {card}.',
      'Nothing in this draw hurries you out, and nothing holds you back by the sleeve. Take your time over it, and start with {card}.',
      'Held or let go, the cards think well of what lies beyond it, and {card} says on what terms.',
    ],
    mixed: [
      'Holding on has its case here and so does letting go, each argued by someone who means it; the summing-up falls to {card}.',
      'The thread between you and {whom} is being tested strand by strand, and the strand that tells is {card}.',
      'One foot in the hall, one still by the fire: that is how the cards lie. What could move either of them is {card}.',
    ],
    heavy: [
      'It gets no light answer, this question. There is grief on the table, and a way through it by {card}.',
      'What ties you to {whom} has begun to cut, in these cards, and {card} marks the place where it could be loosened.',
      'The draw is a tired one, for a matter that was hardly taken up lightly. Let {card} speak first.',
    ],
  },
  liked: {
    light: [
      'There is real delight in how you are seen, to judge by these cards, and the first reason for it is {card}.',
      'What {who} see{s} in you is no small thing here. If you want it in one word, start from {card}.',
    ],
    mixed: [
      'You are liked for something you know of and for something you would never have guessed; the latter resembles {card}.',
      'Part of your charm for {whom} is plain and part is a riddle still being turned over, and {card} lies between.',
    ],
    heavy: [
      '{Who} see{s} more in you than gets said these days, and {card} shows what has been getting in the way of saying it.',
      'Life is loud around {whom} just now, and your part in it is the quieter, better one; the noise has something of {card}.',
    ],
  },
  seen: {
    light: [
      'What you saw, you saw, and the cards take nothing from it; they add some calm, and it comes from {card}.',
      'You have found something and need firm ground to stand on. There is more of it here than you feared, at {card}.',
    ],
    mixed: [
      'Between what you have found and what it means lies a talk that has not been had; it could begin from {card}.',
      'The cards stand by what you saw and do not enlarge it. For a clear head on the way to {whom}, take {card}.',
    ],
    heavy: [
      'That was a hard thing to find, and this draw does not wave it away. What you need first is near {card}.',
      'Your discovery weighs what it weighs on this table, with some shock still in it. Sit down beside {card} before you act.',
    ],
  },
  over: {
    light: [
      'The ache is further along than it admits; in this draw there is some morning in it, and it comes in by {card}.',
      'Something is loosening its hold on you, quietly, as healing tends to. You can feel where at {card}.',
    ],
    mixed: [
      'Some days you are free of it and on others a song will do, and {card} stands where the two kinds meet.',
      'Half of the letting go is done here and half still looks at the phone. What the second half wants is {card}.',
    ],
    heavy: [
      'It still hurts, and these cards would not talk you out of it; the gentlest way through begins with {card}.',
      'Grief keeps its own calendar, on this table a slow one. To keep you company until the page turns there is {card}.',
    ],
  },
  baby: {
    light: [
      'For the wish that you bring, the table has a gentle face, and what it holds out first is {card}.',
      'There is room being made in this draw, as one clears a small bedroom for somebody. What makes it is {card}.',
    ],
    mixed: [
      'Hope and caution sit side by side over this wish, and neither should hush the other; between them lies {card}.',
      'One thing is ready for a child and another is still asking for time. The one that asks looks like {card}.',
    ],
    heavy: [
      'The wish has grown tender from being carried so long, and the cards touch it lightly, first of all with {card}.',
      'These cards know that waiting for a child is hard on a heart; what may hold you through it is {card}.',
    ],
  },
  confessPast: {
    light: [
      'It is said, and it fell on kinder ground than the quiet since may suggest; see it in {card}.',
      'Your words have arrived and are being kept. Where they are kept, {card} can tell.',
    ],
    mixed: [
      'It has been heard, and is being turned over. From which side, you can gather from {card}.',
      'Your words did two things at once, pleased and startled; the one that lasts is shown by {card}.',
    ],
    heavy: [
      'It was brave, and it came at a full hour. What it ran into is {card}.',
      'The answer is slow, and nobody gilds that here. Why it is slow is the matter of {card}.',
    ],
  },
};
