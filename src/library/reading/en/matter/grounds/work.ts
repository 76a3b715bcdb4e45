import type { GroundWords } from '../../../../../domain/reading/matter-words.ts';

/** Why matters of work are as they are, by the suit of the card. */
export const grounds: GroundWords = {
  offer: {
    majors: [
      'More than one place is being decided at the same time, and your papers are part of a larger shuffle.',
      'What is applied for and what you would like to become do not quite match, and a practised reader feels the seam.',
    ],
    wands: [
      'You come across as keen and quick, and somebody is wondering whether you would stay.',
      'The applications have begun to sound tired, as anybody’s would after so many.',
    ],
    cups: [
      'It is settled partly by liking, across a table, and liking will not be hurried by merit.',
      'An earlier refusal still sits in the voice, a tone lower than you would think.',
    ],
    swords: [
      'The criteria are being applied to the letter, and a good candidate with one box unticked goes on the second pile.',
      'Something in the papers or the conversation was taken the wrong way, and nobody has asked.',
    ],
    pentacles: [
      'They want proof that can be handled, a certificate, a sample, a year of practice, and promise does not count.',
      'A budget, a deadline or a missing document is holding it up, and none of those has an opinion of you.',
    ],
  },
  change: {
    majors: [
      'You have outgrown it, that is all. The work is much as it was when it suited you.',
      'The wish to go has been postponed so long that it has turned from a plan into a mood.',
    ],
    wands: [
      'There is more drive in you than the place has road for.',
      'The fuel has run down, and from an empty tank every other field looks greener.',
    ],
    cups: [
      'You are fond of the people there, and fondness has had to serve as a reason.',
      'Something in that place disappointed you, a promise or a person, and the work has tasted of it since.',
    ],
    swords: [
      'You can see exactly what is wrong there, and that makes every day a little longer.',
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
      'So much catches fire in you that nothing has yet been allowed to burn for a whole winter.',
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
      'The whole place is being rearranged, and your step has to wait until other people’s chairs stop moving.',
      'To lift you, somebody would have to admit that things have changed, and that admission is unpopular upstairs.',
    ],
    wands: [
      'You are so useful where you stand that taking you away would leave a hole.',
      'The results come in rushes, and those who decide have happened to look in the pauses.',
    ],
    cups: [
      'You are liked, and so agreeable a person is assumed to be content.',
      'There has been a coolness with somebody who has a vote, a small one, never cleared up.',
    ],
    swords: [
      'Nobody has said what the condition is, so it can be met and still not count.',
      'One name has been made by work and another by talk, and the talk was sitting nearer the door.',
    ],
    pentacles: [
      'The work is thorough, and thorough work becomes invisible on the day it is finished.',
      'There is no money for it at present, or it has already gone on keeping somebody else.',
    ],
  },
  colleagues: {
    majors: [
      '{Who} {is} under pressure from further up, which has little to do with you and lands on whoever stands close.',
      'It was never settled who decides what, and you and {who} keep meeting at that gap.',
    ],
    wands: [
      '{Who} want{s} to shine and {is} good at it, and two lamps on one desk get in each other’s light.',
      'There may be envy in it, or only exhaustion; {who} seem{s} to have no better place to put it down.',
    ],
    cups: [
      '{Who} take{s} to heart what was meant about the work. The warmth is real, and the bruise is real too.',
      'A disappointment has been swallowed, and with {whom} it comes up again as politeness.',
    ],
    swords: [
      'Your manners of speaking differ: {who} say{s} a thing straight, and reckon{s} that this is kindness enough.',
      'Words have gone about behind backs, and {who} may have heard yours in somebody else’s version.',
    ],
    pentacles: [
      '{Who} care{s} about method and about how it has always been done, and mean{s} nothing worse by it.',
      'The load is badly shared, or the pay is, and you and {who} are quarrelling over the symptoms.',
    ],
  },
  business: {
    majors: [
      'The venture has grown past the idea it began with, and that idea is still at the wheel.',
      'Something in the foundations, a share, a duty, the very purpose, was left vague for the sake of peace.',
    ],
    wands: [
      'It was begun at full speed, and speed concealed how little had been settled.',
      'The drive of the first months is spent, and nothing has yet been built that runs without it.',
    ],
    cups: [
      'Goodwill is holding it up, favours and friends and loyal customers, and goodwill is shy of figures.',
      'Two futures are being planned under one roof, and everybody has been too nice to compare them.',
    ],
    swords: [
      'The terms are keen, and one side has read them with a sharper pencil than the other.',
      'One agreement has been understood in two ways, honestly in both cases.',
    ],
    pentacles: [
      'It is sound and it is slow; the return comes at the speed at which such things grow.',
      'The price is off. Every order takes out a little more than it brings, so being busy is no remedy.',
    ],
  },
};
