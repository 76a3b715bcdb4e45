import type { SkyWords } from '../words.ts';

export const ascendant: SkyWords['ascendant'] = {
  aries:
    'People meet someone in motion. You come straight at a thing, speak first, walk fast, and give the impression of being ready before the question has been put. That opens doors and wakes up sleepy rooms. It can also look like a challenge to somebody who merely wanted to say good morning. Let them finish; your second sentence is often the friendlier one.',
  taurus:
    'Nothing about your arrival is hurried. You settle into a chair as if it had been kept for you, speak in a voice that calms animals, and let others come to you. Strangers trust you with their bags. What they take for placid can be a firm no that has not been asked yet. Say it early and pleasantly.',
  gemini:
    'A question, a joke, a pair of quick hands: so it begins when one meets you. You feel your way into a room by talking to it, look younger than your papers say, and adapt to each listener. People enjoy you at once. They may need a while to find out which of your opinions you intend to keep.',
  cancer:
    'At first you stand a little to the side and sense who is kind here. Then you bring someone a drink, remember a name, and the room grows softer around you. Your face shows the weather inside. Under a sharp word you slip into your shell, and it helps to tell people that you will be out again shortly.',
  leo: 'When you enter, someone turns up the light. You hold yourself well, laugh from the chest, and even in plain clothes have an air of occasion. People expect you to lead or at least to tell the story. On days when you feel small the entrance still works. Use it then to introduce somebody else.',
  virgo:
    'Modestly, with a quick look that takes in everything, you come into a room and see at once what is missing. You ask how you can help, and people rely on you before they know you well. The shyness is real and so is the standard. Others relax when you let them see a sleeve with chalk on it.',
  libra:
    'Your first gift is that people feel well received. You smile, return the question, take care that nobody stands alone, and dress so that it does the eye good. Doors open without noise. Because you adapt so gracefully, strangers may think you agree. A small preference, voiced in the first five minutes, shows them that somebody lives there.',
  scorpio:
    'You watch before you speak, and are watched for it. There is a depth in the look, a composure that people find either magnetic or slightly alarming, and you give away nothing you have not decided to give. Trust begins slowly at your door. An ordinary remark about the weather would be taken as the kindness it is.',
  sagittarius:
    'In you come, with a story from the road and half a plan. Your manner is open, your step is long, and people catch hope from you as others catch a cold. You say what you think and are surprised when it lands. Look at the faces as well as at the horizon; some of them would like to come along.',
  capricorn:
    'Strangers assume that you are in charge. You are contained, correct, a little dry, and carry yourself as though you had looked after things for a long time. The joke, when it comes, is excellent. Since you seem to need nothing, little is offered to you. With the years your face unbends, and help begins to arrive.',
  aquarius:
    'Friendly, alert and a touch aloof, you meet everyone on the same level, the director like the porter. Some detail about you is always unexpected: the shoes, the opinion, the hour at which you leave. People feel free around you. They may not feel chosen, though, so tell the one you mean that you came for them.',
  pisces:
    'One meets you as one meets a mood. You come in softly, half a step behind your own look, and reflect whoever is speaking so well that they feel understood within minutes. Impressions go straight through you. Before an evening with many people, decide in which corner you will stand, and take yourself home while you are still yours.',
};

export const midheaven: SkyWords['midheaven'] = {
  aries:
    'Your place in the world is one you open up yourself. Tasks with a start, some risk and your own decision suit you: founding, rescuing, competing, being the first in a field. Under a slow superior you wilt or quarrel. What people will remember is that you dared, and that others found it easier afterwards.',
  taurus:
    'Work that leaves something tangible behind is your road: building, growing, feeding, composing, keeping accounts that come out right. You rise at a walking pace and stay where you arrive. Reputation, for you, rests on quality. Beware only of holding on to a safe post whose taste you can no longer recall.',
  gemini:
    'Two professions are better than one for you, or one with many counters. Writing, teaching, trading, reporting, repairing, connecting: wherever news has to travel and somebody has to put it well, you are in your place. Your name becomes known by word of mouth. Let at least one of your subjects grow old with you.',
  cancer:
    'The world comes to know you as someone who looks after things. Housing, feeding, teaching the young, keeping a tradition, making customers feel at home: such work lets you grow. You take your firm personally, as if it were kin. Choose a workplace whose family manners you would have wanted as a child.',
  leo: 'You are meant to be visible in what you do. Leading, performing, designing, teaching with your whole person: a task needs your signature, or it will bore you. People expect warmth and a certain splendour from you in public. Give the credit away with both hands, and it will keep coming back.',
  virgo:
    'A calling, for you, consists of doing something properly. Nursing, editing, analysis, craft, anything in which exactness helps a living being will earn you lasting respect. You may stay in the second row because your standards are so high. The front row has mistakes in it too, and better light.',
  libra:
    'Where people must be brought together, you have a career. Law, design, advice, diplomacy, the arts: fields that ask for taste and fairness bring you forward, frequently with a partner. Your public manner is pleasing. Sooner or later a decision will displease half the room, and making it is what will earn you authority.',
  scorpio:
    'Tasks that others avoid are yours: research, crisis, loss, money held in trust, the truth behind a file. You work with concentration and do not need to be liked while you do it. Influence grows quietly around you. Let people see your reasons once in a while, or they will imagine them.',
  sagittarius:
    'Your profession should have a horizon. Teaching, publishing, law, travel, faith, sport: whatever gives others a wider view gives you a name. You do better with a mission than with a job description. Whoever promises so much in public is well served by a friend who keeps the diary.',
  capricorn:
    'You climb, and the height becomes you. Management, building, administration, any discipline with long training and clear ranks suits your patience, and recognition comes late and keeps. The world sees someone who can be relied on. Decide for yourself what the summit is; otherwise there will merely be another one behind it.',
  aquarius:
    'A straight career would surprise everyone, including you. Technology, reform, science, networks, an art that comes too early: you find your place where the future is being tried out. Colleagues are equals to you, titles are costume. Stay long enough in one post for your odd idea to become the custom.',
  pisces:
    'What you do in the world has to mean something, or you drift out of it. Music, film, care, healing arts, the sea, work with images or with people at the margins can carry your name. Your direction comes to you by feeling. Set it down in dates and sums, so that the feeling has a shore.',
};

