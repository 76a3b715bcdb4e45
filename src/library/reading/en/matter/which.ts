import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const which: MatterWords['which'] = {
  a: [
    'It is “{a}” that the cards favour. The merits of “{b}” are real, and they would cost you more patience than they are worth at present.',
    'Between the two the cards choose “{a}”. To go for “{b}” would mean paying in strength for something you could have more simply.',
    'On balance it is “{a}”. With “{b}” you would have the better beginning and, afterwards, the larger bill.',
    'The weight lies with “{a}”. Against “{b}” stands its price, a doubt that you would have to carry along with it.',
  ],
  b: [
    'Of the pair, “{b}” comes out ahead. The one you named first, “{a}”, asks for more than it has to give back.',
    'The scales move to “{b}”, though by no great distance. Going for “{a}” would cost you time, of the kind one misses later.',
    'This draw sits better with “{b}”. The louder charm belongs to “{a}”, and so does the upkeep that goes with charm.',
    'What the cards suggest is “{b}”. The other, “{a}”, would be paid for in small coin, and daily.',
  ],
  even: [
    'There is nothing in it between “{a}” and “{b}”. The first would cost you some freedom of movement, the second some peace of mind.',
    'Neither has the better of it. Whichever you choose, “{a}” or “{b}”, you will pay by wondering now and then about the other.',
    'The draw cannot separate “{a}” from “{b}”. When two ways cost the same, the cheaper is the one you can go back from.',
    'There is no winner here: “{a}” would ask you to give up a comfort, “{b}” an ambition, or it may be the other way round.',
  ],
  cards: [
    'For “{a}” the draw has put down {card}, and for “{b}” it has put down {other}.',
    'On the side of “{a}” lies {card}; on the side of “{b}” lies {other}.',
    'What speaks in “{a}” is {card}. In “{b}” you hear {other}.',
    'The case for “{a}” is made by {card}, the case for “{b}” by {other}.',
  ],
};
