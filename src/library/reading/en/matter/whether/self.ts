import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in matters of oneself. */
export const whether: MatterWords['whether'] = {
  self: {
    yes: [
      'You are on the right way, as far as cards can see it, if unevenly, like everything that is alive.',
      'There is less wrong with you than you fear; on the very point you ask about, the cards judge more kindly than you do.',
      'You can trust yourself in this, and most of all the quiet opinion that you keep to yourself in company.',
    ],
    no: [
      'Not as you are going about it now. The aim suits you, and the way there was drawn for somebody else.',
      'There is something in the doubt you have about yourself, and less than you make of it: one habit wants changing, no more.',
      'What you take for your nature here is a role you learned, and it does not serve you. You may put it down.',
    ],
    unclear: [
      'You are between two versions of yourself, and the truer is the one in whose company you breathe more easily.',
      'Partly so and partly otherwise, and a good deal depends on how tired you are when you ask.',
      'Some of you says one thing and some the opposite. The next small thing you decide on an ordinary morning will show which part leads.',
    ],
  },
  mood: {
    yes: [
      'It lifts, if the cards are any guide, rather as a morning does, so slowly that you notice it afterwards.',
      'You do come through this. The first sign may be something small, an appetite or a laugh that surprises you.',
      'It grows lighter, a part first and then a larger part; whatever or whomever you miss may stay near without pressing so hard.',
    ],
    no: [
      'It is a lot to carry, and it does not pass on command. Let somebody sit with you, and if it goes on, tell a doctor.',
      'The weight stays for a while, which is no fault in you; some of it may be love with nowhere to go. Tell a person you trust, or a doctor.',
      'You have been brave about this for long enough. Alone it hardly gets lighter, and with one other person in the know it can.',
    ],
    unclear: [
      'There is comfort in here and there is heaviness, turn and turn about; sleep and company count for most.',
      'It eases and comes back, as such things do, and nothing is wrong with you for that. A proper night or two would tip the balance.',
      'You may feel better before you notice, or need a little longer. That depends on whether anyone is allowed to help.',
    ],
  },
  anxious: {
    yes: [
      'It does ease, in small ways to begin with: an evening with fewer thoughts in it, a night with fewer hours awake.',
      'The worry loosens its hold, as the cards see it, once it has to share the day with other things.',
    ],
    no: [
      'It does not stop by being told to. The worry keeps its hold for a while; if it takes your nights for weeks, a doctor is the right person to tell.',
      'Not yet, and that is no failing. Too much is asking for an answer at the same time, and one thing fewer would be felt.',
    ],
    unclear: [
      'It comes and goes, and the going is real. How you spend the last hour before bed counts for more than it should.',
      'Calm and alarm take turns here. Much depends on whether the thing you fear gets a name and a date, or stays everywhere.',
    ],
  },
};
