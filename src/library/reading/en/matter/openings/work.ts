import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of work. */
export const openings: MatterWords['openings'] = {
  offer: {
    light: [
      'The application, or whatever else has been put in for, lies among friendly papers; the one on top is {card}.',
      'Someone on the other side of the desk seems ready to listen. What the case rests on is {card}.',
      'You want to know about an answer that is on its way, and the mood here is good. It stands or falls with {card}.',
    ],
    mixed: [
      'The chances are real and so is the competition. What tells between them, in this draw at least, is {card}.',
      'Somebody has knocked, and from inside come steps in both directions; the one nearest the latch is {card}.',
      'For this offer there is something to be said, and something to be cleared up first. Both are put most plainly by {card}.',
    ],
    heavy: [
      'Nobody has called a name yet, and the waiting room is draughty. What can be done meanwhile turns on {card}.',
      'It is uphill work, this application, and the draw says so without softening it. The yard that tells is {card}.',
      'A good case has been put forward and the table answers with folded arms; what might unfold them is {card}.',
    ],
  },
  change: {
    light: [
      'The table leans forward in its chair at the idea. Its reasons gather round {card}.',
      'There is a fresh wind in this draw, with room for a move or for a better reason to stay. It blows from {card}.',
      'Your working life is looser in its fixings than you feared, going by the cards; the screw that matters is {card}.',
    ],
    mixed: [
      'One voice here has written the letter of notice, another is counting the months of rent. In the chair sits {card}.',
      'What you have at work and what you might have are fairly matched in this draw. It is decided, if at all, at {card}.',
      'The wish to go is plain enough; what it would be going towards is less so, and there the thing to study is {card}.',
    ],
    heavy: [
      'Work has been sitting on your chest, by the look of this, and a change will not be light either. Weigh it with {card}.',
      'The table looks tired of your job, nearly as tired as you. Tired people sign things too quickly, so first read {card}.',
      'Leaving costs something in this draw and so does staying. The difference between the two bills is {card}.',
    ],
  },
  calling: {
    light: [
      'There is a gift in this, and it has begun to show through; the place where it shows is {card}.',
      'The cards answer like people who have thought so for years. What they mean is nearest to {card}.',
      'The right line of work may be nearer than the careers pages make it look. You can recognise it by {card}.',
    ],
    mixed: [
      'Talent has come to this table, together with some doubt about what it would earn. What they have to agree on is {card}.',
      'Several kinds of work would do, and one or two would do more than that. To sort them, hold each against {card}.',
      'The bent is clear enough in this draw, the road a good deal less so. The two of them cross at {card}.',
    ],
    heavy: [
      'The question of what one is made for gets heavier the longer it is carried. Put it down for once, next to {card}.',
      'Other people’s ideas of a proper job lie thick on this draw. Underneath them, and worth the digging, is {card}.',
      'Nothing here says there is no calling; a good deal says it has been talked over. It is still audible in {card}.',
    ],
  },
  rise: {
    light: [
      'Good work has been seen, or soon may be, and somebody is minded to say thank you; how far it goes hangs on {card}.',
      'The stairs look swept and the light is on. The step that counts is {card}.',
      'Ask this draw about recognition and it sits up straight; what it has in mind can be read from {card}.',
    ],
    mixed: [
      'The merit is there and the moment is arguable, which is how most promotions begin. Argue it from {card}.',
      'Somebody upstairs approves and somebody hesitates, over the same piece of paper; what is written on it is {card}.',
      'There is credit to be had here, though at present it stands in more than one name. Who gets it depends on {card}.',
    ],
    heavy: [
      'It chafes to do the work and miss the reward, and the cards have noticed. What they make of it lies in {card}.',
      'The ladder is crowded, or someone has stopped on a rung to enjoy the view; how to get by is a matter for {card}.',
      'Not an easy climb, on the evidence of this draw, and no reflection on the climber. The pass, if there is one, is {card}.',
    ],
  },
  colleagues: {
    light: [
      'The people you work with come out of this draw better than they do on a Monday. What binds them to you is {card}.',
      'There is more goodwill in that room than its emails suggest, and your best way to it is {card}.',
      'Between you and the others at work the mood is mending, quietly, as such things do; watch for it at {card}.',
    ],
    mixed: [
      'Some at work are with you and one or two are with themselves. To find your way among them, go by {card}.',
      'You share a kettle with these people as well as a grievance, and both have come up. The path between runs by {card}.',
      'What {who} may think of you and what gets said at work are two stories here; they meet in {card}.',
    ],
    heavy: [
      'The air at work is thick, and no one has opened a window yet. The catch is at {card}.',
      'Somebody there is making the days longer than they need be. What you can do about your side of it turns on {card}.',
      'It is a hard table for getting on with people, and a clear one about where the rub is. Put your finger on {card}.',
    ],
  },
  business: {
    light: [
      'The venture is in good company here: there is demand for it, and there is will. The sum is drawn up by {card}.',
      'What is being built here has a fair wind behind it. For how far that may carry, see {card}.',
      'Both sides of the counter look willing, which is half of any trade; the other half is {card}.',
    ],
    mixed: [
      'There is an idea here that earns its keep, and there are figures that do not yet. What joins them is {card}.',
      'The books of this draw show income and alarm in roughly equal columns. At the bottom of the page stands {card}.',
      'Trade is possible, though on terms that nobody has quite read out; most of them are in {card}.',
    ],
    heavy: [
      'Business is pushing its cart uphill here, with the brake half on. Which lever is which can be learned from {card}.',
      'The draw asks some unwelcome questions about this venture, as a good accountant would. The one to answer first is {card}.',
      'Somewhere between the plan and the people who should pay for it something has stuck. It may be got at through {card}.',
    ],
  },
};
