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
  papers: {
    do: [
      'Send it, once a careful friend has read it through. It will never feel finished, and that is the price.',
      'The cards are for putting your name in. You give up the shelter of not having been judged.',
    ],
    refrain: [
      'Keep it back a few days; there is a better version in you. You may lose a place in the queue.',
      'The draw would leave this one unsent, or unpursued. It costs you a maybe and frees an evening for a likelier address.',
    ],
    unclear: [
      'Send or wait, it makes little odds. What matters is the first half-page, so give it one honest hour.',
      'It is a tie. Put your papers beside the advert, line by line, and count how often they answer each other.',
    ],
  },
  interview: {
    do: [
      'Go in and say it in your own words. The cost is an hour of damp palms, and then you know.',
      'The cards are for it, with one question of your own at the ready. You lose the excuse of never having been seen.',
    ],
    refrain: [
      'Leave it out, or leave it be. It would take more composure than you have to spare; the cost is a small what-if.',
      'Better hold back in that room than fill every silence. You may seem a shade cool, and you keep your footing.',
    ],
    unclear: [
      'The draw is undecided. Imagine yourself on the way home from it, and notice which version of you is walking faster.',
      'It can be done either way. Prepare as if you wanted it, and let the hour itself tell you whether you do.',
    ],
  },
  retire: {
    do: [
      'Take it, the cards lean, once the sums reach as far as your pension.',
      'It can be accepted. Ask first what is still open, the date, the months paid, the pension, and have that in writing.',
    ],
    refrain: [
      'Better not on these terms; while you still hold the post, you can talk them over.',
      'Let it lie for now. Leaving is easy to do later and hard to undo.',
    ],
    unclear: [
      'Staying and going weigh the same. Work out in which month you would first miss the pay, and look again.',
      'Ask a colleague who took such an offer what nobody mentioned at the time.',
    ],
  },
  dismissed: {
    do: [
      'Looking elsewhere now is what the cards favour, and leaving only once something is signed. Ask first what you would forfeit by going early.',
      'Be the one who decides, with the next place found first. It costs the faint hope that it all blows over.',
    ],
    refrain: [
      'Stay in your seat, the cards advise; a resignation handed in out of fear cannot be taken back. You bear some uncertain weeks.',
      'Let them make the first move, if there is one to make. The waiting wears, and it keeps your choices whole.',
    ],
    unclear: [
      'Leaving early and sitting it out are equal here. Learn your notice, your terms and your savings, and then ask again.',
      'The draw cannot choose. Look around as if you were going, and behave at work as if you were not.',
    ],
  },
  deal: {
    do: [
      'Go ahead with it, once every promise stands on paper. You give up the easier job you might have found instead.',
      'The draw is for closing, at the price you fixed while you were calm. It ties your hands for a while.',
    ],
    refrain: [
      'Let this one pass in its present form. You forgo the turnover and keep your evenings and your margin.',
      'Do not chase it further, the cards suggest. Some pride goes, and the time turns up again with a better client.',
    ],
    unclear: [
      'Neither signing nor walking away is clearly better. Ask for a smaller first part, and see how that gets paid.',
      'It is even. Decide which single condition you would not do without, and let their reply to that settle it.',
    ],
  },
  admission: {
    do: [
      'Go for the place. It will cost a summer’s ease and the comfort of staying where everyone knows the way.',
      'Accept it, or put it first, the cards say. Another pleasant future has to be let down gently.',
    ],
    refrain: [
      'Not this course, or not this year, is how the draw leans. The price is an explanation to proud relatives.',
      'Leave the famous name alone for now. One loses a line to quote and may gain teachers who answer.',
    ],
    unclear: [
      'It leans neither way. Spend a day there outside the open days, and see who talks to whom over lunch.',
      'The place would do and so would another. Compare the second year of each course, which is where people stay or leave.',
    ],
  },
  invited: {
    do: [
      'Go, with a time to leave that you have named beforehand; it costs an evening, and the tone of it is friendly.',
      'You can say yes, as long as it is in public and others know of it. Go home while it is still pleasant.',
    ],
    refrain: [
      'Better to decline this one, politely and without a reason; a “not this time” offends fewer people than one fears.',
      'Suggest something shorter in its place, a lunch or a coffee with others there. Whoever minds that has told you something.',
    ],
    unclear: [
      'It depends on who else is there. Ask that first, and say yes only to a place you could leave at any moment.',
      'Neither way tips it. If you would not mind a colleague knowing of it, go; if you would mind, stay away.',
    ],
  },
  pay: {
    do: [
      'Ask, with one figure and three facts. The price is a minute of silence after the figure.',
      'Yes, bring up the pay, and let the other side speak first once you have named it.',
    ],
    refrain: [
      'Not at this moment; the budget or the mood is against you. Gather what your work has brought in, and ask later.',
      'Leave the figure unsaid for now. It costs you patience, and spares you a no that would be remembered.',
    ],
    unclear: [
      'It can go either way. Find out first what others are paid for the same work, and then decide.',
      'Ask what a rise would depend on before you ask for the rise; that commits nobody.',
    ],
  },
};
