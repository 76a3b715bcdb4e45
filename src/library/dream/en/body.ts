import type { DreamWords } from '../../../domain/dream/words.ts';

export const body: DreamWords = {
  'losing-teeth': {
    meaning:
      'One of the world’s most frequent dreams. Old sayings in China tie it to elders in the family; studies find that it goes with a clenched jaw and plain tension at night. As an image it may speak of looks, of bite, of words one holds back.',
    calm: 'Losing them without pain may mark a stage that is simply over, as with milk teeth.',
    uneasy: 'Shame or panic could reflect a fear of losing face or of ageing in public.',
    ask: 'Where am I gritting my teeth instead of speaking?',
  },
  'loose-tooth': {
    meaning:
      'Not fallen yet, only wobbling, and the tongue cannot leave it alone. Something you relied on may have some play in it: a plan, a post, an alliance. Dentists would add that a sore gum can write such a dream by itself.',
    calm: 'Curiosity about it might mean that a change is nearly ready to happen.',
    uneasy: 'Worrying at it suggests a doubt you keep touching without deciding.',
    ask: 'What wobbles at present, and do I want it to hold?',
  },
  'hair-falling-out': {
    meaning:
      'Strength, attraction and years are what most cultures have woven into hair. To see it come away in the hand can touch a fear of losing one’s looks or standing, or tell of an exhausting stretch. New mothers and worriers dream it often.',
    calm: 'Calm at the sight may be a wish to stop keeping up an appearance.',
    uneasy: 'Dismay could show how much you believe you must hold together for others to see.',
    ask: 'What am I afraid people will notice about me?',
  },
  'cutting-hair': {
    meaning:
      'A snip, and something that grew for years lies on the floor. People cut their hair after partings and before beginnings, awake and asleep. It matters who holds the scissors: you, a friend, or somebody who did not ask.',
    calm: 'Feeling lighter suggests you are ready to be seen differently.',
    uneasy: 'Being cut against your will may point to a decision that is being taken over your head.',
    ask: 'What would I like to cut off neatly and without drama?',
  },
  'long-hair': {
    meaning:
      'It takes time and care to grow, so it may stand for what has been patiently built: charm, a skill, a store of memories. Combing it can be the sorting of thoughts. In tales it is also a ladder, a net and a promise.',
    calm: 'Pleasure in it may be pleasure in yourself, which needs no excuse.',
    uneasy: 'Tangles and knots could picture thoughts or ties that have become hard to separate.',
    ask: 'What deserves half an hour of patient untangling?',
  },
  'white-hair': {
    meaning:
      'Age, worry and wisdom share one colour. Finding it on your own head can follow a birthday, an early responsibility or the sight of parents growing older. Chinese wishes for a couple speak of white heads together, so love may be in the picture too.',
    calm: 'Wearing it with ease may mean you have come to trust your experience.',
    uneasy: 'A shock in the mirror might be the feeling that time is going faster than your plans.',
    ask: 'What would I do this year if I were not waiting for later?',
  },
  beard: {
    meaning:
      'A face with authority, or a face in hiding. Growing a beard overnight may show that a role is being tried on: elder, rebel, man of the house. On a woman it often means speaking with a weight she seldom allows herself.',
    calm: 'If it suits you, more firmness may be growing than you had noticed.',
    uneasy: 'Wanting to tear it off could mean that a role scratches.',
    ask: 'Where should I speak with more authority than I do?',
  },
  'naked-in-public': {
    meaning:
      'Strangely, hardly anybody in the dream looks. It tends to come with new jobs, new loves, exams and speeches, wherever we could be seen as we are. The fear is of exposure; the wish underneath might be to stop dressing up.',
    calm: 'Strolling about without shame can be a fine sign of ease with yourself.',
    uneasy: 'Hiding and covering may show that you feel found out, usually without anything to find.',
    ask: 'Who could safely see me as I am?',
  },
  blood: {
    meaning:
      'Red is life, kinship, effort and passion, and Chinese folk sayings even read it as wealth coming in. Where it flows from is telling: hands may mean work, the nose pressure, the heart feeling. Women often dream of it simply in rhythm with the month.',
    calm: 'Seen without fear, it may say that much vitality is moving through you.',
    uneasy: 'Losing it could picture an effort that takes more than it returns.',
    ask: 'Into what am I putting my life blood?',
  },
  hands: {
    meaning:
      'With hands we make, hold, give and refuse. Beautiful ones may point to a talent, tied ones to a limit, dirty ones to a scruple. Practised dreamers look at their hands in order to notice that they dream, since the fingers are rarely right.',
    calm: 'Strong, warm hands suggest that the thing can be done, and by you.',
    uneasy: 'Hurt or missing fingers may show that you feel unable to act.',
    ask: 'What have I got in hand, and what should I put down?',
  },
  feet: {
    meaning:
      'Standing, leaving, keeping one’s balance: feet carry the practical side of every decision. Notice the ground below them, since mud, glass and warm sand tell different stories. A foot that will not lift may be a step not yet agreed to.',
    calm: 'Walking well could mean that your footing is better than your worries claim.',
    uneasy: 'Sore or stuck feet may point to a road taken mainly out of habit.',
    ask: 'On what ground do I stand in this matter?',
  },
  eyes: {
    meaning:
      'The organ of attention. Many eyes may be the feeling of being looked at; one clear pair, a person who truly sees you. Something in the eye can be a detail that disturbs the picture you would like to keep.',
    calm: 'Bright eyes suggest that you have begun to see a matter as it is.',
    uneasy: 'Closed, sore or staring ones may mark what you would rather not look at, or whom.',
    ask: 'What would I see if I looked for one minute longer?',
  },
  blindness: {
    meaning:
      'Lids of lead, fog, a lamp that gives no light. The sleeper’s eyes really are closed, which explains a good part of it. Beyond that, you may be asked to decide in a matter of which you have been shown only half.',
    calm: 'Finding your way by touch can be trust in a sense you rarely use.',
    uneasy: 'Fear in the dark may come from relying on somebody else’s description.',
    ask: 'Which facts do I still lack, and who has them?',
  },
  ears: {
    meaning:
      'What reaches you, and what you let in. Large ears may stand for gossip or for a gift of listening; in Chinese faces they mean good fortune. Not hearing someone who speaks could be a message you have already received and put aside.',
    calm: 'Fine music or a clear call may be an inner voice getting through.',
    uneasy: 'Blocked ears suggest too much noise, or one sentence too many.',
    ask: 'What have I been told more than once lately?',
  },
  nose: {
    meaning:
      'A nose smells trouble, sticks itself into things and stands in the middle of the face. The dream may be about instinct, curiosity or pride. Smells in dreams are rare, and when there is one it usually leads straight to a memory.',
    calm: 'A pleasant scent may take you back to a place that was good for you.',
    uneasy: 'An injured or blocked nose could mean you have overruled your first impression.',
    ask: 'What did my first instinct say about this?',
  },
  'mouth-full-of-gum': {
    meaning:
      'You pull and pull, and there is always more: gum, hair, thread. It may well picture something long unsaid, sticky with politeness, or an explanation that never comes to an end. People who clench their teeth at night know it especially well.',
    calm: 'Getting it all out brings relief, as an honest talk would.',
    uneasy: 'If it never ends, perhaps you are explaining yourself to someone who does not ask.',
    ask: 'Which sentence has been stuck in my mouth?',
  },
  tongue: {
    meaning:
      'Taste and speech live in the same place. A tongue too thick to speak may be a truth with bad manners; a bitten one, a reply swallowed at the last moment. Sticking it out is a child’s freedom, and sometimes exactly what is missing.',
    calm: 'A nimble tongue suggests you could now find the right words.',
    uneasy: 'Hurt or bound, it may point to a promise of silence that has grown heavy.',
    ask: 'What am I not saying, and whom does that protect?',
  },
  face: {
    meaning:
      'What we show, save and lose. A face coming very close may be a person you need to meet properly; washing your own, the wish for a clean start after an awkward day. Watch for what it feels, since dream faces hide little.',
    calm: 'A friendly one may linger all morning, and it is allowed to.',
    uneasy: 'A hard or crying face might be a feeling you did not permit yours to show.',
    ask: 'What would my face have shown yesterday, had I let it?',
  },
  'face-changed': {
    meaning:
      'The mirror in dreams is a poor copyist, so the strangeness is partly technique. Still, a changed face can follow a new role, a photograph, a birthday, a remark about your looks. Whose features have got in, your mother’s, a stranger’s, a younger self’s?',
    calm: 'Liking the new face suggests that you are growing into something.',
    uneasy: 'Horror at it may be the gap between how you feel and how you must appear.',
    ask: 'Who am I becoming, and do I agree?',
  },
  heart: {
    meaning:
      'Courage, love and the clock inside. A beating heart in a dream often repeats the real one, quickened by sleep, and says nothing about its health. As a picture it may show where you are warm, where you are guarded, and what you have at heart.',
    calm: 'A steady beat suggests that you are in agreement with what you do.',
    uneasy: 'A heavy or stolen heart may belong to somebody who does not know it.',
    ask: 'What is my heart no longer in?',
  },
  skin: {
    meaning:
      'The border between you and everyone else. Spots and rashes in dreams tend to come with embarrassment, peeling with renewal, thick skin or thin with what the day has thrown at you. A touch on it may be remembered for hours.',
    calm: 'Smooth or new skin could mark a stage just shed.',
    uneasy: 'Irritation suggests that someone or something has come too close.',
    ask: 'What gets under my skin, and why that?',
  },
  wound: {
    meaning:
      'Something hurts and finally has a place where one can point. Dream wounds seldom bleed as they should; they wait to be noticed. The spot matters: a back may have been betrayed, a hand forbidden, a knee made to kneel.',
    calm: 'Dressing or healing it suggests that care has begun, perhaps unnoticed.',
    uneasy: 'Hiding it may be the habit of saying that it was nothing.',
    ask: 'Which old hurt still decides something for me?',
  },
  scar: {
    meaning:
      'A scar is a wound with its story finished, or nearly. Finding one on yourself in a dream may remind you what you have already survived. On another person it can make them suddenly human. Touch it: does it still hurt, or only tell?',
    calm: 'Showing it without fuss may be a kind of dignity.',
    uneasy: 'One that opens again suggests that the matter wants a second look.',
    ask: 'What did I learn from that, besides caution?',
  },
  tattoo: {
    meaning:
      'Chosen and permanent, a picture that goes with you into every room. It may stand for a loyalty, a vow, a name one does not want to forget, or the wish to be recognisable at last. The motif is more than half of the message.',
    calm: 'Pride in it could mean you are ready to stand by something.',
    uneasy: 'Regret may show that a decision feels more final than it is.',
    ask: 'What am I willing to carry visibly?',
  },
  pregnancy: {
    meaning:
      'Something is growing that did not exist before, and it is not yet the time to show it. Men dream this as well. It may be a plan, a book, a changed opinion; and where there is hope or fear of a child, then of course that.',
    calm: 'Calm and roundness suggest that a thing will ripen if it is left in peace.',
    uneasy: 'Alarm may belong to a responsibility that arrived without being planned.',
    ask: 'What am I carrying, and when is it due?',
  },
  'giving-birth': {
    meaning:
      'What has long been carried comes out, with effort, and is separate from you. This dream may arrive at the end of projects, theses and long silences. What is born can be odd, an animal, a stone, a talking infant, and deserves a kind look.',
    calm: 'Relief and wonder may tell you the hard part is over.',
    uneasy: 'Pain without progress could mean that you are pushing before its hour.',
    ask: 'What wants to come into the world through me this season?',
  },
  breastfeeding: {
    meaning:
      'The most direct way of giving there is. Nursing in a dream may show whom or what you keep alive with your own strength: a child, a friend, a firm. It can equally be the wish to be the one who is held.',
    calm: 'Milk that flows suggests generosity with plenty of strength behind it.',
    uneasy: 'Having none, or being sucked dry, may ask who refills you.',
    ask: 'Whom am I feeding, and who feeds me?',
  },
  illness: {
    meaning:
      'A dream of illness is an image and no diagnosis. It can be the only form in which a dutiful person permits themselves to lie down. Who brings the tea, and who does not come, may say a good deal about who stands by you.',
    calm: 'Resting without guilt in the dream might be advice worth taking.',
    uneasy: 'Being unable to get well may picture a situation that tires you by its length.',
    ask: 'What would I stop doing at once if I had a fever?',
  },
  vomiting: {
    meaning:
      'Out with it: the body’s rudest and most honest sentence. The image may come when you have swallowed too much, an insult, a rule, a story you do not believe. Chinese sayings take it as getting rid of misfortune, and the feeling afterwards agrees.',
    calm: 'Relief suggests that you have already begun to refuse something.',
    uneasy: 'Disgust or an audience could mean you fear the mess honesty would make.',
    ask: 'What have I swallowed that was never mine?',
  },
  'back-pain': {
    meaning:
      'Bent under a sack, a person, a whole cupboard. Backs carry what the front does not discuss. The load may be duty, someone else’s worry, or the past packed for all weathers. Sleeping badly can play a part, so check the mattress too.',
    calm: 'Carrying it easily suggests strength, and somebody should thank you.',
    uneasy: 'If you cannot put it down, maybe no one has told you that you may.',
    ask: 'Which part of this load has another owner?',
  },
  'broken-bone': {
    meaning:
      'What bears you has cracked, so you are stopped and must be helped. A leg may concern going on, an arm doing, a rib protecting. It can mirror a plan interrupted in the middle, and the enforced pause is often the point of it.',
    calm: 'Being in plaster and patient may be permission to let time work.',
    uneasy: 'Running on it regardless suggests that you overlook a limit.',
    ask: 'What am I treating as if it were not broken?',
  },
  'growing-or-shrinking': {
    meaning:
      'Suddenly the table is a roof, or the houses come up to your knees. Size in dreams measures importance. We shrink before offices, parents and bills, and grow after a success or a rage; children know both within one afternoon.',
    calm: 'A giant’s calm may show that a worry has found its true proportion.',
    uneasy: 'Being tiny among legs could be a situation that treats you as a child.',
    ask: 'Before whom do I make myself small?',
  },
  'suddenly-old': {
    meaning:
      'Overnight the hands are wrinkled and the stairs long. Such dreams may follow a look at your parents, a milestone, a year that was too full. They seldom talk of dying; mostly they ask what all the hurry is for.',
    calm: 'Contentment in old age may be a preview of what you already find important.',
    uneasy: 'Regret could name, quite exactly, a thing there is still time to do.',
    ask: 'What would I thank myself for, thirty years on?',
  },
  'extra-limbs': {
    meaning:
      'A third arm, a tail, wings between the shoulders: the body has been given something more. It may be a talent you are only discovering, or the need for three hands in a life made for two. What can the new part do?',
    calm: 'Delight suggests an ability that would like to be used.',
    uneasy: 'Embarrassment may concern a difference you hide and others would find splendid.',
    ask: 'What can I do that I have no use for yet?',
  },
  'needing-the-toilet': {
    meaning:
      'First the obvious: the bladder sends this dream, and one wakes in time. When it does not, the image may be of something that must come out and finds no private place, tears or anger for instance. Chinese folklore cheerfully reads excrement as money.',
    calm: 'Relief at last could be the ease of having let something go.',
    uneasy: 'Doors without locks and people looking on may point to too little privacy.',
    ask: 'What needs a door that closes?',
  },
};
