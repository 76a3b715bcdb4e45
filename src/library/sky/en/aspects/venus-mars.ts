import type { SkyWords } from '../../words.ts';

export const venusMars = {
  'Venus+Mars': {
    union:
      'Wanting and loving are one movement in you. You are warm, seductive, alive with colour, and what you make has heat in it. Calm affection feels flat at first. Give it a few weeks; it has a second floor.',
    ease: 'You know how to pursue and how to be pleased. Desire and tenderness take turns politely, people like to work and to dance with you, and your enthusiasm infects. Creative things come easily.',
    strain:
      'What attracts you and what does you good do not always arrive together. Love affairs begin with friction, and peace can make you pick a quarrel. Passion has its place; so has finishing supper first.',
  },
  'Venus+Jupiter': {
    union:
      'Pleasure has you for a friend. You are generous in love, lavish as a host, and believe that beauty is a human right. Good things come to you in quantity; notice the one on your plate.',
    ease: 'Affection and good luck run on the same side of your street. You give with a light hand, are readily forgiven, and find friends in every town. Comfort might make you lazy. A little ambition sweetens it.',
    strain:
      'More is your favourite word in matters of the heart. You overspend, overpraise, fall for the promise, and then feel let down by life-size people. Love in ordinary portions turns out to be filling.',
  },
  'Venus+Saturn': {
    union:
      'You give your heart rarely and for good. Fear of not being lovable makes you reserved, dutiful, drawn to older or serious people. What lasts, lasts through you. Allow yourself affection you did not earn.',
    ease: 'Loyalty comes naturally, and so does good taste that wears well. You build a bond as one builds a house, keep your promises, and grow more attractive with age. Frivolity can be learned, in easy lessons.',
    strain:
      'Somewhere it says inside you that love must be paid for. You hold back, choose the unavailable, or stay where it is cold. Once you no longer keep the accounts, you will find how much was credited.',
  },
  'Venus+Uranus': {
    union:
      'Love strikes you like weather. You want a playmate and an equal, someone with a life of their own, and find the usual arrangement airless. Free is what you wish to be; say so before the second date.',
    ease: 'You like what is different, and it likes you. Friendly ease, sudden attractions, an original eye for form: relationships with you keep a fresh wind. You leave others their freedom and get yours.',
    strain:
      'As soon as somebody is certain of you, you begin to look at trains. You break off, fall in love abroad, need distance at the wrong moment. A bond with its own doors can keep you for years.',
  },
  'Venus+Neptune': {
    union:
      'You love a dream and sometimes a person in it. Hardly anyone is so tender, so easily moved by beauty, so willing to forgive. Before you sacrifice anything, look whether it was asked for.',
    ease: 'Romance and compassion give you a fine touch. Music, cloth, colour and kindness come out right in your hands, and you see the best in those you love. Let them see what you need as well.',
    strain:
      'Longing makes everything look better from afar. You rescue, wait, overlook what friends can see, or hide your own intentions in mist. Disappointment teaches you an art: to love what is actually there.',
  },
  'Venus+Pluto': {
    union:
      'Lukewarm is not on your menu. You love with your whole being, attract strongly, and want to know everything. Possession and devotion live next door to each other; check now and then who has come to answer.',
    ease: 'Your affection goes deep and renews itself. You can bring a worn-out relationship or a neglected object back to life, and your loyalty has roots. People feel chosen by you in earnest.',
    strain:
      'Desire and control are knotted together. Jealousy, secret tests, the fear of being left: you know them from one side or the other. Loosen one strand by saying what you dread, and love gets room to breathe.',
  },
  'Mars+Jupiter': {
    union:
      'You throw yourself into things with a shout. Enterprise, sport, crusades, a business on Monday morning: your drive is large and sunny. Look before the third leap; the first two went well.',
    ease: 'Timing and courage help each other. You act when the moment is right, win people for an undertaking, and lose without bitterness. Give that energy a goal it has to stretch for.',
    strain:
      'You do too much, too fast, with too much conviction. The wager, the speed limit, the heated principle: these are your temptations. Effort in measured doses gets you all the places that you try to jump to.',
  },
  'Mars+Saturn': {
    union:
      'Foot on the accelerator, foot on the brake. You are capable of enormous discipline, work under pressure, and hold anger until it sets. Release it in portions, and you will be the most enduring person in the house.',
    ease: 'Strength with a plan: you apply force where it works and stop when it is done. Hard tasks, long routes and precise tools suit you. Others may need more breaks than you do, and so might you.',
    strain:
      "You push and meet a wall, or are one yourself. Blocked anger, harsh bosses, the feeling that all must be fought for have taught you toughness. Working with an obstacle's grain is the next, easier lesson.",
  },
  'Mars+Uranus': {
    union:
      'Your reflexes are faster than your intentions. You act suddenly, hate commands, and in danger do the one right thing without a thought. Boredom is the actual hazard; keep some wild projects on the shelf.',
    ease: 'You move freely and find new ways of doing things. Machines, stunts, reforms: where others hesitate you try it out. People like your independence because it does not need an enemy.',
    strain:
      "A spark is enough, and you are through the ceiling. Restrictions, delays and other people's tempo set you off. Break rules after reading them. With a physical outlet your rebellion becomes sheer inventiveness.",
  },
  'Mars+Neptune': {
    union:
      'You act on visions and moods. For a dream, a song or a person in need you can go to great lengths, and for a tax form not a step. Clear aims keep your strength from trickling away.',
    ease: 'There is grace in how you do things. Dance, film, care, quiet persuasion: you get results without pressing, and fight with sympathy for something beyond yourself. Trust the soft method; it is a method.',
    strain:
      'Energy and illusion get mixed. You tire without reason, avoid the open conflict, or pursue someone who is not really there. Ask whom you are angry with. The honest answer brings your strength back.',
  },
  'Mars+Pluto': {
    union:
      'You can will something for ten years and get it. There is immense endurance in you, a ruthless streak towards yourself, and a rage that you rightly respect. Choose opponents that deserve it: a mountain, an injustice.',
    ease: 'Power is at your disposal, and you handle it calmly. You go to the root, work through the night if it counts, recover from defeats. Whoever stands behind you stands well.',
    strain:
      'Struggles for power find you. You do not yield, they do not yield, and soon it is about far more than the parking space. Learn to walk out unbeaten; it is the strongest move you have.',
  },
} satisfies SkyWords['aspects'];
