import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to shall I in matters of work. */
export const should: MatterWords['should'] = {
  offer: {
    do: [
      'Go for it. It takes up more of the week than the advertisement admits, and seems worth that.',
      'Accept, or apply, with one question asked beforehand. The other thing you were keeping warm will have to go cold.',
    ],
    refrain: [
      'Let this one go by. You lose a certainty, or the look of one, and keep your hands free for a better fit.',
      'The cards advise holding back. It may cost you somebody’s good opinion for a while; the small print would have cost more.',
    ],
    unclear: [
      'The offer has two faces and the draw has seen both. What decides is a detail you can still ask about.',
      'It is a tie. Imagine you had already said yes, and notice what your shoulders do.',
    ],
  },
  change: {
    do: [
      'A change is what the draw advises. For a while you would be the new one, who does not know where anything is kept.',
      'Go, and go with something signed in the other pocket. The price is the comfort of being known.',
    ],
    refrain: [
      'Stay for now, and make use of the staying. It will take some swallowing on Monday mornings.',
      'The draw is against leaving at this point. You give up a splendid exit, and keep the choice of when.',
    ],
    unclear: [
      'Neither going nor staying wins. Find out what would have to change for you to stay, and ask for exactly that.',
      'The cards wait for a second offer, or a second thought. Until then make yourself a little less dependent on this one place.',
    ],
  },
  calling: {
    do: [
      'Follow the bent, at first in the evenings. Never again could you say that there was no chance.',
      'They point towards that work. For some years your friends would be further on, or look it, and that is the price.',
    ],
    refrain: [
      'Keep it as a love rather than a living, say the cards. A dream of applause goes, and the thing itself stays yours.',
      'That path had better rest for now. You will be short of an answer at dinner parties, and of little else.',
    ],
    unclear: [
      'It is not settled whether this is a trade or a pleasure. Spend a few weekends on it as if it were paid, and see.',
      'Two vocations are quarrelling here. Give each of them one plain day’s work and compare how tired you are afterwards.',
    ],
  },
  rise: {
    do: [
      'Ask, with three facts and no complaint. A dry mouth is the price, and perhaps a polite delay.',
      'Step forward. It puts you in view, and from there your mistakes can be seen as well.',
    ],
    refrain: [
      'Not at this moment; the ear you need is occupied. Waiting is tiresome, and it improves the odds.',
      'Let it rest, and finish what is on the bench. You go without the pleasure of having said it.',
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
      'Leave it for now, the cards advise. Some annoyance has to be swallowed, and you keep an ally you may want.',
      'Do not go into this fight. It costs you the last word, which is worth surprisingly little by Thursday.',
    ],
    unclear: [
      'To speak or to let it pass is evenly balanced. Wait for the next occasion, and let its tone decide.',
      'The table gives no clear lead. Write the matter down as it would look to a newcomer, and see how large it still is.',
    ],
  },
  business: {
    do: [
      'Go ahead, small and soon. It takes your spare time, with interest.',
      'Do it, on terms that are written down. What you give up is the ease of a handshake.',
    ],
    refrain: [
      'The cards would hold off. You lose a little momentum and keep something to fall back on.',
      'Not in this form, or not at this size. A good story is lost, and some bad evenings are saved.',
    ],
    unclear: [
      'It is neither backed nor warned against. Ask one person who would be paying for it, and then look again.',
      'There are too many unknowns for a lead. Decide beforehand what you could afford to lose, and let that figure speak.',
    ],
  },
};
