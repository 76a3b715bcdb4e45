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
      'The whole place is being rearranged, and while places change like that a step comes sooner or later than merit alone would have brought it.',
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
  papers: {
    majors: [
      'You are changing direction, and the pages show both the person you were and the one you are becoming. A reader has to choose.',
      'Somebody has been guarding you from refusal, very likely yourself, and it has made the application careful to the point of vanishing.',
    ],
    wands: [
      'There is drive in it, and people can feel that through paper; it makes up for a line or two that is missing.',
      'It has something of a letter to everybody, and a reader can tell when a letter was meant for anyone.',
    ],
    cups: [
      'What you care about comes through in it, and one of the readers cares about the same.',
      'You would so like to be chosen that the pages ask for liking, where they might simply tell what you did.',
    ],
    swords: [
      'Your case is well argued, and those who read it need only find time for the arguing among themselves.',
      'The thing they sort by is a word or a certificate, and yours stands on the second page or nowhere.',
    ],
    pentacles: [
      'Solid work lies behind it, dated and provable, and that reassures people who have been dazzled too often.',
      'It is a matter of routine over there: one person, three hundred files, and a form that nobody likes.',
    ],
  },
  interview: {
    majors: [
      'More hangs on it for you than a post or a part; it stands for being let in, and that shows as earnestness.',
      'An old judgement about you sits in the room beforehand, and you answer it before anyone has asked.',
    ],
    wands: [
      'Your enthusiasm reaches people before your qualifications do, and in a room that is a considerable advantage.',
      'Under pressure you speed up, and good answers go past before they can be heard.',
    ],
    cups: [
      'They are looking for somebody to sit beside every day, and you are easy to sit beside.',
      'You watch their faces too closely, and a tired expression gets taken for a no.',
    ],
    swords: [
      'You think clearly when the question is clear, so that asking them to sharpen it counts in your favour.',
      'Too many prepared phrases stand in the queue, and the true answer cannot get past them.',
    ],
    pentacles: [
      'You can show what you have done, with dates and results, which spares them the trouble of believing.',
      'Something practical weighs on it, hours or pay or the journey, and not having said so makes you stiff.',
    ],
  },
  dismissed: {
    majors: [
      'The whole place is changing shape, and your unease is good hearing; it says more about them than about you.',
      'A chapter there is ending in any case, and the fear clings to the part of you that knew it first.',
    ],
    wands: [
      'You stand up and are noticed. In nervous times that protects you and makes you visible, both at once.',
      'Those in charge are fighting for their own places, and that keeps everybody under them guessing.',
    ],
    cups: [
      'You care for the people there, so each farewell in the building is felt as if it were yours.',
      'Nobody has said a reassuring word in weeks, and into such a silence one puts the worst.',
    ],
    swords: [
      'Somebody is doing sums, openly enough, and a sum can still be answered with facts.',
      'Rumour has got ahead of news there: each retelling rounds the number up.',
    ],
    pentacles: [
      'Money is being saved somewhere, and your work counts among the things that earn it.',
      'The orders or the budget have shrunk, and that has nothing to do with how well you work.',
    ],
  },
  deal: {
    majors: [
      'It would take both of you a size further, which is why everybody wants it and nobody hurries.',
      'Something over there is being reorganised, and until it settles no one wants their name on anything.',
    ],
    wands: [
      'The spark was real at the first meeting, and {who} {is} still telling others about it.',
      'It was all momentum, and nobody on either side has taken over the dull second half.',
    ],
    cups: [
      '{Who} like{s} dealing with you. In the end most contracts are signed with somebody, and only then for something.',
      'A small slight got in, a late reply or a joke that fell flat, and it is costing more than the price does.',
    ],
    swords: [
      'Questions keep coming because they are in earnest; nobody examines so closely what they mean to refuse.',
      'Two sentences in the draft mean different things to you and to {whom}, and both of you feel it.',
    ],
    pentacles: [
      'The figures make sense for both, and good figures wait patiently until people catch up with them.',
      'The money is the hitch, on {whose} side, and it is easier to blame the calendar.',
    ],
  },
  pay: {
    majors: [
      'Pay is being decided above the people you talk to, by a rule that is older than your work.',
      'The place has got used to your price, and would have to admit that you have outgrown it.',
    ],
    wands: [
      'You do a good deal unasked, and what comes unasked is seldom paid for.',
      'The results were bright and brief, and the talk about money fell between them.',
    ],
    cups: [
      'You are well liked and seem content, so nobody has thought of money.',
      'It is unpleasant to you to ask, and the other side can feel it.',
    ],
    swords: [
      'No figure has been named, and each side waits for the other to name it.',
      'Those who decide have not been shown what your work brings in.',
    ],
    pentacles: [
      'The budget is small and has been promised elsewhere.',
      'You have been paid by the old scale while the work grew.',
    ],
  },
};
