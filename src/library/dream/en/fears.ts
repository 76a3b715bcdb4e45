import type { DreamWords } from '../../../domain/dream/words.ts';

export const fears: DreamWords = {
  'being-chased': {
    meaning:
      'The oldest plot there is, surely older than beds. What follows may be a deadline, a feeling, a person, a part of yourself that wants to deliver something. Dream workers suggest turning round, in the dream or later in thought, and asking what it wants.',
    calm: 'Escaping with wit could show that you feel equal to the pressure.',
    uneasy: 'Getting slower as it gets nearer may mean that avoiding costs more than meeting.',
    ask: 'What would it say if it caught up with me?',
  },
  'cannot-move': {
    meaning:
      'Awake, it seems, with lead in every limb and perhaps someone in the room. This is sleep paralysis: the mind wakes before the muscles do. The Chinese say a ghost presses the bed, the English once said the mare. It passes within a minute or two.',
    calm: 'Breathing quietly and moving one toe usually brings the body back.',
    uneasy: 'If it comes in hard times, it may also picture a situation in which you feel pinned.',
    ask: 'Where do I lie still although I would like to get up?',
  },
  'cannot-scream': {
    meaning:
      'The mouth is open, and nothing. Sleep has switched off the voice, and the dream makes a drama of it. It may also be the drama of those who are not heard: in meetings, in families, in a language still new to them.',
    calm: 'A sound at last often wakes the house, and may be followed by a sentence at lunch.',
    uneasy: 'Mute among people could mean that you expect not to be listened to.',
    ask: 'To whom have I wanted to say something loudly?',
  },
  'running-without-moving': {
    meaning:
      'Legs in honey, the door as far as ever. The sleeping body does not run, and the dream notices. In daily terms it may be effort with no effect: applications, diets, a talk repeated for the tenth time with the same ending.',
    calm: 'Walking instead, people sometimes find that they move, which may be a hint.',
    uneasy: 'Desperate haste could show that the aim is moving along with you.',
    ask: 'Where would half the effort bring as much?',
  },
  'being-watched': {
    meaning:
      'No one in sight, and yet one straightens one’s collar. To be watched may reflect offices of glass, strict relatives, social media, or a conscience with night duty. See whose gaze it would be if you had to give it a name.',
    calm: 'A benevolent eye might mean you feel looked after rather than looked at.',
    uneasy: 'Discomfort may tell of a life with too few unobserved hours.',
    ask: 'What would I do differently if nobody ever knew?',
  },
  'being-trapped': {
    meaning:
      'Walls without a door, a net, a promise. A trap may be an arrangement that was meant to protect you once. Before struggling, look about: dream rooms have air shafts, windows behind curtains, keys on the wrong side of the frame.',
    calm: 'Finding a way through could be a solution you half know already.',
    uneasy: 'Shrinking walls may show that the time for patience is used up.',
    ask: 'Which bar of it did I put in myself?',
  },
  monster: {
    meaning:
      'It was assembled by a specialist: you. Dream monsters may be anger, shame, illness in the family, or a task that has not been looked at in daylight. Children are advised to offer them a biscuit, and adults report that it works.',
    calm: 'Making friends with it could give you back the strength that went into its teeth.',
    uneasy: 'Growing as you flee, it may be fed by exactly that.',
    ask: 'What does it look like from close up?',
  },
  zombies: {
    meaning:
      'They walk, they want, nobody is at home. Zombies may be dull routine, crowds with screens, exhausted colleagues, or you around four in the afternoon. In Chinese films they hop and are stopped by a slip of paper on the forehead, so one well-chosen word may do.',
    calm: 'Outwitting them could be your own liveliness asserting itself once more.',
    uneasy: 'Becoming one might be a simple hint that you are tired.',
    ask: 'What have I been doing without being there?',
  },
  war: {
    meaning:
      'Sirens, cellars, who is with whom. People who lived through war dream it as memory and deserve gentleness; for others it may come with the news. As a picture, it can be a front running through the family, the firm or one’s own breast.',
    calm: 'Sharing bread in the shelter might show whom you trust when it counts.',
    uneasy: 'Sides you cannot tell apart could mean that both positions are yours.',
    ask: 'What would a truce until Sunday look like?',
  },
  fire: {
    meaning:
      'Warmth, light, appetite: it gives and it eats. Fire may be passion, anger, a purification, a thought that spreads. Folk sayings in China connect a bright blaze with good fortune. How large it is, who lit it and what it burns make the difference between hearth and alarm.',
    calm: 'A campfire could be enthusiasm kept in a ring of stones.',
    uneasy: 'Out of control, it may picture a temper or tempo that wants water in time.',
    ask: 'What burns in me, and what does it live on?',
  },
  'being-shot': {
    meaning:
      'A bang, a warm spot, astonishment, and usually one walks on. To be shot may be a remark from an unexpected side, a sudden rejection, a blow to one’s pride. Where it hit is informative: head, heart or the leg one was about to leave on.',
    calm: 'Standing up again may mean that it hurt less than it startled.',
    uneasy: 'Not knowing who fired could show a criticism without a sender.',
    ask: 'Which remark hit me, and was it aimed?',
  },
  'being-stabbed': {
    meaning:
      'Near enough to touch: a knife, unlike a bullet, needs closeness. The dream may be about trust that was hurt, envy behind a smile, or a cutting sentence, perhaps one’s own. In the back or from the front is the first thing to remember.',
    calm: 'Feeling no pain, you may have seen it coming and let it go.',
    uneasy: 'Shock could be the late arrival of something you refused to believe.',
    ask: 'Whom did I let come close, and would I do so again?',
  },
  'being-betrayed': {
    meaning:
      'They laugh in the next room, and it is about you. Betrayal in a dream may pick up a tone the day overheard; more often it voices a fear that grows where trust is great. Do not convict anyone on its evidence, but do notice where you feel unsure.',
    calm: 'Forgiving might show you can live with other people’s weakness.',
    uneasy: 'Cold rage may belong to an earlier betrayal with different faces.',
    ask: 'What would help me feel sure, and may I ask for it?',
  },
  'cheating-partner': {
    meaning:
      'One wakes furious with somebody who has only been snoring. This frequent dream may be fear of loss, envy of whatever gets their attention, a phone or a child, or a memory of an earlier hurt. Proof it is not, and should not be served as such at breakfast.',
    calm: 'Laughing about it together may be the best use it can be put to.',
    uneasy: 'If it returns, you might be missing time, tenderness or honesty.',
    ask: 'What gets the attention I would like to have?',
  },
  'cheating-yourself': {
    meaning:
      'With whom on earth? Infidelity in a dream is less about the person than about a wish outside the agreement: for lightness, youth, being admired, an undivided hour. Work or a hobby can be a lover too. One need not confess what one has only dreamed.',
    calm: 'Ease may show a liveliness that would be welcome at home.',
    uneasy: 'Guilt on waking could point to some other promise you have been neglecting.',
    ask: 'What did I feel there that I would like to bring home?',
  },
  'being-abandoned': {
    meaning:
      'The bus goes, the house is empty, nobody turned round. Being left may touch something very early, and it can follow tiny causes, such as a message unanswered or a friend’s new friend. Also consider whether you have left yourself out of some decision.',
    calm: 'Discovering that you manage might be a strength shown in an unkind way.',
    uneasy: 'Crying after them may be a need to hear that someone is staying.',
    ask: 'From whom would I like to hear it said?',
  },
  'being-laughed-at': {
    meaning:
      'A whole hall, and spinach on your tooth. Mockery in dreams may come from old schoolyards, or from your own habit of commenting on yourself. Those who laugh have curiously few faces. What was it that they found so funny? It may be endearing.',
    calm: 'Laughing along takes the sting out, at night as by day.',
    uneasy: 'Burning ears could show a place where you still expect punishment for being seen.',
    ask: 'Whose laughter do I hear, and how old was I?',
  },
  'being-accused': {
    meaning:
      'Fingers point, and you cannot find the sentence that explains everything. To be accused may be guilt over a trifle, resentment at carrying other people’s blame, or simply a strict bringing-up. Sometimes you are accuser as well and read out the list with relish.',
    calm: 'Being cleared might mean you have finally taken your own side.',
    uneasy: 'Evidence against you may show how well your inner prosecutor prepares.',
    ask: 'Of what do I accuse myself, and what would I tell a friend in my place?',
  },
  'being-late': {
    meaning:
      'The clock goes, you do not. Trousers, keys, a call, one more thing: being late may picture a day with too many beginnings. It can also be quiet resistance, as the feet know before the head does where one has no wish to go.',
    calm: 'Arriving anyway and being expected could calm a great deal.',
    uneasy: 'Hurry without end may mean that your standard allows no ordinary hour.',
    ask: 'What would fall away if I planned ten minutes of nothing?',
  },
  'forgetting-something-important': {
    meaning:
      'The baby, the stove, the speech, the word. One stands there with a hot face and knows only that there was something. This may be care in overdrive, or a quiet matter that has been pushed to the margin: a friend, a body, a wish.',
    calm: 'Remembering in time may show that the important thing is not lost.',
    uneasy: 'Growing guilt could be a hint that your head is used as everybody’s notebook.',
    ask: 'What have I really been forgetting, perhaps myself?',
  },
  'losing-someone-in-a-crowd': {
    meaning:
      'A second ago you held their sleeve. To lose a person among many may be fear of drifting apart: the job, the children, the city come between. Or it is you that gets lost among too many obligations, and the companion who searches.',
    calm: 'Seeing them wave might be trust that you find each other again.',
    uneasy: 'Calling without an answer could mean that a tie needs an hour alone together.',
    ask: 'Whom have I been losing sight of?',
  },
  'death-of-a-parent': {
    meaning:
      'A hard dream, and no announcement. It may be love rehearsing what it dreads, awareness of their age, or a change in the tie: you need them less, or differently. Many call home the next morning and talk about the weather, which is a good use.',
    calm: 'Calm or even peace could mark that you are becoming your own elder.',
    uneasy: 'Despair may be tenderness that has found too few occasions.',
    ask: 'What would I like to ask them while I can?',
  },
  'death-of-a-partner': {
    meaning:
      'One reaches across the bed to make sure. Such a dream may measure how dear somebody is, follow an absence or a quarrel, or bid farewell to a phase of the relation: the first love, the busy years. It does not foretell anything.',
    calm: 'Going on living in the dream may show a self that can also stand alone.',
    uneasy: 'Numbness may be a distance that you have both got used to.',
    ask: 'What would I miss first, and have I said so?',
  },
  'death-of-a-friend': {
    meaning:
      'It is unbearable, and then the alarm rings. Children in dreams die chiefly because they grow: the baby is gone, a schoolchild stands there. With friends it may be an estrangement, or a trait of theirs that has become rare in you. Worry alone is reason enough.',
    calm: 'Quiet mourning might be the farewell to an age and not to a person.',
    uneasy: 'Terror may be the size of your love, looked at in the dark.',
    ask: 'What in them, or between us, is just changing?',
  },
  'high-places': {
    meaning:
      'Knees like wool, and the railing only reaches the shin. Heights may be responsibility, success, visibility, any place from which there is a long way down. Curiously the pull goes forward: what draws us there may be freedom as well as fall.',
    calm: 'Looking out with a steady head could mean you have grown into a position.',
    uneasy: 'Clinging to the ground may show you were lifted faster than you climbed.',
    ask: 'Who or what is my railing?',
  },
  'losing-control': {
    meaning:
      'The hand does what it wants, the voice goes on, the car rolls. Losing control may be the nightmare of the reliable, who have held everything for too long. It could also be a wild, healthy wish to be for one evening not the person who thinks of it.',
    calm: 'Letting go with pleasure may tell you that you can afford to.',
    uneasy: 'Horror might come from a measure of control no one can keep up.',
    ask: 'What could be left to chance this week?',
  },
  poison: {
    meaning:
      'It tastes good, or of nothing. Poison may be an atmosphere, a compliment with a hook, envy taken in small doses, the thought one repeats before going to sleep. Paracelsus said that the dose decides, which is worth applying to people, too.',
    calm: 'Spitting it out shows a sound instinct you may trust.',
    uneasy: 'Having swallowed it already may point to words that work on inside you.',
    ask: 'What does me no good although everyone serves it?',
  },
  anger: {
    meaning:
      'Crockery flies, and what a voice you have. Rage in dreams may belong to the mildest people, since it must live somewhere. It tends to know exactly which border has been crossed. The person who gets it may only have been standing nearest.',
    calm: 'Clean anger, soon over, can be strength looking for a task.',
    uneasy: 'Blind fury may be made of many small things nobody was told about.',
    ask: 'Which border of mine was crossed, and when?',
  },
  shame: {
    meaning:
      'The ground, however, does not open. Shame may be about nakedness, poverty, origin, a wrong word, and it always has a spectator. Ask who is looking, from which year, with what right. In daylight the thing usually shrinks to something human.',
    calm: 'Being met with kindness could be the end of a long hiding.',
    uneasy: 'Burning and fleeing may show a demand on yourself that no one meets.',
    ask: 'Before whose eyes am I ashamed?',
  },
  jealousy: {
    meaning:
      'Someone has what you would like, and wears it well. Jealousy in a dream may be fear for a bond, envy a signpost: it points quite accurately at a wish. Siblings, friends and rivals lend their faces. What precisely would you take, if one could take it?',
    calm: 'Admitting it with a smile may turn it into appetite.',
    uneasy: 'Gnawing at you, it could be a comparison in which you leave out half.',
    ask: 'What does my envy want me to have?',
  },
  guilt: {
    meaning:
      'A thing is buried in the garden, and the police admire the roses. Guilt may refer to a real omission that can be repaired, or to none at all, as in those who feel at fault for being well. Dreams exaggerate the crime so that one looks.',
    calm: 'Confessing might bring a relief far larger than the deed.',
    uneasy: 'Covering up without end may show how heavy an old trifle has become.',
    ask: 'What could I put right with one sentence?',
  },
  loneliness: {
    meaning:
      'Streets without a soul, and even the shops are open. An empty world may be loneliness, also in the midst of people, or rest from them; one feels at once which. Some find in the dream that they begin to hum.',
    calm: 'Wandering about free could be solitude you have been needing.',
    uneasy: 'Calling into the silence may show that you wait for others to guess.',
    ask: 'Whom could I ask over without any reason?',
  },
  homesickness: {
    meaning:
      'A tone of voice, a dish, rain on a particular roof. Homesickness may be for a place, and just as well for a time, or for people as they were at one table. It travels with emigrants and also visits those who never left.',
    calm: 'Sweet pain could be proof that something good was really yours.',
    uneasy: 'Wanting back at any price may show what is lacking where you are.',
    ask: 'Which bit of home can I make here?',
  },
  longing: {
    meaning:
      'Someone is on the other side of glass, of water, of a street with no crossing. Longing may have a name and address, or be the large kind that poets call blue. It draws one forward, and the dream often ends on purpose one step before.',
    calm: 'Warm longing may give a direction to days that had none.',
    uneasy: 'Consuming and without hope, it could hold you in a place where nobody comes.',
    ask: 'What would be there if my longing were fulfilled?',
  },
  joy: {
    meaning:
      'For no reason, or for all of them. Joy in a dream may be a real gain that the day was too busy to notice, or a store one did not know of. Interpreters overlook it because it needs no interpretation. Try to recall what set it off.',
    calm: 'Taking it along into the morning is permitted and may even be practised.',
    uneasy: 'If waking from it hurts, perhaps something dear has been away too long.',
    ask: 'What was it exactly that made me so glad?',
  },
  'deep-peace': {
    meaning:
      'A bench, evening light, nothing missing. Peace in a dream may come after a decision, a farewell, a long unrest, and tends to be remembered for decades. It can show that at the bottom of the worries there is ground after all.',
    calm: 'Simply remembering it may be enough to find the way there again.',
    uneasy: 'If it feels too still, you could be missing some life that makes a noise.',
    ask: 'Where is that bench, and when can I sit on it?',
  },
  'recurring-dream': {
    meaning:
      'The same stair, the same sentence. Recurring dreams may be letters delivered until someone signs for them. They often change by small degrees, and the change tells where you are. Imagining a better ending by day, several times, is a known and simple help.',
    calm: 'A new turn in it might show that something has moved.',
    uneasy: 'If it distresses you night after night, talk with somebody who knows about sleep.',
    ask: 'What is different in it each time?',
  },
};
