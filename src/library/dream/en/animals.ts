import type { DreamWords } from '../../../domain/dream/words.ts';

export const animals: DreamWords = {
  snake: {
    meaning:
      'Hardly any image has more faces. It sheds its skin and so may mean renewal; it heals and it poisons; in China it is the little dragon, linked with luck, wit and sometimes with a child to come. What it does counts more than what it is.',
    calm: 'Watching one without fear can show that a strong instinct and you have come to terms.',
    uneasy: 'A hidden snake may be a mistrust you have not yet admitted.',
    ask: 'What in me is ready to shed its skin?',
  },
  'snake-bite': {
    meaning:
      'A bite gets attention where a whisper did not. It may be a truth that stings, an envy, a desire that will no longer be overlooked. Where it bites says something: the hand that works, the foot that leaves, the neck that bends.',
    calm: 'Surviving it easily suggests that the sting has already done its waking-up.',
    uneasy: 'Poison spreading may be a remark you keep repeating to yourself.',
    ask: 'Which sentence still burns, and is it true?',
  },
  dog: {
    meaning:
      'Loyalty with a wet nose. Dogs in dreams may be friends, guards, or the good-natured side that runs to the door whenever someone rings. Breed and behaviour tell the rest: a lean street dog needs something else than one on a sofa.',
    calm: 'A dog at your side suggests a companion you may rely on, two-legged or four-legged.',
    uneasy: 'Barking or growling could be a warning you have politely ignored.',
    ask: 'To whom am I loyal, and does it go both ways?',
  },
  'dog-bite': {
    meaning:
      'When something loyal bites, it hurts twice. This may be about a friend’s sharp word, or about your own good nature, which has been teased too long and shows its teeth. If you were bitten in real life, the memory may simply be barking.',
    calm: 'Calming the animal suggests that a conflict can still be stroked flat.',
    uneasy: 'Being chased may mean that an annoyance grows because you run from it.',
    ask: 'Who has been closer to snapping than I noticed, perhaps myself?',
  },
  cat: {
    meaning:
      'It comes when it wishes, and that is the lesson. Cats may stand for independence, sensuality, quiet watching, for a person you cannot call to heel. In dreams they like thresholds and laps: places where closeness is given, never ordered.',
    calm: 'Purring near you may be a comfort that asks nothing in return.',
    uneasy: 'Scratches or a cat shut out could show a freedom somebody disputes.',
    ask: 'Where do I come when called although I would rather not?',
  },
  'black-cat': {
    meaning:
      'Bad luck in one country, good luck in the next, and in the end a cat in its evening clothes. The dream may play with superstition, with a woman’s power that frightened villagers, or with a hunch that crosses your path from left to right.',
    calm: 'Greeting it may mean that you trust your night side a little.',
    uneasy: 'Turning back could be an old fear that belongs to someone else’s stories.',
    ask: 'Which superstition do I still obey?',
  },
  'mouse-or-rat': {
    meaning:
      'Small teeth, at night, behind the boards. Mice and rats may picture worries that nibble, or small losses of money and time nobody adds up. The Chinese zodiac opens with the rat, though: quick, clever and well supplied for the winter.',
    calm: 'A bright-eyed one could stand for thrift and a nimble mind.',
    uneasy: 'Gnawing or swarming suggests little troubles that would like one firm hour.',
    ask: 'What is nibbling at my supplies?',
  },
  tiger: {
    meaning:
      'Power that does not discuss. In China the tiger guards doors and children, and to meet it can mean respect, a strong opponent, or your own force walking up with soft feet. Distance is the question: behind a fence, at your heel, or in the bedroom?',
    calm: 'A tiger that walks beside you may be courage you can call on.',
    uneasy: 'Fleeing from it might mean running from your own ambition or anger.',
    ask: 'What would I dare if I took my strength seriously?',
  },
  lion: {
    meaning:
      'A king by bearing. The lion may point to pride, to leadership, to a heart that wants a stage. The stone pair before Chinese gates keeps watch, and your dream lion could be doing the same. Lionesses add family, patience and hunting in company.',
    calm: 'Calm lions may stand for a dignity you need not prove to anyone.',
    uneasy: 'A roaring or caged one may be pride that has been hurt or kept small.',
    ask: 'Where do I deserve more respect, first of all from myself?',
  },
  wolf: {
    meaning:
      'Hunger with rules: wolves live in families and know their place. Fairy tales made them villains; your dream may mean a greedy acquaintance, a lonely stretch, or the wish to run with a pack again. Listen to whether it howls alone.',
    calm: 'Meeting its eyes in peace can be trust in your own instincts.',
    uneasy: 'Being circled may show that a group or a debt feels too near.',
    ask: 'Where is my pack?',
  },
  bear: {
    meaning:
      'Warm, heavy, and not to be woken. A bear can be a mother’s strength, a temper that sleeps long, or the wish to crawl away until spring. Children take it to bed and adults climb trees before it, often in the same dream.',
    calm: 'A resting bear suggests that withdrawal would do you good just now.',
    uneasy: 'An angry one may be a border crossed, yours or somebody else’s.',
    ask: 'What would I do with one winter’s worth of rest?',
  },
  fox: {
    meaning:
      'Cleverness on light feet. In East Asian tales the fox turns into a charming woman, in Western ones it talks the cheese out of the beak. Someone may be flattering you, or your own wits could be suggesting a path around the fence.',
    calm: 'A playful fox may invite you to solve the thing with charm.',
    uneasy: 'Feeling tricked could be an intuition about a very smooth offer.',
    ask: 'Who profits if I believe this?',
  },
  horse: {
    meaning:
      'Drive and drift of the whole body: a horse carries you further than your own legs, if you agree. Riding may show how you handle energy, desire, work. In Chinese the arrival of the horse is the arrival of success, at full speed.',
    calm: 'An easy gallop suggests that will and strength are of one mind.',
    uneasy: 'A bolting or worn-out horse may be your own pace, seen from below.',
    ask: 'Who holds the reins on my ordinary days?',
  },
  'cow-or-ox': {
    meaning:
      'Patience that feeds a village. The ox pulls, the cow gives, the bull guards the gate. A dream of cattle may be about slow, dependable work, about milk and plenty, or about the one in the family who never complains.',
    calm: 'Grazing animals suggest that there is enough and it will not run away.',
    uneasy: 'A thin or stubborn one could be you, after too many furrows.',
    ask: 'Who thanks me for what I do every day?',
  },
  pig: {
    meaning:
      'Fat, clever, unashamed. In China the pig means a full house, in Europe a lucky New Year, and everywhere a mess on the floor. The dream may concern comfort, appetite, money in a china belly, or simply the wish to roll about.',
    calm: 'A contented pig suggests enjoying what is on the table.',
    uneasy: 'Dirt and greed may point to too much of something that tasted good.',
    ask: 'Which pleasure do I allow myself too rarely, and which too often?',
  },
  rooster: {
    meaning:
      'The day is announced in the yard, and somebody struts. A cock may be about pride and punctuality, a hen about brooding, eggs and the pecking order. Chicks bring small beginnings that run in every direction when one looks away.',
    calm: 'Crowing at sunrise could mean that a long night of the mind is over.',
    uneasy: 'Pecking and fluttering may be household nerves, yours or a relative’s.',
    ask: 'What should I stop brooding over and hatch?',
  },
  bird: {
    meaning:
      'Thoughts, wishes and messages have feathers in nearly every language. One bird may be a piece of news, a flock a whole conversation, a song at the window the mood you would wake up to if you could choose. See whether it comes or goes.',
    calm: 'Birds in flight suggest that a thought has got free of its worry.',
    uneasy: 'A hurt or trapped one may be a hope that bumps against the pane.',
    ask: 'Which wish of mine wants air?',
  },
  'caged-bird': {
    meaning:
      'It sings, it is fed, and there are bars. This may picture a comfortable arrangement that has grown tight: a job, a marriage of habits, a talent kept for visitors. Check the little door, because in dreams it is remarkably often open.',
    calm: 'Singing all the same could show that you have kept your voice.',
    uneasy: 'A silent bird may have stopped asking, which is not the same as being content.',
    ask: 'What keeps me in, now that the door is open?',
  },
  owl: {
    meaning:
      'Eyes for the dark. Athens put the owl on its coins for wisdom, while villages in China and Europe disliked its call. Either way it sees what others sleep through. The dream may credit you with knowing something that has not been said aloud.',
    calm: 'A silent owl that looks at you might mean: you know already.',
    uneasy: 'Fear of its cry could be dread of news that will probably be ordinary.',
    ask: 'What do I see that everyone else overlooks?',
  },
  crow: {
    meaning:
      'Black, clever, talkative birds that remember faces. Custom calls the crow a bad omen and praises the bird that feeds its old parents; the magpie next to it announces joy. Perhaps a piece of blunt truth is sitting on the roof.',
    calm: 'Talking with it suggests that you can bear plain speech.',
    uneasy: 'A whole dark flock may be gloomy thoughts that gather at dusk and disperse by ten.',
    ask: 'Which unwelcome remark was in fact useful?',
  },
  fish: {
    meaning:
      'Silent life under the surface. In Chinese the word sounds like abundance, and many families tell of fish before a pregnancy or a profit. Inwardly a fish may be a feeling or idea that has come up far enough to be seen.',
    calm: 'A fresh catch suggests that patience is being rewarded with something real.',
    uneasy: 'Gasping or dead fish may be a feeling kept too long out of its element.',
    ask: 'What moves below my everyday talk?',
  },
  shark: {
    meaning:
      'The fin is worse than the bite, since one sees only that. Sharks may stand for cold competition, a landlord, an appetite for profit, or a feeling you dare not dive to. They also keep moving because they must, which you might recognise.',
    calm: 'Swimming calmly past one can be a sign of good nerves.',
    uneasy: 'Being attacked may mirror a setting in which weakness is smelled at once.',
    ask: 'Who around me scents blood, and do I have to bleed there?',
  },
  whale: {
    meaning:
      'Huge and gentle, breathing air and living in the deep. A whale may be a feeling too large for words, a grief or a love; dolphins bring the playful version, with company. Both come up to breathe, and that could be the advice.',
    calm: 'Swimming alongside suggests that something great is on your side.',
    uneasy: 'A stranded one may be a big feeling in too shallow a place.',
    ask: 'What needs more depth than I have been giving it?',
  },
  turtle: {
    meaning:
      'Slow, old and at home everywhere. In China the tortoise stands for long life and carries the inscriptions of emperors; in the fable it wins the race. Your dream may recommend its method: pull the head in, wait, go on.',
    calm: 'A walking turtle suggests that the pace is right after all.',
    uneasy: 'One on its back could mean that help is needed, and asking for it is no shame.',
    ask: 'What would get done if I stopped hurrying it?',
  },
  crocodile: {
    meaning:
      'Old hunger lying still in brown water. It may picture a danger dressed as a log, such as a creditor, a jealous friend or an outburst of your own. Crocodile tears belong here as well: kindness put on for a purpose.',
    calm: 'Seeing it in time suggests a good eye for what lies in wait.',
    uneasy: 'Snapping jaws may be a quarrel that everyone knows is in the water.',
    ask: 'Where should I look before I step in?',
  },
  spider: {
    meaning:
      'The weaver in the corner. Some see a patient artist, others a mother who holds too tight, and in old China a spider coming down its thread meant joy descending. The web is the point: do you spin it, admire it or hang in it?',
    calm: 'A spider at work may be a plan that grows thread by thread.',
    uneasy: 'Disgust or stickiness suggests an entanglement, probably made of kindnesses.',
    ask: 'Which thread could I cut without the whole web falling?',
  },
  insects: {
    meaning:
      'Many, small and where they should not be. Insects tend to come when little annoyances have multiplied: mails, forms, gossip, crumbs of guilt. Now and then one of them gleams like a jewel, and then the trifle may be worth a closer look.',
    calm: 'Watching them with interest could mean that details are your strength at the moment.',
    uneasy: 'Crawling on the skin suggests that something bothers you more than you concede.',
    ask: 'Which three small things could I settle today?',
  },
  bees: {
    meaning:
      'Industry, sweetness and a sting, all in one house. A hive may be your team or family, busy and slightly cross. Being stung can be the price of reaching for honey, or a colleague’s remark that hit the right spot.',
    calm: 'Steady humming could mean that the work you share is going well.',
    uneasy: 'An angry swarm may be a group you have disturbed without meaning to.',
    ask: 'What is the honey in all this work?',
  },
  butterfly: {
    meaning:
      'Zhuangzi dreamed he was one and woke unsure who had dreamed whom. The butterfly may speak of change that has the hard part behind it, of the soul, of beauty that will not be held. A moth does the same by lamplight.',
    calm: 'Fluttering near you, it may be lightness returning after a cramped time.',
    uneasy: 'A torn or pinned one could show that something delicate was handled too early.',
    ask: 'What in me is still in the chrysalis and should be left alone?',
  },
  ants: {
    meaning:
      'So much order, so little applause. Ants may reflect diligence, a big organisation, or days made of one crumb after another. If they are in the sugar, small disorder is asking for attention; if they build, a long task may be going better than it feels.',
    calm: 'Marching in line, they may show that steady effort does add up.',
    uneasy: 'Swarming over you may mean that duties have stopped asking permission.',
    ask: 'What am I building, crumb by crumb?',
  },
  dragon: {
    meaning:
      'East and West disagree here. The Chinese dragon brings rain, rank and blessing, and to dream of it counts as splendid; the Western one sits on gold and must be faced. Yours may be doing either, so look at its eyes.',
    calm: 'A dragon in the clouds might be a great ambition rising in good weather.',
    uneasy: 'Fighting one could show that the treasure lies behind your largest worry.',
    ask: 'What am I guarding, and what would I fly for?',
  },
  phoenix: {
    meaning:
      'One dies in flames and rises; the other, the Chinese fenghuang, appears when things are well governed and stands for grace. Both are rare. The dream may mark a recovery you have hardly dared to call one, or a beauty returning to the house.',
    calm: 'Seeing it rise suggests that an ending has left something living.',
    uneasy: 'Flames without a bird may mean you are still in the middle, and that is a place too.',
    ask: 'What has already begun again?',
  },
  elephant: {
    meaning:
      'Big, gentle, with a long memory. In Chinese its name sounds like a good sign, in English it stands in the room and nobody mentions it. Which of the two is yours may depend on how the furniture is doing.',
    calm: 'Riding or leading one could mean that you move with great strength and little noise.',
    uneasy: 'One that fills the room suggests a subject all of you walk around.',
    ask: 'What is everyone in this house carefully not saying?',
  },
  monkey: {
    meaning:
      'The clever relative with no respect. Monkeys may bring wit, imitation, restless thought, and the Monkey King adds a rebel who annoys heaven and learns in the end. Has it stolen something of yours, or is it showing you a trick?',
    calm: 'Laughing at it can mean that play would solve what effort did not.',
    uneasy: 'Being teased or robbed may be a mind that jumps from branch to branch.',
    ask: 'Which branch could I sit on for a whole hour?',
  },
  rabbit: {
    meaning:
      'Softness with long ears, quick to run and quicker to multiply. In the moon of Chinese stories a hare pounds medicine. The dream may speak of tenderness, fertility, luck, or of nerves that hear a twig snap three fields away.',
    calm: 'A rabbit in the arms suggests gentleness you can let near.',
    uneasy: 'Frozen with fear, it might be you before a decision no hawk has noticed.',
    ask: 'Of what am I more afraid than is needed?',
  },
  'young-animals': {
    meaning:
      'Round eyes and no sense at all: young animals call up care before one can think. They may be new projects, new feelings, a child’s wish for a pet. The question is usually how many there are and who is going to feed them.',
    calm: 'Playing with them could tell you there is room left in your heart.',
    uneasy: 'Too many, or a forgotten one, may show that kindness has outrun your time.',
    ask: 'What have I taken in, and can I keep it?',
  },
};
