import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const which: MatterWords['which'] = {
  a: [
    'Of the two the cards come down nearer to “{a}”. Whatever “{b}” has going for it would cost you more patience than it is worth at present.',
    'Neither comes for nothing, and “{b}” asks for more before it gives anything back. The cards settle on “{a}”.',
    'On balance it is “{a}”, with open eyes. Of the two bills, the one for “{b}” is the longer.',
    'The weight lies with “{a}”. Against “{b}” stands its price, a doubt that you would have to carry along with it.',
  ],
  b: [
    'Of the pair, “{b}” comes out the better, if only by a little. The one you named first, “{a}”, asks for more than it has to give back.',
    'The scales move to “{b}”, though by no great distance. Going for “{a}” would cost you time, of the kind one misses later.',
    'Both have their price, and the one for “{a}” falls due sooner, so the cards settle on “{b}”.',
    'If it has to be one of them, “{b}”. What “{a}” takes would be taken in small sums, and daily.',
  ],
  even: [
    'There is nothing in it between “{a}” and “{b}”. With “{a}” you would give up some freedom of movement, with “{b}” some peace of mind.',
    'Neither has the better of it. Whichever you choose, “{a}” or “{b}”, you will pay by wondering now and then about the other.',
    'The draw cannot separate “{a}” from “{b}”. If both cost you the same, take the one you can come back from.',
    'There is no winner here: “{a}” would ask you to give up a comfort, “{b}” an ambition, or it may be the other way round.',
  ],
  cards: [
    'Beside “{a}” the draw has put down {card}, and beside “{b}” it has put down {other}.',
    'On the side of “{a}” lies {card}; on the side of “{b}” lies {other}.',
    'For “{a}” it was {card} that weighed most, and for “{b}” it was {other}.',
    'The way of “{a}” goes by {card}, that of “{b}” by {other}.',
  ],
};
