import type { DreamWords } from '../../../domain/dream/words.ts';

export const places: DreamWords = {
  'old-school': {
    meaning:
      'The corridor, the bell, the smell of floor polish. One goes back there when life is grading again, or when something learned at that age about being clever, popular or late still runs in the background. What subject was it, and who sat beside you?',
    calm: 'Wandering through it as an adult may show how much smaller it has become.',
    uneasy: 'Being a pupil again could mean that you let yourself be examined where no exam exists.',
    ask: 'Which school rule do I still keep?',
  },
  classroom: {
    meaning:
      'Rows, a board, a place by the window. A classroom may be any situation in which you are to sit still and be taught: a seminar, a family discussion, the first weeks in a firm. Where you chose to sit says how much of you is there.',
    calm: 'Learning with pleasure can mean that a subject is about to open.',
    uneasy: 'Not knowing the lesson may reflect being expected to know what nobody explained.',
    ask: 'What would I learn if there were no marks?',
  },
  university: {
    meaning:
      'So many doors, and one was supposed to find the right one. A campus may stand for choice, late hours, the people with whom you became yourself. Dreams of one credit still missing are common among those who graduated decades ago.',
    calm: 'Being a student by choice might be appetite for something new.',
    uneasy: 'A degree taken away may echo the doubt whether you earned your place.',
    ask: 'What would I enrol in today, purely out of curiosity?',
  },
  workplace: {
    meaning:
      'If you were there all day and then all night as well, the first meaning is overtime. Otherwise watch what is odd about it: a desk in the corridor, a swimming pool, your mother at reception. The oddity is the message, the office only the envelope.',
    calm: 'Work that goes well could tell you that the strain has a purpose.',
    uneasy: 'Endless tasks may show that you have not been told what is enough.',
    ask: 'When is my working day finished, and who says so?',
  },
  'old-workplace': {
    meaning:
      'They left your desk as it was and nobody asks where you have been. An earlier job comes back with its skills, its bruises and the person you were there. Possibly your present one has begun to resemble it, in a good way or a bad.',
    calm: 'Greeting everyone may mean that you take the experience with you and leave the grudge.',
    uneasy: 'Having to stay could show a loyalty or a wrong not yet settled.',
    ask: 'What did that job teach me that I am using this week?',
  },
  hospital: {
    meaning:
      'White corridors, slippers, someone in charge of you. A hospital in a dream is a place of repair and waiting, and is no forecast for anybody’s body. It may appear when you are worn, when you look after someone, or when something inward asks to be handled with gloves.',
    calm: 'Being well cared for could be a wish you might grant yourself in small.',
    uneasy: 'Lost in the corridors, you may be seeking help at too many desks.',
    ask: 'What in me needs rest, and what needs repair?',
  },
  cemetery: {
    meaning:
      'Quiet neighbours under trees. Cemeteries belong to memory, reverence and things that have been laid to rest, and around Qingming half of China dreams of them. Whose name is on the stone? If it is an old hope of yours, then it too has earned some flowers.',
    calm: 'Walking there calmly might be peace with what is past.',
    uneasy: 'An open or neglected grave may point to a farewell that needs its ceremony.',
    ask: 'What have I buried well, and what only hastily?',
  },
  temple: {
    meaning:
      'A threshold one steps over, smoke, a bell with a long voice. A temple may be the still place in you, a wish laid before something higher, or gratitude due. In Chinese custom a dream of one is a nudge to go and thank, particularly if a vow was made.',
    calm: 'Peace in the courtyard can be what you are really looking for in all the asking.',
    uneasy: 'Closed doors may show that you bargain where you wanted to bow.',
    ask: 'For what would I light incense today?',
  },
  church: {
    meaning:
      'High, cool, and every step is heard. Churches may carry childhood, weddings, music, guilt or shelter, depending on what was sung in yours. Empty on a weekday it is perhaps the only room in town where nobody sells you anything.',
    calm: 'Candlelight and singing could be a need to belong to something larger.',
    uneasy: 'Feeling judged may bring back a voice that had more strictness than love in it.',
    ask: 'What is sacred to me, whatever I call it?',
  },
  mountain: {
    meaning:
      'It does not come nearer by being looked at. Mountains may be tasks, obstacles, fathers, or what simply outlasts us; Chinese landscape puts them next to water so that neither gets proud. Paths up are usually many and not visible from below.',
    calm: 'A fine range in morning light might be an aim that attracts more than it threatens.',
    uneasy: 'Blocked by rock, you may be standing at the steepest side.',
    ask: 'Who has been up there and could tell me the way?',
  },
  'mountain-top': {
    meaning:
      'Arrived, and the first thing one sees is more mountains. A summit may be success, overview, or the loneliness of having got ahead. Tradition in China climbs high on the ninth day of the ninth month and thinks of the brothers who are missing.',
    calm: 'The view can be a moment of pride to which you have every right.',
    uneasy: 'Dizziness and wind may show what height costs in company.',
    ask: 'What do I see from here that I could not see below?',
  },
  cave: {
    meaning:
      'Earth with a mouth. Caves have sheltered people, hidden treasure and sutras, and served hermits as a flat. Your dream may be looking for the beginning of something, or for a place where no one can reach you. Paintings on the wall are worth remembering.',
    calm: 'Dry and warm, it could be the retreat you need for a while.',
    uneasy: 'Not finding the way out may mean that withdrawing has become a habit.',
    ask: 'What do I keep in there, away from daylight?',
  },
  desert: {
    meaning:
      'Nothing to distract. A desert may be dryness of heart or ideas, a clean break, or the place where hermits and lovers learned what they lived on. Camels know the next well. Mirages are wishes with good lighting.',
    calm: 'Stars over the dunes might be the beauty of having left things out.',
    uneasy: 'Thirst and no tracks may describe a stretch you walk without being accompanied.',
    ask: 'What do I need when I need almost nothing?',
  },
  cliff: {
    meaning:
      'The ground states clearly where it ends. Cliffs appear before decisions, dares and declarations, and the Fool of the tarot strolls along one with a dog at his heels. Do you stand, dangle, look down, or notice steps cut in the rock?',
    calm: 'Enjoying the view could mean you can look at a risk without jumping.',
    uneasy: 'Being pushed to the edge may be a deadline set by another.',
    ask: 'Is this a jump, or is there a path a little further on?',
  },
  'foreign-country': {
    meaning:
      'Street signs you cannot read and fruit you have never tasted. Abroad in a dream may be a new field, a new family, a love with other customs, or your own unlived side. Those who did emigrate often meet both homes there at once.',
    calm: 'Curiosity and easy feet may mean you are ready to be a beginner.',
    uneasy: 'No passport, no language, no money: perhaps you miss being understood without effort.',
    ask: 'Where am I a foreigner just now?',
  },
  'home-village': {
    meaning:
      'The bend in the road, and there it is, with people in the doorways who ought to be old by now. One’s native place keeps the first smells and the first audience. The dream may come before festivals, or when something in town life lacks earth.',
    calm: 'Being welcomed may tell you that a root still holds.',
    uneasy: 'Finding it changed or emptied could be a quiet grief for a time, not for a place.',
    ask: 'What did I leave there that I would like to fetch?',
  },
  'big-city': {
    meaning:
      'Lights, floors, strangers, each with an errand. A city may be possibility and hurry, ambition, anonymity, the life you moved for. Getting around in it shows how you get around in choice itself. Small side streets usually hold the better scenes.',
    calm: 'Strolling without an aim can be pleasure in being nobody for an evening.',
    uneasy: 'Overwhelmed by towers, you may be longing for something your own size.',
    ask: 'Which corner of all this is really mine?',
  },
  ruins: {
    meaning:
      'What remains when use is over: arches, a stair, a fig tree in the hall. Ruins may be former plans, a past greatness in the family, a love that is history in every sense. Builders and archaeologists read the same stones differently.',
    calm: 'Sunlight on old walls could mean the past has become beautiful and harmless.',
    uneasy: 'Searching in rubble may show that you still hope to rebuild what was.',
    ask: 'Which stones from it would be good for building?',
  },
  palace: {
    meaning:
      'Room after room, more than one can use. A palace may be ambition, splendour, the riches of an inner life, or a family too grand to be warm in. Castles add a moat. Are you guest, owner, servant or somebody who has lost the tour?',
    calm: 'Living there quite naturally might be a larger idea of your own worth.',
    uneasy: 'Cold halls and guards could mean that greatness is asking its price.',
    ask: 'In which of its rooms would I actually put my bed?',
  },
  prison: {
    meaning:
      'Walls, hours, and a small window. A dream prison may be a job, a diagnosis somebody gave your character, a promise, a debt, or guilt that sentences itself each morning. Look at the lock with care: surprisingly often it is on the inside.',
    calm: 'Being released may follow a decision you have taken without announcing it.',
    uneasy: 'Innocent and unheard, you could be serving time for somebody else.',
    ask: 'What is my sentence, and who passed it?',
  },
  courtroom: {
    meaning:
      'Here each side is heard, at least in theory. A trial in a dream may be the debate in your head, with prosecutor, defence and a judge who looks like someone you know. It says nothing about any case you may have; for that there are lawyers.',
    calm: 'A fair verdict could mean that you have weighed the matter and may stop.',
    uneasy: 'Accused without a defender, you might try being your own.',
    ask: 'What would I say in my own defence?',
  },
  market: {
    meaning:
      'Voices, fish, bargains, and one came for just one thing. A market may be about what you offer and what you take for it, about choice, or the warm crush of ordinary people. Night markets add lanterns, smoke and something on a stick.',
    calm: 'Shopping with zest can be an open mind with a little money in its pocket.',
    uneasy: 'Haggling without end may show doubt about your own price.',
    ask: 'What do I have that others would gladly come for?',
  },
  'shopping-mall': {
    meaning:
      'Bright, warm, and one cannot find the exit. Malls may picture an excess of options, the wish to be somebody else by the weekend, or the promise that whatever is missing can be bought. Which shop did you keep returning to?',
    calm: 'A successful purchase may be a wish that has become specific.',
    uneasy: 'Wandering about with empty bags could mean that it is not for sale.',
    ask: 'What am I shopping for when I need nothing?',
  },
  restaurant: {
    meaning:
      'You choose, somebody else cooks, and there is a bill. Restaurants may be about how you get nourished in company: by whom, at what price, how long you are kept waiting. In many families it is also the place where important things are said.',
    calm: 'A good table could be closeness that goes down easily.',
    uneasy: 'Being overlooked by the waiter may reflect needs you state too softly.',
    ask: 'What would I order if I did not look at the prices?',
  },
  hotel: {
    meaning:
      'A bed, and nothing in the drawers. Hotels may be in-between times: after a separation, before a move, during projects that do not belong to you. Wrong floors and lost room numbers are the usual plot. Someone does make the bed, which is also something.',
    calm: 'Enjoying it suggests that a while without obligations would suit you.',
    uneasy: 'Not finding your room may mean that you have been living out of a case for too long.',
    ask: 'What would I have to unpack in order to stay?',
  },
  library: {
    meaning:
      'Everything has been thought already, and it is very quiet. A library may be memory, learning, the experience of others, or a search for the one sentence that helps. If there is a book with your name on it, note how many pages are empty.',
    calm: 'Reading in peace can be hunger for depth after too much scrolling.',
    uneasy: 'Never finding the shelf could mean that the answer is not written yet.',
    ask: 'Which book would I write if it only had to help one person?',
  },
  theatre: {
    meaning:
      'The lights go down, and a piece of your life begins with other actors. To sit in the stalls may be distance, useful or idle. Pay attention to the title, if there is one; dreams have a gift for titles.',
    calm: 'Being moved by the play might be a feeling that needed a mask to come out.',
    uneasy: 'Empty rows or a torn screen may show interest that has left the subject.',
    ask: 'What is being performed, and would I buy a ticket again?',
  },
  stage: {
    meaning:
      'Light in the eyes, and beyond it breathing. A stage may be an actual appearance ahead, or the sense of being looked at in a role: parent, expert, bride. Costumes that do not fit and plays one has never rehearsed belong to the form.',
    calm: 'Enjoying the applause could mean that you want to be seen, and may.',
    uneasy: 'Standing there blank suggests that you are speaking someone else’s lines.',
    ask: 'In which role do I get the most applause and the least sleep?',
  },
  playground: {
    meaning:
      'Sand in the shoes. Playgrounds may bring back the time when one made friends by asking. A swing goes high and always returns, a seesaw needs a second person, a slide is mostly queue. What did you play, and with whom?',
    calm: 'Playing along can be proof that lightness is still there.',
    uneasy: 'An empty one at dusk may be missing someone, possibly the child you were.',
    ask: 'When did I last play without wanting to get better at it?',
  },
  park: {
    meaning:
      'Nature with benches and opening hours. A park may be the permitted pause, chance encounters, lovers, grandmothers doing tai chi. In a life that is all use it may be the only place where standing about is an occupation.',
    calm: 'Sitting in the sun might be the appointment you keep cancelling.',
    uneasy: 'Closed gates or dusk may show rest that has been put off until it is too late.',
    ask: 'Which half hour of the week could be my bench?',
  },
  'amusement-park': {
    meaning:
      'Fear with a safety bar. Roller coasters may be a year, a love affair or the market; the big wheel gives the view and takes it away again. Around and around goes the horse, and the music never quite ends.',
    calm: 'Shrieking with pleasure could mean you can stand more than everyday life offers.',
    uneasy: 'Wanting to get off suggests that the thrills have been somebody else’s idea.',
    ask: 'Which ride would I take again, and which never?',
  },
  battlefield: {
    meaning:
      'Two sides, and you somewhere in the mud. Battlefields may be feuds, divorces, departments, or the war between ought and want. Those who have known real war may simply remember, and deserve company then. Look for the person who is carrying water.',
    calm: 'Walking it after the battle may be peace with a conflict long over.',
    uneasy: 'Fighting on without knowing for whom could be habit in uniform.',
    ask: 'What would an armistice look like, and who could offer it first?',
  },
  labyrinth: {
    meaning:
      'A maze wants to confuse; a true labyrinth has one path and leads, by every detour, to the middle. Which was yours? Both may picture bureaucracy, the search for oneself, a relationship with many doors. The thread in the story was given by someone who loved.',
    calm: 'Going on calmly suggests that detours are the way here.',
    uneasy: 'The same corner for the third time may be a plan that should be thrown out.',
    ask: 'Who could hold the other end of the thread?',
  },
  'public-toilet': {
    meaning:
      'No lock, no door, or a queue that looks on: almost everybody knows this one. The bladder is often its author. Otherwise it may be about privacy, disgust, and the wish to get rid of something decently where too many people pass through.',
    calm: 'A clean, quiet cubicle might be relief where you least expected it.',
    uneasy: 'Filth and onlookers may show that something intimate has become too public.',
    ask: 'Where do I lack a door to close?',
  },
  tower: {
    meaning:
      'Height all to oneself. A tower can be a lookout, a proud isolation, a pagoda that keeps relics, the room in which a princess waits. Stairs are part of it. Who climbs wants overview; who lives up there needs things hauled by rope.',
    calm: 'Looking out could be the distance that makes a judgement fair.',
    uneasy: 'Being shut in at the top may mean that nobody has been let near lately.',
    ask: 'What do I see from above, and what can I not hear?',
  },
};
