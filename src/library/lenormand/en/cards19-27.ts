import type { WrittenLenormand } from '../meaning.ts';

/** Tower to Letter. */
export const towerToLetter: WrittenLenormand = {
  19: {
    gist: 'This is decided at a height, by an office, by rules, or by one person alone at a window.',
    text: 'From a tower one sees far and is hard to reach. The card means institutions and everything that has a counter: authorities, courts, hospitals, universities, head offices, borders. It means single people in the same way, those who live by themselves, hold themselves straight and need a wall around their hours.\n\nIt has time; towers do not hurry. When you deal with it, go by the rules: correct form, correct door, copy of everything. When you are in it, ask yourself whether you went up for the view or because the stairs were quieter than the party. Both are good reasons for an afternoon. Beyond that, it is worth having a bell that people down below can ring.\n\nWhat stands beside the Tower becomes official, or lonely, or simply tall. In the old reading it also speaks of a long and good life as long as no Clouds lie on it.',
    noun: 'an official matter',
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
    love: 'You meet at an occasion or show yourselves together. Those who look should accept invitations; those who are two should go dancing.',
    work: 'Your work needs people to see it. Show your work where people gather, and carry something with your name on it. Faces remember faces.',
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
    love: 'Small neglect eats the bond: late replies, tired evenings, jealous thoughts. Repair one little thing daily and it recovers quickly.',
    work: 'Small tasks crumble your day, and things go missing in it. List what eats your time and strike out a third. Nobody will miss it.',
    money:
      'It trickles away. Go through last month line by line; the hole is smaller than feared and easily stopped. Begin with the small standing orders.',
    study:
      'What was learned slips away between one lesson and the next. Short daily repetition is the cat that keeps these mice down. Ten minutes each evening, with the book closed first.',
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
    love: 'There is love here, and it comes from both sides. Say it, show it, and let yourself be loved back without at once wondering how long.',
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
  25: {
    gist: 'Two sides are bound to one another here, by a promise, a signature or a habit.',
    text: 'A ring has no end, which is the whole idea of it. The card stands for bonds that are meant to hold: marriage and engagement, a contract of work, a lease, membership, the word one gave. It also stands for what comes round and round again, the season, the subscription, the same discussion each spring.\n\nA ring can be a joy and a limit, and in good years it is both. Before you accept it, read what you would be promising, imagine keeping it in a bad year, and then, if you still want to, promise it wholly.\n\nCards beside it say who is bound, to what, and whether it is a pleasure. The oldest rule looks at the side: to the right of the person the Ring promises a happy union, to the left it speaks of one that is loosening or lies in the past. With the Anchor it holds for decades, with the Scythe it is cut, with the Crossroads there are two rings on one hand.',
    noun: 'a commitment',
    love: 'Commitment is the question: engagement, moving on together, a promise renewed. Talk about it as two grown people who both may say no.',
    work: 'A contract, a partnership, a client who stays. Negotiate now, since later it will simply go round. What is fair at the start stays fair longest.',
    money:
      'Fixed agreements, instalments, insurance. Look through what renews itself each year, and keep only what you would sign today. Cancel the others by letter.',
    study:
      'You have committed yourself and should keep the rhythm. A study pact with fixed days carries you. Missing once is allowed.',
    spirit:
      'You go in circles with a thought. Make yourself one small promise and keep it for seven days. The circle opens where something is done differently.',
    home: 'A marriage, a shared lease, a family rule that holds everybody. Say aloud what has so far been taken for granted. Then it can be kept.',
    travel:
      'A round trip, an annual journey, a honeymoon. Book the return with it. Going again to the same place has its own happiness, and shows you how much you have changed.',
    person: 'The partner by marriage or contract; somebody bound, dependable, and seldom entirely free.',
    house: 'In that house things are bound by a promise and come round again.',
    near: 'With the Ring so close, a commitment concerns you directly; its side tells whether it is growing or loosening.',
    far: 'The Ring is far off, so the bond is still to be made, or it binds other people.',
    advice:
      'Put one agreement that has only been spoken into two clear written sentences, and have both sides say yes.',
  },
  26: {
    gist: 'There is something in this that you do not know yet, and it can be found out.',
    text: 'The book on the card is closed. It means knowledge, school, research, a project with many pages; and in the same breath it means what is kept shut, the secret, the undisclosed price, the thing that someone will tell you later.\n\nThere is a simple test: have you done the reading? Very often the hidden matter is on page twelve of something already in your hands. Where people are concerned, discretion is advised. Do not break open what is shut for good reasons, do not carry round what was told you at night, and keep your own plan covered until the binding is dry.\n\nWhich of the two it is can be seen from its neighbours: the Key opens it, the Lily guards it, the Birds chatter it out, and the Fox has already read the last chapter. Some readers look which way the spine lies and so whether the secret will come to light.',
    noun: 'a secret',
    love: 'Something is unspoken, a secret affection or a part of a story. Ask once, kindly, and give the other time to turn the page.',
    work: 'What counts is known to few and not talked about. Read the file through; the decisive point has been in writing all along. Nobody else has read that far.',
    money:
      'Hidden costs or an undisclosed sum. Look at the books, at the contract’s end, at what is not listed. Ask to see the appendix.',
    study: 'Study in the full sense. You have found the right book; now it wants to be read slowly, with a pencil.',
    spirit:
      'You keep to yourself what needs writing down. A notebook that no one sees would do you good. It need not be well written.',
    home: 'A family secret, old papers, a study of one’s own. Sort the documents and you will find what was missing.',
    travel:
      'A journey to learn something, or one that not everybody should know of. Read up beforehand. The best guide is an old one.',
    person: 'A learned, discreet, hard-to-read person: teacher, archivist, bookkeeper, keeper of confidences.',
    house: 'The matter is still under seal there, and you will learn more of it later.',
    near: 'The Book lies near, so you yourself hold the secret or the knowledge that is needed.',
    far: 'What you want to know is kept by others, and will be disclosed in its own time.',
    advice: 'Read the document you have only skimmed, to the end, and mark the one sentence that changes something.',
  },
  27: {
    gist: 'It comes in writing, and the wording matters more than the tone of voice.',
    text: 'Black on white, folded, with a date. The Letter is everything one receives or sends in written form: post, mail, chat, contract, ticket, certificate, the note under the door. Where the Rider tells the news and trots off, the Letter stays and can be read again.\n\nIt advises one to be thorough: check the name, the sum, the deadline. It also asks what you should be writing. Some matters get no further in conversation, because each time they dissolve into laughter, tears or supper, and on paper they are dealt with in ten lines. And now and then it simply means that a real envelope is coming, with your name in a hand you know.\n\nIn a line its neighbour says from whom and about what, and it is worth reading the two in that order. The old sheet connects it with news from afar and finds it sad only with the Clouds beside it.',
    noun: 'a written message',
    love: 'A message that says something. Write it by hand if you dare; what is meant seriously may stand on paper.',
    work: 'It goes by letter, application or contract. Precise wording wins this round. Answer today what has lain for a week. Spell their name correctly.',
    money:
      'Invoices, statements, a notice from the bank. Open the envelopes, file them, and reply within the term. A paid bill makes a light evening.',
    study:
      'Written work, certificates, a letter of admission. Draft early, revise twice, hand it in before the last day. The second version is always the better.',
    spirit:
      'Put it on paper, unsent. Three pages in the morning clear more than three hours of thinking. Then close the lid.',
    home: 'Post for the household, a notice from the landlord, a card from a relative. Somebody should put the papers in order.',
    travel:
      'Tickets, bookings, postcards. Check dates and spelling of names before you go. A card sent home from the road will be kept for longer than the photographs.',
    person: 'Somebody you know chiefly in writing; a secretary, author, clerk or messenger.',
    house: 'Whatever enters this house is put in writing and can be shown to others.',
    near: 'The Letter is close to you: written word arrives soon, addressed to you.',
    far: 'The Letter has far to travel, and the reply will keep you waiting.',
    advice: 'Write the letter, the application or the apology this week, and send it the morning after.',
  },
};
