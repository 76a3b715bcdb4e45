import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Minor lets a matter of work come out. */
export const outcomeWorkMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'An opening appears with real heat in it, somebody’s demand or your own idea. Early and rough beats late and polished here.',
    'It fails to catch for now, for want of one small thing, as good kindling will in a wet week.',
  ],
  wan02: [
    'From a secure post you get to choose between staying and a wider field. The standing needed for the bolder one is already yours.',
    'You keep to what you know and go on looking out of the window. The ceiling sinks a little, while the first step is shorter than feared.',
  ],
  wan03: [
    'What you sent out bears fruit, some of it from far away. You pass from doing the work to overseeing a stretch of it.',
    'Replies come late, something is missing, and the schedule slips. The plan’s weak spot shows, in good time for the next round.',
  ],
  wan04: [
    'A stage of the work is completed and properly celebrated. What was agreed stands, and you belong among the people who did it.',
    'The result is decent, yet nobody raises a glass. You do not feel part of it so far, though an ordinary lunch could alter that.',
  ],
  wan05: [
    'Competition decides, and it is loud. You come out of the scrum sharper, with a fair chance rather than a certain one.',
    'The open contest at work ends in a truce. Tasks and credit get divided afresh, and the unsaid part keeps for a calmer meeting.',
  ],
  wan06: [
    'You win it, and people see who did. Your standing rises, and the next thing you ask for is easier to ask.',
    'Credit goes elsewhere or arrives after the speeches, but your share of the work is on record, and records get read.',
  ],
  wan07: [
    'You keep your position, price or idea against several people who want it. Defending it is tiring, and yours is the better ground.',
    'You are worn down by covering too many fronts at work, and the one that gets lost is likely never to have been your duty.',
  ],
  wan08: [
    'All at once everything is answered: calls, approvals, dates. Work that had stood still starts to run, and you along with it.',
    'Messages cross, dates move, an appointment gets lost. The answer is later than announced, and less hostile than the silence sounded.',
  ],
  wan09: [
    'You last the course, tired and somewhat suspicious. The position is held, and the finish is closer than your patience says.',
    'You go on guarding a post that nobody attacks, at the cost of goodwill. Handing over a single task would show how safe it is.',
  ],
  wan10: [
    'You bring it in, the whole load, and others see only the delivery. The target is met at a price they could have shared.',
    'Work comes off your back. Somebody takes it on, or it is dropped and hardly missed. Everything survives your sitting down.',
  ],
  wanP: [
    'There is news of something fresh, a trial or a first order. You begin as the keen newcomer, and people are glad to explain things.',
    'The bright announcement has little behind it, or your own zeal thins after a week. A smaller promise would hold.',
  ],
  wanN: [
    'A bold move carries, into new territory and at full tilt. The paperwork gallops after it in somebody else’s arms.',
    'Impatience comes near to burning a bridge you have still to cross. The heat passes, and the bridge is only singed.',
  ],
  wanQ: [
    'People gather round your way of working and give their support in person, which puts you in a visible place and warms it.',
    'Bruised confidence, yours or somebody else’s, has hardened into control. The climate mends from below, with praise for something exact.',
  ],
  wanK: [
    'The lead comes to you. The vision is believed, and others carry out what you had the nerve to begin.',
    'A hot head, or plans beyond the means, overstretch the whole thing. At a reduced size and with humbler hands it has a future.',
  ],
  cup01: [
    'You arrive at work that touches people and gives something back. Goodwill decides it more than the figures do.',
    'You have poured so much into clients or colleagues that the job tastes of nothing. The flavour comes back as the pouring gets rarer.',
  ],
  cup02: [
    'You and they like each other, and it shows in the terms. An understanding is reached and shaken hands on.',
    'A working partnership goes sour over who promised what. It can be drawn up afresh, or ended while you still greet each other outside.',
  ],
  cup03: [
    'Company carries it over the line. It comes through people who enjoy having you about, and there is cake in the back room.',
    'A clique decides over your head, or chatter eats the day. Those who stayed out of it come through with a clean name.',
  ],
  cup04: [
    'It is yours to have and leaves you lukewarm. A better proposal may lie unread in the post, about to be waved off with the rest.',
    'You take a second look at work you had dismissed, and it interests you. What seemed to have gone elsewhere can often still be asked for.',
  ],
  cup05: [
    'A refusal or a failed plan hurts, more than others notice, while what it taught you is portable and of use elsewhere.',
    'You recover ground. The failure becomes something you can tell plainly, and plain telling earns trust.',
  ],
  cup06: [
    'An old contact or a thing you loved doing long ago opens the way. Courtesy from earlier days pays you back.',
    '“That is not how it is done here” has the last word for now. You can remain the junior, or be taken for grown-up elsewhere.',
  ],
  cup07: [
    'Several splendid openings float about, most of them with no money attached. One is real; it is the one with the dull paragraphs.',
    'The fancy plans fall away, and one workable project is left. It has less glitter, an actual start date and a fair chance of being finished.',
  ],
  cup08: [
    'You leave something that looks fine from outside, its meaning gone, because a smaller, truer line of work has begun to call.',
    'You resign in your head and turn up again on Monday. Nothing changes by that; real notice or a real return would bring relief.',
  ],
  cup09: [
    'It comes to the result you set out for, and that is acknowledged. For a good stretch you may lean back with an easy conscience.',
    'What was coveted is hollow in places. It teaches you which two things you want from work, and those can be asked for.',
  ],
  cup10: [
    'What you reach is work one can go home from: a good team, decent hours, an evening left over. The job and your people get along.',
    'The picture and the working day differ, and your free hours pay for the difference. A single firm boundary makes it bearable.',
  ],
  cupP: [
    'An odd idea of yours charms somebody who matters and leads to a small creative chance, not yet paid like a large one.',
    'Criticism of your work lands where you are softest, and you retreat. By the following morning one useful point is left of it, worth having.',
  ],
  cupN: [
    'An attractive proposal comes along, made with charm and some idealism. The wish to work with you is genuine; the terms are yet to be written.',
    'The lovely promise has no date and no paper. You discover it while other ways are still open, which is early enough.',
  ],
  cupQ: [
    'Your feeling for people becomes your professional strength. You are handed the delicate client and the frightened newcomer, and before long the whole mood.',
    'You have turned into everybody’s confessor, and your own tasks lie untouched. It gets easier at about the time your door can close.',
  ],
  cupK: [
    'Diplomacy gets this through, for you stay level where others raise their voices, and that is how one is asked to lead.',
    'Behind a smooth face somebody steers by mood. What is on paper stays as it was, whatever gets murmured over lunch.',
  ],
  swo01: [
    'A clear decision on your work comes down, on the merits. One good argument settles what months of hinting had left open.',
    'A muddled brief, or a wrong idea with loud advocates, makes people do the job twice. In your words the right version fits one sentence.',
  ],
  swo02: [
    'Two sides stay exactly balanced, and nothing is decided. The figure that would tip it lies in somebody’s drawer.',
    'Events force open the postponed choice about your work. You had known the answer for some time, and so had those around you.',
  ],
  swo03: [
    'You are turned down, or the verdict on your work is harsh. It concerns the work less than it hurts; telling them apart draws the sting.',
    'Hard feelings from a past conflict at work grow thin. Practical dealings are possible again, and the earlier no has a later appeal.',
  ],
  swo04: [
    'Nothing is decided while all concerned are worn out. A rest or a lull comes first, and the plan looks better from there.',
    'You return to work too soon, or stay off it past the point of rest. It comes right by degrees, in good hours.',
  ],
  swo05: [
    'Someone gets it by unlovely means. You lose that round, and see the arena plainly enough to choose a better one.',
    'The war at your place of work runs out of fuel, and either overdue credit is given or you go where nobody knows the score.',
  ],
  swo06: [
    'You move on to calmer work by an orderly exit. The new place is plainer, and the Sunday dread stays behind.',
    'The change sticks, as something at the old place is unsigned. Half of you has left already; paper by paper, the other half can follow.',
  ],
  swo07: [
    'The plan that succeeds is kept quiet until it is ready. Others hold their cards close too; credit follows the record.',
    'A borrowed idea or a hidden error comes up at work. It costs standing, though far less if it is reported than if it is found.',
  ],
  swo08: [
    'You stay in it, convinced that you can neither leave nor refuse. What you signed binds you to a good deal less than that conviction.',
    'Options appear as soon as you ask beyond the usual circle, since even what felt like a cage has a period of notice.',
  ],
  swo09: [
    'The worry about failing at work outgrows any failure in sight. Actual feedback, when it comes, tends to be milder than those nights were.',
    'The dreaded talk is got through, and proves to be an ordinary talk. The rest of the pile shrinks to work.',
  ],
  swo10: [
    'It ends outright, perhaps roughly. The struggle there is finished. Your worth in the trade is not, and people remember it.',
    'After the defeat the way back goes over small jobs honestly paid. You return with a better idea of your limits.',
  ],
  swoP: [
    'You catch on fast and spot the flaw others had missed. It earns you a task full of questions, and a few raised eyebrows.',
    'A careless remark makes the rounds at work. The harm is limited, since facts travel more slowly than gossip and arrive in better condition.',
  ],
  swoN: [
    'It goes through at a charge: deadline met, dispute settled, reform past its doubters. You have your result, and some bruised colleagues to thank.',
    'Haste at work makes errors, and one enemy too many. At the pace of a single telephone call, the business might still be saved.',
  ],
  swoQ: [
    'You are judged on substance by someone fair and unsentimental, or you become that person. Your work is respected, and so is your no.',
    'A cutting tone does more damage than any mistake. Under it lies an old grievance that could be heard in private.',
  ],
  swoK: [
    'Expertise carries the decision. Your reasons are heard, found sound and acted on, and work in which judgement counts moves closer.',
    'A rigid mind or an arbitrary rule has its way at present. Careful records and a few allies come into play later, and weigh a lot.',
  ],
  pen01: [
    'A concrete offer results, a contract, an order or the first client who pays, small to begin with and with ground under it.',
    'It looks solid up to the questions about hours, tools and pay. With those cleared up, it may yet be worth having.',
  ],
  pen02: [
    'You keep two jobs or projects going, and your humour too. Demand rises and falls, and you are quick enough on your feet for both.',
    'Deadlines collide because nobody saw the whole load. One task falls, and by falling tells the others how much you were holding up.',
  ],
  pen03: [
    'Your workmanship is recognised by those who ordered it, and good cooperation turns into a sound contract and a name in the trade.',
    'Unclear roles make the joint project limp, and pay lags behind skill. It can be put right as soon as all concerned sit down together.',
  ],
  pen04: [
    'The position is safe and remains as it is. You keep your territory at work, and the gate to anything new opens from your side.',
    'Some territory leaves your hands, a task, a title, a habit of the trade. With less to guard there is room for better work.',
  ],
  pen05: [
    'Work stays thin or poorly paid for a stretch, and pride keeps quiet about it. The contact that helps is one you already have.',
    'A foothold comes after the lean time. Trial shifts, a short contract, a good word. It is a step, and it bears your weight.',
  ],
  pen06: [
    'Somebody with means treats you fairly: a raise, a grant, a patron, a proper fee. Sooner or later you do likewise for a junior.',
    'Favours and pay are unevenly handed out, and your silent extra hours enrich the wrong account. Compared aloud, such sums have been known to shift.',
  ],
  pen07: [
    'The yield is real and behind schedule. Your trade or career has grown by more than it shows, as a sober review would prove.',
    'Much labour goes into this for small results. It pays in one corner only, and knowing which corner is worth the disappointment.',
  ],
  pen08: [
    'Practice makes your name, as steady, exact work leads to the next task and the one beyond it, and in time to being asked for.',
    'The job is done by rote, or polished past all sense, and quality sinks either way. With something new to learn, your hands wake up.',
  ],
  pen09: [
    'You arrive where you can be choosy about jobs: independent, well regarded, in charge of your hours. Earlier discipline is paying for it.',
    'A fine position rests on one client, or on too many late evenings. It is lovely from outside, and its base can still be broadened.',
  ],
  pen10: [
    'This leads to something lasting, of the kind that outlives its founders. The prospects are counted in decades, and your name goes on the door.',
    'The old firm is less stable than its sign, or too set for your ideas. What you can do stays yours, whatever happens to the sign.',
  ],
  penP: [
    'You begin as a learner, with a first responsibility and under someone who likes to teach. The rest is patience.',
    'Careless slips or want of drive stretch it out. One small task brought neatly to its end would go far to restore trust.',
  ],
  penN: [
    'Reliability gets you there. The long task is finished as promised, and you become the one whom others would hate to lose.',
    'Your very usefulness keeps you in the same place and the same procedure. One simplification would shift more than another year of diligence.',
  ],
  penQ: [
    'You end up in charge of people and supplies, and it runs well. Pay is decent. Supper happens at supper time.',
    'Home and work both count on you before noon. Some relief is easier to arrange than you expect, as neither can do without you.',
  ],
  penK: [
    'The enterprise stands, with you trusted over budgets and long plans, and grows by steps each of which pays for itself.',
    'Profit or rank is the only measure left, and it slows everyone. Your own standards keep their value elsewhere.',
  ],
};
