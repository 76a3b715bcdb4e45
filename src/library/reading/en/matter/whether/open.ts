import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in other matters. */
export const whether: MatterWords['whether'] = {
  health: {
    yes: [
      'Cards cannot examine anyone and a doctor can. As a mood, though, the draw is hopeful, and sees strength coming back.',
      'The signs are encouraging, though signs of this kind do not reach into the body; keep the appointments and the hope.',
      'On the whole it looks favourable. That is a comfort and no finding: tests and trained people are what tell you.',
    ],
    no: [
      'The draw is not easy in its mind, and it knows nothing of medicine. Let somebody qualified look, and let it be soon.',
      'It looks more like a time for patience than for good news; cards do not diagnose, and the question belongs with a doctor or a vet.',
      'It does not look effortless. More rest and proper advice seem needed, and a card should not stand in for either.',
    ],
    unclear: [
      'That is something cards cannot know. A test, a nurse or a surgery can, and asking there is the quickest relief.',
      'Nothing is said here for or against, and it would be wrong to press it. Where the body is concerned, ask those who can measure.',
      'The table speaks about worry and leaves the body alone. For the rest of the answer a professional is the right address.',
    ],
  },
  lost: {
    yes: [
      'It looks as if it turns up, near a place already searched in a hurry. Go back there slowly, and tell people.',
      'There is a fair chance of getting back what is missing; other eyes help, so ask the neighbours and leave a number.',
      'The cards think it is found. Cards do not search, though: retrace the day, and ring the lost property office or the shelter.',
    ],
    no: [
      'It does not look like coming back by itself. Report it where such things are reported, and give the search an end that you choose.',
      'The draw sees little chance, which should not stop you asking where lost things are handed in, or at the shelter.',
      'Probably out of reach, say the cards, and they judge such things badly. One more careful search is only fair.',
    ],
    unclear: [
      'No card can tell you where it is. A list of the last places, and one other person to look with you, can do more.',
      'It may turn up and it may not; the draw cannot see round corners, so leave word wherever someone might.',
      'The trail is neither warm nor cold. Put up a note, and look once where it belongs when it is not lost.',
    ],
  },
  outlook: {
    yes: [
      'It looks good on the whole, kinder than what came before and not too grand to be true.',
      'The signs are fair. Luck takes the form of things simply working, for which one can be grateful.',
      'There is more with you than against you in this draw, so the time may be trusted.',
    ],
    no: [
      'It does not look like an easy time. It looks like a useful one, with the effort coming before the reward.',
      'It looks rather thin on luck, as the cards have it, and not short of sense; whoever plans modestly gets through well.',
      'The wind is against you more than with you. That asks for shorter stretches, and for company on them.',
    ],
    unclear: [
      'It is a mixed bag, with the good and the tiresome in much the same quantity.',
      'The draw declines to call it lucky or unlucky; a good deal will be decided by what you do with the middle of it.',
      'Nothing here settles it. The time seems to be waiting for you to make the first move.',
    ],
  },
  open: {
    yes: [
      'Whatever you have in mind, the cards are for it, within reason and with your eyes open.',
      'The answer tends to yes. You did not say to what, so hold it against the thing you thought of first.',
      'More speaks for it than against it here; how much more is for you to weigh, since only you know what it is.',
    ],
    no: [
      'The table shakes its head, gently, at whatever you were thinking of. Put it once in your own words before you give it up.',
      'An unnamed thing is hard to judge; it leans to no, or to not like this.',
      'Less speaks for it than against. If you name the matter to yourself you will probably see which part is meant.',
    ],
    unclear: [
      'With no question to hold on to, the cards balance, and would rather not pretend otherwise.',
      'It stays open. A sharper question might get a sharper answer, even from the same draw.',
      'Yes and no are evenly matched, and the thing itself has not been named; you may have noticed which you hoped for.',
    ],
  },
};
