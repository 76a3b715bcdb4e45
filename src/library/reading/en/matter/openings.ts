export const openings = {
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
      'A word between you: one voice in this draw picks up and another lets it ring. The tie is broken by {card}.',
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
      'A change of work is being weighed, and the table leans forward in its chair at the idea. Its reasons gather round {card}.',
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
  exam: {
    light: [
      'For a test of knowledge this is an encouraging draw to have on the desk; sit as near as you can to {card}.',
      'The exam looks less fierce from this side of it. More has been learned already than it seems, and the rest depends on {card}.',
      'Preparation and luck are on speaking terms in this draw, and what they are talking about is {card}.',
    ],
    mixed: [
      'Parts of the subject are safe and parts are being hoped around. The examiner in this draw is {card}.',
      'It could go well or it could go narrowly. What makes the difference, if the cards have it right, is {card}.',
      'Nerves and knowledge have turned up together, as they will on the day. Which of them speaks first depends on {card}.',
    ],
    heavy: [
      'The exam throws a shadow on this table, longer than the thing itself. To see its real size, stand by {card}.',
      'There is more dread than method here at the moment, and method can be had. It begins with {card}.',
      'No one would call this a relaxed draw. It is a fair one, though, and its advice goes through {card}.',
    ],
  },
  study: {
    light: [
      'Learning goes with the grain here, once it is allowed to be a pleasure; the grain runs along {card}.',
      'There is appetite in this draw, and a mind that wants feeding. What to put on the plate is said by {card}.',
      'The subject and the learner seem to like each other, which is rarer than talent. What keeps them talking is {card}.',
    ],
    mixed: [
      'More is being picked up than it seems, and less retained than one would like; the lever for that is {card}.',
      'Here is interest without a timetable, and a timetable without interest. Somebody should introduce them, possibly {card}.',
      'Some of this learning runs and some of it limps. To find out where the shoe pinches, try {card}.',
    ],
    heavy: [
      'The books have begun to look like a reproach, and nobody learns well under one. A way back in lies by {card}.',
      'It is slow going on this table, with a good deal of staring at the same page. What would turn it is {card}.',
      'Effort there is, and it leaks. Before adding more of it, look at where it goes, and at {card}.',
    ],
  },
  money: {
    light: [
      'In money matters this table keeps an unusually calm face, and the account it draws on is {card}.',
      'Something comes in and something stays in, and neither needs a miracle; the part that you can influence is {card}.',
      'The purse has a sound bottom, going by this draw. What it will hold depends first on {card}.',
    ],
    mixed: [
      'Money moves both ways here, in at the front and out by the side door. The ledger is kept by {card}.',
      'What is owed and what is earned do not quite meet in this draw. How wide the gap stays is settled with {card}.',
      'Enough, says one side of this table; careful, says the other. The figure they could agree on is {card}.',
    ],
    heavy: [
      'The sums have been keeping you company at night, by the look of this. The one to go over in daylight is {card}.',
      'Money is tight in this draw, or tight-fisted, which feels the same. Where it might give a little is {card}.',
      'It is an anxious table for the wallet, and anxiety is a poor bookkeeper; give the pencil to {card}.',
    ],
  },
  purchase: {
    light: [
      'For a large step with money this is a comfortable table, with time to think; the viewing starts at {card}.',
      'What you have in your eye and the life you have seem to fit together. Where the fit is tested is {card}.',
      'There is a fair bargain somewhere in this, whichever end of it you are on. It is tied up with {card}.',
    ],
    mixed: [
      'Heart and head have been shown round together and come out with different notes. The page to compare is {card}.',
      'There is a good reason to do this and a good reason to sleep on it; they are weighed against each other at {card}.',
      'Price and worth are two figures in this draw, and they stand some way apart. The distance can be measured at {card}.',
    ],
    heavy: [
      'A purchase or a sale ought to lighten something, and it is doubtful that this one would. The doubt is put to {card}.',
      'There are damp patches in this draw, and it is better to be told. The torch to take round is {card}.',
      'Something about the size of it, or the hurry, sits badly with the cards. Slow down, and stop at {card}.',
    ],
  },
  self: {
    light: [
      'What answers you is friendlier than the voice you usually use for it; it speaks through {card}.',
      'There is somebody in this draw whom you might enjoy meeting, namely you on a good day. The introduction goes by {card}.',
      'The table finds you in better order than you said. What still wants seeing is {card}.',
    ],
    mixed: [
      'A strength and its awkward twin have both come up, as they do when one asks honestly; they share a room at {card}.',
      'You know most of this about yourself already, and have been polite enough not to mention it. The rest is with {card}.',
      'One part of you has moved on and another is still writing to the old address. The post is sorted at {card}.',
    ],
    heavy: [
      'It is a brave question, and the cards take you at your word; what they ask you to look at comes with {card}.',
      'There is a good deal of self-reproach on this table, some of it long out of date. To see which, begin with {card}.',
      'You have been hard to live with lately, for yourself above all. What might be easier begins at {card}.',
    ],
  },
  mood: {
    light: [
      'After a grey stretch this draw has the curtains open. Nobody asks you to be merry; sit for a while with {card}.',
      'Whatever has weighed on you is beginning to shift its weight, and the place you may notice it first is {card}.',
      'There is more under you than you could feel these days, and it would bear you. Try it at {card}.',
    ],
    mixed: [
      'Good hours and bad ones are taking turns in this draw, in no order you could plan by. The hinge is {card}.',
      'You are better than you were and not yet as you would like, and the table has patience with both; it dwells on {card}.',
      'Some of what you feel is yours and some was handed to you. The sorting begins with {card}.',
    ],
    heavy: [
      'It is a heavy draw for a heavy heart, and it does not argue. It keeps you company, and stays longest at {card}.',
      'It is a low place to ask from, and the cards come down and sit there too. What they brought along is {card}.',
      'It has been a lot, and smiling at it would not make it less. The loose thread in it is {card}.',
    ],
  },
  family: {
    light: [
      'At home the temperature is milder than the last conversation was, judging by this table; what it depends on is {card}.',
      'Families seldom come out of a draw as well as yours does here; the seat to notice is {card}.',
      'What you worry about among your own people looks likely to ease, and the first slack in it is at {card}.',
    ],
    mixed: [
      'There is love in this family and a long memory, sometimes in the same person. The peace talks are held at {card}.',
      'Everyone here has a point, which is what makes it so tiring. The point to start from is {card}.',
      'The grooves are old in this house and the good intentions real. What might lift you out of a groove is {card}.',
    ],
    heavy: [
      'Family worries seldom keep to their size, and this one fills the room; look behind it, to {card}.',
      'Somebody at home is hurt and showing it sideways, on the evidence of this draw. What it asks of you is in {card}.',
      'You are carrying a relative’s weather as well as your own. How much of it is really yours can be learned from {card}.',
    ],
  },
  friend: {
    light: [
      'This friendship has more put by than you thought, and can stand a withdrawal; the balance is shown by {card}.',
      'The draw answers in the tone of an old joke between two people. It hangs on {card}.',
      'There is loyalty on this table, in its unspectacular everyday clothes. You will know it by {card}.',
    ],
    mixed: [
      'A friendship is being rearranged here, and neither of you was asked. Where the furniture goes is up to {card}.',
      'Affection has come, with a small grievance on its arm. Before you choose whom to greet, look at {card}.',
      'What {who} did and what {who} meant by it lie some way apart in this draw, and between them is {card}.',
    ],
    heavy: [
      'Trouble with a friend has few customs to help one through it, and you are sore; what the cards suggest is {card}.',
      'It has gone quiet or crooked between you and somebody you liked laughing with. The knot is nearest the surface at {card}.',
      'The give and the take have come apart in this friendship. Before you close the account, read {card}.',
    ],
  },
  move: {
    light: [
      'Boxes, tickets, a new street to learn: the table likes the thought, and what it packs first is {card}.',
      'The place you have in mind looks back at you kindly. What the welcome depends on is {card}.',
      'There is road in this draw, and a good surface on it. The signpost to read is {card}.',
    ],
    mixed: [
      'Some of you is already on the train and some is still watering the plants; the ticket is in the keeping of {card}.',
      'Going has its gains here and staying its comforts, and the draw has priced both. It did the sum at {card}.',
      'There is room for you there, with one thing missing from the description. It is supplied by {card}.',
    ],
    heavy: [
      'Changing places is a great deal of lifting, and this table feels it in the back. Before you pick anything up, consult {card}.',
      'The road is not closed, though it is wet. How to travel on it is told by {card}.',
      'Something holds you where you are and something drives you out, and they pull at once. The rope is fastened at {card}.',
    ],
  },
  health: {
    light: [
      'No card can look into a body, and none tries; as company for the worry the table is in good heart, leaning on {card}.',
      'Your concern is for health, and what a draw can speak of is strength and patience. It finds some of each near {card}.',
      'Leave the finding-out to those trained for it. For courage in the meantime the cards are generous, and point to {card}.',
    ],
    mixed: [
      'Where health is asked after, cards can tell only how the days feel: some lighter, some not, and all turning on {card}.',
      'Body and worry are tangled here, and a draw can help with the second. Start unpicking at {card}.',
      'There is care on this table and there is impatience, in much the same dose; what would balance them is {card}.',
    ],
    heavy: [
      'You are worried, and cards can neither examine anyone nor talk you out of it. What they offer for the waiting is {card}.',
      'Much strength is going into holding out, by the look of this. Where to put some of it down is suggested by {card}.',
      'The draw is tired in sympathy, and it is no diagnosis. Take it as a note about rest, signed by {card}.',
    ],
  },
  lost: {
    light: [
      'What is missing may not have gone far, if a table can judge of such things; its best hint is {card}.',
      'The cards are in a finding mood. They know no addresses, and yet the search has something to go on in {card}.',
      'Lost things turn up for the unhurried, and this draw is unhurried. Let your eye rest on {card}.',
    ],
    mixed: [
      'There is a trace here, and some dust on it. As far as it can be followed, it leads to {card}.',
      'One voice says it is in the other coat, one shakes its head. The odds between them change at {card}.',
      'A draw cannot see through cupboards or over hedges; it can tell you something about the looking. For that, see {card}.',
    ],
    heavy: [
      'It is a missing-notice sort of draw, a bit low, and sorry with you. What it still has to suggest is in {card}.',
      'The search looks long from here, and some of it is grief for what is gone. For a next step consult {card}.',
      'The table does not hand it back to you at once. What it gives, for use while you search, is {card}.',
    ],
  },
  outlook: {
    light: [
      'It looks good-tempered on the whole, with something in it to enjoy. It takes its tune from {card}.',
      'There is fair weather in this draw, of the ordinary kind in which things get done; the barometer is {card}.',
      'What is coming seems well disposed towards you. Much of it will reach you by way of {card}.',
    ],
    mixed: [
      'A time of two halves lies before you, and you will be needed in both. The turn of it is at {card}.',
      'Sun and showers by turns, say the cards, so take the coat and leave it open; the forecast hangs on {card}.',
      'It looks like a stretch with good days in it that need claiming. The claim is made with {card}.',
    ],
    heavy: [
      'The time ahead asks something of you, and it is fairer to know. The asking is done most clearly by {card}.',
      'This draw walks into the wind for a while. It has sensible shoes on, and its direction is set by {card}.',
      'A demanding stretch, going by the cards, with more duty in it than treats; the handrail is {card}.',
    ],
  },
  open: {
    light: [
      'You left the question open, and the table fills it with something pleasant; what it most wants to mention is {card}.',
      'Whatever brought you here, the cards are glad of the visit. They would begin the talk with {card}.',
      'There is good feeling in this draw, looking for a subject; try it on whatever comes to your mind at {card}.',
    ],
    mixed: [
      'No one matter was named, so the table shows you the sweet and the sour together. The taste that stays is {card}.',
      'The draw has two things to say and says both, and you will know where they belong. The louder is {card}.',
      'Some of this will fit at once and some only by Thursday. Keep hold of one thread, {card}.',
    ],
    heavy: [
      'You asked for nothing in particular, and the draw has seen that you are carrying something; it lies closest to {card}.',
      'It is a serious table, for an open question. Take it as a friend who has sat down to talk, and hear {card}.',
      'There is some weight here, even without a name to it. Perhaps it gets one at {card}.',
    ],
  },
} as const;
