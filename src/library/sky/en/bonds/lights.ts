import type { SkyWords } from '../../words.ts';

export const lights = {
  'Sun+Sun': {
    union:
      'You are made of the same season and recognise each other at once. Much needs no explaining. Two of a kind also share their blind spot, so keep a third person who contradicts you both.',
    ease: 'Your purposes run alongside each other. Each of you can want something without taking it from the other, and plans made together tend to come off. It is an easy friendship at the base of whatever else you are.',
    strain:
      'Two wills look at life from different sides. You admire in each other what you would never do, and argue about the direction of the car. Taking turns at the wheel is the whole secret.',
  },
  'Sun+Moon': {
    union:
      'The Sun of one stands on the Moon of the other, an old sign of a couple. Whoever brings the Sun gives direction, whoever brings the Moon gives shelter, and both feel strangely at home.',
    ease: 'What one of you wants, the other feels with. Encouragement and comfort pass back and forth without a word, and everyday life together has a natural rhythm. Few contacts between two charts are kinder.',
    strain:
      'One strides ahead, the other has a mood about it. Need and will get out of step, and each feels a bit unseen. If the Moon says what it needs and the Sun waits at the corner, attraction does the rest.',
  },
  'Sun+Mercury': {
    union:
      'There is always something to talk about. Whoever brings Mercury puts into words what the other is driving at, and gets interesting errands in return. Leave a pause now and then, for what has no words yet.',
    ease: "You understand each other's sentences before they end. One of you has the plan, the other the phrase for it, and shared work gets done over coffee with surprising speed.",
    strain:
      'Remarks land on pride. One asks a harmless question, the other hears criticism, and soon it is about tone. Agree that asking is a kind of interest, and let the last word go to whoever laughs first.',
  },
  'Sun+Venus': {
    union:
      'Liking was there at first sight. Whoever brings Venus finds the other lovely, and the one with the Sun glows from it. Enjoy this; also let each other be unattractive on a Monday.',
    ease: "Affection flows easily between you. You make each other's days prettier, share jokes and tastes, and are glad to be seen side by side. Even in a quarrel a certain politeness survives.",
    strain:
      'You are drawn to each other and have different ideas of what is nice. One feels unappreciated, the other too expensive to please. Ask what would delight them, instead of giving what would delight you.',
  },
  'Sun+Mars': {
    union:
      'Sparks, certainly. Whoever brings Mars sets the other moving, and together you get more done before noon than most by Friday. Rivalry is part of the pleasure; make sure that you aim at the same goal.',
    ease: 'You encourage each other to act. One has the aim, one has the push, and arguments are short and clean. Sport, travel and joint ventures show you at your best.',
    strain:
      'Heat comes quickly here. One presses, the other will not be pressed, and both enjoy it more than they admit. Quarrel about the matter, never about the person, and shake hands before supper.',
  },
  'Sun+Jupiter': {
    union:
      'One of you believes in the other, without any reserve, and it shows. Whoever has the Sun grows, whoever has Jupiter gets someone worth believing in. Together you overestimate your luggage.',
    ease: 'You bring each other luck, mostly by expecting it. Plans become larger, jokes better, and mistakes are forgiven by dessert. It is a friendship that outlasts many other arrangements.',
    strain:
      'You talk each other into too much: the bigger car, the third dinner party, the grand opinion. The goodwill is real. Let one of you be appointed, by turns, to say that it is enough.',
  },
  'Sun+Saturn': {
    union:
      'There is earnestness between you. Whoever brings Saturn steadies the other, or weighs on them, depending on the day. Bonds like this last when duty and praise are handed out in equal portions.',
    ease: 'You can rely on one another. One gives the warmth, the other the backbone, and agreements are kept. What you build together grows slowly and will probably be standing in ten years.',
    strain:
      'One of you feels corrected, the other feels left with all the responsibility. Underneath, both would like to be approved of. Say what you respect in each other before you say what ought to change.',
  },
  'Sun+Uranus': {
    union:
      "Life is never dull with the two of you. Whoever brings Uranus shakes up the other's plans and sets them free in the process. Closeness comes and goes in bursts; do not count the days in between.",
    ease: 'You make each other braver and odder. Each gives the other space to change, new ideas come up wherever you meet, and friendship would be enough even without anything more.',
    strain:
      'Just as one relies on it, the other needs to be off. Excitement and irritation come from the same source. Fix a few dates that are sacred, and let everything else stay loose.',
  },
  'Sun+Neptune': {
    union:
      'One sees the other in a golden mist. There is inspiration in it, and tenderness, and some invention. Enjoy the music between you, and tell each other plain facts at regular intervals.',
    ease: 'A fine, unspoken sympathy connects you. You dream well together, forgive easily, and bring out imagination in one another. Films, water and music are good company for the two of you.',
    strain:
      'Something between you stays out of focus. One hopes, the other evades, and nobody quite lied. Ask simple questions and accept simple answers; the affection underneath can bear daylight.',
  },
  'Sun+Pluto': {
    union:
      'You do not leave each other as you were. Whoever brings Pluto looks to the bottom of the other, which fascinates and alarms. Handle the power you have over one another like something borrowed.',
    ease: 'You give each other depth and staying power. In hard times this bond shows its worth: one stands, the other knows where the strength is kept. Secrets are safe between you.',
    strain:
      'Who decides here? The question lies under many a harmless talk. Intensity draws you in and wears you out. Open dealing, with the right to say no on both sides, turns it into real strength.',
  },
  'Moon+Moon': {
    union:
      'Your moods keep the same calendar. You are hungry, tired and homesick together, and understand it without a word. When both are low at once, let a friend do the cooking.',
    ease: 'Living side by side comes naturally. Your habits fit, silence is comfortable, and each senses what soothes the other. It is the quiet sort of luck that one notices when it is missing.',
    strain:
      'What calms one of you makes the other nervous: the window, the music, the call to mother. Nobody is wrong. Two armchairs in two corners and a common meal settle more than any debate.',
  },
  'Moon+Mercury': {
    union:
      'One feels it, the other has the words. You can talk about anything, and the one with the Moon feels read in the best sense. Sometimes comfort is wanted where an explanation is being offered.',
    ease: 'Conversation is your common home. Small events are told, moods are taken in without fuss, and misunderstandings dissolve with the next sentence. You would make good travelling companions or flatmates.',
    strain:
      'One analyses while the other is crying. Advice arrives too early, tears arrive too late to be understood. The question that helps is short: would you like me to listen or to think along?',
  },
  'Moon+Venus': {
    union:
      'Softness lives here. You pamper each other, share a liking for food and soft light, and feel loved in small things. Unpleasant subjects are put off for long, so give them a fixed evening.',
    ease: 'Tenderness comes by itself between you. One knows how to please, the other how to look after, and the home you share, even if it is only a table in a café, is a friendly place.',
    strain:
      'Love and care miss each other by a few steps. One cooks when the other wanted a compliment; one dresses up when the other wanted soup. Say it aloud, and laugh, and swap.',
  },
  'Moon+Mars': {
    union:
      'This gets under the skin. Whoever brings Mars stirs the other up, with desire, courage or irritation, and the answer comes promptly. There is great warmth in it once nobody has to win.',
    ease: 'One protects, the other trusts. Feelings turn into action here, differences are settled hot and forgotten quickly, and bodily closeness is uncomplicated. You make each other feel alive.',
    strain:
      'A brisk word meets a tender spot, and both are surprised at the volume. The one with Mars meant no harm, the one with the Moon was truly hurt. Slow down the first minute; it decides the evening.',
  },
  'Moon+Jupiter': {
    union:
      'With each other you feel well fed, in every sense. One gives confidence, the other a home for it, and guests like to come to you. Spoil one another in moderation, or at least in turns.',
    ease: "Kindness is plentiful between you. Moods lift when the other comes in, faults are taken with humour, and you believe in each other's luck. Children and friends feel it, too.",
    strain:
      'Well meant and too much: the consolation is bigger than the sorrow, the promise bigger than the purse. You do wish each other well. Ask how much is wanted before you pour.',
  },
  'Moon+Saturn': {
    union:
      'One feels, the other holds the frame. That can be a shelter or a cold classroom. Warmth grows when the one with Saturn praises aloud, and the one with the Moon does not wait to be guessed.',
    ease: 'You give each other safety. Promises are kept, moods are borne with patience, and a shared routine makes both of you calmer. What begins modestly here may last for a very long time.',
    strain:
      'One feels judged for having feelings, the other feels alone with the obligations. A hard place, and one where much can be learned. Small, reliable kindnesses thaw more than any big talk.',
  },
  'Moon+Uranus': {
    union:
      "Excitement gets into the living room. Whoever brings Uranus upsets the other's habits and frees them from some. Closeness without a timetable suits you, provided one evening in the week is certain.",
    ease: 'You let each other breathe. Homes may be unusual, moods may change, and neither makes a drama of it. The one with the Moon feels accepted even in their oddest hour.',
    strain:
      'Near and far alternate too quickly for one of you. A sudden change of plan hurts more than it was meant to. Announce your departures, come back when you said, and the bond stays lively.',
  },
  'Moon+Neptune': {
    union:
      'You sense each other across a room. Tenderness, dreams and shared songs come easily, and so does the wish to spare one another the truth. Gently spoken, it will not break anything.',
    ease: "A silent sympathy links you. One notices the other's sadness before it has a name, and comfort needs few words. Together you are good with children, animals and old films.",
    strain:
      'Feelings blur: who is sad here, and who only feels along? One rescues, one vanishes. Clear little agreements about time and help protect what is truly tender between you.',
  },
  'Moon+Pluto': {
    union:
      'An attachment that goes deep, quickly. You touch old layers in each other, and nobody remains indifferent. Let no test be set in secret; ask for the reassurance you want.',
    ease: 'With each other you can say the unspeakable. One has the feeling, the other has the courage to look at it, and both come out stronger. This trust is worth guarding.',
    strain:
      'Fear of loss plays along. One clings, the other controls, or the roles change by night. Keep friends and doors of your own, and the intensity will be able to rest.',
  },
} satisfies SkyWords['bonds'];
