import type { DreamWords } from '../../../domain/dream/words.ts';

export const people: DreamWords = {
  mother: {
    meaning:
      'The one who fed you first. She may stand for herself, for something still open between you, or for the part of you that looks after others. Notice what she does with her hands: cooking, scolding and packing are three different messages.',
    calm: 'A kind mother can be your own wish to be looked after, or a sign that you are learning to do it yourself.',
    uneasy: 'A cold or worried one often speaks in the voice you use on yourself when you are tired.',
    ask: 'What would I let somebody do for me this week if I did not have to ask?',
  },
  father: {
    meaning:
      'Rules, protection, a standard to measure oneself against: fathers in dreams carry these whether the real one did or not. Watch where he stands. Behind you, he may be support; in the doorway, an old judgement; asleep, an authority you no longer need to wake.',
    calm: 'His nod can be the permission you have lately begun to give yourself.',
    uneasy: 'An angry or silent father may be an expectation you still try to meet although nobody asks any more.',
    ask: 'Whose approval am I working for at the moment?',
  },
  siblings: {
    meaning:
      'Somebody who shares your beginnings and took another road. In a dream they may be truly themselves, or lend their face to whoever you now share and compete with at work or among friends. Old roles come back quickly: the sensible one, the baby, the one who got away.',
    calm: 'Getting on well suggests an alliance you can count on, possibly with a side of yourself you used to tease.',
    uneasy: 'Rivalry or envy may show where you still count who received more.',
    ask: 'Which of the family roles am I playing again, and with whom?',
  },
  grandparents: {
    meaning:
      'They come with kitchens, smells and sayings, and seldom in a hurry. The dream may be reaching past your parents for something older: patience, a skill, a way of keeping house. If they have died, it is very often plain love, coming to visit.',
    calm: 'Sitting with them in comfort can mean you have more ground under you than you thought.',
    uneasy: 'Their sadness or frailty may touch something you meant to ask or say and did not.',
    ask: 'What did I learn from them that I could use right now?',
  },
  'dead-relative': {
    meaning:
      'Such dreams are among the commonest and most treasured there are, years after a loss. Grief keeps talking, usually at anniversaries and turning points. Chinese custom answers with an offering or a visit to the grave; a candle, a meal they liked or a letter does the same.',
    calm: 'If they look well, many people wake consoled, as if the memory of illness had at last been replaced.',
    uneasy: 'Distress or silence may mark a goodbye cut short, which can still be spoken aloud.',
    ask: 'What would I tell them about my life today?',
  },
  ancestors: {
    meaning:
      'Faces you never met, yet they know your name. Dreams of forebears tend to come when something is handed on: a birth, a move, an inheritance, a family habit you are about to keep or to end. Many households answer them with incense and a moment of attention.',
    calm: 'Their goodwill may be your own sense of standing in a long line and not alone.',
    uneasy: 'Reproach from them can be loyalty in conflict with the life you want.',
    ask: 'What have I inherited that I wish to pass on, and what ends with me?',
  },
  partner: {
    meaning:
      'The person beside you, seen without the politeness of the day. What they do in the dream says little about what they do in life and more about how you feel next to them: close, overlooked, amused, hurried. Look also for traits of theirs you could use yourself.',
    calm: 'Warmth here is often gratitude that has not been spoken at the breakfast table.',
    uneasy: 'A strange or distant partner may point to a talk you are both too busy to have.',
    ask: 'What have I not told them lately, good or bad?',
  },
  'ex-partner': {
    meaning:
      'Seldom a hint to write to them. An ex tends to appear when present love touches an old spot: similar words, a similar silence, the same season. Sometimes they stand for who you were at that time, braver, more hopeful or more easily hurt.',
    calm: 'Meeting as friends can show that the story has found its place on the shelf.',
    uneasy: 'Longing or a fresh quarrel may mean one sentence of that ending was never said.',
    ask: 'What did I have then that I miss now, apart from the person?',
  },
  crush: {
    meaning:
      'Night is a safe place to practise. The one you admire may come close so that you can try out the feeling, and just as often they wear a quality you would like in your own life: ease, wit, a way of walking into rooms.',
    calm: 'Their smile tells you mainly that you are ready to be seen by somebody.',
    uneasy: 'Being ignored by them may repeat a doubt about yourself that is older than this person.',
    ask: 'What do I admire in them that I could begin to practise?',
  },
  'first-love': {
    meaning:
      'More than a person, this is the year in which everything was new. They tend to turn up when life has become sensible, before a wedding, after a birthday, in the middle of paperwork. The heart is comparing notes with the one it had at seventeen.',
    calm: 'Sweetness without regret may be youth returning as energy for something present.',
    uneasy: 'An ache on waking could mean that some tenderness has nowhere to go just now.',
    ask: 'When did I last do something for the first time?',
  },
  child: {
    meaning:
      'If it is yours, the dream may simply carry on the day’s care. An unknown child often stands for something young in your life, an idea, a feeling, a self of long ago. Note its age and count back: what began that many years ago?',
    calm: 'A playing child suggests that a new thing is thriving and wants time more than planning.',
    uneasy: 'A crying or silent one may be a need you have been too grown-up to hear.',
    ask: 'What in my life is about that old and needs looking after?',
  },
  baby: {
    meaning:
      'Something has arrived that cannot yet speak for itself: a plan, a love, a fresh version of you. Dream babies are often forgotten in drawers or grow at astonishing speed, which mirrors how we treat new things. Hoping parents dream of them in plain longing, too.',
    calm: 'Holding it easily may mean you trust yourself with what is beginning.',
    uneasy: 'Forgetting or dropping it usually reflects too many duties, and no failing in love.',
    ask: 'Which new thing of mine needs feeding before it needs showing?',
  },
  'lost-child': {
    meaning:
      'Parents dream this after an ordinary week of too much to watch. For others, the missing child may be a side of themselves that got left behind in some busy year, playful or trusting or loud. Where you search is a good clue to where it went.',
    calm: 'Finding the child again often follows a small decision to do less.',
    uneasy: 'Panic and empty streets may show how tightly you hold everything together.',
    ask: 'Where did I last feel like that child?',
  },
  twins: {
    meaning:
      'Two of the same, or nearly. The image may appear when you stand between two equal chances, live in two languages or keep two sides of yourself apart. Folk tradition likes twins as double luck; dream work asks how the two of them differ.',
    calm: 'Twins at peace can mean you need not choose as sharply as you thought.',
    uneasy: 'If they quarrel or swap places, a decision may be wearing two faces.',
    ask: 'Where am I trying to be two people?',
  },
  stranger: {
    meaning:
      'Jung took the unknown person of the dream for a part of the dreamer not yet introduced. Common sense adds that a new acquaintance may be on your mind. Either way, notice your first reaction, since that is the relation the dream is about.',
    calm: 'A friendly stranger may carry a talent or wish that is ready to move in.',
    uneasy: 'One who unsettles you could show a trait you meet only in other people, so far.',
    ask: 'If this person were a side of me, which one would it be?',
  },
  'faceless-person': {
    meaning:
      'Faces are hard work for a sleeping brain, so a blank one is nothing uncanny. As an image it may be somebody you cannot read, a future partner, an anonymous office, or a role that has no person in it yet.',
    calm: 'If it does not trouble you, the matter may simply still be open.',
    uneasy: 'Unease could come from dealing with someone who does not show what they think.',
    ask: 'Whose intentions do I wish I could read?',
  },
  'your-double': {
    meaning:
      'To see oneself from outside is a rare courtesy. The double may be living the other life, the one with the different job or the different yes. Look at clothes, age and posture: they tell more than anything it says.',
    calm: 'A double you like may be a self you are closer to than you believe.',
    uneasy: 'One you dislike or fear often does openly what you forbid yourself.',
    ask: 'What would the other me advise me to stop doing?',
  },
  'old-friend': {
    meaning:
      'Perhaps they simply crossed your mind, or a smell did it. Friends from earlier days bring back the person you were in their company, and the dream may miss that one most. A change in the friend can mirror a change you have not noticed in yourself.',
    calm: 'Easy talk, as if no time had passed, is a fair reason to send a line.',
    uneasy: 'Distance or a quarrel may point to a farewell that was never quite one.',
    ask: 'Who was I when we were together?',
  },
  classmates: {
    meaning:
      'The first group you had to live with, hear the jokes of, be ranked in. They return when adult life feels like a classroom again: a new team, a comparison of salaries, a wedding list. Which of them appears, and what were they known for?',
    calm: 'A cheerful reunion may say that you have made peace with where you stand.',
    uneasy: 'Being left out or behind could be an old measuring stick that no longer fits your height.',
    ask: 'Against whom am I measuring myself, and who chose the measure?',
  },
  teacher: {
    meaning:
      'Someone who knows, marks and occasionally sees you. This dream may arise when you are learning a thing from the beginning, or being assessed by people you did not choose. A beloved teacher often comes as encouragement in a field where you doubt yourself.',
    calm: 'Praise from one may be your own ripened judgement telling you the work is sound.',
    uneasy: 'Being scolded could repeat a mark you gave yourself long ago and never revised.',
    ask: 'What am I learning right now without calling it that?',
  },
  boss: {
    meaning:
      'Work follows many people into bed, so first ask what happened yesterday. Beyond the office, the boss can stand for whatever gives you orders: ambition, a loan, a strict conscience. See whether you answer back in the dream, and how it feels.',
    calm: 'A relaxed or friendly boss may show that you have your tasks in hand.',
    uneasy: 'Being blamed or watched suggests that your day has too little room that is only yours.',
    ask: 'Who decides what I do after six in the evening?',
  },
  colleague: {
    meaning:
      'People we see forty hours a week without choosing them make good actors for a dream. A colleague may play themselves, or the quality everybody knows them by: the tidy one, the loud one, the one who always leaves on time.',
    calm: 'Working well together may reflect a trust you have not yet put into words.',
    uneasy: 'Friction or intrigue could be something you noticed in passing and then explained away.',
    ask: 'What does this colleague allow themselves that I do not?',
  },
  neighbour: {
    meaning:
      'Close by and still apart: neighbours are about walls, noise, borrowed eggs and what others can see of us. The dream may ask how near you let people come, or show a matter next door to your own, such as a friend’s trouble.',
    calm: 'A helpful neighbour can mean that support lives nearer than you look for it.',
    uneasy: 'Disputes over walls or noise may concern a boundary that somebody steps across politely.',
    ask: 'Where would I like the fence to run?',
  },
  celebrity: {
    meaning:
      'Fame in a dream is mostly a large label with a simple word on it. Ask what this person is known for, in three words, and you may have the wish. Being on easy terms with them suggests that the quality is within reach.',
    calm: 'Friendship with the star can be a sign of growing confidence.',
    uneasy: 'Being overlooked by them may show a hunger for recognition that nearer people could satisfy.',
    ask: 'For what would I like to be known, and by whom?',
  },
  police: {
    meaning:
      'The law in uniform, and often the conscience in borrowed boots. They may come after a white lie, a late payment, a rule bent in traffic, or because you wish somebody would finally keep order. Were they after you, or on your side?',
    calm: 'Helpful officers can mean you trust that matters will be put right.',
    uneasy: 'Being arrested without reason might reflect guilt you carry for something that is not yours.',
    ask: 'Which rule of mine have I broken, and is it still a good rule?',
  },
  doctor: {
    meaning:
      'Somebody looks closely, asks and does not scold: that alone may be the wish. Healers in dreams can mark a matter that wants attention before it wants opinion. It says nothing about your health; a true worry belongs with a real doctor.',
    calm: 'Being treated kindly may show that you are ready to be helped.',
    uneasy: 'A rushed or cold one could reflect how you deal with your own weariness.',
    ask: 'What in my life has been sore for a while without my looking at it?',
  },
  thief: {
    meaning:
      'What was taken is the heart of it: a purse may be worth, a phone contact, a suitcase the past. The thief can be a person who uses up your hours, or a habit that does. Folk sayings, by contrast, often count losing things in dreams as gain.',
    calm: 'Shrugging at the theft could mean that you can do without it.',
    uneasy: 'Anger or helplessness may point to time or credit being taken while you look on.',
    ask: 'What has been disappearing from my days without my consent?',
  },
  bride: {
    meaning:
      'Dressed up to cross a threshold. Seen in a dream, bride or groom may stand for a promise about to be made, in love or in work, or for two sides of you that want to live together at last. Wedding guests simply dream ahead.',
    calm: 'Joy suggests that a commitment fits you better than you feared.',
    uneasy: 'A bride in tears or without a groom may be a yes given too quickly.',
    ask: 'To what am I about to say yes?',
  },
  'wise-old-person': {
    meaning:
      'Jung met this figure so often that he gave it a name of its own. It tends to appear when you have tried all the clever ways. Whatever it says, usually very little, is worth writing down at once, because it fades within minutes.',
    calm: 'A calm word or glance may be your own experience, speaking slowly for a change.',
    uneasy: 'If you cannot hear or find them, you could be asking too many people at once.',
    ask: 'What do I already know about this and keep asking others?',
  },
  'monk-or-nun': {
    meaning:
      'A shaved head, few belongings, regular hours: simplicity on two feet. Such a figure may come when life is crowded and some of it could go, or when a rule you live by wants examining. What do they carry, and are they speaking or silent?',
    calm: 'Peace around them can be a taste for fewer things and longer evenings.',
    uneasy: 'A stern or turned-away one may show that you are denying yourself more than is needed.',
    ask: 'What could I leave out this month and not miss?',
  },
  crowd: {
    meaning:
      'So many faces, so little air. The crowd can be public opinion, a city, an inbox, or a family feast still ringing in the ears. It matters whether you are carried along, stand on a platform before it, or look for one person in it.',
    calm: 'Moving with the crowd may show that you feel part of something.',
    uneasy: 'Being pressed or swallowed could be a plain request for time alone.',
    ask: 'Whose voice in the crowd do I actually want to hear?',
  },
  enemy: {
    meaning:
      'The person you cannot stand has been given a role, and that is useful. Dream workers ask which of their faults you would never permit yourself, since a little of it might do you good: some bluntness, some selfishness. It may also just be Tuesday’s quarrel.',
    calm: 'Peace with an enemy in a dream is often peace with a trait.',
    uneasy: 'Hatred or defeat may show how much of your strength this conflict is eating.',
    ask: 'What does this person do that I secretly wish I dared?',
  },
  ghost: {
    meaning:
      'What is over and yet not gone. A ghost can be grief, an unpaid debt of words, an old version of you, or only the film before bed. In many stories it leaves as soon as someone asks what it wants, and that works in dreams too.',
    calm: 'A quiet ghost may be a memory that merely likes to be greeted.',
    uneasy: 'Being haunted suggests a matter you keep walking around in the daytime.',
    ask: 'What keeps coming back because I never finished it?',
  },
  angel: {
    meaning:
      'Messengers, in every tradition that knows them. The angel may bring comfort in a hard stretch, or the sort of thought one has only in silence. Consider its message before its wings, and if there was none, the feeling in the room.',
    calm: 'Being watched over can be hope that has grown quietly and now has a shape.',
    uneasy: 'An angel that is sad or departing might mark an ideal you have set very high.',
    ask: 'Where could I use a little more gentleness towards myself?',
  },
  'god-or-buddha': {
    meaning:
      'To be looked at by something greater leaves its mark, whether you believe or not. In Chinese lore such a dream is a blessing one thanks for at the temple. Inwardly it may be the centre of you taking the word, above the daily noise.',
    calm: 'Light and stillness may simply want remembering, so write them down before you explain them.',
    uneasy: 'Awe with guilt could show an ideal that has become a judge.',
    ask: 'Before what do I bow, in the best sense of the word?',
  },
};
