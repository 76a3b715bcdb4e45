import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of love. */
export const concerns: MatterWords['concerns'] = {
  feelings: {
    past: [
      'Something of that still colours the way {who} look{s} at you.',
      'Whatever {who} {is} slow to show you has some of its roots there.',
    ],
    now: [
      'With things so, fondness for you has room to show, in a glance or in a joke kept for you.',
      'Through that, even real warmth can look like indifference from where you sit.',
    ],
    ahead: [
      'In such a stretch a liking for you is easier to have and harder to hide.',
      'While it lasts, the signs of liking you go by will be fewer and harder to read.',
    ],
    obstacle: 'It sits between what is felt for you and anything you could actually see of it.',
  },
  contact: {
    past: [
      'So your name on {whose} phone has more than small talk behind it.',
      'So the quiet between the two phones is older than the last message.',
    ],
    now: [
      'On such a day a message gets written between two bus stops, hardly thought about.',
      'With that going on, three friendly words can lie half typed under a thumb.',
    ],
    ahead: [
      'It makes room for a line on the screen, or for a call that is picked up at once.',
      'Chats sink down the screen under all that, and good intentions sink with them.',
    ],
    obstacle: 'That is enough to turn a two-line reply into a job for some other evening.',
  },
  reconcile: {
    past: [
      'A second try, if it comes to that, would have something of those days to begin from.',
      'Any second try would have that lying beside it, among the old photographs.',
    ],
    now: [
      'For two people who parted, it is better ground to meet on than longing alone.',
      'As long as that lasts, the walk back towards each other goes uphill.',
    ],
    ahead: [
      'Two people who broke off could run into each other in the midst of that, and stay for coffee.',
      'The old quarrel likes that sort of weather, and has kept your address.',
    ],
    obstacle: 'It is what keeps missing someone and having someone back such different things.',
  },
  meet: {
    past: [
      'Since then you walk into a room full of strangers with a lighter coat on.',
      'After such a thing one looks a stranger over twice before clearing the next chair.',
    ],
    now: [
      'Your face is open enough, that way, for a stranger to risk a remark.',
      'Somebody new finds little to get hold of there beyond a name and a polite smile.',
    ],
    ahead: [
      'It is fair weather for a friend of a friend, and for talk that goes on in the doorway.',
      'New faces have to be noticed past all that, the ones on a screen included.',
    ],
    obstacle: 'The seat beside you, which a stranger might have asked for, is taken by that.',
  },
  confess: {
    past: [
      'Because of that there is something for the words to stand on, spoken or still unspoken.',
      'No wonder words of this sort come at such a price, in either direction.',
    ],
    now: [
      'Three shy words, said already or still to be said, find good ground there.',
      'Beside that, the most honest sentence a heart owns can come across as small talk.',
    ],
    ahead: [
      'There is an opening for candour in it, of the kind that comes up on the way to the station.',
      'Whatever has been declared, or is waiting to be, gets jostled on that road.',
    ],
    obstacle: 'Just there it sticks, the declaration and the answer to it alike.',
  },
  bond: {
    past: [
      'A part of the floor that you and {who} walk on was laid there, and it holds.',
      'Small things with {whom} still show it, such as which of you says sorry first.',
    ],
    now: [
      'At such times the two of you need no plan to be glad of each other.',
      'Between two people that makes for careful sentences and long looks out of the window.',
    ],
    ahead: [
      'You and {who} can go side by side through that without counting steps.',
      'Two people can fall out of step over a trifle on such ground.',
    ],
    obstacle: 'Each talk with {whom} about the two of you has to climb over that first.',
  },
  commit: {
    past: [
      'From days like those people take the courage for a vow.',
      'Every talk about a wedding or a shared address has that at the back of it.',
    ],
    now: [
      'In an everyday life of that kind a ring would not look out of place.',
      'With that about, words like “for ever” get said in a lower voice.',
    ],
    ahead: [
      'With that ahead, families could meet and two diaries be opened at the same page.',
      'Plans for a life together get folded up small meanwhile, without being thrown away.',
    ],
    obstacle: 'As often as the talk comes round to “yes” and “for good”, it halts just there.',
  },
  loyalty: {
    past: [
      'Trust had something to grow on there, and has had roots of its own since.',
      'A phone laid face down has meant more, ever since, than a phone laid face down.',
    ],
    now: [
      'Like that, you can hear what {who} tell{s} you without listening for what is left out.',
      'From inside that, an honest muddle and a lie look much the same.',
    ],
    ahead: [
      'Things get said in the open more easily at such a time, the harmless and the awkward.',
      'In times like that, a late train and an excuse are hard to tell apart.',
    ],
    obstacle: 'Whatever {who} tell{s} you has to pass through that before it can be believed.',
  },
  leave: {
    past: [
      'Nobody can take that from you, whichever way it goes with {whom}.',
      'Some of the leaving, if it comes to leaving, began back there.',
    ],
    now: [
      'It takes some of the cold out of the question of going or staying.',
      'That way an ordinary evening comes to feel like a rehearsal for goodbye.',
    ],
    ahead: [
      'What has to be decided about you and {whom} can be said more gently then.',
      'The suitcase, packed or only imagined, stands in plain sight through all of that.',
    ],
    obstacle: 'Neither a clean parting nor a whole-hearted staying gets past that as it is.',
  },
  loveAny: {
    past: [
      'Your heart learned something there that it has not had to unlearn.',
      'In love one goes on flinching from such things long after the bruise has faded.',
    ],
    now: [
      'It makes the heart easier to live with, and easier to come near.',
      'Love has to get through that before it gets through to anyone.',
    ],
    ahead: [
      'Affairs of the heart find more room in days of that kind.',
      'The heart will want its thicker coat for that.',
    ],
    obstacle: 'So affection arrives late, or by the side entrance, or at the wrong house.',
  },
};
