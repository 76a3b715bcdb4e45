import type { WrittenLenormand } from '../meaning.ts';

/** Man to Cross. */
export const manToCross: WrittenLenormand = {
  28: {
    gist: 'A man is meant here; look where he is looking, and what he has at his back.',
    text: 'Twenty-eight is a person and has no further meaning of its own, which is exactly its use. If you have chosen it for yourself, it stands where you stand. If you have not, it is a man in your life: partner, brother, son, colleague, or the one you are asking about.\n\nHe is not automatically the partner of whoever asks. Decide before laying who he is to be, and keep to it until the cards are gathered up.\n\nHe is described by the cards that touch him, as a portrait is described by what the painter put on the table next to the sitter. On our card he looks to the right. What lies before him he sees and wants; what lies behind his back he has done with, or overlooks. In a short line, one card on each side is usually enough to say what occupies him and what he is going to do about it.',
    noun: 'a man',
    love: 'A man, and how he stands in this: the beloved, or a man who matters. Look at what lies between him and you.',
    work: 'A man decides, helps or competes. Speak with him directly; hearsay about him is worth little. Half an hour face to face settles it.',
    money: 'A man’s money, or a man with a say in yours. Settle in clear words who pays what. It keeps the peace.',
    study:
      'A male teacher or fellow student plays a part. Ask him the question you have been carrying about. He may have waited for it.',
    spirit:
      'A man takes up room in your thoughts. Ask yourself what you want from him, and whether he knows. Tell him.',
    home: 'The man of the house, father or brother. His presence or absence is what people notice in these rooms. Set a place.',
    travel:
      'You travel with a man, to one, or because of one. Let him carry something. He will be pleased to be asked.',
    person: 'A man you know, or the person asking, whoever they are, if this card was chosen for them.',
    house: 'There the matter concerns the man himself and lies in his hands.',
    near: 'The Man is close to you and takes a direct part in what happens.',
    far: 'The Man is far from you on this table, in miles or in thoughts.',
    advice: 'Ask the man concerned one honest question, and let him finish his answer.',
  },
  29: {
    gist: 'A woman is meant here; ask what she has in mind before you act on a guess.',
    text: 'Twenty-nine is the second of the two person cards. Chosen for yourself, she is you. Otherwise it is a woman you know: partner, sister, daughter, friend, the colleague with the keys. She has no fixed character.\n\nOld sheets took her for the wife or sweetheart as a matter of course. We only do so if it was agreed beforehand, and any card may be asked to stand for any person.\n\nOn a table left and right, near and far are counted from her, if she is you. Roses next to her make her gracious, the Bear gives her a firm will, the Moon lets her stay up late and dream. Our card has her looking to the left. What lies there she has her eyes on; what lies behind her she no longer cares to see. If she and the Man look at one another the distance between them is short, however many cards lie in it. Should they turn their backs, somebody has to walk round the table.',
    noun: 'a woman',
    love: 'A woman, and how she stands in this: the beloved, or a woman who matters. See what lies between her and you.',
    work: 'A woman decides, helps or competes. She notices details, so bring the matter to her well prepared. She will ask the right question.',
    money:
      'A woman’s money, or a woman with a say in yours. Lay the figures open before her. She has done the sum already.',
    study:
      'A female teacher or fellow student plays a part. Learn with her, or copy how she goes about it. Her notes are better than yours.',
    spirit:
      'A woman takes up room in your thoughts. Ask yourself what you miss or admire in her. Tell her the better part of it.',
    home: 'The woman of the house, mother or sister. How she feels decides what the evening is like. Ask her before you ask the others.',
    travel:
      'You travel with a woman, to one, or because of one. Leave the choice of place to her. She has been reading about it.',
    person: 'A woman you know, or the person asking, whoever they are, if this card was chosen for them.',
    house: 'There the matter concerns the woman herself and lies in her hands.',
    near: 'The Woman is close to you and takes a direct part in what happens.',
    far: 'The Woman is far from you on this table, in miles or in thoughts.',
    advice: 'Ask the woman concerned one honest question, and listen for what she leaves out.',
  },
  30: {
    gist: 'Calm and experience have the last word, so this may ripen without being pushed.',
    text: 'White, straight, with a scent that fills a room. Schools read the Lily differently and are probably all right: for some it is the family and the peace within it, for some age and experience, for others love after the first hurry has gone. Common to them is the calm.\n\nIt brings patience where one had planned speed. Winter belongs to it, older people, silk, a long bath, and the sort of advice that is given only once and in few words. If you are in a rage about something, this card asks you to wait for snow.\n\nNext to the Lily voices drop and things are done decently: an agreement is kept without a contract, a feeling is tended instead of proved. On a table the oldest sheet judges it by height. Lying above the person it speaks of a clear conscience and good conduct, below the person of doubts whether everything was quite as it should be.',
    noun: 'peace',
    love: 'Mature affection, tender and sensual without noise. You may take your time; nothing runs away that is meant to stay.',
    work: 'Experience counts. An older colleague helps, a long-standing method proves best. Conduct yourself well and wait for your turn. It comes by itself.',
    money:
      'Solid, quiet finances, family money, support from elders. Keep to conservative choices and pay what you owe early. It lets you sleep.',
    study:
      'Mature students do well. Read the classics of the subject in peace, and ask an emeritus. They like to be asked.',
    spirit: 'You long for quiet, and it is to be had. One evening a week that belongs to no one, with the lights low.',
    home: 'Family peace, grandparents, a house in which one speaks softly. An old conflict can be laid to rest. Somebody only has to begin.',
    travel:
      'A restful journey, out of season. Cool air, white sheets, no programme. You are allowed to sleep until nine and call that a sight.',
    person: 'An older, dignified, kindly person; a grandparent, patron or experienced lover.',
    house: 'In that house the matter is brought to rest and handled with decency.',
    near: 'The Lily is near you and brings peace, or an older person whose word you trust.',
    far: 'Peace is still some way off, and those who could give advice have first to be visited.',
    advice: 'Ask somebody twenty years older than you how they dealt with the same thing.',
  },
  31: {
    gist: 'This stands in full sunlight: it succeeds, and everyone may see it.',
    text: 'When the Sun comes up, the whole street squints. It is the strongest of the happy cards and means success, warmth, a good year, the certainty that one will manage. Worries shrink to their real size because one can see them.\n\nIt has few faults. There can be too much of it: dried-out meadows, a know-all, someone who has to be looked at all the time. If you ask about a time, it says by day, in summer, soon. If you ask whether you dare, it has already opened the shutters.\n\nBeside a hard card it takes out most of the sting; the Mountain thaws, the Clouds break, even an ending turns into a summer holiday. Near the person, say the old sheets, it gives joy and good fortune; far away, a chilly stretch in which one has to make one’s own light.',
    noun: 'success',
    love: 'This is warm, and neither side hides it. You like being seen together. Lonely people find that somebody is smiling back. Say yes to the walk, the picnic, the photograph.',
    work: 'Your work succeeds and is seen to succeed. Apply, present, launch: the light is on you and it is flattering. Ask for what the work is worth.',
    money: 'A good phase; what you start now pays. Put part of the summer by for a cooler month. Summer has an end.',
    study:
      'You understand quickly and pass well. Study in the morning, by the window, and trust what you know. You know plenty.',
    spirit:
      'Strength returns with the light. Go out daily before noon, and do what you are good at. Praise may be accepted.',
    home: 'A bright house, holidays, happy people around the table. Let others in to share it. There is enough for one more chair.',
    travel:
      'The best of travel cards: sunshine, the south, all goes to plan. Take a hat. And leave room in the bag for what you bring home.',
    person: 'A radiant, confident, generous person who warms a room and likes to stand in the middle of it.',
    house: 'Whatever enters this house succeeds and is seen by all.',
    near: 'The Sun is close to you: confidence is justified, and the worst is behind you.',
    far: 'The Sun stands far off, so a cooler stretch has to be walked before it gets warm.',
    advice: 'Do the thing you feel surest of first, in daylight, and let people see it.',
  },
  32: {
    gist: 'Feelings set the tide here, and what you do with feeling will be noticed.',
    text: 'The Moon has two offices and holds both at once. One is honour: in the old sheets she brings fame, recognition, a good name among people, and that is why many readers ask her about a career. The other is the inner tide, mood and dream, the sensitive hours after dusk when one knows things without having been told. An artist needs both, and the card is kind to artists.\n\nShe shines by borrowed light and changes her shape within four weeks, and with her what you feel about the matter. Wait for one full round before you call a mood the truth.\n\nClose to the person she gives esteem; far away one works on and nobody claps. Her light being borrowed, look who stands next to her: beside the Sun a great success, beside the Tower honours from an institution, beside the Mice a reputation that somebody nibbles at.',
    noun: 'recognition',
    love: 'It belongs to the evenings, with a good deal of longing. Feelings run deep and change with the hour; ask how it looks by daylight too. Both views are true.',
    work: 'Your reputation grows. Creative work, the night shift, the stage. Let your name appear on what you have done. It will be read.',
    money: 'Income rises and falls. Earnings come through your good name; put by in the full weeks for the lean ones.',
    study:
      'You learn by feeling and picture. Evenings suit you; sleep on it and it will have sunk in. Draw it rather than copy it.',
    spirit:
      'You are thin-skinned and notice a great deal. Keep a note of your dreams, and go to bed before you are overtired.',
    home: 'Soft light, shared moods, a mother’s influence. Everyone feels what nobody says; say some of it. The rest is understood without words, over tea.',
    travel: 'A trip by night or by water, or to a place you dreamt of. Go for the mood of it, not the sights.',
    person: 'A sensitive, gifted, admired person whose moods set the weather for others.',
    house: 'There the matter is noticed, and judged by feeling and good repute.',
    near: 'The Moon near you brings recognition: people think well of you and say so.',
    far: 'The Moon is far away, so you will have to work for a while without applause.',
    advice: 'Let somebody whose opinion counts see one thing you have done this week.',
  },
  33: {
    gist: 'The lock turns: this can be solved, and the means are already in your pocket.',
    text: 'A small thing of metal that decides whether one stands inside or out. The Key means the solution, the access, the idea in the night that opens the matter.\n\nIf it will not turn yet, something is needed that you do not have about you: a password, a document, a person who is entitled. Otherwise you hold it yourself. Try it before you call the locksmith. It is remarkable how often people walk round a building twice, describing the door in detail, with the key in their hand.\n\nIt makes the cards beside it certain: a hope with the Key comes true, a suspicion with it is confirmed, and a closed Book is read aloud. When it lies at the end of a line one may simply take it as yes. Old sheets let it succeed when it is near, and disappoint when it is far off, as a key does that was left at the other house.',
    noun: 'a solution',
    love: 'You have the key to each other. A fateful meeting, a clear yes, or the sentence that finally unlocks a silence.',
    work: 'A breakthrough, a key position, access to people who count. The answer is simple; carry it out before you polish it.',
    money:
      'Secure finances, a solution for an old problem. What seemed blocked is released once the right paper is there. Ask who keeps it.',
    study: 'You see how it works, and from there the rest follows. Find the principle and leave the details for later.',
    spirit: 'One insight relieves you of a lot. Write it down while it is warm, for it will seem obvious tomorrow.',
    home: 'Keys to a new home, security, a closed room opened. Check locks and spare keys, literally. You will feel safer than you have for a while.',
    travel:
      'Everything opens: the hotel, the border, the right contact. A trip that leads to something important. Carry the address of the person who can help.',
    person: 'A person who holds a key position, or one who understands you and finds the way in.',
    house: 'That house has the solution, and makes things certain.',
    near: 'The Key is within reach, so this depends on you and will succeed.',
    far: 'The Key lies with somebody else, or far off; ask who has access.',
    advice: 'Try the obvious solution first, today, before you ask anyone for a clever one.',
  },
  34: {
    gist: 'There is plenty here, and it does best while it is kept moving.',
    text: 'Fish come in shoals and are gone if one grabs at them. The card stands for money, for business in one’s own name, and for everything of which there is a lot: many customers, many drinks, many feelings.\n\nIts element is movement. Sums that circulate grow, and so do talents that are allowed to swim, while ponds without inflow turn. It likes independent people and asks only that they keep count. Ask yourself what you are generous with and what with you is merely running away, since from the bank both look like water.\n\nNext to the Fish a matter gets a price, or several of its kind turn up. With the Ship it is trade, with the Bear a fortune, with the Mice a hole in the net. Old sheets promise wealth by enterprise when it lies near the person, and little luck in business when it lies far off.',
    noun: 'money',
    love: 'Deep, free-flowing feeling, or a love in which money has a say. Leave each other water to swim in. It comes back.',
    work: 'You do well by selling, or by working for yourself. Customers come in numbers; see that delivery keeps up and that prices are yours. Count on Fridays.',
    money:
      'Money flows, in good quantity. Put your effort where it earns, keep a third in calm water, and write down every outflow.',
    study:
      'Commerce, economics and anything fluid go well. Take in much, sort it later, and drop what is not nourishing. Swim on.',
    spirit:
      'You have been holding too much back. Swim, bathe, cry at a film, let it flow off. Afterwards you will know what you wanted.',
    home: 'A hospitable house where a lot is brought in and eaten. Look after the household purse, and after the pipes.',
    travel:
      'Travel over water or on business, with plenty of everything. Money goes faster than planned. It is a pleasure all the same, if counted.',
    person: 'A business person, generous, mobile and good with numbers; somebody who likes a full glass.',
    house: 'Whatever enters this house gets a price, multiplies and moves.',
    near: 'The Fish swim close to you: what you undertake on your own account has the current with it.',
    far: 'The Fish are in distant waters, so profit needs patience and a longer net.',
    advice: 'Count for one week what you give and what you get, in money, time or care, and put one thing right.',
  },
  35: {
    gist: 'It holds: you have reached ground on which you can stay, or should decide to let go.',
    text: 'An anchor keeps the ship where it is, and whether this is good news depends on the harbour. The card means stability, long duration, work by which one makes a living, a goal at which one has arrived.\n\nMany take it for work and profession, others prefer the Fox; we let you choose. It asks for perseverance of the undramatic kind. And once in a while it asks the opposite, whether you are still anchored because the bay is beautiful or because the chain has rusted in.\n\nWhat lies beside it stays. Love with the Anchor is faithful, a worry with the Anchor sits tight, and a guest with it has unpacked. The old sheet is confident when it lies near: success in trade, true affection, a safe end to a voyage. Far away or under clouds one has to do with changeable people and ground that drags.',
    noun: 'security',
    love: 'This love is made to last. You hold each other. See that holding does not turn into clinging, and make room for a little wind.',
    work: 'A secure post, long contracts, a craft that feeds you. Stay with it; persistence brings the next step. Slow is no fault here.',
    money:
      'Stable income and sensible reserves. Long-term savings hold; quick changes of course cost more than they bring. Let it lie.',
    study:
      'Persevere and you reach the harbour. Same place, same hour, and no new subject before this one is done. Then look up.',
    spirit:
      'You need something that stays. A fixed ritual in the evening steadies you more than a new insight. Light the lamp first.',
    home: 'A permanent home, perhaps near water. You are allowed to hang the pictures now. People will find you there for many years to come.',
    travel:
      'Arrival. A journey ends well, or you find a place to which you will return each year. Ask before you leave whether the room is free next spring.',
    person: 'A steadfast, tenacious, hard-working person who stays when others go.',
    house: 'There the matter is made fast and lasts.',
    near: 'The Anchor is close: you stand safely, and perseverance will be rewarded.',
    far: 'The Anchor is far off, and what you rely on may shift; keep an eye on the rope.',
    advice: 'Choose one thing to stay with until the end of the month, and politely refuse whatever competes with it.',
  },
  36: {
    gist: 'There is a weight to be carried here, for a time, and it can be carried.',
    text: 'The last card is one of the heavy ones, and it is better to say so than to gild it. The Cross means a burden: a duty that cannot be handed on, a worry, a stretch of road with a rucksack. It belongs to life as school did, with a first day and a last one.\n\nIt also stands for faith and for the comfort people draw from it, for conscience, and for what one does without asking whether it pays. Set it down now and then. A burden gets lighter by being named, by being shared, and by being carried one day at a time.\n\nBeside another card it makes that thing weigh more, or gives it a meaning one would not have found without it. Old sheets are exact about the length: near the person the trouble is there and does not last, far away it drags on. So having it in front of one is the better place.',
    noun: 'a burden',
    love: 'A bond with a weight on it, a sorrow shared or a duty. Love carries it, if both say when their arms get tired.',
    work: 'A thankless task or heavy responsibility. Do it properly, for a limited time, and ask in advance who relieves you.',
    money:
      'There are payments you cannot skip, debts of your own or somebody who depends on you. Draw up a plan with small steps; it ends sooner than it feels. Begin with the smallest.',
    study:
      'A compulsory subject, an exam one cannot avoid. Take it on daily and without anger; after that it is behind you for ever.',
    spirit:
      'Something lies heavy on you. Tell one trustworthy person; if it stays dark for long, tell a professional as well.',
    home: 'Care for a relative, an old grief in the family. Share it out by name and day, so that nobody carries it alone.',
    travel:
      'A pilgrimage, or a journey out of duty. It is tiring and you will be glad to have gone. Somebody will thank you for it.',
    person: 'A person marked by duty, faith or sorrow, serious and reliable when it counts.',
    house: 'That house puts things to the test, and they weigh more there than elsewhere.',
    near: 'The Cross lies close, which the old rule calls the easier place: the burden is real and soon over.',
    far: 'The Cross lies far off, and what it lays on you will need a longer breath; look for company.',
    advice: 'Name the heaviest duty of the week and ask one person to carry a corner of it.',
  },
};
