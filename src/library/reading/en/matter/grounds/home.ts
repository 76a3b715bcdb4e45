import type { GroundWords } from '../../../../../domain/reading/matter-words.ts';

/** Why matters of home and friends are as they are, by the suit of the card. */
export const grounds: GroundWords = {
  family: {
    majors: [
      'The generations are changing places: somebody grows older, somebody freer, and {who} feel{s} the ground move, with pride as well as alarm.',
      'An old family rule is being kept, though nobody remembers making it, and {who} {is} among its keepers.',
    ],
    wands: [
      'You and {who} may be alike in temper, which makes for a good laugh, and for heads that meet when both are lowered.',
      'There is anger about with no proper outlet, and with {whom} it comes out over plates and parking.',
    ],
    cups: [
      '{Who} love{s} with some worry in it. At the receiving end that can feel like being held, and on other days like being held back.',
      'Beneath it lies a hurt older than the present trouble, and {who} may know no better than you how to touch it.',
    ],
    swords: [
      'Plain words are the custom between you and {whom}, or have lately become it. They clear the air, and they take some digesting.',
      'Much goes by way of third parties, and by the time it gets to {whom} it means something else.',
    ],
    pentacles: [
      'Love is practical in this family, done in errands and sums and lifts, so that affection for {whom} and duty have grown into one another.',
      'Care or cost or chores have been unevenly shared for years, which looks quite different from where {who} stand{s}.',
    ],
  },
  friend: {
    majors: [
      '{Who} {is} turning into somebody slightly different, as people do, and so are you; a friendship grows along with that or begins to pinch.',
      'At some point one of you was needed and was not there, and between you and {whom} it has never come up.',
    ],
    wands: [
      'You and {who} set each other going. That is the fun of it, and also why one of you is generally off somewhere.',
      'A rivalry has slipped in, over success or over some third person, and {who} may be as embarrassed by it as you.',
    ],
    cups: [
      'The fondness is a matter of course, the best thing about it, and the reason {who} no longer think{s} of showing it.',
      'There may be a hurt in {whom} that was kept quiet for the sake of peace, and it has made the peace rather thin.',
    ],
    swords: [
      'With you one can be honest, and {who} can say that of few people; now and then a piece of it arrives as a verdict.',
      'Words seem to have been carried between you and {whom} by somebody who added a little on the way.',
    ],
    pentacles: [
      'It lives on plain reliability, keys and lifts and the hour after the washing-up, and it goes short when {whose} days are full to the brim.',
      'The giving has tilted, in lifts or loans or listening, and {who} may feel the debt more keenly than the kindness.',
    ],
  },
  move: {
    majors: [
      'It is a change of life that has put on the clothes of a change of place, and it suits you better than you let on.',
      'You are held by something that will not go into a box, a person, a promise, a view, and it has not been asked.',
    ],
    wands: [
      'The far place draws you with all it has, and part of the glitter is that nobody there knows you yet.',
      'The start has been put off so often that the excitement has gone the way of old milk.',
    ],
    cups: [
      'It is people who draw you, here or there, and people are hard to pack.',
      'Some of the hope is that the other place will heal a thing which, in all likelihood, travels along.',
    ],
    swords: [
      'It comes down to a few plain facts, a permit, a date, an answer; once they are on the table a clear head moves easily.',
      'There are so many versions of the plan that each is used as an objection to the next.',
    ],
    pentacles: [
      'You have put down roots, good ones, and roots of that sort come up slowly.',
      'The money, the papers or the roof at the other end still stands on weak legs.',
    ],
  },
  child: {
    majors: [
      '{Who} {is} crossing from one age into the next, and whoever does that leaves home a little, at seven or at forty.',
      'There is an old expectation over this, perhaps from your own parents, and {who} feel{s} it without knowing its name.',
    ],
    wands: [
      '{Who} want{s} to try strength on something, and you are the safest thing to try it on.',
      '{Who} may be fighting on some other front, and you get what is left of the temper or of the strength.',
    ],
    cups: [
      '{Who} love{s} you and would rather not need you, which sounds from outside like bad temper.',
      'A hurt was swallowed somewhere, at school, at work or in love, and it makes {whom} touchy with those who are safe.',
    ],
    swords: [
      '{Who} think{s} more than gets said, and would like to be argued with as an equal.',
      'Questions have begun to sound like checks, so answers have become short. Neither of you meant it.',
    ],
    pentacles: [
      'It is largely the plain load, work or school or money or too little sleep, and {who} {is} coping as well as may be.',
      'You and {who} hardly share an ordinary hour any longer, and closeness has to live somewhere.',
    ],
  },
  newFriends: {
    majors: [
      'You have changed, and your circle belongs to the person you were. It is an honest gap, and it will not stay empty.',
      'An earlier circle closed behind you, or let you go, and some part of you is waiting for it to happen again.',
    ],
    wands: [
      'You warm up while doing something, and hardly at all while standing about with a glass; the right setting has been missing.',
      'You begin with energy and then vanish for weeks, which people take for a lack of interest.',
    ],
    cups: [
      'You are looking for depth, and depth is shy. It tends to show itself on the fourth meeting.',
      'A disappointment with a friend has left you careful, and careful people look content from outside.',
    ],
    swords: [
      'You think a good deal and talk well with one person at a time, so that crowds never show you at your best.',
      'You judge yourself on the way home, sentence by sentence, until the next invitation feels like an exam.',
    ],
    pentacles: [
      'Your days are full of useful things, and friendship has had to live on what is left over.',
      'A move, a job, money or small children has cut the ordinary meetings from which friends are made.',
    ],
  },
  envy: {
    majors: [
      'You have come to a turn that {who} {has} been waiting for as well, and it shows.',
      'An old story about never being chosen is at work, and it is older than the two of you.',
    ],
    wands: [
      'You move quickly, and whoever stands still beside you feels it.',
      '{Who} gave up a wish of {whose} own, and you happen to be living near it.',
    ],
    cups: [
      'It touches a place where {who} would like to be loved as you are.',
      'There was a hurt that was never spoken of, and it comes out as coolness.',
    ],
    swords: [
      'Comparing is a habit of the mind here, and it finds figures everywhere.',
      'Something was said that you never heard, or heard differently, and it has grown since.',
    ],
    pentacles: [
      'It hangs on plain things, money, a home, a post, time to oneself.',
      '{Who} work{s} hard and {has} less to show for it, and that is bitter without being your fault.',
    ],
  },
};
