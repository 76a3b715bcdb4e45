import type { WrittenLenormand } from '../meaning.ts';

/** Scythe to Dog. */
export const scytheToDog: WrittenLenormand = {
  10: {
    gist: 'Something is cut through at one stroke, and afterwards there is no half.',
    text: 'The Scythe is quick. One movement, and what stood is lying on the ground. It brings sudden decisions, breaks, a dismissal or a yes within the hour, and it spares the trouble of hesitating. The same stroke can free one person and startle another.\n\nIt is a harvest tool too. Then it brings in what was grown with patience, and the sharpness is only that of a good gardener. All the same, do not rush down the stairs, do not send the letter at midnight, and handle knives and tempers by the grip. Surgeons, editors and tailors live with this card every day. They cut exactly, and they know beforehand where.\n\nIn a line, the cards on the side to which its blade points are what it cuts; the card at its handle is the hand that holds it, and is read first. With the Fish, the Tree or the Sun it is harvest time; near hard cards it advises care.',
    noun: 'a quick decision',
    love: 'A sudden decision for or against. Words cut deeper than meant, so say the necessary thing once, calmly, and do not repeat it.',
    work: 'A quick verdict: a post cut, an offer made, a project split. Be ready to decide on the spot and know your condition.',
    money: 'A sharp cut in spending, or a sum that falls due at once. Do it in one go; slow trimming hurts longer.',
    study:
      'Cut the syllabus to what will be asked. A decision about course or exam comes quickly and is final. Choose before somebody else does.',
    spirit:
      'Your nerves are on edge. Fewer appointments, fewer voices; leave the room before you answer sharply. One clean decision will calm you more than ten drinks of water.',
    home: 'Renovation, a tree felled, a relative who leaves the table. Mind tools and tempers, and finish what you start tearing down.',
    travel:
      'A trip that begins or ends abruptly. Drive with care, insure it, and keep a day in hand. Pack light enough to turn back.',
    person: 'A resolute, direct person with a sharp tongue; often someone who works with blades, figures or verdicts.',
    house: 'Whatever enters this house is settled suddenly, by a cut that leaves no remainder.',
    near: 'The Scythe lies close, so something will be decided fast; keep your hands calm and your words short.',
    far: 'The Scythe is a good way off, and the cut it makes falls in somebody else’s field.',
    advice: 'Name one thing that you have let drag on, and end it before Friday with a single clear sentence.',
  },
  11: {
    gist: 'The same point is gone over again and again, in quarrel, in practice, or in love.',
    text: 'Whip, broom or rod, the decks draw it differently and mean the same: something that strikes more than once. The card stands for disputes, for the discussion held every Sunday over the same dishes, and for anything that goes back and forth. It does not have to be hostile. Two people who argue well often think a great deal of each other, and the old readers knew that the Whip is also passion.\n\nRepetition is its other half. Scales on the piano, laps in the pool, the third correction of a text: what one does again and again gets under the skin. Ask what the argument is really about, since with the Whip it is seldom the dishes.\n\nBeside the Letter it is a correspondence with an edge, beside the Tower a proceeding, beside the Heart a couple that quarrels and makes up.',
    noun: 'an argument',
    love: 'Friction with heat in it. You quarrel because it matters. Agree on one rule, no old stories, and keep the making up.',
    work: 'It is negotiated, and gone over until it is right. Argue about the matter, not the person, and put the outcome in the minutes.',
    money:
      'Discussion about money, or a bill that keeps coming back. Check it once for good and object in writing. After that, refuse to discuss it again.',
    study:
      'Practice makes it stick. Repeat aloud, correct, repeat again; discuss with someone who disagrees with you. The tenth time it will be yours.',
    spirit: 'You scold yourself more than anyone else does. Let the body do the hitting: a ball, a drum, a long run.',
    home: 'The same quarrel at the same table. Change the hour or the room in which you talk, and see how much of it was habit.',
    travel:
      'To and fro on the same road, commuting above all. Disputes on the way are mostly hunger; carry something to eat.',
    person:
      'An argumentative, tireless person with strict views: a coach, a lawyer, a sibling one has always fought with.',
    house: 'Things are argued over there and come up more than once.',
    near: 'The Whip nearby means words with somebody close, and you will have the chance to end them well.',
    far: 'The dispute is at a distance; you hear the noise and need not join in.',
    advice:
      'Pick the argument that keeps returning and ask the other person what they fear would happen if they gave way.',
  },
  12: {
    gist: 'There is a lot of talk about this, and some of it is even useful.',
    text: 'Two birds on a branch and neither of them quiet for a moment. The card means conversation in all its forms: calls, chats, interviews, the murmur in the next room. It brings people together in twos, so it is also a couple, two sisters, an older pair who have been finishing each other’s sentences for forty years. And it flutters. When the Birds turn up, hearts beat a little faster and somebody checks the telephone too often.\n\nOlder books speak of small troubles that are soon over, and that is how it usually goes: a nervous day, a worry shared with a friend, relief by evening. If you wait for an answer, pick up the receiver yourself.\n\nIn a line they set their neighbours talking. With the Tower one talks to an authority, with the Book somebody is about to let a secret slip, with the Fox not every word should be believed.',
    noun: 'a conversation',
    love: 'There are many messages, and butterflies with them. Much is said and little decided. Meet instead of writing, and ask the question that makes you nervous.',
    work: 'It is settled in meetings and on the telephone. You convince by speaking. Prepare three points, keep to them, and let the other person finish.',
    money:
      'Negotiation over smaller sums, a second quote, advice from a friend. Talk about the price; it is not yet fixed.',
    study:
      'Learn aloud and with others. Oral exams and languages do well; reading alone in silence does not. Find a partner and take turns at asking.',
    spirit:
      'Restless nerves, too much chatter in the head. An evening without the telephone, then one good talk with one good person.',
    home: 'Voices through the house, neighbours, visitors two by two. Rumours run quickly here, so tell your news yourself. Then it is told correctly.',
    travel:
      'A short, lively trip with company. Agree on times beforehand, for somebody will still be talking at the gate. It will be worth it.',
    person: 'A talkative, nervous, likeable person; often a couple, siblings, or one’s grandparents.',
    house: 'In that house everything gets talked about, on the telephone and over the fence.',
    near: 'The Birds nearby mean many calls and a quick pulse, and nothing that a clear word could not calm.',
    far: 'The chatter goes on at a distance, so do not take every rumour for an announcement.',
    advice: 'Call the person instead of writing again, and ask your question in the first minute.',
  },
  13: {
    gist: 'It is new and still small, so it needs a protecting hand more than great plans.',
    text: 'Everything here is new, and a size too small. The Child means a beginning: the first week in a job, a puppy, a plan that fits on one sheet of paper. It means children as well, your own or other people’s, and whatever one approaches without experience and therefore without fear.\n\nIts gift is trust. It asks the simple question at which grown-ups cough, and quite often the simple question is the right one. Its weakness is plain too: it overestimates itself, it cannot wait, and it believes what it is told.\n\nBeside any other card it makes that thing little: a house becomes a flat, a journey an outing, a worry something one can carry home in one hand. With the Fox or the Snake beside it one should look after the naïve party, who may be oneself.',
    noun: 'a new beginning',
    love: 'Fresh affection, shy and playful. Let it be young for a while; do not ask it on the second evening where it sees itself in five years.',
    work: 'You are the beginner, or you train one. A small first task decides more than it seems; ask everything now, while asking is free.',
    money: 'Small sums, pocket money, a first account. Start saving with an amount so low that you will not notice it.',
    study:
      'Beginners’ lessons, curiosity, quick understanding. Learn by playing and by asking; the first primer is better than the thick handbook.',
    spirit:
      'Do something for no purpose at all: paint badly, build a kite, lie in the grass. You have been sensible long enough.',
    home: 'Children in the house, or something new that needs looking after. Make room at low height and lower your wish for order.',
    travel: 'A short, easy trip, best with children or as if you were one. A lake, a tent and sandwiches are enough.',
    person: 'A child or a youthful, guileless person; also somebody who is new to a circle and easily impressed.',
    house: 'Whatever enters this house starts small and is handled by someone who is new to it.',
    near: 'The Child close by marks a beginning of your own, small enough to hold.',
    far: 'The Child is far off, so the fresh start is still to come, or it belongs to younger people around you.',
    advice:
      'Begin with the smallest possible version this week, one page, one lesson, one call, and show it to a friendly person.',
  },
  14: {
    gist: 'Something here is not quite what it claims to be, so look twice and keep your own counsel.',
    text: 'The Fox lives by his wits and would be sorry to have it called lying. When he appears, something is slightly wrong: the wrong person, the wrong moment, an offer with a second floor. It need not be a crime; it is a thing to check.\n\nHe is not always the other one. He feeds a family, which is why many readers take him for the daily job and for the cunning one needs to keep it; he adapts, he observes, he goes round by the hedge at night and comes home with something every time. So sharpen your nose, hold your tongue, and check a second source. In nine cases of ten that settles the matter.\n\nBeside a card he puts a question mark. A letter with the Fox should be read for what it leaves out, and a friend with the Fox for what he wants. Old sheets call him a warning when he is close and hardly mention him when he is far.',
    noun: 'a scheme',
    love: 'Charm with an aim. Somebody is not telling everything, perhaps only out of caution. Watch what is done between two dates.',
    work: 'The daily job and its tactics. Be cleverer than you need to appear, share no unfinished ideas, and read between the lines.',
    money: 'An offer that is too good. Compare three, ask what the seller earns by it, and sleep over it in any case.',
    study:
      'Learn cleverly: past papers, likely questions, a good summary. Shortcuts are allowed as long as you know that you took one.',
    spirit: 'You are on your guard even at home, and it tires you. Find one person before whom you need not be clever.',
    home: 'Someone helps themselves or tells half the story. Count, lock, ask kindly; often it is a misunderstanding with red fur.',
    travel:
      'Watch tickets, fees and friendly strangers near the station. A sly route or a hidden bargain saves you something. Trust the timetable more than the tip.',
    person: 'A clever, watchful, often reddish-haired person who looks after their own interest; also a colleague.',
    house: 'Check twice what you find there, for that house turns things to somebody’s advantage.',
    near: 'The Fox is very close: believe half of what you are told this week and sign none of it in a hurry.',
    far: 'The Fox is far off; somebody is being clever, but hardly at your expense.',
    advice: 'Verify one claim you have been taking on trust, with a source that has nothing to gain.',
  },
  15: {
    gist: 'A strong hand is in play, and it can protect you or press you, depending on how near you stand.',
    text: 'Big, warm, and not to be argued with while eating. The Bear is strength in person: the boss, the mother who runs the family, the landlord, an institution with a long purse. What it wants has weight, even when it is only sitting there.\n\nMany readers give it the finances, as distinct from the Fish: the Fish is money that flows, the Bear is money that lies and is sat upon. It also rules appetite and what one puts on the table. The old warning concerns envy, for where there is honey others have noses too. Do not wave good fortune about while the Bear is looking. Ask for protection openly, show respect without creeping, and remember that you yourself may be the heavy one in the room, the person whose bad mood everyone else walks round on tiptoe.\n\nWhat lies beside it gains weight: an opinion becomes an order, a friend becomes a protector, a sum of money becomes capital.',
    noun: 'somebody in charge',
    love: 'A strong, protective, possessive love. You are held, sometimes a little tightly. Say where you want the door left open.',
    work: 'A superior decides, and has the means. Ask for backing, with figures, and in private. You may be ready to lead yourself.',
    money:
      'Capital, property, a substantial income. Good for negotiating with banks and owners; do not talk about it at parties. Weight of this kind is best left where it lies.',
    study:
      'You have the strength for a long stretch and need a strong teacher. Build stamina: fixed hours, proper food, one subject at a time.',
    spirit:
      'You hold everything for everyone. Growl once, in good time, before you have to roar; then eat and sleep like a bear.',
    home: 'A dominant person at home, often a parent. Big pots, big table, big opinions; settle who decides what. A good meal is a good time to ask.',
    travel:
      'Comfortable, well financed travel, or the wish for mountains and forests. Take more food than you think. Share it on the way.',
    person: 'A powerful, broad, protective person: employer, mother, guardian, someone of means and appetite.',
    house: 'In that house a powerful hand takes over, with all its protection and its price.',
    near: 'The Bear near you lends you strength; keep good luck quiet, since it also draws envy.',
    far: 'Power lies elsewhere on this table, so you will have to go and ask for it.',
    advice: 'Go to the person who can actually decide, bring one page of facts, and ask for one thing.',
  },
  16: {
    gist: 'You can see where it is going, and the aim is worth a long walk in the dark.',
    text: 'Sailors had little else at night, and it was enough. The Stars give direction: a wish that has become clear, a plan with a far goal, the good feeling of knowing north. They do not bring the thing itself into the house. They say that it can be reached, and that the steps one takes now lead there.\n\nMuch belongs to them that is fine and widely scattered: art, music, science, electronic networks, the blessing of many small lights. Look up, check the weather, and keep the wish in view even on evenings when nothing shines at all.\n\nBeside another card they clear it up or multiply it; one letter becomes a whole correspondence. Old sheets promise success in every enterprise as long as the Clouds keep away, and with the Clouds beside them, a long run of little setbacks.',
    noun: 'a hope',
    love: 'A bond with a future one can imagine. You look in the same direction. Tell each other the wish, in so many words.',
    work: 'A clear goal, talent that is seen, work with networks or the arts. Think in years and plan in weeks.',
    money:
      'Good prospects, nothing in hand yet. Set a figure and a date, then divide it into months. Seen that way it can be reached on foot.',
    study:
      'You understand where the subject leads. Science, music and languages shine; keep the aim pinned above the desk. It will pull you through dull weeks.',
    spirit:
      'Hope returns by night. Look at the real sky for ten minutes, then sleep; answers have come to you that way before.',
    home: 'A household with plans. Hang the map of the future on the fridge: the garden, the move, the room that is to be.',
    travel: 'A journey you have long wished for, best by night train or under a wide sky. Book the first leg.',
    person: 'A gifted, idealistic person who seems to live a little higher up; an artist, scientist or guide.',
    house: 'There the matter becomes clear and gets a direction worth following.',
    near: 'With the Stars close to you, you know what you want, and it is attainable.',
    far: 'The Stars stand far away: the goal is right, and it needs staying power.',
    advice: 'Write your aim on a card and note below it the first step, with a day.',
  },
  17: {
    gist: 'Things are changing for the better, with some flapping of wings and a new address.',
    text: 'Storks come back in spring and rebuild on the same chimney, only larger. The card announces change that improves: a move, a new post, a habit finally replaced, an addition to the family. It does not tear down in order to do so. Something is lifted, carried a little way and set down where it stands better.\n\nIt is a card with long legs and stands readily in cold water, so a bit of discomfort at the start is included. If you have been waiting for permission, this is as close to it as the cards come.\n\nThe old sheets read a change of dwelling in it, the sooner the closer it lies to the person. In a line it makes its neighbours movable: the Mountain with the Stork begins to give way, the House is packed into boxes, the Heart learns a new tenderness or returns to a former one.',
    noun: 'a change',
    love: 'A step forward: moving in, reconciling, wishing for a child, dropping an old pattern. Say which change you want; it is negotiable now.',
    work: 'Your post may change for the better, by promotion, by a transfer, or by sharing out the same tasks anew. Propose the improvement yourself, in writing, with a date. Somebody has been waiting for it.',
    money:
      'Income changes for the better, often along with new expenses for a move. Reckon with both and come out ahead.',
    study: 'A change of course or method helps at once. Swap the place, the book or the hour, and keep what works.',
    spirit:
      'You are outgrowing something. Let one habit go each week and do not announce it to anyone. You will notice the lightness before you notice the change.',
    home: 'Moving house, rebuilding, a new arrival. Even if you stay, rearrange one room and feel how the air moves. Something wants to be different here.',
    travel:
      'A seasonal journey, south or back to a place you love. By air, and punctual. You come home with other plans than those you left with.',
    person: 'A graceful, busy, motherly person with long legs, often on the way from one place to the next.',
    house: 'Whatever enters this house is altered for the better and seldom stays where it was.',
    near: 'The Stork so close means a change soon, very likely of place.',
    far: 'The change is certain enough but has a longer flight to make before it lands.',
    advice: 'Change one fixed arrangement this week, the desk, the route or the hour, and keep it if it serves you.',
  },
  18: {
    gist: 'There is somebody you can rely on here, and they have been beside you longer than you noticed.',
    text: 'A dog asks for no reasons. The card stands for friendship that is proved by turning up: the neighbour with the spare key, the friend who drives three hours because your voice sounded odd. A promise is safe with it, and so is a key.\n\nLoyalty has its leash as well. One may follow too long, wait outside the wrong door, or agree in order to be liked. So ask on which end of the lead you are. Usually the answer is pleasant, and someone is just waiting for you to say that you could do with a hand.\n\nBeside other cards it makes them trustworthy. A contract with the Dog will be kept, news with the Dog comes from a reliable source, love with the Dog has grown out of friendship. The old sheet says that near the person friends are true, and that with the Clouds beside a distant Dog those one calls friends should not be trusted too far.',
    noun: 'a friendship',
    love: 'Faithful affection, often out of friendship. Less drama, more Tuesdays. Show your own loyalty in something you do without being asked.',
    work: 'Good colleagues, a loyal team, a client of many years. Ask the one you trust to look at your draft.',
    money:
      'Dependable income, help among friends. Lend only what you could give, and write it down all the same. It keeps the friendship.',
    study:
      'Learn in company; a faithful partner at the next desk doubles your hours. Explain it to your friend. What he understands, you know.',
    spirit:
      'You need company that asks nothing. A walk with a friend or an actual dog puts most things right. The rest can wait.',
    home: 'A household of trust, friends who come and go like family. Someone guards the place well while you are out.',
    travel:
      'Travel with a friend, or to one. Agree on the budget beforehand and the rest will be easy. Old company is the best guide.',
    person: 'A loyal, good-natured friend of long standing; also one who serves, follows or guards.',
    house: 'That house can be trusted, and what it gives comes to you through a friend.',
    near: 'The Dog lies close: your friends are true, and one of them is nearer than you think.',
    far: 'The friend you count on is some way off, and should be told that you count on them.',
    advice: 'Call the friend who never asks for anything and ask how they are, then ask for the favour you need.',
  },
};
