import type { HoroscopeWords } from '../../../domain/horoscope/texts.ts';

/** What each house is about, in two ways. */
export const area: HoroscopeWords['area'] = [
  ['your own way of doing things', 'how you come across'],
  ['the money side of life', 'what you own and owe'],
  ['everyday talk', 'the daily to and fro'],
  ['family life', 'life behind your own front door'],
  ['the playful side of life', 'whatever you do for joy'],
  ['daily work', 'the routine of your days'],
  ['your closest partnership', 'life as half of a pair'],
  ['everything you share', 'what you hold in common with others'],
  ['the wider world', 'your far horizon'],
  ['your career', 'the part of your life that others see'],
  ['your circle of friends', 'the company you keep'],
  ['your private life', 'what goes on backstage'],
];

/** What each planet or angle is about. */
export const matter: HoroscopeWords['matter'] = {
  Sun: 'your sense of purpose',
  Moon: 'your need to feel safe',
  Mercury: 'the exchange of plans and messages',
  Venus: 'the give and take of affection',
  Mars: 'your drive',
  Jupiter: 'the hope of something bigger',
  Saturn: 'your sense of duty',
  Uranus: 'the wish for change',
  Neptune: 'the dreaming side of you',
  Pluto: 'the question of power',
  Ascendant: 'the way people meet you',
  Midheaven: 'the direction of your work',
};

/** What the Moon does to each, in passing. */
export const moonMeets: HoroscopeWords['moonMeets'] = {
  Sun: {
    union: (area) =>
      `Want and need point the same way for a few hours, so in ${area} you may trust a beginning that has no proof yet.`,
    ease: (area) =>
      `What you mean to do and how you feel about it agree without fuss, which makes ${area} pleasantly simple.`,
    strain: (area) => `Part of you would go on and part would go home; give ${area} the smaller of the two answers.`,
  },
  Moon: {
    union: (area) =>
      `The mood of your birth comes round again, and in ${area} you are likely to do what you always do, kindly or not.`,
    ease: (area) => `You are at home in your own skin for an hour or two, and ${area} has the benefit of it.`,
    strain: (area) => `An old need gets in the way of ${area}; name it to yourself and it usually stops tugging.`,
  },
  Mercury: {
    union: (area) =>
      `What you think and what you feel agree, so anything to do with ${area} is best said while it is still in plain words.`,
    ease: (area) => `The right phrase comes without being chased, and a conversation touching ${area} should flow.`,
    strain: (area) =>
      `You may hear a tone that was not there; where ${area} is concerned, ask what was meant before you reply.`,
  },
  Venus: {
    union: (area) =>
      `Charm is in good supply, yours and other people’s, and ${area} may be sweetened by a very small gift.`,
    ease: (area) => `Somebody is glad of you and lets it show, most probably in connection with ${area}.`,
    strain: (area) => `Pleasing everybody in ${area} costs more than it returns; please one, and let the others wait.`,
  },
  Mars: {
    union: (area) =>
      `You may be touchier and quicker than usual for an hour or so. Put it into something in ${area} that takes effort, and it does some good.`,
    ease: (area) => `You have the energy and, better still, the mood; ${area} can be dealt with at one go.`,
    strain: (area) => `Tempers are short in ${area}. Walk round the block once before you answer anybody.`,
  },
  Jupiter: {
    union: (area) => `Generosity runs high, and with it the promises, so in ${area} offer what you could give twice.`,
    ease: (area) => `Luck, if it comes, tends to come through other people’s goodwill, with ${area} in the best light.`,
    strain: (area) =>
      `It is easy to overdo ${area} out of pure good spirits; stop a little before you have had enough.`,
  },
  Saturn: {
    union: (area) =>
      `The mood is sober and the hands are steady. Something overdue in ${area} could be got out of the way.`,
    ease: (area) => `Patience comes cheap for a few hours, and ${area} is the place to spend it.`,
    strain: (area) =>
      `You may feel judged over ${area}, chiefly by yourself; the standard is high and the evidence thin.`,
  },
  Uranus: {
    union: (area) => `Expect a small jolt in ${area}: a changed hour, a blunt remark, an idea that comes complete.`,
    ease: (area) => `A detour pays off, and ${area} benefits from being done in the wrong order for once.`,
    strain: (area) => `Plans for ${area} may not keep their shape, so leave a gap in the day for what falls through.`,
  },
  Neptune: {
    union: (area) => `Edges blur and sympathies widen. Enjoy it, and keep notes of anything agreed about ${area}.`,
    ease: (area) => `Imagination does useful work in ${area} if you let it wander before you call it to order.`,
    strain: (area) => `What you see in ${area} may be half wish; look at it again by daylight before you count on it.`,
  },
  Pluto: {
    union: (area) => `A feeling goes deeper than its occasion and shows you what you really mind about in ${area}.`,
    ease: (area) => `You can get to the bottom of something in ${area} without stirring up everything around it.`,
    strain: (area) => `Somebody, perhaps you, wants the last word in ${area}; it can safely be left lying.`,
  },
  Ascendant: {
    union: (area) => `People notice you as you come through the door, and ${area} takes on the colour of your mood.`,
    ease: (area) => `You need to explain yourself less than usual, and ${area} goes along quietly.`,
    strain: (area) => `Others want you to be one thing while ${area} wants you to be another; choose by the hour.`,
  },
  Midheaven: {
    union: (area) =>
      `Something you feel becomes visible at work or in public, and ${area} is what people will connect it with.`,
    ease: (area) => `A good moment to be seen doing what you do well, and ${area} helps you to it.`,
    strain: (area) => `Public and private want you at the same hour; say honestly when ${area} can have you back.`,
  },
};

