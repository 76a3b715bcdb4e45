import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const what: MatterWords['what'] = {
  love: {
    light: [
      'As it stands there is warmth in this, and it is going where warmth goes when nobody rushes it; follow {card}.',
      'The heart of the matter is sound, and it moves closer rather than further off. Where to is in the keeping of {card}.',
      'At present it rests on goodwill, with more to come than has been shown. The direction is given by {card}.',
    ],
    mixed: [
      'It stands halfway, with tenderness in it and a reserve that has its reasons. Which of them grows is up to {card}.',
      'There is something between near and far in this at the moment. It moves, slowly, in the direction of {card}.',
      'Two people seem to be at different points of the same road. Where they might fall into step is marked by {card}.',
    ],
    heavy: [
      'It is strained as it stands, and it goes on straining until something is named. What that might be is told by {card}.',
      'There is sorrow or silence in it now. The way out is narrow and does exist, and it passes {card}.',
      'Much is being held back here, and holding back has become the state of things. It tends towards {card}.',
    ],
  },
  work: {
    light: [
      'The work stands on firmer boards than it sounds, and it is moving on. The direction comes from {card}.',
      'Things are in hand here, and somebody has noticed. What follows from that depends on {card}.',
      'It is a good hour for this, with effort and effect pulling the same way. It leads by way of {card}.',
    ],
    mixed: [
      'There is progress and there is friction, much as in any place where people work. It comes out at {card}.',
      'It stands undecided, with a good chance on the desk and something unanswered beside it. The next move belongs to {card}.',
      'Some of it runs by itself and some has to be pushed. How long that lasts can be read from {card}.',
    ],
    heavy: [
      'As it stands it takes more than it gives, and that is beginning to show. If it turns, it turns at {card}.',
      'The wheels are stiff here, and shouting will not oil them. What it moves towards, bit by bit, is {card}.',
      'It is a hard patch, with a good deal resting on too few shoulders. From here it goes by {card}.',
    ],
  },
  money: {
    light: [
      'The ground under the sums is good, and there is a little growth on it. Where it goes from here is shown by {card}.',
      'It looks orderly, with more held than spilt; the drift is towards {card}.',
      'There is enough, and some of it may even stay. As to what it leads to, ask {card}.',
    ],
    mixed: [
      'Coming in and going out are wrestling, and neither is on its back yet. The bout turns at {card}.',
      'It holds together as long as nothing breaks down. What would make it steadier is named by {card}.',
      'Partly sound, partly hopeful: so the matter stands, and it goes the way of {card}.',
    ],
    heavy: [
      'It is tight, and it stays tight until one particular thing is looked at. You will find that thing close to {card}.',
      'The account is tired, and so is whoever keeps it. A way to rest them both is suggested by {card}.',
      'More goes out here than anyone has added up. Where it might be stopped is marked by {card}.',
    ],
  },
  study: {
    light: [
      'The learning is well under way, and has more roots than leaves as yet. It grows towards {card}.',
      'It stands well; what has been understood stays understood. The next stretch is described by {card}.',
      'There is a fair wind for the work, if the desk is reached at all. It carries you towards {card}.',
    ],
    mixed: [
      'Some of it sits and some of it slides about. Where it settles in the end depends on {card}.',
      'The will is there on some days and the head on others. What could bring them in on the same morning is {card}.',
      'It is a middling position with an open end, and the end lies in the direction of {card}.',
    ],
    heavy: [
      'It has become an uphill thing, done with the teeth clenched. The bend in the road is {card}.',
      'Too much has been piled on, and the pile does the talking. Sense returns by way of {card}.',
      'The work has stalled, and blaming anyone will not start it. What might is {card}.',
    ],
  },
  home: {
    light: [
      'Among your people, or between your four walls, the weather is fair. It goes on in the manner of {card}.',
      'There is a good spirit in this, with room at the table; it moves towards {card}.',
      'What was stiff here has begun to give. How far it gives is shown by {card}.',
    ],
    mixed: [
      'It stands as it does in most houses, fond and a bit cross. The next change of mood lies with {card}.',
      'Something is being rearranged, with every chair in the way. When it is done it will look more like {card}.',
      'Nearness and irritation share the hall here. Which of them goes out first is settled by {card}.',
    ],
    heavy: [
      'It is heavy going, with more said by doors than by people. What lies beyond that is shown by {card}.',
      'Someone has drawn back, and the others step carefully round the gap. It tends, as things are, to {card}.',
      'The load is badly shared here, and nobody has said so yet. Where that leads is told by {card}.',
    ],
  },
  self: {
    light: [
      'You stand better than you say. The next piece of the road leads to {card}.',
      'There is room in you again, and something has already moved in; you may know it as {card}.',
      'It goes well with you on the quiet side, the one nobody asks about. From there it grows towards {card}.',
    ],
    mixed: [
      'You are in the middle of something, and middles never look like much. It is heading for {card}.',
      'Strength and tiredness take turns in you at present. What they agree on is {card}.',
      'One part has understood, and another wants it explained again. Patience with both leads to {card}.',
    ],
    heavy: [
      'It is a low tide, with everything lying about that usually stays covered. The water comes back by way of {card}.',
      'You have been going about this with your breath held. The place to let it out is near {card}.',
      'As it stands, you are short of kindness, chiefly your own. The road out of that goes by {card}.',
    ],
  },
  open: {
    light: [
      'As it stands there is little against it, and a good deal coming to meet it. It goes the way of {card}.',
      'The matter is in good hands, some of them yours. What comes next is in {card}.',
      'It looks bright enough to walk by, and the path leads to {card}.',
    ],
    mixed: [
      'It stands with one foot in the sun. Which way the other goes is told by {card}.',
      'There is a for and an against in it, and they are on civil terms. It comes down to {card}.',
      'Unfinished and by no means stuck, it moves in small degrees towards {card}.',
    ],
    heavy: [
      'It is a heavy matter at the moment, and better named than carried about unnamed. The name is near {card}.',
      'Things are knotted here, and pulling tightens them. The loose end is {card}.',
      'It stands under some pressure, and will not be hurried out from under it; the way leads past {card}.',
    ],
  },
};
