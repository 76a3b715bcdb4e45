import type { SkyWords } from '../../words.ts';

export const mercury = {
  'Mercury+Venus': {
    union:
      'You speak pleasantly and think in melodies. Letters, compliments, design and reconciliation come easily to you, and you can say no so that it sounds like a gift. Say it plainly as well, once a year.',
    ease: 'Style and understanding get on well together. You write a good card, find the diplomatic phrase, and enjoy people who can talk. A pleasant surface is a fine start for something deeper.',
    strain:
      'What you say and what you like fall out at times. You flatter against your better knowledge, or criticise just where you wanted to caress. Wait for the second sentence; it tends to be the true one.',
  },
  'Mercury+Mars': {
    union:
      'Your mind is a sharp tool, and you carry it open. You argue brilliantly, decide fast and hate waffle. In a debate you win more often than you persuade; put the blade away before dessert.',
    ease: 'Thought becomes deed without a long way round. You grasp a problem, say so and start on it. Quick hands, a ready tongue, a liking for contests: you are a person to have at hand in an emergency.',
    strain:
      'Words get you into fights. You interrupt, exaggerate, hear an attack in a question, and then regret how precisely you aimed. Give that sharpness a desk, a cause or a satire, and it will be the making of you.',
  },
  'Mercury+Jupiter': {
    union:
      'Your thoughts like space. You connect, teach, tell and translate, and can make the driest subject hopeful. Details get lost in the sweep. Someone should check the figures before it goes to print.',
    ease: 'Learning is a pleasure to you, and you pass it on with good humour. You see the whole and the part, get along in foreign languages, and people enjoy believing you. Handle that with care.',
    strain:
      'Too many ideas, too few afternoons. You judge before you have read to the end, promise over the phone, make a mountain out of a molehill. With an editor at your side you are splendid.',
  },
  'Mercury+Saturn': {
    union:
      'Your thinking has a skeleton. You concentrate, check, structure, and mean what you say. Perhaps someone once laughed at an answer of yours. By now your silence has weight, and so could your jokes.',
    ease: 'Order and patience stand behind your mind. You study thoroughly, plan realistically and explain things in the right sequence. People quote you years later. A bit of nonsense now and then would do no damage.',
    strain:
      'Doubt sits on your tongue. You fear being wrong, brood over what you said on Friday, see the difficulties first. The same rigour makes you an excellent examiner of anything, as soon as you stop examining yourself.',
  },
  'Mercury+Uranus': {
    union:
      'Lightning thinks in you. You know the answer and reconstruct the way afterwards, get bored by the third example, and are years early with some ideas. Slow explanations are a courtesy that pays.',
    ease: 'An inventive mind, awake and unprejudiced: you find short cuts, understand machines and strange people, and enjoy having your opinion overturned by a good argument. Note your flashes down; they do not come by appointment.',
    strain:
      'Your nerves run at high voltage. You contradict on principle, jump from one thing to another, blurt out what should have waited. A walk without earphones cools the wires, and the ideas stay brilliant.',
  },
  'Mercury+Neptune': {
    union:
      'You think in images and hear what is left unsaid. Poetry, fiction, photography, prayer: the mind finds its way there by itself. Where agreements are concerned, put it in writing, because memory paints.',
    ease: 'Fantasy serves your understanding. You tell stories that console, imagine yourself into any head, and learn by ear. What you cannot prove you can often sense; say which of the two it is.',
    strain:
      'Facts blur at the edges. You mishear, half promise, believe the nicer version, or feel misunderstood while speaking in hints. Ask once more, in plain words, and your fine intuition turns out to be reliable.',
  },
  'Mercury+Pluto': {
    union:
      'Your mind drills. It wants the cause behind the cause, forgets no contradiction, and can convince with one quiet sentence. Research, strategy, wise counsel: all yours. Let some questions stay unasked out of kindness.',
    ease: "You see through things without getting bitter. Secrets, puzzles and other people's motives open to you, and you know when to keep silent. What you say tends to change something, so say it well.",
    strain:
      'Thoughts can take hold of you and not let go. You suspect, interrogate, argue to the bone, and perhaps words were weapons where you grew up. Turned on a real mystery, that force is unmatched.',
  },
} satisfies SkyWords['aspects'];
