import type { SkyWords } from '../../words.ts';

export const sun: SkyWords['inSign']['Sun'] = {
  aries:
    'Beginnings are your element. You would sooner make the first phone call and be wrong than wait in the corridor for somebody to decide, and people remember you as the one who said it out loud. The hundredth day of anything is harder for you than the first, so keep company with those who like to finish.',
  taurus:
    'What lasts is what counts for you. A table you can lean on, a friend of twenty years, a skill in your hands: these you build slowly and keep well. Nobody hurries you, and few can change your mind once it has settled. Now and then you defend a chair long after it stopped being comfortable.',
  gemini:
    "Half your life happens in conversation. You pick up a stranger's story at the bus stop, connect it with something you read at breakfast, and by evening you have made a third thing of both. Boredom frightens you more than failure. The price is a drawer full of good beginnings.",
  cancer:
    "Somebody remembers everyone's birthday and who cannot eat nuts, and it is usually you. Your pride lies in having people who are safe with you, and you defend them like a much larger animal. Hurt, you go quiet and sideways. Saying what you need before the third sigh spares everybody a long evening.",
  leo: 'There is a warmth about you that people move their chairs towards. You give generously, praise loudly, and do a thing with style or leave it alone. Applause feeds you, which is no shame. Only watch the nights when nobody claps, and remember that you were just as good in the empty hall.',
  virgo:
    'Give you a thing that does not work and you are content for an afternoon. You notice the loose button, the wrong date, the colleague who is pale today, and you quietly put it right. Love, for you, is being useful. Your harshest inspector sits inside, though, and seldom signs off on your own work.',
  libra:
    "Before you know what you think, you want to hear the other side. Rooms grow kinder when you are in them, you find the wording both can sign, and you feel ugliness like a draught. The trouble starts when the choice is yours alone, and a decent wish gets lost among everyone's good reasons.",
  scorpio:
    'Small talk tires you; the thing behind it does not. You see who is hiding something, who is grieving, who wants what, and you rarely mention it. Once you commit, you go all the way down with a person or a task. Letting go of what is over is slower work, and you do it best in company.',
  sagittarius:
    'A map on the wall and a question too big for the dinner table: that is home to you. You live towards the next horizon, laugh easily, say the blunt thing and mean it well. Others draw courage from your confidence. Promises made in that mood multiply, and somebody has to be there when they fall due.',
  capricorn:
    'Even as a child you may have seemed the adult in the room. You take on what is heavy, plan in years, and would rather be respected late than liked early. People lean on you because you hold. The hidden cost is rest: you tend to file joy under things to be earned after work.',
  aquarius:
    'In any group you are the one who asks why it is done like this at all. You think in principles, guard your independence, and stay loyal to people whom everybody else has dropped. Closeness one to one is stranger ground. A friend who wants your evening does not always want your theory.',
  pisces:
    "The walls between you and other people are thin, and you hear a room's mood before a word is spoken. Out of that come your kindness, your humour and whatever you make of sound, colour or story. Yet you can vanish into someone else's need. A closed door for an hour a day gives you back.",
};

export const moon: SkyWords['inSign']['Moon'] = {
  aries:
    'Feelings arrive in you like weather off the sea: fast, loud and soon over. You shout, you laugh, you have forgiven it before the other has found an answer. Waiting is what truly upsets you. To feel safe you need something to do, and people who do not take the first sentence for the last.',
  taurus:
    'Calm, for you, has a taste and a texture: clean sheets, soup on the stove, the same mug. You comfort others by being steady, and it takes a good deal to shake you. Sudden changes of plan do. Grant yourself a day to get used to the new thing before you declare it impossible.',
  gemini:
    'When something hurts, you reach for words. You call a friend, write it down, look it up, and by the third telling it has become almost funny. That keeps you light and good company. Sometimes the feeling waits behind the explanation, and wants only that you sit still with it for ten minutes.',
  cancer:
    'Memory lives in your stomach. A whiff of floor polish and you are six years old again, with everything you felt then. You mother people of every age, and home is where you breathe out. Moods come and go like tides; told early, they pass, while swallowed ones are served cold on Thursday.',
  leo: "A sad day turns when somebody lights up at the sight of you. You need to be someone's favourite, and repay it with loyalty, presents and a grand sense of fun. Being overlooked wounds you more than criticism does. Ask for the hug in so many words; it takes less acting than sulking.",
  virgo:
    "Worry is one of the ways you love. You settle your nerves by putting things in order, a list, a cupboard, a friend's application form, and you show affection by noticing what is missing. Praise embarrasses you. On bad evenings a small routine helps, and so does one person who forbids you to apologise.",
  libra:
    'Discord in the next room keeps you awake. You feel well when things are fair and pleasant, when someone shares the meal, when nobody has slammed a door. So you smooth things over, often before asking yourself whether you mind. Your own anger deserves a seat at that well-laid table, too.',
  scorpio:
    'Nothing you feel is mild. You attach deeply, forget little, and know at once when a tone has changed. Most of it goes on behind a composed face, because trust has to be proved to you. Those who pass have a friend for the worst of nights. Those who fail would like to be told why.',
  sagittarius:
    'Open windows do you good. When you are low, a train ticket, a joke or a big idea will lift you, and you lift others the same way, with your faith that it will turn out well. Heavy moods make you restless. Not every tear needs a bright side; some only ask you to stay.',
  capricorn:
    'Feelings come to you in working clothes. You cope, you see to what has to be done, and cry, if at all, when the guests have gone. Early on you may have learned that being needed was safer than needing. Let one trusted person see you before you have pulled yourself together; the roof will hold.',
  aquarius:
    'A little distance is where you feel best. You look at your own moods as if they belonged to an interesting stranger, stay cool in an uproar, and need friends and space more than fuss. That makes you a fair listener at any hour. People close to you may wait for a sign that they matter especially.',
  pisces:
    "Other people's sorrow gets into you like damp into a wall. You comfort without being asked, weep at films, dream whole novels, and often know what nobody told you. Solitude near water or music rinses you clean. Before you suffer along with somebody, it is worth asking whose feeling this is.",
};
