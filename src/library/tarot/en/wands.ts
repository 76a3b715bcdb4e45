import type { TarotId } from '../../../domain/decks/tarot.ts';
import type { WrittenWords } from '../meaning.ts';

export const wands: WrittenWords<Extract<TarotId, `wan${string}`>> = {
  wan01: {
    upright: {
      gist: 'A fresh desire is looking for an outlet, and you have enough heat to act on it.',
      love: 'Attraction is quick and physical. A single person may be struck by somebody within minutes; a couple can find desire again if one of them says plainly what they would like.',
      work: 'A new project, pitch or job lead arrives with real pull behind it. Put your name down early, since the first person with a rough proposal often shapes what follows.',
      money:
        'Income may grow from something you start, such as a side trade or a first client. Fund the trial with a sum you could lose without resentment.',
      study:
        'Curiosity is doing half the work for you. Start with the chapter that excites you, even out of order, and let that momentum carry you to the dull parts.',
      spirit:
        'Your appetite for life is back, sometimes as restlessness. Give it a physical channel each day, a run or loud music, so that it does not turn into irritability.',
      advice:
        'Choose the idea you keep returning to and take one visible step on it within three days, before you refine anything.',
    },
    reversed: {
      gist: 'The wish is there but it will not catch yet, so look for what keeps dampening it.',
      love: 'Desire is out of step: one of you is keen while the other is tired or guarded. Talk about tiredness before you talk about love, because the first is often mistaken for the lack of the second.',
      work: 'The start stalls, and what was promised has not been confirmed. Use the wait to find out which approval is missing and who actually holds it.',
      money:
        'An exciting scheme may have less behind it than its pitch suggests. Leave your savings where they are until you have seen figures from someone with no stake in it.',
      study:
        'Motivation sags at the start of each session. Shrink the opening task to ten minutes and keep the books already open on the desk, so that beginning costs almost nothing.',
      spirit:
        'Flatness may be plain fatigue after a long push. Rest without a goal for a few evenings and notice what you begin to want when nobody is watching.',
      advice:
        'List everything you have started since last season, then strike out all but one and do fifteen minutes on that one today.',
    },
  },
  wan02: {
    upright: {
      gist: 'You have gained a foothold, and the question is how far from home you want to go.',
      love: 'One of you is thinking about a bigger life, perhaps another city. Say it while it is still a daydream; partners forgive a wish more easily than a finished plan.',
      work: 'You may be offered a choice between depth where you are and reach elsewhere. Ask for the figures and the reporting line of the wider role before its title charms you.',
      money:
        'A sound base allows a measured expansion. Split what you own into the part that must not move and the part you are willing to send abroad, in any sense.',
      study:
        'Look beyond the syllabus: exchange programs, another faculty, a language you would need in five years. Make a short list of two options, and put the other brochures away.',
      spirit:
        'Restlessness here is a sign of growth, and it deserves some hours alone with a window. Write what you imagine for yourself before asking others what they imagine for you.',
      advice:
        'Take the two directions you are weighing and price each one this week in money, time and what you would have to leave.',
    },
    reversed: {
      gist: 'You keep studying the map without leaving, and the familiar view has started to feel narrow.',
      love: 'A shared plan is stuck because neither wants to name the fear behind it. Moving in, meeting parents, relocating: choose one and discuss only that, for an evening.',
      work: 'You are overqualified for the view from your desk, yet the vacancy goes unanswered. Find out what the application would really require; it is often one weekend’s work.',
      money:
        'Money is sitting idle from caution, or a venture abroad is costing more than was forecast. Review both with someone patient before you add to either.',
      study:
        'Too many options have been kept alive. Changing courses again may feel like progress, so check whether the last one ever got a full month of attention.',
      spirit:
        'A small world is restful until it begins to ache. Take a day somewhere you know nobody, with no purpose, and pay attention to which thoughts come along.',
      advice: 'Close all but one of your open plans and make a single inquiry about it by Friday, by voice if you can.',
    },
  },
  wan03: {
    upright: {
      gist: 'What you sent out is on its way back, and your view of the whole has widened.',
      love: 'Love is looking outward here, to something further off than next week. Long-distance affection does well when you both know the date of the next meeting.',
      work: 'Partnerships, foreign contacts and leadership of a small team are favoured. Think in quarters now, where before you thought in days.',
      money:
        'Earlier outlay begins to come home in stages. Book the first returns against what you spent before you count them as profit.',
      study:
        'Results from a test, application or thesis draft are on the way. Meanwhile read one level above your present course; you are ready for it.',
      spirit:
        'There is a calm that comes from having done your share. Let yourself stand still in it for an evening without opening another task.',
      advice: 'Follow up on one thing you have already sent out, and prepare the place where its answer will land.',
    },
    reversed: {
      gist: 'Replies are slower than hoped, and the delay shows you which part of the plan was thin.',
      love: 'Waiting for a message has taken over too much of your week. If plans for a visit keep dissolving, ask for a clear yes or no and then arrange your own weekend.',
      work: 'An overseas matter or a team project is behind schedule. Renegotiate the date early; clients remember the warning more kindly than the excuse.',
      money:
        'Expected funds arrive late or smaller. Draw up a version of the next three months that works without them, and treat anything extra as relief.',
      study:
        'You hoped for faster progress, or a result came back mixed. Ask the marker for two precise comments and build the next month around those.',
      spirit:
        'Impatience wears you out more than the waiting does. Give yourself fixed times to check for news and be elsewhere, in mind as well, for the remaining hours.',
      advice: 'Name one delay that troubles you, contact the person who can move it, and ask only one question.',
    },
  },
  wan04: {
    upright: {
      gist: 'A stage has been completed well enough to deserve a gathering and a proper rest.',
      love: 'This is a happy card for a promise, loud or quiet. Single people may meet somebody at another person’s celebration.',
      work: 'A project closes successfully and the team feels like one. Mark it publicly, name those who helped, and let the goodwill carry into the next assignment.',
      money:
        'Finances feel settled enough for a home, a deposit or a feast. Set the party’s budget first, then spend it gladly to the last coin.',
      study:
        'You reach a graduation, a passed module or a stable study group. Take the free weekend you have earned before you open the next book.',
      spirit:
        'Belonging does you good at present. Spend time where you need no performance, and let someone cook for you or sit with you in the evening.',
      advice:
        'Mark one thing you have finished this season by inviting two or three people to eat with you, however simply.',
    },
    reversed: {
      gist: 'Home or harmony is not quite settled, so the party waits or becomes a smaller one.',
      love: 'The promise is being put off, and there are too many opinions about it. Agree between the two of you first, then tell the families the same sentence.',
      work: 'The team lacks ease; perhaps success went uncelebrated or a newcomer was never properly received. Be the person who arranges the lunch.',
      money:
        'House costs creep upward, from repairs to deposits. Ask for written quotes and leave a margin before you sign for anything with walls.',
      study:
        'Your study place keeps being disturbed, by noise or by changes at home. Look for a fixed desk in a library before you draw up another timetable.',
      spirit:
        'You can be surrounded and still feel unhoused. Make one corner that is entirely yours, tidy and warm, and return to it at the same hour daily.',
      advice:
        'Settle one unsettled thing at home this week: a broken lamp, a shared rule, or an apology owed at the table.',
    },
  },
  wan05: {
    upright: {
      gist: 'Several wills are pulling at once, and the friction can sharpen you if you agree on rules.',
      love: 'Bickering over small things may hide an old question about who decides. With several admirers about, or a rival, be straightforward and avoid games of jealousy.',
      work: 'Competition for a post or a pitch is lively, and colleagues interrupt. Come with one well-prepared point and the evidence for it, and let the noise tire itself out.',
      money:
        'Many hands are reaching for the same funds, whether in a household or a bid. Compare offers calmly; haggling favours whoever is ready to walk away.',
      study:
        'Debate, contests and group work stretch you. Study with people slightly better than you are and accept being beaten for a few weeks.',
      spirit:
        'The mind is crowded with quarrelling wishes. Write each of them a line of its own; in ink they tend to shout less.',
      advice:
        'In the argument that comes up most, suggest one rule everybody can keep for a week, such as written turns or a time limit.',
    },
    reversed: {
      gist: 'The open contest dies down, leaving you to settle what was swallowed to keep the peace.',
      love: 'One of you gives way to avoid a scene, and the quarrel returns as coldness. Pick a calm hour and finish a single old argument properly.',
      work: 'A truce is possible with a difficult colleague. Offer a clear division of tasks and credit, and be the first to keep to it.',
      money:
        'A dispute over shares or bills can be settled now by plain arithmetic. Put the figures in one document that everyone can open.',
      study:
        'Comparing marks has become a drain. Measure yourself against your own work from last month and step out of the ranking for a while.',
      spirit:
        'Two parts of you want different lives, and the quarrel uses a lot of strength. Let each speak on paper for a page, without deciding anything that day.',
      advice:
        'Say the sentence you have been swallowing to the one person who should hear it, in private and without an audience.',
    },
  },
  wan06: {
    upright: {
      gist: 'Your effort is seen and honoured, and the goodwill around you can be put to use.',
      love: 'You feel proud of each other and glad to be seen together. For those alone, confidence makes you attractive now; accept the compliment and answer it.',
      work: 'Good work is likely to be praised in front of others. Record what was achieved in plain numbers, because memory fades by the time salaries are discussed.',
      money:
        'A bonus, prize or successful sale improves your position. Put part of it away on the day it arrives, before celebration decides for you.',
      study:
        'A result comes back well and teachers take notice. Ask for the recommendation letter while the impression is warm, and help the classmate who helped you.',
      spirit:
        'Self-respect grows quietly from work well done. Let the good feeling last a whole day before you raise the bar again for yourself.',
      advice: 'Thank one person by name, in writing, for their part in something you are being praised for.',
    },
    reversed: {
      gist: 'Applause is late or hollow, so measure the achievement by your own standard for a while.',
      love: 'Too much depends on how it looks to others, and somebody feels unseen. Praise each other in private, for something small and true.',
      work: 'It is not quite clear to others which part of the work was yours. Keep dated notes of your share and raise the matter factually at the next review, without a scene.',
      money:
        'A hoped-for award or commission may shrink or be delayed. Avoid spending for appearance, above all on people you wish to impress.',
      study:
        'A mark was lower than the effort deserved, or praise made you careless. Read the comments twice and redo the weakest question by yourself.',
      spirit:
        'You have been borrowing your worth from other people’s faces. Do something well this week that nobody will ever know about, and see how it feels.',
      advice:
        'Write down three things you managed this year that earned no applause, and reward yourself modestly for one of them.',
    },
  },
  wan07: {
    upright: {
      gist: 'You are being challenged from several sides, and your position is better than it feels.',
      love: 'Outsiders may question your choice of partner or your way of living together. Stand side by side in public and keep the corrections for the kitchen.',
      work: 'Your role or idea is contested. Bring facts and stay in the room; those who leave early in a dispute are usually outvoted.',
      money:
        'Defend your price, your budget or your claim. Explain it once in writing and resist the small discount that invites the next.',
      study:
        'You may have to defend a thesis or hold your own in a harder class. Practice aloud against the toughest question you can think of.',
      spirit:
        'Being on guard so much makes the shoulders tight and the temper short. Give yourself one hour a day in which nobody is allowed to ask anything of you.',
      advice:
        'Decide on the one boundary you will hold this week, phrase it in a single sentence, and use that same sentence each time.',
    },
    reversed: {
      gist: 'Holding every line at once is wearing you down, and some of them can be let go.',
      love: 'Every comment is heard as criticism, and answers come too sharp. Before replying, ask what was meant; you will be surprised how often it was hunger or worry.',
      work: 'You are covering for too much and your authority is blurred. Request a clear mandate, and hand back the duties that were never yours.',
      money:
        'Pressure to lower a fee or lend again is strong. Say you will answer tomorrow, and let the night help you refuse.',
      study:
        'Doubt interrupts you more than difficulty does. Have somebody test you on what you already know, so you hear yourself answer correctly.',
      spirit:
        'Constant vigilance has made rest feel unsafe. Lower the guard in one harmless place, with music or a walk, and notice that nothing falls down.',
      advice: 'Cross off one dispute you no longer care to win, and tell the other person so kindly.',
    },
  },
  wan08: {
    upright: {
      gist: 'Matters that stood still begin to move quickly, and several answers may land together.',
      love: 'Messages come thick and fast, and a meeting may follow within days. Enjoy the rush, and leave a few questions for a slower evening face to face.',
      work: 'Approvals come through, calls are returned, travel for work is likely. Tidy the backlog now so that quick openings find you available.',
      money:
        'Payments and transfers go through faster than usual. Check account numbers and totals carefully before you confirm, since haste makes expensive typing errors.',
      study:
        'A fast learning curve: material clicks, deadlines draw near. Short daily sprints with a clear stopping point suit this pace better than long nights.',
      spirit:
        'Excitement can be mistaken for anxiety, because both quicken the breath. Step outside between tasks and let one thing land before you throw the next.',
      advice:
        'Answer every message that has waited more than a week, and finish any task today that takes under ten minutes.',
    },
    reversed: {
      gist: 'Messages miss their mark or come too fast, so slow the exchange before drawing conclusions.',
      love: 'A text is read in the wrong tone and the evening is spoiled. Ring instead of typing, and do not settle a quarrel by message after dark.',
      work: 'Emails cross, meetings move, and an urgent thing proves to be urgent only to its sender. Confirm in writing who does what by when.',
      money:
        'A payment may be held up or a purchase made too hastily. Keep the receipt, ask for the reference number, and wait a day before large orders.',
      study:
        'You are skimming. Slow down on the two pages that everything else rests on, and check the exam date and format once more.',
      spirit:
        'Your thoughts arrive faster than you can meet them. Leave the phone in another room for one evening and let the day’s noise settle by itself.',
      advice: 'Before sending anything important this week, let it rest for an hour and read it aloud once.',
    },
  },
  wan09: {
    upright: {
      gist: 'You are tired and cautious with good reason, and you have enough left for the last stretch.',
      love: 'An old hurt makes you slow to trust. Tell the other what happened in two plain sentences, so that they know which doors to knock at softly.',
      work: 'You are near the end of a long job and short of patience. Protect your hours, accept one offer of relief, and finish properly.',
      money:
        'Hard experience has made you careful, and the reserve is holding. Keep it for a real emergency and decline the tempting exception.',
      study:
        'Fatigue shows before the final papers. Revise what you already half know, sleep on time, and leave brand-new material alone until afterwards.',
      spirit:
        'You have come through a lot and still brace for the next knock. Let a trusted person sit with you without talking about solutions.',
      advice:
        'Name the last stretch you are on, count the actual steps that remain, and plan one real rest between them.',
    },
    reversed: {
      gist: 'The guard has been up so long that it costs more than the danger it was meant for.',
      love: 'Walls meet walls, and both of you wait for the other to soften. Offer one small trust, such as a real answer to “How was your day?”',
      work: 'You are close to burning through your goodwill with colleagues. Delegate a piece of the task this week, even if it will be done less well.',
      money:
        'Fear of loss keeps you in an arrangement that no longer pays. Have a neutral person read the contract and tell you what leaving would cost.',
      study:
        'Pushing on through the night is giving you less and less. Stop early for two days, then judge whether the subject or the fatigue was hard.',
      spirit:
        'You rehearse old injuries as if they were due again tomorrow. Write one of them down completely, date it, and put the page away.',
      advice:
        'Choose one burden you have insisted on carrying alone and ask a specific person for a specific hour of help.',
    },
  },
  wan10: {
    upright: {
      gist: 'You are carrying too much towards a goal that is near, and some of it belongs to others.',
      love: 'One of you does most of the invisible work: the planning, the remembering, the washing up. Make the list visible together, then divide it by name.',
      work: 'The workload has outgrown the role. Show your manager the complete list and ask which three come first; that conversation is overdue.',
      money:
        'Obligations eat the income, perhaps for relatives or a loan. See whether terms can be stretched or shared before you take on extra hours.',
      study:
        'Too many courses, clubs or credits at once. Drop or defer one thing officially, so that the others get an honest try.',
      spirit:
        'Duty has crowded out delight. Keep one small pleasure a day that serves nobody, even if it lasts only as long as a cup of tea.',
      advice: 'Write down everything you are carrying, and hand over, postpone or cancel two items before the weekend.',
    },
    reversed: {
      gist: 'The load can be set down, if you can bear not being the one who carries it.',
      love: 'Resentment has built up behind helpfulness. Stop doing one thing you do with clenched teeth, say so beforehand, and leave blame out of it.',
      work: 'Delegation is possible, provided you let the other person do it their way. Write a handover note of one page; it frees you more than a month of hinting.',
      money:
        'A long obligation may ease through a settlement, a last instalment or a shared arrangement. Cancel what still leaves your account out of habit.',
      study:
        'You can let go of a course or an ambition that was chiefly someone else’s. Talk to an adviser about what would transfer.',
      spirit:
        'Guilt appears as soon as you sit down. Sit anyway, a quarter of an hour longer each day, until rest stops feeling like theft.',
      advice: 'Give one task away completely this week, and do not correct how it is done.',
    },
  },
  wanP: {
    upright: {
      gist: 'Fresh news or a new interest wakes your enthusiasm, and you may follow it as a beginner.',
      love: 'A playful, flirtatious beginning, with plans made on the spot. Answer in kind, and do not yet ask it to be a house.',
      work: 'A new assignment, internship or creative brief suits you. Say that you are new to it; people help those who ask with open eyes.',
      money:
        'Small experiments are fine: a first sale online, a trial order. Keep a pocket notebook of what each one costs and brings.',
      study:
        'You learn by trying and by asking too many questions. Choose a subject with a workshop or field trip in it and let the theory follow.',
      spirit:
        'Play is medicine for the mood at the moment. Do one thing for sheer fun, something you would be embarrassed to list on a résumé.',
      advice:
        'Try the thing you keep talking about once this week, in its smallest form: a taster, a first call, an hour of it together.',
    },
    reversed: {
      gist: 'Enthusiasm flickers or finds no welcome, so guard the small flame before you show it.',
      love: 'Hot and cold messages leave someone guessing. If you have lost interest, say so kindly; if you have only lost courage, say that.',
      work: 'Careless promises made in good spirits are now due. Renegotiate two of them frankly, this week if you can, and keep the third to the letter.',
      money:
        'Impulse buying gathers round every new hobby. Rent or borrow the gear for a month first, then see whether the wish is still there.',
      study:
        'You change topics whenever they become difficult. Stay a fortnight past the boring point in one of them, simply to learn what is behind it.',
      spirit:
        'Moodiness may be unspent liveliness. Move your body before you analyse your feelings, and see how much is left to analyse after that.',
      advice: 'Return to one hobby or task you dropped and give it twenty minutes on three different days.',
    },
  },
  wanN: {
    upright: {
      gist: 'A bold move is near, and your energy will carry it if you choose the direction first.',
      love: 'Passion, speed, a wonderful start. Let it be what it is for a few weeks, and judge the person by how they behave on a rainy Tuesday.',
      work: 'Good for sales, launches, fieldwork and any job that needs nerve. Pair up with somebody who enjoys details and let them hold the list.',
      money:
        'You are inclined to risk, and some risk is sensible. Fix the amount beforehand and do not raise it in the heat of the day.',
      study:
        'Intense bursts suit you better than a steady drip. Take on a bold project with a public date, and the date will do the disciplining.',
      spirit:
        'You need motion, distance and sweat. Go for a day’s ride or hike; it clears more in you than a week of thinking on the sofa.',
      advice:
        'Act on the one bold step you have been circling, after writing down its cost and the date of your return.',
    },
    reversed: {
      gist: 'Heat outruns judgment, or a departure is held up; slow the horse before you choose a road.',
      love: 'Quick quarrels and quick reunions are exciting and tiring. Agree on a pause word, and avoid both ultimatums and grand promises for now.',
      work: 'Impatience with a slow institution tempts you to burn a bridge. Finish the current piece, get your reference, then leave at your own pace if you still wish to.',
      money:
        'A gamble looks like a shortcut. Wait three nights before any purchase you could not return, and tell a level-headed friend the figure out loud.',
      study:
        'Cramming and skipping leave holes. Go back to the section you galloped through and do the exercises slowly, with the answers covered.',
      spirit:
        'Anger may be the most honest thing in you at present, but it makes a poor driver. Wear it out physically, then ask what it was protecting.',
      advice: 'Hold back one heated message or decision for two full days, and use that time to move your body hard.',
    },
  },
  wanQ: {
    upright: {
      gist: 'Your warmth and confidence draw people in, and you can lead simply by being yourself.',
      love: 'You are attractive because you are at ease. Tell the person what you enjoy about them and what you need; a good partner will be relieved to know.',
      work: 'Leadership with charm: you can win support for a scheme by speaking to people individually. Visibility helps, so give the talk yourself.',
      money:
        'You handle money generously and with good instincts. Price your work as someone who intends to be doing it in five years.',
      study:
        'Teaching others what you learn fixes it in your mind. Lead the study group, bring something to eat, and let the slowest person set the pace.',
      spirit:
        'You thrive on sun, colour and company, then need the cat’s hour alone. Plan for both and the week will feel like yours.',
      advice:
        'Take one occasion this week to speak first, whether by hosting, proposing or introducing two people to each other.',
    },
    reversed: {
      gist: 'Confidence has curdled into control or gone into hiding, and warmth towards yourself comes first.',
      love: 'Jealousy is asking a question about your own standing. Put it as a question, early and calmly, and skip the search through the phone.',
      work: 'You may be holding the reins too tightly, or facing a boss who does. Praise one colleague precisely; it changes the weather faster than a rule.',
      money:
        'Spending to be admired or to be loved adds up. Give time in place of gifts for a month and watch who stays.',
      study:
        'Comparison with a brilliant classmate puts you off your own work. Turn your desk, so to speak, and study for your own curiosity.',
      spirit:
        'Self-belief is low and hides behind being busy or sharp. Spend an afternoon with the friend in whose company you are funny.',
      advice:
        'Do one thing that used to make you feel like yourself, and do it where at least one kind person can see.',
    },
  },
  wanK: {
    upright: {
      gist: 'You are able to lead with a clear vision, so set the direction and trust others with the road.',
      love: 'Ardent, direct and protective love. Leave your partner room to lead as well, and remember that being impressive is different from being near.',
      work: 'A role with real authority, or your own firm, fits you now. Define the aim and the limits, then judge people on outcomes.',
      money:
        'Enterprise pays when the vision has an accountant. Put in what you believe in and have somebody careful check the sums each month.',
      study:
        'Lead a project, supervise juniors, choose the ambitious subject. Footnotes will try your patience, so give them a fixed morning in the week.',
      spirit:
        'Purpose keeps you well. When the mood drops, go back to why you began, and then go to bed before midnight like any mortal.',
      advice:
        'State your aim for the next six months in one sentence and tell it to the two people whose help you most need.',
    },
    reversed: {
      gist: 'Authority has become too hard or too hesitant, and the vision needs humbler hands for a while.',
      love: 'One partner sets the programme and the other has stopped commenting. Invite a “no,” and show by your face that it is welcome.',
      work: 'Expectations run ahead of the means, or a leader’s temper rules the office. Ask for priorities in writing and put your own limits on the table politely.',
      money:
        'Overreach is the danger, such as a second branch before the first pays. Slow the expansion by a quarter and rebuild the cash.',
      study:
        'Being the expert in the room stops you from learning. Take a class where you are the worst, and be good-humoured about it.',
      spirit:
        'You hold yourself to an impossible standard and call it drive. Let one thing this month be merely good, and observe that you are still respected.',
      advice:
        'Ask one person who depends on you, “What would you like me to do less of?” and thank them for the answer.',
    },
  },
};
