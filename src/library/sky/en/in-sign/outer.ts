import type { SkyWords } from '../../words.ts';

export const uranus: SkyWords['inSign']['Uranus'] = {
  aries:
    'People of your years were born with an impatient spark. Together you start before the signal, hate being told how, and invent yourselves as you go. In you it shows as a sudden step forward at a moment nobody expected. Ask yourself, an hour before, whether you also want the day after.',
  taurus:
    "Your age group changes what others took for solid: work, food, land, the very idea of owning. You personally may overturn your comfortable arrangements from one week to the next, to everyone's surprise including your own. Keep one thing that never moves, and you can afford to experiment with the rest.",
  gemini:
    'News travelled differently once your generation had learned to speak. New ways of talking, joking and learning come easily to you, and your best thoughts arrive between two errands. The nerves hum along. An hour without any signal at all is where the sparks settle into an idea.',
  cancer:
    "What counts as a family was rewritten by those born around your time. You may have moved early, chosen your own kin, or run a home like nobody else's. Belonging and breaking away pull at you in turns. A place with an open door and your own key answers both.",
  leo: 'Self-expression is where you and your contemporaries rebel. You dislike copied brilliance, change your style overnight, and love in ways your parents had no word for. The spotlight both draws and annoys you. Make the strange thing and sign it; explanations can follow if anyone asks.',
  virgo:
    'Work, craft and the care of the body are what your generation takes apart to rebuild them. You find the clever shortcut, refuse a senseless procedure, and improve tools in passing. Routine sets your teeth on edge, and yet you need some. Design your own, and renew it each season.',
  libra:
    'Those born when you were have put the old contract between two people on trial. You want a partner who is free, rules made by both, and beauty that surprises. Sudden beginnings and endings teach you a lot. Fairness includes telling the other person while you are still making up your mind.',
  scorpio:
    'Taboos lose their power in the hands of your generation. You say the unsayable, look calmly at what others bury, and can change from the ground up after a crisis. The jolt attracts you a little too much. Not every locked drawer needs to be forced; some open if you wait.',
  sagittarius:
    'Belief itself got shaken up by people your age. You mix philosophies, distrust every pulpit, and are likely to book a ticket on the strength of a single sentence. Far places change your mind for good. Hold the new truth for one winter before you convert your friends to it.',
  capricorn:
    'Your contemporaries grew up as old structures cracked, and learned to build lighter ones. You respect what works and have no reverence for titles. A career may turn sharply, and rightly so. Before you dismantle the institution, take note of which beam was holding the roof.',
  aquarius:
    'Being connected and being yourself are one wish for your generation. You think ahead of the usual date, treat equality as obvious, and join or leave groups without ceremony. Ideas flash through you ready made. Someone who needs longer is not an obstacle, only a person on an earlier train.',
  pisces:
    "Dream and technology, faith and doubt run together for those born in your years. Your flashes come sideways, in the shower, in a song, in somebody else's sorrow, and they are often right. They evaporate as well. A notebook within reach is the most revolutionary tool you can own.",
};

