import type { DreamWords } from '../../../domain/dream/words.ts';

export const water: DreamWords = {
  sea: {
    meaning:
      'Jung’s favourite picture of the unconscious, and for once everyone understands it. The sea may be feeling without a far shore, longing, or the mother of everything. Its weather is the message: glass, swell, fog, glitter. So is your place, on the sand, on deck or under.',
    calm: 'Looking out in peace can be a large feeling that no longer alarms you.',
    uneasy: 'Black water may be a mood whose depth you have not yet dared to measure.',
    ask: 'What is too big for words just now?',
  },
  lake: {
    meaning:
      'Water that has agreed to stay. A lake mirrors what stands around it and hides its own floor, so it may be about reflection, in both senses. Mountain lakes, village lakes and lakes at night each keep a different sort of secret.',
    calm: 'A smooth surface could be a mind that has had enough sleep, or would like it.',
    uneasy: 'Depth below the boat may be something familiar with an unknown bottom.',
    ask: 'What do I see when I stop stirring the water?',
  },
  river: {
    meaning:
      'It is never the same and always in its place. Rivers in dreams may be time, the course of a life, a mood that runs on. Direction and bank matter: do you stand, wade, drift, or row against it, and what comes floating down?',
    calm: 'Drifting along can mean that things are moving without your pushing.',
    uneasy: 'A torrent may show a pace that was set by others.',
    ask: 'Am I steering, drifting or standing on the bank?',
  },
  'crossing-a-river': {
    meaning:
      'Halfway over, neither shore is yours. Crossing is the picture for every change of state: leaving a firm, a country, a marriage, a belief. Stones, ferry or swimming show how much help you count on. Folk readings are pleased when one gets across dry.',
    calm: 'Reaching the other side might say that inwardly the step is done.',
    uneasy: 'Turning back midstream may be good sense, or an old fear with good arguments.',
    ask: 'What awaits me on the other bank, and what will I not carry over?',
  },
  flood: {
    meaning:
      'It comes up through the floor, and furniture begins to float. Floods often appear when feelings, duties or other people’s troubles rise faster than one can bail. Curiously, water in the house counts in some Chinese sayings as money on the way.',
    calm: 'Watching from a dry place can mean that the worst of the surge is over.',
    uneasy: 'Water at the chin may be telling you to call someone before it is at the lips.',
    ask: 'What has been rising, inch by inch, for weeks?',
  },
  'giant-wave': {
    meaning:
      'A wall of water stands on the horizon, and there is always time to see it. This dream goes round the whole world and may express one overpowering thing: a deadline, a grief, a passion, a change that no one asked you about.',
    calm: 'Diving through or floating on top could be more capacity than you give yourself.',
    uneasy: 'Being paralysed on the beach may mirror the wait, which is often worse than the wave.',
    ask: 'What do I see coming, and what is the first step uphill?',
  },
  waves: {
    meaning:
      'Up, down, again: the sea’s manner of breathing. Waves may picture moods, business, the nerves of a love affair. One at a time they can be ridden; taken together they make anybody seasick. See whether you face them or get hit from behind.',
    calm: 'Jumping in the surf suggests that you can play with what moves you.',
    uneasy: 'Being rolled about may mean fighting a swing that would pass by itself.',
    ask: 'What rises and falls in me, and how often?',
  },
  swimming: {
    meaning:
      'To be carried by what could drown you is quite a skill. Swimming may describe how you get on in feeling, love or a new field: with easy strokes, with a rubber ring, or naked at midnight. Direction counts less than breath.',
    calm: 'Ease in the water can show that you trust what carries you.',
    uneasy: 'Tired arms far from shore could mean it is time to turn on your back and float.',
    ask: 'What carries me if I stop thrashing?',
  },
  drowning: {
    meaning:
      'Too much, and no bottom underfoot. Sleepers whose breath catches dream it for bodily reasons; for others it is the picture of weeks in which everything wants an answer. Somebody usually stands on the shore, and the dream wonders why you do not shout.',
    calm: 'Being pulled out may mean that help is nearer than pride believes.',
    uneasy: 'Sinking silently could show how well you hide your strain.',
    ask: 'To whom could I say that it is too much?',
  },
  diving: {
    meaning:
      'You go down on purpose. Diving may picture a search for cause, memory or treasure, such as one makes in long talks, at night, in therapy or in writing. What you bring up is the point, and so is coming up slowly.',
    calm: 'Clear depths with colours could be joy in knowing yourself.',
    uneasy: 'Lack of air may advise shorter dives, in feelings as well as in work.',
    ask: 'What do I hope to find down there?',
  },
  'breathing-underwater': {
    meaning:
      'First alarm, then wonder: it works. Many people dream this after getting through something they thought they could not survive. It may say that feeling does not kill, that you have grown gills for a certain family, a certain office, a certain sorrow.',
    calm: 'Looking around with pleasure could be new trust in your own depth.',
    uneasy: 'Doubting it and choking may show a freedom you do not yet believe.',
    ask: 'In what element can I live that once frightened me?',
  },
  waterfall: {
    meaning:
      'A river lets go. The fall may be release, tears at last, applause, love that does not bargain. Sound and spray fill the whole picture, so perhaps something wants to come with force that has been let out only in drops.',
    calm: 'Standing beneath it refreshed could be relief after long restraint.',
    uneasy: 'Being carried to the edge may ask where you would like a hand on the rail.',
    ask: 'What would I like to pour out all at once?',
  },
  'spring-of-water': {
    meaning:
      'Somewhere it begins, clear, cold, and for nothing. Finding a spring may mean an idea with more behind it, a faith, a friend whose company always does you good. In dry country people built temples over such places and were not wrong.',
    calm: 'Drinking from it suggests that you have found what really refreshes you.',
    uneasy: 'A blocked or muddied one may be a joy with too many duties heaped on it.',
    ask: 'What renews me without costing anything?',
  },
  well: {
    meaning:
      'Deep, narrow, and dug by those before you. The oracle book of China has a whole chapter on it: the town may move, the well stays. It can mean lasting sources, such as craft, prayer or family, and the rope one needs to reach them.',
    calm: 'A full bucket could be proof that the old source still gives.',
    uneasy: 'Falling in, or a dry well, may show that you looked for water where there used to be some.',
    ask: 'How long does my rope need to be?',
  },
  pond: {
    meaning:
      'A small world with a fence of reeds. Ponds hold frogs, coins, carp and skies, and they need somebody to clean them now and again. Yours may be a circle of friends, a village, a private dream that never asked for an ocean.',
    calm: 'Sitting on the edge could be contentment with something of modest size.',
    uneasy: 'Green, stagnant water may be talk that has gone round once too often.',
    ask: 'Do I want a bigger pond, or a cleaner one?',
  },
  'swimming-pool': {
    meaning:
      'Feeling with tiles, rules and a lifeguard. A pool may be a safe place to practise what the sea would make serious: closeness, play, being looked at in very little cloth. An empty one has its own melancholy, like a stage by daylight.',
    calm: 'Splashing about might show that a group is good for you.',
    uneasy: 'A drained or dirty pool may be fun that has become an obligation.',
    ask: 'Where can I practise before it counts?',
  },
  ice: {
    meaning:
      'Water that has stopped talking. Ice may be anger kept polite, grief on hold, a contract frozen, or a clear head. It preserves, too: what lies under it is quite unchanged. The first cracks sound dangerous and are, after all, spring.',
    calm: 'Skating over it can be elegance in a cool situation.',
    uneasy: 'Being frozen in may point to a feeling that waits for warmth before it moves.',
    ask: 'What would thaw if someone took the first step?',
  },
  'thin-ice': {
    meaning:
      'Every step listens. The picture explains itself, and you probably know the situation: a touchy boss, a stretched budget, a half-truth. The dream may only want you to notice how much strength this caution takes.',
    calm: 'Getting across could mean that your sense of balance is better than you think.',
    uneasy: 'Breaking in may be less a warning than a wish that it would crack at last.',
    ask: 'Where do I tread carefully, and since when?',
  },
  'muddy-water': {
    meaning:
      'You cannot see your feet. Stirred water may reflect mixed motives, rumours, a week of bad sleep, or a negotiation in which somebody likes it cloudy. The oldest advice on it is Laozi’s: leave it alone, and it clears.',
    calm: 'Wading through anyway suggests you can act without seeing everything.',
    uneasy: 'Something moving in it may be a suspicion that wants a question, not a guess.',
    ask: 'What would become clear if I let it stand for three days?',
  },
  'clear-water': {
    meaning:
      'Down to the last pebble. Clear water has a good name in every dream tradition, Chinese and Western alike, and may go with honesty, recovery, a decision that no longer needs explaining. Cold or warm, deep or shallow, is the finer print.',
    calm: 'Looking into it can be pleasure in a plain truth.',
    uneasy: 'If it clouds when you reach in, perhaps somebody should be spared the touch.',
    ask: 'About what am I perfectly clear, though I still discuss it?',
  },
  'drinking-water': {
    meaning:
      'The simplest wish, granted. Sometimes you are just thirsty, and the dream keeps you asleep a little longer. Otherwise notice the source and the vessel: a friend’s cup, a stranger’s bottle, your own two hands. Thirst can be for talk, rest or affection.',
    calm: 'A long, cool draught could mean that you are getting what you need.',
    uneasy: 'Water that tastes wrong may be comfort from a doubtful source.',
    ask: 'What am I thirsty for, apart from water?',
  },
  thirst: {
    meaning:
      'Dry mouth, dry tap, dry street. After salty food this needs no interpreter. If it returns, the thirst may be for tenderness, praise, conversation or silence, and the dream shows how long you have been looking in places that do not sell it.',
    calm: 'Thirst that is bearable may show a clear idea of what you want.',
    uneasy: 'Empty bottles everywhere could be effort spent where nothing comes back.',
    ask: 'Who or what really quenches this?',
  },
  bath: {
    meaning:
      'The day goes down the drain. Washing may mean rest, shame that wants to be rid of, preparation for a meeting, or the small ceremony by which one becomes a private person again. In a dream the bathroom often has no door, and people walk through.',
    calm: 'Warm water can be the care you finally give to yourself.',
    uneasy: 'Not getting clean may show guilt that soap was never meant for.',
    ask: 'What would I like to wash off today?',
  },
  'hot-spring': {
    meaning:
      'Heat from below, steam, no titles. A hot spring may be comfort that comes from the ground of your life, family, sleep, an old friendship, and it makes everyone the same colour. Wanting a holiday is a sufficient explanation as well.',
    calm: 'Sinking in might be the permission you have been refusing yourself.',
    uneasy: 'Too hot or too crowded, it may show rest that has turned into a programme.',
    ask: 'When was I last warm through and through?',
  },
  'dripping-leak': {
    meaning:
      'Not a disaster, merely drop after drop. Leaks may be strength, money or attention lost in amounts too small to notice: a subscription, a grudge, a favour done every week. The stain on the ceiling tells you how long it has been going on.',
    calm: 'Mending it yourself could be a satisfying hint to do just that.',
    uneasy: 'A bucket that overflows may mean that patching has had its day.',
    ask: 'Where do I lose a little, every single day?',
  },
  beach: {
    meaning:
      'Neither land nor sea, and bare feet. The shore may be the edge between reason and feeling, work and rest, two parts of life. What the tide has left there is worth picking up: shells, letters, a boat, a person with a towel.',
    calm: 'Lying in the sand can be the holiday your calendar has been hiding.',
    uneasy: 'A shore with the sea gone out may be a pause that feels like loss.',
    ask: 'What has the last tide left at my feet?',
  },
  island: {
    meaning:
      'Peace on all sides, or nobody on any. Islands may picture independence, a love that shuts out the world, a specialist’s existence, the wish to be unreachable. Count the boats. One is enough to turn exile into a retreat.',
    calm: 'Enjoying the solitude could mean you need a shore line for a while.',
    uneasy: 'Waving at ships may show that company is missed more than admitted.',
    ask: 'Do I want to be found?',
  },
  ship: {
    meaning:
      'A small solid thing on a big moving one. Ships may be undertakings, families, firms, one’s own course between two harbours. What is your post on board: captain, passenger, cook, stowaway? Under sail one must work with a wind one did not choose.',
    calm: 'Fair wind suggests that matters go forward and you may sit on deck.',
    uneasy: 'Drifting with no hand at the wheel could mean that a decision has been left to the current.',
    ask: 'Who steers, and towards what?',
  },
  'small-boat': {
    meaning:
      'One thin board, and you. A small boat may be a marriage for two, a modest business, the means by which one gets over a difficult time. It rocks when someone stands up. Who rows and who bails could be worth watching.',
    calm: 'Gliding along suggests that little is needed if it is the right little.',
    uneasy: 'Taking in water may show that the load needs sharing out anew.',
    ask: 'Who sits in this boat with me, and who should?',
  },
  'sinking-ship': {
    meaning:
      'Something large and supposed to be safe goes down by degrees, and the band plays on. It may be a firm, a plan, a relation that everyone can see is taking in water. Rats leave, captains stay: which does your dream admire?',
    calm: 'Reaching a lifeboat may mean that your way out already has a shape.',
    uneasy: 'Staying out of duty could be a loyalty that nobody has asked of you.',
    ask: 'What would I save first, and why that?',
  },
  swamp: {
    meaning:
      'The more one struggles, the deeper. Swamps may be moods, debts of favour, quarrels in which every answer feeds the next. Yet they are full of life, and those who know them carry a long board and lie flat upon it.',
    calm: 'Finding firm tufts to step on could mean there is a slow, sure way.',
    uneasy: 'Sinking may recommend that you keep still first and shout second.',
    ask: 'Which movement of mine makes it worse?',
  },
  fishing: {
    meaning:
      'Sitting, waiting, a thin line into what one cannot see. Fishing may stand for patience, for seeking an idea or a partner, or for questions asked with bait on them. A Chinese sage fished with a straight hook until the right king came along.',
    calm: 'A bite could mean that something is answering your patience.',
    uneasy: 'An empty net may be the right work in the wrong water.',
    ask: 'What bait do I use, and what does it attract?',
  },
  'dry-riverbed': {
    meaning:
      'Stones where something used to flow. It may be inspiration, desire, money, the talk between two people. Riverbeds remember their river, though, and rain a hundred miles away is enough. Walking in one, you can see what the water had covered.',
    calm: 'Collecting stones could show that the pause has its own finds.',
    uneasy: 'Cracked mud may be a need for rest that effort cannot replace.',
    ask: 'When did it last flow, and what has been dammed since?',
  },
  lighthouse: {
    meaning:
      'It does not come out to you; it stays and shines. A lighthouse may be a person, a principle, a child’s night lamp, anything by which you know where the rocks are. Being its keeper is another dream: useful, faithful, rather alone.',
    calm: 'Seeing the beam can mean you know where you are, even if not yet ashore.',
    uneasy: 'A dark tower may show a guide you have outgrown or lost.',
    ask: 'By what do I set my course when I cannot see?',
  },
  'rescue-from-water': {
    meaning:
      'You jump, or hold out a branch. The person saved may be who they seem, and could just as well be the side of you that was going under, young, soft or proud. Note your own footing: good rescuers keep one foot on land.',
    calm: 'A successful rescue suggests that your help arrives, also the help you give yourself.',
    uneasy: 'Being pulled under with them may ask where caring has lost its shore.',
    ask: 'Whom am I trying to save, and have they asked?',
  },
};
