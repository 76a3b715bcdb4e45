import type { TarotId } from '../../../domain/decks/tarot.ts';
import type { WrittenWords } from '../meaning.ts';

export const pentacles: WrittenWords<Extract<TarotId, `pen${string}`>> = {
  pen01: {
    upright: {
      gist: 'A tangible chance is being put into your hand, and it will grow if you tend it.',
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
      love: 'Practical worries push affection aside, and too much is being counted. Settle the rent question kindly, and then go for a walk without mentioning it.',
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
  },
  pen02: {
    upright: {
      gist: 'You are balancing two demands at once, and a light, flexible rhythm will serve you better than force.',
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
  },
  pen03: {
    upright: {
      gist: 'Your skill is noticed, and the work improves when maker, planner and patron talk to one another.',
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
  },
  pen04: {
    upright: {
      gist: 'You are keeping what you have safe, and the question is how tightly it needs to be held.',
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
      love: 'A firm grip is being loosened, with some unease about where the limits are now. Share more, and keep one thing private that feeds you.',
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
  },
  pen05: {
    upright: {
      gist: 'Times feel lean or lonely, and help is nearer than it looks if you are willing to ask.',
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
  },
  pen06: {
    upright: {
      gist: 'Giving and receiving come into fair measure, and you may find yourself on either side.',
      love: 'Care goes back and forth, with one giving more for the present. Name it, appreciate it, and make sure the scales can tip the other way.',
      work: 'Somebody with more to give is willing to share it fairly. Ask for what you need with a reason, and support a junior in your turn.',
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
      love: 'One gives and the other takes, until both are ashamed. Speak about what each would truly like to receive, because it may be something quite cheap.',
      work: 'The give and take is uneven, and some of the work goes unpaid. Compare your duties with your pay, ask for an adjustment with examples, and stop doing silent favours for a month.',
      money:
        'Loans weigh on a friendship, or credit is too easy to get. Write down who owes what, agree on instalments, and sign nothing for others.',
      study:
        'You carry the group or depend on others’ notes. Restore the balance by one frank arrangement, and earn the help you ask for.',
      spirit:
        'You feel beholden to people or exhausted by them. Give yourself the hour, the meal or the kindness you would have handed on.',
      advice: 'Clear one debt this week, of money, thanks or a favour, or tell someone that they owe you nothing.',
    },
  },
  pen07: {
    upright: {
      gist: 'Growth is under way, and this is the moment to look at it honestly before working on.',
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
  },
  pen08: {
    upright: {
      gist: 'Steady practice is what the matter needs, and each repetition makes you better at it.',
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
      love: 'Routine has taken over, and there is more correcting in it than tenderness. Put the tools away for an evening and simply enjoy each other.',
      work: 'The work has gone dull, and the care has gone into the wrong corner of it. Agree on what “finished” means for each task, and take one course that leads somewhere.',
      money:
        'You work long for small pay, or save effort where it costs you later. Calculate your real hourly wage and draw a consequence from it.',
      study:
        'You copy out notes beautifully and remember little. Replace polishing with testing, and hand the paper in at ninety per cent.',
      spirit:
        'Work has become a way to avoid quiet. Leave the bench at a fixed hour, and see which feeling is waiting there for you.',
      advice: 'Finish one thing this week at a standard of “good enough,” deliver it, and do not touch it again.',
    },
  },
  pen09: {
    upright: {
      gist: 'You can enjoy what your own discipline has built, at your own pace and in good taste.',
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
      love: 'Self-reliance has hardened into distance. Let someone help you with something you could do alone.',
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
  },
  pen10: {
    upright: {
      gist: 'Think in generations: what you build or inherit can give more than one life a home.',
      love: 'Commitment in the full sense, with families, keys and shared plans. Talk over property and traditions early, and decide together which customs you will keep.',
      work: 'What you are part of is stable, and built to outlast a bad year. Think about succession, and write down what only you know.',
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
  },
  penP: {
    upright: {
      gist: 'A practical beginning holds your attention, and patient learning will turn it into something solid.',
      love: 'Slow, sincere courtship. Affection shows in small useful acts, and a shared course or project brings you closer than grand words would.',
      work: 'You are at the start of something to be learned thoroughly. Arrive early, ask precise questions, and take notes that you will actually read again.',
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
      love: 'Affection is there and comes late, kept waiting by practical affairs and by not quite daring. Suggest something concrete and simple, and see whether they turn up.',
      work: 'The beginner’s care is slipping, and small mistakes get through. Ask for one clear task with a near deadline, and finish that before planning further.',
      money:
        'Saving plans dissolve and trifles add up. Take cash for the week, and wait until next month with the gadget that would organise your life.',
      study:
        'Putting things off has become a subject in itself. Open the book for ten minutes at the same hour daily, and hand in the smallest piece.',
      spirit:
        'You are dull from too much screen or too much duty. Handle something real every day, clay or bread or soil, and let attention follow the hands.',
      advice:
        'Choose the task you have postponed longest, cut it down to fifteen minutes, and do that part tomorrow morning.',
    },
  },
  penN: {
    upright: {
      gist: 'Slow and dependable effort wins here, so keep to your routine and finish what you promised.',
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
  },
  penQ: {
    upright: {
      gist: 'Practical warmth is your strength, and looking after the everyday makes everything else possible.',
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
      love: 'Care has turned into looking after, and the household absorbs all the tenderness. Leave the dishes for once and go out as two adults.',
      work: 'Work and home pull at you from both ends. Negotiate one concrete relief, flexible hours or shared duties, and stop apologising for it.',
      money:
        'You spend on everyone else first, or fear shortage without looking. Review the accounts on one calm evening and budget an item for yourself.',
      study:
        'Family duties eat your study time. Fix two untouchable sessions a week, outside of the house, and let others sort out supper.',
      spirit:
        'You are run down by looking after others. Begin with your own breakfast and bedtime, and accept help that is done differently from your way.',
      advice: 'Hand over one household or caring task for a whole week, and spend that time on your own rest.',
    },
  },
  penK: {
    upright: {
      gist: 'Solid judgment and patience bring success, so manage what you have like a good steward.',
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
      love: 'Money is standing in for affection. Arrange finances fairly and openly, and give one hour that cannot be bought.',
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
  },
};
