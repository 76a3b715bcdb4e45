import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in matters of oneself. */
export const whether: MatterWords['whether'] = {
  self: {
    yes: [
      'You are on to something about yourself, and on a better footing with it than you thought.',
      'It does look as though you are growing in the direction you meant to, unevenly, like everything that is alive.',
      'The cards agree with your better guess about yourself, the one you keep to yourself in company.',
    ],
    no: [
      'Not as you are going about it now. The aim suits you, and the way there was drawn for somebody else.',
      'The cards say no, in a friendly voice: what you take for your nature is a role you learned, and you may put it down.',
      'It does not look so; you are judging yourself by an old photograph.',
    ],
    unclear: [
      'You are between two versions of yourself, and nobody can be read fairly in the middle of changing.',
      'Some of you says one thing and some of you the opposite, and both have earned a hearing.',
      'The answer about you seems to depend on the company you are in, which is an answer of sorts.',
    ],
  },
  mood: {
    yes: [
      'It does lift, if the cards are any guide, rather as a morning does, so slowly that you notice it afterwards.',
      'You look like coming through this. The first sign may be something small, an appetite or a laugh that surprises you.',
      'Ease is on its way to you, a part first and then a larger part; let someone walk the first stretch with you.',
    ],
    no: [
      'It does not pass of its own accord, to judge by this draw, so it would be wise to let somebody help.',
      'The weight seems to stay. That is no fault in you, and a good reason to tell a person you trust, or a doctor.',
      'Things hardly get lighter while you hold them alone; that is the part that can change.',
    ],
    unclear: [
      'Better days and worse ones are both in here, and nothing puts them in order.',
      'Whether it eases depends on rest that you have not had, and no card can have it for you.',
      'Something in you is loosening and something is still clenched. It is too early to say which you will feel first.',
    ],
  },
};
