import type { SkyWords } from '../../words.ts';

export const uranus: SkyWords['inHouse']['Uranus'] = {
  1: 'Nobody mistakes you for somebody else. You appear, change your look or your mind, and wake people up. Being different has been lonely at times; lately it may be the very thing they ask you for.',
  2: 'Income arrives in bursts and from odd directions. You prize freedom above furniture and could sell half of it tomorrow. A small steady reserve is what lets you stay unconventional about everything else.',
  3: 'Thoughts strike you like sparks from a tram wire. You interrupt, invent, find the unlikely connection, and school may have felt too slow. Other minds need the middle steps. Draw them, and you will be understood.',
  4: 'The ground moved early on, by a change of home or a family unlike others. You settle lightly, and rebuild whatever house you are given. Roots of your own choosing can hold as firmly as inherited ones.',
  5: 'You create in flashes and love whom you like. Ordinary amusements bore you, children treat you as an accomplice, and romance starts like weather. What has begun by surprise may stay by decision.',
  6: 'A time clock is your natural enemy. You do brilliant work in your own rhythm, with new tools, and leave jobs that treat you as a cog. Agree on results, and let others keep the hours.',
  7: 'You need a partner who has a life. Unusual people, sudden meetings and open arrangements wake you up, and too much closeness makes you look for the exit. Say so early, before you use it.',
  8: "Change comes to you through jolts, and you come out freer each time. Your view of sex, death and other people's money is your own. Even a free spirit may ask to have terms written down.",
  9: 'Received wisdom itches you. You leave the guided tour, change subject midway, and come home from abroad with a different philosophy. Teaching others to think for themselves is your kind of pulpit.',
  10: 'Careers with a straight line are not for you. You do work that had no name when you were at school, quit at the peak, begin again. Authority sits best on you in a shirt of your own design.',
  11: 'Your friends would never meet but for you. You gather originals, join what is ahead of its time, and walk out when it turns into a club. Loyalty to a person may outlast loyalty to an idea.',
  12: 'Insight breaks in from behind, in dreams or in the middle of the night. You hide your strangest side, yet it is the liberating one. Let it out in small doses, among people you trust.',
};

export const neptune: SkyWords['inHouse']['Neptune'] = {
  1: 'People see in you what they wish to see. There is something soft and changeable in your look, and you take on the colour of your surroundings. Tell them who you are, or they will invent someone.',
  2: 'Money runs through your fingers like bright water. You give it, forget it, earn it by imagination or sympathy. Let somebody dry read the contract, and keep your faith for things without a price.',
  3: "You hear the music in a sentence and miss the number in it. Stories, poems and impressions stay with you. Directions, dates and who said what are better written down, for everybody's peace.",
  4: 'A dream of home floats over the real one. Something in the family was vague or idealised, and you go on looking for that shore. Water, music and an open fire will bring it close.',
  5: 'Imagination is your playmate. You paint, act, romance and dream with abandon, and see children as they would like to be seen. In love, ask a simple question before you compose the answer.',
  6: "Work has to serve something, or you fade. You care for the weak, sense a colleague's mood, lose track of the hours. Clear duties and regular sleep keep your kindness from being poured out unasked.",
  7: 'You look for a soulmate, and often find someone to save or be saved by. Tenderness is your gift to a partner. Take a good while to see them without music, then turn it on again.',
  8: 'The boundary between yours and mine melts in closeness. You merge deeply, sense what is unsaid, dream of those who are gone. Where loans and shared accounts are concerned, plain paper protects the poetry.',
  9: 'Faith draws you like a coast in the mist. You long for the sacred, the distant, the teacher who knows. Wander widely. A guide who dislikes questions is only another traveller with a louder voice.',
  10: 'Your calling is hard to put on a form. Art, care, images or the sea may come into it, and the public sees a dream in you. A contract and a calendar let the dream stay yours.',
  11: 'You love humanity by the evening and believe in your friends beyond the evidence. Shared ideals lift you. Disappointment follows when the circle proves human; the ones who stay for the washing-up are real.',
  12: 'The inner sea is open to you. Dreams, prayer, music and silence renew you, and you feel with people you have never met. Come ashore every day for bread and conversation; the tide waits.',
};

export const pluto: SkyWords['inHouse']['Pluto'] = {
  1: 'There is a stillness about you that makes people straighten up. You look through things, survive a good deal, and change your skin more than once. Let the friendly side be seen sooner; it is not a weakness.',
  2: 'What you own, and what owns you, is a deep theme. You can make much out of nothing and start again from zero. Worth that nobody can take away lies in your skills and in your word.',
  3: 'Your questions go under the skin. You read between the lines, keep secrets, and a sentence of yours can stay with someone for years. Knowing that, choose it with the care you give to a present.',
  4: "Under your family's floor something lies buried: a loss, a power struggle, a silence. It gave you strength and watchfulness. Digging it up with patience, you lay a foundation the next generation can stand on.",
  5: 'You create and love as though it were a matter of life and death. Passions seize you whole, and what you make has force. A game that nobody has to win would be a holiday for you.',
  6: 'You work with an intensity that frightens clocks. Give you something broken and you will reform it down to the screws. Delegate a corner, imperfectly, and learn how well the world holds without your grip.',
  7: 'Partners change you from the ground up. You attract strong people, feel every shift of power between two, and will not be content with half. Equality starts when each of you can say no unpunished.',
  8: 'In the deep places you know your way. You face loss, desire and secrets without blinking, and others trust you with theirs. What has to end, ends; you need not always be the one to push.',
  9: 'You want the truth that remains when the sermon is over. A teacher, a book or a foreign land can turn your whole view round. Leave others the right to their smaller, warmer certainties.',
  10: 'You are made for tasks with weight. Influence comes to you, and so do rivals, and once or twice you may begin a career again from the ashes. Power wears well when it answers questions.',
  11: 'In every circle you sense who really decides. Groups are transformed by you, or you by them, and friendships run deep or end for good. Choose allies who tell you when you are wrong.',
  12: 'A strong engine runs in the cellar. You feel what a whole room represses, and dreams tell you a lot. Looking down there with a lamp and a companion turns dread into a remarkable strength.',
};
