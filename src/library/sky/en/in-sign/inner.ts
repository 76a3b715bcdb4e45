import type { SkyWords } from '../../words.ts';

export const mercury: SkyWords['inSign']['Mercury'] = {
  aries:
    'Your answer is on the table while the others still look for a pen. You think by speaking, argue for sport, and bring a dull meeting to its point. First thoughts are often your best. They are also your rudest, and a message left in drafts for five minutes has saved more than one friendship.',
  taurus:
    "An idea must have weight before you carry it. You learn slowly, with examples and your hands, and what you have understood stays understood for decades. In discussions you say little and then something that ends them. New arguments seldom move you on the same day; a night's sleep does the work quietly.",
  gemini:
    'Five tabs open, two conversations at once, and somehow you follow all of it. Your mind makes links faster than you can note them down, and you can explain anything to anyone. Depth is a matter of discipline. Now and then pick one subject and stay after it has stopped flattering you.',
  cancer:
    'You remember by feeling: the light in the room, the voice, the coat someone wore. Facts without a face slip away from you, while a story told once stays for life. People confide in you because you listen between the words. In an argument you may answer an old hurt rather than the sentence just spoken.',
  leo: 'Once you have an opinion it wants a stage. You tell things vividly, with gestures and a good last line, and you can make a class or a team believe in a plan. Being corrected in public stings. Ask a question you do not know the answer to; it will only add to your authority.',
  virgo:
    'The error in row forty jumps out at you. You take things apart, name the pieces, and put them together better, and your instructions are the ones that people can actually follow. Thinking can turn into combing the same hair all night. Decide in advance how good is good enough, and stop there.',
  libra:
    'On the one hand, on the other hand: your thoughts come in pairs, and you weigh them with real fairness. Tact is your native language, so you get a hearing where blunter people get doors. Your own verdict may stay in the balance too long. Say it at seventy per cent and adjust.',
  scorpio:
    'A question, for you, is a tool for digging. You hear the pause before the answer, notice who pays, and keep at a puzzle until it gives. Superficial explanations insult you. What you find out you keep, which is power of a kind; suspicion grows in the same cellar, so let some air in.',
  sagittarius:
    'You think in big strokes: the meaning first, the numbers perhaps later. Languages, beliefs and far places delight you, and you can make a stranger laugh within a minute. Details fall off the back of the cart. Somebody who loves footnotes is a good friend for you to have near a deadline.',
  capricorn:
    'Say it once, correctly, with a plan attached: that is your ideal of a conversation. You think in structures and consequences, and people bring you what has to work on Monday. Dreamier minds feel examined in your presence. A thought may be allowed to play for a quarter of an hour before it has to be useful.',
  aquarius:
    'Where others follow the argument, you see the system behind it and the one part that could be otherwise. Your best ideas sound odd in the year you have them. You enjoy being the exception, sometimes for its own sake. When everyone in the room agrees with you, check whether you still do.',
  pisces:
    'Pictures come to you before words do. You understand by soaking, pick up an accent in a day, and often say what another was about to think. Forms and timetables feel like a foreign alphabet. Write appointments down where you will trip over them, and trust your images with the rest.',
};

