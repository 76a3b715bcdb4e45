import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of work. */
export const should: MatterWords['should'] = {
  offer: {
    do: [
      'Go for it, as the cards see it. It takes up more of the week than the advertisement admits, and seems worth that.',
      'Accept, or apply, is the lean of the draw, with one question asked beforehand. You give up the other thing you were keeping warm.',
    ],
    refrain: [
      'Rather let this one go by. You lose a certainty, or the look of one, and keep your hands free for a better fit.',
      'The cards advise holding back. It may cost you somebody’s good opinion for a while; the small print would have cost more.',
    ],
    unclear: [
      'The offer has two faces and the draw has seen both. What decides is a detail you can still ask about.',
      'No lean either way. Imagine you had already said yes, and notice what your shoulders do.',
    ],
  },
  change: {
    do: [
      'A change is what the draw advises. You pay with a stretch of being the new one, who does not know where anything is kept.',
      'Go, say the cards, and go with something signed in the other pocket. The price is the comfort of being known.',
    ],
    refrain: [
      'Stay for now, and make use of the staying. Some pride will be due on Monday mornings.',
      'The draw is against leaving in anger. What you give up is a splendid exit; what you keep is the choice of when.',
    ],
    unclear: [
      'Neither going nor staying wins. Find out what would have to change for you to stay, and ask for exactly that.',
      'The cards wait for a second offer, or a second thought. Until then make yourself a little less dependent on this one place.',
    ],
  },
  calling: {
    do: [
      'Follow the bent, at first in the evenings. It costs you the right to say that you never had the chance.',
      'They point towards that work. For some years your friends would be further on, or look it, and that is what you pay.',
    ],
    refrain: [
      'Rather keep it as a love than make it a living, say the cards. You lose a dream of applause and keep the thing itself.',
      'The draw advises against choosing that path now. Letting it rest costs you an answer for dinner parties, and little else.',
    ],
    unclear: [
      'It is not settled whether this is a trade or a pleasure. Spend a few weekends on it as if it were paid, and see.',
      'Two vocations are quarrelling here. Give each of them one plain day’s work and compare how tired you are afterwards.',
    ],
  },
  rise: {
    do: [
      'Ask, the cards say, with three facts and no complaint. You pay with a dry mouth and perhaps a polite delay.',
      'Step forward, is the counsel. It puts you in view, and from there your mistakes can be seen as well.',
    ],
    refrain: [
      'Not at this moment; the ear you need is occupied. Waiting costs you some patience and improves the odds.',
      'Better let it rest and finish what is on the bench. You give up the pleasure of having said it.',
    ],
    unclear: [
      'Asking would do no harm and might do no good. Learn first who decides, and on what.',
      'The draw is of two minds, as your workplace seems to be. A talk about where you stand commits nobody and would tell you more.',
    ],
  },
  colleagues: {
    do: [
      'Speak, alone with the person and about one thing. You may lose the sympathy of those you used to grumble to.',
      'Do it, in a level voice. You will be asked for your own share in return, so have it ready.',
    ],
    refrain: [
      'Leave it for now, the cards advise. You swallow some annoyance and keep an ally you may want.',
      'Rather not go into this fight. It costs you the last word, which is worth surprisingly little by Thursday.',
    ],
    unclear: [
      'Whether to speak or let it pass is evenly balanced. Wait for the next occasion, and let its tone decide.',
      'The table gives no clear lead. Write the matter down as it would look to a newcomer, and see how large it still is.',
    ],
  },
  business: {
    do: [
      'Going ahead is favoured, small and soon. The price is your spare time, with interest.',
      'Do it, on terms that are written down. What you give up is the ease of a handshake.',
    ],
    refrain: [
      'The cards would hold off. You lose a little momentum and keep the cushion that you would have had to sit on later.',
      'Rather not in this form, or not at this size. It costs a good story and saves some bad evenings.',
    ],
    unclear: [
      'The venture is neither backed nor warned against. Find one person who would pay for it first, and then look again.',
      'There are too many unknowns for a lean. Decide beforehand what you could afford to lose, and let that figure speak.',
    ],
  },
};
