import type { MajorId } from '../../../domain/decks/tarot.ts';
import type { WrittenWords } from '../meaning.ts';

export const majors: WrittenWords<MajorId> = {
  maj00: {
    upright: {
      gist: 'You stand before a real beginning, with little luggage and more freedom than you are used to.',
      love: 'It is fresh and unguarded, as at a first meeting, and it is allowed to be fun. Let it surprise you for a while, and be open about wanting no map yet.',
      work: 'New ground: another field, a venture of your own, a post you are not quite trained for. Say yes with curiosity, and ask the questions only a newcomer may ask.',
      money:
        'Take a small risk you could laugh about later, and keep the rent out of it. Freedom may be worth more to you this season than a larger salary.',
      study:
        'Approach the subject as though nobody had told you it was hard. Gap years, exchange terms and electives outside your field are well placed now.',
      spirit:
        'Lightness wants to come back. Do something without an aim, wander in a strange quarter, and leave the review of your life for another day.',
      advice:
        'Take one unrehearsed step this week towards the thing you keep calling “someday,” and decide beforehand what you can afford to lose.',
    },
    reversed: {
      gist: 'Either you hang back from a good leap or you are about to jump without looking.',
      love: 'The plain question is dodged with charm, for fear of looking foolish. Be as open as you wish the other would be, in one plain sentence.',
      work: 'The jump is badly prepared, and so it keeps being put off. Test the idea on one real customer or one trial day before you resign or give up on it.',
      money:
        'Carelessness with small print, or excessive fear of every outlay. Ask a prosaic friend to check the plan, and believe them about the arithmetic.',
      study:
        'Distraction and changing whims, or terror of being a beginner. Commit to one introductory course from the first lesson to the last.',
      spirit:
        'You may feel unmoored, or homesick for spontaneity. Keep one steady habit in the morning and one unplanned hour in the afternoon.',
      advice:
        'Write down the leap you are considering, one thing that could catch you, and one person who will tell you the truth about it.',
    },
  },
  maj01: {
    upright: {
      gist: 'You have the tools and the attention for this, and you can begin with what lies on the table.',
      love: 'You can make the first move and find the right words. Charm works well at present; use it to be understood, and mean what you say.',
      work: 'Presenting, selling, writing, starting up: your abilities are seen. Define the goal in a sentence, gather your tools, and lead from the front.',
      money:
        'Income through skill and quick wits. List what you can do that people pay for, set a price, and offer it to three of them.',
      study:
        'You grasp things fast and can explain them. Concentrate on one subject per session, and turn each theory into a small experiment the same day.',
      spirit:
        'Attention is your remedy. Ten minutes with a single task or a single flame will gather a scattered day better than any distraction.',
      advice:
        'Lay out on paper the skills, people, time and money you already have, and start one thing with only these by Thursday.',
    },
    reversed: {
      gist: 'Ability is there but it is unused, divided or used to impress, so bring it back to one honest aim.',
      love: 'Clever words cover uncertain intentions, yours or the other’s. Judge by what is kept, and stop arranging the effect you make.',
      work: 'Talent lies idle while more is promised than can be delivered. Show a working sample rather than a slide, and ask the same of others.',
      money:
        'Watch for bargains that depend on your not asking. Understand the mechanism before you pay, and use the skill you have been giving away.',
      study:
        'You rely on quickness and skip practice. Close the extra tools, sit with one exercise until it works, and leave the tricks for afterwards.',
      spirit:
        'Your energy runs off in all directions. Reduce the inputs, choose a single intention in the morning, and see at night whether you met it.',
      advice:
        'Name the one talent you leave unused and give it two fixed hours this week with no audience and no new equipment.',
    },
  },
  maj02: {
    upright: {
      gist: 'You know more than you can explain yet, and keeping still will let it become clear.',
      love: 'A good deal is felt here that nobody has put into words yet. Leave room for mystery, listen to what is unsaid, and do not force a declaration before it is ripe.',
      work: 'There is information you do not have. Observe, keep confidences, do your research in silence, and delay the announcement until the hidden figure has surfaced.',
      money:
        'Wait before committing. Listen to your discomfort with an offer, even if you cannot give a reason; ask for time and look again.',
      study:
        'Deep reading, languages, psychology, anything that requires absorption. Let difficult material sink in overnight, and trust the understanding that rises next day.',
      spirit:
        'Solitude, moonlit walks, a diary, silence without a purpose. Your inner life is speaking softly, so keep fewer voices around it.',
      advice:
        'For seven days note one hunch each evening and say nothing about it, then read the page and see what they agree on.',
    },
    reversed: {
      gist: 'The quiet voice is being drowned out, by noise, by secrets or by too much advice.',
      love: 'Guessing, hinting and hidden feelings make distance. Say one thing you have been waiting for them to notice by themselves.',
      work: 'Office secrets or missing information disturb your judgment. Ask the direct question once, and keep out of the whispering that follows.',
      money:
        'You ignore an uneasy feeling about a deal, or somebody conceals a figure. Insist on seeing the documents, and let no one hurry you.',
      study:
        'You collect facts and understand little. Put the second screen away, read one difficult page three times, and wait for the question it raises.',
      spirit:
        'Inner noise hides inner knowledge. Take a day without media, or an early hour before the household wakes, and find the thread again.',
      advice:
        'Before asking anyone’s advice this week, write down your own answer and seal it in an envelope until Sunday.',
    },
  },
  maj03: {
    upright: {
      gist: 'What you tend with warmth is growing, and pleasure is part of the care it needs.',
      love: 'There is warmth here, and touch, and plain delight in being together. Court with food, music and time, and receive as gladly as you give.',
      work: 'Creative and caring professions flourish, and teams grow around good hosts. Nurture the project you love, and make working conditions humane before demanding more.',
      money:
        'Plenty, or steady growth. Spend on what is beautiful and lasting, share a little, and remember that a garden also needs its paths kept clear.',
      study:
        'You learn through the senses and through joy. Study outdoors, use colour, cook the recipe, plant the seed, and choose teachers with warm voices.',
      spirit:
        'Nature restores you more than reasoning does. Bring flowers in, get your hands dirty, and rest in the afternoon like any contented animal.',
      advice:
        'Give one growing thing in your life an unhurried hour every other day this week, and one sensual pleasure to yourself.',
    },
    reversed: {
      gist: 'Growth has slowed because care is going to the wrong place, often everywhere except to you.',
      love: 'One of you mothers and the other lets it happen. Step out of those parts, court each other again, and ask for tenderness in words.',
      work: 'The work takes more care out of people than it puts back. Look for inspiration far from the desk, and protect one project from too many hands.',
      money:
        'Spending soothes, or fear of lack spoils all pleasure. Make a simple budget that has flowers in it, and stay inside of it.',
      study:
        'You are overfed with material or starved of interest. Cut the reading list by a third, and take the remaining part for a walk.',
      spirit:
        'You feel dull and used up by looking after others. Let yourself be looked after, sleep late once, and touch the earth somewhere.',
      advice:
        'For one week, before you do anything for anybody in the morning, do something nourishing for yourself that takes twenty minutes.',
    },
  },
  maj04: {
    upright: {
      gist: 'Firm structure helps: set the rules, take responsibility, and let people rely on you.',
      love: 'Commitment, protection, clear agreements. Show love by being dependable, and make sure that the strong one is also allowed to be tired.',
      work: 'Leadership, promotion, building a system that lasts. Define responsibilities in writing, decide promptly, and back your people when someone attacks them.',
      money:
        'Order pays off. Set up a budget with fixed categories, settle insurance and taxes, and choose the solid option over the dazzling one.',
      study:
        'A strict timetable carries you. Begin at the same hour, learn the structure of the field first, and obey the rules you made on Sunday.',
      spirit:
        'Stability calms you: regular hours, a made bed, a short list. Take care that discipline leaves a little room for the unscheduled.',
      advice:
        'Choose the most chaotic part of your life and give it three written rules this week, then keep them without exceptions.',
    },
    reversed: {
      gist: 'Order has become too tight or has gone missing, and authority needs a more human measure.',
      love: 'There is a struggle over who decides, some of it fought by keeping silent. Negotiate who decides what, in daylight, and give tenderness a fixed place too.',
      work: 'Authority is in the wrong place, too heavy in one corner and missing in the next. Clarify your mandate in writing, choose your battles, and build order first in your own corner.',
      money:
        'Control that suffocates or disorder that costs. Open the books together with someone, set a limit that everybody understands, and review it monthly.',
      study:
        'You rebel against structure or drown in it. Design the lightest timetable that still works, and let one free afternoon be part of the rule.',
      spirit:
        'Inner severity tires you. Replace one “must” a day with “I choose to,” and drop it if the sentence will not come out.',
      advice: 'Abolish one rule that no longer serves anyone and introduce one that does, and tell those affected why.',
    },
  },
  maj05: {
    upright: {
      gist: 'A tried way, a teacher or a shared belief can carry you further than improvising alone.',
      love: 'Commitment before witnesses, shared values, the blessing of families. Talk about what you each believe marriage or loyalty to be, before the ceremony decides.',
      work: 'Established firms, teaching, law, counsel. Learn the customs of the house, find a mentor, and use the official channel, because it’s open.',
      money:
        'Conservative, approved ways serve you best. Take advice from a qualified person, and prefer institutions with a long record and dull brochures.',
      study:
        'Courses, degrees and good teachers are the way. Follow the syllabus faithfully, sit in the front row, and save your objections for the seminar.',
      spirit:
        'Ritual steadies you, whether prayer, chant or Sunday breakfast. Seek a community that shares your questions as well as your answers.',
      advice:
        'Ask one person who has truly mastered your matter for half an hour of guidance this week, and follow one piece of it exactly.',
    },
    reversed: {
      gist: 'The received answer does not fit you, so test it against your own conscience before you follow or reject it.',
      love: 'Convention presses here, for love has taken a form that not everyone around you recognises. Agree on your own rules, and make them as binding as the old ones.',
      work: 'You chafe at procedure or follow a bad counsellor. Find out which rule is law and which is habit, then change the habit with courtesy.',
      money:
        'Advice that serves the adviser is possible. Ask how they are paid, get a second opinion, and learn enough to judge for yourself.',
      study:
        'The standard method does not suit you. Keep the exam requirements, and find another route to them through projects, peers or an odd old book.',
      spirit:
        'You are rebuilding what you believe. Go slowly, read widely, and keep one practice from the past that still makes you kinder.',
      advice:
        'Write down one “should” that rules your present question, find out where it comes from, and decide to keep, change or drop it.',
    },
  },
  maj06: {
    upright: {
      gist: 'A matter of the heart asks for a choice you can make with your whole self.',
      love: 'Deep attraction and the chance of a genuine union. Be candid about your values and wishes early, for closeness at this level can’t be built on tact alone.',
      work: 'Choose what agrees with your values, or a partner whose strengths complete yours. Follow the heart in this; it turns out to be practical.',
      money:
        'Shared money, shared goals. Decide major expenses together, and spend on what you both love; an investment against your conscience will not please you.',
      study:
        'You stand between two subjects or paths. Follow the one you would read about on a Sunday, and study in company that makes you honest.',
      spirit:
        'Harmony comes from acting as you feel. Notice where you split yourself in two to please somebody, and take one half back.',
      advice: 'Make one choice this week in line with what you value most, and say it aloud to the person it touches.',
    },
    reversed: {
      gist: 'Heart and action are pulling apart, and an honest look at your values comes before any decision.',
      love: 'A talk has been avoided for so long that the whole thing leans to one side. Say what you want and what you fear losing by it, and then let the other be just as free.',
      work: 'The aim is in dispute, and some of the dispute is with your own convictions. Clarify basics before tactics, and part decently if they can’t be joined.',
      money:
        'Conflict over spending shows conflict over values. Speak of what money means to each of you, and only then about the amount.',
      study:
        'You study one thing and dream of another. Take an honest trial of the second, talk with an adviser, and stop living in both timetables.',
      spirit:
        'You feel at odds with yourself. Spend a day doing only what agrees with you, and note where you had to stop and think.',
      advice:
        'Write down the five things you could not give up, compare them with your last month, and change one appointment accordingly.',
    },
  },
  maj07: {
    upright: {
      gist: 'Opposing forces can be steered to one goal, provided you keep your will steady.',
      love: 'Where the heart knows what it wants it pulls through. Agree on the destination, and check from time to time that the other is still aboard.',
      work: 'Success through focus: a campaign, a promotion, a hard deadline. Take command of the conflicting parties, name the goal, and keep up the pace.',
      money:
        'Firm control brings progress. Choose one aim, whether debt, deposit or journey, and direct every spare sum there until it’s reached.',
      study:
        'Willpower and a clear target win through. Plan backwards from the exam, train under real conditions, and let no side project take the whip.',
      spirit:
        'You steady yourself by moving forward. Sport, travel and a clear goal help, and so does taking off the armour in the evening.',
      advice:
        'Name one goal for this month, write the two inner forces that pull against each other over it, and give each of them its hour.',
    },
    reversed: {
      gist: 'The car is pulled two ways or has been driven too hard, so stop and choose the road again.',
      love: 'There is a tug of war over the direction, and somebody is being dragged along. Pause the plans, and each say where you would go if alone.',
      work: 'Projects stall through conflicting orders or sheer overdrive. Ask for a single priority, and refuse to be measured on two opposite targets.',
      money:
        'Impulsive moves and lack of a plan. Halt large expenses until the aim is clear again, and deal first with whatever is leaking.',
      study:
        'You race at several subjects and lose your hold on all of them. Cut to two, set a calmer tempo, and stop studying angry.',
      spirit:
        'Tension and irritability come from self-coercion. Ask the unwilling part of you what it needs, and grant it before you set off again.',
      advice:
        'Put down one goal you pursue only to prove something, and use the strength it frees on the road you would choose today.',
    },
  },
  maj08: {
    upright: {
      gist: 'Gentle persistence is the stronger force here, towards others and towards the wild part of yourself.',
      love: 'Passion joined with tenderness. Meet a difficult mood with calm and humour, and show your own strong feelings without making them the other’s job.',
      work: 'You win people over through patience and poise. Handle the difficult client or colleague softly and firmly, and do not answer the roar with another.',
      money:
        'Self-control improves matters: an urge passes if you wait it out. Follow a moderate plan, and treat yourself at regular times so that hunger stays small.',
      study:
        'Perseverance counts for more than brilliance. Approach the subject you fear a little at a time, with kindness, until it eats from your hand.',
      spirit:
        'You have more courage than you notice. Befriend the strong emotion, ask what it guards, and let your body move it in sport or dance.',
      advice:
        'Choose one impulse that often runs away with you, and this week pause with it for one minute before you decide what to do.',
    },
    reversed: {
      gist: 'Your strength is turned against yourself or has gone quiet, and it returns through kindness, step by step.',
      love: 'Jealousy, temper or fear of one’s own desire gets between you. Admit the feeling while it is small, and ask for patience in return.',
      work: 'You feel too weak for the task or push it through by force. Break it into pieces, get someone to encourage you, and drop the display.',
      money:
        'Impulses drive spending or shame blocks the overview. Meet the figures kindly, one envelope after another, and leave self-punishment out of the budget.',
      study:
        'Discouragement takes up more room than the difficulty. Solve something easy first each day, and speak to yourself as to a pupil you like.',
      spirit:
        'You are raw and rather hard on yourself. Lower the demands, sleep, stroke an animal if you can, and let anger out where nobody is hurt.',
      advice:
        'Keep one promise to yourself for seven days, so small that it cannot fail, and write it down every evening.',
    },
  },
  maj09: {
    upright: {
      gist: 'Step back from the noise, since the answer you seek comes in quiet and by your own light.',
      love: 'A period of reflection, alone or side by side in silence. Explain that you need space to be clear, and use it for that purpose.',
      work: 'Independent, careful work; research, review, mentoring. Withdraw from the meetings that can spare you, and finish the one thing that requires depth.',
      money:
        'Simplicity suits you. Examine what you really need, cut the rest without regret, and take no advice from people who earn by giving it.',
      study:
        'Deep study in seclusion goes very well. Choose the demanding text, work at the same lamp every evening, and find one experienced guide.',
      spirit:
        'Silence is nourishment at present. Spend time alone on purpose, on foot if possible, and let questions stand open until they have ripened.',
      advice:
        'Keep one whole evening this week free of people and screens, and write down the single question that remains when it is quiet.',
    },
    reversed: {
      gist: 'Solitude has gone on too long or has been avoided, and you can adjust the distance.',
      love: 'Withdrawal on one side, clinging on the other. Agree on fixed times together and apart, so that neither has to guess at love.',
      work: 'You work too much alone or avoid the deep task with busyness. Show somebody your draft, or shut the door for two hours, whichever you do less.',
      money:
        'Extreme thrift or refusal of help does you no good. Consult one competent person, and allow yourself something warm in the cold season.',
      study:
        'You brood over the material with no exchange. Join a seminar or study pair, ask your question aloud, and see how much of it dissolves.',
      spirit:
        'You might be lonelier than you admit. Contact costs a little courage at first; choose one gentle person and make it a weekly habit.',
      advice:
        'Call on one person this week whom you have been meaning to see since last season, and stay long enough to laugh.',
    },
  },
  maj10: {
    upright: {
      gist: 'The situation is turning, and readiness to move with it will matter more than control.',
      love: 'A new phase begins, helped on by chance. Go out where life is happening, and respond quickly to something that feels alive.',
      work: 'Unforeseen openings, restructuring, good timing. Keep your papers ready and your network warm, and say yes to a change that suits the general direction.',
      money:
        'Fortunes shift, more often upward than not. Use the favourable phase to build a reserve, for wheels go on turning after we have celebrated.',
      study:
        'An exam topic, a place or a teacher comes up by luck. Prepare broadly, apply in several places, and be flexible about the order.',
      spirit:
        'You feel that something is changing and cannot name it. Hold to a few steady rituals, and greet what comes with curiosity.',
      advice:
        'Say yes to one unexpected invitation or offer this week, and keep one daily habit fixed while things around you move.',
    },
    reversed: {
      gist: 'The turn is slow or unwelcome, and noticing the pattern gives you back some say in it.',
      love: 'An old pattern has come round again, and waiting for better days is part of it. Name the pattern to each other and change one familiar move.',
      work: 'Plans are delayed by circumstances. Do not take it personally, keep the essentials running, and use the lull for training or tidying up.',
      money:
        'A low phase or swings in income. Reduce fixed costs, leave lucky strokes to others for a while, and wait with large commitments.',
      study:
        'The timetable shifts, or the same mistake recurs. Find its exact place in your method and practice just that for a week.',
      spirit:
        'It feels as though things simply happen to you. Decide upon one small matter each day and carry it out, to feel your own hand again.',
      advice:
        'Write down a situation that keeps repeating, mark the point where you could act otherwise, and try it there once this week.',
    },
  },
  maj11: {
    upright: {
      gist: 'Look at the facts fairly, your own share included, and a just decision becomes possible.',
      love: 'Fairness is the issue: who gives, who decides, who apologises. Talk it through as equals and let agreements be balanced enough for both to keep them gladly.',
      work: 'Contracts, reviews and rulings come out correctly if you are well prepared. Document your work, claim what you were promised, and credit others exactly.',
      money:
        'Put matters in order: taxes, shares, debts. Ask for what is rightly yours, and pay what you owe before it is demanded.',
      study:
        'You receive the mark that you worked for. Law, ethics and logic go well; weigh both sides of a question before you write.',
      spirit:
        'Peace follows from being square with people. Settle what lies on your conscience, and be as fair to yourself as you would be to a stranger.',
      advice:
        'Put one disputed matter on paper with both columns filled honestly this week, and act on what the sheet shows.',
    },
    reversed: {
      gist: 'The scales are not level yet, and an honest look at bias, yours or theirs, comes first.',
      love: 'Blame goes back and forth, some of it over things that happened before this began. Sort out which grievance truly belongs to the present person.',
      work: 'The procedure is slow and the judgement at the end of it not quite fair. Stick to verifiable facts, ask for the criteria in writing, and find out what the next step would be.',
      money:
        'Terms are one-sided or a claim drags on. Have the contract checked before you sign or dispute it, and correct your own omissions first.',
      study:
        'You feel wrongly graded or have been prejudiced against a subject. Request to see the marking, read it soberly, and consider the opposite view.',
      spirit:
        'Guilt or grievance makes the inner scales swing. Distinguish what was yours to do from what was not, and hand back the surplus.',
      advice:
        'Choose one conflict and write the other side’s case as well as you can, then decide what you owe and what you may ask.',
    },
  },
  maj12: {
    upright: {
      gist: 'Things hang in the balance, and seeing them from an unfamiliar angle is worth more than pushing.',
      love: 'Matters of the heart are in suspense. Let go of the timetable, look through the other’s eyes for a while, and find out what you would freely give.',
      work: 'It is on hold, since the decision lies with others. Use the pause to rethink the approach, because forcing it now costs more than it brings.',
      money:
        'Money is tied up for the time being, for the sake of something later. Accept the standstill, trim demands, and don’t sell out of mere impatience.',
      study:
        'You have hit a wall with this method. Turn the problem over, read an author who disagrees, or let it rest for a week.',
      spirit:
        'Surrender refreshes you: floating, meditation, an idle afternoon. Let yourself not know for a while, and watch what comes loose.',
      advice:
        'Stop pushing one stuck matter for seven days, and describe it in writing from the viewpoint of the person you understand least.',
    },
    reversed: {
      gist: 'The waiting has served its time or was never needed, and you may untie the knot yourself.',
      love: 'One gives up too much and keeps a silent bill. Ask yourself what you are waiting for the other to guess, and tell them.',
      work: 'Out of loyalty you are giving more than anybody has asked for. Set a limit to your patience with a date, and propose one step that needs nobody’s permission.',
      money:
        'Sacrifices for others have lost their purpose, or assets are frozen by hesitation. Decide about one of them this month and act.',
      study:
        'You postpone with excellent reasons. Start in the middle, with the part you understand, and leave the perfect overview for later.',
      spirit:
        'You feel suspended between two lives. Move physically, change the sleeping place or the route, and let one small decision break the spell.',
      advice:
        'Identify one sacrifice that no longer serves anybody, and end it this week with a short and kindly explanation.',
    },
  },
  maj13: {
    upright: {
      gist: 'A chapter is closing for good, and the space it leaves belongs to what comes next.',
      love: 'A phase of love comes to its close, and with it an old way of being together. Let go of the form, and keep what was true in it.',
      work: 'A position, method or identity at work has run its course. Finish cleanly, hand over what is worth keeping, and make room on the desk.',
      money:
        'Outworn arrangements end. Close dead accounts, sell what only takes up space, and use the change to set your household on a simpler footing.',
      study:
        'You outgrow a subject or a way of learning. Let the former plan go, keep its tools, and enrol in what actually interests you now.',
      spirit:
        'Shedding is tiring and cleansing. Give yourself farewell rituals, tears if they come, and some early nights while new strength is forming.',
      advice:
        'Part with one thing this week that belongs to a former version of you, and say aloud what it gave you before you let it go.',
    },
    reversed: {
      gist: 'Something finished is still being kept going, and letting it end would give you back your strength.',
      love: 'The old form has no more life in it and is kept up for fear of what comes next. Speak first of what has already changed.',
      work: 'Holding on to an outlived task keeps you from the next. Reduce it step by step, and learn the new skill alongside.',
      money:
        'You pay for things out of habit and memory. Go through each standing payment, and keep only those your present self would choose again.',
      study:
        'A subject is continued because you once began it. Ask what stopping would cost in reality, and take counsel before the next enrolment.',
      spirit:
        'Heaviness can come from unfinished farewells. Light a candle, write the letter, visit the place, and let the feeling have its hour.',
      advice: 'Name one thing you are keeping alive artificially, and stop feeding it for a week to see what happens.',
    },
  },
  maj14: {
    upright: {
      gist: 'The right mixture is possible here, and you find it by small amounts and patient tasting.',
      love: 'Two temperaments find a common rhythm. Adjust to each other in small matters, go slowly where you differ, and let friendship mix with desire.',
      work: 'Cooperation, good measure and careful coordination. Bring opposing departments together, pace yourself, and prefer the compromise that both can carry out with conviction.',
      money:
        'Even handling of income and spending. Divide, combine, adjust monthly; a moderate plan that you keep does more than a severe one you abandon.',
      study:
        'Combine methods: reading with doing, languages with music, effort with rest. Regular portions and a patient tutor will take you a long way.',
      spirit:
        'Your balance is being restored by degrees. Keep to mild habits, drink enough water, sleep at set times, and let opposite feelings share a day.',
      advice:
        'Pick one area where you live in extremes, and for this week try exactly the middle of your two usual settings.',
    },
    reversed: {
      gist: 'Something is being overdone, and a small correction made soon will do more than a great reform.',
      love: 'Closeness and distance have been overdone by turns, and the balance has gone. Return to one simple shared habit and build up from there.',
      work: 'Overload, friction between teams, a mix of too many tasks. Separate what cannot be combined, and bring the pace down by one notch.',
      money:
        'Splurging alternates with strict saving. Set a weekly sum that permits some pleasure, and leave bold rearrangements for calmer months.',
      study:
        'You swing from cramming to nothing. Agree with yourself on forty minutes a day, no more, and see how it adds up by month’s end.',
      spirit:
        'Moods tip easily from one side to the other. Fewer stimulants, more regular hours and one quiet mixing of the two worlds will steady you.',
      advice:
        'Reduce one excess by a quarter this week, only a quarter, and fill the freed time with the thing that has been missing.',
    },
  },
  maj15: {
    upright: {
      gist: 'Something holds you that you also hold, and seeing the chain clearly is the beginning of choice.',
      love: 'The attraction is strong, and not everything that holds you in it is love. Enjoy the passion, and check whether each of you could say no in safety.',
      work: 'Ambition or fear binds you to a situation you complain of. Name what you get out of staying, then decide whether the price is still acceptable.',
      money:
        'Debt, temptation or tempting terms. Read the conditions aloud, add up the true cost, and take one habit of spending off automatic.',
      study:
        'Distraction holds you by the sleeve. Put the device in another room, study beside others, and be honest about how the hours are really spent.',
      spirit:
        'A habit may be soothing something deeper. Talk about it with a person you trust, or with a professional, before you try to fight it alone.',
      advice:
        'Choose one habit that has you, go without it for three days, and write down what you feel at the moment you would usually reach for it.',
    },
    reversed: {
      gist: 'The chain is coming loose, and you may walk away without slamming the gate.',
      love: 'You leave a pattern of control or obsession behind. Set new boundaries calmly, and fill the free space with friends before the next passion.',
      work: 'You detach yourself from a toxic environment or from the chase for status. Prepare the way out quietly, and hold on to what you have learned.',
      money:
        'Debts shrink and false needs lose their charm. Continue the plan, cut up the card if need be, and enjoy the first thing paid in cash.',
      study:
        'You get free of distraction or of studying for someone else’s pride. Use the regained hours at once, in a fixed place, before they are taken.',
      spirit:
        'Self-respect grows with each small refusal. Be patient with cravings, which come in waves and go again, and have somebody you can call.',
      advice:
        'Replace one compulsive habit this week with a definite other act, and tell a friend the hour when it will be hardest.',
    },
  },
  maj16: {
    upright: {
      gist: 'A sudden change clears away what was not built to last, and shows you solid ground.',
      love: 'A truth comes out abruptly, and afterwards things cannot be as before. Stay honest, keep your voice low, and put off final words until both have slept.',
      work: 'Restructuring, a sudden departure, a plan overturned. Save what matters, stay flexible, and watch for the opening that such shifts create.',
      money:
        'An unplanned expense or a change in conditions is possible. Keep a reserve in reach, check your insurance calmly, and avoid anything built on borrowed height.',
      study:
        'A theory, a subject or a method collapses on closer inspection. Start anew from the foundations; it goes faster than the first time.',
      spirit:
        'You may feel shaken and oddly awake. Return to simple things, food, sleep, a familiar voice, and let the nerves settle before you interpret.',
      advice:
        'Name one thing in your life that is kept standing by pretence, and take a single honest stone out of it this week.',
    },
    reversed: {
      gist: 'The shake-up is quieter, later or inward, which leaves you time to rebuild with intention.',
      love: 'A necessary talk has been put off, and tension hums. Choose the hour yourselves, agree on fair rules, and open the subject gently.',
      work: 'The upheaval is milder than rumour had it. Take one preparatory step, such as updating your papers.',
      money:
        'A narrow escape or a slow leak. Use the warning: build a buffer, end one unsound obligation, and review what you have guaranteed for others.',
      study:
        'Doubts about your direction shake you within. Speak to an adviser before you throw it all over, and test the alternative in small.',
      spirit:
        'Old certainties are giving way and you feel it in your sleep. Talk with someone steady, and hold on to daily routines as scaffolding.',
      advice:
        'Do one repair this week that a recent scare showed to be necessary, whether in a contract, a budget or a friendship.',
    },
  },
  maj17: {
    upright: {
      gist: 'Hope returns quietly, and you can begin to give and to wish again without guarding yourself.',
      love: 'Openness, tenderness, new faith after hurt. Show yourself without costume, take your time, and let the other see what you hope for.',
      work: 'Inspiration and a sense of meaning come back. Follow the project that serves something larger, and share your vision with those who might help.',
      money:
        'The outlook brightens gradually. Set a hopeful yet realistic goal, give a little where it does good, and keep pouring small amounts into savings.',
      study:
        'You remember why you wished to learn this. Let a great example inspire you, and translate the ideal into a gentle daily portion.',
      spirit:
        'Calm and confidence renew themselves. Night walks, music, clear water and early sleep do you good, and so does making something without any purpose.',
      advice:
        'Write down the one wish that has stayed with you through hard times, and give it fifteen minutes on each of the next five evenings.',
    },
    reversed: {
      gist: 'Hope has grown faint or guarded, and it can be warmed again by small, faithful acts.',
      love: 'You protect yourself against disappointment and so against closeness. Allow one person a view behind the shutters, for the length of an evening.',
      work: 'Meaning has drained out of the work. Look for the part of it that helps somebody, do more of that, and postpone the sweeping verdict.',
      money:
        'Pessimism, or a plan that hangs among the clouds. Bring it down to this month’s figures and make one step that succeeds for certain.',
      study:
        'You doubt your gift. Compare today’s page with one from two years ago, and get comments from a person who likes your work.',
      spirit:
        'You feel dim and cut off from what used to move you. Seek light and company, and if the grey stays long, let someone skilled accompany you.',
      advice:
        'Do one small hopeful thing every day this week, such as planting, writing or lighting something, whether or not you feel hopeful.',
    },
  },
  maj18: {
    upright: {
      gist: 'Things are not clear yet, so go slowly, trust your senses and keep fears apart from facts.',
      love: 'Moods, longing, unspoken worries. Ask rather than imagine, say when you are unsure, and do not decide about love in the middle of the night.',
      work: 'The situation is opaque: rumours, changing instructions. Hold back with commitments, gather facts, and use your imagination for creative tasks in the meantime.',
      money:
        'Not all the numbers are on the table. Postpone signing, ask for the missing document, and distrust both panic and golden promises.',
      study:
        'Confusion precedes understanding. Work with images, dreams and stories, mark what you don’t grasp, and bring those places to someone in the morning.',
      spirit:
        'You’re sensitive and may sleep lightly. Keep evenings soft and screens few, and share uneasy thoughts with a friendly person by day.',
      advice:
        'Make two lists this week, what you know and what you fear, and check one item from the second list in daylight.',
    },
    reversed: {
      gist: 'The fog is lifting, and what looked large at night turns out to have ordinary size.',
      love: 'A deception or a misunderstanding clears up. Speak calmly about what you imagined, and check together what really happened.',
      work: 'Hidden connections come to light and the course gets clearer. Adjust your plan to the facts, without reproach over the time spent in fog.',
      money:
        'You finally see what things cost. Correct an error, question one vague agreement, and sleep better on the strength of real figures.',
      study:
        'The difficult matter suddenly makes sense. Write it down in your own words at once, before the insight slips beneath the surface again.',
      spirit:
        'Anxieties ease when they are named. If one keeps returning in the dark, tell it to someone experienced, and let them hold the lamp.',
      advice:
        'Take one fear you have carried for some time and look up, ask or measure the plain fact behind it this week.',
    },
  },
  maj19: {
    upright: {
      gist: 'Warmth and clarity are with you, so let yourself be seen and enjoy what is going well.',
      love: 'Happy, open affection. Say it, show it, go out together; for singles, cheerfulness is the best introduction and the right person will enjoy it.',
      work: 'Visible success, recognition, good cooperation. Present your work, take the stage with pleasure, and let colleagues stand in the light beside you.',
      money:
        'Things look bright and clear. Complete the good deal, treat the people you love, and set aside a part in the sunny time for the grey.',
      study:
        'Understanding comes easily and exams go well. Learn with delight and out loud, teach others, and spend the breaks in the open air.',
      spirit:
        'Vitality and confidence are high. Go out in the light every day, move, play, laugh, and rest in the evening without a bad conscience.',
      advice:
        'Spend one whole hour in daylight this week doing something you loved at the age of eight, and take someone along.',
    },
    reversed: {
      gist: 'The light is there behind some cloud, and a simpler pleasure will bring you nearer to it.',
      love: 'Affection is present, yet everyday grey lies on it. Plan something silly together, and believe the compliment when it is offered.',
      work: 'Recognition takes longer, or you promised a bit too sunnily. Correct expectations cheerfully, and finish the last piece with care.',
      money:
        'The positive trend is slower than expected. Go on calmly, avoid boasting expenses, and check the details of whatever seems certain.',
      study:
        'Success is near and you doubt it, or you trust too much in talent. Do the practice paper, and then go outside.',
      spirit:
        'Joy feels far away or performed. Begin with light, sleep and unimportant play, and tell a friend if the brightness is only on the surface.',
      advice: 'Do one pleasant thing each day this week that nobody sees, photographs or benefits from except you.',
    },
  },
  maj20: {
    upright: {
      gist: 'Something calls you to rise from an old state, and an honest look back sets you free to answer.',
      love: 'A relationship is awakened or honestly reviewed. Forgive what can be forgiven, speak the great word if it is true, and begin anew as the people you’ve become.',
      work: 'A calling makes itself heard, or a final evaluation opens a door. Take stock, own your record, and apply for the thing you have long meant to do.',
      money:
        'Time for settlement: old debts, claims and habits. Draw the line beneath the column, pay or forgive, and begin a clean page.',
      study:
        'Results are announced, or you return to education with new purpose. Review the whole field, see how the parts join, and speak up.',
      spirit:
        'You feel called out of a long sleep. Music, a ceremony or an honest confession can help the new self to stand up.',
      advice:
        'Write a one-page account of the past year as though to someone who loves you, and end it with the step you now want to take.',
    },
    reversed: {
      gist: 'You hear the call and hesitate, mostly because of a verdict you once passed on yourself.',
      love: 'Old guilt or old grievance keeps a bond from renewing itself. Have the conversation about that one time, and then truly close it.',
      work: 'You talk yourself out of the change you want, or fear being assessed. Collect honest feedback from two people, and compare it with your own verdict.',
      money:
        'Unsettled matters drag along. Face the statement, forgive yourself the mistake, and arrange one clear step towards a clean balance.',
      study:
        'A former failure still grades you. Sit the smaller test first, read the result soberly, and let it replace the old opinion.',
      spirit:
        'The inner court sits without recess. Adjourn it, tell somebody your story in full, and listen to how they would judge.',
      advice:
        'Identify one old verdict about yourself, ask someone who knows you whether it is still true, and act once this week as if it were not.',
    },
  },
  maj21: {
    upright: {
      gist: 'A long road is coming to a good end, and you may take your place in the world you made.',
      love: 'A bond is fulfilled or reaches a new level: commitment, a shared journey, peace with your own past loves. Celebrate what the two of you have become.',
      work: 'A great project is completed with success, and your reputation travels. Finish the last details, present the whole, and accept an invitation to a wider stage.',
      money:
        'You reach a financial goal or a settled state. Conclude the matter in good order, enjoy it, and only then draw a new circle.',
      study:
        'Graduation, a finished thesis, mastery of a field. Bring together what you have learned, and consider studying or exchanging knowledge in another country.',
      spirit:
        'You feel whole, at home in your own skin and in the world. Dance, travel, give thanks, and let the fullness be without hurrying on.',
      advice:
        'Finish one nearly completed thing entirely this week, down to the last signature, and mark its end with people who walked part of the way.',
    },
    reversed: {
      gist: 'Only a little is missing, and closing the last gap will free you for what comes next.',
      love: 'Something unfinished still stands in this. Seek the closing talk, or make the last step towards each other that you have been putting off.',
      work: 'It hangs on the last details, and they are tiresome because you have outgrown them. Set a delivery date, define “done,” and look beyond the fence after that.',
      money:
        'The goal is nearly reached and slips a little each month. Close the remaining gap with a fixed plan, and take no new turn before.',
      study:
        'You lack one exam or chapter. Make an appointment for its completion, get company for the last stretch, and refuse all side projects.',
      spirit:
        'A sense of something missing spoils your rest. Ask if it needs finishing, or only your consent that this much was enough.',
      advice:
        'List three loose ends, close the smallest of them today, and set a date this week for the one you have been avoiding.',
    },
  },
};
