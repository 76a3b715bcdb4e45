import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The first words of a reading in matters of love. */
export const openings: MatterWords['openings'] = {
  feelings: {
    light: [
      'The table is a warm one, warmer than {who} may have let you see; the nearest thing to an answer is {card}.',
      'There is goodwill towards you in this draw, more than a worried heart might credit, and most of it depends on {card}.',
      'The cards are unusually forthcoming about a heart that is not yours. Read them with a finger on {card}.',
    ],
    mixed: [
      'Fondness and caution have come out of the same pile, so feelings towards you are best read slowly, beginning at {card}.',
      'Hearts are seldom of one mind, and this table certainly is not. It leans on {card}.',
      'Some of what is felt for you gets shown and some is kept back. Where the two meet lies {card}.',
    ],
    heavy: [
      'It is a tight-lipped table for a question of the heart. Whatever {who} may feel has to get past it by way of {card}.',
      'You hoped to hear of love and the cards speak guardedly, so let them finish before you lose heart; the key is {card}.',
      'Feelings over there seem to be under some load just now, yours among them. The answer, such as it is, lies with {card}.',
    ],
  },
  contact: {
    light: [
      'The line between the two of you is clearer than the silence suggests, and it runs by way of {card}.',
      'You have one ear on the phone, and the table makes no secret of its good humour; it all hangs on {card}.',
      'Words seem to travel easily in this draw, whoever sends them first. What sets the pace is {card}.',
    ],
    mixed: [
      'A message here would meet with some goodwill and some hesitation, and between those two stands {card}.',
      'One voice in this draw picks up and another lets it ring. The tie is broken by {card}.',
      'Nobody has cut the wire, though someone is slow to use it. For the reason go to {card}.',
    ],
    heavy: [
      'Silence weighs on this draw, and you will have felt it before you shuffled; the place to look into it is {card}.',
      'The cards answer from rather a quiet house. The one lit window is {card}.',
      'Getting a word across looks hard at present, in either direction, and how hard can be read from {card}.',
    ],
  },
  reconcile: {
    light: [
      'Where two people have parted, one seldom sees a table as kind as this. Its view of a way back rests on {card}.',
      'For a second try between you the ground is softer than expected, and the first spade goes in at {card}.',
      'What was closed between you is closed on the latch, as the draw has it. What lifts the latch is {card}.',
    ],
    mixed: [
      'Old love and old reasons have both turned up, as they do, and the argument between them comes to a head at {card}.',
      'A way back is on the table and so is what made you part; weigh the one against the other by {card}.',
      'Getting back together looks half possible from here, which is an honest measure, and the missing half turns on {card}.',
    ],
    heavy: [
      'The cards are not light-hearted about a return, and they have their reasons. The one that carries most is {card}.',
      'You would like the old story to go on, and the table is still busy with how it ended; judge it by {card}.',
      'What came between you is in the room again, coat and all. Any way round it leads by {card}.',
    ],
  },
  meet: {
    light: [
      'For someone who would like to meet somebody, this is a cheerful table to sit down at; the place laid for company is {card}.',
      'Love does not seem to be hiding from you. By what road it might arrive, and in what temper, is told by {card}.',
      'There is movement round your heart again, going by this draw, and in the middle of it sits {card}.',
    ],
    mixed: [
      'Part of you has laid the table for two and part has drawn the bolt; the draw shows both, and leaves it to {card}.',
      'To somebody new the cards nod, and then add a condition. The condition is {card}.',
      'Chances to meet someone are there, thinly sown and easy to walk past. What marks them out is {card}.',
    ],
    heavy: [
      'The table is weary of your being alone, and weary on your behalf. Its answer waits behind {card}.',
      'There is not much romance in the air of this draw, and plenty of past weather. Any break in it would come with {card}.',
      'The cards are slow to promise you anybody, and kind enough to say why. Most of the why is in {card}.',
    ],
  },
  confess: {
    light: [
      'You have something to say to somebody, and the table is inclined to let you speak. The tone to take comes from {card}.',
      'For a first step this is friendly ground; your heart can afford to show its face, and what it leans on is {card}.',
      'The words you keep rehearsing would find a well-disposed audience in this draw. Which way they fall depends on {card}.',
    ],
    mixed: [
      'Saying it and keeping it both have their price in this draw. The scales tip at {card}.',
      'There is courage on the table, and beside it a good deal of looking at shoes. Between them stands {card}.',
      'That you feel something is beyond doubt here; the hour and the manner are anyone’s guess. For both, ask {card}.',
    ],
    heavy: [
      'An unsaid thing grows heavy, and the cards feel the weight of yours. Where to set it down is the business of {card}.',
      'The table winces a little at the thought of speaking now, so let it explain itself, and start from {card}.',
      'It takes nerve to ask this, and the draw is frank about what stands in front of the words; frankest of all is {card}.',
    ],
  },
  bond: {
    light: [
      'Between the two of you things look better than a person in the middle of them can see. Take your bearings from {card}.',
      'What joins you has sap in it, by the look of this table, and how it grows from here is told by {card}.',
      'Wherever the two of you are going, the draw seems rather to enjoy the road; it bends at {card}.',
    ],
    mixed: [
      'Two people rarely walk at one speed, and here the gap shows as clearly as the goodwill. What decides is {card}.',
      'As it stands between you, some of it is warm and some of it is habit. What it leads to hangs on {card}.',
      'The draw takes the two of you seriously, the sweet part and the sore part alike; its conclusion rests on {card}.',
    ],
    heavy: [
      'The two of you are carrying more than you used to, and it shows; whether the load can be shared is a matter for {card}.',
      'Both of you feel a strain that neither mentions. The cards do mention it, and pin their answer to {card}.',
      'Before it says where this is going, the draw counts what it costs. The sum is struck at {card}.',
    ],
  },
  commit: {
    light: [
      'For rings, keys and shared addresses the table is in a promising mood; most of the promise hangs on {card}.',
      'A bond that could bear a roof shows in this draw. Its main beam is {card}.',
      'You would like it settled between you, and the cards look kindly on settling. What they build on is {card}.',
    ],
    mixed: [
      'There is wish enough here for a promise, and there is some counting of exits; the casting vote goes to {card}.',
      'To bind oneself is a large word, said here in two tones of voice. Which of them is meant you hear from {card}.',
      'A life in common is half drawn up already and half still in dispute; the clause everyone reads twice is {card}.',
    ],
    heavy: [
      'The step looks a high one from where the two of you stand; the way up, if it is taken, starts at {card}.',
      'Doubt has taken a seat here ahead of any promise. Hear what it wants, and for the reply go to {card}.',
      'Promises cost something in this draw, and somebody is reluctant to pay. How that might change is shown by {card}.',
    ],
  },
  loyalty: {
    light: [
      'It is no pleasant thing to wonder about, and the table stays calmer than you could. What its calm depends on is {card}.',
      'Trust looks less damaged in this draw than it does at three in the morning. For the reasons, see {card}.',
      'Little here has the look of hiding; what tells most is {card}.',
    ],
    mixed: [
      'There is good faith in this draw and there is something unspoken, and the two need telling apart; begin from {card}.',
      'Doubt has got in, with or without cause, and cards are no proof of either. For what it is worth, they lean on {card}.',
      'Part of the picture hangs straight and part hangs crooked. Before you judge the whole, look at {card}.',
    ],
    heavy: [
      'Your question hurts already, and the table has little to soothe it with. Cards are no evidence; still, mark {card}.',
      'Something is being carried in silence here, whatever it may turn out to be. The draw comes closest to it at {card}.',
      'Trust has been having a hard time, and you were right to notice that much. The rest is less certain, and depends on {card}.',
    ],
  },
  leave: {
    light: [
      'Parting is a heavy word, and yet what surrounds it here is kind; whichever way you go, the way leads by {card}.',
      'Between holding on and letting go this draw has more air than you would think. It comes in at {card}.',
      'Whether you stay or walk, the table does not think badly of what lies ahead for you, and stakes most on {card}.',
    ],
    mixed: [
      'Staying has its case here and so does going, each of them argued by someone who means it; the summing-up falls to {card}.',
      'One of your feet has been in the hall for a while. What would move the other, or bring it back, is {card}.',
      'A thread between two people is being tested, strand by strand. The one that tells is {card}.',
    ],
    heavy: [
      'It was not asked lightly and gets no light answer; there is grief here, and a way through it by {card}.',
      'What ties you here has begun to cut, and the table knows it. Where to loosen it is the concern of {card}.',
      'It is a tired draw, for a question that has probably been asked on other nights too. Tonight it may rest on {card}.',
    ],
  },
};
