import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Between two named things: the leaning, then what each gives and what it costs, and what would decide. */
export const which: MatterWords['which'] = {
  unnamed: ['the first', 'the second'],
  a: [
    'Of the two the cards come down nearer to “{a}” than to “{b}”.',
    'Neither comes for nothing. Set against “{b}”, the cards settle on “{a}”.',
    'On balance it is “{a}” rather than “{b}”, with open eyes.',
    'The weight lies with “{a}”, and “{b}” has the harder case to make.',
  ],
  b: [
    'Of the pair, “{b}” comes out the better, and “{a}”, which you named first, comes second by a little.',
    'The scales move from “{a}” to “{b}”, though by no great distance.',
    'Both have their price, and set against “{a}” the cards settle on “{b}”.',
    'If it has to be one of them, then “{b}” before “{a}”.',
  ],
  even: [
    'There is nothing in it between “{a}” and “{b}”, as the cards lie.',
    'Neither has the better of it, “{a}” or “{b}”.',
    'The draw cannot separate “{a}” from “{b}”.',
    'There is no winner here, neither “{a}” nor “{b}”.',
  ],
  each: [
    '“{way}” brings {gives}: that is {card}. It costs {costs}: that is {other}.',
    '“{way}” has {card} on its side, for {gives}. Its price is {costs}, and that is {other}.',
    'What speaks for “{way}” is {gives}, by {card}; what speaks against it is {costs}, by {other}.',
  ],
  one: {
    gives: ['“{way}” brings {gives}: that is {card}.', 'What speaks for “{way}” is {gives}, by {card}.'],
    costs: ['“{way}” costs {costs}: that is {card}.', 'What speaks against “{way}” is {costs}, by {card}.'],
  },
  decides: [
    'Neither leads, so let the price decide: of “{a}” and “{b}”, take the one whose trouble you mind less.',
    'What would settle it between “{a}” and “{b}” is which of the two prices you could pay without keeping count.',
  ],
  neither: [
    'Both “{a}” and “{b}” are dear at present, so wait for a third way if you can. If you cannot, choose by the price you are able to pay.',
    'Neither “{a}” nor “{b}” is a bargain as things stand. If it must be now, take the one that is easier to undo.',
  ],
  choosing: [
    'Toss a coin, heads for “{a}” and tails for “{b}”, and notice what you hope for while it is in the air.',
    'Ask one person who has lived with “{a}” and one who has lived with “{b}” the same question: what do they wish they had known?',
    'Write down how the day after would go, once with “{a}” and once with “{b}”, and see which page fills by itself.',
    'Name the one fact that would settle it between “{a}” and “{b}”, and spend this week getting it.',
  ],
  gives: {
    majors: ['a real turn in things', 'more time for it to ripen'],
    wands: ['some speed, and company on the way', 'a slower start with room to practise'],
    cups: ['warmth, and people you like', 'an honest look at what you feel'],
    swords: ['clear terms and a clear head', 'quiet after a long argument'],
    pentacles: ['something solid that you can count', 'a small start that risks little'],
  },
  costs: {
    majors: ['the way things used to be', 'a lesson you have put off before'],
    wands: ['your evenings for a while', 'a good deal of patience'],
    cups: ['some peace of heart', 'a disappointment to be got over'],
    swords: ['a few hard words and bad nights', 'a doubt that comes along with it'],
    pentacles: ['money and steady work', 'money that is slow to come back'],
  },
};
