import type { DreamWords } from '../../../domain/dream/words.ts';

export const things: DreamWords = {
  money: {
    meaning:
      'Worth that can be counted. Money in dreams may concern income, of course, and quite as often strength, time, love or self-respect, everything that one spends and would like to see returned. Chinese folk sayings even turn it round and expect the opposite. It is no tip for any investment.',
    calm: 'Plenty of it may be a feeling of having enough to give.',
    uneasy: 'Counting without getting to the end could show how you measure yourself.',
    ask: 'In what currency do I really want to be paid?',
  },
  'finding-money': {
    meaning:
      'One coin, then another, and soon both hands are full: a favourite of children and thrifty people. It may be small strengths and compliments you normally step over. Waking with empty pockets is part of the plot, and a bit of the joy stays.',
    calm: 'Picking them up can mean you notice value where others see pavement.',
    uneasy: 'Fear of being caught may point to luck you do not feel entitled to.',
    ask: 'What lies about in my life that is worth bending down for?',
  },
  'lost-wallet': {
    meaning:
      'Cards, photo, keys, name: gone with a pat on the pocket. A lost wallet may be shaken identity, trust misplaced, or a tiring phase in which one has paid out more than one noticed. Where it was left often shows where you left yourself.',
    calm: 'Getting it back suggests that more people are honest than you feared.',
    uneasy: 'Helplessness at the counter may concern depending on proofs and papers.',
    ask: 'Where have I been spending myself lately?',
  },
  gold: {
    meaning:
      'It does not rust, and everybody wants it. Gold may be what has proved its worth in you or another: loyalty, skill, a conviction that has been through fire. Alchemists were after that, said Jung, rather than after the metal. Fool’s gold also glitters.',
    calm: 'Finding a grain may be a discovery about your own value.',
    uneasy: 'Guarding it anxiously could mean that a treasure has begun to own you.',
    ask: 'What in me has stood the fire?',
  },
  jewels: {
    meaning:
      'Stones that took their time. Jewels may be love made visible, inheritance, vanity, or an inner thing polished by friction. Jade in China protects its wearer and takes on their warmth; if it breaks, people say it took the blow for you.',
    calm: 'Being given some might be recognition that has been put into form.',
    uneasy: 'Lost or false stones may show doubt about the worth of a promise.',
    ask: 'What would I leave someone so that they remember me?',
  },
  ring: {
    meaning:
      'A circle with a person in it. Rings may be promises, belonging, a bond to someone or to a task. Too tight, too loose, on the wrong finger, down the drain: the dream usually speaks plainly. An unknown ring that fits is worth thinking about.',
    calm: 'Putting it on gladly could mean that you want to be bound, and to this.',
    uneasy: 'Losing or removing it may be a promise in need of being looked at together.',
    ask: 'Which promise do I wear every day?',
  },
  clock: {
    meaning:
      'Time with a face. A clock may be a deadline, an age, the steady heart of the house, or the pressure you put on yourself by quarters of an hour. In Chinese one does not give clocks, since the words sound like attending a funeral; a dream has no such manners.',
    calm: 'Time to spare suggests that you are at peace with your pace.',
    uneasy: 'Hands that race may tell of a schedule without room for accident.',
    ask: 'For what is it high time, and for what has it all the time in the world?',
  },
  'stopped-clock': {
    meaning:
      'Ten past four, for years. A clock that stands still may hold a moment nobody wished to leave: a loss, a fright, a great happiness. It might also be the holiday feeling that nothing presses. Right twice a day, as people say.',
    calm: 'Silence in the room can be the gift of an hour without a number.',
    uneasy: 'Shaking it in vain may show where part of you has stayed behind.',
    ask: 'At what time did it stop for me?',
  },
  key: {
    meaning:
      'Small, and everything depends on it. A key may be access to a person, a solution, one’s own house, responsibility handed over. Lost keys are mostly a matter of being overtired. If you find a strange one, ask what has been locked for as long as you can think.',
    calm: 'It turns in the lock, and that may be the insight you needed.',
    uneasy: 'None fits? Perhaps the door opens in the other direction.',
    ask: 'What would I open first if it opened everything?',
  },
  'lost-phone': {
    meaning:
      'Within seconds one is alone in the world. A lost phone may be fear of being cut off, of missing the message, of having one’s whole life in strange hands. It may also be a secret relief, seven hours long, that no one can reach you.',
    calm: 'Going on without it could mean you would welcome some silence.',
    uneasy: 'Frantic searching may show on how thin a thread a connection hangs.',
    ask: 'Whom would I ring first from a borrowed one?',
  },
  'phone-that-will-not-dial': {
    meaning:
      'Thick fingers, vanishing digits, and it is urgent. Sleepers are poor at numbers, which partly explains this torment. As a picture it may be a conversation you keep beginning in your head, a call for help that has never been put in simple words.',
    calm: 'Getting through at last might follow a real call you make tomorrow.',
    uneasy: 'Again and again the wrong key may show fear of the answer.',
    ask: 'Which call am I putting off, and what is its first sentence?',
  },
  'call-from-someone-gone': {
    meaning:
      'The line crackles, the voice is unmistakable, and it is about something quite ordinary. The bereaved dream this all over the world. It may be love using the instrument at hand, or a talk that stopped too soon and goes on where it can.',
    calm: 'A calm voice often leaves behind a warmth that lasts the day.',
    uneasy: 'Bad reception or hanging up may show that some words still want saying.',
    ask: 'What would I have told them, had the line held?',
  },
  letter: {
    meaning:
      'Folded, addressed to you, and therefore serious. Letters may be news you expect, a feeling that wishes to be known, an answer from your own depths by the slow post. Note the sender and whether you opened it. Blank sheets are surprisingly common.',
    calm: 'Reading gladly might be a confirmation you can already feel.',
    uneasy: 'Unopened or torn, it may be something you would prefer not to know officially.',
    ask: 'What would I want the letter to say?',
  },
  book: {
    meaning:
      'A voice that waits. Books may stand for knowledge, the story of one’s life, instructions one would love to have. A diary left open may concern secrets. Old volumes with unknown script suggest a matter that has been understood before you, only differently.',
    calm: 'Turning pages with pleasure could mean that your curiosity is well fed.',
    uneasy: 'Missing pages may be the part of a story no one told you.',
    ask: 'Which chapter am I in, and what is it called?',
  },
  'unreadable-text': {
    meaning:
      'You look twice, and the words are different ones. Reading is done by parts of the brain that sleep first, so dreamers use shifting letters as proof that they dream. As an image: a contract, a mood or a person with small print.',
    calm: 'Amusement at it may be the beginning of a lucid dream.',
    uneasy: 'Strain and haste may show that you are asked to agree to what you have not understood.',
    ask: 'What should I have explained to me again?',
  },
  mirror: {
    meaning:
      'It shows you, the wrong way round. Mirrors may be self-knowledge, vanity, comparison, the eyes of others. Dream reflections do as they please: younger, wounded, smiling on their own account. Fairy tales hang truth itself on the wall, and nobody likes its answers.',
    calm: 'Looking kindly may mean that you can stand the sight of yourself.',
    uneasy: 'No reflection, or a strange one, could belong to a change you have not caught up with.',
    ask: 'Who tells me truthfully what I look like?',
  },
  'broken-mirror': {
    meaning:
      'Seven years, say some; it was dear glass, say others. A broken mirror may be an image of oneself that has cracked, a vanity lost, a couple parted: in Chinese, the mended mirror is a marriage that found itself again. Every splinter still reflects.',
    calm: 'Many small reflections might be more truth than the one smooth picture.',
    uneasy: 'Cut fingers may show how sore a piece of self-esteem has been.',
    ask: 'Which picture of myself has had its day?',
  },
  knife: {
    meaning:
      'Useful, until someone turns the handle. A knife may be the power to divide, decide, defend oneself, or a sharpness in the air among polite people. In kitchens it means work. Giving one cuts friendship, goes the saying, so one pays a coin for it.',
    calm: 'A clean cut could be a decision that spares everybody.',
    uneasy: 'One in the wrong hands may show that you fear somebody’s tongue, or your own.',
    ask: 'What wants separating neatly?',
  },
  gun: {
    meaning:
      'Force at a distance, and no way to take it back. A gun may be rage, a threat, the power to say no, or last night’s film. Dream weapons often refuse to fire: you pull, and it clicks, like an argument prepared for days.',
    calm: 'Putting it down might mean you no longer need that much defence.',
    uneasy: 'Being aimed at may picture blame or pressure that comes without a face.',
    ask: 'Against what do I arm myself?',
  },
  shoes: {
    meaning:
      'Standing, in two pieces. Shoes may tell how one goes through life: in whose footsteps, in what comfort, with what polish. In Chinese the word sounds like harmony, so a pair may be a couple. Borrowed ones pinch where it does not show.',
    calm: 'A good fit suggests you are walking your own way.',
    uneasy: 'Too small, too high, unlike each other: a role may be rubbing.',
    ask: 'In whose shoes am I walking?',
  },
  'lost-shoes': {
    meaning:
      'They were by the door with all the others. Shoes that vanish may be lost footing, a role mislaid, the feeling of being the only one unprepared. Cinderella did well out of it. Folk readings think of a partner straying, but usually it is just hurry.',
    calm: 'Going on without them could be freedom with some gravel in it.',
    uneasy: 'Searching while everybody leaves may tell of a fear to be left behind.',
    ask: 'What did I stand on before, and do I still want it?',
  },
  clothes: {
    meaning:
      'What we let others see and keep warm in. Clothes may be role, status, season, mood; red is celebration, white in old China mourning, a uniform the wish to know what to do. Wearing somebody else’s may mean trying out their life.',
    calm: 'Something that fits might show that inside and outside agree.',
    uneasy: 'Torn, dirty or wrong for the occasion, it may be fear of a look.',
    ask: 'What do I wear to please, and what to be myself?',
  },
  'wedding-dress': {
    meaning:
      'The one garment with an audience built in. It may be longing, a promise, a perfection that no one can sit down in. Unmarried, married and divorced people dream it alike, so think less of a date than of something to which you want to say yes.',
    calm: 'Fitting perfectly, it may show readiness for a bond of whatever kind.',
    uneasy: 'Stained or missing an hour before, it could be doubt that deserves a hearing.',
    ask: 'To what would I like to say yes in front of witnesses?',
  },
  mask: {
    meaning:
      'A second face, in order to hide or to dare. Masks may be politeness, profession, the part one plays so well that nobody asks further. Beijing opera paints character on top of the face, where everyone can read it. Which did you wear, and did it come off?',
    calm: 'Playing with it can be freedom to be more than one person.',
    uneasy: 'One that sticks to the skin may tell of a role without closing time.',
    ask: 'Who has seen me without it?',
  },
  umbrella: {
    meaning:
      'A little roof for one, or, better, for two. An umbrella may be protection, foresight, the gesture by which love so often begins in films. In Chinese the word sounds like scattering, so one does not give it as a present. Blown inside out, it is comedy.',
    calm: 'Sharing it could be closeness that gets one shoulder wet.',
    uneasy: 'Broken in the rain, it may show that a usual protection has worn thin.',
    ask: 'Whom would I let under mine?',
  },
  glasses: {
    meaning:
      'Between the eye and the world there is a bit of glass. Spectacles may be one’s point of view, judgement, education; sunglasses, a wish not to be read. Losing them on the stairs can express an honest doubt whether one sees a person rightly.',
    calm: 'Suddenly sharp edges might be a matter you now see as it is.',
    uneasy: 'Scratched or someone else’s, they may be an opinion you only borrowed.',
    ask: 'Through whose glasses am I looking at this?',
  },
  gift: {
    meaning:
      'Paper, ribbon, and somebody watches your face. A gift may be affection, talent, obligation: it is given, and now the scales hang crooked. What it was and whether you wanted it says most. Unopened ones often stand for an ability.',
    calm: 'Joy without calculation can show that you are able to receive.',
    uneasy: 'An unwelcome one may picture kindness that wants something back.',
    ask: 'What have I been given that is still wrapped?',
  },
  'red-envelope': {
    meaning:
      'Luck in red paper, handed over with both hands. It belongs to New Year, weddings and grandmothers, and the custom is worth more than the notes. Dreamt, it may be a blessing, a place in the family, or the delicate arithmetic of who owes whom.',
    calm: 'Receiving one gladly might be the wish to be somebody’s child for an evening.',
    uneasy: 'Empty, or with an awkward sum, it may show strain in giving and taking.',
    ask: 'Who has wished me well lately without making a fuss?',
  },
  candle: {
    meaning:
      'A very small sun which uses itself up. Candles may be hope, remembrance, celebration, a prayer that needs no words. Mark how many there were, who lit them, and whether there was a draught. In a Tang poem the candle weeps for the guests until dawn.',
    calm: 'A steady flame could be confidence that does not need to be big.',
    uneasy: 'Flickering or blown out, it may tell of strength that wants sheltering.',
    ask: 'For whom would I light one tonight?',
  },
  lantern: {
    meaning:
      'Light that can be carried, or let go. Lanterns may guide, celebrate, warn; those that rise into the night take a wish with them, written on paper. A torch is the sober cousin, good for cellars. Who holds it, and who walks in the dark beside?',
    calm: 'Lighting the way for another may be your gift at the moment.',
    uneasy: 'A lantern that will not rise could be a wish with too many words on it.',
    ask: 'Which wish would I write on it in four words?',
  },
  doll: {
    meaning:
      'Almost a person, and it keeps still. Dolls may be childhood, a relationship in which one party is dressed by the other, or the comfort of something that never answers back. When they move, it is uncanny because we thought we held the strings.',
    calm: 'A loved old one may bring back tenderness you gave before you learned to doubt it.',
    uneasy: 'Glass eyes that follow may show discomfort at being handled.',
    ask: 'Where am I being moved rather than moving?',
  },
  photograph: {
    meaning:
      'A moment that was told to hold still. Photographs may be memory, proof, the wish to keep someone as they were. In dreams people walk out of them, or a face is missing that should be there. Who took the picture is a question too.',
    calm: 'Leafing through an album can be gratitude in chronological order.',
    uneasy: 'Faded or cut ones may touch a version of the past that has been edited.',
    ask: 'Which moment would I have liked to hold?',
  },
  coffin: {
    meaning:
      'A solemn box, and in Chinese an oddly lucky one: its name contains the sounds of office and wealth, and superstition congratulates. In dream work it may stand for something finished that has received its form. Who lies within, if anyone, and how does it feel?',
    calm: 'Closing the lid gently could be consent to an end.',
    uneasy: 'Dread may show that you fear losing what merely changes.',
    ask: 'What deserves a worthy ending?',
  },
  'rice-or-bread': {
    meaning:
      'What nobody gets tired of. Staple food may be livelihood, home, the love that is expressed by filling a bowl. An iron rice bowl once meant a job for life, bread on the table means much the same elsewhere. Full, empty, shared, spilled?',
    calm: 'Eating your fill might be a contentment with simple things.',
    uneasy: 'Nothing in the pot may reflect worry about the basics, which likes to be put in figures.',
    ask: 'What is my daily bread, besides bread?',
  },
  cake: {
    meaning:
      'Nobody needs it, which is its charm. Cake may be celebration, reward, the extra that life does not owe us. Birthday candles put a number on it. If you were dieting, the dream needs no professor; otherwise, who cut the pieces, and how big was yours?',
    calm: 'Eating with relish may be joy without a reason, the best kind.',
    uneasy: 'The last slice gone could show an old quarrel about getting one’s share.',
    ask: 'What have I earned a feast for?',
  },
  eggs: {
    meaning:
      'Perfectly closed, and something is in there. Eggs may be projects, fertility, hopes, fragile sums of work. One does not see how far they are, and knocking does not help. Broken ones are either a loss or breakfast, depending on the plan.',
    calm: 'Warm in the nest, they may need nothing but time.',
    uneasy: 'Cracked in the basket, they could be hopes that were all in one place.',
    ask: 'What am I sitting on, and is it time?',
  },
  meat: {
    meaning:
      'Flesh, plainly. Meat may be strength, appetite, the body and its wishes, a feast after lean weeks. Raw, it is force that has not been prepared for company. Chinese sayings are wary of raw meat and fond of cooked, which is good kitchen sense as well.',
    calm: 'A shared roast could be energy everybody gets some of.',
    uneasy: 'Disgust may mean that something was served to you too raw.',
    ask: 'For what have I a real appetite?',
  },
  wine: {
    meaning:
      'One glass loosens the tongue, three the roof. Alcohol in dreams may stand for ecstasy, conviviality, escape, a truth that comes out after ten. Li Bai drank with the moon and made three of it. For those who have given it up, such dreams are frequent and mean no relapse.',
    calm: 'A toast among friends might be joy that wants raising.',
    uneasy: 'Staggering may show that you are losing a measure, not necessarily in drinking.',
    ask: 'What would I say if I had an excuse?',
  },
  medicine: {
    meaning:
      'Bitter, in doses, and good for something. Medicine may be advice you do not like, a bit of discipline, comfort with a label. Who prescribes it matters. As a matter of course, the dream prescribes nothing: for the body one asks doctors.',
    calm: 'Taking it willingly may mean that you have accepted a helpful truth.',
    uneasy: 'Wrong bottles or no water could show that you mistrust a remedy on offer.',
    ask: 'What would do me good although it tastes of nothing?',
  },
};
