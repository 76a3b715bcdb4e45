import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Major says of the coming stretch, if nothing is changed. */
export const aheadMajors: Readonly<
  Record<Extract<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  maj00: [
    'Something new is likely to sweep you up before the paperwork is done. The mood is light, and what goes wrong makes a good story.',
    'The start keeps being talked about and put off, or it happens in a rush. Either way a small stumble is probable, of the instructive sort.',
  ],
  maj01: [
    'Things begin to take shape as soon as you name them. A stretch is opening in which you talk well, learn fast and find the right door handle.',
    'There will be a lot of talk and a shiny offer or two. Rather less is going to be delivered than announced, and the gap becomes noticeable.',
  ],
  maj02: [
    'For a while little is said and much is sensed. Whatever is forming out of sight will stay there a bit longer, and guessing comes easily.',
    'Something kept quiet is working its way to the surface. A noisy spell comes with it, in which you hear everybody’s opinion sooner than your own.',
  ],
  maj03: [
    'What was planted is about to come up. The house gets livelier, and ordinary things such as bread and a warm evening give more pleasure than usual.',
    'Growth looks set to slow. You will probably be busy with what everyone else needs, and your own matter comes up thin and rather late.',
  ],
  maj04: [
    'Somebody is going to take charge, and loose talk gets the edges of an agreement. There will be more order about, and fewer surprises.',
    'A contest over who decides is brewing. Orders come out sharper than they were meant, or else nobody gives any and things begin to slide.',
  ],
  maj05: [
    'It will take the official way next, by appointment and with a form to be stamped or a blessing to be given. Slow as that is, it advances.',
    'You are drifting towards a disagreement with how it is done. Impatience with advice comes first, and then a quiet exception that nobody authorised.',
  ],
  maj06: [
    'Two roads come into view, and one of them makes your heart beat faster. Somebody or something is drawing near enough to require an answer.',
    'The talk that should come first keeps being overtaken by events. A wavering time follows, warm and cool on alternate days, with much left hanging.',
  ],
  maj07: [
    'It picks up speed. Obstacles that held for weeks give way one after another, and the mood is that of a good departure with all the bags aboard.',
    'More force goes in and less road comes out. Plans and trips are prone to delay, and tempers may be lost over who is steering.',
  ],
  maj08: [
    'A slow, unspectacular gain is under way, as when a difficult person or a bad habit softens. It goes so gradually that you notice it afterwards.',
    'Your nerves are in for a thin-skinned spell. Small provocations land harder than they should, and later you wonder what all the heat was for.',
  ],
  maj09: [
    'It grows quieter round you. Invitations thin out or lose their charm, and a thought you have been too busy for catches up with you.',
    'Days of your own company lengthen. The quiet that used to restore you starts to echo, while other people simply take you to be busy.',
  ],
  maj10: [
    'The situation is about to shift of its own accord, probably your way and from an odd quarter. What seemed bolted down will be in motion.',
    'The same turn looks like coming round once more, on cue and with its familiar excuses. Outside conditions drag their feet for a spell.',
  ],
  maj11: [
    'A reckoning is due, and it will go by the facts. What was put in tends to come back in the right amount, neither rounded up nor down.',
    'For a while the matter is weighed on crooked scales. One version of it travels faster than the other, and some bitterness collects in the corners.',
  ],
  maj12: [
    'Nothing much moves. A pause sets in that cannot be hurried, and after the dull part of it the question is found to have turned round.',
    'The waiting goes on a little beyond its purpose. Then impatience arrives, quite suddenly, and the knot that looked so serious proves to be a bow.',
  ],
  maj13: [
    'A chapter long under way is nearing its last page. It leaves a bare, clear stretch behind, sad on some days, with a great deal of room.',
    'More of the same is coming, each time a little thinner. What ought to stop gets extended, and everyone grows tired without saying of what.',
  ],
  maj14: [
    'It levels out. An even-tempered, unhurried time begins, full of small adjustments, in which two things you took for enemies start to get along.',
    'The pendulum has some swings left in it. Too much is followed by too little and then by rather too much again, with apologies in between.',
  ],
  maj15: [
    'The pull will grow stronger before anyone examines it. There is pleasure ahead and there is a bill, and the two arrive by separate post.',
    'A hold on you is weakening, untidily and with relapses. In between come hours of surprising lightness in which you forget what you were so afraid to lose.',
  ],
  maj16: [
    'Something that has been under strain looks about to give, and fast. A few loud days follow, after which the view is wider than anyone remembered.',
    'The rumbling continues, with a near miss or two and a repair that holds for now. The larger shake-up keeps its distance and does not go away.',
  ],
  maj17: [
    'After the strain a gentler time begins, with more air in it. Hope comes back in small amounts, and people are unreasonably kind.',
    'It looks a bit grey for the time being. Good signs will pass without a greeting, because you have got out of the way of expecting them.',
  ],
  maj18: [
    'Misty weather lies ahead, and every message can be read two ways. Some things will look worse by lamplight than they are, and a few look better.',
    'The fog thins, though not all at once. As one misunderstanding after another clears, you will feel relieved and slightly foolish about some of your nights.',
  ],
  maj19: [
    'A bright time is coming, simple and public, with good news and warm company. Even the dull parts go more easily in that light.',
    'Good things are on the way, a size smaller or a bit later than hoped. At first a cloud of tiredness may take the shine off them.',
  ],
  maj20: [
    'Something is about to wake you, a call from outside or a stirring within, and with it comes an old acquaintance or an old account. Dozing becomes difficult.',
    'The call will be repeated and, as things are, put on hold once more. Each time the reasons improve and the ringing gets a shade fainter.',
  ],
  maj21: [
    'It is rounding itself off. A completion lies ahead, perhaps a trip, and the odd feeling of having arrived while still holding the suitcase.',
    'Nearly done looks like staying nearly done. Side issues eat up the evenings, and the final piece is carried from one list over to the next.',
  ],
};
