import type { DreamWords } from '../../../domain/dream/words.ts';

export const ways: DreamWords = {
  road: {
    meaning:
      'How it lies is how it goes: straight, uphill, under repair, lined with trees planted by somebody else. A road may be the course of your life or merely of this year. Whom do you meet on it, and do you look at the view or the kilometres?',
    calm: 'A good surface and wide country could mean that you are on your way.',
    uneasy: 'Mud, holes or no end in sight may be tiredness more than a wrong direction.',
    ask: 'Would I walk this way if nobody waited at the end?',
  },
  crossroads: {
    meaning:
      'Left, right, straight on, and a signpost that has turned in the wind. Crossings may appear when a decision is due or has been talked to pieces. Which way were you already leaning when you stopped? The body often knows before the map does.',
    calm: 'Resting on the milestone can be the wisdom of not having to choose today.',
    uneasy: 'Being pressed from behind may show that others want your decision more than you.',
    ask: 'What would I choose if both turned out well?',
  },
  'dead-end': {
    meaning:
      'The houses come together, and that is that. A dead end may be a method, an argument, a hope that has run its length. It costs a few minutes and saves years. Some streets only look closed, by the way, and have a footpath between two fences.',
    calm: 'Turning round without fuss could be a small kind of freedom.',
    uneasy: 'Standing and staring at the wall may mean that you are waiting for it to apologise.',
    ask: 'What did I learn on the way in?',
  },
  'getting-lost': {
    meaning:
      'Every street is almost the right one. This dream keeps company with new cities, new offices, puberty, retirement and all ages between, whenever the old map no longer fits. It may be unpleasant and is often accurate: one is, in fact, in new country.',
    calm: 'Strolling on with curiosity may show that you need no exact plan at present.',
    uneasy: 'Rising panic could mean that you think everyone else has a map.',
    ask: 'Whom could I ask, and what exactly?',
  },
  'cannot-find-the-way-home': {
    meaning:
      'The street is right, the house is not, or the bus goes on past it. Home may be a person, a language, a state of mind in which one need not explain oneself. Those who live far away dream this in several versions, mostly before holidays.',
    calm: 'A light at last may mean that you know where you are expected.',
    uneasy: 'Walking in circles could be a wish to rest from being adaptable.',
    ask: 'When did I last feel at home, and what made it so?',
  },
  train: {
    meaning:
      'It runs on rails, by timetable, together with others. A train may be a career, a generation, a shared undertaking that goes on whether you are on it or not. Look into your carriage: who travels along, who got out, who has your seat?',
    calm: 'Sitting by the window could show trust in a course once chosen.',
    uneasy: 'Going too fast or past your stop may concern a pace nobody asked you about.',
    ask: 'Who laid these rails?',
  },
  'train-station': {
    meaning:
      'Arrivals, farewells, loudspeakers, sandwiches. A station may be the space between two stages, in which one is nobody in particular and everything is still possible. Boards that cannot be read are the rule here. What is your platform, and are you meeting someone or leaving?',
    calm: 'Waiting calmly might be patience before a step that has its own hour.',
    uneasy: 'Running from platform to platform may mean too many options with departure times.',
    ask: 'What am I still waiting for on the platform?',
  },
  'missing-the-train': {
    meaning:
      'Doors hiss, and you see your own face in the window sliding past. Missed trains may be missed chances, or more often the fear of them in people who are nearly always on time. Ask what held you up: bags, a talk, the wrong shoes.',
    calm: 'A shrug could mean that part of you had no wish to travel.',
    uneasy: 'Despair may belong to an earlier train, one that left years ago.',
    ask: 'Which train did I not really want to catch?',
  },
  bus: {
    meaning:
      'Stops at every corner, takes everyone. The bus may be ordinary life with the others, their elbows and their jokes, or a slow common course that is cheaper than a cab. Where you sit, whether you stand for someone, who drives: all this is character.',
    calm: 'A pleasant ride may show ease with being one among many.',
    uneasy: 'Crowded and off its route, it could mean you follow a group past your own street.',
    ask: 'At which stop would I like to press the button?',
  },
  'wrong-bus': {
    meaning:
      'It takes a while to notice: the shops look unfamiliar, nobody else is worried. The picture may fit a course of study, a relation, an argument that one boarded because it stood there with open doors. Getting out costs only pride and a walk.',
    calm: 'Staying on for the view suggests that detours may be worth having.',
    uneasy: 'Anxiety may come from knowing it for longer than you admit.',
    ask: 'When did I first think that this might be the wrong line?',
  },
  'underground-train': {
    meaning:
      'Below the streets, in company, between lit stations. The underground may stand for what moves beneath the surface of daily life: drives, moods, quiet plans. It may also be commuting pure and simple, with one stop that is on no map.',
    calm: 'Smooth connections could mean that your instincts know the network by heart.',
    uneasy: 'Stuck in the tunnel, you may be between two states, and both are out of sight.',
    ask: 'What is moving in me below street level?',
  },
  car: {
    meaning:
      'One’s own steering wheel, more or less. The car may show how you run your life: who drives, how fast, in what condition, with whom on the back seat telling you. Even people without a licence drive well in dreams, which is encouraging.',
    calm: 'A fluent drive suggests that will, strength and direction agree.',
    uneasy: 'Stalling or swerving may show where your control is only apparent.',
    ask: 'Who is actually at the wheel this month?',
  },
  'driving-without-brakes': {
    meaning:
      'The pedal goes down to the floor and nothing happens. This may come when things are going faster than you would like: a love, a debt of work, a family plan, your own tongue. Strangely, one usually does arrive somewhere, steering like mad.',
    calm: 'Rolling to a stop by itself could mean that the pressure is easing.',
    uneasy: 'Downhill and faster may be a hint to leave out one thing before the bend.',
    ask: 'Where can I take my foot off the accelerator?',
  },
  'driving-from-the-back-seat': {
    meaning:
      'You are responsible, and you cannot reach the pedals. This dream may picture tasks without power: advising a grown child, managing without a budget, loving someone who steers for himself. The front seat is often just empty, so who put you behind?',
    calm: 'If it goes well, your influence may be greater than your position.',
    uneasy: 'Stretching in vain could show the strain of duties without a say.',
    ask: 'What would it take to move to the front?',
  },
  'someone-else-driving': {
    meaning:
      'You see the road, but the hands on the wheel are others’. It may be trust, convenience, or a phase in which a partner, parent or employer decides the direction. Do you know the driver, and can you say stop without raising your voice?',
    calm: 'Dozing off suggests how good it is to be carried for once.',
    uneasy: 'Pressing imaginary brakes may mean that you would like a say in the speed.',
    ask: 'To whom have I handed the wheel, and for how long?',
  },
  'car-accident': {
    meaning:
      'Metal, silence, people getting out. After a near miss or a film it may just be the nerves clearing up. Otherwise a collision can picture two wills on the same spot: plans with plans, you with a person, or a pace with its limits.',
    calm: 'Getting out unhurt might be relief that a conflict has finally happened.',
    uneasy: 'Being to blame, or helpless, may show how afraid you are of doing damage.',
    ask: 'Which two things in my life are heading for the same spot?',
  },
  'car-not-found': {
    meaning:
      'Level three or four, and every row identical. The missing car may be drive itself, mislaid during a busy time, or the position from which you used to start each morning. Keys in hand, no vehicle: you have the right, but where is the strength?',
    calm: 'Walking home instead could be a rediscovery of your own legs.',
    uneasy: 'Searching to exhaustion may tell you how long you have been running on habit.',
    ask: 'Where did I last have my drive?',
  },
  bicycle: {
    meaning:
      'Balance by keeping on. A bicycle may be progress by your own strength, the freedom one had at ten, or an affair of equilibrium between two wheels that do not look at each other. On a tandem, ask who is pedalling.',
    calm: 'Coasting downhill might be the reward for a climb you have forgotten.',
    uneasy: 'A flat tyre or heavy pedals could mean too little air somewhere simple.',
    ask: 'What keeps me in balance as long as I keep moving?',
  },
  aeroplane: {
    meaning:
      'Heavy metal that believes in air. A flight may be ambition, distance from trouble, a new life reached within hours and with the soul following by ship. Airports add queues and the curious fact that everyone in them is between two cities.',
    calm: 'Above the clouds, things may look settled that were only noisy.',
    uneasy: 'Fear at take-off could belong to a plan that has left the ground.',
    ask: 'From what would I like a little height?',
  },
  'missing-the-flight': {
    meaning:
      'The gate is at the far end, the passport at home, the minutes are made of rubber. A missed flight may speak of ambition under pressure, of a life in which everything connects with no time to spare. Sometimes it guards you from an obligation.',
    calm: 'Sitting down with a coffee could be relief dressed up as bad luck.',
    uneasy: 'Running with heavy legs may show deadlines that do not belong to you alone.',
    ask: 'What would really happen if I took the next one?',
  },
  'plane-crash': {
    meaning:
      'Usually one sees it from a field, far off and silent. The crash may be a soaring plan that you no longer trust, an ideal coming down, or the residue of news. Dreams of it say nothing about any ticket in your drawer.',
    calm: 'Walking away from the wreck might mean that a failure is survivable, even instructive.',
    uneasy: 'Watching without being able to help may be worry about someone who flies very high.',
    ask: 'Which plan needs a lower altitude?',
  },
  elevator: {
    meaning:
      'A small room that moves between layers. Lifts may stand for rise and fall in rank, mood or awareness, and they do it without effort, for which one gives up seeing the stairs. The numbers may be wrong, the doors open on a beach.',
    calm: 'Gliding up suggests that something advances with less trouble than feared.',
    uneasy: 'Buttons that do not answer may show that others decide your floor.',
    ask: 'To which storey would I like to go if it were only pressing a button?',
  },
  'falling-elevator': {
    meaning:
      'The floor drops or the thing sticks between storeys, with the light buzzing. It may be status that wobbles, a mood that sinks suddenly, or simply the jerk with which muscles fall asleep. City people dream it as villagers dreamed of wells.',
    calm: 'A soft landing could mean that you fall less deep than you fear.',
    uneasy: 'Being stuck with strangers may be a stalemate in which somebody must speak first.',
    ask: 'What holds me if the position does not?',
  },
  bridge: {
    meaning:
      'Two sides that could not meet by themselves. Bridges may lead from one stage to another, from person to person, from head to heart; Chinese lovers meet on one made of magpies, a single night a year. Is yours stone, rope or rainbow?',
    calm: 'Crossing with firm steps may show that a reconciliation is possible.',
    uneasy: 'Stopping in the middle could mean that each bank still has half of you.',
    ask: 'Who is standing on the other side?',
  },
  'broken-bridge': {
    meaning:
      'Here the way was meant to continue. A broken bridge may be a contact that has torn off, a plan that lacks one piece, a return that is no longer open. Engineers would ask about the river first: is there a ford, a boat, a narrower place?',
    calm: 'Seeing the gap in time suggests that you are better warned than stuck.',
    uneasy: 'Hanging on to the railing may be clinging to a connection from one end only.',
    ask: 'What could carry the first plank across?',
  },
  tunnel: {
    meaning:
      'The mountain is not climbed, it is gone through. Tunnels may picture a narrow phase with the sides close and the aim small and round: studies, illness in the house, a birth. Ears close in them, and conversation stops. That is normal.',
    calm: 'Light ahead could be the sober knowledge that this has two ends.',
    uneasy: 'Darkness and a noise behind may show that you would like someone to talk with inside.',
    ask: 'What can I only do on the other side, and what already here?',
  },
  passport: {
    meaning:
      'Who says that you are you? A passport may be permission, belonging, the right to go and to come back. Lost at the counter, it can express doubt about one’s own legitimacy: in a new class, profession, country or family.',
    calm: 'A stamp and a nod might be admission you have earned.',
    uneasy: 'Searching every pocket may show how much you wait for others to confirm you.',
    ask: 'Whose permission am I still asking?',
  },
  ticket: {
    meaning:
      'Small paper, large consequence. The ticket may be entitlement: you have paid, in effort or in years, and may get on. Wrong dates and names are typical, and so is the inspector. What was the destination, if it could be read?',
    calm: 'Having it ready could mean that you know you belong on board.',
    uneasy: 'None, or the wrong one, may picture a fear of travelling at somebody else’s expense.',
    ask: 'What have I long since paid for and still not used?',
  },
  luggage: {
    meaning:
      'What one believes one cannot do without. Suitcases may hold the past, duties, talents, expectations of every climate. Their weight is the theme, and who carries. Now and then one opens a case and finds somebody else’s clothes neatly folded inside.',
    calm: 'A light bag suggests that you have understood what the trip requires.',
    uneasy: 'Dragging ten pieces may be a reason to ask what you are afraid of lacking.',
    ask: 'What could stay here?',
  },
  packing: {
    meaning:
      'The taxi waits below, and the drawer keeps producing socks. Endless packing may be the dream of the conscientious before any change: everything has to be thought of, no one must be cold. It can also be a way of not leaving.',
    calm: 'Closing the lid with one hand might mean that you are ready.',
    uneasy: 'Never finishing may show that the decision itself is not in the bag.',
    ask: 'If I had five minutes, what would I put in?',
  },
  'lost-luggage': {
    meaning:
      'The belt turns and turns, and yours does not come. Lost luggage may be lost identity in small pieces, such as reputation, mother tongue and favourite coat, or the alarming chance of arriving with nothing to unpack. Some dreamers notice they can breathe.',
    calm: 'Buying a toothbrush and going on could be trust in the essential.',
    uneasy: 'Arguing at the counter may show how you are holding on to an old version.',
    ask: 'Who am I without my things?',
  },
  map: {
    meaning:
      'Land folded into a pocket. A map may be a plan, advice, a theory about life, and the dream likes to show it outdated, upside down or in a language you almost know. The place marked with a cross is the one to remember.',
    calm: 'Finding your position might be a relief no arrival can match.',
    uneasy: 'Staring at it instead of the street may mean too much planning, too little looking up.',
    ask: 'Who drew the map I am using?',
  },
  'traffic-jam': {
    meaning:
      'Everyone is in a hurry and nothing moves. A jam may reflect blocked energy, the slowness of authorities, a family in which each waits for the other. Horns do not help. One does have a radio, a window, and the person in the next seat.',
    calm: 'Turning off the engine could be a wise use of what cannot be altered.',
    uneasy: 'Fuming may show strength for which there is no road at the moment.',
    ask: 'What is holding us all up, and does it need me to push?',
  },
  'walking-barefoot': {
    meaning:
      'Grass, gravel, cold tiles: without soles one knows exactly where one is. Going barefoot may mean freedom, humility, poverty, or a hasty departure. In some rooms it is a sign of respect, in others an embarrassment. How did the ground receive you?',
    calm: 'Warm earth underfoot can be closeness to something simple and real.',
    uneasy: 'Sharp stones may show where you go on unprotected out of politeness.',
    ask: 'Where would I like to feel the ground again?',
  },
  'night-road': {
    meaning:
      'Your own steps, and perhaps a second pair. A night road may be a stretch you have to do without company or clear view, such as a decision, a grief, a first year somewhere. Lamps come at intervals; between them one learns what one’s eyes can do.',
    calm: 'Enjoying the quiet could mean you are better company for yourself than you knew.',
    uneasy: 'Footsteps behind may be a worry that wants to catch up and be heard.',
    ask: 'What would I like to have in my pocket on that road?',
  },
  'farewell-at-the-station': {
    meaning:
      'Last sentences through a window, and then the platform is very long. To see somebody off may be about a real departure, about children growing up, or about a self that is leaving: the student, the single person, the one who could run for hours.',
    calm: 'Waving with a light heart suggests that both can go their ways.',
    uneasy: 'Arriving too late to say it may be a word that can still be posted.',
    ask: 'What would I have called after the train?',
  },
  'guide-on-the-way': {
    meaning:
      'A child, an old man, a dog that runs ahead and looks back. Guides in dreams may be intuition, a teacher remembered, or help that comes from where one did not look for it. They seldom explain and never carry the bags.',
    calm: 'Following with trust might mean that you already know whom to believe.',
    uneasy: 'Doubting or losing them may tell of advice that suits the adviser.',
    ask: 'Whose advice has led me well so far?',
  },
};
