import type { TarotId } from '../../../domain/decks/tarot.ts';
import type { WrittenWords } from '../meaning.ts';

export const swords: WrittenWords<Extract<TarotId, `swo${string}`>> = {
  swo01: {
    upright: {
      gist: 'A clear thought cuts through the confusion, and you can name what is true and act on it.',
      love: 'Clear words do more than tenderness at this moment. Say what you want from the relationship and hear the answer to its end, even where it differs from your hope.',
      work: 'A sound concept, a firm ruling, a negotiation won by preparation. Put the decision in writing and state the one reason that carries it.',
      money:
        'You see through a fee, a clause or an excuse. Ask the precise question about it, then cut the expense that has no answer.',
      study:
        'Your mind is sharp, and difficult theory opens up. Tackle the hardest topic first thing in the morning and write its core in a single line.',
      spirit:
        'Relief comes with admitting the fact. Empty the head onto paper each evening, because a thought that has been written down stops knocking.',
      advice:
        'Formulate the truth of your situation in one sentence, and act on one consequence of it before the week is over.',
    },
    reversed: {
      gist: 'Thinking is clouded or too sharp, so check the facts again before you speak or decide.',
      love: 'Sharp remarks have been made in place of the thing that wants saying. Leave the courtroom tone, and describe what you felt on one particular day.',
      work: 'Instructions are unclear and the wrong idea gains ground through sheer volume. Ask for the brief again and confirm it in your own words.',
      money:
        'A document contains an error or a condition you overlooked. Have it read by someone who does this for a living before you agree.',
      study:
        'Mental fog and overcomplicated notes. Go back to definitions, and explain the topic aloud to a person who knows nothing of it.',
      spirit:
        'Your inner critic has become a prosecutor. Ask it for evidence, allow yourself a defence, and then close the session for the night.',
      advice:
        'Check one assumption this week at its source before you act upon it, and correct one statement you made too sharply.',
    },
  },
  swo02: {
    upright: {
      gist: 'Two options weigh the same, and you are holding your breath so as not to choose.',
      love: 'You keep peace by not speaking of the one thing. A truce is fine for a weekend; after that, choose a calm hour and take off the blindfold together.',
      work: 'Two offers or two factions want your vote. List what each would require of you on an ordinary day, and ask for the missing figure.',
      money:
        'You hesitate between two sensible uses of your funds. If neither is urgent, leave the sum where it is and set a date to decide.',
      study:
        'The choice between subjects has stopped you from studying either. Spend one full day with each and notice when you looked at the clock.',
      spirit:
        'Holding everything in balance costs more strength than it shows. Unclench: loosen your jaw, lower your arms, and feel what you have been keeping still.',
      advice:
        'Find out the one fact you have avoided learning about your choice, and fix a date by which you will decide.',
    },
    reversed: {
      gist: 'The balance is tipping, and you will soon have to look at what you preferred not to see.',
      love: 'A hidden matter comes out, and with it the possibility of being close again. Listen without deciding the same night what it means.',
      work: 'A postponed decision falls due. Choose with the facts at hand, note your reasons, and let the rejected party know promptly.',
      money:
        'Figures you did not want to open turn out to be manageable. Look at all of them in one sitting with a friend and a pot of tea.',
      study:
        'You finally see which course fits, or get honest feedback. Act on it within a week, before the old doubt settles back in.',
      spirit:
        'Feelings kept behind the blindfold arrive together. Let them pass through without orders, and speak to one calm person in the meantime.',
      advice:
        'Tell the two parties pulling at you that you will no longer carry messages between them, and then write down your own view.',
    },
  },
  swo03: {
    upright: {
      gist: 'Something hurts because it mattered, and naming it plainly is how the healing begins.',
      love: 'A truth has come out that hurts and had to. Let yourself be sad before you decide what it says about love.',
      work: 'A harsh word about your work has struck home. Take a day, then sort what concerned the work from what concerned someone’s temper.',
      money:
        'A loss or a separation of finances is upsetting. Deal with figures in the morning and with feelings in the evening, and keep them on separate sheets.',
      study:
        'Heartache gets into your concentration. Tell a teacher briefly, reduce the load for two weeks, and study beside someone kind.',
      spirit:
        'Sorrow is present and asks for company, tears and time. If it stays heavy, a counsellor’s ear is a friendly place to bring it.',
      advice: 'Say out loud to one safe person what exactly hurt, and keep a quiet evening free after it.',
    },
    reversed: {
      gist: 'An old hurt is working its way out, and it needs gentleness more than explanation.',
      love: 'Reconciliation is possible where both can name what happened. Where it is over, let go of the last argument; that is the real farewell.',
      work: 'Hard feelings after a conflict ease. Begin with a short, friendly exchange about a practical matter; it mends more than a long discussion.',
      money:
        'You recover from a costly break. Close the last shared account or contract, and enjoy having only your own figures to look at.',
      study:
        'A discouraging comment from long ago has kept you from a subject. Try it again with a teacher who is known to be kind.',
      spirit:
        'Grief that was postponed may visit in quiet hours. Let it in for a while, with tea and a blanket, and it will leave more easily.',
      advice:
        'Write a letter to the person or moment that hurt you, say everything, then destroy it or lay it away unsent.',
    },
  },
  swo04: {
    upright: {
      gist: 'You need a true pause, and the fight will be waiting in better shape when you return.',
      love: 'A rest from discussing the relationship will do it good. Sit in the same room with two books, or take some days apart with affection.',
      work: 'Take leave, or at least defend your breaks. Decide after a proper weekend rather than before it.',
      money:
        'No new commitments for a while. Let existing arrangements run, and allow yourself one small expense that buys quiet.',
      study: 'Sleep and pauses fix what you have learned. Plan a day each week with the books shut, and use it fully.',
      spirit:
        'Silence is what you need: chapel, wood or an early bed. Let thoughts come and go like people in a church, without following them out.',
      advice:
        'Block one half day this week with no screen, no visitor and no purpose, and protect it like an appointment.',
    },
    reversed: {
      gist: 'Rest has been refused or has lasted long enough, and your own body knows which it is.',
      love: 'One of you needs quiet and the other reads it as rejection. Explain how long you need, and come back when you said you would.',
      work: 'You are hardly rested, and are wanted again already. Agree on a gradual schedule, and turn off notifications outside of it.',
      money:
        'Tiredness leads to sloppy decisions. Put off anything with a signature for some days, and set up the standing orders you keep forgetting.',
      study:
        'Long hours with little result. Study in blocks of half an hour with real breaks between them, away from every screen.',
      spirit:
        'You are wound up and perhaps rather alone. Begin with the breath and a regular bedtime, and let one person know how you really are.',
      advice:
        'Go to bed an hour earlier for four nights running, with the phone in another room, and then judge your problems again.',
    },
  },
  swo05: {
    upright: {
      gist: 'Someone wins here and nobody is glad, so ask what the victory is meant to buy.',
      love: 'Scoring points has replaced listening. Give up the last word in one dispute, and see what the other does with the silence.',
      work: 'There is rivalry in this, and winning it would not be pretty. Document your work, avoid revenge, and look at whether this arena deserves you.',
      money:
        'A sharp deal or an unfair division leaves bitterness. Compare the sum with the cost of the quarrel before you pursue it further.',
      study:
        'Competition has turned mean, with hidden notes or mocking remarks. Find fellow students who share, and take only honest shortcuts.',
      spirit:
        'Shame or resentment replays itself. Stop the film at the frame where you walked away, since that was the strong part.',
      advice:
        'Pick one quarrel and either end it with a fair offer or leave the field, without explaining yourself a third time.',
    },
    reversed: {
      gist: 'The fight is ending, and an apology or a quiet departure can lay it to rest.',
      love: 'A chance to make peace after ugly words. Apologise for your own part without “but,” and let the other take as long as they need.',
      work: 'Tensions relax once someone gives credit where it is due. Be that person, or accept the overdue acknowledgment without rubbing it in.',
      money:
        'A dispute can be closed by compromise. Accept a little less than you are owed if it buys the end of the correspondence.',
      study:
        'After a bad experience with a group or a teacher you may start anew elsewhere. Leave the old score behind when you introduce yourself.',
      spirit:
        'Forgiving someone need not include seeing them. Decide on the distance that keeps you easy, and stop rehearsing the speech.',
      advice: 'Make one apology or return one thing this week, and expect no particular answer.',
    },
  },
  swo06: {
    upright: {
      gist: 'You are leaving a troubled stretch, slowly and with help, for quieter water.',
      love: 'You move away from a hard period, together or apart. Be gentle and speak little; shared silence in the same boat can be a form of love.',
      work: 'A move to calmer waters is under way, and in good order. Hand over well, and do not carry the old office’s quarrels into the new one.',
      money:
        'Finances become calmer after a rough passage. Follow the repayment plan steadily and accept professional guidance for the difficult part.',
      study:
        'A change of school, subject or country. Let an adviser steer you through the formalities while you concentrate on arriving.',
      spirit:
        'You are recovering, quietly and measurably. Look back once a month to see how far the shore has receded.',
      advice:
        'Name what you are leaving and what you are taking along, and ask one competent person to help with the crossing.',
    },
    reversed: {
      gist: 'The crossing is delayed, and something on the old shore still wants settling before you go.',
      love: 'An ended relationship goes on in messages and memories. Decide about contact for three months and keep to it, for the sake of both.',
      work: 'A transfer is blocked or you are mentally gone and physically present. Clear up what keeps you, one signature at a time.',
      money:
        'Old obligations follow you. Contact the creditor or former partner yourself, propose a schedule, and take the weight out of waiting.',
      study:
        'A switch of course meets formal obstacles. Keep attending where you are until the papers are in your hand.',
      spirit:
        'Travel will not outrun this mood. Look at it from a fixed place, with a fixed hour and a fixed companion, and it will grow smaller.',
      advice:
        'Finish one piece of business from your former place or relationship this week, so that it can stop following you.',
    },
  },
  swo07: {
    upright: {
      gist: 'Discretion and a clever plan may help you, provided you could defend them if they became known.',
      love: 'Something is being left unsaid, large or small. Ask openly, tell openly, and keep privacy for things that harm no one.',
      work: 'Work quietly on your plan and protect your ideas with dates and drafts. Where a colleague is slippery, put agreements in an email.',
      money:
        'Read contracts for what they leave out, and be accurate in your own declarations. Leave the shortcut alone; it would take five swords and leave two behind.',
      study:
        'Smart techniques and past papers are fair. Copying is not, and you would carry the blades by the sharp end.',
      spirit:
        'A secret takes up room in you. Find out whether it protects something or only hides it, and tell it to one trustworthy soul.',
      advice:
        'Take the conversation you have been avoiding by clever routes, and have it in a simple form within the week.',
    },
    reversed: {
      gist: 'What was hidden is coming to light, and saying it yourself is the easier way.',
      love: 'A truth comes out and can clear the air. Tell your part whole, once, since instalments hurt more than the sum.',
      work: 'Hidden errors or borrowed ideas surface. Report your own early with a proposal for repair, and you will keep most of your standing.',
      money:
        'Put right an omission, an unpaid bill or a forgotten declaration. Do it today, for it costs more after a reminder.',
      study:
        'You may have been fooling yourself about how much you know. Take one mock test under honest conditions and plan from the result.',
      spirit:
        'Conscience has been whispering. Answer it with one concrete act, and treat yourself afterwards as you would a friend who owned up.',
      advice: 'Correct one small untruth or return one thing that is not yours, without waiting to be asked.',
    },
  },
  swo08: {
    upright: {
      gist: 'You feel hemmed in, and the limits are real but looser than they look from inside.',
      love: 'You feel stuck in a role or afraid of the other’s reaction. Speak to a friend first, then say one small true thing at home. If you do not feel safe, seek help from outside.',
      work: 'It seems there is no way out of the position. Make a list of what you are really bound to by contract and for how long; it tends to be short.',
      money:
        'Money worries narrow the view. Have the whole picture laid out by a debt or budget adviser, since half the ropes are unopened letters.',
      study:
        'Fear of failing ties your hands. Do one easy problem with the notes open, then another, and let competence return from the fingertips.',
      spirit:
        'Thoughts run in a tight ring and you blame yourself for not stepping out of it. Be kind, breathe low, and change the room before you change your life.',
      advice: 'Take one “I can’t” of yours and find out this week, from someone who knows, whether it is true.',
    },
    reversed: {
      gist: 'The ropes are slipping, and you begin to trust your own feet again.',
      love: 'You find your voice again, in the relationship or in leaving it. Use it for a wish before you use it for a reproach.',
      work: 'Options appear once you ask outside your usual circle. Apply, inquire, negotiate; one courteous refusal no longer stops you.',
      money:
        'You get an overview and with it some room to move. Arrange the first payment or the first deposit, however small, on a fixed day.',
      study:
        'The block dissolves through doing. Hand in something imperfect, get it back, and notice that the sky stayed where it was.',
      spirit:
        'Self-trust returns in small coins. At night write down one thing you decided for yourself that day, and keep the list.',
      advice: 'Do one thing you have believed was closed to you, in its smallest possible form, before next weekend.',
    },
  },
  swo09: {
    upright: {
      gist: 'Your worries are louder at night than by day, and they want daylight and company.',
      love: 'You lie awake over the relationship, often with imagined conversations. Have the real one by day, about one topic, and leave accusations out.',
      work: 'Worry about failing or about a mistake follows you home. Ask for feedback, since uncertainty is usually worse than what the boss thinks.',
      money:
        'Figures look monstrous at night. Put them on paper on Saturday morning with someone calm, and agree on the first step only.',
      study:
        'Exam nerves disturb your sleep. End work two hours before bed, keep a worry list beside it, and practise under real conditions once.',
      spirit:
        'Anxiety is a heavy guest to have alone. Talk to somebody this week, and if the nights stay bad, let a professional share the load.',
      advice:
        'Choose a daily quarter of an hour for worrying on paper, and tell one person tomorrow what you were afraid of tonight.',
    },
    reversed: {
      gist: 'The worst of the night is passing, and relief comes as soon as you let somebody in.',
      love: 'An unspoken fear is keeping you apart. Admit it in simple words; your partner has probably been afraid of something else entirely.',
      work: 'The dreaded outcome looks milder by the day. Clear the one item you have been avoiding, and the rest will seem like ordinary work.',
      money:
        'After the first look at the accounts your breathing gets easier. Keep the appointment with the adviser and bring every envelope.',
      study:
        'The fear of an exam subsides when you know the format. Solve one old paper, see what you can do, and go to bed on time.',
      spirit:
        'Your nights improve slowly. Keep to the things that helped, such as the early walk and the lamp and the phone call, even once you feel better.',
      advice:
        'Share the worry you hide best with one kind listener this week, and ask them to do nothing except hear it.',
    },
  },
  swo10: {
    upright: {
      gist: 'Something has come to its full end, and there is nothing left to fight except your exhaustion.',
      love: 'An old way of being together has come to its end. Stop the last rescue attempts, lean on friends, and let quiet do its part.',
      work: 'A job, project or conflict is concluded, perhaps roughly. Take your papers and your dignity, rest, and then speak to people who know your worth.',
      money:
        'A financial low point can be a clean starting line. List what is gone, what is owed and what is yours, and ask for proper advice.',
      study:
        'An exam or a course is lost for this round. Sleep it off, request the rules for repeating, and decide in two weeks.',
      spirit:
        'You are spent, and you need care more than lessons. Let others help with ordinary things, and reach for professional support if the darkness stays.',
      advice: 'Declare one finished thing finished, in words, to another person, and then rest for an entire day.',
    },
    reversed: {
      gist: 'The hardest part lies behind you, and getting up again can be done one limb at a time.',
      love: 'You are getting over a break. Do not go back to check whether it hurts; meet people who have never heard the tale.',
      work: 'A fresh start after dismissal or burnout succeeds in small portions. Take the modest job, the short contract, the first honest invoice.',
      money:
        'Recovery of your finances has begun. Keep the payments tiny and punctual, and do not let old shame stop you from asking for better terms.',
      study:
        'You may retake, transfer or begin again, and this time you know the traps. Tell the new teachers what support you need.',
      spirit:
        'Strength comes back unevenly, two good days and then a poor one. Count by months, and be proud of the small domestic victories.',
      advice:
        'Do one practical act of beginning again this week, such as opening an account, booking a class or clearing a desk.',
    },
  },
  swoP: {
    upright: {
      gist: 'Keep your eyes open and ask the direct question, for information is moving and you can catch it.',
      love: 'Banter, messages, mutual examination. Be curious about the person, and save the cross-examination for someone who has something to hide.',
      work: 'You learn fast and notice flaws. Bring them up together with a solution, and stay out of hallway espionage.',
      money:
        'Compare, read the terms, ask the dull question about fees. Trust your sharp eye this month, and note what it saves.',
      study:
        'Excellent for debate, logic, coding and languages. Write down the three questions you are burning to ask and take them to the teacher.',
      spirit:
        'A lively mind can wear itself out. Let it run in the morning, and in the evening give it a puzzle instead of the news.',
      advice:
        'Research one thing you have only had opinions about, from two good sources, before you next speak of it.',
    },
    reversed: {
      gist: 'Words are flying faster than facts, so hold your tongue until you have checked.',
      love: 'Spying on profiles and testing each other poisons the fun. Ask once, straight out, and decide to believe or not to believe the answer.',
      work: 'An indiscreet remark makes the rounds. Correct what is false in one sentence, and keep your own plans to yourself for now.',
      money:
        'A tip turns out to be hearsay. Verify before you transfer, and be wary of anybody who needs your answer in ten minutes.',
      study:
        'You know a little about a lot and nothing in depth. Close the tabs, choose a single chapter, and write its summary by hand.',
      spirit:
        'Restless, suspicious thoughts need exercise and sleep. Take a day without social media, and see how much of the wind came from there.',
      advice: 'For one week repeat nothing about an absent person that you would not say with them in the room.',
    },
  },
  swoN: {
    upright: {
      gist: 'A swift, direct advance can carry the day, if you know exactly what you are charging at.',
      love: 'Blunt declarations and rapid changes. Somebody comes straight to the point; answer as straight, and ask for a slower second conversation.',
      work: 'Ideal for deadlines, disputes and reforms. State your aim, attack the problem and spare the people standing beside it.',
      money:
        'An error, a claim or a clear opportunity wants a quick move. Make it, after reading the document once more from the first line to the last.',
      study:
        'You can conquer a great deal in a short time. Sprint with a plan per day, and keep a margin for what you will have skipped.',
      spirit:
        'Your mind gallops and drags the body behind it. Ride, run or box it out, and put an honest stop to work in the evening.',
      advice:
        'Attack the one problem you have been circling, on a fixed day this week, with your goal written at the top of the page.',
    },
    reversed: {
      gist: 'The charge has lost its aim, so rein in before words do what you will have to repair.',
      love: 'Arguments escalate because both want to be quicker. Walk away for twenty minutes, come back as agreed, and begin with the other’s point.',
      work: 'Haste causes errors and enemies. Wait a day with anything angry, and see whether one phone call would settle it.',
      money:
        'A rushed decision could be expensive. Use cooling-off periods, read the cancellation terms, and reverse what can still be reversed.',
      study:
        'You raced ahead and missed the basics. Take the slow road for a fortnight, with an old-fashioned workbook and a pencil.',
      spirit:
        'Irritation is the first sign of being overdriven. Reduce what you read and whom you fight, and sleep before you judge anybody.',
      advice:
        'Leave one provocative message unanswered for three days, and then reply in two friendly sentences or not at all.',
    },
  },
  swoQ: {
    upright: {
      gist: 'See clearly and speak honestly, with the kindness of someone who has known sorrow herself.',
      love: 'Love with self-respect and clear terms. Say what you cannot accept and what you dearly want, in that calm voice which leaves no room for haggling.',
      work: 'Analytical work, editing, law and leadership by fairness suit you. Give criticism precisely, in private and with one practical suggestion.',
      money:
        'You keep a cool head. Go through standing costs with a red pencil, say no politely to one request, and insist on receipts.',
      study:
        'Independent study and critical reading go well. Question the textbook, note sources, and find a strict teacher who respects you.',
      spirit:
        'You have strength gained from hard times, and it lets you be alone without bitterness. Let one friend in on the days when it does not.',
      advice:
        'Write the clear, courteous no or the clear question that you owe someone, and keep it under five sentences.',
    },
    reversed: {
      gist: 'Old hurt is making your judgment colder than the facts require, so let someone come closer.',
      love: 'Criticism has crowded out tenderness. For every fault you mention in these weeks, name two things you would miss.',
      work: 'A severe tone is spoiling good work. Keep to facts, drop the sarcasm, and ask privately what lies behind the edge.',
      money:
        'Distrust makes you check everything twice and enjoy nothing. Or you signed from softness; then read it again, and ask whether you can still withdraw.',
      study:
        'Perfectionism stops you from handing in. Give the draft to a benevolent reader and fix only the three points they mention.',
      spirit:
        'You have been strong alone for a long while. Let sadness have its turn without commentary, and accept a hug even if it comes clumsily.',
      advice: 'Ring the person you have judged most severely of late, ask how they are, and only listen.',
    },
  },
  swoK: {
    upright: {
      gist: 'Decide by principle and evidence, and let a calm, well-reasoned word settle the matter.',
      love: 'Respect, reliability and talk between adults. Agree on fair rules for a recurring quarrel, then say something warm, because that part is less obvious to him.',
      work: 'Expertise counts. Present data, define criteria, and make the unpopular decision if your reasons can stand being read aloud.',
      money:
        'Plan on the basis of figures and law. Where it is complicated, ask a contract lawyer, a tax adviser or an independent planner.',
      study:
        'Rigorous subjects prosper: law, science, logic, medicine. Learn the structure of an argument before its details and let an expert examine you.',
      spirit:
        'Clear principles calm the mind. Write down the three rules you actually live by and see whether last week agreed with them.',
      advice: 'Put the disputed matter on one page with facts, options and criteria, and decide it by a stated day.',
    },
    reversed: {
      gist: 'Reason has hardened into control or lost its nerve, and a fair second opinion is needed.',
      love: 'Winning by logic leaves your partner alone in the room. Ask what they feel, and do not correct the answer.',
      work: 'Rules are applied as it suits somebody higher up. Document, seek allies, use the official channel, and keep your own tone beyond reproach.',
      money:
        'A dispute over contract or tax needs expert help. Do not bluff with half-knowledge, and read the terms before you threaten.',
      study:
        'Dry perfection has replaced interest. Argue for a view you do not hold, or read a dissenting author, to loosen the joints of thought.',
      spirit:
        'You have been severe with yourself. Appoint a defence counsel in your mind and give them the last word for a week.',
      advice:
        'Get a second opinion on the decision you are surest of, from someone who has nothing to gain by agreeing.',
    },
  },
};
