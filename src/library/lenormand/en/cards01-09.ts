import type { WrittenLenormand } from '../meaning.ts';

/** Rider to Bouquet. */
export const riderToBouquet: WrittenLenormand = {
  1: {
    gist: 'Something is already on its way to you, and it will be at the door sooner than you think.',
    text: 'The Rider opens the deck the way a doorbell opens an afternoon. Somebody calls, a parcel comes, an answer you had stopped waiting for appears on the screen. He is quick, he comes from outside, and he does not stay long.\n\nHe may be a person as well, usually somebody on the go who has just entered your life or is passing through it: the new colleague, the courier, the friend of a friend. Whatever he announces is only the knock; the rest depends on whether somebody opens.\n\nIn company, what he carries is told by the card beside him: next to the Bouquet it is an invitation, next to the Letter something you will hold in your hand, next to the Clouds a message you will have to ask about twice. In a longer line he also sets the pace: a matter that lies behind the Rider starts to move within days, and whoever wants something from it had better have shoes on.',
    noun: 'news',
    love: 'Somebody new turns up, or the person you think of makes the first move. Expect a message or a visit, and answer it within the day.',
    work: 'A reply, an enquiry or a new colleague comes in. Things that lay about start moving, so keep your documents ready to send by the afternoon.',
    money:
      'A payment is on its way, or word of one. Sums tend to be modest and quick; check that your details are right before you wonder where it is.',
    study:
      'Results, a place or an answer from the school come soon. The material itself should be taken at a brisk trot: short sessions, often repeated.',
    spirit:
      'You are livelier than last month and a little restless with it. Walk fast, cycle, go and see people; sitting still would only make you snappish.',
    home: 'Someone comes to stay, or to look at the place. Deliveries, callers and short notices keep the door busy, so leave a chair free.',
    travel:
      'A short trip at short notice, usually by road. It goes quickly and comes off well, provided you do not pack as if for three weeks.',
    person:
      'A younger, fit, well-dressed person who is seldom in one place for long and likes to be the first with the news.',
    house: 'That house brings things to your door, and you will hear of this before you see it.',
    near: 'With the Rider this close the news is a matter of days, and it concerns you yourself.',
    far: 'The Rider is far off, so the message comes from another town or takes weeks to find you.',
    advice: 'Send the message you have been drafting in your head, today, in three plain sentences.',
  },
  2: {
    gist: 'A small piece of luck lies in your path, and it wants to be picked up while it is green.',
    text: 'Nobody builds a house on a four-leaved clover, but everyone is glad to find one. The card stands for the little good fortune of an ordinary week: the last ticket, the bus that waits, a stranger who happens to know the very person you need. It lightens whatever it touches.\n\nIt does not last, and it was never meant to. Old hands read it as two or three days, or as a chance that comes exactly once. For that reason it asks for a quick hand and little brooding.\n\nA quarrel with the Clover beside it ends in laughter, a debt turns out smaller than feared, a bad week has one excellent evening. Only the Clouds truly spoil it: beside them the luck is there, and one fails to see it, or sees it a day late.',
    noun: 'a stroke of luck',
    love: 'Light hearts, a flirt, a meeting by chance that makes you both laugh. Enjoy it for what it is and do not weigh it before it has grown.',
    work: 'A lucky opening, often through a chance remark. It will not be offered twice, so say yes first and sort out the details on the way home.',
    money:
      'A small sum you had not reckoned with: a refund, a voucher, a good bargain. Spend it gladly and build no budget on it.',
    study:
      'The question you happened to revise comes up. Luck helps those who have read at least half, so read half, then go and sleep.',
    spirit:
      'Your humour is coming back. Keep company with people who make you laugh, and leave the heavy conversation for another week.',
    home: 'Cheerful days under your roof. A small improvement costs little and pleases everyone: a plant, a lamp, a table moved to the window.',
    travel: 'A happy little outing, best undertaken on a whim. The wrong turning leads to the nicest place of the day.',
    person:
      'Someone light of heart, often with freckles or a ready grin, who lives from one day to the next and is good company.',
    house: 'A lucky turn comes with that house, small and quick, for a few days only.',
    near: 'With the Clover so close, luck is within reach of your hand, this week rather than next.',
    far: 'Luck lies at some distance, so it will come through other people and by a roundabout way.',
    advice: 'Say yes to the first small kindness that you are offered this week.',
  },
  3: {
    gist: 'The matter leads away from the familiar shore, by travel, by trade, or by longing.',
    text: 'A sail on open water says that something is moving off, or is coming in from abroad. The Ship is the card of journeys, and of everything that happens because there is distance between two places: commerce, emigration, a friend in another time zone, a longing that has no name yet. It takes its time. Where the Rider trots up the drive, the Ship is seen on the horizon days before she lands.\n\nThe old books add trade and inheritance, since for centuries money came home by sea. She asks what you would load if there were room for one trunk, and who should be standing on the quay.\n\nOn a table she promises an early departure when she lies close to the person; further away, a plan that is being prepared. With the Anchor she reaches harbour, with the Mountain she is held in port, and with the Heart somebody dear is either coming from far away or feels as far away as another country.',
    noun: 'a journey',
    love: 'Distance plays a part: love over the miles, a holiday acquaintance, or a wish for something wider than your street. Say plainly who will travel to whom.',
    work: 'Business with other regions, exports, a posting, sales. If you are restless, look further away than you have looked so far.',
    money:
      'Income through trade, shipping or people abroad. It comes in slowly and in larger pieces; watch fees and exchange rates on the way.',
    study:
      'A term elsewhere, a foreign language, a subject that opens a wider view. Plan it as one plans a passage: papers first, luggage last.',
    spirit:
      'You are homesick for a place you have not seen yet. An hour by water, or a map spread out on the floor, does more than an argument.',
    home: 'Someone of the household leaves or comes home from afar. A move to another region is talked over; nothing has to be signed yet.',
    travel:
      'A long journey, most likely over water or by air. It is well starred, and preparations may begin this month.',
    person:
      'A person from elsewhere, or one with the sea in their eyes: traders, travellers, people who never quite unpack.',
    house: 'Whatever enters this house sets off, goes abroad, or comes to you from far away.',
    near: 'The Ship lies close: a departure is near, and it is yours.',
    far: 'The Ship is still out at sea, so the journey is a plan for later, or it is somebody else who travels.',
    advice: 'Look up one real connection, with date and price, to the place you keep talking about.',
  },
  4: {
    gist: 'This rests on home and family, on what is yours and stands firm.',
    text: 'Four walls, a roof, a door that can be shut. The House means the place you live in, the people who live there with you, and the standing one has because one belongs somewhere. It is a steady card. What has once been let in stays for longer than a season.\n\nIt also means property in the plain sense, the flat, the lease, the mortgage, the garden fence. And it asks who has a key, who does the cooking, and whether you like coming home.\n\nWhatever lies beside it gets a foundation: a business becomes a family firm, a love affair moves in together, a plan is put on solid ground. In the middle of a table, below the person, the old books warn to mind one’s neighbours, since a house has windows on both sides. When it stands beside hard cards, look for a burst pipe or a silent supper before you look for anything deeper. When it stands with good ones, your own kitchen is the luckiest room in town.',
    noun: 'a family matter',
    love: 'A bond that wants a roof over it. Moving in, meeting the parents, evenings at home: security is the form that love takes now.',
    work: 'A small, solid firm, a family business, or work from home. You are trusted here. Ask for a desk of your own and a door.',
    money:
      'Money goes into walls, rent and furniture, and is well kept there. Settle the household accounts before any larger plan.',
    study: 'You learn best at your own table with fixed hours. Ask the family to leave you alone for two of them.',
    spirit: 'You need to feel held. Cook, tidy one drawer, go to bed early; the ground comes back from the everyday.',
    home: 'The dwelling itself is the matter, and it stands well. Repairs done now will hold; a purchase should be looked at twice, by daylight.',
    travel:
      'You stay, or you travel to relatives. If you must go far, the best part will be the key turning in your own lock.',
    person:
      'A settled, domestic person, often a relative, who knows where everything is kept and feeds whoever comes in.',
    house: 'There the matter comes indoors, becomes a family affair and gets a firm footing.',
    near: 'With the House close by, you have a place to stand, and those who live with you are on your side.',
    far: 'Home is far away on this table; you may be living out of boxes, or carrying family worries at long distance.',
    advice: 'Mend the one thing at home that you walk past every day.',
  },
  5: {
    gist: 'Slow growth rules here, and it will bear only what its roots can carry.',
    text: 'A tree keeps its own calendar. It stands for the body and how one lives in it, for family roots, and for anything that needs years: a friendship from school, a savings plan, a practice one returns to each morning. It slows things down and makes them last.\n\nSince the oldest sheets the Tree has been asked about well-being. Read it without alarm, as a reminder about sleep, food and walks, and leave the rest to those who studied it.\n\nOn a table the sheets judge by distance: far from the person it is a good sign, close by it asks one to take more care of oneself. Nothing beside the Tree happens overnight, and hardly anything beside it is lost. Beside the House it is the family tree, beside the Book what one inherits without knowing, beside the Child something small that should not be dug up to see whether it grows.',
    noun: 'growth',
    love: 'A bond that grows year by year and has little use for fireworks. Give it regular hours, and do not test the roots by pulling.',
    work: 'A career that grows by experience. Long training, care, nature, healing trades. Promotion comes, only later than you would like.',
    money:
      'Savings that need years and then surprise you. Prefer what is dull and dependable, and leave it alone while it grows.',
    study:
      'Thorough learning, from the roots up. Go back to the chapter you skipped; everything later hangs on it. Then go on, slowly.',
    spirit:
      'You are tired in the way of someone who has stood too long. Regular meals, early nights, trees over your head at the weekend.',
    home: 'Family in the wide sense: grandparents, cousins, a place where your name is known. Old ties want tending, and a visit is due.',
    travel:
      'Travel that restores: the country, a spa, a house with an orchard. Go slowly and stay in one spot. A tree to sit under is enough of a sight.',
    person: 'A calm, rooted person, often from a family known in the district; a gardener, carer or healer by nature.',
    house: 'Whatever enters this house takes root and grows slowly; give it seasons instead of weeks.',
    near: 'The Tree stands very close: you have asked a lot of yourself, and rest should have a fixed place in the week.',
    far: 'The Tree far off is a good sign of old: your strength holds, and you need not watch it so closely.',
    advice:
      'Give one slow thing half an hour on three days this week, entered in the calendar as firmly as an appointment.',
  },
  6: {
    gist: 'The view is blocked for the moment, so nothing should be decided by what you think you see.',
    text: 'Every sky has them, and they pass. The Clouds make things unclear: a message that can be read two ways, a person who says maybe, a form with a page missing. Under them one worries more than the facts deserve.\n\nWhatever else it looks like, it is weather. It asks for patience, for one more question, and for the modesty to say that one does not know yet.\n\nWhat lies beside them loses its outline, and even a good card, the Clover or the Stars, cannot shine properly until the wind turns. Our Clouds have a dark side and a clear one, and for the old readers that was the whole point. If the clear side faces the person, the trouble is already drawing off. If the dark side faces them, they are walking into it and should take a coat.',
    noun: 'a muddle',
    love: 'The signals are mixed, and a talk keeps being put off. Neither of you knows quite where you stand. Ask a simple question and wait for a simple answer.',
    work: 'Muddled responsibilities and half-information. Get it in writing, keep copies, and let no one rush you into a decision this week.',
    money:
      'The figures are not clear. Something is missing from the account or has not been told; look for it before you buy or lend.',
    study:
      'You have lost the thread. Go back to the last page you really understood and ask somebody to explain the next one.',
    spirit:
      'Low spirits that come and go with the weather. Name the worry in one sentence; half of it usually belongs to tomorrow.',
    home: 'A sulky atmosphere, things unsaid at table. Open the windows, literally too, and ask the quietest person first. It is rarely about what it seems to be about.',
    travel:
      'Delays, fog, a booking that cannot be found. Keep the plan loose and the papers in your hand. Patience is the lightest luggage.',
    person:
      'A moody or evasive person, perhaps one who is simply not clear to themselves; often an ex, in old readings.',
    house: 'In that house everything becomes doubtful, so ask again before you rely on anything.',
    near: 'The Clouds hang right over you, so this is a poor week for final answers.',
    far: 'The Clouds are far off; what is unclear lies with others and need not trouble your sleep.',
    advice: 'Write down what you know and what you only suppose, in two columns, and ask one person about the second.',
  },
  7: {
    gist: 'The straight road is closed, and the detour asks for more wit than hurry.',
    text: 'A snake never takes the direct path, and this matter will not either. Expect bends, extra rounds, one more office on another floor. The Snake complicates, and it is clever; many things reach their goal precisely because somebody knew the way round. As a person it is often a woman of experience, sometimes a rival, sometimes the only one in the building who knows how it is really done.\n\nBefore you suspect anybody, look for plain complication. Cables, pipes and contracts with clauses belong to the Snake as well. And it means desire, the kind that winds itself round one’s good intentions and is not in the least sorry.\n\nIn a line, nothing that lies beside it goes straight ahead. Old sheets are stern with it and count its harm by distance: close by there may be envy or a false tongue, far off it is hardly worth a thought.',
    noun: 'a complication',
    love: 'Strong attraction with knots in it: a third person, an old story, a game of come and go. Ask for plain words before you follow further.',
    work: 'Somebody is playing a game of their own at work, or a task has hidden clauses. Be friendly, be exact, and keep your plans to yourself until they are done.',
    money:
      'Tangled accounts and small print. Someone gains by your not reading it, so read it, and pay for advice if you must.',
    study:
      'The subject is more involved than it looked. Unravel it one loop at a time; a clever older student is worth three books.',
    spirit:
      'You are turning something over and over. Stop guessing what others intend and deal with the part that you can see.',
    home: 'Jealousy among relatives, or pipes and wires that need a professional. In both cases find the exact spot before opening the wall.',
    travel:
      'Detours, changes, a route with too many legs. You get there. Check each connection yourself the evening before. Leave nothing to the last counter.',
    person: 'A shrewd, attractive, experienced woman, or anyone who gets what they want without asking directly.',
    house: 'Things get involved there, and reach their goal by a detour, if at all.',
    near: 'The Snake lies close, so be a little careful whom you tell what; envy has sharp ears.',
    far: 'The Snake lies far off and does little harm: a complication you hear of and need not take part in.',
    advice:
      'Before you sign or agree, read the one clause you skipped and ask what happens if somebody changes their mind.',
  },
  8: {
    gist: 'One chapter is over, and the space it leaves is needed for something else.',
    text: 'A lid is closed. The Coffin ends things: a job, a lease, a habit, a silence, a phase in which one kept hoping for an answer. It seldom speaks of people’s lives and should not be read so; it speaks of what has run its course. A long pause belongs to it as well, when everything lies still because a person or a matter needs to be left in peace.\n\nAfterwards there is room, and the relief can be enormous. What it asks is simple and rather unfashionable: finish, say goodbye, then rest.\n\nLook which way it faces the story. A card before the Coffin is what ends, the card after it is what the ending makes room for, and with the Sun, the Stork or the Rider behind it one breathes again. Near the person the old sheets take it seriously, as a tiredness or loss to be gone through; far away it is only somebody else’s closing door.',
    noun: 'an ending',
    love: 'A phase is over, and pretending otherwise costs both of you strength. It may be the bond or only its old form; talk about which.',
    work: 'A post, project or routine comes to its close. Hand over properly, keep the contacts, and take a breath before the next door.',
    money:
      'An income or expense stops. Reckon once with the new sum, cancel what nobody uses, and hold purchases until the dust has settled.',
    study:
      'A course ends or is laid aside. If it is only exhaustion, rest for a week and look again; if it is finished, let it be finished.',
    spirit:
      'You are worn out and need quiet more than advice. Sleep, cancel something, let a sad thing be sad for a while.',
    home: 'Clearing out: a room, a cellar, belongings of earlier years. It hurts for an afternoon and gives you back a whole wall.',
    travel:
      'A trip is cancelled or a place is visited for the last time. Stay at home without reproach and recover there.',
    person: 'Someone who is worn out, withdrawn or in mourning and wants to be left alone kindly.',
    house: 'Whatever enters this house comes to its end or must lie still for a good while.',
    near: 'The Coffin close by speaks of something that is really over for you; be gentle with yourself while you put it away.',
    far: 'The Coffin lies far away, and what ends there touches you only a little.',
    advice:
      'Close one thing properly this week: a subscription, an account, a conversation that has been open for months.',
  },
  9: {
    gist: 'Something charming is offered to you, and it is meant as kindly as it looks.',
    text: 'Flowers say what would be awkward in words: thank you, well done, please come. The Bouquet brings gifts, compliments, invitations and the good manners that make life among others bearable. Bad news with flowers comes kindly wrapped, and even a quarrel ends with somebody standing at the door holding something.\n\nOne of the few cards that every old sheet praises without conditions, it stands for joy that comes from outside, through people. It is also taste and appearance: a well-laid table, the right dress, a design, a garden in June. Cut flowers do not last for ever. They are not a promise, and no one is deceived by that. They say that you are wanted here, today, and the right answer is to put them in water and be glad.\n\nIt softens every card near it: the Tower beside it sends a friendly clerk, the Whip lets somebody laugh, and the Mountain at least says no politely.',
    noun: 'a gift',
    love: 'Courtship, tenderness, an invitation. Somebody takes trouble to please you; show that you noticed, and offer something of your own in return.',
    work: 'You are praised, or a client turns out to be charming. Work with beauty or service goes well. Present your results nicely, it will be half the success.',
    money:
      'A present, a bonus, a pleasant expense. Buy the good one this time, and write the thank-you note the same evening.',
    study:
      'A friendly teacher and a subject you enjoy. Make the notes handsome; you will open them more often. A compliment from the front of the class carries you for a month.',
    spirit:
      'You have reason to be glad and may show it. Put something beautiful where you see it first in the morning.',
    home: 'Guests, a redecorated room, flowers on the table. Harmony at home is easily had now, with a little effort on the small things.',
    travel:
      'A delightful trip at somebody’s invitation. Pretty places, good food, polite people; pack one thing that is more elegant than needed.',
    person: 'A charming, well-groomed person with tact and taste, often a sister, a hostess or an artist.',
    house: 'There the matter is made pleasant and comes to you as a present.',
    near: 'With the Bouquet so near, people like you and mean to please you.',
    far: 'The Bouquet is further off, so the pleasure is for later, or the invitation must first find you.',
    advice: 'Give somebody a small present this week without any occasion.',
  },
};
