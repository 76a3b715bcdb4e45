import type { TarotId } from '../../../domain/decks/tarot.ts';
import type { WrittenTarot } from '../meaning.ts';

export const wands: WrittenTarot<Extract<TarotId, `wan${string}`>> = {
  wan01: {
    upright: {
      gist: 'A fresh desire is looking for an outlet, and you have enough heat to act on it.',
      text: 'Something has caught fire in you, and you can usually tell by how early you wake up thinking about it. It may be a project, a move, a person, a craft you had put down. The Ace of Wands is the root of fire: pure willingness, before there is a plan, a budget or an audience. What is offered is energy; the form remains yours to find.\n\nFire keeps badly. An idea left in a notebook for two months will still be readable, but the wish to do it may have gone out. Over the coming half year this is the time for the small first act that makes the thing real: the email, the booking, the rough sketch. Expect to look a little foolish, as beginners do. Skill and patience come from other cards; the Ace asks only whether you want it.',
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
      text: 'You sit down to begin and find yourself cleaning the kitchen. Reversed, the Ace of Wands speaks of fire that smokes: a plan announced and then dropped, a talent nobody has asked you to use, an invitation that keeps being postponed. Sometimes the timing is simply early and the thing needs another month underground.\n\nAsk honestly whose idea it was. Enthusiasm borrowed from a friend or a course fades by the third week, while a wish of your own comes back even when you ignore it. The reverse can also mean too much spark and no hearth, five beginnings in one season with none kept warm. In either case a smaller fire helps. Do less of it, more often, and protect that hour from other people’s opinions until there is something to show.',
      love: 'Desire is out of step: one of you is keen while the other is tired or guarded. Talk about tiredness before you talk about love, because the first is often mistaken for the lack of the second.',
      work: 'A launch stalls or a promised role is not confirmed. Use the wait to find out which approval is missing and who actually holds it.',
      money:
        'An exciting scheme may have less behind it than its pitch suggests. Leave your savings where they are until you have seen figures from someone with no stake in it.',
      study:
        'Motivation sags at the start of each session. Shrink the opening task to ten minutes and keep the books already open on the desk, so that beginning costs almost nothing.',
      spirit:
        'Flatness may be plain fatigue after a long push. Rest without a goal for a few evenings and notice what you begin to want when nobody is watching.',
      advice:
        'List everything you have started since last season, then strike out all but one and do fifteen minutes on that one today.',
    },
    symbols:
      'A hand comes out of a cloud and holds a single staff that is still growing. Loose leaves drift from the bark, so the wood is alive and already giving something away. Far below, a castle on a hill and a river show where the impulse could lead, though nobody has set out yet. The grip is firm and the staff is thick: this is raw force waiting to be given a use.',
  },
  wan02: {
    upright: {
      gist: 'You have gained a foothold, and the question is how far from home you want to go.',
      text: 'The first success is behind you. There is a room, a salary, a reputation, a routine, and it is yours; yet you keep looking at the map. Mars in Aries gives the Two of Wands its restlessness: having conquered one hill, the eye goes to the next. You are at the stage where things can still be imagined in several ways, and that is pleasant and slightly lonely.\n\nThe work here is to choose, and choosing costs something. To study abroad you give up a flat; to open a second shop you risk the calm of the first. Sooner or later you will probably be asked for a decision by somebody with a deadline, so it pays to have done your thinking before then. Speak to people who have already made the journey. Compare real prices, real days and real distances, and keep one staff fixed to the wall while you look.',
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
      text: 'Planning has become a place to live. The Two of Wands reversed often shows the person with tabs open on three cities, a spreadsheet of possible careers and the same Monday as last year. Comfort plays its part, and so does a private suspicion that you may be ordinary once you step outside your own walls.\n\nA setback may also have come from outside: a visa, a lease, a partner who said no. If so, the plan was good and its date was wrong, and it can be taken out again in spring or autumn. Another reading is the leap made too soon, with the globe dropped from the hand. Then the sensible act is to go back to the fixed staff, repair the base and learn what you skipped. Somebody who knows their own ground is harder to push around.',
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
    symbols:
      'A lord stands on his battlement with a small globe in one hand and a staff in the other. The second staff is clamped to the wall, the part of life that stays put. Roses and lilies crossed on the stonework join desire with clear thought. He looks past the bay below him, and nothing in his posture says whether he will leave.',
  },
  wan03: {
    upright: {
      gist: 'What you sent out is on its way back, and your view of the whole has widened.',
      text: 'You have done the planting and now you are watching the water. The manuscript is with the editor, the goods have shipped, the application is in. Three of Wands belongs to the Sun in Aries: confidence after the first effort, with enough light to see a good distance. The answer may not be immediate, but you are no longer guessing in the dark.\n\nOthers come into the story here. A venture at this stage needs agents, partners, people in another town or time zone who believe in it enough to carry it. Choose them as a merchant would, by what they have delivered. You also see further than those around you at present, which is useful and can be isolating; share the view without lecturing. If the ships come in over the next few months, have the harbour ready, because success at this point mostly looks like more to unload.',
      love: 'The relationship is opening outward, perhaps to distance, travel or a shared undertaking. Long-distance affection does well when you both know the date of the next meeting.',
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
      text: 'The horizon is empty and you have checked it forty times today. Reversed, the Three of Wands tells of returns that come late, in part or from another direction than the one you face. A supplier holds things up, a partner goes quiet, a journey must be rebooked. It is disappointing, and it is seldom the end of the matter.\n\nUse the pause to examine the scale. Perhaps you sent out one ship where three were needed, or you expected in weeks what takes seasons. Maybe you tried to be captain, clerk and harbour at once because asking for help felt like weakness. There is also an inward version: you have the vision and hide it, talking only of tomorrow’s errands. Bring one other mind into the plan. A sober second look often saves more of the cargo than another anxious stare at the sea.',
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
    symbols:
      'Seen from behind, a figure stands among three planted staves and rests a hand on one of them. The ships on the gold water carry what was already sent out, so the waiting has a reason. Because the face is hidden we look where the figure looks, towards the horizon. The staves are rooted in the ground: the foundation holds while results travel.',
  },
  wan04: {
    upright: {
      gist: 'A stage has been completed well enough to deserve a gathering and a proper rest.',
      text: 'Someone is hanging up lights. The Four of Wands is the engagement party, the housewarming, the last exam, the first dinner in a home where the boxes are finally gone. Venus in Aries softens the hurry of the suit and lets effort become enjoyment for a while. You are allowed to stop and say that this part went well.\n\nThe garland matters because it is temporary. Flowers will fade in three days, and everyone dances anyway; the celebration marks a stage, and then work goes on. Readers often see in this card a house, a family, a community that has room for you. If you have been living between places or between roles, the coming months offer firmer ground: a lease, a ceremony, a circle of colleagues who know your name. Invite people in. Pleasure that is witnessed tends to last longer in memory.',
      love: 'A happy card for commitment: moving in together, meeting family, a wedding or a quiet promise. Single people may meet somebody at another person’s celebration.',
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
      text: 'The invitations are printed and the venue rings to cancel. In reverse the Four of Wands is still rather kind; the joy is delayed, made private or mixed with family friction. A move takes longer than the agent said. A ceremony brings old rivalries to the table along with the cake. You may be standing at the edge of a happy gathering and feeling like a visitor.\n\nConsider what home means to you at present, because the word is changing. It may no longer be the place you grew up, and the new one is half built. Some people with this card need to leave a circle that only welcomes a younger version of them. Others simply never stop to enjoy what they have done; the milestone passes and they are at the desk by nine. A modest celebration, with the right two people, would repair a good deal.',
      love: 'A commitment is being postponed, or relatives have too many opinions about it. Agree between the two of you first, then tell the families the same sentence.',
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
    symbols:
      'Four staves stand upright with a garland strung across them, a gate anyone may pass. Two dancers raise bouquets in welcome. A castle and a bridge lie behind: home is near, and the way to it is open. Four is a steady number, so the fire of the suit becomes a hearth here.',
  },
  wan05: {
    upright: {
      gist: 'Several wills are pulling at once, and the friction can sharpen you if you agree on rules.',
      text: 'Everyone in the room is talking and nobody is writing anything down. The Five of Wands brings the noisy kind of trouble: rival bids, siblings with opinions, a group chat at midnight, six good ideas and one budget. Saturn in Leo puts pride under pressure, so people defend their place more than their point.\n\nIt is tiring, but look closely and you will see little real malice. Sparring builds muscle. A musician learns timing in a bad rehearsal, a team finds its best design by having the argument early. You may have to compete openly for something you would prefer to be given, and that will show you how much you want it. Decide which quarrels concern you. Then propose a rule, a turn order or a vote, since whoever brings a little structure to this field usually gains from it.',
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
      text: 'Silence after a row can mean agreement or it can mean that everyone has gone to complain elsewhere. The Five of Wands turned over points to either. In its better form, people lower their sticks, see that they were fighting for the same goal and divide the work. You may find that a competitor would make a decent partner.\n\nIn its harder form the fight has gone inside. You rehearse speeches in the shower, agree in meetings and disagree on the way home. Too much politeness can exhaust a group just as shouting does. Consider also that you may be fighting on a field you no longer care about, out of habit or because somebody once said you would lose. Leaving a contest is permitted. What is worth saying should be said once, to the right person, before it hardens into a grudge.',
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
    symbols:
      'Five youths, each dressed differently, cross their staves in a rough game. Nobody is hurt and no blow quite lands, which makes it more contest than war. The staves point five different ways: every one of them has his own idea of the rules. The odd clothing shows five backgrounds thrown together without a leader.',
  },
  wan06: {
    upright: {
      gist: 'Your effort is seen and honoured, and the goodwill around you can be put to use.',
      text: 'The email begins with “Congratulations,” or someone stands up and says your name. After the scuffle of the Five comes the Six of Wands, ruled by Jupiter in Leo: generous, visible success, the sort that other people witness. It could be a promotion, a passed test, a piece of work that travels further than you expected. Receive it. Many people ruin this moment by explaining at once why they did not deserve it.\n\nNotice too who is walking beside the horse. Those who carried staves in the crowd gave time and encouragement, and a leader who thanks them by name keeps them. Recognition also creates expectations, so ask yourself what you would like to be known for before you are asked to repeat the trick. Your word carries weight just now. Spend some of that credit on a thing that matters to you and a little on somebody less visible.',
      love: 'You feel proud of each other and glad to be seen together. For those alone, confidence makes you attractive now; accept the compliment and answer it.',
      work: 'Praise, a win or a raise in standing is likely. Record what was achieved in plain numbers, because memory fades by the time salaries are discussed.',
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
      text: 'You did it, and nobody clapped. Or they clapped for your manager. The Six of Wands reversed touches the sore place between the work and its reception. News of success is held back, credit goes to the wrong person, or an honour turns out to be smaller at close quarters. It stings because the effort was real.\n\nThere is a second reading, in which the horse is too high. Wanting to be admired has begun to steer the choices: the safe project, the flattering friends, the story told a fourth time. A public stumble, if there is one, mostly brings you back to the level of people who can help. Try to remember what you enjoyed about the thing before anyone was watching. Private victories count here, the debt cleared or the habit broken, and they are worth marking even if the only guest is you.',
      love: 'One partner feels unseen, or affection depends too much on how the couple looks to others. Praise each other in private, for something small and true.',
      work: 'Credit for your work is unclear. Keep dated notes of your share and raise the matter factually at the next review, without a scene.',
      money:
        'A hoped-for award or commission may shrink or be delayed. Avoid spending for appearance, above all on people you wish to impress.',
      study:
        'A mark was lower than the effort deserved, or praise made you careless. Read the comments twice and redo the weakest question by yourself.',
      spirit:
        'You have been borrowing your worth from other people’s faces. Do something well this week that nobody will ever know about, and see how it feels.',
      advice:
        'Write down three things you managed this year that earned no applause, and reward yourself modestly for one of them.',
    },
    symbols:
      'A rider with a laurel crown passes on a decked white horse, and a second wreath hangs on his staff. The staves of the crowd rise around him: his victory is carried by people on foot. The white horse shows effort that has become clean and well directed. He sits above the others for the length of one street, which is how long such honours usually last.',
  },
  wan07: {
    upright: {
      gist: 'You are being challenged from several sides, and your position is better than it feels.',
      text: 'Having won something, you now have to keep it. The Seven of Wands finds you answering objections: a proposal under attack, a boundary your family tests every Sunday, a small business with a larger one across the street. Mars in Leo lends courage along with some heat. You hold the higher ground, which may be legal, moral or merely that you know the subject.\n\nIt is tiring to be the only one on the ledge. Save strength by choosing what truly needs defending, because not every remark is a staff aimed at you. Prepare your two or three reasons, say them evenly, and repeat them without ornament. People who push usually push less when they find the same answer in the same place. Pressure of this sort tends to come in waves, and it will ease once it is plain that you are staying. Until then, mismatched shoes are perfectly good for standing in.',
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
      text: 'By Thursday you are arguing with people who were only asking a question. The Seven of Wands reversed tells of defence that has run past its purpose. You may feel surrounded and slightly fraudulent, as if one more push would show everybody that you should never have been up there. Or you have given way again, said yes at the door, and are angry with yourself on the stairs.\n\nBoth come from fighting on too many fronts. Ask which of the six staves below belongs to a real opponent; some are colleagues with worries, and one or two may be your own old voices. Stepping down from a ledge you no longer want is a reasonable decision and should be named as such. Where the ground does matter, find company. A union, a friend, a mentor who says the same thing in the next room changes the weight of it at once.',
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
    symbols:
      'A man on a ledge holds his staff across his body against six that push up from below. He has the height, and the ground under him is narrow. His shoes do not match: he was called out in a hurry and took his place before he felt ready. We never see the opponents’ faces, so their number may look larger than it is.',
  },
  wan08: {
    upright: {
      gist: 'Matters that stood still begin to move quickly, and several answers may land together.',
      text: 'Your phone starts ringing again. The Eight of Wands is the quick card of the pack, Mercury in Sagittarius: news in flight, tickets booked, decisions taken between two trains. A process that dragged for a season can be over in a fortnight. Because there is no figure on the card, you are asked to steer less and to be ready more; the staves are already in the air.\n\nSpeed has its manners. Read the message twice before replying, keep your bag half packed, and settle small matters the same day so that they do not collide with tomorrow’s. If several things arrive at once, answer the one with the nearest landing place. This card often marks a short burst, and it is worth clearing some space for it. What has no clear aim at such a pace will simply fly past you.',
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
      text: 'You sent it to the wrong person, or at one in the morning, or you never pressed send. Reversed, the Eight of Wands describes arrows that stray: trains missed, replies that answer another question, a plan racing ahead of the people meant to carry it out. Delay is one form of this card, and overspeed is another, with everybody running and nobody certain of the direction.\n\nCheck the plain facts first. Dates, addresses, attachments, the meaning of “soon.” A surprising share of the trouble lies there and can be put right in an afternoon. Where feelings are involved, a voice does better than a screen, and a meeting better than a voice. If things have simply stalled, stop throwing more staves after the first. Let the sky clear, then send a single message with one request in it. Momentum returns more easily to something light.',
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
    symbols:
      'Eight staves fly side by side down the sky, all at one angle and close to landing. There is no person in the picture, since the thing has already been thrown and nobody can call it back. Below lies open country with a river, and nothing stands in the way. The level flight shows many separate matters moving at a single pace.',
  },
  wan09: {
    upright: {
      gist: 'You are tired and cautious with good reason, and you have enough left for the last stretch.',
      text: 'Anyone who has nursed a project through three bad winters knows this look. Nine of Wands is given to the Moon in Sagittarius, a strength that has learned from bruises and keeps one eye open. You have been disappointed before, by a landlord, a lover or a market, and you now read the small print. That is useful knowledge.\n\nThe end is closer than it feels. One more round of edits, one more month of the lease, one more meeting with the lawyer. Rest leaning on the staff if you must, but keep your post. At the same time look at the fence you have built and see what it keeps out. Caution that protected you in one house may make you a stranger in the next, and a visitor at the gap could well be bringing help. Ask the person their business before you raise the stick.',
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
      text: 'Tired people see enemies in the shadow of the coat rack. Turned over, the Nine of Wands asks what exactly you are still guarding against. The last battle may have ended some time ago; the posture remained. You answer a kind question as though it were a test, you refuse help because help once came with strings, you go on out of pure obstinacy.\n\nSometimes the reverse is simply exhaustion. There is no tenth wind, and pretending otherwise makes for poor decisions. Asking for an extension, sharing the watch or going to bed are all honourable here. In other readings the fence comes down too early: you trusted a smooth voice at the final gate, or gave up a week before the result. Look at your own history and you will know which of these is your habit. Then lean the other way a little, no more than a hand’s breadth.',
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
    symbols:
      'A guard with a bandaged head leans on his staff, and eight more stand behind him like a fence. His wary sideways look tells of blows already taken. The fence is complete except for the gap he fills himself. The staff he grips is weapon and crutch at once.',
  },
  wan10: {
    upright: {
      gist: 'You are carrying too much towards a goal that is near, and some of it belongs to others.',
      text: 'All of it was a good idea once. The Ten of Wands is what becomes of enthusiasm that never says no: each staff was picked up willingly, and together they block the view. Saturn in Sagittarius weighs on the fire sign’s optimism. You may be the reliable one in the family, the employee who knows the system, the friend who organises every birthday.\n\nThe town is in sight, so dropping everything in the lane would be a pity. Better to rearrange the load. Which of these is urgent, which could be carried by somebody with free arms, and which did you keep only because putting it down felt like failure? Over the coming months there is a natural finishing point, and it will matter in what state you reach it. People around you may have no idea how heavy it is, since you have been carrying it so competently.',
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
      text: 'There is relief in this card, though it may arrive with a clatter. The Ten of Wands reversed shows the bundle slipping: tasks passed on at last, a duty outlived, a week off that you did not choose. You may discover that the town manages with seven staves, and that the other three were never asked for.\n\nThe more awkward question concerns pride. Being indispensable gives a person a place, and those who help too much sometimes feel insulted when others learn to do without them. Notice whether you complain of the weight and then slap away each offered hand. It is also possible that you are throwing off everything in one gesture, good with bad, because you waited until you could not stand. Do it in order: first what was never yours, then what is finished, and last of all look again at what you love.',
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
    symbols:
      'A bent man carries all ten staves in one bundle, and they hide the road from him. The roofs of a town ahead show that the goal is real and not far off. He holds the wood in the most awkward way, pressed to his face, when a rope or a cart would do. The body leans forward so far that stopping would take an effort too.',
  },
  wanP: {
    upright: {
      gist: 'Fresh news or a new interest wakes your enthusiasm, and you may follow it as a beginner.',
      text: 'Picture someone who has just discovered climbing and tells the whole bus about it. The Page of Wands is that person, or that mood in you: frank, warm, easily thrilled, careless about sounding naive. As the earthy part of fire it can mean a message with heat in it, such as an invitation, a job advertisement or a declaration made on impulse.\n\nTreat the enthusiasm as a scout. It runs ahead, sees what lies over the ridge, and comes back with stories; you need not move the entire camp on its word. For a season you are permitted to try things badly. Take the introductory class, say the bold thing at the meeting, go and look at the neighbourhood. If a younger or greener person turns up in your life around now, listen, because they notice what the experienced have stopped seeing. Most of these sparks go out in a month, and one will probably stay.',
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
      text: 'He was certain on Monday, bored by Friday, and hurt that you noticed. Reversed, the Page of Wands has trouble between spark and stamina. Plans are announced with trumpets and quietly left behind a sofa. News comes with a temper in it, or it proves to be gossip. If this describes a person near you, enjoy the company and do not lend them the keys.\n\nIt may equally describe a shyer fire. You have a wish that you laugh at before others can, an instrument in its case, a story told only to the cat. Somewhere a grown-up once rolled their eyes, and since then you have kept it small. Show it to one person who likes beginnings. As for the habit of starting too much, a childish cure works well: you may buy the next toy when you have finished a page with this one.',
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
    symbols:
      'A youth in a feathered cap looks up at a tall staff as if it had just spoken. Salamanders on the tunic are the fire creatures of the suit, and some of them do not yet close their circle. Pyramids in the desert hint at old goals and dry, open distances. The staff is taller than the bearer, like any ambition at the start.',
  },
  wanN: {
    upright: {
      gist: 'A bold move is near, and your energy will carry it if you choose the direction first.',
      text: 'He arrives without ringing, stays for one brilliant evening, and is gone with half your bookshelf in his bag. Knight of Wands is fire at the gallop: the sudden trip, the change of job, the passionate suitor, the campaign launched over a weekend. As part of yourself, it is the readiness to act while others are still composing their doubts, and there are moments when nothing else will do.\n\nThis may be such a moment. Moves of house, long journeys and daring pitches go well when you ride with your full weight. What the knight lacks is an interest in the second week. So plan the landing before you leave: who feeds the cat, what the trip costs per day, when you will report back. If the card stands for someone you know, admire the courage and believe the deeds. Their promises are sincere at the hour they are spoken and should be checked in the morning.',
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
      text: 'Slammed doors, resignations typed in capitals, a motorbike bought in a mood. The Knight of Wands upside down is fire thrown in all directions. Something set you off, perhaps an insult or a long spell of confinement, and now you want any change so long as it is loud. It will pass sooner than you think, and the letter can wait in the drafts.\n\nThere is also the knight who cannot get out of the stable. The trip is cancelled, the car will not start, the job you were to leap into has been frozen. Kicking at the door makes it worse; use the stop to check the saddle. Ask what the journey was meant to give you and whether some portion of that is available on foot. Courage is plentiful here. What would help is a small delay between the spark and the hand, about as long as a walk round the block.',
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
    symbols:
      'The knight’s chestnut horse rears, and he holds his staff like a lance. Plume and sleeves leap like flames, so rider and fire are hard to tell apart. Salamanders cover his coat, and the pyramids of the Page’s desert lie behind him: he is on the way to somewhere already. The horse has not come down yet, which leaves the direction open.',
  },
  wanQ: {
    upright: {
      gist: 'Your warmth and confidence draw people in, and you can lead simply by being yourself.',
      text: 'When she enters, the room rearranges its chairs. The Queen of Wands is the watery part of fire, passion with feeling for others: the host who remembers your allergy, the boss who fights for her team, the friend with an opinion and a spare bed. She knows what she likes. Her confidence has been tested, so she is not greatly disturbed when someone dislikes her.\n\nTaken as counsel, she asks you to occupy your own seat. Wear the colour, state the price, say what you want done and smile while saying it. People are ready to follow warmth that has a spine in it. Keep the cat as well, that part of you that needs no audience and sees through flattery at once. If the card is a person, this is an ally of great heart who rewards honesty and cannot abide whining. In the coming half year, a circle may gather round a table you set.',
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
      text: 'Some days the throne feels like a chair in a draughty hall. With the Queen of Wands reversed, a normally radiant person doubts her welcome and begins to manage everyone instead. Jealousy creeps in, the joke has a claw, helpers are corrected until they leave. At the root there is often a simple hurt: somebody else was noticed.\n\nOr the fire has turned down so low that people overlook it. You used to host, sing, argue, dress up; then came a critical partner or a grinding job, and you learned to take up less space. Introverts draw this card too, since the queen can rule a quiet study as well as a ballroom. Find out which surroundings make you laugh aloud and return there before making any judgment on your character. The heat is intact. It needs air, and somebody who is glad to see it.',
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
    symbols:
      'The queen sits on a throne carved with lions and sunflowers, holding her staff in one hand and a sunflower in the other. Command and warmth are balanced at equal height. A black cat at her feet is her private, instinctive side, which watches visitors before it approves of them. She sits openly and faces the light without hurry.',
  },
  wanK: {
    upright: {
      gist: 'You are able to lead with a clear vision, so set the direction and trust others with the road.',
      text: 'Founders, coaches, captains and the uncle who started a brass band in a village of two hundred all belong to the King of Wands. He is fire that has learned to last. Where the Knight rides off, the King stays, builds, and persuades forty people that the thing can be done. He is honest to the point of bluntness, quick to forgive, and bored by administration.\n\nDrawn for your situation, he says the moment wants direction more than diligence. Say where you are going in one sentence that a stranger would understand. Choose able people and let them work. You need not have every answer; your steadiness and evident pleasure in the task do a large part of the job. If he represents someone else, expect a generous patron who judges by results. Bring him a finished proposal and a bit of nerve, and do not waste his morning.',
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
      text: 'Everyone agrees with him to his face, which should worry him. The King of Wands reversed has let drive harden into command: interruptions, grand targets, no patience for people slower than himself. He may have been right so often that he no longer checks. If you live or work with such a person, give facts early, keep your own record, and do not compete in volume.\n\nAs a portrait of you, it may show the contrary: you hold the office and hesitate to fill it. You consult until the moment is past, or wait for somebody to grant a permission that only you can give. Ruthless or timid, the remedy is similar, because in both cases contact with the people concerned has been lost. Walk round and ask what they need from you. A king who listens for one week gains several months.',
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
    symbols:
      'On a throne of lions and salamanders the king leans forward, ready to rise. His staff is held upright and it flowers: a will that has become fruitful. The crown is shaped like flame, and a small salamander sits on the step like a living piece of his realm. His gaze goes to the side, out of the card, towards the next undertaking.',
  },
};
