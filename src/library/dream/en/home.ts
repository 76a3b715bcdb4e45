import type { DreamWords } from '../../../domain/dream/words.ts';

export const home: DreamWords = {
  house: {
    meaning:
      'The favourite image for oneself, floor by floor: thoughts under the roof, daily life in the middle, the rest in the cellar. Jung dreamed such a house and drew a theory from it. Ask of yours who lives there, what it lacks and where the light falls.',
    calm: 'A house you like to be in may mean that you live well with yourself.',
    uneasy: 'Draughts, damp or strange tenants could show which floor needs attention.',
    ask: 'Which room do I use least, and why?',
  },
  'childhood-home': {
    meaning:
      'The wallpaper is exactly right although nobody could describe it awake. Here the first rules were made about love, noise and money, and one returns whenever one of them is at stake. Often it contains a present-day visitor, and that is the clue.',
    calm: 'Feeling sheltered there may be a warmth you still carry about.',
    uneasy: 'Finding it changed or locked could show that you must make such a place yourself now.',
    ask: 'Which rule from that house still holds in mine?',
  },
  'new-house': {
    meaning:
      'Smell of paint, echo, and nobody has been unhappy here yet. A new house may be a new stage with its rooms still to be named: work, partnership, a way of thinking. Where you put the first piece of furniture would be interesting to know.',
    calm: 'Planning and measuring can be pleasure in being allowed to begin.',
    uneasy: 'Flaws discovered after moving in may be second thoughts, perhaps useful ones.',
    ask: 'What do I not want to take into it?',
  },
  'undiscovered-room': {
    meaning:
      'Behind a cupboard there is a door, and behind the door a whole room that was always yours. Many count this among their happiest dreams. It may be a talent, a memory, a capacity for love for which you had no space in the plan.',
    calm: 'Light and furniture waiting suggest you could move in at once.',
    uneasy: 'A dusty or uncanny one may be something closed for good reason and now outgrown.',
    ask: 'What would I use it for if it were real?',
  },
  attic: {
    meaning:
      'Up the ladder, into heat and other people’s trunks. The attic may hold family memory, old ideas, whatever was too good to throw away and too odd to use. It is also close to the sky. Children go up there to be alone with a book.',
    calm: 'Finding a treasure could be an old interest worth dusting off.',
    uneasy: 'Creaks and clutter may show that past things press on your head.',
    ask: 'What lies up there that belongs to someone else?',
  },
  cellar: {
    meaning:
      'Potatoes, wine, the boiler, and what one prefers not to know. A cellar is the lower storey of the self in nearly all dream teaching: instincts, old fears, strong roots. The light switch is usually at the bottom, which is poor planning and good drama.',
    calm: 'Going down with a lamp might be courage to look at causes.',
    uneasy: 'Noises from below may be a feeling that has been shut away too long to be polite.',
    ask: 'What keeps the house warm from down there?',
  },
  kitchen: {
    meaning:
      'Where raw becomes edible and family becomes loud. Kitchens may stand for care, for change by heat, for the place where truth is told because hands are busy. What is on the stove, who stirs it, and does anyone sit down?',
    calm: 'A pot that simmers could mean something good is in the making.',
    uneasy: 'Burnt or empty pans may reflect giving without having eaten.',
    ask: 'What am I cooking up, and for whom?',
  },
  bedroom: {
    meaning:
      'The most private address there is. Bedrooms may concern rest, love, illness, secrets, or simply the bed you are lying in. Anyone who walks in there has come close, wanted or not. Look at the door, the second pillow and what hangs over the bed.',
    calm: 'Peace in it suggests that your own retreat is safe.',
    uneasy: 'Strangers or work on the quilt could mean that something has followed you to bed.',
    ask: 'What does not belong in here?',
  },
  bathroom: {
    meaning:
      'Steam, tiles, a mirror, and the key turned. A bathroom may be cleansing, nakedness without an audience, and the tiny freedom of fifteen minutes. In dreams it is apt to have glass walls or a party going on in it.',
    calm: 'Undisturbed time there may be what you would really like as a present.',
    uneasy: 'Overflowing or filthy, it can show feelings that have nowhere else to go.',
    ask: 'Who lets me alone, and for how long?',
  },
  balcony: {
    meaning:
      'Half in, half out, with geraniums or washing. From a balcony one watches life and may be seen watching; popes and lovers have used it well. It can show interest without commitment, or breathing space in a crowded flat.',
    calm: 'Fresh air and a view might be just the right distance.',
    uneasy: 'A loose railing may point to an exposed position without much to hold on to.',
    ask: 'Do I want to go down, or have someone come up?',
  },
  roof: {
    meaning:
      'Protection from above, and a forbidden place to sit. A roof over one’s head is the oldest word for security; on top of it are overview, cats and stars. Repairs up there may concern what keeps trouble out: money, parents, a good name.',
    calm: 'Sitting on the ridge could be freedom with the house still under you.',
    uneasy: 'Holes and missing tiles may show where you feel unprotected.',
    ask: 'Who or what is my roof, and when was it last looked after?',
  },
  'leaking-roof': {
    meaning:
      'Bowls on the carpet, a different note in each. A leak from above may be worry that gets through whatever you do, trouble from parents or superiors, or grief that comes in with the weather. Finding the spot is harder than catching the drops.',
    calm: 'Mending it together could be a repair the whole household can manage.',
    uneasy: 'Running from bowl to bowl may be treating signs and leaving the cause.',
    ask: 'Where does it really come in?',
  },
  door: {
    meaning:
      'To close, to open, to answer: a door is a decision on hinges. It may lead to a person, a chance, another period. A knock makes it urgent. Handles on the inside, spyholes and light under the sill all say something about trust.',
    calm: 'If it opens easily, perhaps you are expected and may simply go in.',
    uneasy: 'Hesitation before it could be respect for a step that counts.',
    ask: 'What do I expect behind it, and what if it is the opposite?',
  },
  'locked-door': {
    meaning:
      'It will not give, and from within there are voices. A locked door may be a refusal, a secret, a part of yourself that is not receiving today. Before kicking it, one might look under the mat, ring, or ask whether one wanted in at all.',
    calm: 'Leaving it in peace can be respect for your own or another’s limit.',
    uneasy: 'Rattling at it may show how much hope you have put in just this one.',
    ask: 'Which door next to it stands open?',
  },
  'door-that-will-not-close': {
    meaning:
      'You push, the bolt is too short, somebody is on the stairs. This much-dreamed scene may be about boundaries: visitors, messages, demands which enter because a no will not click shut. Sometimes a day without a free minute is enough to produce it.',
    calm: 'Managing it at last might be a limit you have set successfully.',
    uneasy: 'Holding it shut with your body shows how tiring a half-said no is.',
    ask: 'To whom do I owe a clear no?',
  },
  window: {
    meaning:
      'The wall’s eye. Windows let light, news and longing in, and they allow looking without being there. Which side are you on? Inside it may be safety or waiting, outside curiosity or being left out. A lamp in one has guided many home.',
    calm: 'Opening it wide could be the wish for a wind through the usual thoughts.',
    uneasy: 'Dirty or painted-over glass may blur what you already suspect.',
    ask: 'What would I see if I changed places with the person outside?',
  },
  'broken-window': {
    meaning:
      'A crash, and inside is outside. Shattered panes may mean a boundary hurt, an illusion that has gone, or an accident with a ball. Chinese families say that broken things bring peace year after year, since the words sound alike, and fetch the broom.',
    calm: 'Sweeping up could be a fright already becoming a story.',
    uneasy: 'Cut feet may show that the shards of a quarrel are still lying about.',
    ask: 'What has cracked that I keep looking through?',
  },
  stairs: {
    meaning:
      'Effort in portions. Up may be ambition, thinking, a better view; down leads to memory, rest, the body. Missing steps and endless landings are the classics. A spiral stair brings one past the same window, each time a storey higher.',
    calm: 'Climbing steadily can be progress which you notice only by breathing harder.',
    uneasy: 'Slipping or no handrail may tell of a rise that went faster than your footing.',
    ask: 'On which landing could I rest for a while?',
  },
  wall: {
    meaning:
      'Some keep the roof up and some keep people apart. A wall in front of you may be refusal, silence or a limit worth respecting; at your back it is support. What has been written on it, and is there ivy, a crack, a door?',
    calm: 'Leaning on it could be a security you take for granted.',
    uneasy: 'Running against it may ask whether a ladder would be more elegant.',
    ask: 'Who built it, and against what?',
  },
  'collapsing-house': {
    meaning:
      'It starts with dust. A house that gives way may be a family order, a plan, a picture of oneself that no longer bears the load. Dreams prefer to knock things down at night, so that one can think about them in an intact kitchen.',
    calm: 'Standing outside unharmed might mean that you have already moved on inwardly.',
    uneasy: 'Holding up beams alone may show how much rests on you that should rest on several.',
    ask: 'What is sound in it, and worth rebuilding on?',
  },
  'house-on-fire': {
    meaning:
      'Heat has got into the private rooms. A burning house may be a quarrel, a passion, exhaustion, a change so thorough that nothing will be put back. Chinese folk readings are cheerful and see prosperity in the blaze. What do you carry out first?',
    calm: 'Watching it burn without grief can be relief that something old is done with.',
    uneasy: 'Looking for people or papers may show what you hold dearest.',
    ask: 'What would I save, and does it know that?',
  },
  'moving-house': {
    meaning:
      'Boxes, and the sofa looks strange in the street. A move in a dream may go along with any change of inner address: new status, new convictions, someone moving in or out. And the thing that is left behind each time: is that an oversight?',
    calm: 'Carrying lightly could mean that you part from things at the right moment.',
    uneasy: 'Never finished packing may show a step you have decided upon but not agreed to.',
    ask: 'What has moved with me five times and never been unpacked?',
  },
  'stranger-in-the-house': {
    meaning:
      'Someone is on the stairs who should not be. It may be a real unease about locks, and more often the picture of a demand, a memory or an in-law that has got into your private room. Jung would politely ask the visitor’s name.',
    calm: 'Talking to the intruder could turn a fear into an acquaintance.',
    uneasy: 'Hiding and holding your breath may show where you feel invaded by day.',
    ask: 'Who or what has come in without being asked?',
  },
  guests: {
    meaning:
      'The bell rings, and nothing is ready. Guests may be new feelings, new duties, actual relatives at the weekend. A Persian poet advised to welcome each mood like a visitor who might be clearing you out for some delight. Do they bring something? Do they leave?',
    calm: 'A merry full house may be generosity you like in yourself.',
    uneasy: 'Nothing in the larder and everyone hungry might be fear of not being enough.',
    ask: 'For whom would I gladly lay a place?',
  },
  bed: {
    meaning:
      'A third of life and most of its beginnings. The bed may mean rest, intimacy, illness, retreat, and in the dream it stands in odd places: on the street, in class, afloat. Public beds tend to concern private matters that others discuss.',
    calm: 'Fresh sheets can be the simplest of wishes: sleep, undisturbed.',
    uneasy: 'Someone else lying in it may show a closeness you have not decided about.',
    ask: 'As one makes one’s bed: how have I made mine?',
  },
  table: {
    meaning:
      'Here people eat, sign, play cards and fall out. The table may be the family or the negotiation; its shape gives the ranking, its emptiness the mood. Who sits at the head, who sits at the corner, and which chair is free?',
    calm: 'A laid table could mean that there is a place for you without asking.',
    uneasy: 'Broken or bare, it may picture talk that has stopped being shared.',
    ask: 'What ought to be put on the table?',
  },
  'light-that-will-not-turn-on': {
    meaning:
      'Click, click, and it stays dark. Sleepers’ switches seldom work; those who practise lucid dreaming use it as a sign. As an image it may mean that you look for insight by the usual means and they have stopped being enough for now.',
    calm: 'Going on by moonlight might be confidence that asks no proof.',
    uneasy: 'Fumbling in panic may show impatience with something that needs its night.',
    ask: 'What would I understand later, if I left it until later?',
  },
  stove: {
    meaning:
      'Fire that has agreed to stay put. The hearth is the heart of the house, and in China the Kitchen God lives there and reports in heaven at the end of the year. It may stand for warmth, for anger kept useful, for who feeds whom.',
    calm: 'A good blaze could mean that the household, or your heart, is well supplied.',
    uneasy: 'Cold ashes may be care that ran out because nobody brought wood.',
    ask: 'What feeds my fire, and who tends it?',
  },
  'family-meal': {
    meaning:
      'Everybody talks at once and passes the soup. A shared meal may show who belongs, who dominates, who has left, and whether you get what you like. The dead sometimes sit there as a matter of course and eat with appetite.',
    calm: 'Laughter round the table might be belonging, no more and no less.',
    uneasy: 'Not being able to swallow may tell of a subject that is served and never named.',
    ask: 'What would change if I said one true sentence at that table?',
  },
  'new-year-dinner': {
    meaning:
      'Steam on the windows, too many dishes, one empty chair more or less than last time. The great family evening carries a year of hopes and all the old parts one plays. It may appear in June, out of longing or because a decision concerns everyone.',
    calm: 'Arriving in time could be reconciliation, at least with the fact of being related.',
    uneasy: 'A missed train home or a cold kitchen may be missing someone.',
    ask: 'Who should be at my table this year?',
  },
  'empty-fridge': {
    meaning:
      'The little light comes on and shows one lemon. Empty shelves may mean hunger, a shopping list, or the discovery that you have been looking after everyone except the person who opens the door. What did you expect to find there?',
    calm: 'Taking it lightly could mean that you are sure of finding something.',
    uneasy: 'Shame before guests may concern the fear of having nothing to give.',
    ask: 'What do I need to stock up on besides food?',
  },
  'dirty-house': {
    meaning:
      'Where did all this come from? Mess in a dream may be unfinished business in visible form: matters postponed, clothes of former selves, traces of other people. It embarrasses most when someone is coming, so perhaps you fear being seen before you are done.',
    calm: 'Living in it cheerfully can mean that the order others want is not yours.',
    uneasy: 'Dirt that keeps coming back may be work that belongs to several people.',
    ask: 'Which single corner would make the difference?',
  },
  'cleaning-the-house': {
    meaning:
      'Windows open, sleeves up. Cleaning may be preparing for a beginning, grief doing something sensible, or guilt with a brush. Before Chinese New Year one sweeps out the old luck with the dust, and never on the day itself, or the new goes too.',
    calm: 'A shining floor could be a matter settled to your satisfaction.',
    uneasy: 'Scrubbing a spot that stays may be blame you could put down.',
    ask: 'What do I want out of the house before the next guest?',
  },
  'haunted-house': {
    meaning:
      'Doors move, the piano plays two notes. A haunted house may be one’s own past with the lights off: family secrets, a love that has not left, an old fear that thinks it lives there. Spectres are notoriously bad at answering direct questions in daylight.',
    calm: 'Exploring it with a friend may mean that the story can be told at last.',
    uneasy: 'Fleeing from room to room could show how much space that silence takes up.',
    ask: 'What has never been spoken about in this house?',
  },
  'abandoned-house': {
    meaning:
      'Calendar on the wall, cup on the sill. A deserted house may be a talent, a friendship or an inner place you left without really moving out. Plants have come in meanwhile. See whether you feel like an heir, an intruder or a prospective buyer.',
    calm: 'Opening the shutters might be an interest in living there again.',
    uneasy: 'Sadness in the rooms may be for the person who was happy in them.',
    ask: 'What have I left standing empty?',
  },
  'family-altar': {
    meaning:
      'Oranges, incense, photographs in a row. A family altar may ask about gratitude and duty, about what the living and the dead still have to say to each other. Households without one have a sideboard with frames, which does much the same.',
    calm: 'Lighting incense could be a tie you are glad to keep up.',
    uneasy: 'Dust, or a fallen tablet, may point to a duty that is weighing on you in silence.',
    ask: 'Whom would I like to remember aloud?',
  },
};
