import type { StateWords } from '../../../../../domain/reading/matter-words.ts';

/** How matters of love stand, by the mood of the table. */
export const states: StateWords = {
  feelings: {
    light: [
      '{Who} like{s} having you near, more than gets said aloud, and {card} tells you in what manner.',
      'What comes towards you from {whom} is warm and fairly simple, interest with some tenderness under it. It wears the face of {card}.',
    ],
    mixed: [
      '{Who} {is} drawn to you and hold{s} something back all the same, and {card} is what is being held back.',
      'You are thought of more often than it shows, and seldom at the hour you would choose; most of the explanation lies in {card}.',
    ],
    heavy: [
      '{Who} {has} something heavy to carry just now, and whatever is felt for you has to reach round it; {card} gives an idea of the weight.',
      'What is felt for you is covered at present, by a worry or by the habit of not showing things. Read {card} for what lies on top.',
    ],
  },
  contact: {
    light: [
      'The line between you and {whom} is open and the thought of using it is there; with {card} in play, a small occasion would do.',
      '{Who} mean{s} it more kindly than silence or a short line makes it seem, and the next words would sound rather like {card}.',
    ],
    mixed: [
      'Only half of it has been put into words, by you or by {whom}, and it is {card} that keeps interrupting.',
      'Word comes and goes between you and {whom}, with good intentions in the gaps. Whether it finds a rhythm depends on {card}.',
    ],
    heavy: [
      'It is quiet or nearly so, and for the present {who} seem{s} either content or obliged to leave it there; of the two, {card} says which is likelier.',
      'Something stands in the way of easy words, a long silence or a short tone, so that even a harmless hello has to climb. Look to {card} for where it is lowest.',
    ],
  },
  reconcile: {
    light: [
      'There is more goodwill than wreckage between you and {whom}, and {card} marks a spot where talking could begin.',
      'The anger has mostly gone and the fondness has stayed on. What you and {who} might make of that is sketched by {card}.',
    ],
    mixed: [
      'You and {who} miss each other at different hours and for different reasons, a difference set out in {card}.',
      'The door stands ajar with the old quarrel propped against it, and how heavily it leans you can gather from {card}.',
    ],
    heavy: [
      'What broke is still broken, and longing has been laid over it like a rug; the outline underneath is that of {card}.',
      'Things with {whom} are at a standstill. The part that can move at all is yours, and {card} is about that part.',
    ],
  },
  meet: {
    light: [
      'You are easier to meet than you were, with some old weight gone, and {card} describes the sort of occasion.',
      'There is room for somebody, and a readiness that others can feel; how it might start has the tone of {card}.',
    ],
    mixed: [
      'You are looking out at the world with the curtain half drawn. In the half that is still closed lies {card}.',
      'People do come by, and most of them stay at the level of pleasant; what would take one of them further is hinted at in {card}.',
    ],
    heavy: [
      'Your heart is keeping a closed season, and with good reason. The reason is named by {card} better than by any advice.',
      'It is a thin time for new faces, with more screens in it than people; meanwhile {card} would like a word about how you are keeping.',
    ],
  },
  confess: {
    light: [
      'What you feel is ripe for telling, and the ground with {whom} is friendly; for the tone, go by {card}.',
      'It shows already, so {who} would be less surprised than you suppose. The likely reception is the subject of {card}.',
    ],
    mixed: [
      'There is sympathy over there, along with some innocence of what is coming, and how ready {who} might be can be judged by {card}.',
      'You know what you want to say, and less well whether you want to hear the answer, which is where {card} comes in.',
    ],
    heavy: [
      'The moment is crowded with troubles of one kind or another, and a confession would have to stand; most of the chairs are taken by {card}.',
      'At present the words would have a stretch of cold water to cross before they got to {whom}, and {card} is a guide to how wide.',
    ],
  },
  bond: {
    light: [
      'It is in good repair between you and {whom}, with trust enough to be dull together, and it is growing on the side of {card}.',
      'You and {who} are going the same way at much the same speed; round the next corner it looks like {card}.',
    ],
    mixed: [
      'The fondness between you and {whom} is settled and the terms are not. The clause under discussion is {card}.',
      'It is good on Sundays and difficult on Mondays, and {card} lies just where the one turns into the other.',
    ],
    heavy: [
      'You and {who} are more careful than close at present, and a good deal of the care goes into avoiding what {card} speaks of.',
      'What joins you to {whom} is carrying more than it was built for. Which load should come off first can be read from {card}.',
    ],
  },
  commit: {
    light: [
      'Half of a lasting tie with {whom} exists already, in habits and plans for the summer; the half that wants saying is {card}.',
      'The ground would bear a promise. What {who} might be promising, when it came to it, is told by {card}.',
    ],
    mixed: [
      'One person is reading the last chapter and the other the first, and {card} lets you see how far {who} {has} got.',
      'There is a yes in this and a practical objection, and they have been sharing a sofa; ask {card} which of them is about to get up.',
    ],
    heavy: [
      'The subject has turned sore, so that every wedding invitation seems to press on it. It can be touched gently at {card}.',
      'As it stands a promise would have to hold up what ought to be holding the promise; the beam to be seen to first is {card}.',
    ],
  },
  loyalty: {
    light: [
      'It has the look of honesty, clumsy in places, and {card} shows in what coin {who} keep{s} faith.',
      'There is more trust here to build with than fear lets you see. Its cornerstone, so far as a draw can tell, is {card}.',
    ],
    mixed: [
      'Something is unclear, and so far unclear is all it is; at {card} lies the point on which a straight question could be put to {whom}.',
      'You and {who} have different ideas of what needs mentioning, and the doubts live in the gap between them, close to {card}.',
    ],
    heavy: [
      'The trust is hurt, whether or not anything has happened, and {card} speaks of the hurt; of what {who} did or did not do no draw is a witness.',
      'Something seems to be kept under cover, a worry or a debt or a feeling. By {card} you get its flavour, and no evidence.',
    ],
  },
  leave: {
    light: [
      'You are further on in this than the bad evenings claim. The knot has loosened, and {card} is the end to take hold of.',
      'Whatever is still to be settled with {whom}, there is kindness enough in the matter to do it decently, and the decent way begins at {card}.',
    ],
    mixed: [
      'You have one foot with {whom} and one on the pavement, and standing so is what tires you; {card} is the leg with the weight on it.',
      'Some of this deserves keeping and some has been over for a good while, and the line between the two runs through {card}.',
    ],
    heavy: [
      'It hurts where you were most at home with {whom}, and {card} knows the place.',
      'This has come to a hard pass, and sleep or appetite or good humour is paying for it. Take {card} as the part to be dealt with first.',
    ],
  },
  liked: {
    light: [
      'You make {whom} feel at ease and slightly more alive, a rare mixture, and its chief ingredient is {card}.',
      '{Who} like{s} how you are when you forget to be careful; most of that is described by {card}.',
    ],
    mixed: [
      'Something in you draws {whom} close and something in you commands a certain respect; both of them are at home in {card}.',
      '{Who} noticed the obvious good in you first. What came later, and goes deeper, has to do with {card}.',
    ],
    heavy: [
      'What is loved in you is needed badly just now, too badly perhaps to be praised, and {card} says in what trouble it helps.',
      '{Who} hold{s} on to you in a hard stretch, for a quality you hardly count as one; what it is a comfort against is {card}.',
    ],
  },
  seen: {
    light: [
      'You know what you saw and have kept your head, which is a strong place to speak from; it rests on {card}.',
      'There is some room to talk in this, whatever was found. The calmest way in leads by {card}.',
    ],
    mixed: [
      'You hold one fact and a hundred readings of it. The thing worth asking {whom} first is close to {card}.',
      'One day you want the whole truth and the next you want it never to have happened, and {card} knows both days.',
    ],
    heavy: [
      'Trust has had a blow, and you are entitled to feel it without proving anything further. Let {card} say where it hurts.',
      'Since you found it everything gets looked at twice, and that exhausts you; something to lean on meanwhile is {card}.',
    ],
  },
  over: {
    light: [
      'You are healing, unevenly and in earnest, and what has grown back first is shown by {card}.',
      'Your own life has begun to taste of something again, and {card} tells you of what.',
    ],
    mixed: [
      'By day you manage and by night you bargain; the clause you keep coming back to is in {card}.',
      'You have let the person go and kept the picture of what might have been. That picture has the outlines of {card}.',
    ],
    heavy: [
      'It is still raw, and you have been braver about it than anyone knows. Where you may be less brave is shown by {card}.',
      'So much of your day was built round this that its absence stands in every room; begin the rearranging near {card}.',
    ],
  },
  baby: {
    light: [
      'The wish has good soil here, some patience and some laughter, and what feeds it best is {card}.',
      'There is readiness, more than you credit yourself with. It has taken the form of {card}.',
    ],
    mixed: [
      'Two hearts rarely arrive at this in the same week; what would let them talk is {card}.',
      'You want it and you count the reasons against, often in one breath, and the breath is held at {card}.',
    ],
    heavy: [
      'Hoping month by month has made the days long. A kinder measure for them can be found in {card}.',
      'The subject has become so tender that it is walked round; where it may be touched without hurting is near {card}.',
    ],
  },
  confessPast: {
    light: [
      'What you said has been taken home and thought of since, with a smile that belongs to {card}.',
      'There was more gladness in hearing it than was shown. The part that shows has something of {card}.',
    ],
    mixed: [
      '{Who} {does} not know yet where to put it, and the drawer that keeps opening is {card}.',
      'It pleased and it made shy. Which of them speaks first is up to {card}.',
    ],
    heavy: [
      'It stands in a room full of other things, and nearest to it stands {card}.',
      'A friendly distance has come of it for now, and {card} says what it protects.',
    ],
  },
  taken: {
    light: [
      '{Who} {has} begun to decide, quietly and in earnest, and how far that has got is told by {card}.',
      'There is more resolve here than you have been shown; the shape it may take is {card}.',
    ],
    mixed: [
      '{Who} stand{s} between two doors with a hand on each, and what keeps the hands there is {card}.',
      'Affection for you and duty at home have come to a truce, which costs you the most. Its terms are in {card}.',
    ],
    heavy: [
      'No step out of the other tie shows on this table, whatever has been promised; the reason lies near {card}.',
      'You are waiting on a decision that {who} keep{s} putting off, and what the waiting does to you is said by {card}.',
    ],
  },
};