export const onAngle: SkyWords['onAngle'] = {
  Sun: {
    Ascendant:
      'With the Sun on your ascendant you and your appearance are one: it is hard for you to pretend, and hard for others to overlook you.',
    Midheaven:
      'The Sun stands high at your midheaven. Whatever you do tends to be seen, so let it be something you would like to be known for.',
  },
  Moon: {
    Ascendant:
      'Since the Moon rises with you, every mood reaches your face. People feel close to you quickly, and sometimes forget to ask whether you have room for them.',
    Midheaven:
      'A Moon at the top of the chart gives you a feeling for what the public needs. Your work has seasons, and people treat you a little like family.',
  },
  Mercury: {
    Ascendant:
      'Mercury at the rising point makes you known for your talk: quick, observant, hard to surprise. Others find you through a sentence they remember.',
    Midheaven:
      'Words carry your name, since Mercury stands at the top of your sky. You may well be the one who writes, explains or arranges the thing for everybody.',
  },
  Venus: {
    Ascendant:
      'Grace comes in with you, for Venus is rising. People soften in your presence, and it falls to you to add the occasional unsoftened truth.',
    Midheaven:
      'Venus at the highest point lends your work charm and a good eye. You are liked in public, which opens doors you then have to walk through with substance.',
  },
  Mars: {
    Ascendant:
      'Mars rising gives you an edge that others feel before you have spoken. Used for a purpose it is courage; left idle it looks for somebody to bump into.',
    Midheaven:
      'You attack your tasks in full view, with Mars at the midheaven. Competition brings out your best work and your worst manners, so keep an eye on the second.',
  },
  Jupiter: {
    Ascendant:
      'There is largeness in how you meet the world, since Jupiter rises with you: a big laugh, a generous guess about people. Most of them live up to it.',
    Midheaven:
      'Jupiter on high brings you patrons, chances and a good name. Growth is easy to come by here; choosing among the offers is the skill.',
  },
  Saturn: {
    Ascendant:
      'Saturn at the door makes you cautious and early grown-up. The reserve is a coat, and those who are allowed to see you without it are grateful.',
    Midheaven:
      'Responsibility finds you in your work, because Saturn stands at its peak. Your rise is slow, closely watched and solid, and it wants to be earned honestly.',
  },
  Uranus: {
    Ascendant:
      'Something about you is electric and unlike the rest, with Uranus rising. You were never going to blend in, so you might as well enjoy it.',
    Midheaven:
      'Uranus at the midheaven breaks up the ordinary career. Sudden turns suit you better than a ladder, and your oddest skill may become your trade.',
  },
  Neptune: {
    Ascendant:
      'Through Neptune on your ascendant people see you as if in soft light. You are easy to dream about; saying plainly who you are saves misunderstandings.',
    Midheaven:
      'Neptune stands at the top, and your calling has something of a vision. The world may idealise your role, so keep one hand on the ordinary facts.',
  },
  Pluto: {
    Ascendant:
      'Pluto at the horizon gives your presence weight. You enter no room unnoticed, and lowering your voice works better than raising it.',
    Midheaven:
      'With Pluto at the summit your work is about power, and about changing something thoroughly. Handle influence openly, and people will trust you with more of it.',
  },
};

export const chartRuler: SkyWords['chartRuler'] = {
  1: 'The planet that rules your rising sign stands in the first house, so you steer your own boat. Your life takes its direction from what you start yourself.',
  2: 'Because the ruler of your ascendant is in the second house, your way leads through earning, owning and knowing your price. What you can do with your hands matters more than titles.',
  3: "Your chart's ruler sits in the third house: you find your direction by asking, reading and going next door. A conversation has changed your course before and will again.",
  4: "Home is the helm here, for your ascendant's ruler lies in the fourth house. Decisions come right when you make them from your own hearth, and many of them concern family.",
  5: 'Whoever rules your ascendant has gone out to play in the fifth house. You steer well by pleasure, by what you create and by children, and badly by duty alone.',
  6: 'The guide of your chart works in the sixth house. Your way is made of daily practice, useful skills and care, and it is changed by changing a habit.',
  7: "Your ascendant's ruler stands across from you, in the seventh house. Encounters set your course, and you get to know yourself through those you choose and those who contradict you.",
  8: 'As the ruler of your rising sign lies in the eighth house, turning points and deep bonds direct your life. You have found your way more than once by letting something end.',
  9: 'The one who steers your chart is under way in the ninth house. Study, distance and a question of faith give you your bearings; staying put too long blurs them.',
  10: 'Your life is drawn upward, since the ruler of the ascendant stands in the tenth house. Work and public standing are more than a living to you: they are how you find out who you are.',
  11: 'In the eleventh house stands the ruler of your ascendant, among friends. Your direction shows itself in the company you keep and in hopes you share with others.',
  12: 'The ruler of your chart has withdrawn to the twelfth house. You find your course in quiet, in dreams or in service, and do well not to let noisier people set it for you.',
};