/** What the quicker of two planets does to the other. */
export const meets: HoroscopeWords['meets'] = {
  Sun: {
    union: (matter, area) =>
      `A light falls on ${matter}, and what it shows in ${area} is better looked at than explained.`,
    ease: (matter, area) =>
      `Recognition comes without a push: ${matter} and ${area} back each other up, so ask for what you want.`,
    strain: (matter, area) =>
      `Your pride may be touched. Between ${matter} and ${area} something has to give, and it need not be your good humour.`,
  },
  Mercury: {
    union: (matter, area) =>
      `The talk turns to ${matter}; get it in writing, particularly where ${area} will have to live with the result.`,
    ease: (matter, area) =>
      `Ask, apply, arrange: ${matter} can be discussed sensibly, and ${area} may get an answer sooner than expected.`,
    strain: (matter, area) =>
      `Wires cross over ${matter}. In ${area} repeat the time, the place and the figure before you rely on them.`,
  },
  Venus: {
    union: (matter, area) =>
      `Something agreeable comes to ${matter}, probably by way of ${area}, and is best enjoyed without improving it.`,
    ease: (matter, area) =>
      `People are inclined to be kind about ${matter}; if ${area} needs a favour, this is a fair time to ask.`,
    strain: (matter, area) =>
      `What you like and what you need disagree about ${matter}, so let the larger purchase or promise in ${area} wait a few days.`,
  },
  Mars: {
    union: (matter, area) =>
      `There is heat under ${matter}. Used early it gets a great deal done in ${area}; bottled, it picks quarrels.`,
    ease: (matter, area) =>
      `Effort goes where it is aimed: take ${matter} in hand, and ${area} moves further than it has for weeks.`,
    strain: (matter, area) =>
      `Somebody pushes, somebody pushes back, and ${matter} is the reason given. Slow down in ${area} until you know what you want.`,
  },
  Jupiter: {
    union: (matter, area) =>
      `You are offered more than you asked for, and ${matter} has room to grow through ${area}; go in before you measure it.`,
    ease: (matter, area) =>
      `Help is about, often from somebody further on than you. Let ${matter} grow at the pace that ${area} can carry.`,
    strain: (matter, area) =>
      `Too much of a good thing: ${matter} swells, and ${area} pays for the extra. Promise a third less than you feel like.`,
  },
  Saturn: {
    union: (matter, area) =>
      `It gets serious about ${matter}. What is sound in ${area} will bear the weight, and what is not can be put down.`,
    ease: (matter, area) =>
      `Slow work pays: give ${matter} a fixed hour, and ${area} may still profit from it in years to come.`,
    strain: (matter, area) =>
      `A limit shows itself in ${matter}, and ${area} feels the delay. Do the next plain step and leave the verdict open.`,
  },
  Uranus: {
    union: (matter, area) =>
      `Something comes loose in ${matter}. ${capital(area)} may look different afterwards; keep what still fits.`,
    ease: (matter, area) =>
      `An unusual route turns out to be the practical one, and ${matter} gets fresh air by way of ${area}.`,
    strain: (matter, area) =>
      `Restlessness rattles ${matter}; before you change everything in ${area}, change one thing and watch for a week.`,
  },
  Neptune: {
    union: (matter, area) =>
      `Longing colours ${matter}, and so do dreams. Be generous in ${area}, and sign nothing there that you have not read twice.`,
    ease: (matter, area) =>
      `Imagination is a help rather than a hazard, and ${matter} may take a quiet hint from ${area}.`,
    strain: (matter, area) =>
      `It is hard to see straight about ${matter}, so in ${area} check the facts with somebody who has nothing to gain.`,
  },
  Pluto: {
    union: (matter, area) =>
      `Something about ${matter} goes deeper than before, and ${area} will slowly be rebuilt on what you find there.`,
    ease: (matter, area) =>
      `You have more strength in reserve than you show; ${matter} can be changed for good, beginning in ${area}.`,
    strain: (matter, area) =>
      `Control becomes the question in ${matter}. Loosen your grip in ${area} where holding on has started to hurt.`,
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
