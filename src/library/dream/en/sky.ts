import type { DreamWords } from '../../../domain/dream/words.ts';

export const sky: DreamWords = {
  sun: {
    meaning:
      'Light enough to see by, warmth enough to grow. The sun may be clarity, father, success, the plain good mood of a day off. Old China saw the ruler in it and congratulated whoever dreamed it rising. Glare is its other side: too much, too visible.',
    calm: 'Sitting in its warmth can be well-being that needs no reason.',
    uneasy: 'Scorching heat may be attention or ambition turned up too high.',
    ask: 'What would I like to bring into the light?',
  },
  sunrise: {
    meaning:
      'The dark was long, and then it is simply over. Sunrise may come in dreams after grief, at the end of studies, in the first weeks of a love, or on the night when a decision has quietly made itself. Where were you standing?',
    calm: 'Watching with someone could mean that the new day is meant to be shared.',
    uneasy: 'Missing it by a minute may be fear of being late for your own beginning.',
    ask: 'What is dawning on me?',
  },
  sunset: {
    meaning:
      'Splendour at the end, and nobody minds that it ends. A setting sun may close a career, a season, a quarrel, or praise the second half of life. A Tang poet found it infinitely fine and only regretted how near the evening was.',
    calm: 'Golden light can be satisfaction with a thing that is properly finished.',
    uneasy: 'Haste to get home before dark may show how much you still planned for today.',
    ask: 'What may I call done?',
  },
  moon: {
    meaning:
      'It lends its light and changes its face each night. The moon may be mood, mother, memory, the feminine, or the person far away who is looking at the same one. Poems have made it a messenger between homesick people for a thousand years.',
    calm: 'Soft moonlight could be a feeling you understand without words.',
    uneasy: 'A strange or falling moon may mean that you doubt your own impressions.',
    ask: 'What do I understand only at night?',
  },
  'full-moon': {
    meaning:
      'Round, at last. In Chinese it is the sign of a family gathered at one table, in Western lore of restless sleepers and wolves. Your dream may celebrate something completed, or feel a tide that has reached its highest mark and will turn.',
    calm: 'Looking up together might be the reunion you have been wishing for.',
    uneasy: 'Sleepless brightness may be excitement that wants a walk round the block.',
    ask: 'What has come full circle?',
  },
  eclipse: {
    meaning:
      'Something steps in front of the light, and the birds fall silent. Eclipses may picture a person who overshadows you, a doubt over a clear matter, or a great change seen from below. People once beat drums to scare the dragon away; it always worked.',
    calm: 'Watching in wonder suggests you know that this will pass.',
    uneasy: 'Darkness at noon may be hope hidden by something actually much smaller.',
    ask: 'Who or what stands in my light?',
  },
  stars: {
    meaning:
      'Far off, orderly, and there by day as well. A starry sky may bring distance to a worry, awe, thoughts of those who have died, or a question about one’s direction. Seafarers chose a single one; perhaps that is all you need.',
    calm: 'A clear night could mean that you see the larger pattern again.',
    uneasy: 'Stars going out may be ideals you have stopped looking up at.',
    ask: 'By which star would I steer if I could have only one?',
  },
  'shooting-star': {
    meaning:
      'One second to wish, and one never has it ready. A shooting star may be luck, a brief brilliant meeting, an idea that has to be noted at once. Comets trail a long dread in old chronicles, for no better reason than that they were rare.',
    calm: 'Seeing it with joy might mean that you know your wish after all.',
    uneasy: 'One that hits the ground may be news that feels larger than it is.',
    ask: 'What would I wish before I had time to think?',
  },
  darkness: {
    meaning:
      'Before pictures come, there is this. Darkness may be not knowing, rest, the womb, a gloomy stretch, or the honest answer to a question about the future. Note whether you reach for a switch, for a hand, or sit down and wait for your eyes.',
    calm: 'Restful dark can be sleep inside sleep, which you perhaps need.',
    uneasy: 'Fear of what is in it may shrink if you ask its name.',
    ask: 'What am I afraid to see, and is it perhaps only a chair?',
  },
  clouds: {
    meaning:
      'They become whatever one has in mind: sheep, ships, worries. Clouds may be moods on the move, plans without edges, or the veil over something bright. From below and from above, they are two different things, and dreams can do both.',
    calm: 'White ones over a field might be thoughts allowed to drift.',
    uneasy: 'A dark bank may be a mood you can already see coming and prepare for.',
    ask: 'What is passing over me that I take for the sky?',
  },
  'blue-sky': {
    meaning:
      'Nothing at all, and how good it feels. An open sky may be relief after long pressure, freedom of thought, a plan without obstacles. It can also seem too wide for someone who has just lost their roof, and then one looks for a bird.',
    calm: 'Lying beneath it could mean that your head is clear at last.',
    uneasy: 'Feeling lost under it may show that freedom would like a direction.',
    ask: 'What becomes possible if nothing is in the way?',
  },
  rain: {
    meaning:
      'What has gathered comes down. Rain may be tears, relief, fertility, or an afternoon that excuses you from everything. Farmers thank for it, brides are told it is lucky. To stand in it without an umbrella can be misery or the best moment in the film.',
    calm: 'Warm rain suggests that a feeling is finding its way out.',
    uneasy: 'Cold and soaked, you may have stayed loyal to a plan in the wrong weather.',
    ask: 'What would grow if I let it rain?',
  },
  storm: {
    meaning:
      'All at once and from every side. Storms go with quarrels, decisions long put off, feelings that have piled up behind good behaviour. The air afterwards is famous. Shelter is the question: which house, whose arm, what tree did you choose?',
    calm: 'Watching from the window could show that an upheaval no longer reaches you.',
    uneasy: 'Being out in it may mean that you wait for someone else to calm down first.',
    ask: 'What needs to be said so that the air clears?',
  },
  'thunder-and-lightning': {
    meaning:
      'First the flash, and one sees everything; then the noise. Lightning may be insight, anger, falling in love, a verdict. Chinese tales let the thunder god strike the guilty, so a bad conscience hears it louder. Count the seconds: how far off is it?',
    calm: 'Seeing the landscape lit up may be a truth you cannot unsee.',
    uneasy: 'Cringing at thunder could be fear of somebody’s temper, past or present.',
    ask: 'What did I understand all of a sudden?',
  },
  rainbow: {
    meaning:
      'Sun and rain have to come together for it, and one must have the light at one’s back. Rainbows may mean reconciliation, a promise, difference in one arch. They cannot be reached, only seen, which is perhaps no fault in them.',
    calm: 'Pointing it out to someone could be joy that wants company.',
    uneasy: 'One that fades as you run may be a hope better enjoyed than pursued.',
    ask: 'Which two opposites would need to meet?',
  },
  snow: {
    meaning:
      'The world with its mouth shut. Snow may mean peace, purity, childhood, a fresh page, or feelings laid in cold storage. Farmers say that a snowy winter feeds the next year. Footprints in it deserve attention: whose, how many, in which direction?',
    calm: 'Walking through it in silence can be the rest that noise denied you.',
    uneasy: 'Cold that gets into the shoes may be a coolness between you and somebody.',
    ask: 'What may lie under snow until spring, and is only sleeping?',
  },
  snowstorm: {
    meaning:
      'White in front of white, and no path. A blizzard may picture information, duties, opinions, coming so thick that direction is lost. An avalanche began with one small step somewhere above. In both cases the experienced dig in and wait.',
    calm: 'Finding a lit window could mean there is a place where you need explain nothing.',
    uneasy: 'Being buried may say that the pile must go off you before you can think.',
    ask: 'What would I hear if it stopped snowing for an hour?',
  },
  hail: {
    meaning:
      'Small, hard, and unfair to the blossoms. Hail may be criticism, bills, a series of cold words, anything that falls in a volley and is over in ten minutes. Afterwards one looks at the garden and finds that more is standing than it sounded like.',
    calm: 'Being under a roof might show that the blows no longer land.',
    uneasy: 'Hurt and with no cover, you may be taking remarks harder than they were meant.',
    ask: 'Which blows were meant for me, and which were only weather?',
  },
  fog: {
    meaning:
      'Ten paces are visible, then milk. Fog may stand for a phase in which plans are pointless and the next step is enough. It can be tiredness, politeness, a matter nobody wishes to state. Sounds carry strangely in it, so listen.',
    calm: 'Soft mist over a valley could be comfort in not having to know.',
    uneasy: 'Losing the others may mean that it is time to call out where you are.',
    ask: 'Which single next step can I see?',
  },
  wind: {
    meaning:
      'Nobody sees it; one sees what it moves. Wind may be spirit, rumour, change, the mood in a company, the breath of somebody who has just left. From behind it is a friend. Against you, it shows how well your coat is buttoned.',
    calm: 'A fresh breeze might be a new thought going through the rooms.',
    uneasy: 'Having to lean into it may reflect resistance you meet daily and no longer mention.',
    ask: 'What has the wind changed, and do I set sail or close the window?',
  },
  tornado: {
    meaning:
      'Calm in the centre and destruction round it. A tornado may be a person, a temper, a family event around which everything else must turn. It touches one house and leaves the next. In one well-known film, it also carries a girl to where she learns something.',
    calm: 'Seeing it pass could mean that the uproar has its own route.',
    uneasy: 'Being sucked in may show that another person’s drama has become your day.',
    ask: 'Who makes the wind, and who picks up the roofs?',
  },
  typhoon: {
    meaning:
      'Announced on every channel, taped on the windows, and then one waits. People of the coasts dream of typhoons as others do of exams. It may be a big, foreseeable strain, or the odd holiday when nobody has to go anywhere. The eye is treacherously quiet.',
    calm: 'Feeling snug inside suggests you have prepared better than you feared.',
    uneasy: 'Windows giving way may be a private space that public trouble has entered.',
    ask: 'What can be fastened now, before it blows?',
  },
  'heat-and-drought': {
    meaning:
      'Cracked soil, an empty sky, and everything takes longer. Sometimes the blanket is too warm. Apart from that, drought may picture a long stretch without tenderness, ideas or thanks, and heat a situation in which tempers need only a spark.',
    calm: 'Finding shade could be a sign that you know how to spare yourself.',
    uneasy: 'Waiting for rain may mean depending on something that only others can give.',
    ask: 'What could I water by hand while I wait?',
  },
  'spring-season': {
    meaning:
      'Things that looked dead turn out to have been busy. Spring in a dream may arrive in November, which makes it more interesting. It can go with falling in love, convalescence, new work, or the simple appetite for air. What was budding, exactly?',
    calm: 'Open windows and green could mean that energy is coming back of itself.',
    uneasy: 'Frost in May may be a hope you put outside a bit too soon.',
    ask: 'What is stirring, although I have given it up?',
  },
  summer: {
    meaning:
      'Long light, bare arms, the sense that nothing will be tested tomorrow. Summer may be fullness, youth, a love at its height, or a particular July that you have not finished with. In the middle of winter it may just be the radiator.',
    calm: 'Lazy warmth could say that enjoying is a task too, and due.',
    uneasy: 'The end of the holidays may show how much you dread a return.',
    ask: 'Which summer do I mean when I say summer?',
  },
  autumn: {
    meaning:
      'Harvest and farewell in one colour. Autumn may turn up with middle age, with the end of a project, or with the wish to keep only what keeps well. It is also the season in which Chinese poets grew homesick and wrote their best.',
    calm: 'Clear air and full shelves might be pride in work completed.',
    uneasy: 'Rain and bare branches may be a sorrow that comes each year at this time.',
    ask: 'What do I bring into the barn this year?',
  },
  winter: {
    meaning:
      'Less light, fewer words, long nights for mending tools. A winter landscape may show a time when nothing seems to happen and roots gather strength. Cold can also come from a person, or from an empty place at the table.',
    calm: 'A stove and a window full of snow could mean withdrawal that does you good.',
    uneasy: 'Shivering without a coat may tell of warmth you give and do not get.',
    ask: 'What warms me when it is cold between people?',
  },
  spaceship: {
    meaning:
      'No up, no down, and Earth the size of a coin. Space may be distance from daily life, a huge ambition, the loneliness of those who went far. Rockets say something about pressure put in one direction. Who is at the other end of the radio?',
    calm: 'Floating in silence can be a view from which problems look small.',
    uneasy: 'Losing contact may show that you have gone further than your people can follow.',
    ask: 'What looks different from up there?',
  },
  ufo: {
    meaning:
      'Jung wrote a whole book on them and thought them modern angels: round, shining, from elsewhere. They may stand for something quite foreign entering your life, a technology, a culture, an in-law, or for feeling foreign yourself among decent people.',
    calm: 'Curiosity could mean you are ready for something that fits no drawer.',
    uneasy: 'Being taken away may express decisions made over your head.',
    ask: 'Where do I feel as if I came from another planet?',
  },
  'northern-lights': {
    meaning:
      'Silent curtains of green, for which one has to get up at night and be far from lamps. Such lights may mean inspiration, rare luck, the sacred without a church. Perhaps you are close to something that cannot be explained and does not have to be.',
    calm: 'Standing there with an open mouth might be all the interpretation it needs.',
    uneasy: 'Feeling too small beneath them may show that beauty, too, can be a lot.',
    ask: 'When was I last speechless, in a good way?',
  },
  earthquake: {
    meaning:
      'The one thing that never moved is moving. In countries that know the real thing, this may be plain memory. As a picture it goes with shaken foundations: a parent ill, a firm sold, a belief gone. What falls first, and what stays on the shelf?',
    calm: 'Keeping your feet could mean that your base is broader than that one pillar.',
    uneasy: 'Cracks opening may show where two parts of life have been pulling apart.',
    ask: 'What did I believe could never change?',
  },
  volcano: {
    meaning:
      'Pressure with a beautiful view. Volcanoes may be anger, passion, a talent kept in the cellar; they rumble for years, and people build vineyards on them. An eruption in a dream is often seen from a safe distance, like someone else’s temper, or one’s own.',
    calm: 'Watching the glow could be respect for a force you have.',
    uneasy: 'Running from lava may mean that a little steam should be let out sooner.',
    ask: 'What is simmering, and who would be surprised by it?',
  },
  'end-of-the-world': {
    meaning:
      'Sirens, a red sky, and usually you make sandwiches. Such dreams rise after news and films, and at the end of private worlds: a parting, a graduation, the last child moving out. What you try to save, and whom you ring up, is the kernel of it.',
    calm: 'Calm in the midst of it may mean that you know what matters to you.',
    uneasy: 'Searching for someone could be a hint to see them while the world is quite all right.',
    ask: 'Which world of mine is ending, and what comes after breakfast?',
  },
  'things-falling-from-the-sky': {
    meaning:
      'Fish, money, pianos, aeroplanes: the sky hands something down without asking. It may be sudden luck or a shock, news that drops into an ordinary day. Look at what you do: catch, duck, stare, hold up a basket.',
    calm: 'Catching something useful could mean you are open to a lucky chance.',
    uneasy: 'Dodging may be the nerves of a time in which anything seems possible.',
    ask: 'What came out of the blue lately, and have I unpacked it?',
  },
};
