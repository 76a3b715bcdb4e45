import type { MajorId } from '../../../domain/decks/tarot.ts';
import type { WrittenTarot } from '../meaning.ts';

export const majors: WrittenTarot<MajorId> = {
  maj00: {
    upright: {
      gist: 'You stand before a real beginning, with little luggage and more freedom than you are used to.',
      text: 'Number zero: before the count starts. The Fool is the person who has bought a one-way ticket and forgotten the umbrella, and for once that is the right way to travel. Something opens that cannot be prepared for, because the knowledge you would need can only be had on the road. You may be changing careers, falling in love at sixty, or speaking a foreign language out loud for the first time.\n\nUranus and the element of air give this card its suddenness. What it asks is a light heart and a look at your own feet now and then. The dog has a point; so has the sun. If you wait until you feel qualified, the season may pass. If you leap because you cannot bear the room you are in, you will meet the same room further on. Pack three things, tell somebody where you are going, and be willing to be a beginner whom nobody knows.',
      love: 'A fresh, unguarded meeting or a relationship that starts to play again. Let it surprise you for a while, and be open about wanting no map yet.',
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
      text: 'One foot has been in the air for quite some time. With the Fool reversed, the step towards the new is held up by caution, by other people’s sensible faces or by a wish to know the ending first. You have read all the guides for the journey. Your passport is valid. What keeps you is maybe only the memory of one fall, which happened to a younger and lighter person.\n\nThere is also the fool who will not be told: a third loan for the bar on the beach, the hitchhiker without a map, the lover who never asks a single question. Freedom is then another word for not wanting to be answerable. You know which of these two is yours by what your friends say when they sigh. The careful person should do something slightly silly. The careless one should sit down beside the dog, and listen through to the end of the bark.',
      love: 'Commitment is dodged with charm, or fear of looking foolish keeps you single. Be as open as you wish the other would be, in one plain sentence.',
      work: 'An ill-prepared jump or an endless postponement. Test the idea on one real customer or one trial day before you resign or give up on it.',
      money:
        'Carelessness with small print, or excessive fear of every outlay. Ask a prosaic friend to check the plan, and believe them about the arithmetic.',
      study:
        'Distraction and changing whims, or terror of being a beginner. Commit to one introductory course from the first lesson to the last.',
      spirit:
        'You may feel unmoored, or homesick for spontaneity. Keep one steady habit in the morning and one unplanned hour in the afternoon.',
      advice:
        'Write down the leap you are considering, one thing that could catch you, and one person who will tell you the truth about it.',
    },
    symbols:
      'A youth steps over a cliff edge with head thrown back, looking at the sun and far peaks instead of the ground. The bundle on a staff is all the luggage, everything learned so far and still tied up. A white rose in the hand is desire without calculation. The small dog at the heels may be warning or simply delighted to come along, and the card never tells us which.',
  },
  maj01: {
    upright: {
      gist: 'You have the tools and the attention for this, and you can begin with what lies on the table.',
      text: 'Watch a good cook in somebody else’s kitchen: one knife, four eggs, some herbs from the windowsill. The Magician does it that way. His number is one and his planet Mercury, so he stands for will made effective by language, dexterity and timing. Wanting something is common. Here wish, word and hand point along one line, and things begin to take shape almost as you name them.\n\nFor you this says the means are present, even if they look ordinary. A contact in the phone, some free mornings, a knack you never charge for. Put them out on the table where you can see them. Then choose a single aim, because his power is concentration, and it leaks away when you perform five tricks at once. Others will be inclined to believe you, so promise only what you can do with your sleeves rolled up.',
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
      text: 'The table is fully laid and he is looking for a better table. Reversed, the Magician often shows a gifted person who does not begin: another course first, a new app for planning, a conviction that real professionals own something he lacks. The arm stays up, and nothing arrives below. It may help to know that most people who get things done began rather less well equipped.\n\nThe darker tint is sleight of hand. Words run ahead of facts, a profile is polished until it describes someone else, people are moved like cups with a pea underneath. If you feel dazzled by someone just now, ask them to do the trick slowly. If it is you who dazzles, notice how tiring it is to be admired for a thing that could be found out. Skill returned to service gets its force back quickly. Fix a radiator, teach a child a card trick, finish the page.',
      love: 'Clever words cover uncertain intentions, yours or the other’s. Judge by what is kept, and stop arranging the effect you make.',
      work: 'Talent lies idle, or somebody sells more than they can deliver. Show a working sample rather than a slide, and ask the same of others.',
      money:
        'Watch for bargains that depend on your not asking. Understand the mechanism before you pay, and use the skill you have been giving away.',
      study:
        'You rely on quickness and skip practice. Close the extra tools, sit with one exercise until it works, and leave the tricks for afterwards.',
      spirit:
        'Your energy runs off in all directions. Reduce the inputs, choose a single intention in the morning, and see at night whether you met it.',
      advice:
        'Name the one talent you leave unused and give it two fixed hours this week with no audience and no new equipment.',
    },
    symbols:
      'One arm is raised with a short wand and the other points to the earth: what comes from above is brought down to the ground. On the table lie cup, sword, staff and disc, the whole deck in four tools. The lying figure eight above his head shows attention that never runs out, and his belt is a snake, time closed into a ring. Roses hang over him and lilies grow below, desire and clarity from the same garden.',
  },
  maj02: {
    upright: {
      gist: 'You know more than you can explain yet, and keeping still will let it become clear.',
      text: 'Long before the news is out, the cat has moved to another chair. The High Priestess has that sort of knowledge. She is the Moon’s card, the second in the series, and where the Magician acts she waits and perceives. Something in your situation is not ready to be read: a person has not said it, a result is still forming, you yourself feel one thing and think another. Pushing would only wrinkle the veil.\n\nSo go about it quietly. Keep your own counsel for some weeks, write down dreams and first impressions with dates, and notice the places where a sentence someone spoke did not quite fit their face. You need not act on it. In time the two pillars, the yes and the no, will show the space between them, and you’ll find that your decision has been made inwardly. Discretion is also advised on behalf of others. Things told to you now should remain behind the curtain.',
      love: 'Feelings are deep and not yet spoken. Leave room for mystery, listen to what is unsaid, and do not force a declaration before it is ripe.',
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
      text: 'You knew. That is the sentence people say to this card. The High Priestess reversed marks an intuition overruled, since the reasons on the other side were so good and everybody agreed. Often nothing grave has happened, you have merely lost the frequency. Too many podcasts, too many opinions, an answer looked up before the question was felt.\n\nSecrets may be the matter, too. Something kept under the veil is pressing outward, and a confidence of yours or another’s may come into the open. It could be a relief. Others who draw this side have withdrawn too far: they observe, they sense, they speak in hints, and grow offended when they are not understood. Come forward by one pillar, then, and put a thing into words. Plain speech will not harm a real mystery. What is still unclear after that may be left alone with a good conscience.',
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
    symbols:
      'She sits between a dark and a light pillar, before a veil of pomegranates that hides what is behind her. A horned moon is her crown, another lies at her feet, and the robe runs out into water. The scroll in her lap is half hidden, for part of the knowledge will stay unspoken. The cross on her breast joins the two pillars in a balance that she keeps without moving.',
  },
  maj03: {
    upright: {
      gist: 'What you tend with warmth is growing, and pleasure is part of the care it needs.',
      text: 'Bread is rising under a cloth, the windows are open, and someone small is asleep on the good cushions. The Empress is Venus in her fullness, number three, the one who multiplies. She brings forth, which may be a child, a garden, a novel, a business with a pleasant smell. Her method is simple and is often forgotten by clever people. She gives things good conditions, and lets them take their time.\n\nYou are asked to be generous, first of all with your own senses. Eat properly, dress in stuff that feels good, sit in the grass. Ideas come to bodies that are comfortable. A project of yours may visibly swell and want feeding, or you might be called to mother someone, whatever your sex. Beauty pays here as well, so make the place lovely and people will stay. And when the wheat is ripe, cut it and bake; abundance that nobody harvests goes to the birds.',
      love: 'Warmth, touch, delight in each other, perhaps the wish for a child or a shared home. Court with food, music and time, and receive as gladly as you give.',
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
      text: 'The tomatoes got watered, the children got their socks, and she has had crackers for dinner. When reversed, the Empress gives from an empty barn. You may be nursing a project, a parent and three friends, and your own field lies dry. Inspiration stays away for the plainest of reasons: you are tired, and there is nothing beautiful in the room.\n\nExcess is also possible. Love that hovers, feeds and decides for others keeps them small and makes the giver indispensable, and a good-natured resentment grows on both sides. Let people be a bit hungry. In some readings it is about the body or about money, with comforts taken in quantity for want of true ones, or with a severe control of every mouthful and cent. The way back leads through nature and moderation. One nourishing thing a day, slowly, without a screen, will do for a start.',
      love: 'One of you mothers and the other lets it happen. Step out of those parts, court each other again, and ask for tenderness in words.',
      work: 'A creative stretch of drought, or a workplace that consumes its carers. Look for inspiration far from the desk, and protect one project from too many hands.',
      money:
        'Spending soothes, or fear of lack spoils all pleasure. Make a simple budget that has flowers in it, and stay inside of it.',
      study:
        'You are overfed with material or starved of interest. Cut the reading list by a third, and take the remaining part for a walk.',
      spirit:
        'You feel dull and used up by looking after others. Let yourself be looked after, sleep late once, and touch the earth somewhere.',
      advice:
        'For one week, before you do anything for anybody in the morning, do something nourishing for yourself that takes twenty minutes.',
    },
    symbols:
      'She wears a crown of twelve stars and a gown of pomegranates, the zodiac above and the seeds of life around her. The cushioned seat bears the sign of Venus on a heart-shaped shield: love is her coat of arms. Ripe wheat grows right up to her feet, and behind her a wood and a waterfall keep everything supplied. She holds the sceptre easily, for what grows obeys her without orders.',
  },
  maj04: {
    upright: {
      gist: 'Firm structure helps: set the rules, take responsibility, and let people rely on you.',
      text: 'Someone has to say what time we leave. The Emperor does. He is number four, the square, Aries on its throne: laws, walls, pension funds, a father who checks the brakes. After the Empress’s abundance something is needed to keep the wheat from being trampled. His order may feel dry. It also lets a great many people sleep.\n\nIn your situation the fitting move is to take charge of what is yours. Draw up the plan, fix the budget, say the no that has been hanging about for weeks, and stand by it with a friendly face. You do not have to be loud for this. Authority comes from doing consistently what you announced. You may deal with a person of this nature, an official or an employer or a father. Respect the form, bring the facts, and you will find him fairer than he looks. Do leave a channel for the thin river.',
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
      text: 'A laminated sheet hangs above the kettle with eleven rules. The Emperor reversed has forgotten what order is for. He controls because he’s afraid, repeats himself, mistakes obedience for respect. He can be a boss or a father, and he can be the voice in you that permits no unplanned hour. Arguments make him grip harder. What works is calm competence in one area, which you then quietly call your own.\n\nOr the throne is empty. Nobody decides, bills lie about, the children set bedtime; you wait for some grown-up to arrive, and at thirty-four you begin to suspect who that might be. It is not too late to install some beams. Start with hours and money, as these hold up the rest. Old quarrels with a father may sound through all this. You can give the man in your memory his due, part thanks and part refusal, and write your own house rules.',
      love: 'Power struggles, or one partner rules by silence and purse. Negotiate who decides what, in daylight, and give tenderness a fixed place too.',
      work: 'An overbearing boss or a shapeless team. Clarify your mandate in writing, choose your battles, and build order first in your own corner.',
      money:
        'Control that suffocates or disorder that costs. Open the books together with someone, set a limit that everybody understands, and review it monthly.',
      study:
        'You rebel against structure or drown in it. Design the lightest timetable that still works, and let one free afternoon be part of the rule.',
      spirit:
        'Inner severity tires you. Replace one “must” a day with “I choose to,” and drop it if the sentence will not come out.',
      advice: 'Abolish one rule that no longer serves anyone and introduce one that does, and tell those affected why.',
    },
    symbols:
      'The throne is of stone and carved with rams’ heads, the sign of Aries, and it does not give. He wears armour under his red robe, so peace with him is always an armed peace. He holds an ankh as sceptre and a globe, life in one hand and the world in the other. The mountains behind are red and bare, with only a thin river at their foot to remind him of feeling.',
  },
  maj05: {
    upright: {
      gist: 'A tried way, a teacher or a shared belief can carry you further than improvising alone.',
      text: 'It has a proper way of being folded, and an old lady is going to show you. The Hierophant, Taurus among the Majors, hands on what has been tested. He is the priest who marries people, a professor, the head of a guild, the sponsor at a meeting in a church basement. In his presence you are one of a long line. Some find that oppressive, and it can be an immense relief to anyone who thought they had to invent everything themselves.\n\nLook for instruction, then, and take it seriously for a fair length of time. Institutions, certificates and ceremonies are favoured in this half year: a wedding, an oath, an enrolment, a letter to the right office in the right form. You may also find that somebody kneels before you, wanting to learn. Give them the rule first and the reasons next. Whichever place you have, ask what your own conscience says, since the second key was made for that lock.',
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
      text: 'In the middle of the hymn you noticed that you no longer believe the third verse. The Hierophant reversed stands at that point. Rules which held you have turned hollow, a teacher shows feet of clay, a family expects you to keep up a custom whose meaning went with grandfather. You may leave the building or stay in it and think your own thoughts, and both have a long and honourable history.\n\nKeep an eye on rebels with robes of their own, for there are gurus of unorthodoxy who tolerate no questions. Dogma can wear running shoes. Also look at the quick refusal: some of what you throw out was learned by people with harder lives than yours, and a tool is worth trying before it goes to the attic. What remains once you have tested it will be fewer beliefs, held more quietly. Then perhaps you will make a ceremony of your own, with candles that somebody actually chose.',
      love: 'Convention presses on you both, or you love in a way your circle does not recognise. Agree on your own rules, and make them as binding as the old ones.',
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
    symbols:
      'He wears the triple crown and lifts two fingers in blessing, while the triple-barred staff shows the worlds he speaks for. Two grey pillars frame him, stone that many generations have leaned on. Two priests kneel with their backs to us, so that we see the teaching from the place of those who receive it. The crossed keys at his feet open what is told to all and what is told to the prepared.',
  },
  maj06: {
    upright: {
      gist: 'A matter of the heart asks for a choice you can make with your whole self.',
      text: 'Love and decision share one card, and that is no accident. The Lovers belongs to Gemini, the sign of two, and shows people standing before one another with nothing to hide behind. It does often announce a relationship, real and reciprocal, with attraction in it and talk that goes on until the buses start again. More generally it’s any bond or calling that you cannot choose with half of yourself.\n\nThe angel stands for that higher sense of what fits, which tends to speak after the pros and cons have run out. If you are weighing two people, two cities or two versions of your future, ask in whose company you are most truthful. That question has a way of sorting things. To say yes to one is to let the other go, and within this half year the pretence that you can have both may become tiring. Choose in the open, and tell those it concerns.',
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
      text: 'You keep both coats on the chair so that nobody can tell if you are staying. The Lovers reversed is a house with two doors open. There may be a triangle, or an attraction that contradicts a promise. Quite as often there are two good people who want different lives, and who have been so kind to each other that neither has mentioned it.\n\nValues are where to look, and it’s wise to look before talking about guilt. What is indispensable for you? Children, freedom, faith, a certain town, fidelity, truth? Put the list beside the life that you lead. Where they diverge, you’ve found the real subject, and it can be discussed without an accused. Single people may find themselves split, longing for closeness and choosing the unavailable each time. The first of the two to be reconciled lives under your own shirt. And putting off a choice is also one, with the date left to others.',
      love: 'Imbalance, temptation or a talk long avoided. Say what you want and what you fear losing by it, and then let the other be just as free.',
      work: 'The job goes against your convictions, or partners disagree on the aim. Clarify basics before tactics, and part decently if they can’t be joined.',
      money:
        'Conflict over spending shows conflict over values. Speak of what money means to each of you, and only then about the amount.',
      study:
        'You study one thing and dream of another. Take an honest trial of the second, talk with an adviser, and stop living in both timetables.',
      spirit:
        'You feel at odds with yourself. Spend a day doing only what agrees with you, and note where you had to stop and think.',
      advice:
        'Write down the five things you could not give up, compare them with your last month, and change one appointment accordingly.',
    },
    symbols:
      'An angel spreads its wings over a man and a woman, and the sun stands behind them. The tree with serpent and fruit grows behind her and the tree of flames behind him, knowledge and passion on either side of the meeting. A peak rises in the gap, the height they could climb together. In the usual order of glances he looks to her, and she looks up: desire turns to the heart, the heart to something greater.',
  },
  maj07: {
    upright: {
      gist: 'Opposing forces can be steered to one goal, provided you keep your will steady.',
      text: 'Both sphinxes have opinions. The black one wants to sleep and the white one wants to be in Rome by Friday, and there you are in the car with nothing in your hands. The Chariot, card of Cancer, is the triumph of direction over inclination. Under the armour there is a soft creature, as in the crab; the driver feels everything, and moves on all the same.\n\nFor your matter this promises headway through discipline, while the outcome still depends upon the driving. Decide where you are heading. Then bring your contradictory wishes before the same cart by giving each a share, some rest for the one and some glory for the other. Competitions, relocations, examinations and actual vehicles all fall under this card, and at least one road should open. Drive without rage. A chariot is hard to stop once it is rolling, and people tend to live along the road.',
      love: 'You go after what you want, or as a couple you pull through. Agree on the destination, and check from time to time that the other is still aboard.',
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
      text: 'A good deal of dust, and the city gate is no further off. Reversed, the Chariot tells of drive without steering. You push in the morning and sabotage at night, or two duties go off in opposite directions with you stretched between. Obstacles in traffic, offices and plans of travel may add their share; often they come when the charioteer is already at his limit.\n\nForce is the usual mistake. One cracks the whip, raises the voice, sleeps less, and the sphinxes sit down. Try to negotiate with whatever it is in you that refuses, since that beast has seen something. It could be that the goal belongs to a former self, or that you are out to prove a point to somebody who has not looked your way for years. Then getting down from the car is the victory. Rest, take your bearings, harness again. There is no shame in crossing the country at a walk.',
      love: 'A tug of war over direction, or one drives and the other is driven. Pause the plans, and each say where you would go if alone.',
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
    symbols:
      'An armoured driver stands under a starred canopy, with moons on his shoulders for feelings that change sides. One black and one white sphinx draw the car, and there are no reins: he steers them by will alone. The winged disc on the front speaks of spirit that wants to move. Behind him lie the walled city and its river, the safety he has left in order to win something.',
  },
  maj08: {
    upright: {
      gist: 'Gentle persistence is the stronger force here, towards others and towards the wild part of yourself.',
      text: 'A frightened horse can be led by a child who isn’t frightened. Strength, number eight in this deck and linked to Leo, shows power that has no need to prove itself. The lion is whatever roars in you, anger or hunger or pride or sheer vitality, and the woman neither kills it nor lets it eat the guests. She has made friends with it, which took years and some scratches.\n\nYou might be facing a person who shouts, a habit with teeth, a long recovery or a fear that comes punctually. Brute force would lose. Come back each day with a calm hand, set one small limit, praise the animal when it lies down. Progress is slow and rather private, and in time others will remark that you have become easier to be with. Remember to feed the lion properly too. A tamed creature that never gets to run will find its own way out.',
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
      text: 'You held it together all day and then screamed at a jar lid. In this reversed Strength the lion is either too much or nowhere to be found. Locked in, it growls through the wall as sarcasm, toothache moods and a sudden refusal. Let out without a hand on its mane, it bites those who happen to be nearest, and afterwards both of you are ashamed.\n\nWith many people the trouble is merely doubt. A setback has persuaded you that you are weak, so you stop asking, lower your eyes, and try to please the world into leaving you alone. Go back over your life and count what you have in fact survived; the number is usually impressive. Harsh discipline will do little here. You cannot bully yourself into confidence. Be on your own side for a month, keep one small promise a day, and the animal that has been hiding comes out to see who is there.',
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
    symbols:
      'A woman in white closes a lion’s jaws with her bare hands, and she does it without strain. The lying eight above her head is the same sign the Magician has: patience that does not run out. A garland of roses joins her to the animal, for desire can be led where it could never be chained. Behind them stands a blue hill, quiet as her face.',
  },
  maj09: {
    upright: {
      gist: 'Step back from the noise, since the answer you seek comes in quiet and by your own light.',
      text: 'He left the party at ten, and nobody was offended. The Hermit, Virgo among the Majors, has gone up the mountain to hear himself think. He has no quarrel with the people in the valley. There are questions, however, that cannot be settled in company, because each friend who loves you holds an opinion about your life.\n\nIf you have been longing to cancel things, this is your permission slip. Take some evenings or an entire week, walk, read one serious book, and sort the essential from the customary. The lantern shows only the next step, so do not demand the whole route at once. You may meet a teacher along this way, commonly an unassuming one, or discover that someone younger is following your small light through the snow. Hold it a bit higher then. In half a year you’ll come down with less to say and more to give.',
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
      text: 'The soup tastes of nothing when nobody else has any. Reversed, the Hermit has stayed above the snow line beyond his time. What began as a retreat has become a habit, then a reputation; people have stopped asking. He thinks in finer and finer circles, and the lantern, turned to the wall, shows him mostly his own shadow.\n\nComing down is the counsel in that case. You needn’t go to the fair. An hour in a café with one good listener will restore your sense of proportion. Others meet this side from the opposite direction, as those who can’t bear a quiet room. The radio runs, the calendar is crammed, and a question waits by the door in its coat. Let it in for half an hour a day. A third group had guidance offered and waved it away out of pride, and for these the old man at the corner is still available.',
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
    symbols:
      'A hooded old man stands on a snowy peak and holds up a lantern in which a six-point star is burning. He lights only the next few steps, and that has been sufficient to get him this high. The tall staff bears his weight and tests the ground ahead. Around him is empty dusk, nothing to look at except what he came to see.',
  },
  maj10: {
    upright: {
      gist: 'The situation is turning, and readiness to move with it will matter more than control.',
      text: 'The train you missed breaks down in a tunnel, and on the next one you sit beside your future business partner. Wheel of Fortune is Jupiter’s card, and deals with changes that come from outside: a vacancy, a law, an encounter, a price that rises or drops. Things which were stuck get moving. In most readings it is welcome, though the card promises motion and leaves the comfort to your own agility.\n\nYou can’t steer a wheel, and you can choose your place upon it. At the rim one is flung up and down; near the hub, with a few habits and people that remain the same, it turns more slowly. Watch for the moment when an opportunity passes at the height of your hand, then take hold. Recurrent themes deserve attention as well. If you’ve met this situation before with different names, you know by now what you would like to try otherwise.',
      love: 'A meeting by chance or a new phase in the relationship. Go out where life is happening, and respond quickly to something that feels alive.',
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
      text: 'Same argument, new kitchen. The Wheel reversed draws attention to what keeps coming round. You may have had some bad luck lately, a run of broken appliances and closed counters, and it will run out, as such series do. Between the accidents, however, there may be a pattern with your handwriting on it: the type of boss, the moment of quitting, the sentence that starts the quarrel.\n\nSeeing it is half of getting off. The other half is doing one thing differently at the usual point, even awkwardly. This side may also mean that you are holding on to the rim, in an attempt to keep a good time from passing or an old role from ending. Your arms get tired, and what was coming up on the far side has to wait. Let it turn. If nothing moves at all for the present, repair your cart and oil the axle; standstill is a part of the cycle and commonly the shortest.',
      love: 'An old story repeats itself with a new face, or you wait for better days. Name the pattern to each other and change one familiar move.',
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
    symbols:
      'A great wheel with signs on its rim turns by itself. The sphinx with a sword keeps its place on top, while a snake goes down one side and a jackal-headed figure comes up the other, fall and rise in one motion. Four winged creatures in the corners read in their books: the fixed signs, learning while everything spins. Nobody has a hand on the wheel.',
  },
  maj11: {
    upright: {
      gist: 'Look at the facts fairly, your own share included, and a just decision becomes possible.',
      text: 'Somebody has brought a tape measure to the argument, and it is suddenly much shorter. Justice, eleven in this deck, belongs to Libra. She weighs what was done and what was promised, and she isn’t blindfolded; she looks straight at you. Contracts, court dates, agreements, examinations and honest reckonings of all kinds gather around the card.\n\nTwo things are asked. One is accuracy, so fetch the letters, check who said what, and leave out the adjectives. The other is that you put your own deeds on the scale with the rest. Whoever admits their part early is usually treated well, by people as by courts. Where you have been wronged, claim your due calmly and by the proper route. A decision reached in this spirit over the coming months will hold. You can tell that it is right because you would accept it from the other side of the table.',
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
      text: '“It isn’t fair” may be perfectly true. Justice reversed does turn up when the decision was bought, delayed or made by a person who had not read the file. If that is your case, keep evidence, seek expert help, use the appeal. Some wrongs are not put right within a season, and one still has to live well in the meantime, without letting them move into the guest room.\n\nAsk also whether a thumb of your own rests on the scale. We excuse in friends what we condemn in rivals, and in ourselves we excuse it twice. Perhaps a responsibility is being sidestepped because to admit it seems too large; said aloud, it generally turns out to be about the size of an apology. Conscientious people draw this card for the contrary fault, since they try themselves daily and never call a witness for the defence. A fair court would have closed that case long ago.',
      love: 'Blame goes back and forth, or one of you pays for what an earlier partner did. Sort out which grievance truly belongs to the present person.',
      work: 'An unjust evaluation or a slow procedure. Stick to verifiable facts, ask for the criteria in writing, and find out what the next step would be.',
      money:
        'Terms are one-sided or a claim drags on. Have the contract checked before you sign or dispute it, and correct your own omissions first.',
      study:
        'You feel wrongly graded or have been prejudiced against a subject. Request to see the marking, read it soberly, and consider the opposite view.',
      spirit:
        'Guilt or grievance makes the inner scales swing. Distinguish what was yours to do from what was not, and hand back the surplus.',
      advice:
        'Choose one conflict and write the other side’s case as well as you can, then decide what you owe and what you may ask.',
    },
    symbols:
      'The sword stands upright in the right hand, and the left hand holds the scales level, judgment and fairness in a single figure. A square stone is set into the crown, for clear and regular thought. Violet cloth hangs between two pillars, and what lies behind it is outside the court’s business. A white shoe shows under the red robe: a first step taken with clean intent.',
  },
  maj12: {
    upright: {
      gist: 'Things hang in the balance, and seeing them from an unfamiliar angle is worth more than pushing.',
      text: 'The flight is cancelled, the office is shut, and you are lying on three airport chairs with a view of the ceiling. That is where the Hanged Man starts. He is linked to Neptune and to water, in which one floats by ceasing to struggle. Your plans are suspended for now, through circumstances or by your own free choice, and all the usual levers dangle out of reach.\n\nThe halo appears because of the position. From upside down one notices odd things: that the opponent is afraid, that the prize would have been a burden, that another person’s way of living makes good sense. You may be asked to give something up for a value you hold dearer, such as time for a child, or an income for a calling. Do so with open eyes, and do not count it against anyone later. The waiting itself is at work. You come down when you have seen it.',
      love: 'Matters of the heart are in suspense. Let go of the timetable, look through the other’s eyes for a while, and find out what you would freely give.',
      work: 'A project is on hold or a decision lies with others. Use the pause to rethink the approach, because forcing it now costs more than it brings.',
      money:
        'Funds are tied up or sacrifice is needed for a later aim. Accept the standstill, trim demands, and don’t sell out of mere impatience.',
      study:
        'You have hit a wall with this method. Turn the problem over, read an author who disagrees, or let it rest for a week.',
      spirit:
        'Surrender refreshes you: floating, meditation, an idle afternoon. Let yourself not know for a while, and watch what comes loose.',
      advice:
        'Stop pushing one stuck matter for seven days, and describe it in writing from the viewpoint of the person you understand least.',
    },
    reversed: {
      gist: 'The waiting has served its time or was never needed, and you may untie the knot yourself.',
      text: 'He was free to come down on Tuesday, but everyone was being so sympathetic. Reversed, the Hanged Man examines the uses of being stuck. Putting off a decision, giving and giving for a person who did not ask, suffering in a visible place: in each there may be a small profit that is hard to give up. It’s worth asking what would be required of you if the rope were cut.\n\nImpatience is the next possibility. You kick and twist against a delay, and the knot tightens with each attempt; lie still, and you could reach it with your fingers. In kinder readings, this is the moment of release. The approval comes, an insight arrives from nowhere in particular, and you stand on your own feet slightly dizzy, with a new picture of the landscape in your head. Do not hurry to forget that. What you saw from below will be useful at the very next meeting.',
      love: 'One gives up too much and keeps a silent bill. Ask yourself what you are waiting for the other to guess, and tell them.',
      work: 'Indecision or loyal self-exploitation. Set a limit to your patience with a date, and propose one step that needs nobody’s permission.',
      money:
        'Sacrifices for others have lost their purpose, or assets are frozen by hesitation. Decide about one of them this month and act.',
      study:
        'You postpone with excellent reasons. Start in the middle, with the part you understand, and leave the perfect overview for later.',
      spirit:
        'You feel suspended between two lives. Move physically, change the sleeping place or the route, and let one small decision break the spell.',
      advice:
        'Identify one sacrifice that no longer serves anybody, and end it this week with a short and kindly explanation.',
    },
    symbols:
      'A man hangs by one foot from a living T-shaped beam, his free leg crossed behind the other. His hands are behind his back and his face is quiet, with a halo round the head, for he is not suffering and has seen something. A few leaves grow out of the beam: the wood that holds him is alive. Turn the picture over and he seems to dance.',
  },
  maj13: {
    upright: {
      gist: 'A chapter is closing for good, and the space it leaves belongs to what comes next.',
      text: 'First of all, this card is not about dying; readers take it as an ending of some form of life, a job, a role, an address, a version of yourself. Death is given to Scorpio, the sign that goes to the bottom and returns with something. He rides at walking pace. You have felt him coming for a while, in the clothes that no longer suit you and the sentences that you have stopped saying.\n\nClinging is what makes it hard. The king who resists lies on the ground, whereas the child, who owns nothing, offers a flower. So let the thing be finished in a decent way: thank it, keep what is of value, clear out the cupboards. People often describe an unexpected lightness afterwards. Something will sprout in the open ground, and it will need no help beyond that room. Grief and relief may sit at the same table. They get on better than you would think.',
      love: 'A phase of love comes to its close: the end of a bond, or of an old way of being together. Let go of the form, and keep what was true in it.',
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
      text: 'The plant has been dead since spring, and you water it every Sunday. Death reversed is the card of prolonged endings. A partnership is maintained by its paperwork, a career by its business cards, a resentment by regular retelling. We hold on because the shape of the new isn’t visible yet, and empty rooms have an echo. That is human, and it uses up a surprising amount of energy.\n\nYou needn’t tear anything out. Change can proceed in thin layers here, and perhaps it has been doing so in private for months: an opinion dropped, a friend seen less, a room quietly rearranged. Look at what has already gone, and you may find that most of the departure has been completed. What stays to be done is the saying of it. Tell one person, “I don’t do that any more,” and see how it sounds. If you are mourning, there is no timetable, and nobody is entitled to hurry you.',
      love: 'You stay in a form that has no more life in it, or fear to begin after an ending. Speak first of what has already changed.',
      work: 'Holding on to an outlived task keeps you from the next. Reduce it step by step, and learn the new skill alongside.',
      money:
        'You pay for things out of habit and memory. Go through each standing payment, and keep only those your present self would choose again.',
      study:
        'A subject is continued because you once began it. Ask what stopping would cost in reality, and take counsel before the next enrolment.',
      spirit:
        'Heaviness can come from unfinished farewells. Light a candle, write the letter, visit the place, and let the feeling have its hour.',
      advice: 'Name one thing you are keeping alive artificially, and stop feeding it for a week to see what happens.',
    },
    symbols:
      'A skeleton in black armour rides a white horse, carrying a black banner with a white rose: an ending, and the life that goes on in it. A king’s crown lies fallen, while a child holds out a flower and does not shrink. The river flows on through the scene towards the sea. Between two towers on the horizon stands the sun, and it is for the viewer to feel that it is rising.',
  },
  maj14: {
    upright: {
      gist: 'The right mixture is possible here, and you find it by small amounts and patient tasting.',
      text: 'A pinch more salt, wait, taste again. Temperance works like a cook or a chemist: two things that seemed not to go together are poured back and forth until they do. After Death has cleared the ground this angel combines whatever is left. Sagittarius stands behind the card, the archer with a distant aim, so that its moderation has a purpose and isn’t mere caution.\n\nYou may have to join work with family, two cultures in one house, a strict plan with a tired body, or your opinion with that of someone who annoys you. Do it in small quantities. Extreme measures give quick results and a hangover. A half step, tested and adjusted, brings you towards the crown between the hills, and in half a year you’ll be astonished how far. Recovery of all kinds is favoured, and so is mediation. Keep a foot in the water while you walk, in other words, ask how it feels.',
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
      text: 'It was an excellent diet, and on the ninth day you ate the tablecloth. When Temperance stands on her head, the pouring goes wrong. Too much work or too much wine, too much talk about feelings; or a total ban, which only stores up the contrary. Two people or two parts of a life that used to blend have separated again like oil and vinegar.\n\nWhat helps is shaking, gently. Restore contact between the things which have drifted apart: eat lunch as someone who also has a job, go to work as somebody who has a body. If a partnership is out of tune, do not look for the great solution, tune a single string. It may be that certain ingredients simply do not go together, and years of stirring have not changed that. To notice this is also a kind of moderation. Healing takes its own time here, and it resents being checked on hourly.',
      love: 'You pull each other out of balance, by closeness or distance overdone. Return to one simple shared habit and build up from there.',
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
    symbols:
      'A winged angel pours from cup to cup, and the stream runs at an angle no ordinary water would keep. One foot stands on land and one in the pool, waking life and feeling both tested by touch. A triangle within a square lies on the breast, spirit housed in matter. Irises grow at the edge, and between hills a path climbs to a shining crown.',
  },
  maj15: {
    upright: {
      gist: 'Something holds you that you also hold, and seeing the chain clearly is the beginning of choice.',
      text: 'One more episode, one more message, one more year for the bonus. The Devil is the lord of one more. He belongs to Capricorn, the sign of matter and ambition, and what he offers is often perfectly pleasant: money, sex, status, sugar, being right. The trouble starts when you are no longer free to leave it alone. Notice that his captives stand quite comfortably. Nobody is guarding the door.\n\nThere’s no call for fear or for disgust with yourself. The card invites you to look, with a certain humour, at the bargain you have struck. What does it give you? What has it cost since spring? Shame is the strongest link, for it works only in secret, and telling one sensible person tends to slacken it at once. Desire isn’t the enemy here. It carries a great deal of life, and once it comes off the chain it may turn out to want something better than what it was fed.',
      love: 'Strong attraction, perhaps tinged with dependence or games of power. Enjoy the passion, and check whether each of you could say no in safety.',
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
      text: 'You reached for it by reflex, and then, to your own surprise, you didn’t. With the Devil reversed the spell weakens. A dependence becomes boring, a person who used to frighten you looks rather small, an expensive wish fades in the shop. It can be the first clear day after a long fascination, and one blinks a good deal.\n\nFreedom has its awkward stage. The hand misses the glass, the evening has holes in it, and the old crowd finds you changed. Plan something for those hours, because empty ones call for the former tenant. A relapse is information on where the chain was fastened, and you can get up from it without a speech. Where this card weighs more, the bond has only moved underground, and a thing is indulged in secret or denied with great energy. Whatever you would least like to say aloud is probably the place to begin, in kind company.',
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
    symbols:
      'A horned, bat-winged, goat-legged figure squats on a block with an inverted star above him. One hand is raised in a mock blessing, and the other lowers a torch, light used to keep people in the dark. A man and a woman stand before him in chains so loose that they could lift them over their heads. Their small horns and tails show that they have begun to resemble what they serve.',
  },
  maj16: {
    upright: {
      gist: 'A sudden change clears away what was not built to last, and shows you solid ground.',
      text: 'The sentence took four seconds, and afterwards you could not have said what the quarrel of that morning was about. The Tower, ruled by Mars, stands for such breaks: news that rearranges everything, a structure given up overnight, an outburst of truth at the family lunch. It mostly concerns something that had long been unsound, a plan founded on a pretence or a role kept up at great expense.\n\nIn the moment you need no wisdom, only common sense. See to people first, then roofs, then explanations. Decide nothing large in the first days. Once the dust has settled the view is remarkably wide, and many who draw this card say later that they would never have left by themselves. Among the rubble lie stones that can be used again, and you will know them, because they didn’t break. If nothing of the sort happens, then look for the small crack yourself and open a window. That is often all the lightning wanted.',
      love: 'A truth comes out abruptly or a decision falls. Stay honest, keep your voice low, and put off final words until both have slept.',
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
      text: 'From the street the house appears unchanged, yet you have walked about inside it for weeks and tapped on all the walls. The Tower reversed often tells of an upheaval of conviction. A belief has fallen in, on marriage or money or your own goodness, and hardly anybody has noticed. Such private collapses deserve to be treated like the other sort, with rest and some scaffolding.\n\nElsewhere it speaks of a crisis that just missed you. The letter was a mistake, the brakes held, the partner stayed for the talk. Be thankful, and then do mend what the fright showed you, for memory of it fades within a month. Then, too, one can spend years in propping up. If your strength goes into preventing a change that everyone else has already packed for, consider a controlled demolition: a date, a plan, neighbours informed. Things taken down by hand leave you with far better bricks.',
      love: 'A necessary talk has been put off, and tension hums. Choose the hour yourselves, agree on fair rules, and open the subject gently.',
      work: 'The feared reorganisation is milder than rumour had it, or you delay your own. Take one preparatory step, such as updating your papers.',
      money:
        'A narrow escape or a slow leak. Use the warning: build a buffer, end one unsound obligation, and review what you have guaranteed for others.',
      study:
        'Doubts about your direction shake you within. Speak to an adviser before you throw it all over, and test the alternative in small.',
      spirit:
        'Old certainties are giving way and you feel it in your sleep. Talk with someone steady, and hold on to daily routines as scaffolding.',
      advice:
        'Do one repair this week that a recent scare showed to be necessary, whether in a contract, a budget or a friendship.',
    },
    symbols:
      'Lightning strikes a tower on a crag, and the crown that served for its roof is blown off. Flames stand in three windows and two people fall, out of a place that had no other door. Sparks like drops drift down on every side, so there is something living in the blaze. The black sky makes it clear for an instant how the tower was built.',
  },
  maj17: {
    upright: {
      gist: 'Hope returns quietly, and you can begin to give and to wish again without guarding yourself.',
      text: 'After a night in hospital corridors somebody opens a window, and it smells of rain. The Star follows the Tower in the sequence and has the same stillness. What had to fall has fallen, and nothing needs to be pretended any longer. Aquarius lends the card its wide view: you see your life as from a hillside, small and rather lovely, with a direction in it.\n\nTake the wish seriously that comes to you in these weeks. It is usually modest in words and large in effect, to write again, to live near water, to be of use. Stars do not drag anyone along, they only let you steer. Give a bit of attention to it every day, as she pours, evenly and without counting drops. Healing after a hard time goes on now, mostly unobserved. Let yourself be seen as you are by one or two people. It is the best thing you have to offer at the moment, and it suffices.',
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
      text: 'Someone says “It will be all right,” and you feel like throwing a cushion. The Star reversed knows that mood. You hoped, it failed to come, and now you would rather expect nothing than be a fool twice over. The sky is clouded, and that is all. Stars have never been known to go out because a person could not see them for a month.\n\nDo without the big hope for the time being and keep the small ones. Tea is reliable. So is the friend who always answers in capital letters. Pour one cup a day upon something that can grow, a page, a stretch of garden, a younger colleague, and pay no heed to the horizon. The overfull form exists too, where someone is so much in love with the ideal that every actual opportunity looks shabby, and thus stays pure and thirsty. To that person the card says: kneel down, the water is here.',
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
    symbols:
      'One great eight-point star shines with seven small ones around it, in a sky that has become calm. A woman kneels and pours two jugs, one on the land and one into the pool, giving to the world and to her own depths alike. Her foot rests on the water and does not sink: trust bears her. In a tree behind her a bird is about to sing.',
  },
  maj18: {
    upright: {
      gist: 'Things are not clear yet, so go slowly, trust your senses and keep fears apart from facts.',
      text: 'In the half dark a dressing gown on a door becomes a burglar, and later on a dressing gown again. The Moon is that hour. Pisces gives it dream and sympathy, an ear for undertones, and also fog. You are crossing a stretch where information is missing; people say one thing and their eyes another, and your own moods come in like tides without giving reasons.\n\nIt would be a mistake to stop, and a mistake to run. Walk along the path with a hand on the wall. Write down what you know and, on a separate page, what you fear; it is quite surprising how seldom they overlap. Big decisions can generally wait for daylight, which in a half-year reading tends to come before the end. Dreams are talkative, so keep a pen beside the bed. For artists and for everyone who works with feelings this is a rich time, since the crayfish brings things up that the sun never sees.',
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
      text: 'You turned on the light, and it was the fridge. Reversed, the Moon is frequently a relief. A misunderstanding explains itself, a person’s odd behaviour proves to have a dull cause, a fear which has followed you for years is seen in full and turns out to limp. After long uncertainty the senses come back. You begin to tell your own mood from other people’s weather.\n\nClarity can bring embarrassment, since one remembers what one believed. Be generous about that; everybody sees wolves at such an hour. There remains a second way of reading this side, when moonlight isn’t admitted at all. You insist on reason, laugh at dreams, call a feeling “tiredness” for the third week. The pool then rises from below and wets your shoes at awkward moments. Give it an outlet that is harmless and regular, be it diary, music or a weekly talk. The creature wishes only to come up and be looked at, and then it usually goes back.',
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
    symbols:
      'The moon shows a face in profile and lets drops fall like dew. Below her a dog and a wolf howl, tame and wild nature stirred by the same light, and two towers mark the limit of the known country. A crayfish climbs out of a pool, some early, armoured feeling that comes up when it is dark. Between all of them a long path runs on, winding and passable.',
  },
  maj19: {
    upright: {
      gist: 'Warmth and clarity are with you, so let yourself be seen and enjoy what is going well.',
      text: 'Windows open, radio on, somebody singing flat in the shower. The Sun needs little commentary, and that is what makes it remarkable among the Majors. After the Moon’s guessing you can see your hand before your face, and it is brown and capable. Things go well, and you may say it aloud. Plans thrive when they are public, people like you for what you are, children and animals come up to you.\n\nTake the high season for what it is. Use the light for anything which shuns the dark: clear contracts, frank declarations, a photograph with everybody in it. Success in this half year comes more from directness than from strategy, so ask plainly and accept the yes. The child on the card isn’t childish; it has left a walled garden and trusts the horse. You too could drop one of the precautions that used to be necessary. Just give others a share of the shade, for not everyone has the same weather today.',
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
      text: 'It’s a beautiful day, and you are watching it through the office blinds. The Sun loses little by being reversed; joy is merely late, muted or hard to let in. You have succeeded and feel tired, or you’re loved and suspect a mistake. Good news may be held up by some formality. Perhaps you have become so grown up that nobody remembers what you do for fun, and you would have to look it up yourself.\n\nSometimes there is simply too much glare. Constant optimism tires the listeners, and confidence that doesn’t read the instructions ends with four screws left over. If you have been cheerful on behalf of everyone, you may stop for an afternoon; the house will not fall. Pleasure wants to be approached here from the small end. A peach, a swim, ten minutes of an old game on the carpet. The child climbs up on the horse again as soon as it is no longer asked to smile for the picture.',
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
    symbols:
      'The sun looks out with a face, its rays straight and wavy by turns, light and warmth together. A child rides on a white horse with nothing to hold on to and nothing to fear. Over the garden wall sunflowers look after the child, who has left the enclosure behind. The red banner is as large as the joy, and a wreath crowns an innocence that has come back through experience.',
  },
  maj20: {
    upright: {
      gist: 'Something calls you to rise from an old state, and an honest look back sets you free to answer.',
      text: 'You hear your name across a crowded station and turn round before you’ve understood it. Judgement is a call of this sort. It may be a vocation that announces itself again at forty-seven, an old debt of love that you suddenly want to pay, or the plain knowledge that from today you will live otherwise. Pluto stands behind the card, and fire: what was buried comes up with great force and wants air.\n\nThe name sounds stern, yet nobody is condemned in the picture. A reckoning takes place, of the kind one makes before moving house, when each object is picked up once more. What have you done, what was done to you, what is forgiven, what goes along? Do this truthfully, and you will find that the past stops dictating. A decision you have circled for years can fall now, and other people may stand up with you. Answer when you are called. It is awkward only for the first few steps.',
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
      text: 'The phone has rung three times, and you know who it is. With Judgement reversed the trumpet is heard through a pillow. Something in you wants to get up, and a second voice lists the reasons against: your age, your record, what they will say at home. Look closely at that judge. Many people were sentenced by themselves at nineteen, for some clumsiness or cruelty of youth, and have never applied for a review.\n\nIt is time for one. What would you say to a friend who had done the same and been sorry for as long? Where amends are possible make them, briefly. Where they aren’t, let the life that follows be the apology. For certain readers the card turns outward, towards a quickness in condemning others which keeps the attention off one’s own closed lid. Or the past isn’t finished, and has to be told once from start to finish before you can rise. No one blows the trumpet only once. It will sound again on some ordinary morning.',
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
    symbols:
      'An angel leans out of a cloud with a trumpet from which a cross flag hangs. People rise from open coffins with their arms up, grey with sleep and glad to be called. Sea and snow peaks lie behind them, the farthest edge of the old life. They answer together, as families and neighbours, though each has heard the call alone.',
  },
  maj21: {
    upright: {
      gist: 'A long road is coming to a good end, and you may take your place in the world you made.',
      text: 'You put the last piece in, and for some time no one speaks. The World is the closing card of the Majors and the natural goal of the Fool’s walk; Saturn rules it, who gives late and lets you keep it. A degree, a book, a house, a recovery, the raising of a child: something has been carried through all its stages, and now it’s round.\n\nSavour that before the next thing starts. Look back along the way and name the stations, including the foolish ones, for they all turned out to belong. You know how to do something now that you didn’t know before, and you can move inside it as if dancing. The card also favours the wide world in the literal sense, with long journeys, foreign partners, a home abroad. You may step through this wreath to a new beginning, and you will be a beginner of a different kind, one who has finished something once.',
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
      text: 'Ninety-four per cent is a peculiar place to live. The World reversed shows a circle with a small gap: a thesis without its conclusion, a divorce lacking one signature, the nearly furnished room. The goal is in plain view, and that may be the problem, for finishing means being judged, saying goodbye, having to ask what now. So you improve chapter two again.\n\nFind out what precisely is missing. It is usually less than it feels, two phone calls, an afternoon, one apology. Outer delays can have a part in it, as visas and journeys are apt to be slow under this card, and then the thing to do is ask politely every other week. It may be too that you’re standing in a wreath which has grown tight, successful and complete and somewhat bored. A finished circle needn’t be lived in forever. Tie the ribbon, step over the edge, and take with you the two wands you’ve learned to use.',
      love: 'Something unfinished stands between you or behind you. Seek the closing talk, or make the last step towards each other that you have been putting off.',
      work: 'The project hangs on final details, or you have outgrown the role. Set a delivery date, define “done,” and look beyond the fence after that.',
      money:
        'The goal is nearly reached and slips a little each month. Close the remaining gap with a fixed plan, and take no new turn before.',
      study:
        'You lack one exam or chapter. Make an appointment for its completion, get company for the last stretch, and refuse all side projects.',
      spirit:
        'A sense of something missing spoils your rest. Ask if it needs finishing, or only your consent that this much was enough.',
      advice:
        'List three loose ends, close the smallest of them today, and set a date this week for the one you have been avoiding.',
    },
    symbols:
      'A dancer moves within an oval wreath, wearing a violet sash and holding a wand in each hand, for what the Magician held singly is now in balance. Red ribbons tie the wreath at top and bottom, where an end is knotted to a beginning. The four creatures in the corners are those of the Wheel, but they have closed their books. The wreath is open space inside, room enough to turn round in.',
  },
};
