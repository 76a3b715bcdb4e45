import type { SkyWords } from '../words.ts';
import { areaOf } from './areas.ts';

type Transits = SkyWords['transits'];

/** A planet that comes back to its own place says something of its own. */
const returning = (own: string, back: string, other: (natal: string) => string) => (natal: string) =>
  natal === own ? back : other(natal);

const quick: Pick<Transits, 'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars'> = {
  Sun: {
    union: returning(
      'Sun',
      'The Sun is back where it stood when you were born, so these days round your birthday open a year of your own. Decide what you would like to be a year older for.',
      (natal) =>
        `For two or three days the Sun lights up your ${natal}. In matters of ${areaOf(natal)} you are noticed, so show what you have.`,
    ),
    ease: (natal) =>
      `The Sun smiles across at your ${natal} these days. Things to do with ${areaOf(natal)} go well if you do them in daylight and in person.`,
    strain: (natal) =>
      `The Sun stands at an angle to your ${natal}, and for a few days you may feel contradicted in matters of ${areaOf(natal)}. Hear the objection out; it shows you something you had not looked at.`,
  },
  Moon: {
    union: returning(
      'Moon',
      'Once a month the Moon comes home to its place in your chart, and it does so now. Cook something you like and look after yourself for an evening.',
      (natal) =>
        `For a few hours the Moon passes over your ${natal}, and ${areaOf(natal)} will feel nearer than usual. Notice what you need before you answer anyone.`,
    ),
    ease: (natal) =>
      `A friendly Moon touches your ${natal} for some hours. It is a good moment for a small kindness in matters of ${areaOf(natal)}.`,
    strain: (natal) =>
      `The Moon rubs against your ${natal} for a few hours, and a mood may get into ${areaOf(natal)}. Eat something, wait until tomorrow, then decide.`,
  },
  Mercury: {
    union: returning(
      'Mercury',
      'Mercury has come back to its place at your birth, and your mind is quick in its own way. Write the letter, sit the interview, ask the question.',
      (natal) =>
        `Mercury stands on your ${natal}, and talk turns to ${areaOf(natal)}. These two or three days suit calls, papers and a clear question.`,
    ),
    ease: (natal) =>
      `Messages flow between Mercury and your ${natal}. Ask, sign or explain now what concerns ${areaOf(natal)}; people will follow you.`,
    strain: (natal) =>
      `Mercury quibbles with your ${natal}: about ${areaOf(natal)} somebody may misread you, or you them. Read everything twice, and telephone instead of typing.`,
  },
  Venus: {
    union: returning(
      'Venus',
      'Venus has returned to where it was at your birth, and you are at your most attractive to yourself. Renew your taste: a haircut, a picture, an invitation.',
      (natal) =>
        `Venus keeps company with your ${natal} for a few days. In matters of ${areaOf(natal)}, charm and good will get you further than effort.`,
    ),
    ease: (natal) =>
      `Pleasant days: Venus is on good terms with your ${natal}. Bring some kindness or beauty to whatever concerns ${areaOf(natal)}.`,
    strain: (natal) =>
      `Venus tempts your ${natal} to have it too comfortable. Before you buy, flirt or give way over ${areaOf(natal)}, wait until the weekend.`,
  },
  Mars: {
    union: returning(
      'Mars',
      'Every two years Mars comes back to its natal place, and a fresh round of effort begins now. Start what you have the strength for, and start one thing only.',
      (natal) =>
        `Mars crosses your ${natal} and heats up ${areaOf(natal)} for about a week. Put the extra energy into a task before it turns into an argument.`,
    ),
    ease: (natal) =>
      `This week Mars works for your ${natal}. Whatever needs a push in matters of ${areaOf(natal)} can be had with one straightforward effort.`,
    strain: (natal) =>
      `Mars is pressing on your ${natal}, so you may be short-tempered about ${areaOf(natal)} this week. Move your body first, then say what you want in one sentence.`,
  },
};

