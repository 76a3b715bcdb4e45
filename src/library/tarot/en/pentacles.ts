import type { TarotId } from '../../../domain/decks/tarot.ts';
import type { WrittenTarot } from '../meaning.ts';

export const pentacles: WrittenTarot<Extract<TarotId, `pen${string}`>> = {
  pen01: {
    upright: {
      gist: 'A tangible chance is being put into your hand, and it will grow if you tend it.',
      text: 'It can be weighed, signed or eaten. The Ace of Pentacles brings beginnings of the solid kind: a job offer with a figure in it, the keys to a workshop, a first deposit, a decision to treat your own body decently. Earth is slow, and what starts under this card shows its worth in seasons. The seed looks like nothing much in the palm.\n\nThink of the garden in the picture and of the work behind it. Accept the chance, then ask what soil it needs. A salary wants a budget, a flat wants a screwdriver, a new habit wants a fixed hour. The offer may be modest compared with your dreams, and still be the one that leads through the arch. People who make much of their means tend to begin with something they can count, and to look after it when nobody is impressed yet.',
      love: 'A steady beginning, shown by deeds: someone turns up, carries boxes, remembers your appointment. Couples may lay a material foundation, such as a flat or a joint plan.',
      work: 'A real offer, contract or new client is likely. Check the terms and the everyday tasks as closely as the title, then start with thorough groundwork.',
      money:
        'Money arrives or a source of income opens. Put aside a fixed share from the very first payment, and let it become a habit before it becomes a sum.',
      study:
        'A grant, a place or useful materials come within reach. Practical subjects do well now, so learn something you could show with your hands by spring.',
      spirit:
        'You are restored by the simple and physical: bread, soil, sleep, a tidy room. Build one small daily comfort that does not depend upon your mood.',
      advice:
        'Take the practical opening that lies in front of you and complete its first formality this week, whether form, booking or phone call.',
    },
    reversed: {
      gist: 'The offer is there but the ground under it needs checking before you build.',
      text: 'The shop had a lovely window, and the lease had a clause on page nine. Reversed, the Ace of Pentacles concerns chances that slip or turn out lighter than they looked. A job falls through at the last interview, a purchase has hidden costs, a saving plan is begun each January. It may simply be the wrong month for sowing, and gardeners do not take that personally.\n\nYou could also be gripping what you have so anxiously that no hand is free to receive. Or money has taken up so much of your attention that its purpose got lost somewhere, and you could no longer say what the sum is for. Return to essentials. What do you need each month, what is truly yours, who has promised what in writing? Prepare the bed properly, and the next seed, which will probably come before the half year is over, finds a place.',
      love: 'Practical worries push affection aside, or one of you counts what the other contributes. Settle the rent question kindly, and then go for a walk without mentioning it.',
      work: 'An offer looks better from afar, or a launch lacks basics. Ask about probation, tools and pay dates before giving notice anywhere else.',
      money:
        'Expenses leak in places you do not watch. Track every coin for thirty days, and put off the purchase that needs everything to go right.',
      study:
        'Lack of materials, time or a quiet desk holds you back more than lack of talent. Solve the practical obstacle first, even if it seems beneath you.',
      spirit:
        'You feel ungrounded and live mostly from the neck up. Cook, mend or garden for an hour each day, and leave improvement of the self for later.',
      advice:
        'Check the foundation of one plan this week: read the small print, add up the true cost, and ask one awkward question.',
    },
    symbols:
      'A hand from a cloud holds out one great disc as though it were a coin to be taken. Under it lies a garden of lilies, tended ground that has already repaid some labour. The hedge opens in an arch, and through it the far peaks can be seen, so comfort and the next journey are neighbours. The disc is whole and heavy, a thing to use.',
  },
  pen02: {
    upright: {
      gist: 'You are balancing two demands at once, and a light, flexible rhythm will serve you better than force.',
      text: 'Tuesday is the child’s dentist, the quarterly report, your shift and the plumber between eight and four. The Two of Pentacles knows that life. Jupiter in Capricorn brings growth into a tight frame: more work, more people, more bills, and only two hands. Yet the juggler seems almost amused, and that is his secret. He does not hold on to either disc, he keeps them moving.\n\nWaves are the normal condition here, so do not wait for a calm sea to begin. Decide each morning which of your two discs needs the hand today, and let the other fly without guilt. A change of income or address can be handled with some improvisation. What breaks jugglers is a third and fourth object accepted out of politeness. Practise one courteous sentence with which to refuse, and treat yourself to rest before you begin to drop things.',
      love: 'Time for each other has to be found between obligations. Put small meetings on the calendar, keep them playful, and do not measure love by hours this month.',
      work: 'Several projects or two jobs run side by side. Work in clear blocks, tell each side when you are available, and stay relaxed about sudden changes.',
      money:
        'Income and expenses go up and down, yet they meet. Keep one account for bills and one for living, and move money on a fixed weekday.',
      study:
        'Studying alongside a job or a family is possible with rhythm. Use short pockets of time for drill, and save one long morning for thinking.',
      spirit:
        'Your balance is a moving one. Notice early which sign shows that you have had enough, perhaps clumsiness or swearing, and sit down when it appears.',
      advice: 'Write your two chief demands on a page, assign them their days this week, and decline one new request.',
    },
    reversed: {
      gist: 'Too many things are in the air, and letting one land on purpose is the clever move.',
      text: 'You said “no problem” four times yesterday, and there are now four problems. With the Two of Pentacles reversed the dance is out of step: double bookings, late fees, a smile kept up while a disc rolls beneath the sofa. It is seldom a lack of skill. The amount has outgrown the method, and a juggler with five objects has to learn a new trick or go back to three.\n\nChoose what to drop before chance does the choosing. Some things bounce, such as a club evening, a perfect lawn, an unimportant deadline; others are made of glass. In money matters, robbing one pocket to fill the next works for a month and needs an honest look thereafter. There might also be a stiffness at work, a person so intent on perfect balance that every change of plan feels like an attack. Then the remedy is a little disorder, taken on purpose and survived.',
      love: 'One of you gets only the leftover hours. Say what can be cancelled for the other’s sake, and cancel it visibly, once, this week.',
      work: 'Deadlines collide because nobody sees the full load. Show it on one sheet to whoever sets priorities, and let them choose what waits.',
      money:
        'Bills are paid late out of muddle more than need. List due dates on the wall, automate the dull ones, and stop moving debt from card to card.',
      study:
        'You switch subjects so often that nothing settles. Give each a whole day, and use the last ten minutes to note where you will pick up again.',
      spirit:
        'Cheerfulness has become a costume. Admit to one person that it is too much, and let a quiet hour count as an appointment.',
      advice:
        'Pick the commitment that would bounce rather than break, and put it down this week with a short, friendly message.',
    },
    symbols:
      'A juggler keeps two discs moving inside a looped band that has no beginning and no end. His very tall cap sways with him and makes the balance look comic. Behind him ships ride up and down on rolling waves, managing just as he does. One foot is lifted, so the whole thing works only while he dances.',
  },
  pen03: {
    upright: {
      gist: 'Your skill is noticed, and the work improves when maker, planner and patron talk to one another.',
      text: 'Somewhere high in a cathedral there are carved leaves that no visitor has ever seen, and they are perfect. The Three of Pentacles honours work of this sort, with Mars in Capricorn giving drive to patient hands. You are past the beginner’s stage. Somebody trusts you with a visible part of the wall, and the plan is being discussed with you instead of over your head.\n\nCollaboration is the theme, and it takes some humility on all sides. Listen to the person with the drawing, who sees the whole; let the one with the money explain what it is for; and insist on your own knowledge of stone. Projects begun like this over the next months may outlive the mood they started in. Ask for feedback while the mortar is still wet. If you are looking for a teacher or a first commission, show a sample of your work, because it speaks better than your description.',
      love: 'The relationship is something you build together. Agree on a plan for one joint project, divide the tasks by talent, and admire each other’s part of it.',
      work: 'An excellent sign for professional cooperation, training and a first real assignment. Prepare thoroughly, present your work, and invite the experts to comment before it is final.',
      money:
        'Skill earns its wage. Invest in tools or a certificate, quote a proper price, and have the agreement with your client written down.',
      study:
        'You learn by doing and by being corrected. Seek a master, a lab or a studio, and hand in drafts early so that comments still help.',
      spirit:
        'Satisfaction comes from doing a thing well for its own sake. Keep some corner of the work that is only for your own delight.',
      advice: 'Show something unfinished to someone more experienced this week and ask for two specific improvements.',
    },
    reversed: {
      gist: 'The plan and the hands are not in agreement, so bring people to one table before going on.',
      text: 'The architect changed the drawing, no one told the mason, and now there is a window where the stairs should be. Upside down, the Three of Pentacles points to cooperation that has come loose. Competence is present in several places and does not add up. Egos may be involved; more commonly it is a missing meeting, or a brief which each reads in his own fashion.\n\nPerhaps your skill goes unseen and you have begun to work to rule. Before you let quality slip, ask for what you need: a clear specification, a fair fee, your name on it. Perhaps the gap is in yourself, and you have been getting by on talent in a place that needs practice. There is no disgrace in returning to the bench for some lessons. And a few people draw this card because they truly do better work alone. They should then choose a job in which the arch is small.',
      love: 'You pull in different directions on household, money or children. Draw up one shared plan on paper, since each of you has been following another in your head.',
      work: 'Cooperation falters over unclear roles. Call the three people concerned together for half an hour, and let each say what they are waiting for.',
      money:
        'You are paid below your skill, or you paid for poor work. Gather comparisons, then renegotiate or complain in a factual letter.',
      study:
        'A group project suffers from uneven effort. Fix parts and dates in writing, and tell the supervisor early if somebody has vanished.',
      spirit:
        'Feeling unvalued has taken the joy out of doing. Make something small with care for a person who will certainly use it.',
      advice:
        'Arrange one clarifying conversation about a shared task, and leave it with a written list of who does what by when.',
    },
    symbols:
      'A mason stands on a bench at work, while a monk and a patron hold the plan and look up. Three discs are set into the tracery of the arch above them. Hand, spirit and purse meet here, and the building needs all of them. The bench lifts the craftsman higher than those who pay him.',
  },
  pen04: {
    upright: {
      gist: 'You are keeping what you have safe, and the question is how tightly it needs to be held.',
      text: 'People who have once been poor count the change. The Four of Pentacles may be nothing worse than that: a sound reserve, a paid-off home, good locks, a clear no to borrowers. The Sun in Capricorn gives pride in what has been built. For somebody setting up a household or recovering from debt, it is an excellent card, since a floor under the feet comes before dancing.\n\nLook, though, at the man’s arms. Both are busy. He has no hand for the fork, for a friend or for the next piece of work, and his head must be kept level because of the coin upon it. What is held this hard begins to hold its owner. Ask in each area where the line runs between care and fear: money, time, feelings, opinions. A measured opening, such as a tenth given, a key shared or a plan revealed, will tell you within weeks whether the walls need to be so thick.',
      love: 'Loyalty and a strong wish for security, sometimes with possessiveness. Show trust in one concrete matter, and say what reassurance you would like in return.',
      work: 'You guard your position and your knowledge. Keep the process stable, but teach one colleague something, because people who share tend to be kept.',
      money:
        'Saving and consolidating are well aspected. Decide how large the reserve must be, and when it is reached allow the rest some movement.',
      study:
        'You hold to methods that have worked. Keep them for the exam, and try one unfamiliar approach on a topic that does not count.',
      spirit:
        'Control gives you calm, up to a point. Notice where your body clings, in fists or shoulders, and practise letting go there first.',
      advice:
        'Give away, lend or share one thing this week that you have been keeping only in case, and observe how it feels.',
    },
    reversed: {
      gist: 'Your grip is loosening, and you can decide what deserves to leave your hand.',
      text: 'He stands up, and two coins roll off into the street. The Four of Pentacles reversed releases, sometimes on purpose and sometimes in a hurry. You give up a possession, forgive a loan, let the teenagers cook, and find that the evening goes better for it. After a long tightness this is like taking off a winter coat indoors.\n\nIn haste, however, it means leaking. Shopping as consolation, lending to everyone, a windfall gone before the month is out; someone who was never taught to keep may also be unable to feel when they have enough. There is a third reading in which the grip becomes tighter still, because something threatens it, a rise in rent or a rival. Fear then makes poor economies, saving pennies on the roof. Sit down with the figures. Once you know what is really needed for safety, generosity and thrift stop quarrelling.',
      love: 'Someone relaxes control, or loses the sense of their own boundaries. Share more, and keep one thing private that feeds you.',
      work: 'A post, habit or piece of territory is given up. Do it as a gift with a handover, and look at what your hands are free for.',
      money:
        'Outgoings are loose or fear makes you stingy in the wrong place. Set one sum for saving and one for joy, and honour both.',
      study:
        'Old notes and methods no longer fit. Clear the shelf, accept help from a classmate, and pass your summaries on to someone behind you.',
      spirit:
        'Insecurity may come up as you open your hands. Breathe, stay, and let an experience of being helped correct the old arithmetic.',
      advice:
        'Go through one cupboard or account, remove what no longer serves, and use the proceeds for something that gives real pleasure.',
    },
    symbols:
      'A crowned man holds a disc tight to his breast, while a second rests on his crown and one lies under each foot. He cannot rise, turn or shake hands without losing something. The city behind him goes about its business at a distance. His seat is solid, and safety and stiffness look alike here.',
  },
  pen05: {
    upright: {
      gist: 'Times feel lean or lonely, and help is nearer than it looks if you are willing to ask.',
      text: 'You pass the bakery without going in, and you tell people that you have already eaten. The Five of Pentacles speaks of want: short money, a body that needs patience, a period without work, the feeling of standing outside while others sit in the warm. Mercury in Taurus makes the mind circle round material things. None of it says anything about your worth.\n\nThe lit window is the detail to hold on to. Behind it there is a church, an office, a counselling centre, a brother, and the door is just round the corner. Pride and shame keep more people in the snow than cruelty does. Asking early is easier than asking late, and most helpers like to be useful. Keep together with whoever walks beside you, because hardship divides couples who stop talking about it. A thin season in this half year can be crossed with a clear list, some help and warm socks.',
      love: 'Shortage or exclusion puts a strain on closeness. Face the facts side by side, and do one kind thing a day that costs nothing.',
      work: 'Work is insecure, unpaid or lonely at present. Use every office and acquaintance that can help, and tell people plainly what you are looking for.',
      money:
        'Means are tight. List essentials, apply for what you are entitled to, and speak to creditors before they write, since they can often move a date.',
      study:
        'You may be short of funds, books or a sense of belonging. Ask the student office about support, and find one classmate to walk home with.',
      spirit:
        'Feeling left out can darken everything. Choose a warm room with people in it twice a week, a choir, a library, a kitchen, and let it work.',
      advice: 'Ask one specific person or office for one specific kind of help before the week is out.',
    },
    reversed: {
      gist: 'The cold stretch is easing, and you can go through the door that has been lit all along.',
      text: 'Somebody opened, and there was soup. In reverse the Five of Pentacles often tells of the turn: a first payment, a worry that at last has a name and a plan, a community that makes room on the bench. Recovery in matters of earth is slow and can be measured, by the month rather than by the day. You may be surprised at how much you learned in the snow.\n\nSome of the cold stays in the bones. People who have gone without continue to count long after the cupboard is full, or feel like impostors among the comfortable. Be patient with this, in yourself or in a partner who hides chocolate. For others the reversal concerns a poverty of another kind, where money is there and belonging is missing, the large house with nobody at the table. The door is the same one. Knock, bring something small, and ask how they are.',
      love: 'You find your way back to warmth after a hard spell. Let yourself be looked after without keeping accounts of it.',
      work: 'A foothold appears: part-time work, a trial week, a recommendation. Take it with dignity and use it as the step that it is.',
      money:
        'Finances recover by small, regular amounts. Clear the most pressing debt, keep a tiny reserve, and celebrate the first month that ends above zero.',
      study:
        'Support has been granted or friends have been found. Catch up on the basics without shame, and pass your notes to the next newcomer.',
      spirit:
        'Your faith in people is coming back. Spend time with those who stayed, and forgive the ones who did not know what to say.',
      advice: 'Accept one offer of help you would normally refuse, and help someone else in a small way the same week.',
    },
    symbols:
      'Two poor people pass through the snow, one of them on crutches, beneath a lit window of five discs. The window is warm and so close that its light falls on them. They look ahead, and neither looks up. They walk together, which is the first wealth in the picture.',
  },
  pen06: {
    upright: {
      gist: 'Giving and receiving come into fair measure, and you may find yourself on either side.',
      text: 'A bursary is granted, a colleague covers your shift, an aunt slips an envelope into your coat. The Six of Pentacles sets goods in motion from where there is plenty to where there is need. The Moon in Taurus makes it kind and sensible. Perhaps you are the merchant and have knowledge, money or time to spare. Perhaps you are kneeling, and the coin that falls is precisely what was lacking.\n\nBoth positions require grace. The one who gives should weigh what the other needs, and then let go of it without watching how it is spent. The one who receives can say thank you in full and keep their head up, because fortunes turn, and it will be their coin another time. Look at the height difference in the picture as well. Help that lasts tends to raise people to the giver’s level. When terms are agreed openly, neither side has to guess at what is owed.',
      love: 'Care goes back and forth, with one giving more for the present. Name it, appreciate it, and make sure the scales can tip the other way.',
      work: 'Mentoring, a grant, a fair raise or a generous superior. Ask for what you need with a reason, and support a junior in your turn.',
      money:
        'Help, repayment or a fair distribution. Give within your means and in clear form, and note down loans even among friends.',
      study:
        'A scholarship or a generous teacher may assist you. Apply with care for the requirements, and offer tutoring in the subject you are good at.',
      spirit:
        'Generosity lifts the spirits, when it comes from fullness. Let yourself be given to as well, for that is the harder half of the exercise.',
      advice: 'Give one useful thing this week in time, money or skill, and ask for one thing you need yourself.',
    },
    reversed: {
      gist: 'The scales are uneven, and it is worth asking what each gift is expected to buy.',
      text: '“After all I have done for you” is a sentence that belongs to this side of the card. The Six of Pentacles reversed looks at giving with a hook in it: loans that purchase obedience, favours entered in an invisible book, a charity that enjoys the kneeling. You may be on the receiving end and feel yourself getting smaller. If so, put the terms into words, or thank them and decline.\n\nIt is harder to see when the hook is one’s own. Do you give in order to be needed, and keep count? Then give less, or give anonymously, and watch what happens to the pleasure. A further possibility is that you spread coins all round and leave yourself out; the scales in your hand have never once been used in your favour. Debts of every sort want tidying in this half year. A clear repayment plan restores more dignity than the money itself.',
      love: 'One gives and the other takes, until both are ashamed. Speak about what each would truly like to receive, because it may be something quite cheap.',
      work: 'Favouritism or unpaid extra work. Compare your duties with your pay, ask for an adjustment with examples, and stop doing silent favours for a month.',
      money:
        'Loans weigh on a friendship, or credit is too easy to get. Write down who owes what, agree on instalments, and sign nothing for others.',
      study:
        'You carry the group or depend on others’ notes. Restore the balance by one frank arrangement, and earn the help you ask for.',
      spirit:
        'You feel beholden to people or exhausted by them. Give yourself the hour, the meal or the kindness you would have handed on.',
      advice: 'Clear one debt this week, of money, thanks or a favour, or tell someone that they owe you nothing.',
    },
    symbols:
      'A merchant with scales lets coins fall to two kneeling people. He weighs while he gives, so this is measured help. Six discs surround the group in the air, and one may ask how evenly they are spread. Everyone in the scene needs the others, for the giver would be nobody without a hand held up.',
  },
  pen07: {
    upright: {
      gist: 'Growth is under way, and this is the moment to look at it honestly before working on.',
      text: 'Nobody can hurry a tomato. The Seven of Pentacles shows the pause in the middle of a long labour, when the planting lies far back and the harvest is not here yet. Saturn in Taurus asks for endurance and a realistic eye. The dissertation has four chapters, the savings have reached half, the marriage is in its seventh year, and you stand there with your chin on the handle and wonder.\n\nWonder by all means. An appraisal at this point is part of the work: which shoots carry, which take up water for nothing, whether this is still the fruit you wanted? You can prune, feed, wait or, if the soil is plainly wrong, move. Do not pull things up to see if they are growing. The months ahead favour steady tending over bold measures, and there is one disc on the ground already. Use it as a sample of what is to come and as something to eat meanwhile.',
      love: 'A bond that ripens slowly. Ask together what has grown since last year and what needs water, and do not compare your garden with other people’s.',
      work: 'Results take longer than planned but are real. Review the project with figures, drop one unproductive part, and keep the rest on course.',
      money:
        'Money is growing slowly, as trees do. Check whether your savings and their costs still match your aim, then leave them alone for another quarter.',
      study:
        'You are midway, and progress seems to stand still. Compare your work with that of six months ago, and adjust the method where it is weak.',
      spirit:
        'Patience with yourself is called for. Take a day of rest in which you look at what has become of you, as you would look at a tree.',
      advice:
        'Take one hour this week to review a long effort on paper: what grew, what did not, what you will do differently.',
    },
    reversed: {
      gist: 'The return is slower or smaller than hoped, and a sober look will tell you whether to stay.',
      text: 'You watered it, talked to it, read a book about it, and it is still a stick. Reversed, the Seven of Pentacles is about effort and yield drifting apart. You may be digging in the wrong place, doing by hand what a simple tool would do, or working for people who harvest before you arrive. The disappointment has information in it, once the first annoyance is over.\n\nImpatience is the other candidate. Three weeks of exercise, two months of a young business, and already you want a verdict; the bush would have needed until autumn. Set a fair period, with something you can measure at the end of it, and until then stop checking daily. In certain cases nothing is amiss with garden or gardener, and you have only worked through every Sunday since spring. Go and lie in the grass. You will be able to see from there what the standing man misses.',
      love: 'You wonder whether all the effort is returned. State what you are hoping for and by when, instead of investing more in silence.',
      work: 'Much labour, little visible result. Find the one task that brings most of the benefit, and cut two that only look diligent.',
      money:
        'An investment lags or a side business costs more than it brings. Fix a limit and a date, and do not add money out of stubbornness.',
      study:
        'Long hours give poor marks, so the method is at fault. Test yourself more and reread less, and ask someone successful how they do it.',
      spirit:
        'Weariness and doubt feed each other. Leave off working for two days before you decide that it has been for nothing.',
      advice: 'Choose one effort with a poor return and decide on a trial period, a measure and an end date for it.',
    },
    symbols:
      'A farmer leans on his hoe and looks at a bush full of discs. One disc lies at his feet, the first that came away, and he has not picked it up yet. His weight rests on the tool, so he is tired and thinking rather than idle. The growth is green and uneven, as real growth is.',
  },
  pen08: {
    upright: {
      gist: 'Steady practice is what the matter needs, and each repetition makes you better at it.',
      text: 'The secret of good pastry, it turns out, is four hundred bad ones. The Eight of Pentacles sits down and does the work. With the Sun in Virgo there is quiet pleasure in exactness, in the curve that finally comes out right. You may be training for a new trade, polishing a portfolio, learning scales or rebuilding your strength after a long break, and the method is the same for all of them.\n\nThe days resemble each other under this card, and that is its gift. There is no need to feel inspired; you need the bench, the hour and someone who can tell you where the edge is rough. Progress will be visible on the wall before long. Keep the early pieces for comparison. And go into town now and then, since even the most devoted maker has to sell, eat and hear another voice. Skill acquired like this can’t be taken from you by a change of management.',
      love: 'Love as daily craft: repairing, listening, coming home on time. Practise one small skill together, such as arguing more slowly or dancing.',
      work: 'Training, routine and precise work pay off. Ask for the task that will teach you most, and let reliability build your name.',
      money:
        'Income grows in step with competence. Set a regular amount aside each week, review prices once a season, and take pride in tidy accounts.',
      study:
        'The very card of study. Short daily drills, careful correction and a visible chain of finished tasks will carry you further than any burst of genius.',
      spirit:
        'Absorption in simple, exact work quiets the mind. Choose something for the hands, a model or dough or a drawing, several evenings a week.',
      advice: 'Fix one skill, one place and thirty minutes, and practise on six days out of the next seven.',
    },
    reversed: {
      gist: 'The work has become careless or compulsive, and you should ask what it is meant to make.',
      text: 'He has hammered the same disc since Wednesday, and it was finished on Thursday. With the Eight of Pentacles turned over, diligence loses its measure. In one form it is perfectionism, where nothing may leave the workshop and the row on the wall never grows. In the other it is hackwork: corners cut, mind elsewhere, the least that will pass.\n\nOften the same person does both, by turns, because they no longer know why they are making discs at all. Talent may be tied up in a dull job, or training in a trade that a parent chose. Try to recall what you used to do for hours without being told. If your craft is the right one, set a standard that fits the purpose, finish, deliver, begin the next. If it is not, the skill of practising will still move with you to another bench, and that is the larger part of mastery.',
      love: 'The relationship runs on routine, or you work at improving the other person. Put the tools away for an evening and simply enjoy them.',
      work: 'Monotony, sloppy results or endless polishing. Agree on what “finished” means for each task, and take one course that leads somewhere.',
      money:
        'You work long for small pay, or save effort where it costs you later. Calculate your real hourly wage and draw a consequence from it.',
      study:
        'You copy out notes beautifully and remember little. Replace polishing with testing, and hand the paper in at ninety per cent.',
      spirit:
        'Work has become a way to avoid quiet. Leave the bench at a fixed hour, and see which feeling is waiting there for you.',
      advice: 'Finish one thing this week at a standard of “good enough,” deliver it, and do not touch it again.',
    },
    symbols:
      'A craftsman sits on his bench and hammers a disc, and the finished ones hang in a row beside him. Each looks like the last, and each was made a little better. The town lies far off: he has chosen distance so as to concentrate. His eyes are on the tool, with no glance to spare for us.',
  },
  pen09: {
    upright: {
      gist: 'You can enjoy what your own discipline has built, at your own pace and in good taste.',
      text: 'She chose the curtains herself. The Nine of Pentacles is the flat paid for by your own work, the Sunday nobody else has planned, the garden that took eleven years. Venus in Virgo brings taste together with care: beauty resting upon order, pleasure that has kept its accounts. For many people this is what freedom looks like, and the falcon on the wrist shows the training it required.\n\nYou may soon reach such a ledge, or notice that you have been standing on it for some time without sitting down. Sit. Wear the good shoes on a weekday. It is also a card about choosing company, because someone who is content alone can let in those who add to the garden and wave to the rest over the wall. In practical matters it favours independent work, property, and anything slowly refined. Leave the snail some leaves. It has its own idea of success.',
      love: 'You are at ease with yourself, and this attracts the right people. Keep your own room and rhythm in a relationship, and enjoy inviting the other in.',
      work: 'Independence, a specialist’s reputation, the fruit of past effort. You can afford to be choosy, so accept the tasks that suit your standard.',
      money:
        'Comfort and sound judgment. Enjoy quality where you will use it daily, keep the reserve in order, and make decisions without asking everybody.',
      study:
        'Self-directed study goes well. Design your own syllabus, read the elegant books, and treat yourself to a good pen and a quiet window.',
      spirit:
        'Solitude nourishes you now. Gardens, music, a well-laid table for one: let beauty be part of an ordinary day.',
      advice: 'Give yourself one unhurried, beautiful afternoon this week that you have planned and paid for yourself.',
    },
    reversed: {
      gist: 'The garden looks lovely from outside, and you may ask whether you actually live in it.',
      text: 'The photographs got two hundred likes, and she ate dinner over the sink. Reversed, the Nine of Pentacles examines comfort that has a catch. You might work so hard for the pleasant life that it is mostly the cleaner who sees it. You might be living in a beauty someone else pays for, and sense the hood over your own eyes. Or the wall which kept out trouble has kept out friends.\n\nA subtler form is the failure to count what you have. Years of competence, and still you price yourself like a trainee and ask permission for small joys. Walk round the vineyard once with a notebook. Which of these things do you own, which own you, and which did you buy for the eyes of a neighbour? Independence can be rebuilt from one disc, for example an account in your name or a skill of your own. Company can be restored by opening the gate on Saturdays.',
      love: 'Self-reliance has hardened into distance, or comfort keeps you where affection does not. Let someone help you with something you could do alone.',
      work: 'You are overworked in a fine position, or depend too heavily on one client. Widen your base, and take your holiday in full.',
      money:
        'Appearances are costly. See what your style of living truly requires, and secure at least one source of money that is yours alone.',
      study:
        'You study for image or for others’ approval. Choose one topic that impresses nobody, and give it an hour of real attention each week.',
      spirit:
        'Loneliness in pleasant rooms deserves to be taken seriously. Invite a person in before you buy another thing.',
      advice:
        'Ask one person into your home this week, without tidying first, or spend one hour in your life’s nicest corner that you never use.',
    },
    symbols:
      'A lady in a flowered robe stands in her vineyard, with a hooded falcon on her glove. Discs hang among the vines like ripe fruit, the yield of well-spent years. The falcon is a wild mind trained to wait, and a snail at her feet goes its own unhurried way. She is alone, and she does not look lonely.',
  },
  pen10: {
    upright: {
      gist: 'Think in generations: what you build or inherit can give more than one life a home.',
      text: 'The table has a burn mark from 1974, and everyone knows whose fault it was. Ten of Pentacles is wealth with a history: house, firm, recipes, reputation, the money too, and the web of people who will come if you call. Mercury in Virgo keeps the deeds in order. It concerns whatever lasts longer than a mood, and asks what place you take in that line.\n\nYou may be sorting an inheritance, buying a home, joining a partner’s family or founding something that should run without you someday. Good paperwork is a form of love here. Talk to the elders while they can still tell the stories, and let the children near enough to touch the dogs. If your own family left you little, this card can speak of a chosen tradition: a guild, a school, a village. The coming months suit long contracts and repairs to the roof.',
      love: 'Commitment in the full sense, with families, keys and shared plans. Talk over property and traditions early, and decide together which customs you will keep.',
      work: 'A stable company, a family business or a post with prospects of decades. Think about succession, and write down what only you know.',
      money:
        'Solid wealth, property, inheritance. Put wills, insurance and titles in order, and make long-term choices with qualified advice and everyone concerned at the table.',
      study:
        'You stand in a tradition of learning. Use archives, mentors and old masters, and choose qualifications that will still count in twenty years.',
      spirit:
        'Roots hold you. Tend a family ritual, visit a grave or a birthplace, and feel yourself part of something longer than a week.',
      advice:
        'Put one lasting matter in order this week: a document, a family recipe, or a conversation with the oldest person you love.',
    },
    reversed: {
      gist: 'The house of family or fortune has a crack, and an early, honest repair spares everyone a later one.',
      text: 'It began with a clock, of all things. Turned round, the Ten of Pentacles brings the quarrels of heirs, the company split between cousins, the beautiful home with a mortgage nobody mentions at dinner. Old wealth can be a weight, and so can old poverty, both of which hand down rules about what people like us may want.\n\nYou have the right to examine such an inheritance. Keep the recipes and give back the silence. Breaking with a tradition may be what lets the next generation breathe, provided it is done with explanation and not by flight. On the practical level, look at anything that presumed permanence: guarantees, joint ownership, a pension, a job for life. Ask for figures and for signatures. Where money and love have been knotted together, a neutral third person at the table is worth every cent and can save more than one Christmas.',
      love: 'Relatives, property or background come between you. Decide as a couple where your own threshold lies, and greet the others from there.',
      work: 'A firm with traditions resists change, or its stability is in question. Learn what is really going on, and keep your own papers current.',
      money:
        'Disputes or hidden liabilities in shared assets. Demand clarity in writing, avoid risky leaps with the family’s savings, and mediate before you litigate.',
      study:
        'Expectations at home press you towards a given career. Explain your own plan with facts, and look for funding that leaves you free.',
      spirit:
        'You feel cut off from your roots or tied down by them. Choose one custom to continue and one to end, and do both with respect.',
      advice:
        'Raise one unspoken question this week with those who share your roof, your name or your purse, calmly and with pen and paper.',
    },
    symbols:
      'Ten discs are set over the scene as the tree of life, a pattern that links heaven and household. An elder in a robe of vines strokes one of two dogs, while a couple and a child stand under an arch. A tower rises beyond them. Three generations share the frame, and the youngest touches the animal the oldest has tamed.',
  },
  penP: {
    upright: {
      gist: 'A practical beginning holds your attention, and patient learning will turn it into something solid.',
      text: 'She has bought one chicken and eleven books about chickens. The Page of Pentacles is the eager student of the material world: apprentice, saver, collector of stones, a teenager with a first wage. The wonder is genuine, and it has both hands on the object. As news it often means an acceptance letter, a small payment, an offer of training.\n\nYou are advised to be a beginner in a thorough way. Ask what the basic tools are, learn their names, keep a log. Plans made under this card have modest size and real dates, and they like to be carried out in the order in which they were written. There may be a young person in your life who needs encouragement of a practical kind, a desk or a bus pass more than praise. The field is ready. Between the fascination and the harvest lie some ordinary mornings, and you will probably enjoy them.',
      love: 'Slow, sincere courtship. Affection shows in small useful acts, and a shared course or project brings you closer than grand words would.',
      work: 'A traineeship, a new field or a first responsibility. Arrive early, ask precise questions, and take notes that you will actually read again.',
      money:
        'Little sums and good habits. Open the savings account, learn how one financial matter really works, and let the result grow in peace.',
      study:
        'An outstanding card for studying. Choose something with a practical use, set up your place, and do a manageable portion every day.',
      spirit:
        'Calm comes through the senses and through learning. Walk the fields, observe one plant for a month, keep a nature diary.',
      advice:
        'Begin to learn one practical thing that your question calls for, and reserve its hours on this week’s calendar.',
    },
    reversed: {
      gist: 'Interest is there and the daily effort is missing, so make the task smaller and start.',
      text: 'The notebook is beautiful, and it is empty. Upside down, the Page of Pentacles looks at his disc and forgets to plough. You research the perfect method, compare equipment, and put off the first lesson to a Monday. Or the contrary happens: you are so dutiful over details that you missed what the teacher wanted to show.\n\nWhere a young person is meant, their head is elsewhere, and scolding will not fetch it back; an interesting task might. For yourself, find the point at which the field turned into a chore. Perhaps the goal was too distant and could do with a milestone next Friday. Perhaps you have never been told that being slow is allowed. News about money or a training place may be delayed or a little disappointing here, seldom finally. Use the time to get the papers ready. Then knock again.',
      love: 'Someone is hesitant, immature or too occupied with practical affairs to court. Suggest something concrete and simple, and see whether they turn up.',
      work: 'Careless mistakes or lack of drive in a learning phase. Ask for one clear task with a near deadline, and finish that before planning further.',
      money:
        'Saving plans dissolve and trifles add up. Take cash for the week, and wait until next month with the gadget that would organise your life.',
      study:
        'Putting things off has become a subject in itself. Open the book for ten minutes at the same hour daily, and hand in the smallest piece.',
      spirit:
        'You are dull from too much screen or too much duty. Handle something real every day, clay or bread or soil, and let attention follow the hands.',
      advice:
        'Choose the task you have postponed longest, cut it down to fifteen minutes, and do that part tomorrow morning.',
    },
    symbols:
      'A youth in a field lifts a disc with both hands and looks at it as a thing of wonder. Furrows and trees around show land already prepared for sowing. He walks without noticing the path, so taken is he with what he holds. The hands are careful: this is a student who will not drop it.',
  },
  penN: {
    upright: {
      gist: 'Slow and dependable effort wins here, so keep to your routine and finish what you promised.',
      text: 'He said he would come at eight, and at eight there he is, with his own ladder. The Knight of Pentacles is the least glamorous rider in the deck and the one you want for moving house. He plans, he keeps his word, he does the boring part without being asked. His horse stands still because he has not finished thinking, and when it walks, it will walk all day.\n\nFor your question this means method. Take the plan that can be repeated on a bad Wednesday, and go on with it after the novelty is gone. Results come by accumulation, like interest or a stone wall. You may meet a person of this kind and overlook them beside somebody more dazzling; consider who would still be there in February. The limits of the type are plain enough. He may become stubborn, or dull himself with work, and should be asked out dancing by someone he trusts.',
      love: 'Devotion expressed in deeds. The pace is slow and the intention serious, so value what is done for you and ask for words now and then.',
      work: 'Persistence and reliability make you indispensable in the good sense. Finish the long task in steady portions, and have your patience noted at review time.',
      money:
        'Conservative planning suits the period. Automatic saving, careful repair and clear budgets bring you further than a clever scheme.',
      study:
        'A timetable you can really keep beats talent. Same desk, same hour, modest portions, and a revision day every second week.',
      spirit:
        'Regularity is healing: meals, walks, sleep. When you feel low, do the next ordinary task slowly and let the rhythm hold you.',
      advice: 'Choose one routine that serves your goal and keep it for seven days without improving it.',
    },
    reversed: {
      gist: 'Routine has turned into a rut, and a small change of pace would loosen a great deal.',
      text: 'The horse has been standing there for so long that birds are nesting in the saddle. Reversed, the Knight of Pentacles exaggerates his virtues. Caution becomes paralysis, and perseverance means going on with something that ended last year. You may be bored to the bone and call it duty, or wear yourself down in work so as not to be at home with your thoughts.\n\nSometimes reliability fails altogether, and promises slide while a task lies half done under a tarpaulin. Look for the reason before you blame your character. People who have always carried the load now and then stop in the middle of the field without explanation, as mules do, and what they want is rest or a say in the matter. A different road to work, an afternoon off, one unreasonable pleasure: such little things get the legs moving. Later, you can ask whether the field is still yours to plough.',
      love: 'The relationship is safe and sleepy. Surprise each other with something that has never happened on a Tuesday, and talk about what you miss.',
      work: 'You are stuck in procedure, or do too much of everyone’s. Propose one simplification, hand over a routine task, and take a full lunch.',
      money:
        'Excess caution lets chances and even interest pass by, or neglected bills pile up. Deal with one old item and update one old decision.',
      study:
        'Plodding on without understanding. Change the method, find a livelier teacher or partner, and allow yourself to skip what you already know.',
      spirit:
        'Heaviness comes from monotony. Add one fresh thing a day, however trivial, and note which of them wakes you up.',
      advice: 'Break one routine on purpose this week, and use the freed hour for something with no use at all.',
    },
    symbols:
      'A heavy dark horse stands still, four feet on the ground, while the rider weighs a disc in his hand. The land in front is ploughed and ready, and there is a great deal of it. An oak leaf on his helm stands for slow strength. Other knights gallop or rear; he considers the soil.',
  },
  penQ: {
    upright: {
      gist: 'Practical warmth is your strength, and looking after the everyday makes everything else possible.',
      text: 'Within ten minutes of arriving you have been fed, and your coat has a button again. The Queen of Pentacles joins kindness with competence. She runs a farm, a clinic, a household of five or a company canteen, and knows what things cost. Feeling, with her, becomes a pot on the stove. Money is a means of making people comfortable, herself included.\n\nHer advice for your affairs is concrete. Ask what would make the situation more livable this week and do that first: sleep, a proper chair, a paid invoice, a frank talk with the neighbour. Grand decisions go better from a warm kitchen. You may be called to look after someone, or could meet a woman of sense who takes you under her wing. Accept it. And keep an eye on that disc in her lap, because she takes care of her own means with the same attention that she gives to everyone else.',
      love: 'Warm, sensual and dependable love. Cook together, make the bedroom pleasant, and say thank you for the invisible work that keeps you both going.',
      work: 'You lead by looking after people and resources. Good for management, care, food, craft and home offices; improve one practical condition for the team.',
      money:
        'Prudent plenty. Budget for comfort, buy what lasts, and put something aside in your own name as a matter of self-respect.',
      study:
        'Create good conditions first: light, meals, a tidy table. Learning that can be used at home or with people stays with you best.',
      spirit:
        'Your body’s comfort and your mood are close friends. Give them sunlight, good food and an early evening, and sit among plants when you can.',
      advice:
        'Improve one corner of your daily life this week, such as the bed, the desk or the lunch, and let it be for yourself.',
    },
    reversed: {
      gist: 'You are caring for everything except yourself, or the care has begun to weigh on others.',
      text: 'A list hangs on her fridge, and her own name is not on it. The Queen of Pentacles reversed has lost the balance between home, work and her own skin. She does it all, does it well, and grows short-tempered over a towel. Her worry about money can be out of proportion to the actual sum, or else household and finances are truly in a muddle and she is ashamed.\n\nCare may become too thick as well. Grown children are still being packed lunches, a partner is managed like a guest house, and nobody is given the chance to be hungry. Step back from one task and let it be done badly. If you are on the other side, fed and slightly stifled, then thank her, and cook for her on Sunday. The garden needs a fallow bed. You are allowed to be a living thing within it that gets watered, rather than being forever the one with the can.',
      love: 'Mothering has crept into the romance, or the household absorbs all tenderness. Leave the dishes for once and go out as two adults.',
      work: 'Work and home pull at you from both ends. Negotiate one concrete relief, flexible hours or shared duties, and stop apologising for it.',
      money:
        'You spend on everyone else first, or fear shortage without looking. Review the accounts on one calm evening and budget an item for yourself.',
      study:
        'Family duties eat your study time. Fix two untouchable sessions a week, outside of the house, and let others sort out supper.',
      spirit:
        'You are run down by looking after others. Begin with your own breakfast and bedtime, and accept help that is done differently from your way.',
      advice: 'Hand over one household or caring task for a whole week, and spend that time on your own rest.',
    },
    symbols:
      'The queen holds the disc in her lap and looks down at it as one looks at a child. Goats and fruit are carved on her throne, and a rose arch closes overhead. A rabbit crosses at the edge, sign of warm blood and plenty. Her seat stands in the open among growing things, for her palace is the garden.',
  },
  penK: {
    upright: {
      gist: 'Solid judgment and patience bring success, so manage what you have like a good steward.',
      text: 'He knows the baker’s name, the price of copper, and which of his trees was planted in the year his son was born. The King of Pentacles has succeeded, and it has made him comfortable with himself and rather generous. Banker, farmer, head of a family firm, landlord who repairs the boiler the same day; his word holds because he only gives it when he can.\n\nApproach your matter as he would. Look at assets before problems, think in years, buy quality, pay people properly. Enjoyment is part of the system, and he leaves the office for dinner. An experienced person with means may back you, if you can show a sound plan and a record of keeping promises. Should you be in that chair yourself, consider what your prosperity is for. The grapes have to be picked by somebody, pressed and then shared, or they are only decoration on a robe.',
      love: 'A steadfast, generous partner who shows love by providing. Appreciate it, and ask as well for time, touch and a personal conversation.',
      work: 'You have the experience to lead solidly. Expand in steps, look after your people, and let quality speak before advertising does.',
      money:
        'A steady hand for house, trade and whatever takes years. Work with a long horizon and a healthy reserve, and let nobody rush your signature.',
      study:
        'Applied knowledge counts: business, engineering, law of property, agriculture. Learn from practitioners, and aim for the qualification that opens real doors.',
      spirit:
        'Contentment lies in good work, good food and a place of one’s own. Walk your own ground, however small, each evening.',
      advice:
        'Make one decision this week as if you had to live with it for ten years, and put the necessary figures beside it.',
    },
    reversed: {
      gist: 'Possession has begun to rule the owner, and you may ask again what the wealth is for.',
      text: 'Everything he owns is insured, and he has not laughed since Easter. Reversed, the King of Pentacles measures people by their income, himself most of all. He may be a miserly boss or a father whose chequebook replaces his company; he may equally be a man whose fortune is on paper only and who defends the facade. Stubbornness is common. Having been right about money, he believes himself right about everything.\n\nPut this to your own case gently. Where does your worth hang upon a number? Did a lean period leave you feeling less of a person, or has success narrowed your days to its maintenance? Neither is a permanent state. Begin by separating price from value in one small area, and give some time to a thing that cannot be sold. With a powerful person of this kind, negotiate soberly, get it in writing, and do not seek from him the blessing that he never received.',
      love: 'Money stands in for affection or becomes a means of control. Arrange finances fairly and openly, and give one hour that cannot be bought.',
      work: 'A rigid or profit-minded leadership slows things down. Show the benefit in figures, keep alternatives open, and hold on to your own standards.',
      money:
        'Risky expansion, hoarding or bad debts. Return to the basics of cash and commitments, and get independent advice before enlarging anything.',
      study:
        'You choose by future salary alone, or doubt that learning pays. Talk with two people in that profession about their ordinary days.',
      spirit:
        'You have been earning instead of living. Restore one pleasure that has no price tag, and be unreachable while you have it.',
      advice:
        'Name your definition of enough in figures this week, and do one generous thing with something that lies beyond it.',
    },
    symbols:
      'The king’s robe is covered with grapes, so that he seems to grow out of his own vineyard. Bull heads decorate the throne, and a disc and sceptre rest in his hands. His castle stands behind him. Under the robe an armoured foot rests on a boar: the battles were real, and now appetite is under control.',
  },
};
