import type { GroundWords } from '../../../../../domain/reading/matter-words.ts';

/** Why matters of work are as they are, by the suit of the card. */
export const grounds: GroundWords = {
  offer: {
    majors: [
      'More is being decided than one post. What you would like to become can be felt through the papers, and somebody has begun to think along those lines.',
      'What is applied for and what you would like to become do not quite match, and a practised reader feels the seam.',
    ],
    wands: [
      'You come across as keen and quick, and that is liked; the one thing still asked is whether you would stay.',
      'The first fire has gone out of the asking, and whoever reads the letter hears that before the second paragraph.',
    ],
    cups: [
      'It is settled partly by liking, across a table, and liking will not be hurried by merit.',
      'An earlier refusal still sits in the voice, a tone lower than you would think.',
    ],
    swords: [
      'The criteria are applied to the letter here. Where you meet them nobody argues, and where one box is unticked it counts for more than it should.',
      'Something in the papers or the conversation was taken the wrong way, and nobody has asked.',
    ],
    pentacles: [
      'What counts is proof that can be handled, a certificate, a sample, a year of practice. Such proof as you have speaks for you, and promise alone does not.',
      'A budget, a deadline or a missing document is holding it up, and none of those has an opinion of you.',
    ],
  },
  change: {
    majors: [
      'You are growing, that is all. The work is much as it was, and it is somebody else who comes to it in the morning.',
      'The wish to go has been postponed so long that it has turned from a plan into a mood.',
    ],
    wands: [
      'There is more drive in you than any one place has road for.',
      'The fuel has run down, and from an empty tank every other field looks greener.',
    ],
    cups: [
      'You are fond of the people there, and a good half of your reasons has a face.',
      'Something in that place disappointed you, a promise or a person, and the work has tasted of it since.',
    ],
    swords: [
      'You can see exactly what works there and what does not, and one cannot see less on purpose.',
      'For and against have been round so often that they have worn each other smooth.',
    ],
    pentacles: [
      'The pay, the known routine and the short way home are real, and they hold as real things do.',
      'Effort and return have got out of step, in money or hours or sleep, and the body noticed before the head.',
    ],
  },
  calling: {
    majors: [
      'Something larger than a trade wants its say in this, and it does not fit into a job title.',
      'A part of the road was chosen by somebody else, who meant well and was thinking of another person.',
    ],
    wands: [
      'A great deal catches fire in you, which is a gift, and none of it has yet been allowed to burn for a whole winter.',
      'The first enthusiasm was laughed at or overworked, and it has been cautious ever since.',
    ],
    cups: [
      'You go where you are needed, and being needed can pass for a vocation for years.',
      'The work as pictured and the work as it is done have met, and the picture is being mourned a little.',
    ],
    swords: [
      'You can do too many things with your head alone, so none of them has ever had to be chosen.',
      'Comparison has got in, and it sets your beginnings against other people’s middles.',
    ],
    pentacles: [
      'The gift shows itself slowly, in the doing, and has had too few hours at the bench to be recognised.',
      'Earning had to come first, and what you are good at got whatever was left of the evening.',
    ],
  },
  rise: {
    majors: [
      'The whole place is being rearranged, and in such a shuffle a step comes sooner or later than merit alone would have brought it.',
      'To lift you, somebody would have to admit that things have changed, and that admission is unpopular upstairs.',
    ],
    wands: [
      'You are so useful where you stand that everyone has noticed, including those who would rather not let you go.',
      'The results come in rushes, and those who decide have happened to look in the pauses.',
    ],
    cups: [
      'You are liked, which opens doors; and so agreeable a person is easily taken to be content.',
      'There has been a coolness with somebody who has a vote, a small one, never cleared up.',
    ],
    swords: [
      'It goes by conditions, spoken or not. Whoever knows them can meet them, and whoever does not is guessing.',
      'One name has been made by work and another by talk, and the talk was sitting nearer the door.',
    ],
    pentacles: [
      'The work is thorough and people have come to lean on it, though thorough work is seldom thanked on the day it is finished.',
      'There is no money for it at present, or it has already gone on keeping somebody else.',
    ],
  },
  colleagues: {
    majors: [
      '{Who} answer{s} to somebody further up, and whether you get the sun of that or the rain has little to do with you.',
      'It was never settled who decides what, and you and {who} keep meeting at that gap.',
    ],
    wands: [
      '{Who} like{s} drive and recognise{s} it in you, which makes for good company, and now and then for two lamps on one desk.',
      'There may be envy in it, or only exhaustion; {who} seem{s} to have no better place to put it down.',
    ],
    cups: [
      '{Who} take{s} things to heart, praise as well as blame. The warmth is real, and so are the bruises.',
      'A disappointment has been swallowed, and with {whom} it comes up again as politeness.',
    ],
    swords: [
      '{Who} say{s} a thing straight, hope{s} for the same from you, and reckon{s} that this is kindness enough.',
      'Words have gone about behind backs, and {who} may have heard yours in somebody else’s version.',
    ],
    pentacles: [
      '{Who} care{s} about method and about work done properly, and like{s} people or find{s} fault with them by that measure.',
      'The load is badly shared, or the pay is, and you and {who} are quarrelling over the symptoms.',
    ],
  },
  business: {
    majors: [
      'The venture has grown past the idea it began with, and that idea is still at the wheel.',
      'Something in the foundations, a share, a duty, the very purpose, was left vague for the sake of peace.',
    ],
    wands: [
      'It was begun at full speed, which has carried it this far, and which concealed how little had been settled.',
      'The drive of the first months is spent, and nothing has yet been built that runs without it.',
    ],
    cups: [
      'Goodwill is holding it up, favours and friends and loyal customers, and goodwill is shy of figures.',
      'Two futures are being planned under one roof, and everybody has been too nice to compare them.',
    ],
    swords: [
      'The terms are clear and keen, and whoever read them with the sharper pencil has the better of it.',
      'One agreement has been understood in two ways, honestly in both cases.',
    ],
    pentacles: [
      'It is sound and it is slow; the return comes at the speed at which such things grow.',
      'The price is off. Every order takes out a little more than it brings, so being busy is no remedy.',
    ],
  },
};
