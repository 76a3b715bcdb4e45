import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Minor lets a matter of home, family, friends and moving come out. */
export const outcomeHomeMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'New energy hits the house: a move is begun, a plan hatched with friends, a child discovers a passion. Someone is already measuring the walls.',
    'Everyone would like a change at home. Nobody lifts the first box. The will is there; it is short of sleep.',
  ],
  wan02: [
    'The household looks over its fence: another town, a child’s plans, friends abroad. Home remains the base from which all this is dared.',
    'The familiar rooms get smaller while the move is only talked about, and what keeps people there is one fear without a name.',
  ],
  wan03: [
    'News from far off is good: a child away, a friend overseas, the flat applied for. The circle you call home gets wider.',
    'The visit is put off again, and word about the flat is late. Your people are further away than meant, and nearer than it feels.',
  ],
  wan04: [
    'Peace at home, and celebrated, with a housewarming, a birthday or a reconciliation at which there is too much food and a chair for you.',
    'The housewarming has to wait, or relatives bring their weather along. The house itself is all right, and calms as fewer people direct it.',
  ],
  wan05: [
    'Everybody talks at once and nobody washes up. A family or a circle of friends can survive such noise, and play fair inside it.',
    'They have stopped shouting in this house and begun to be polite. Under the carpet lies one quarrel of a size for coffee.',
  ],
  wan06: [
    'Your people are proud of you, or you of one of them. A child shines in public, or the move is declared a success.',
    'The praise you wanted from home does not come. It may never come in words. It comes, if you look, as a packed lunch.',
  ],
  wan07: [
    'You defend your way of living against relatives, neighbours and advisers. It stands, and some of them will be round for dinner.',
    'Too tired to explain yourself again, you let the family comment. Several of these battles end by not being attended, and peace comes cheap.',
  ],
  wan08: [
    'Quick news sets the house running: a flat, an arrival, a child on the telephone at breakfast. The bags get packed before the discussion ends.',
    'A message in the family group is misread and makes its rounds. Voices, in a room or a receiver, bring it back to size.',
  ],
  wan09: [
    'The household has been through a lot, and it stands. Trust is slow to take its coat off, with the last trouble now in sight.',
    'You guard yourself against relatives or friends who no longer mean harm. One harmless evening would show how tired the guard has become.',
  ],
  wan10: [
    'You carry the house on your back, parents, children, boxes and all. Everything gets where it should, and everyone sees you out of breath.',
    'Some of the family’s weight passes to other arms, which hold it differently from you, less neatly perhaps, and do hold it.',
  ],
  wanP: [
    'A lively visitor, a child with news, a first room of one’s own. Home gets a breath of fun and a pot of paint.',
    'Somebody young at heart announces things and forgets them, or sulks unwelcomed. A little patience with that flame keeps the friend or child talking.',
  ],
  wanN: [
    'Somebody leaves in a hurry, and it is the right way out. Journey or removal, it makes a different house of this one.',
    'A door is slammed. The key is back in it an hour later. What passes for leaving home is heat, and heat cools.',
  ],
  wanQ: [
    'The house gathers round your warmth. Friends drop in, children relax, and a new place is yours from the first meal cooked in it.',
    'Hurt pride runs the household for a time, or envy runs a friendship. The warm person underneath is missed, and would like to hear it.',
  ],
  wanK: [
    'Someone takes the lead in the family or the move, and things go forward. The plan is large and has a room for each.',
    'One voice sets the programme at home, and the rest have gone quiet. The house revives when a no is met with a laugh.',
  ],
  cup01: [
    'Tenderness runs through the house again: a birth, a welcome, a friend embraced. A new place would feel kind from its first evening.',
    'All of them are loved and nobody says so. The feeling sits behind the doors of separate rooms, nearer than the corridor suggests.',
  ],
  cup02: [
    'Two people make up. Parent and child, old friends, neighbours across a fence. What is held out over the table is taken.',
    'A friendship or family tie tips, with one always ringing and one always busy. Named kindly, over tea, it can find its level.',
  ],
  cup03: [
    'Friends fill the kitchen, and the family laughs at the same story. You are in good company, also in a place you might move to.',
    'There is too much company, or one tale too many about somebody absent. A single true friend is left over, enough to begin with.',
  ],
  cup04: [
    'Home is fine and feels like nothing much, though somebody in it has been kind for a good while, unnoticed, and has not stopped.',
    'You look up out of your own fog and see your people again. They are pleased, and there is still a plate for you.',
  ],
  cup05: [
    'There is grief in the house, over a departure, a quarrel or an address given up. Some are still there, and would sit beside you.',
    'The sadness about family or the old place grows milder. Somebody you had counted as lost rings up, or is glad to be rung.',
  ],
  cup06: [
    'It leads back: to a childhood friend, the old street, a kindness between generations. What you receive there was never on any bill.',
    'In the family you are still cast as the child. Only the adult can move house. That one has begun to pack.',
  ],
  cup07: [
    'The dream house, the ideal child and the perfect friend float nicely above the street. Somewhere below them is one that would do.',
    'The mist clears: this is the flat, those are the relatives, such is the friend. Seen as they are, they can be liked.',
  ],
  cup08: [
    'You leave a home or a family role that no longer fits, with wet eyes and in peace, and your people learn the new address.',
    'Half moved out and half at home, you live from a bag. The family waits in the hall with you for one side to win.',
  ],
  cup09: [
    'A contented house, where the wish about home is fulfilled, the guests are fed, and you would not even change the curtains.',
    'Everything at home is comfortable, and someone in it is still hungry. It is seldom for another sofa, and at table it could be said.',
  ],
  cup10: [
    'Peace at home in the full sense, with parents, children and friends at ease together. If you are moving, this is what you move into.',
    'The family smiles harder in its photographs than in its kitchen. Nobody is wicked, and an unposed evening brings them nearer than a feast.',
  ],
  cupP: [
    'A child, or somebody with a child’s heart, says the thing that melts the house. A letter or an unexpected visitor does the rest.',
    'Hurt feelings hide behind a bedroom door, waiting to be fetched. Whoever comes without a lecture is let in, family or friend.',
  ],
  cupN: [
    'An invitation comes from family or a friend with real affection in it, to visit, to stay, or to make peace.',
    'A charming relative promises help with the move and is next seen at the party. You know now which friends really carry sofas.',
  ],
  cupQ: [
    'The house has somebody who listens, by the look of it you. Children talk, friends stay late, quarrels dissolve in tea.',
    'You have taken in everyone’s moods until there is no dry corner in the house. A door of your own will keep you kind.',
  ],
  cupK: [
    'A calm presence brings the family through its weather. Difficult subjects get discussed, dessert is eaten all the same, and nobody leaves the table.',
    'Good manners have frozen something between you and your people. The thaw begins, drip by drip, at the first sentence that is not polite.',
  ],
  swo01: [
    'The plain word gets spoken at home and clears the air. Staying or going has been named, and can be lived with by everyone concerned.',
    'A sharp remark hits the wrong member of the family. The facts about the house or the friend deserve a second hearing, which mends much.',
  ],
  swo02: [
    'At home nobody touches the subject, and so the peace holds. Between two places or two relatives no choice is made, and none is forced.',
    'What everybody avoided at table is suddenly lying on it. The choice between two homes or loyalties is easier than the avoiding was.',
  ],
  swo03: [
    'A word from someone close cuts deep, or a leave-taking does. It is an honest wound in the family, and honest ones can close.',
    'An old hurt between relatives or friends begins to close. Some come back to the table; others stay away, and in peace.',
  ],
  swo04: [
    'The house needs quiet, and gets it. The move is not decided, the talk with the relatives rests, and afterwards everyone is nicer.',
    'Somebody shut a door in order to rest. The family took it for anger. Explained once, it becomes a custom of the house.',
  ],
  swo05: [
    'An argument is won in this family, and the kitchen goes silent. Nobody enjoys the victory, the winner least, who could well say so.',
    'The quarrel under your roof burns out. An apology arrives with its coat still on; where none does, two addresses bring the peace.',
  ],
  swo06: [
    'The household crosses to calmer ground, by moving or by letting old matters lie. Children and friends come along, in spirit or in the car.',
    'The move is held up by papers, or old trouble means to move in with you. Cleared where it belongs, it would stay there.',
  ],
  swo07: [
    'Someone at home keeps a thing to themselves, harmless perhaps and certainly noticed. Told over supper it would do less harm than found in a drawer.',
    'The family secret is out. Without its cupboard it is smaller. Trust returns in halves, the practical half first.',
  ],
  swo08: [
    'You feel trapped among relatives, or in these four walls. The door is less locked than everyone’s expectations, and somebody outside can help.',
    'You find out that one may say no to this family, and even move. They survive it, and after some sulking they visit.',
  ],
  swo09: [
    'You lie awake over a child, a parent, the rent of a new place. By day the danger is smaller; shared in the kitchen, it halves.',
    'The worst of the worry about your people passes with a morning call. The house sleeps again, and you only a little behind it.',
  ],
  swo10: [
    'A household, a friendship or a family quarrel has gone to its very end, after which the ground is quiet, and quiet can be lived on.',
    'After the end of one home you set up another, spoon by spoon. It is bare, it is yours, and visitors have been announced.',
  ],
  swoP: [
    'Questions are asked at home, by a sharp child or by you, and get answers. About the new place, everything has been looked up.',
    'Gossip runs through the family or the stairwell and dies of one correct sentence, spoken by the person whom it concerns.',
  ],
  swoN: [
    'It is decided at a gallop: notice given, truth told, van hired. The house is out of breath. It is also, finally, in motion.',
    'Harsh words in the hallway outrun what anybody meant. When the noise has passed the family is still there, hoping to be asked in.',
  ],
  swoQ: [
    'Somebody among your people sees clearly and draws a line, kindly enough. With it in place, visits are possible that nobody had dared suggest.',
    'Bitterness keeps a relative or friend, or you, at a cold distance. If the sadness were admitted, the house could be less strict.',
  ],
  swoK: [
    'The family matter is put in order by a fair, clear head. Shares, rules, visiting days: it is agreed in writing, and peace holds.',
    'Somebody at home argues so well that nobody else speaks. A neutral third voice at the table gives the others back their turn.',
  ],
  pen01: [
    'There is something solid for the household: a flat, a room, a piece of ground. A key changes owners, and furniture begins to arrive.',
    'The place has damp spots, in its contract or its walls, and plans for moving wobble. Looked into and mended, it may become home.',
  ],
  pen02: [
    'Two addresses, errands for everyone, visitors in the hall, and you keep it all going. Home is lively, untidy and roughly on time.',
    'The family calendar collapses under its own entries. Something gets dropped, the wrong thing first, and then the day has room in it.',
  ],
  pen03: [
    'The house is put right by several pairs of hands, friends’ and children’s among them, and even the shelves come out straight.',
    'Each person at home follows another plan for the same kitchen. A single drawing on the table would spare the plaster and the mood.',
  ],
  pen04: [
    'You keep what you have: the house, its habits, the people nearby. It is safe in there, and the windows do open.',
    'Somebody lets go: a child moves out, a room is given up, the reins change hands. The house is airier than you expected.',
  ],
  pen05: [
    'The household has a cold spell, or you are outside of it. Relatives feel far; a neighbour’s soup is nearer, and meant for you too.',
    'You are let in again, by family, a friend or a landlord with a heart. The kettle is on, and nobody writes a bill.',
  ],
  pen06: [
    'Help goes round among your people: a loan, a lift, a spare bed for the night. Today you are the host, and in turn the guest.',
    'In this family somebody gives, and all of them know the price. Cut free of old favours, the affection would be much lighter.',
  ],
  pen07: [
    'Family grows at its own speed. The child, the friendship or the half-finished house shows more than it did a year ago.',
    'You have put years of care into people who hardly ring. The honest sum hurts, and frees an afternoon for those who do.',
  ],
  pen08: [
    'Daily small repairs make a home of this. Dishes, homework, the call on Sunday: nothing about it is grand, and the tie holds.',
    'The house is being tidied more than lived in. When the cloth is put down, the child or friend who was waiting begins to talk.',
  ],
  pen09: [
    'You come to a place of your own, well kept and at your pace, where family and friends are welcome by invitation.',
    'The pretty home is rather silent, and somebody in it feels that. Already there is a second cup in the cupboard, and neighbours drink tea.',
  ],
  pen10: [
    'A house for generations: roots, an inheritance, three ages at one table. The peace or the move you asked about has come to stay.',
    'Old property or old expectations divide the relatives. Repaired early and aloud, the family can keep both the house and its Sundays.',
  ],
  penP: [
    'A child, or some beginner in the house, learns a thing properly. A new place is furnished piece by piece, each one chosen with care.',
    'Chores, forms and viewings get put off until the whole house grumbles, yet the smallest one, done, has a way of starting the others.',
  ],
  penN: [
    'It goes slowly and it gets done: the renovation, the caring, the trust of a reserved relative. You can rely on who is there.',
    'The household runs, and nobody looks up any more. Supper on the floor, or some such small disorder, would wake the affection.',
  ],
  penQ: [
    'The home is good to be in, with soup, plants and clean sheets, and those you look after prosper and even mention it.',
    'Everyone is cared for under this roof except the one who does it. They can manage their own supper. They rather enjoy burning it.',
  ],
  penK: [
    'Firm ground: a roof that is paid for, a dependable head of the family, a move thought through. People feel safe at your table.',
    'Whoever pays for the house has begun to own the people in it. With open and fair accounts, they could be fond again.',
  ],
};
