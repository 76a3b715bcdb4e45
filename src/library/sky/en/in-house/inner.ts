import type { SkyWords } from '../../words.ts';

export const mercury: SkyWords['inHouse']['Mercury'] = {
  1: 'Your mind goes ahead of you like a dog on a lead. You ask, joke, gesture, and look younger than you are as long as you are curious. People first meet your wit; let them stay for the rest.',
  2: 'Ideas are something you can sell. You have a head for prices, skills and small deals, and like to know what things cost. Write your own value down, because in conversation you tend to give it away.',
  3: 'Here is a born reader, talker and taker of short cuts. Messages, errands, siblings and courses keep you busy and well informed. With so many voices coming in, your own needs an hour without any.',
  4: 'Around your kitchen table there is always a discussion. You think best at home, ask after family stories, perhaps work where you live. Old sentences from childhood still speak up; you may answer them by now.',
  5: 'Games with words, puzzles, plots and flirtatious messages are your playground. You think creatively and teach children as equals. Let an idea be silly for a while before you ask whether it is any good.',
  6: 'You keep the lists that keep the place running. Practical thinking is your daily bread, you like tools, methods and well-labelled shelves. When the mind will not stop sorting at night, give it a pen and dismiss it.',
  7: 'Whoever lives with you has to be able to talk. You think in dialogue, negotiate well, and change your opinion in good company. A shared silence can be agreement, too; it needs no interpreter.',
  8: 'Hidden things interest you: motives, contracts, the history behind the will. You ask what nobody asks and can keep what you hear. Curiosity turns to brooding when it stays alone, so think aloud with somebody discreet.',
  9: 'A shelf of half-read philosophy, three languages begun, opinions on everything: your mind wants wide country. You teach, publish or debate with pleasure. The opposing view deserves a fair summary before you take it apart.',
  10: 'Your words reach further than the room. Speaking, writing, trading or organising belong to your calling, and a reputation for cleverness goes before you. What you announce is remembered, so check it for one day longer.',
  11: 'In your address book people find each other. You think with friends, carry ideas between groups, and like a plan with many hands in it. Being informed about all of them is not yet being close to one.',
  12: 'You think in a back room where images and half-sentences meet. Research, poetry or work behind closed doors suits you, and much that you know you have never said. Write it badly first, then show someone.',
};

export const venus: SkyWords['inHouse']['Venus'] = {
  1: 'Pleasantness comes in with you. You care how you look and how others feel near you, and doors open on a smile. It is a real gift; do not make it a duty to be agreeable.',
  2: 'You have taste, and an instinct for what keeps its value. Comfort, good cloth and honest food make you generous. Money tends to come through pleasing things and leave through the same door, so keep a list.',
  3: 'A kind word at the right second is your speciality. You write warm messages, get along with neighbours, and find love round the corner or in conversation. Not every harsh truth has to be sweetened.',
  4: 'You make a room beautiful, and people stay. Peace at home means more to you than success outside, and family affection, received or missed, sets the tone. Let some disagreement live there as well.',
  5: 'Romance, art and holidays bring you to bloom. You love to be courted, play generously and have a way with children. After the overture comes the long second act, and it has its own melodies.',
  6: 'At work you are the one who makes it bearable, with flowers on the desk or a fair rota. Affection grows for you out of doing things together. Helping is lovely; being thanked is allowed.',
  7: 'Being one of two suits you. You attract gracious people, find compromises and take partnership as an art. The danger is peace at any price. A partner worth having can stand your unedited opinion.',
  8: 'Love, for you, goes where the light switch is hard to find. You want complete closeness, share money and secrets with those you trust, and are drawn to depths. Affection may also be light on a weekday.',
  9: "You fall in love with accents, ideas and other people's skies. Travel and study bring you friends and perhaps a partner from elsewhere. What is far away looks golden; bring some of the gold home.",
  10: 'Charm is part of your professional kit. You do well where beauty, tact or reconciliation are wanted, and people in charge like you. Being liked in public is pleasant; being loved takes place off duty.',
  11: 'Friendship and affection overlap with you. You give a circle its warmth, meet lovers through friends and keep them as friends afterwards. Spread so evenly, your heart may owe one person a larger slice.',
  12: 'Your tenderness likes to stay unseen. You give in secret, love from a distance, find comfort in music and closed curtains. What you feel can be told; the answer is usually kinder than the silence was.',
};

export const mars: SkyWords['inHouse']['Mars'] = {
  1: 'You come in like a gust. Directness, drive and a short fuse are what strangers meet first, and you are happiest moving. Knock before the door gives way, and people will be glad of the fresh air.',
  2: 'You work for your money and fight for what is yours. Earning wakes your energy, spending releases it, often on the same day. Something you built yourself satisfies you more than something won in an argument.',
  3: 'Your tongue is quick and your step likewise. You debate, drive, reply and repair at speed, and grew perhaps in rivalry with a brother or sister. Reread the message. Then send it by all means.',
  4: 'Your battles are fought at home, or for it. There is heat in your roots, a temper handed down, and plenty of strength for renovating. Hammer on walls and not on moods; the house improves either way.',
  5: 'You play to win and love on impulse. Sport, stage, courtship and children bring out your fire, and you create best at full tilt. Losing with a laugh is a talent you can train.',
  6: 'Work is where you put your muscle. You tackle the job, skip the break, get irritated by dawdlers, and like tools that cut. Pace yourself as you would a horse you mean to keep.',
  7: 'You meet the other person head-on. Lively, even combative partners attract you, and you are at your bravest with or against somebody. Fair quarrels keep love awake; agree beforehand on what is out of bounds.',
  8: 'Crises find you ready. You act when others freeze, desire wholly, and fight hard over shared money or an old wrong. Let the contest rest sometimes: trust is something nobody has ever conquered.',
  9: 'A cause sends you travelling. You fight for convictions, study by storm, and like adventures with blisters. Your certainty can run people over. Ask one real question for each thing you proclaim.',
  10: 'You want to get somewhere, and it shows. Work of your own, with goals and some risk, brings you to the front, and you clash with bosses who stall. Choose the hill first, then climb.',
  11: 'You put the push into any group. Where friends only talked, you fix a date, and you compete with those you like best. Teams grow tired sooner than you, so look round before the last hill.',
  12: 'Your drive works backstage. You do a great deal unseen, hold anger in until it leaks, and fight best for those without a voice. Give your strength a door, through sport, craft or one plain protest.',
};
