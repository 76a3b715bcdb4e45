import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of work. */
export const openings: MatterWords['openings'] = {
  offer: {
    light: [
      'The application lies among friendly papers, on the evidence of this draw, and the one on top is {card}.',
      'Someone on the other side seems ready to listen; what the case rests on is {card}.',
      'The cards are in a giving mood in this matter, and {card} says what they have in hand.',
    ],
    mixed: [
      'The chances are real and so is the competition. What tells between them, in this draw at least, is {card}.',
      'Somebody in there wants to open and somebody has a foot against the door; the one to watch is {card}.',
      'There is a good case to be made here and something to be cleared up first, and {card} puts both most plainly.',
    ],
    heavy: [
      'It is uphill work, this application, and the cards say so without softening it; the yard that tells is {card}.',
      'Waiting for an answer is draughty work, and the draw does not shorten it. What can be done meanwhile turns on {card}.',
      'A good case has been put forward and the table answers with folded arms; what might unfold them is {card}.',
    ],
  },
  change: {
    light: [
      'The cards lean forward at the idea of a change, and their reasons gather round {card}.',
      'There is a fresh wind in this draw, good for a move or for a better reason to stay; it blows from {card}.',
      'Your working life is less firmly screwed down than you feared. The screw that matters is {card}.',
    ],
    mixed: [
      'One voice here has written the letter of notice and another counts the months of rent, with {card} in the chair.',
      'What you have at work and what you might have are fairly matched in this draw; if anything decides between them, it is {card}.',
      'There is plenty of reason to go here, and less of a place to go to. What can be known of that place, learn from {card}.',
    ],
    heavy: [
      'Work lies heavily on this table, and a change of it would not be light either; weigh the two with {card}.',
      'The draw looks tired of the job, and tired people sign things too quickly, so read {card} first.',
      'Leaving costs something here and so does staying. The difference between the two bills is {card}.',
    ],
  },
  calling: {
    light: [
      'There is a gift in this, and it has begun to show through; you see it best by the light of {card}.',
      'The cards answer like people who have thought so for years. What they mean is nearest to {card}.',
      'The right work may be nearer than the careers pages make it look, and {card} helps you to recognise it.',
    ],
    mixed: [
      'The talent is there in this draw, and so is some doubt whether anyone would pay for it; to weigh the one against the other, look at {card}.',
      'Several kinds of work would do, and one or two would do more than that. To sort them, hold each against {card}.',
      'The bent is clear enough in this draw, the road a good deal less so, and the two of them cross at {card}.',
    ],
    heavy: [
      'What one is made for gets heavier the longer the question is carried. Put it down for once, next to {card}.',
      'Other people’s ideas of a proper job lie thick on this draw; underneath them, and worth the digging, is {card}.',
      'There is a calling here that louder voices have talked over. It can still be heard by way of {card}.',
    ],
  },
  rise: {
    light: [
      'Good work has been seen, or soon may be, and somebody is minded to say thank you; how far it goes hangs on {card}.',
      'The stairs are swept and the light is on, as far as the cards can see. The step that counts is {card}.',
      'On the subject of recognition this draw sits up straight, and {card} tells you what it has in mind.',
    ],
    mixed: [
      'The merit is there and the moment is arguable, which is how most promotions begin. Argue it from {card}.',
      'Somebody upstairs approves and somebody hesitates, over the same piece of paper; what is written on it is {card}.',
      'There is credit to be had here, at present in more than one name, and {card} has a say in whose it will be.',
    ],
    heavy: [
      'The work has been done and the reward is missing, in these cards at any rate. What they make of that lies with {card}.',
      'The ladder is crowded, or someone has stopped on a rung to enjoy the view; how to get by is a matter for {card}.',
      'Not an easy climb, on the evidence of this draw, and no reflection on the climber. The pass, if there is one, is {card}.',
    ],
  },
  colleagues: {
    light: [
      'The people you work with come out of this draw better than they do on a Monday, and {card} says what binds them to you.',
      'There is more goodwill at work than the tone there suggests; your best way to it is {card}.',
      'Between you and {whom} the mood is mending, quietly, as such things do. Watch for it at {card}.',
    ],
    mixed: [
      'Some at work are with you and one or two are with themselves. To find your way among them, go by {card}.',
      'You share a kettle with these people as well as a grievance, and the path between the two runs by {card}.',
      'What {who} may think of you and what gets said at work are two stories here; they meet at {card}.',
    ],
    heavy: [
      'The air at work is thick on this table, and no one has opened a window yet. The catch is at {card}.',
      'The days at work are longer than they need be, the cards agree; what you can do about your side of it turns on {card}.',
      'For getting on with people the cards are hard, and clear about where the rub is: put your finger on {card}.',
    ],
  },
  business: {
    light: [
      'The venture is in good company here, with demand for it and will behind it; the sum is drawn up by {card}.',
      'What is being built has a fair wind in this draw. For how far it may carry, see {card}.',
      'Both sides of the counter look willing, which is half of any trade; the other half is {card}.',
    ],
    mixed: [
      'There is an idea here that earns its keep, and there are figures that do not yet, and {card} stands between them.',
      'Income and alarm fill roughly equal columns in the books of this draw. At the foot of the page stands {card}.',
      'Trade is possible, though on terms that nobody has quite read out; most of them have to do with {card}.',
    ],
    heavy: [
      'Business is pushing its cart uphill here, with the brake half on; which lever is which can be learned from {card}.',
      'The cards ask some unwelcome questions about this venture, as a good accountant would, and the one to answer first is {card}.',
      'Somewhere between the plan and the people who should pay for it something has stuck. It may be got at through {card}.',
    ],
  },
  papers: {
    light: [
      'Your papers speak for you in this draw, in a clear voice and to people with time to listen; what they stress is {card}.',
      'Something you sent, or are about to send, stands out from the pile here, and {card} says by what.',
    ],
    mixed: [
      'Your application is good and resembles several others, as these cards see it. What would make it yours alone is {card}.',
      'There is one reader who lingers over your pages and one who skims, and {card} might hold the eye of both.',
    ],
    heavy: [
      'The pile is high, and yours lies somewhere in the lower half of it; a hand could be got to it through {card}.',
      'A silence after an application is hard to read, and the cards read it soberly. The likeliest reason for it is {card}.',
    ],
  },
  interview: {
    light: [
      'The people on the other side of the table want this to go well, as the cards see it; meet them with {card}.',
      'There is an easy tone about this interview, as if it might become a conversation. What sets the tone is {card}.',
    ],
    mixed: [
      'You can do this, and one question might catch you at the wrong moment. The one to be ready for touches on {card}.',
      'They will like your work and wonder about one gap in it, to go by these cards; the bridge across is {card}.',
    ],
    heavy: [
      'It is a stiff sort of room that these cards show, with hard chairs and short nods. Warm it a little by way of {card}.',
      'The draw is apprehensive about this meeting, as you may be, and it would rehearse most thoroughly around {card}.',
    ],
  },
  dismissed: {
    light: [
      'Your chair at work stands more firmly than the rumours do, in this draw, and one of its legs is {card}.',
      'There is more alarm in the corridor than in the cards. What lets them keep calm about your post is {card}.',
    ],
    mixed: [
      'Your place is neither safe nor given up in these cards; somebody’s list is still in pencil, near {card}.',
      'They need you and they are counting heads, at one and the same time. Where that leaves you is told by {card}.',
    ],
    heavy: [
      'Your unease about the post is shared by this table, and it would rather help than soothe; it begins with {card}.',
      'Something is being decided over people’s heads here, yours among them, and {card} speaks of what stays in your hands.',
    ],
  },
  deal: {
    light: [
      'It is not hard to picture both signatures under this deal, and {card} says what brings the pens together.',
      '{Who} {has} good reason to want this, and the cards put a finger on it. It has to do with {card}.',
    ],
    mixed: [
      'The interest is serious and the terms are unfinished. The clause on which it turns looks a good deal like {card}.',
      'One side is reading, the other is waiting, and neither has named the real sticking point; a fair guess is {card}.',
    ],
    heavy: [
      'This contract has a heavy tread, and something in it is asking to be looked at again. Hold the lamp to {card}.',
      '{Who} may be busy with another offer, or with no offer at all; what you could still bring to it is {card}.',
    ],
  },
  admission: {
    light: [
      'The gates in question are open wider than prospectuses like to admit; what gets noticed on the way in is {card}.',
      'For a place of study these are welcoming cards, with a chair or two left free, and {card} shows why.',
    ],
    mixed: [
      'It is a near thing, this place, good enough for the list and not yet sure of the chair; the margin is {card}.',
      'Marks say one part of it and the person behind them another. Those who choose will weigh both at {card}.',
    ],
    heavy: [
      'So many want in by that door, and the cards feel the crush; what could set one applicant apart is told by {card}.',
      'The draw prepares you for a hard answer and for what comes after one; the second is where {card} helps.',
    ],
  },
  interviewPast: {
    light: [
      'You left something good behind in that room, and it is still being talked about; what it was is clearest in {card}.',
      'It went better than it has gone in your head since. The part they took away with them is {card}.',
    ],
    mixed: [
      'You did well with most of it and keep thinking of the rest; how much they think of it can be read from {card}.',
      'There was one good stretch and one stiff one, and in their notes the two meet at {card}.',
    ],
    heavy: [
      'It was a stiff hour, for both sides of the table. What made it so has something of {card}.',
      'It is not made better here than it was. What was missing, and can be named, is shown by {card}.',
    ],
  },
};