export const neptune: SkyWords['inSign']['Neptune'] = {
  aries:
    'Your generation dreams of the pure new start, the hero without a flag. In you this can be an inspired courage that acts on a vision before anyone shares it. What exactly is being fought for may blur along the way. Name it in one sentence, and the vision gets feet.',
  taurus:
    'A longing for good earth runs through people of your time: for beauty one can hold, bread with a taste, money without shame. You can make an ordinary object glow. Values slip easily into wishes, though. Weigh the thing in your hand before you pay for the idea of it.',
  gemini:
    'Words were magic to the people born around you. Stories, rumours and slogans carried your generation away, and you too can charm with a sentence or be charmed. Imagination makes you a fine narrator of tales. Where facts matter, look for the second source, and enjoy the poetry for what it is.',
  cancer:
    'Home, for your generation, is half a place and half a song about it. You feel homesick for something that perhaps never quite existed, and give others a sense of shelter out of that very longing. Family portraits get retouched. Loving the people as they were is the finer art.',
  leo: 'Glamour was the dream of your years: the star, the grand gesture, love as in the cinema. You have an instinct for enchantment and can lend some of it to a grey office. The disappointment comes at the stage door. Admire fully, and keep your own face for your own mirror.',
  virgo:
    'People of your time dreamed of healing by small deeds and of usefulness without a remainder. You find something holy in a clean bench, a bandage well tied, a list ticked off. Anxiety creeps in through the unticked box. Leave one undone on purpose; grace gets in there as well.',
  libra:
    'Peace and the perfect match were what your generation hoped for. You can sense how two people might be together at their best, and often bring it about. Seen so kindly, the real partner has a hard time. Bring the quarrel into the picture; love holds more than harmony does.',
  scorpio:
    'The hidden side of things had a spell for those born when you were: dreams, desire, the other world. You sense undercurrents and are drawn to the place where fear and longing touch. Depth can also be a fog machine. Whatever is true down there can bear being said aloud to a friend.',
  sagittarius:
    'Faraway truth shone for your contemporaries: the teacher abroad, the open border, the one idea that explains everything. Your hope is wide and contagious. Somewhere along the road the promised land turned out to have rent to pay. What you still believe after that is worth teaching.',
  capricorn:
    'Success itself turned misty in the years you were born into: the career as a dream, then the dream as a doubt. You can give a vision a schedule, and a dry office a purpose. Mistrust both cynics and saviours in suits. A modest structure that serves somebody is your kind of ideal.',
  aquarius:
    "Your generation dreams of one humanity on a single web. You feel at home with people you have never met, and an idea for all can move you to tears. In the stream of everybody it is easy to lose your outline. A few faces within arm's reach will give it back to you.",
  pisces:
    'Those born with you feel without a skin: music, pain, wonder, everything comes straight in. You have access to images and sympathy that others must work for. Escape lies close by, too, as near as a screen. Rest your gift on plain habits, sleep, daylight, company, and it will carry you far.',
};

export const pluto: SkyWords['inSign']['Pluto'] = {
  aries:
    'The will to begin from nothing runs deep in your generation; pioneers and rebels come from it. In your own life there are moments when you burn the old plan and walk. That power asks to be used for something. Otherwise it picks a fight with whoever stands next to it.',
  taurus:
    'Possession was the great question of the years you were born in: who owns the land, the work, the body. You know in your bones what it means to hold on. Digging something valuable out of hard ground is your strength. So is letting it go at the proper time, once practised.',
  gemini:
    'Information changed the world of your generation from the root. You sense how much power lies in a word, a headline, a thing left unsaid, and you can think a thought to its very end. Use the sharp sentence sparingly. The best question you own is one you put to yourself.',
  cancer:
    'For those of your years, home and homeland were a matter of survival. You guard your people fiercely, and old family stories work in you more strongly than you show. Something was lost and never mentioned. Whoever finally tells it at the table, calmly, frees the ones who come after.',
  leo: 'Your generation insisted on the self: its will, its style, its right to count. You have a strong creative force and can rule a room, or a family, without raising your voice. The crown is heavy when it never comes off. Greatness, for you, includes cheering for someone younger.',
  virgo:
    'Work and its meaning were turned inside out by people born in your time. You have a fierce eye for what is broken, and a gift for reforming a practice right down to its habits. That eye rests on yourself, too. Improve the method as much as you like, and leave the person in peace.',
  libra:
    'What two people owe each other is the question your generation took to its foundations. You feel the struggle for balance beneath polite manners, and can change a relationship by refusing one false courtesy. Every scale tips at times. Power openly shared is your masterpiece, and it rarely happens at the first attempt.',
  scorpio:
    "Your age group grew up with the lid off. You know early what others repress: loss, desire, the deals behind closed doors. That makes you hard to fool and capable of changing completely. Privacy is your right. Keep it from hardening into a fortress that has no visitors' hours.",
  sagittarius:
    'Belief and truth are at stake in your generation, which grew up among great promises and loud certainties. You go to the root of a conviction and can live by one. Zeal is the shadow. Listen to a person whose world makes no sense to you; you will come back with a larger one.',
  capricorn:
    'You were born while the pillars shook: banks, states, bosses. Authority does not impress your generation until it has earned it, and you yourself may grow into a quiet, formidable builder. Control tempts you when you are afraid. What you make will stand longer with some doors in it.',
  aquarius:
    "Those who come with you will change what a community is, and what a machine may be. There is a force in you that wants to free many at once, with cool eyes and strong principles. Remember the single case. The future you want has to be fit for somebody's grandmother as well.",
  pisces:
    'An undertow of compassion and dissolution marks your generation, which loosens borders without quite meaning to. You may feel drawn to what is forgotten, the sea, the sick, the old songs, and find strength there. What wants to end in you ends gently if you allow it. Then something new has room.',
};