const steady: Pick<Transits, 'Jupiter' | 'Saturn'> = {
  Jupiter: {
    union: returning(
      'Jupiter',
      'Jupiter is back where it stood at your birth, as it is every twelve years. A new round of growth opens, so try the door you would normally admire from outside.',
      (natal) =>
        `Jupiter visits your ${natal}, and for some weeks there is more room in matters of ${areaOf(natal)}. Say yes to the offer that makes you a little bigger.`,
    ),
    ease: (natal) =>
      `Goodwill reaches your ${natal} from Jupiter these weeks. Apply, ask or learn now; in matters of ${areaOf(natal)} people are inclined to help.`,
    strain: (natal) =>
      `Jupiter makes your ${natal} want more than the day can hold. Much is possible just now in matters of ${areaOf(natal)}, though not all at once, so promise half and deliver it.`,
  },
  Saturn: {
    union: returning(
      'Saturn',
      'Saturn has come round to where it was when you were born, which takes it twenty-nine years. It is a time to sort what is truly yours to carry from what you carried for others, and to build on the first.',
      (natal) =>
        `Saturn stands on your ${natal} for some weeks, often three times in a year, and asks for honesty in matters of ${areaOf(natal)}. Reduce it to what you can keep up, and that will last.`,
    ),
    ease: (natal) =>
      `Saturn steadies your ${natal}. These weeks are good for putting ${areaOf(natal)} on a lasting footing: a plan, an agreement, a regular hour.`,
    strain: (natal) =>
      `Saturn tests your ${natal}, and ${areaOf(natal)} can feel like uphill work for a while. Do the next necessary thing slowly, ask an experienced person, and rest on purpose.`,
  },
};

const slow: Pick<Transits, 'Uranus' | 'Neptune' | 'Pluto'> = {
  Uranus: {
    union: returning(
      'Uranus',
      'Uranus has gone once round the whole zodiac since you were born, which takes it eighty-four years. Few live so freely as those who no longer have to prove anything, so please yourself.',
      (natal) =>
        `Uranus wakes up your ${natal}, a visit that comes once in a lifetime and lasts about a year. Something in ${areaOf(natal)} wants to be lived differently; experiment before you demolish.`,
    ),
    ease: (natal) =>
      `Fresh air comes from Uranus to your ${natal}. Through this season try the unusual way in matters of ${areaOf(natal)}, for it meets with little resistance.`,
    strain: returning(
      'Uranus',
      'Uranus stands at odds with its place at your birth, as it does around twenty, forty and sixty. Restlessness asks what you have outgrown; change the smallest thing that would make you feel free.',
      (natal) =>
        `Uranus unsettles your ${natal}, and plans around ${areaOf(natal)} may be changed at short notice this season. Keep some slack in the week, and see which freedom is knocking.`,
    ),
  },
  Neptune: {
    union: (natal) =>
      `Neptune drifts over your ${natal} for a year or two and makes ${areaOf(natal)} more tender, more inspired and less clear. Create, comfort and listen, and let a sober friend read the contracts.`,
    ease: (natal) =>
      `Neptune lends your ${natal} imagination these months. Music, stillness and kindness will do you good in everything to do with ${areaOf(natal)}.`,
    strain: (natal) =>
      `Neptune lays a mist on your ${natal}. In matters of ${areaOf(natal)} some things are not as they look this season, so ask again, write it down and put off what cannot be undone.`,
  },
  Pluto: {
    union: (natal) =>
      `Pluto meets your ${natal}, slowly and only once in a life. Over a year or two ${areaOf(natal)} will be thoroughly renewed; let go of what is already over, and the strength in it comes back to you.`,
    ease: (natal) =>
      `From a good angle Pluto gives your ${natal} depth. During these months you can repair something from the ground up in matters of ${areaOf(natal)}.`,
    strain: (natal) =>
      `Pluto presses on your ${natal}, and questions of control come up around ${areaOf(natal)}. Over these months choose what you will not give up, and loosen your hold on the rest.`,
  },
};

export const transits: Transits = { ...quick, ...steady, ...slow };
