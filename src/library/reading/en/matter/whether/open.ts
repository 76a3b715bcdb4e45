import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** The answer to whether in other matters. */
export const whether: MatterWords['whether'] = {
  health: {
    yes: [
      'The draw is hopeful, and finds strength where the worry expects none. What is so in the body, an examination can tell.',
      'It looks favourable as far as cards may speak of it, and that is as far as courage, rest and good hands. The findings belong to those who treat.',
      'There is good reason for hope on this table. Take it along to the appointments, for it replaces none of them.',
    ],
    no: [
      'There is worry in this draw and no knowledge of medicine. Let somebody qualified look, and let somebody kind come along.',
      'The cards cannot see where this leads, and can see that it has been tiring. Put the worry in plain words to those who treat, and soon.',
      'The cards ask for more rest and more help than there is at present. How it stands with the body is for those who can examine it.',
    ],
    unclear: [
      'That is nothing the cards can tell you. Somebody trained can, today if there is pain, and asking for an appointment is the shortest way to some peace.',
      'Of a body the cards know neither a yes nor a date. Those who treat can say what to expect, so ask them outright.',
      'The table speaks of the worry and leaves the body to those who can examine it. Some ease would come from help, and from one question fewer to carry alone.',
    ],
  },
  lost: {
    yes: [
      'It turns up, the cards think, close to a place already searched in a hurry. Go back there slowly, and tell people.',
      'What is missing comes back, most likely through other hands; ask whoever was there last, and leave a number.',
      'It looks findable, by patience more than by turning everything out. The cards do no searching, though, so ring the lost property office too.',
    ],
    no: [
      'It does not come back by itself. Report it where such things are reported, and give the search an end that you choose.',
      'The chances look thin, which should not stop you asking once more wherever found things are handed in.',
      'It seems out of reach for now, and cards are poor judges of that. One more careful look is only fair, with someone who has not looked yet.',
    ],
    unclear: [
      'It may be found and may not. It depends on who else knows that you are looking, so tell two people more.',
      'The trail is neither warm nor cold; the last hour before it was missed, gone through step by step, would do more than a card.',
      'Nothing says gone and nothing says found. Leave word where it belongs and where it was last seen, and let other eyes help.',
    ],
  },
  outlook: {
    yes: [
      'It is a good stretch on the whole, kinder than the one before it and not too grand to be true.',
      'Things go your way more often than not, with luck of the sort in which matters simply work.',
      'There is more with you than against you, so the time may be trusted with a plan or two.',
    ],
    no: [
      'It is no easy time. It looks like a useful one, with the effort due before the reward.',
      'Luck keeps its distance and good sense does not; plan modestly, and you get through well.',
      'The wind is in your face more than at your back, so take shorter stretches, and company for them.',
    ],
    unclear: [
      'It is a mixed bag, the good and the tiresome in much the same quantity; what you do with the middle of it tips the rest.',
      'Neither lucky nor unlucky, it waits for you to move first and answers in kind.',
      'Good days and poor ones come out level. Which of them you remember depends on one thing you have been putting off.',
    ],
  },
  open: {
    yes: [
      'The answer tends to yes, within reason; hold it against the thing you thought of first.',
      'More speaks for it than against it. How much more is for you to weigh, since you know what it is.',
      'It goes well, whatever it is, so long as it is done with open eyes.',
    ],
    no: [
      'It leans to no, or to not like this. Put it once in your own words before you give it up.',
      'Less speaks for it than against. If you name the matter to yourself, you will probably see which part is meant.',
      'It does not come out quite as wished; a smaller version of it might.',
    ],
    unclear: [
      'It stays open. A sharper question might get a sharper answer, even from the same cards.',
      'Yes and no are evenly matched. You may have noticed which of them you hoped for, and that counts for something.',
      'Nothing settles it either way, since too much hangs on a detail that only you know.',
    ],
  },
  parcel: {
    yes: [
      'It is on its way and most likely gets here, perhaps with one more stop than planned.',
      'Probably yes, so see that somebody is there to take it in.',
    ],
    no: [
      'It looks late; one leg of the way is holding it up.',
      'Rather not yet. Chasing it will do more than waiting in.',
    ],
    unclear: [
      'It could go either way, and the tracking page knows more than a card.',
      'That hangs on the last stretch and on whoever drives it.',
    ],
  },
  away: {
    yes: [
      'It may well have been handed in, the cards think, so ask where found things are kept, and ask by the day and the hour.',
      'Somebody has probably picked it up and means well by it. Ring the place today, while they still remember.',
      'It looks findable, through the people of that place more than through your own searching; leave them a number.',
    ],
    no: [
      'The chances look thin. Report it all the same, and block or replace what could be misused.',
      'It seems to have gone further than the place where you left it. One call to the lost property office is still owed.',
      'It does not come back by itself; give the place one good description, and then the search an end that you choose.',
    ],
    unclear: [
      'It depends on who came after you. The lost property office knows more than a card, and knows it sooner if you ask today.',
      'The trail goes as far as that place and stops there; whoever was on duty may take it up again.',
      'Nothing says gone and nothing says found. Two calls, one to the desk and one to the office, would tip it.',
    ],
  },
  animal: {
    yes: [
      'The cards lean towards a return, perhaps at an odd hour. Put food by the door, and call softly at dusk.',
      '{Who} may well be found, quite likely within a few gardens of home; ask neighbours to open sheds and garages.',
      'It looks hopeful. Somebody may have seen {whom}, so let the shelter, the vets and the neighbours know.',
    ],
    no: [
      'The draw sees no quick return, and it can be wrong about a creature. Keep the notice up and ring the shelter again.',
      '{Who} {does} not seem to come back unaided just yet. More people looking would do more than more hours of it.',
      'There is no early return in these cards, which know nothing of where {who} {is}. Leave something that smells of home outside, and rest.',
    ],
    unclear: [
      'Nobody can tell from here. Dusk and early morning are the hours for it, with a familiar voice and no crowd.',
      'It is open. {Who} may be shut in somewhere or lying low, and every neighbour who checks a shed improves the odds.',
      'The cards do not decide this one; a photograph on the right lamp-post might. Tell the shelter and two streets more.',
    ],
  },
};
