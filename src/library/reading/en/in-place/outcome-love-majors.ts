import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Major lets a matter of love come out. */
export const outcomeLoveMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'Love arrives at a beginning, with a stranger or a face you thought you knew, and not knowing where it leads is half the pleasure.',
    'This ends in flirtation without a landing: charming evenings, no plan. It changes on the day that looking foolish stops mattering so much.',
  ],
  maj01: [
    'The right words get found, and they work. Attraction becomes something real here, because somebody is prepared to say what they want.',
    'It comes to beautiful talk and thin proof. You end up telling a charmer from a lover by what was kept, which is worth having learned.',
  ],
  maj02: [
    'Nothing is declared for now, though a great deal is felt. Love takes its time, like a letter that is written and still carried about.',
    'What the heart hinted at is finally said, or is understood to have been empty. After so much guessing, even a plain answer feels like company.',
  ],
  maj03: [
    'Affection ripens into something one can touch: long meals, ease, a warm bed, perhaps a larger family. Your own heart gets fed as well.',
    'One heart goes on spoiling, another gets used to it. Tenderness runs low here until some of that care comes home to the giver.',
  ],
  maj04: [
    'Love takes on a frame, with clear terms, a name and somebody dependable in it, sparing with sweet words perhaps and meant to stay.',
    'This runs into a struggle over who decides, or into a lover too guarded to be reached. Softness comes back where the ruling stops.',
  ],
  maj05: [
    'It leads towards the recognised form: introductions, promises, perhaps rings. What you find is a love that other people can be told about.',
    'Love does not take the shape your circle expects of it. It can live very well by house rules of its own making.',
  ],
  maj06: [
    'A wholehearted yes waits further along, freely given. It costs a choice, since the road to somebody closes a few others behind it.',
    'Hearts lean towards different lives here, and sweetness alone will not bridge that. The split becomes plain, and from there an honest choice is possible.',
  ],
  maj07: [
    'Love gets there by being wanted hard enough. An approach succeeds, a distance is crossed, or two stubborn people end up going the same way.',
    'Push and pull decide this one, with nobody really steering. The chase tires itself out, and whatever is left standing afterwards was the true interest.',
  ],
  maj08: [
    'Patience wins the heart. A shy or prickly love comes closer when it is not grabbed at, and the passion in it keeps warm.',
    'Jealousy, or an old doubt about being lovable, has the louder voice here. It grows tame by being admitted, and closeness then dares more.',
  ],
  maj09: [
    'You come out of this with a quieter heart and fewer people near it. Love has been postponed rather than refused, until you know your mind.',
    'The distance has become so lonely that love leads from here to a knock at somebody’s door, or an answer to one at yours.',
  ],
  maj10: [
    'Chance takes a hand: a meeting nobody arranged, a message out of season, the end of a dry spell. Love is on the upward turn.',
    'The same old love story comes round once more, possibly with a new face in it. This time you recognise the corner where it went wrong.',
  ],
  maj11: [
    'Love is put on a fair footing. Whoever gave gets something back, whoever did wrong is named, and what goes on does so between equals.',
    'A heart keeps paying the bill that an earlier one ran up. While that lasts, affection feels like a hearing; seen through, it can breathe.',
  ],
  maj12: [
    'No decision falls for now. Love hangs where it is, and in the waiting you learn how much you can give without being thanked.',
    'The waiting in love is over, or has become pointless. What kept you hanging was mostly one sentence that nobody said, and it is short.',
  ],
  maj13: [
    'One way of loving is finished, a bond or a long hope. It is sad. It is also roomy, and affection begins again differently.',
    'Something that has stopped living still gets visited, out of loyalty. After a real farewell, warmth returns sooner than that loyalty would like to believe.',
  ],
  maj14: [
    'Two tempers settle on one temperature, slowly and with little drama. The love that comes of this is a friendly one and wears well.',
    'Too much and too little take turns, longing one week, silence the next. In a smaller and steadier dose, a heart could feel at home.',
  ],
  maj15: [
    'Desire keeps the upper hand; it is splendid and not quite free. What becomes of this depends on whether either could say no to it.',
    'A fascination loses its grip. You catch yourself thinking of other things at lunch, and love begins to look like something with open windows.',
  ],
  maj16: [
    'A truth drops into this and rearranges everything. What was only for show in love will hardly survive it; what was real gets daylight.',
    'The great crash stays away and the tension hums on. One frank evening could bring love down to earth more gently than anybody expects.',
  ],
  maj17: [
    'Hope, in this, is on good ground. Somebody shows an unguarded heart, perhaps you first, and an old hurt finally stops giving orders.',
    'Love stays at arm’s length, since disappointment was expected and prepared for. The smallest crack in that caution lets in more than you would think.',
  ],
  maj18: [
    'This stays unclear a while longer. Longing and suspicion keep dressing up as each other, and love shows its real shape in ordinary daylight only.',
    'The mist goes, taking a misunderstanding or a pretence along, and you see whom you are truly fond of and how far it is returned.',
  ],
  maj19: [
    'Open, happy affection, shown in front of everybody: if anything in love can be simple for you, this road is leading to it.',
    'The happiness comes a little late and in plainer clothes than you dreamed. It is fond of you all the same, and thaws in company.',
  ],
  maj20: [
    'An old love question gets its answer: a reunion on new terms, or a forgiveness that sets people free. Something long silent wakes up.',
    'One evening in the past still sits in judgement here and keeps love in the waiting room. The case ends when somebody forgives without conditions.',
  ],
  maj21: [
    'Love reaches what it set out for, a bond made whole or a past at peace. You arrive with nothing left to prove.',
    'Love comes very near and stops a step short, one talk or one promise from being complete. A gap like that can be crossed.',
  ],
};