export const venus: SkyWords['inSign']['Venus'] = {
  aries:
    'If someone pleases you, they will know by the end of the evening. You like the spark, the chase, a partner who answers back, and you would rather be turned down than left wondering. Peaceful weeks can feel like a fading fire. Before you poke it, notice that warmth also comes from embers.',
  taurus:
    'Love, as you see it, should be touchable: a hand on the neck, bread still warm, the same side of the bed for years. You choose slowly and stay. Beautiful things last in your care. Holding can tighten into owning, so leave a door ajar, and see how gladly people come back through it.',
  gemini:
    'Wit undresses you faster than looks. You fall for a voice, a turn of phrase, a message that makes you grin on the underground, and you need a friend to talk with in whoever you love. Routine courtship bores you. Somebody steady may wonder whether you are listening or only enjoying the talk.',
  cancer:
    "Affection, in your hands, has a smell of kitchens. You love by feeding, remembering and keeping, and you want to belong to someone's everyday rather than their weekends. Old photographs move you. When you feel unsure you withdraw to be fetched, and not everybody knows that they are supposed to come looking.",
  leo: "You love in full colour. Birthdays become festivals, praise is given loudly, and the one you have chosen walks a little taller at your side. In return you want to be adored and to see that it costs some effort. A quiet partner's folded laundry may be a sonnet; learn to read it.",
  virgo:
    'You show your heart in small print: the jacket brought along in case, the tyre checked, the tea made the way they like it. Grand declarations make you shy. Taste, for you, means clean lines and nothing false. Your eye for the flaw also falls on those you love, and they would be glad of a compliment first.',
  libra:
    'Courtesy is erotic to you. You like the long dinner, good lighting, two people who consider one another, and you have a gift for making someone feel chosen. Being half of a pair comes naturally. So natural is it that a preference of your own, even for the film, may need some digging out.',
  scorpio:
    'Half-measures leave you cold. You want to know the person behind the person, the scars and the real wishes, and you offer your own only to someone who can keep them. Once given, your loyalty is hard to exhaust. Jealousy is its shadow, and it shrinks when you ask openly instead of watching.',
  sagittarius:
    'Whoever wants you should own good shoes. You love people who widen your world: from elsewhere, well read, ready to laugh at two in the morning in a strange town. Freedom is the present you like best and give most readily. Some presents, though, need you to be home on Tuesday.',
  capricorn:
    'You court in earnest or not at all. Reliability attracts you, and so do competence and good manners, and you show love by turning up, year after year, with the thing you said you would bring. Early reserve hides deep feeling. Speak it sooner than seems proper; the other person may be waiting in the cold.',
  aquarius:
    'Friendship is your door to love, and you keep it as the main entrance even afterwards. You like originals, people with a cause or an odd haircut, and arrangements the two of you invented. Possessive scenes freeze you. Tenderness without a witty remark at the end is something you can practise.',
  pisces:
    'You love like music, going through walls. A sad story, a tender mouth, someone who needs you: at once you give more than was asked. Few people are as forgiving or as romantic. Look at your beloved now and then in plain daylight, and make sure that it is them you see.',
};

export const mars: SkyWords['inSign']['Mars'] = {
  aries:
    'There is hardly a gap between your wanting and your doing. You run for the bus, stand up for the smaller kid, start the repair before reading the manual, and your anger is over before the plaster dries. Being made to queue is torture. Count the exits first, and your speed becomes real courage.',
  taurus:
    'It takes a while to get you moving, and after that it takes a wall to stop you. You work steadily, eat well, and outlast the sprinters. Rage is rare with you and makes the glasses jump. Most of the time you resist by standing still, which others may mistake for agreement.',
  gemini:
    'Your weapon is the quick reply. You get things done by calling, texting and juggling, think on your feet, and can argue your way past a closed counter. Divided among six fronts, your strength thins. An argument won is not yet a task finished, so put one of the balls down.',
  cancer:
    'You fight for people rather than for prizes. Touch someone who belongs to you and you are out of the house before you have put on a coat. On your own behalf you move sideways, with hints and a slammed cupboard. A plain request, made while you are still calm, would get there faster.',
  leo: 'Whatever you do, you mean to do it well and with your name on it. You have stamina as long as your heart is in the thing, and you play, compete and lead with real fire. Ridicule hits you where you live. Your finest hours come when you defend somebody who has no audience.',
  virgo:
    'Effort, with you, has a method. You sharpen the knife before you cut, keep at the boring part, and improve a process by a little every day until nobody recognises it. Irritation comes out as criticism of details. When you feel it rising, ask what you are really angry about; it is seldom the towel.',
  libra:
    'Open quarrels go against your grain, and still you are hardly ever out of one, because unfairness makes you get up. You act best with somebody at your side and after hearing both of them. Politeness may delay you until the anger has turned sour. A kind no today beats a bitter yes next month.',
  scorpio:
    'You say little about what you are after, and you get there. Your will works underground, patient and complete, and in a crisis you turn calm while others lose their heads. A slight is remembered in detail. The same energy that plans a reply for years could, if you let it, move a mountain of your own.',
  sagittarius:
    'A goal far away and a good cause, and your legs move by themselves. You fight for convictions, love sport and open roads, and you infect a tired team with your eagerness. Aim is your question, not force. Many arrows, one target: the afternoon goes better if you settle which before drawing.',
  capricorn:
    'Ambition makes you patient. You can put off a pleasure for years, climb in bad weather, and use every hour so that it pays into the same account. Others trust you with the whole operation. Bodies and moods are not employees, however, and yours would appreciate a free Sunday without having filed for it.',
  aquarius:
    'Orders make you stubborn; a good reason makes you tireless. You fight for ideas and for people you have never met, break a useless rule in broad daylight, and work best with equals. Your temper is cold and logical. It can leave someone standing in the snow who only wanted you to shout.',
  pisces:
    "Your energy comes in waves, and on the ebb nothing can be forced. You act by mood, by image, by pity, often for somebody else's sake, and you slip past obstacles that others would batter. Direct anger feels foreign to you. Swallowed, it turns into fog, so give it movement: a swim, a drum, a long walk.",
};
