import type { WrittenLenormand } from '../meaning.ts';

/** Child to Heart. */
export const childToHeart: WrittenLenormand = {
  13: {
    gist: 'It is new and still small, so it needs a protecting hand more than great plans.',
    text: 'Everything here is new, and a size too small. The Child means a beginning: the first week in a job, a puppy, a plan that fits on one sheet of paper. It means children as well, your own or other people’s, and whatever one approaches without experience and therefore without fear.\n\nIts gift is trust. It asks the simple question at which grown-ups cough, and quite often the simple question is the right one. Its weakness is plain too: it overestimates itself, it cannot wait, and it believes what it is told.\n\nBeside any other card it makes that thing little: a house becomes a flat, a journey an outing, a worry something one can carry home in one hand. With the Fox or the Snake beside it one should look after the naïve party, who may be oneself.',
    noun: 'a new beginning',
    adjective: 'in its first days',
    verb: 'starts small',
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
    adjective: 'with a catch',
    verb: 'deserves a second look',
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
    adjective: 'with somebody powerful behind it',
    verb: 'carries real weight',
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
    adjective: 'with good prospects',
    verb: 'points the way',
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
    adjective: 'that is changing',
    verb: 'changes for the better',
    love: 'A step forward: moving in, reconciling, wishing for a child, dropping an old pattern. Say which change you want; it is negotiable now.',
    work: 'Promotion, transfer, a better arrangement of the same tasks. Propose the improvement yourself, in writing, with a date. Somebody has been waiting for it.',
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
    adjective: 'among friends',
    verb: 'can be relied on',
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
  19: {
    gist: 'This is decided at a height, by an office, by rules, or by one person alone at a window.',
    text: 'From a tower one sees far and is hard to reach. The card means institutions and everything that has a counter: authorities, courts, hospitals, universities, head offices, borders. It means single people in the same way, those who live by themselves, hold themselves straight and need a wall around their hours.\n\nIt has time; towers do not hurry. When you deal with it, go by the rules: correct form, correct door, copy of everything. When you are in it, ask yourself whether you went up for the view or because the stairs were quieter than the party. Both are good reasons for an afternoon. Beyond that, it is worth having a bell that people down below can ring.\n\nWhat stands beside the Tower becomes official, or lonely, or simply tall. In the old reading it also speaks of a long and good life as long as no Clouds lie on it.',
    noun: 'an official matter',
    adjective: 'in official hands',
    verb: 'becomes official',
    love: 'Distance inside a bond, or a person who lives alone on purpose. Respect the wall and look for the door in it.',
    work: 'Large organisation, public service, a post with responsibility and few equals. Think long-term and keep the forms in order. People further up have noticed you.',
    money:
      'Banks, taxes, pensions. File on time, keep copies; a careful application succeeds where a clever one would not. Go in person if you can.',
    study:
      'University, school, certificates. Work alone in a quiet room, keep to the regulations, and ask at the office in person.',
    spirit: 'You have drawn back, and needed to. See that it stays a choice: one visit a week, up or down the stairs.',
    home: 'A high or separate dwelling, a household with clear borders. An authority may have something to say about house or papers.',
    travel:
      'Borders, visas, passports. Bring one document more than required. Views from above are the reward. Start early and mind the opening hours.',
    person: 'A straight-backed, reserved, solitary person, or somebody who represents an office.',
    house: 'Whatever enters this house becomes official and is settled by rules instead of by feelings.',
    near: 'The Tower near you gives you the long view, and a little too much peace and quiet.',
    far: 'Offices and rules are far from you here, or they take their time to answer.',
    advice: 'Deal with one official paper this week, completely, including the stamp.',
  },
  20: {
    gist: 'It happens among people and in the open, so go where they are and let yourself be seen.',
    text: 'Gravel paths, benches, a band on Sundays: the Garden is where people meet who do not live together. It stands for society, parties, fairs, customers, an audience, and nowadays for every place on a screen where strangers talk.\n\nFor a question about meeting somebody it is nearly an address: out of the door, among others, at an occasion. It may be loud, and not everyone needs it daily. Even so, little of what you want this season will be found by sitting at home and thinking about it very thoroughly.\n\nA card beside it becomes public: a ring turns into a wedding party, a book into something published, a secret into something everybody has heard of. The old sheet thinks it lucky near the person, because one is then liked and moves in good company, and warns of false friends when it lies far away.',
    noun: 'a gathering',
    adjective: 'in public',
    verb: 'becomes public',
    love: 'You meet at an occasion or show yourselves together. Those who look should accept invitations; those who are two should go dancing.',
    work: 'Clients, public appearances, events, networks. Show your work where people gather, and carry something with your name on it. Faces remember faces.',
    money:
      'Income from the public: customers, tickets, many small sums. Invest in being seen, within reason. A stall at a fair earns more than its takings.',
    study:
      'Groups, seminars, talks. Presenting makes you learn; find the circle in which the subject is spoken. Alone you would give up by the third week.',
    spirit:
      'You need to be among people, even without talking. A park bench or a market will do. Leave when you have had enough and come again tomorrow.',
    home: 'Open house, neighbours, a party in the yard. The garden itself deserves attention, and so do the people beyond the hedge.',
    travel:
      'Group travel, parks, spas, festivals. You make acquaintances that last for the journey and some beyond it. Say good morning first.',
    person: 'A sociable person who knows everyone; also the public, the guests, the clientele as a whole.',
    house: 'There the matter is brought before people and becomes known.',
    near: 'The Garden is close: people are well disposed towards you, so show yourself.',
    far: 'The Garden lies far away, and you are a little out of the circle, or not all in it wish you well.',
    advice: 'Say yes to one gathering this week and speak to two people you do not know.',
  },
  21: {
    gist: 'Something large stands in the way, and it will be gone round or climbed, not argued with.',
    text: 'Mountains do not take part in discussions. The card puts a block in the road: a refusal, a waiting list, a stubborn person, snow on the line. It does not mean never; it means not this way, or not before the thaw.\n\nA mountain is only an obstacle for those who want to get across, and to everyone else it is a wind-break. Measure before you climb. Find out who decides, what it really needs, and whether the path round it costs two more weeks than the summit. Most people who got over went slowly, with provisions, and started early.\n\nWhat lies beside it is delayed, and how long depends on the next card: with the Ship the departure is put off, with the Letter no reply comes, with the Key somebody knows of a tunnel. The oldest rule looks at the distance. Close to the person it is an opponent or a load of work that takes up the whole view; far away it is protection, behind which one lives in peace.',
    noun: 'an obstacle',
    adjective: 'that is held up',
    verb: 'meets with resistance',
    love: 'Something stands between you: distance, stubbornness, an old hurt. It will not melt in one talk; agree on the first small path.',
    work: 'A project is held up. Do not push against it daily; find out what exactly is missing and prepare the next stretch.',
    money:
      'Frozen money, slow payers, a loan not yet granted. Plan as if it came two months late. Then every earlier day is a present.',
    study:
      'Hard material, a steep stretch. Go in short stages with a guide, and look back now and then at how high you are.',
    spirit:
      'You feel walled in. Go somewhere with a wide view, on foot; the same mountain is smaller from its own shoulder.',
    home: 'A difficult neighbour, building works, a relative who will not budge. Let it stand for the moment and plant something in front.',
    travel:
      'Delays and detours, or a holiday in the mountains itself. Allow a day more, take warm clothes. The way up is the reward.',
    person: 'A stubborn, silent, imposing person who is hard to move and, once won, hard to shake.',
    house: 'That house holds things up; they will need time and effort.',
    near: 'The Mountain stands close, so leave hurry aside and look for the path round.',
    far: 'The Mountain lies far off and shelters you from people who wish you little good.',
    advice: 'Find out by one call what exactly is blocking the matter, and do the part that is yours.',
  },
  22: {
    gist: 'There is more than one way on, and nobody else will choose for you.',
    text: 'The road divides and the signpost is weathered. The Crossroads ask for a decision, and as long as it has not been made they multiply: two offers, two homes, two hearts, a second opinion. They also say simply that there is a way out where one had seen a wall.\n\nA way can be tried out beforehand, by asking what an ordinary day on it looks like. Hesitating is allowed until the day you set yourself. After that, not choosing becomes a choice too, made on your behalf by whoever arrives first.\n\nBeside a card they split it: the Ring with the Crossroads is a commitment one thinks over, the Ship with them a journey whose destination is still open. The cards to either side show what the paths are like. The old sheet is calm about them, unless the Clouds lie close, when one should not choose in haste.',
    noun: 'a choice',
    adjective: 'that leaves a choice',
    verb: 'leaves more than one way open',
    love: 'You stand between two people, or between staying and going. No one is helped by your being halfway on both roads.',
    work: 'Two offers, two directions, freelance or employed. List what a normal Tuesday would be in each, then decide by that.',
    money:
      'Alternatives are there. Compare, divide the sum, keep an exit in every contract. What you need not decide today you may leave open, at a price you know.',
    study:
      'Choice of subject or course. Try a week of each, seriously; the body knows by Thursday. Ask it, and then sign.',
    spirit:
      'You turn in circles because every way has a price. Choose one small thing without asking anyone, for practice. Tea or coffee will do for a start.',
    home: 'Two households, a question of where to live, a family going different ways. Make it possible to visit both. A second key costs little.',
    travel:
      'A route with several possibilities. Decide at the fork and do not mourn the other view. You can come back for it another year.',
    person: 'An undecided or independent person with several irons in the fire; often someone who lives in two places.',
    house: 'Whatever enters this house is put to the choice and can go more than one way.',
    near: 'The fork is directly at your feet: the decision is yours and due soon.',
    far: 'The choice is still some way off, so you may walk on for a while without making up your mind.',
    advice: 'Set a date for your decision, write it down, and gather until then only three facts.',
  },
  23: {
    gist: 'Something is being nibbled away, a little each day, and it is time to look in the larder.',
    text: 'One never sees them, only the holes. The Mice gnaw: at savings, at nerves, at trust, at the half-hour that was meant for rest. It is seldom a great loss at one blow; it is the crumb each day, and the sum of it at the end of the year. Worry is their favourite food, and they leave droppings all over one’s sleep.\n\nThe remedy is to notice early. Where exactly does it seep out? A forgotten subscription, a person who always borrows, a task nobody ends.\n\nWhatever lies beside them becomes less. The old sheet is unusually hopeful and says that lost or stolen things will be found again when the card lies near, and are gone when it lies far away. Beside hard cards the Mice can even help, since they eat at what troubles you too. With the Mountain the block crumbles, and with the Cross the burden grows lighter.',
    noun: 'a worry',
    adjective: 'that causes worry',
    verb: 'loses a little every day',
    love: 'Small neglect eats the bond: late replies, tired evenings, jealous thoughts. Repair one little thing daily and it recovers quickly.',
    work: 'Stress, tasks that crumble your day, something going missing. List what eats your time and strike out a third. Nobody will miss it.',
    money:
      'It trickles away. Go through last month line by line; the hole is smaller than feared and easily stopped. Begin with the small standing orders.',
    study:
      'Forgetting, distraction, gaps. Short daily repetition is the cat that keeps these mice down. Ten minutes each evening, with the book closed first.',
    spirit: 'Worries gnaw at your sleep. Write them down before bed, each with a day on which you will attend to it.',
    home: 'Wear, damp, missing things, real mice even. See to the small damage now, before it makes friends. A tube of filler is cheaper than a wall.',
    travel:
      'Something gets lost or costs more on the way. Count your bags, keep the money in two places. What is insured stays calmer.',
    person: 'A nervous, worried or thieving person; somebody who takes a little each time and means no great harm.',
    house: 'Things grow less there, bit by bit, until someone takes notice.',
    near: 'The Mice are near, and so is what you miss: it can be found again if you look at once.',
    far: 'The Mice are far off, and what they have carried there is better written off.',
    advice: 'Find one leak this week, in your purse, your day or your pipes, and stop it.',
  },
  24: {
    gist: 'The heart is in this, warmly and openly, and it will have its say before reason does.',
    text: 'It needs no explanation and gets little. The Heart is love, in the first place between two people, then for children, for work one would do unpaid, for a city, for the dog. Where it turns up, something is meant warmly.\n\nIt says nothing of cleverness. One gives more than one has reckoned, forgives too soon, beats faster. If you ask whether somebody’s feeling is real and this card answers, it is.\n\nIt warms the cards beside it: the Tower with the Heart becomes a person who is lonely and kind, the Scythe a decision made out of love, the Letter exactly what you think. Old sheets count it among the best cards and hardly mind where it lies, though closer is dearer. What surrounds it tells how love is doing: sheltered by the House, strained by the Mountain, talked about by the Birds. Whether love has a flat and a calendar is for the others to tell.',
    noun: 'love',
    adjective: 'close to your heart',
    verb: 'is a matter of the heart',
    love: 'Love itself, mutual and warm. Say it, show it, and let yourself be loved back without at once wondering how long.',
    work: 'You do this with your heart, and people feel it. Caring, creative and advisory work thrive; do not sell it below its worth.',
    money:
      'You spend out of affection. Be generous within a limit you set beforehand, and let others treat you as well.',
    study: 'A subject you love is half learned. For the others, look for the one question in them that moves you.',
    spirit:
      'You feel much, and it is good so. Tell somebody what they mean to you; the relief is out of all proportion.',
    home: 'A loving household. There is always one more plate, and disputes end before bedtime. Whoever comes in is asked whether they have eaten.',
    travel:
      'A journey for two, or to someone you love. The place matters less than who opens the door. Bring something you chose with care.',
    person: 'A loving, warm, generous person; very often simply the beloved.',
    house: 'Whatever enters this house is loved and treated with feeling, whatever reason says.',
    near: 'The Heart is near you: you love and are loved, and need not look far for it.',
    far: 'The Heart is at a distance, so what you love lives elsewhere or has yet to come closer.',
    advice: 'Tell one person this week, in words and to their face, what you value in them.',
  },
};
