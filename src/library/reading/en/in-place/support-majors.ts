import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Major offers the querent to lean on. */
export const supportMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'You are not weighed down by how it is usually done. A beginner is forgiven a lot, and people tell you things they would never tell an expert.',
    'That foot you keep in the air has spared you one fall already. There is a friend, too, who sighs at your ideas and comes along anyway.',
  ],
  maj01: [
    'The means are here: a knack, a contact, words that come when you call them. You have managed harder things with less on the table.',
    'More ability is lying about in you than has been in use lately, and it has not gone stale. Small honest jobs, which are plentiful, bring it back.',
  ],
  maj02: [
    'Your first impression was sound, and it is still there underneath the arguments that came later. Being able to keep quiet is the other half of your advantage.',
    'What you talked over keeps coming back, always in the same words. An inner voice as stubborn as that can be relied on.',
  ],
  maj03: [
    'There is enough: food, time, affection, a place where things do well. Someone generous is near, and what you have tended is beginning to tend you.',
    'The art of making things grow can for once be practised on yourself. Those you have fed so long would be glad to lay the table.',
  ],
  maj04: [
    'The ground holds. Somebody dependable stands behind you, or it is you, with that habit of doing what you said on the day you said it.',
    'From having lived under clumsy authority you can tell rules that protect from rules that flatter. It makes you fairer in charge than you expect to be.',
  ],
  maj05: [
    'Others have gone this way and left directions. A teacher, a custom, a good old-fashioned procedure will carry you across the part where you know least.',
    'Your conscience works without supervision. That makes you slow to join in, and it means that whatever you do stand for can bear your full weight.',
  ],
  maj06: [
    'Your whole heart is in it, which settles a hundred smaller questions. There is also somebody who wants what you want and says so.',
    'The discomfort is doing you a service: it marks the exact spot where you and the arrangement differ. You are a poor hand at fooling yourself for long.',
  ],
  maj07: [
    'Once you know where you are going you are hard to stop. That drive is at your disposal, and so are the people who enjoy being pulled along.',
    'A forced halt gives you leave to look at the map. Your will is undamaged; only the direction was wearing it out, and directions can be changed.',
  ],
  maj08: [
    'You do not have to raise your voice. Patience, humour and a steady hand have got you through worse, and people who bluster tend to run out first.',
    'Knowing fear from the inside makes you gentle company for others. Shaky strength is strength too, and one friend’s kindness brings it back rather quickly.',
  ],
  maj09: [
    'Being alone does not undo you; you think well there. A quieter or older person knows the part of the road that you cannot see yet.',
    'People have kept your place for longer than you imagine. A knock from either side of the door would do, and several of them live close by.',
  ],
  maj10: [
    'Timing is with you: things are moving that you could never have pushed, and by pure chance you are standing where they come past.',
    'Here is a corner you have been round before, so nobody needs to tell you which stair is loose or who always leaves early.',
  ],
  maj11: [
    'The facts can be had, and a good many speak for you. There are rules that apply to everyone and at least one person who keeps to them.',
    'Having been misjudged yourself, you check before you judge, and that gets noticed. More of the old receipts survive than you would think, should it be reopened.',
  ],
  maj12: [
    'Nothing has to be settled yet, which is help in disguise. From the odd angle you are stuck at, you see what people in a hurry miss.',
    'Nobody, it turns out, ever required you to wait so long, so you are free to get up. The patience you learned is yours to use elsewhere.',
  ],
  maj13: [
    'One chapter is truly over, and none of your strength need go into it any more. An emptied room is a hard kind of help, and a large one.',
    'Few people get so long to say goodbye. By the time the end is finally let in, most of the grieving will have been done.',
  ],
  maj14: [
    'Your feel for how much and how soon is what carries you. Time is plentiful, tempers are even, and someone patient goes between the sides.',
    'Too much has taught you where enough is. You notice the tilt sooner than you used to, and small corrections are well within your reach.',
  ],
  maj15: [
    'There is a fierce energy in wanting something this badly, and it is yours to point. Admitting to yourself what binds you amounts to half a key.',
    'You know every excuse by its first name, having used them all. That knowledge guards you better than willpower, and it is there at any hour.',
  ],
  maj16: [
    'You need no longer guess which parts were sound. Whatever stayed up when the rest went can be trusted, as can the person who arrived with a broom.',
    'You were warned in good time. The crack is known and the roof is still on, so you can mend in the order that suits you.',
  ],
  maj17: [
    'Something quiet in you goes on hoping without being asked to. Round about there is goodwill, a rest at last, and nobody demanding to see results.',
    'Tired as you are, you have kept one small light going from sheer habit. It is enough to be found by, and somebody may well be looking.',
  ],
  maj18: [
    'Your instinct sees rather well in poor light. Moods, dreams, a reluctance at the door: they have warned you before, and in good time.',
    'It is getting clearer by itself, and you have a friend with a talent for plain facts. Things that frightened you shrink on being said aloud.',
  ],
  maj19: [
    'You are liked, and it shows. Things are as they look, the mood is good, and a straightforward question will get you a straightforward answer.',
    'There is warmth behind the cloud, in those people who never needed you to be cheerful. A plain afternoon with them does more than a holiday would.',
  ],
  maj20: [
    'With a fair part of the past you have made your peace, and it has let go of your sleeve. Whoever is calling you now means it kindly.',
    'The door you think is shut has been on the latch for years. Those you once let down remember it far less exactly than you do.',
  ],
  maj21: [
    'Nearly the whole way lies behind you, as one can tell from what you do without thinking. Helpers from several corners of your life are still about.',
    'Nine tenths of it are done and hard to undo. The people who began it with you would quite like to see the last piece go in.',
  ],
};
