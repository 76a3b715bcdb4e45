import type { MatterWords, OF_INTENTS } from '../../../../../domain/reading/matter-words.ts';

type Words = Pick<MatterWords, Exclude<(typeof OF_INTENTS)[number], 'should'>>;

/** To whoever wants to be left in peace by somebody, or to be free of something. */
export const openings: Words['openings'] = {
  rid: {
    light: [
      'There is more room for you in this draw, and it comes sooner than you have dared to hope; {card} shows on which side the door is.',
      'There is air here for somebody who has had enough. Where it comes in is shown by {card}.',
    ],
    mixed: [
      'It loosens and it clings, sometimes in one afternoon; the knot itself is {card}.',
      'Part of this is behind you already, and part still knows your address. What holds it is {card}.',
    ],
    heavy: [
      'It sticks, and it is not your doing that it does. What it sticks to is {card}.',
      'Peace and quiet are not promised here yet. What to bolt first is shown by {card}.',
    ],
  },
};

export const whether: Words['whether'] = {
  rid: {
    yes: [
      'You do get clear of it. It ends with less noise than it made, and the quiet takes a week or two to trust.',
      'It lets go of you. There may be one more attempt in it, and you need not answer that one.',
      'The door closes behind it, by the look of this, and the key stays with you.',
    ],
    no: [
      'It does not let go of you yet. It lives on answers, the short ones too, so give it fewer.',
      'Hardly by itself, as things stand. A clear word said once, a record of what happens and somebody on your side would do more than patience.',
      'For now it comes back, out of habit more than strength. What holds is a rule that you keep and need not explain.',
    ],
    unclear: [
      'It could thin out and could flare up once more; that turns on whether anything still answers when it knocks.',
      'Half of it has gone. The rest hangs on one loose end, a bill, a key or a chat that is still open.',
      'It wavers with your own firmness. On the days when you explain nothing it is nearly over.',
    ],
  },
};

export const states: Words['states'] = {
  rid: {
    light: [
      'You are further out of it than it feels at night, and what carries you is {card}.',
      'It has lost most of its grip. What is left of it has something of {card}.',
    ],
    mixed: [
      'Some doors are shut and one is on the latch; which one can be read from {card}.',
      'It tugs at you less, and at odd hours. The hour has something to do with {card}.',
    ],
    heavy: [
      'It still has a hand on your sleeve, and the hand is shown in {card}.',
      'You carry more of this than is yours. Which part to give back is the subject of {card}.',
    ],
  },
};

export const paces: Words['paces'] = {
  rid: {
    soon: [
      'Soon, as these things go: a matter of weeks, once nothing feeds it.',
      'It is near its end, and a short notice from you may be all it waits for.',
    ],
    condition: [
      'When the last loose end is tied up, a key or a bill or a shared account, and hardly before.',
      'As soon as somebody besides you says no to it as well.',
    ],
    far: [
      'Hardly within six months by itself, so arrange things as if it stayed, and let it surprise you.',
      'It takes its time, and the distance that you make yourself shortens it most.',
    ],
  },
};

export const steps: Words['steps'] = {
  rid: {
    majors: [
      'Say once, in one sentence, what stops from now on, and repeat it unchanged instead of explaining.',
      'Decide what you will not discuss any more, and write it on a slip of paper for the moment when you are asked.',
    ],
    wands: [
      'Do one thing this week that you put off because of this, and tell nobody why.',
      'When it comes up, leave the room or the chat for ten minutes before you answer anything.',
    ],
    cups: [
      'Tell one person you trust what has been going on, with dates, so that you are not alone with it.',
      'Set aside an evening on which none of it is mentioned, and ask a friend to help keep the rule.',
    ],
    swords: [
      'Write down what happened and when, in plain notes; should you ever need help, you will be glad of them.',
      'Mute, filter or block one channel today. If you are afraid, speak to the police or an advice line first.',
    ],
    pentacles: [
      'Settle one loose end on paper: the key, the deposit, the shared bill, whatever still ties you.',
      'Change one practical thing, a lock, a route, a shift or a password, so that you are harder to reach.',
    ],
  },
};

export const grounds: Words['grounds'] = {
  rid: {
    majors: [
      'It belonged to a chapter of your life, and the last page of that has never been read aloud to anybody.',
      'Nobody has said the word that would end it, each hoping that somebody else will.',
    ],
    wands: [
      'It lives on reaction. Whatever you do about it, quick and hot, tells it that somebody is in.',
      'It is stuck for want of a next thing: where nothing new begins, the old keeps its chair.',
    ],
    cups: [
      'Pity has kept a door open here, and kindness has been taken for an invitation.',
      'Some part of you is used to being needed, even like this, and is slow to resign.',
    ],
    swords: [
      'It has been argued with, and argument is company. Silence would be harder on it.',
      'Something was agreed in vague words, and everybody reads them differently.',
    ],
    pentacles: [
      'A thing holds it: money, a lease, a child’s timetable, a box in a cellar.',
      'It costs less to bear than to end, month by month, and so nobody has added it up.',
    ],
  },
};
