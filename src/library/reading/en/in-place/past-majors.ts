import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Major says of something that is over. */
export const pastMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'You set out once without knowing how it would end, and a good deal of what you have now came of that step.',
    'There was a leap too soon or a start put off, and you remember how the ground felt afterwards.',
  ],
  maj01: [
    'You had what was needed and used it; somebody saw that you could.',
    'Skill went astray here: clever words were spoken, by you or to you, and not all of them were honoured.',
  ],
  maj02: [
    'For a time you knew more than you said, and the silence did its work.',
    'You heard the inner voice and talked over it, or a secret was kept too long.',
  ],
  maj03: [
    'There was a season of plenty in which something grew because you looked after it.',
    'You gave care until the pantry was bare, and hardly anyone asked who was feeding you.',
  ],
  maj04: [
    'Somebody drew firm lines, a father, an employer or you yourself, and inside them you were safe.',
    'A hand was too hard or was missing, and you learned early how rules feel from below.',
  ],
  maj05: [
    'You were taught how it is done, by a school, a faith or an older person, and some of it has stayed.',
    'You broke with what you had been taught, and it took time to know what you believed instead.',
  ],
  maj06: [
    'You chose somebody or something with your whole heart, and that choice drew a line through your life.',
    'Heart and head went separate ways, or two people wanted different things and did not say so.',
  ],
  maj07: [
    'You held the reins and got there by will alone.',
    'The team bolted, or you drove yourself too hard, and the goal was lost from sight on the way.',
  ],
  maj08: [
    'You tamed something by patience, perhaps another person, perhaps your own temper.',
    'There was a time when your nerves gave out before your goodwill did.',
  ],
  maj09: [
    'You withdrew for a while, and what you understood then still lights the path.',
    'You were alone longer than was good for you, or shut the door before anyone could knock.',
  ],
  maj10: [
    'The wheel turned without asking you, and you landed better than you feared.',
    'One thing after another came at the wrong moment, and you began to expect it to.',
  ],
  maj11: [
    'An account was settled fairly, and you know since then where you stand.',
    'Something was judged unfairly, and the feeling of it has not quite left.',
  ],
  maj12: [
    'You had to wait, and while you hung there the matter began to look different.',
    'You gave something up that nobody had asked of you, and waited for thanks.',
  ],
  maj13: [
    'A chapter closed for good, and the room it left is the room you are standing in.',
    'It ended long before it was allowed to end, and the delay cost more than the parting.',
  ],
  maj14: [
    'You found a measure that suited you, a little of this with a little of that, and it held.',
    'It was too much of one thing for a while, and the balance was paid for later.',
  ],
  maj15: [
    'You were tied to something you also liked, and you knew the length of the chain.',
    'You slipped a chain back then, or all but one link of it.',
  ],
  maj16: [
    'It came down in a single day, and since then you can tell what was built on rock.',
    'The crack was seen and papered over, and for a long time you lived beneath it.',
  ],
  maj17: [
    'After a bad stretch there was a quiet one in which you began to hope again.',
    'You lost faith for a time, though nothing outside had changed very much.',
  ],
  maj18: [
    'You went through a stretch in the half-dark, led by feelings that could not be proved.',
    'A fear turned out to be a coat on a door; it took its time to do so.',
  ],
  maj19: [
    'There was a bright time in which things were as simple as they looked.',
    'The sun was out, and you could not quite let it warm you.',
  ],
  maj20: [
    'You heard a call and answered it, and that divided the before from the after.',
    'A call came, and you let it ring; you still know the number.',
  ],
  maj21: [
    'Something was brought to its proper end, and you carry the whole of it with you.',
    'It was nearly finished when it was left, and the last piece has been missing since.',
  ],
};
