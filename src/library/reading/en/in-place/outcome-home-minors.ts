import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Minor lets a matter of family or friends come out. */
export const outcomeHomeMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'New spirit gets into it: a plan hatched together, somebody discovering a passion. It is catching, and you catch it too.',
    'Everyone would like a change between you, and nobody begins. The will is there; it is short of sleep.',
  ],
  wan02: [
    'Somebody looks further afield, and the others let them. What you have together remains the base from which all this is dared.',
    'What could be different is talked over and over. What keeps everyone where they are is one fear without a name.',
  ],
  wan03: [
    'News from far off is good, and comes from somebody you had stopped watching for. The circle of your people gets wider.',
    'The visit is put off again, and word is late. Your people are further away than meant, and nearer than it feels.',
  ],
  wan04: [
    'There is peace, and it is celebrated, with a birthday or a reconciliation at which there is too much food and a chair for you.',
    'The celebration has to wait, or relatives bring their weather along. It calms as fewer people direct it.',
  ],
  wan05: [
    'Everybody talks at once and nobody washes up. A family or a circle of friends can survive such noise, and play fair inside it.',
    'They have stopped shouting and begun to be polite. Under the good manners lies one quarrel of a size for coffee.',
  ],
  wan06: [
    'Your people are proud of you, or you of one of them, and this time it gets said where others can hear.',
    'The praise you wanted does not come. It may never come in words. It comes, if you look, as a favour done without comment.',
  ],
  wan07: [
    'You defend your way of living against relatives, friends and advisers. It stands, and some of them will be round for dinner.',
    'Too tired to explain yourself again, you let them comment. Several of these battles end by not being attended, and peace comes cheap.',
  ],
  wan08: [
    'Quick news sets everybody running: a call, an arrival, a yes. The bags get packed before the discussion ends.',
    'A message is misread and makes its rounds. Voices, in a room or a receiver, bring it back to size.',
  ],
  wan09: [
    'You have been through a lot together, and it stands. Trust is slow to take its coat off, with the last trouble still in sight.',
    'You guard yourself against people who no longer mean harm. One harmless evening would show how tired the guard has become.',
  ],
  wan10: [
    'You carry the lot of them, worries, errands and all. Everything gets where it should, and everyone sees you out of breath.',
    'Some of the weight passes to other arms, which hold it differently from you, less neatly perhaps, and do hold it.',
  ],
  wanP: [
    'Somebody lively arrives with news and a breath of fun. It is a small beginning, and it warms the rest of you.',
    'Somebody young at heart announces things and forgets them, or sulks unwelcomed. A little patience with that flame keeps them talking.',
  ],
  wanN: [
    'Somebody leaves in a hurry, and it is the right way out. Those who stay find that they can breathe as well.',
    'A door is slammed, and there is a knock on it an hour later. What passes for a farewell is heat, and heat cools.',
  ],
  wanQ: [
    'They gather round your warmth. Friends drop in, the shy ones thaw, and nobody asks who made it happen.',
    'Hurt pride runs things for a time, or envy does. The warm person underneath is missed, and would like to hear it.',
  ],
  wanK: [
    'Someone takes the lead, and things go forward. The plan is large and has a place in it for each.',
    'One voice sets the programme, and the rest have gone quiet. They revive when a no is met with a laugh.',
  ],
  cup01: [
    'Tenderness runs through it again: a welcome, a birth, a friend embraced. Somebody cries a little, and nobody minds.',
    'All of them are loved and nobody says so. The feeling waits on the far side of a shut door, nearer than the silence suggests.',
  ],
  cup02: [
    'Two people make up, parent and child, or old friends. What one of them holds out, the other takes.',
    'The tie tips, with one always ringing and one always busy. Named kindly, over tea, it can find its level.',
  ],
  cup03: [
    'There is a table full of people laughing at the same story, and you are in good company among them.',
    'There is too much company, or one tale too many about somebody absent. A single true friend is left over, enough to begin with.',
  ],
  cup04: [
    'All is well and feels like nothing much, though somebody near you has been kind for a good while, unnoticed, and has not stopped.',
    'You look up out of your own fog and see your people again. They are pleased, and there is still a plate for you.',
  ],
  cup05: [
    'There is grief in it, over a departure or a quarrel. Some are still there, and would sit beside you.',
    'The sadness grows milder. Somebody you had counted as lost rings up, or is glad to be rung.',
  ],
  cup06: [
    'It leads back: to a childhood friend, to old times, a kindness between generations. What you receive there was never on any bill.',
    'You are still cast as the child, or as the friend you were at school. The adult you became has yet to be introduced.',
  ],
  cup07: [
    'The ideal child, parent or friend floats nicely above the street. Somewhere below walks the real one, who would do.',
    'The mist clears: such are the relatives, and such is the friend. Seen as they are, they can be liked.',
  ],
  cup08: [
    'You leave a part that no longer fits you, with wet eyes and in peace, and those who care learn the new way to reach you.',
    'Half gone and half still there, you keep your coat on. The others wait in the hall with you for one side to win.',
  ],
  cup09: [
    'It ends contentedly. The wish you had about your people is fulfilled, the guests are fed, and you would not change the seating.',
    'Everything is comfortable, and someone is still hungry. It is seldom for a thing that can be bought, and at table it could be said.',
  ],
  cup10: [
    'Peace in the full sense, with parents, children or friends at ease together and nobody counting the minutes.',
    'They smile harder in photographs than in daily life. Nobody is wicked, and an unposed evening brings you nearer than a feast.',
  ],
  cupP: [
    'A child, or somebody with a child’s heart, says the thing that melts the rest. A letter or an unexpected visitor does what remains.',
    'Hurt feelings hide and wait to be fetched. Whoever comes without a lecture is let in, family or friend.',
  ],
  cupN: [
    'An invitation comes with real affection in it, to visit, to stay, or to make peace.',
    'A charming promise of help is next seen at a party. You know now which of your people turn up when there is carrying to do.',
  ],
  cupQ: [
    'There is somebody who listens, by the look of it you. Children talk, friends stay late, quarrels dissolve in tea.',
    'You have taken in everyone’s moods until there is no dry corner left. An evening that is yours alone will keep you kind.',
  ],
  cupK: [
    'A calm presence brings everyone through the weather. Difficult subjects get discussed, dessert is eaten all the same, and nobody leaves the table.',
    'Good manners have frozen something between you and your people. The thaw begins, drip by drip, at the first sentence that is not polite.',
  ],
  swo01: [
    'The plain word gets spoken and clears the air. Where everybody stands has been named, and can be lived with.',
    'A sharp remark hits the wrong person. The facts of it deserve a second hearing, which mends much.',
  ],
  swo02: [
    'Nobody touches the subject, and so the peace holds. Between two people you care for no choice is made, and none is forced.',
    'What everybody avoided is suddenly lying on the table. The choice between two loyalties is easier than the avoiding was.',
  ],
  swo03: [
    'A word from someone close cuts deep, or a leave-taking does. It is an honest wound, and honest ones can close.',
    'An old hurt between you begins to close. Some come back; others stay away, and in peace.',
  ],
  swo04: [
    'Everybody needs quiet, and gets it. The great talk rests for a while, and afterwards all of you are nicer.',
    'Somebody withdrew in order to rest, and the others took it for anger. Explained once, it becomes a custom and stops being a slight.',
  ],
  swo05: [
    'An argument is won, and the room goes silent. Nobody enjoys the victory, the winner least, who could well say so.',
    'The quarrel burns out. An apology arrives with its coat still on; where none does, a little distance brings the peace.',
  ],
  swo06: [
    'You cross to calmer ground by letting old matters lie. The others come along, some of them at once and some in spirit.',
    'Old trouble means to travel along with you. Cleared where it began, it would stay there.',
  ],
  swo07: [
    'Someone keeps a thing to themselves, harmless perhaps and certainly noticed. Told over supper it would do less harm than found in a drawer.',
    'The secret is out. Without its cupboard it is smaller. Trust returns in halves, the practical half first.',
  ],
  swo08: [
    'You feel trapped among your own people. The door is less locked than everyone’s expectations, and somebody outside can help.',
    'You find out that one may say no to them. They survive it, and after some sulking they come round.',
  ],
  swo09: [
    'You lie awake over a child, a parent, a friend. By day the danger is smaller; shared with one other person, it halves.',
    'The worst of the worry about your people passes with a morning call. Everyone sleeps again, and you only a little behind them.',
  ],
  swo10: [
    'A quarrel or a friendship has gone to its very end, after which the ground is quiet, and quiet can be lived on.',
    'After the end something is set up again, spoon by spoon. It is bare, it is honest, and the first visitor has been announced.',
  ],
  swoP: [
    'Questions are asked, by a sharp child or by you, and get answers. You know your own people rather better afterwards.',
    'Gossip runs its rounds and dies of one correct sentence, spoken by the person whom it concerns.',
  ],
  swoN: [
    'It is decided at a gallop and said straight out. Everybody is out of breath. It is also, finally, in motion.',
    'Harsh words outrun what anybody meant. When the noise has passed they are still there, hoping to be asked in.',
  ],
  swoQ: [
    'Somebody among your people sees clearly and draws a line, kindly enough. With it in place, a closeness is possible that nobody had dared suggest.',
    'Bitterness keeps a relative or friend, or you, at a cold distance. If the sadness were admitted, the rules could be less strict.',
  ],
  swoK: [
    'It is put in order by a fair, clear head. Shares, turns, visiting days: all of it is agreed, and peace holds.',
    'Somebody argues so well that nobody else speaks. A neutral third voice at the table gives the others back their turn.',
  ],
  pen01: [
    'There is something solid in it: help that arrives, a gift of use, a promise that turns into a deed.',
    'Help was meant and has not quite come, or money has got in between. Talked through in plain figures, it stops being about love.',
  ],
  pen02: [
    'You keep everybody’s errands in the air, visitors included. It is lively, untidy and roughly on time.',
    'The common calendar collapses under its own entries. Something gets dropped, the wrong thing first, and then there is an hour for each other.',
  ],
  pen03: [
    'It is put right by several pairs of hands, one of them belonging to somebody who had held back so far.',
    'Each of you follows another plan for the same thing. A single list on the table would spare the tempers.',
  ],
  pen04: [
    'You keep what you have, the habits and the people nearby. It is safe like that, and the windows do open.',
    'Somebody lets go: a child finds their feet, an old claim is dropped, the reins change hands. There is more air than you expected.',
  ],
  pen05: [
    'There is a cold spell, or you are on the outside. Your own people feel far; a neighbour’s soup is nearer, and meant for you too.',
    'You are let in again, by family or by a friend with a heart. The kettle is on, and nobody writes a bill.',
  ],
  pen06: [
    'Help goes round among your people: a loan, a lift, an hour of listening. Today you are the host, and in turn the guest.',
    'Somebody gives, and all of the others know the price. Cut free of old favours, the affection would be much lighter.',
  ],
  pen07: [
    'It grows at its own speed. The child, the trust or the mended friendship shows more than it did a year ago.',
    'You have put years of care into people who hardly ring. The honest sum hurts, and frees an afternoon for those who do.',
  ],
  pen08: [
    'Small daily repairs put it right. The favour remembered, the call on Sunday: nothing about it is grand, and the tie holds.',
    'More is being tidied up between you than talked about. When the cloth is put down, whoever was waiting begins to speak.',
  ],
  pen09: [
    'You come to stand well on your own feet, at your own pace, and family and friends are welcome there by invitation.',
    'You manage splendidly without the others, and it has grown rather silent. Somebody would like to be needed for something small.',
  ],
  pen10: [
    'It holds through the years: roots, loyalty, three ages at one table. The peace you asked about has come to stay.',
    'Old property or old expectations divide people. Repaired early and aloud, both the thing and the Sundays together can be kept.',
  ],
  penP: [
    'Somebody learns it properly and from the beginning: how to help, how to ask, how to say thank you. It takes practice, and it takes.',
    'Small duties get put off until everybody grumbles, yet the smallest one, done, has a way of starting the others.',
  ],
  penN: [
    'It goes slowly and it gets done: the caring, the waiting, the trust of a reserved person. You can rely on who is there.',
    'Everything runs, and nobody looks up any more. Supper on the floor, or some such small disorder, would wake the affection.',
  ],
  penQ: [
    'It is good to be near you, with soup and time to spare, and those you look after prosper and even mention it.',
    'Everyone is cared for except the one who does it. They can manage their own supper. They rather enjoy burning it.',
  ],
  penK: [
    'It comes to stand on firm ground. Somebody dependable is behind it, and people feel safe in that company.',
    'Whoever pays has begun to own the people who are paid for. With open and fair accounts, they could be fond again.',
  ],
};
