import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Major lets a matter of home, family, friends and moving come out. */
export const outcomeHomeMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'Somebody sets out: you, a child, the furniture. Home becomes lighter and less certain, and the goodbyes on the doorstep are cheerful enough.',
    'The move is dreamed of and never booked, or somebody at home leaps and leaves the dishes. A trial visit lies between those extremes.',
  ],
  maj01: [
    'You find the sentence that gets the family talking, or the trick by which the move works. The others at home follow where you begin.',
    'Someone close talks their way round a promise. Peace in the house returns with a thing done as it was said, and small ones count.',
  ],
  maj02: [
    'Something in this family or friendship is known and not yet spoken. It keeps, and is likely to be told late, in a kitchen.',
    'Whispers and half-hints have made the house draughty. The thing itself, when it does get said, is easier to live with than they were.',
  ],
  maj03: [
    'The house grows warm and rather full. Children, friends and plants thrive near you, and a move, if there is one, leads to a garden.',
    'Someone mothers the entire household and is out of flour. The others can learn to carry a tray, with grumbling and then quite well.',
  ],
  maj04: [
    'Order comes into the house: clear rules, a relative one can rely on, a lease in proper form. Everybody knows whose turn it is.',
    'A hard word from a parent, or from the parent in you, stands in the room. Said across the table and not down, it becomes talk.',
  ],
  maj05: [
    'Custom helps. A family gathering, a blessing or the old way of making up brings people round, and a new place means decent neighbours.',
    'You live differently from how your people pictured it. They may never approve. They grow used to it, holiday by holiday.',
  ],
  maj06: [
    'The heart makes the choice, of a town, a friend or a side in the family, and the people who matter recognise you in it.',
    'Two loyalties pull, the family you come from and the life you keep. It stays torn for as long as only one side knows.',
  ],
  maj07: [
    'The removal van arrives, or the quarrelling house pulls together for once. Determination has done it, and most of that was yours.',
    'Everyone at home is driving, and nobody agreed on the address. With the whole plan parked for a day, tempers might find the same map.',
  ],
  maj08: [
    'Gentleness tames it, be it a difficult parent, a raging child or a sulky friend. You keep your temper, and the house breathes out.',
    'Your patience at home has a hole in it, and small things get shouted. The apology afterwards mends more than the patience was hiding.',
  ],
  maj09: [
    'You come to a room of your own, inside the house or far from it, and you need it. The family gets used to the quiet.',
    'The distance from family or friends has turned into loneliness with good excuses, which ends on somebody’s doorstep, with or without a cake.',
  ],
  maj10: [
    'The household’s luck turns: a flat comes free, a child changes, relatives thaw. Nobody brought it about, and it suits everyone surprisingly well.',
    'The old family scene comes round again, same dish, same row. This time somebody leaves out a line, and the others lose their cue.',
  ],
  maj11: [
    'It is settled fairly among your people: who cares, who inherits, who says sorry. No one gets everything, and all can eat together.',
    'Somebody in the family carries blame that is not theirs. It can be put straight, even late, in front of the people who assigned it.',
  ],
  maj12: [
    'The matter of the house hangs. No keys, no word, a child who needs longer. Seen from their chair, the delay makes sense.',
    'You have given way at home so long that nobody remembers asking for it. The first small refusal meets surprise, then respect.',
  ],
  maj13: [
    'A chapter of home ends: a house is cleared, a child has grown, a friendship is outlived. The good of it goes into the boxes.',
    'An old arrangement at home is kept up, though nobody lives by it any more. The house revives around one chair moved to the window.',
  ],
  maj14: [
    'Generations, habits and tempers blend after all. With a visit here and a little distance there, the friendship or the family stays warm.',
    'Too near for a week, then a month of silence: your people have the dose wrong. Shorter visits taste better almost at once.',
  ],
  maj15: [
    'Guilt or money ties this family closer than affection does. They are fond of one another as well, and that is the loose end.',
    'You get out from under somebody’s thumb at home. Or out of the flat that held you. You may still come to lunch, as a guest.',
  ],
  maj16: [
    'A row or a sudden notice shakes the house. People speak plainly in the quiet after it, and you see which ties were holding.',
    'The great family scene does not happen, and its thunder goes on rumbling. A talk at an agreed hour would be smaller than the noise.',
  ],
  maj17: [
    'Peace comes back into the house by the side door. A child does well, a friend forgives, or you sleep soundly at the new address.',
    'You have stopped expecting much of your people, and visits are brief. One faint, friendly sign from them has so far been overlooked.',
  ],
  maj18: [
    'Something is felt at home and not understood, a mood, a secret, an address that seems wrong. Talks over breakfast clear more than talks at midnight.',
    'The misunderstanding in the family lifts. Who said what to whom is almost funny now, and the unknown street looks friendlier by light.',
  ],
  maj19: [
    'A sunny house, with children laughing, old friends at the door, the right place found and for once nobody having to be careful.',
    'The joy at home exists and is slightly tired. One silly afternoon among your people chases off more cloud than a serious talk.',
  ],
  maj20: [
    'Relatives speak again after a long silence, or another place calls you. The reproaches are read out one last time and put away.',
    'One old sentence still governs this family, and its author may hardly remember it. The pardon would take less time than the grudge has.',
  ],
  maj21: [
    'You are at home, wherever that proves to be. The move is completed, the circle whole. A child goes out into the world well.',
    'Boxes stand unpacked, or one person is missing at the table. The whole of it may hang on a single evening, or a telephone call.',
  ],
};
