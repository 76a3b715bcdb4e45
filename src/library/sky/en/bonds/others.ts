import type { SkyWords } from '../../words.ts';

export const others = {
  'Mercury+Mercury': {
    union:
      'You think in the same dialect. Jokes need half a sentence, plans need one call, and an hour on the telephone is nothing. For a really new thought, invite someone with a different accent.',
    ease: 'Talking goes like table tennis with a friend. You listen as readily as you answer, learn from one another, and can even discuss holiday routes without bloodshed.',
    strain:
      'One says A, the other has been thinking of Q. You use the same words for different things. Repeat what you understood before replying, and your disagreements become worth having.',
  },
  'Mercury+Venus': {
    union:
      'You say charming things to each other and mean them. Whoever brings Mercury finds the words, whoever brings Venus makes one want to find them. Letters, music and shared taste keep this alive.',
    ease: 'Talk between you has a pleasant tone. You can discuss money or in-laws without losing your manners, and a compliment comes just when it is needed.',
    strain:
      'Wit brushes against feeling. A joke goes too far, a politeness is taken for dishonesty. Mean it kindly and say it plainly, in that order, and you will soon be laughing again.',
  },
  'Mercury+Mars': {
    union:
      'Conversation here has a pulse. You tease, debate, egg each other on, and decide in minutes. One of you should know when it is sport and when it has begun to sting.',
    ease: 'Ideas get done when you two meet. One sees how, the other simply starts, and plain speaking offends nobody. You make a good team for repairs, contests and difficult telephone calls.',
    strain:
      'Debates run away with you. One talks faster, the other louder, and the subject is soon forgotten. Argue while walking, in the same direction, and stop at the first good point of the other.',
  },
  'Mercury+Jupiter': {
    union:
      "One has the details, the other the big picture, and neither can stop talking. You widen each other's minds and laugh a great deal. Write down who does what, or it remains a lovely evening.",
    ease: 'You learn from each other with pleasure. Trips, books, plans and stories multiply between you, and each makes the other feel cleverer than before. Nobody keeps score of who knew it first.',
    strain:
      'One promises, the other checks, and both feel slightly insulted. Opinions swell. Sort it into what you know, what you believe and what you hope, and a fine exchange comes of it.',
  },
  'Mercury+Saturn': {
    union:
      "Your talks have substance. Whoever brings Saturn gives the other's ideas a shape, and sometimes a lid. Good for planning, studying and building; add a joke per page.",
    ease: 'Agreements between you hold. You think a thing through together, calmly and to the end, and each can depend upon what the other has said. Long projects thrive on it.',
    strain:
      'One feels corrected, the other feels not taken seriously. A sigh at the wrong moment closes a mouth for days. Let ideas be silly for ten minutes before anyone asks what they cost.',
  },
  'Venus+Venus': {
    union:
      'You find the same things beautiful, and each other, too. Presents are right, holidays are easy, and neither likes to quarrel. Something edgy in the mix would keep you from growing too cosy.',
    ease: 'Your tastes and tender habits go well together. You like being with one another, in company as well as alone, and money or decorating seldom become a battlefield.',
    strain:
      'You love in different currencies. One gives time, the other gifts; one wants parties, the other a blanket. Learn the exchange rate, and you will find you were being paid all along.',
  },
  'Venus+Mars': {
    union:
      'Attraction, plain and warm. Whoever brings Mars reaches out, whoever brings Venus knows why, and the roles may change. Between the fireworks, find out what else you like about each other.',
    ease: 'Desire and affection understand one another here. You flirt without effort, even after years, and work well together on anything that has colour. Giving and taking keep an even pace.',
    strain:
      'You cannot leave each other alone, in either sense. One wants now, the other wants nicely. Friction feeds the passion, so learn to tell teasing from hurting, and make up properly.',
  },
  'Venus+Jupiter': {
    union:
      'You bring each other joy in large measure. Feasts, travel, generosity: together you are good hosts and happy guests. The purse is the only one who might complain.',
    ease: 'You wish each other every good thing, and it tends to arrive. Affection is roomy here, jealousy rare, and even a parting would leave two people who speak well of each other.',
    strain:
      'Too sweet, too much, too soon: you spoil one another and then wonder at the bill. What is left when nobody is celebrating? Quite a lot, if you look.',
  },
  'Venus+Saturn': {
    union:
      'Love with a sense of duty. One brings tenderness, the other staying power, and it may begin shyly or late. Such bonds hold, as long as affection is shown and not merely proved.',
    ease: 'You are faithful to each other in a quiet manner. What you promise counts, time is on your side, and shared plans for house or work stand on firm ground.',
    strain:
      'One longs for warmth and meets a list. The other longs for thanks and meets a wish. Distance here is mostly fear, so reward every step towards each other, even the clumsy ones.',
  },
  'Venus+Uranus': {
    union:
      'Struck by lightning, both. You fascinate each other just because neither is to be had entirely. Keep the surprise alive, and be reliable in one or two small things that matter.',
    ease: 'Lightness marks this bond. You are lovers or friends without a fixed script, give each other freedom and get it back with interest. Strange hours and stranger ideas suit you.',
    strain:
      'On and off, hot and cool: it starts abruptly and needs air often. The one with Venus wants a sign, the one with Uranus a door. Small signs and open doors are compatible.',
  },
  'Venus+Neptune': {
    union:
      'You meet as in a film with good music. Tenderness knows no limits and sees few faults. Now and again leave the cinema together and do the shopping; real love enjoys that, too.',
    ease: 'Gentle, forgiving, rich in fantasy: you bring out the poet in each other. Beauty and compassion join you, and a shared art or cause would suit you well.',
    strain:
      'One loves an image, the other cannot live up to it, or does not try. Clear questions hurt less than long illusions. What remains afterwards is smaller, warmer and truly yours.',
  },
  'Venus+Pluto': {
    union:
      'This attraction has roots and teeth. You want each other whole and sense every withdrawal. Devotion grows when both may keep a secret garden, and nobody counts the keys.',
    ease: "Your affection runs deep and does not take fright. Each knows the other's shadows and stays, and the bond renews itself after every crisis. It makes both of you braver in love.",
    strain:
      'Passion and power play at the same table. Jealousy, withholding, reconciliation: it binds you and tires you. Put the cards face up, and see who you are to each other without the game.',
  },
  'Mars+Mars': {
    union:
      'Two engines with the same tuning. You work, compete and desire at the same tempo, and clash over the same trifles. Give yourselves a mountain to climb, and look out for each other on the rope.',
    ease: 'You pull in one direction without being told. Each respects how the other fights and rests, and together you are brave. A joint sport or venture will do wonders.',
    strain:
      "One sprints, the other digs in. Timing is the quarrel, more than aims. Agree who leads in what, keep your hands off the other's half, and your combined force is remarkable.",
  },
  'Mars+Jupiter': {
    union:
      'Together you are an expedition. One has the daring, the other the faith, and no plan seems too large. Somebody ought to bring the rope and the return tickets.',
    ease: "You spur each other on with good humour. Undertakings succeed because neither doubts the other, and you are as happy about the other's victory as about your own.",
    strain:
      'You push one another over the top: bolder, faster, more right. Principles turn into duels. Bet on something silly, and keep the serious decisions for a day after it.',
  },
  'Mars+Saturn': {
    union:
      'One pushes, one brakes. Out of it comes either a grind or a masterpiece of stamina. Set out clearly who is responsible for what, and let the brake say thank you to the engine.',
    ease: 'You can accomplish hard things as a pair. Effort gets direction, caution gets a push, and you hold out where others give up. Respect is the root of your liking.',
    strain:
      'One feels thwarted, the other feels overrun. Anger may freeze into silence here. Speak early, in small doses and about one matter at a time; the toughness you share is worth having on one side.',
  },
  'Mars+Pluto': {
    union:
      'There is a force between you that can shift walls. Desire and will run high, and neither gives in for show. Turn it outward, on a common task, and nobody will stop you.',
    ease: "You strengthen each other's nerve. In danger or under pressure you act as one, and what you tackle together is done thoroughly. Nobody has to prove who is stronger.",
    strain:
      'Neither of you yields, and it can become a trial of strength about nothing. Set rules while you are friendly, leave the room before it boils, and return when you said you would.',
  },
  'Saturn+Saturn': {
    union:
      "Born at about the same stage of things, you know each other's fears and duties from within. You share milestones, and can be sober together. Remind one another of fun.",
    ease: "Your ideas of duty agree. You divide chores and plans without many words, respect each other's limits, and grow older on good terms. It is an unromantic gift, and you will be glad of it in a wet November.",
    strain:
      'You were taught different rules about what one has to do. Each finds the other strict at the wrong place. Ask where a rule comes from, and keep only those that both would write today.',
  },
} satisfies SkyWords['bonds'];
