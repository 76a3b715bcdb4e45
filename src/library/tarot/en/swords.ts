import type { TarotId } from '../../../domain/decks/tarot.ts';
import type { WrittenTarot } from '../meaning.ts';

export const swords: WrittenTarot<Extract<TarotId, `swo${string}`>> = {
  swo01: {
    upright: {
      gist: 'A clear thought cuts through the confusion, and you can name what is true and act on it.',
      text: 'There is a sentence that ends the discussion. You may have been circling it for weeks, and then it stands there in nine words and everyone at the table exhales. The Ace of Swords is that sentence. As the root of air it gives a new idea, the right name for the problem, a contract worded properly at last, the courage to say no.\n\nA sword has two edges, and honesty used carelessly takes off more than was intended. So think the matter through to its end and then speak briefly, without decoration or contempt. In the months of this reading you are likely to meet a point at which vagueness stops being kind. A legal matter, an examination, a firm decision or a frank letter falls under this card. If you are right, it will still be right tomorrow morning, after you have read the draft once more.',
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
      text: 'You won the argument and lost the afternoon. Reversed, the Ace of Swords shows a good mind pointed the wrong way: cleverness used to wound, a half-truth repeated until it sounded whole, a decision built on one misread email. Sometimes the blade simply will not rise. Everything you consider has a counterargument, and by evening you know less than at breakfast.\n\nBegin with what can be verified. Who said it, when, and in which words? Many a storm of this sort rests upon a misunderstanding that nobody had the patience to check. If you have spoken too harshly, a prompt and specific apology repairs much. If you have been keeping silent about something true because it is awkward, practise it in private first. The crown and the branches are still there, only upside down for the moment, and a day without debate will help to turn them.',
      love: 'Sharp remarks or a truth withheld stand between you. Leave the courtroom tone, and describe what you felt on one particular day.',
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
    symbols:
      'A hand from a cloud grips one upright sword that passes through a crown. Olive and palm hang from the crown, peace on one side and victory on the other, and both depend on how the blade is used. Six small flames fall around the hilt like sparks of thought. The bare peaks beneath offer no shelter, only a clear view.',
  },
  swo02: {
    upright: {
      gist: 'Two options weigh the same, and you are holding your breath so as not to choose.',
      text: 'Ask her what she would like for dinner and she says she doesn’t mind. The Two of Swords is a peace maintained by effort. Two claims, two people or two reasonable futures stand crossed in front of the heart, and as long as you do not look, nothing has to fall. The Moon in Libra makes the balance delicate. It can be a wise pause, agreed on while tempers cool.\n\nBlindfolds are useful for a fair judgment and poor for crossing a rocky bay. You probably lack one piece of information, and you may know which it is and where it could be had. Or perhaps your reason has weighed everything and is waiting for feeling, which sits behind you with the sea. Give yourself a date. Until then, rest the arms, and tell the people affected that you are deciding, so that your silence is not taken for an answer.',
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
      text: 'Her arms gave out, or someone untied the cloth. In reverse the Two of Swords ends the stalemate: information surfaces, one side loses patience, you hear yourself say the answer before you knew you had it. That can be uncomfortable for a few days and it usually feels like air.\n\nThe other possibility is that the deadlock tightens. You collect opinions from everybody, change your mind with the last one, and hope that the choice will be made for you. It might be, and you would not care for the result. Notice also if you are the go-between for two quarrelling people, each sword held by someone else and both resting on your chest. You can hand those back. Let them talk to one another, and use the room this leaves for finding out what your own opinion is.',
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
    symbols:
      'A blindfolded woman holds two swords crossed over her breast. The thin moon and the sea with its rocks lie behind her, feeling that she has turned her back on for the moment. The swords are equal in length and weight, so she cannot decide by strength. She sits very straight, and it must be tiring.',
  },
  swo03: {
    upright: {
      gist: 'Something hurts because it mattered, and naming it plainly is how the healing begins.',
      text: 'You read the message standing in a supermarket aisle, and the music kept playing. The Three of Swords is grief that comes through words or knowledge: a breakup, a cutting remark, a fact about someone you trusted. Saturn in Libra makes it sober, for there is often justice or necessity in it, and that comforts nobody on the first day.\n\nThe picture is honest and does not linger on blame. Heart, blades and rain: this happened, it hurts, and the sky is already letting go of its water. What prolongs such pain is pretending. Tell one person without making it funny. Cry if you can, and be careful about the story you build over the next weeks, because the first version is usually unfair to someone, quite possibly to you. The heart in this card is pierced and it remains a heart. By the end of the season you will be able to speak of it in a level voice.',
      love: 'Disappointment, a parting or a truth that had to come out. Let yourself be sad before you decide what it says about love.',
      work: 'A rejection or a harsh review strikes home. Take a day, then sort what concerned the work from what concerned someone’s temper.',
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
      text: 'You heard the name yesterday and went on buttering the toast. With the Three of Swords reversed, the blades are loosening. Forgiveness grows, an apology arrives or is no longer awaited, and you begin to be interested in other people’s news. There may be days when it aches as old fractures do before rain. They become fewer.\n\nTake care only with swords pulled out too quickly. The cheerful “I’m over it” in the first week, the instant friendship with a former lover, the pain turned into a lecture for others: these cover the place without tending it. If you suspect that something has been locked away for years, do not force the door on your own in one night. A patient listener and a regular hour will open it by degrees. It is also worth asking whether you have hurt someone, and whether a few honest lines from you might still be welcome.',
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
    symbols:
      'Three swords pierce a single heart, while storm and rain fill the sky behind it. There is no person in the picture, so anyone’s sorrow can have a place in it. The swords meet in the middle: several truths have come together at one tender point. Rain, unlike drought, passes and leaves the ground softer.',
  },
  swo04: {
    upright: {
      gist: 'You need a true pause, and the fight will be waiting in better shape when you return.',
      text: 'Close the door, turn the telephone face down. After the sorrow of the Three, the Four of Swords orders rest, and means it as seriously as a doctor’s note. Jupiter in Libra gives the peace of a chapel: thick walls, cool air, nobody wanting your opinion. The swords are hung up in good order, so no problem has been lost. They can all be found again.\n\nMuch tiredness is of the mind, and sleep alone does not reach it. What helps is an absence of decisions. A weekend in the country, a hospital visit’s odd quiet, three evenings without the news, a meditation cushion or a fishing rod would all serve. You do not have to earn it first. In a half-year reading the card often marks a few weeks of withdrawal in the middle, after which the matter looks simpler. Ideas that resisted every effort tend to come by on the second day, unasked.',
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
      text: 'Lying awake at three, composing tomorrow’s email, you are technically in bed. The Four of Swords reversed describes rest that does not take: holidays with a laptop, weekends of chores, a mind that patrols its corridors at night. If you go on in that way the pause may be imposed by circumstances, at a moment you would not have chosen. Choosing it is pleasanter.\n\nRead the other way, the knight gets up. You have been withdrawn for a while, through illness, grief or plain discouragement, and the walls that protected you begin to feel close. Return in stages. Take down one sword, do one job, see one friend, and go home early. People may expect the former pace from you on the first morning, so tell them beforehand what you can manage. Strength comes back like light through that window, moving slowly across the floor.',
      love: 'One of you needs quiet and the other reads it as rejection. Explain how long you need, and come back when you said you would.',
      work: 'You return from a break or badly need one. Agree on a gradual schedule, and turn off notifications outside of it.',
      money:
        'Tiredness leads to sloppy decisions. Put off anything with a signature for some days, and set up the standing orders you keep forgetting.',
      study:
        'Long hours with little result. Study in blocks of half an hour with real breaks between them, away from every screen.',
      spirit:
        'You are wound up and perhaps rather alone. Begin with the breath and a regular bedtime, and let one person know how you really are.',
      advice:
        'Go to bed an hour earlier for four nights running, with the phone in another room, and then judge your problems again.',
    },
    symbols:
      'A stone knight lies at prayer on a tomb, hands folded, armour still on. Three swords hang on the wall and one lies along the side of the tomb, put away but within reach. Light falls through a coloured window and makes the stillness warm. He is an effigy, a picture of rest, and no more than that.',
  },
  swo05: {
    upright: {
      gist: 'Someone wins here and nobody is glad, so ask what the victory is meant to buy.',
      text: 'Everybody has a story of the time they were right and should have stayed quiet. Five of Swords is the unpleasant end of a quarrel: a clever colleague who takes credit, a divorce over the sofa, the last word that cost a friendship. Venus in Aquarius explains some of it, because affection has withdrawn and only tactics remain.\n\nFirst find your place in the picture. If you hold the swords, count what they cost and consider giving one back; a generous winner is rare and remembered. If you are walking towards the water, then leave, since pride can be mended better elsewhere, and the person who gloats is now alone with a heap of metal. Unfair play may cross your path. Keep records, keep calm, keep your allies, and refuse to fight by rules you would be ashamed of. Some fields are won simply by not standing on them.',
      love: 'Scoring points has replaced listening. Give up the last word in one dispute, and see what the other does with the silence.',
      work: 'Politics, rivalry, a lost or ugly contest. Document your work, avoid revenge, and look at whether this arena deserves you.',
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
      text: 'Both of you have been composing the same message for a month. When the Five of Swords is reversed, the wish to be done with it becomes stronger than the wish to win. An apology is drafted, a claim is dropped, an estranged brother appears at the funeral and takes the seat beside you. Amends are awkward at first and they rarely need many words.\n\nStill, check that the blades are really on the ground. Resentment can put on the dress of forgiveness and wait, and a person who has been humiliated may carry the defeat into rooms where nobody knows of it. If you find yourself bristling at strangers, that is probably where it comes from. There are quarrels that cannot be mended because the other side profits from them. These may be ended from your side only, by not answering any more, and that is an end as well.',
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
    symbols:
      'A man gathers up swords with a thin smile, and two more lie on the ground. Two people walk away from him towards the sea, one with a bowed head. Torn clouds race above: the quarrel is over and the air has not cleared. He holds more blades than he has hands to use.',
  },
  swo06: {
    upright: {
      gist: 'You are leaving a troubled stretch, slowly and with help, for quieter water.',
      text: 'The boxes are loaded, the neighbour has waved, and nobody in the car says anything until the motorway. That is the Six of Swords. Something difficult is being left: a city, a job, a marriage, or a way of thinking. Mercury in Aquarius lends reason to the departure; you have thought it over, and the head supports what the heart finds sad.\n\nYou take your experiences with you, upright in the bow like luggage that nobody wanted. It is wiser to let them travel than to wrench them out in midstream. Take help from those who know the crossing, whether movers, lawyers, therapists or a friend with a van. Progress may look dull from the inside, with mile after mile of grey water. Then one day you notice that you have slept through the night. Literal journeys, especially over water, also belong to this card and tend to go smoothly.',
      love: 'You move away from a hard period, together or apart. Be gentle and speak little; shared silence in the same boat can be a form of love.',
      work: 'A transfer, a change of department or an orderly exit. Hand over well, and do not carry the old office’s quarrels into the new one.',
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
      text: 'You moved out in June and your thoughts still have the key. Reversed, the Six of Swords shows a passage interrupted: papers missing, a family that will not hear of it, a departure made in body only. Some row in circles because the trouble is in the boat. They change offices, partners and towns, and meet the same conversation on every shore.\n\nFind out what holds the rope. It may be a debt, an unreturned object or a goodbye nobody said, and most of these can be settled in a week once admitted. It may be loyalty to people who are staying. In certain readings the boat turns back on purpose, because what you left can be repaired after all; return with open eyes and on stated terms. And if the water is merely rough, then keep still, bail a little, and trust the man with the pole for one more hour.',
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
    symbols:
      'A ferryman poles a boat in which a covered woman and a child sit with their backs to us. Six swords stand upright in the bow; they come along, and pulling them out would let in the water. The ripples are rough on the near side and smooth towards the far shore. Nobody speaks, and the ferryman knows his way.',
  },
  swo07: {
    upright: {
      gist: 'Discretion and a clever plan may help you, provided you could defend them if they became known.',
      text: 'He could have asked. Perhaps he did, and they said no. The Seven of Swords is about getting round instead of going through: the job search kept from the boss, a surprise in preparation, the fox’s way past the fence, and also the lie, the theft of an idea, the message deleted before dinner. The Moon in Aquarius gives it a nervous, solitary brilliance.\n\nLook first at your own motives. Keeping your counsel is prudent when you are small and others are strong, and you are not bound to show every card. It turns costly when you must remember what you told to whom. Then look round the camp. Somebody may be less frank than they seem; check facts calmly before you suspect, and do not spy. Much of the time the card means plain avoidance, an awkward talk put off by ingenious detours. The direct road is often shorter than it appears from behind the tent.',
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
      text: 'The relief of the person who finally says “It was me” is hard to describe to those who have never tried. With the Seven of Swords reversed the tiptoe walk ends: a secret is told, a stolen credit returned, an avoided subject put on the table. You may be the one who confesses, or somebody may come to you with a red face. Mercy is more practical than triumph in both directions.\n\nSelf-deception also belongs here. You have a reason for everything, and a friend raises an eyebrow. Which of your explanations have you polished most? Begin there. Another version is the timid one, where you have a sound plan and drop it at the first footstep, or lay your strategy open to people who have not deserved it. Honesty does not require that you tell everybody everything. It asks you to stop arranging for someone to believe what is false.',
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
    symbols:
      'A man goes on tiptoe with five swords in his arms and looks back over his shoulder. Two swords are left standing, since no trick carries everything away. The striped tents behind him belong to a camp that is busy elsewhere. He holds the blades by their edges, which shows how awkward the plan is for the planner.',
  },
  swo08: {
    upright: {
      gist: 'You feel hemmed in, and the limits are real but looser than they look from inside.',
      text: '“I can’t,” you say, and everyone at the table has a suggestion, and you know why each would fail. The Eight of Swords is that state of mind. Jupiter in Gemini multiplies thoughts until they fence a person in: rules you once agreed to, other people’s probable opinions, the last bad experience used as a law of nature. Part of the restriction may be quite factual, such as a contract, a visa or a sick parent.\n\nTelling the two apart is the task of these weeks. Feel with your foot for the gap. Which of your reasons have you tested lately, and who exactly forbade it? Start with a movement so small that fear takes no notice, one phone call, one question about the rules. It also helps to have someone outside the circle describe what they see. The cloth comes off at the back of the head, and most people need a second pair of hands for the knot.',
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
      text: 'It turned out that the form had two pages and the woman at the counter was nice. Reversed, the Eight of Swords unties: you see a gap, test it, and are surprised that nobody calls you back. A belief about yourself that ruled for years becomes a sentence someone once said. People leave jobs, homes and convictions under this card, usually by way of a very small first step.\n\nFreedom may feel odd. With the blindfold gone you notice how much time has passed, and there might be anger or grief about that. Let it pass through without building a new fence from it. Where the reversal weighs more heavily, you may have grown used to the ropes and tie them again yourself each morning, for the sake of being excused. A patient helper is good company then. No single leap is needed; the puddles show that others have walked here.',
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
    symbols:
      'A woman stands bound and blindfolded among eight planted swords. The ropes are loose, and no blade stands directly before her. Puddles lie about her feet: she can feel the ground, and that is how she could find the way. The castle on its rock is distant, and none of those who might have bound her are here.',
  },
  swo09: {
    upright: {
      gist: 'Your worries are louder at night than by day, and they want daylight and company.',
      text: 'Three seventeen by the clock, and every mistake since school is present. The Nine of Swords shows anguish of the mind. Mars in Gemini drives thought against thought, and the swords hang on the wall behind, where they do not touch. The cause may be a genuine problem, a guilt or a sorrow; the picture shows what happens to it in the dark, with no one to answer.\n\nSo the first advice is humble. Turn on the lamp, write down the worst sentence, drink some water, and make no decision before breakfast. In the morning read what you wrote to somebody. Fears lose about a third of their size when spoken and shrink again when you learn the facts. If remorse is the reason, ask what could still be made good and do that much. The quilt is worth a second look too, with its roses over the knees. You are being kept warm even in this hour.',
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
      text: 'You finally said it, and your friend answered, “Oh, that. Me too.” The Nine of Swords turned around often brings the hour when the birds begin. The test result is harmless, the feared conversation took six minutes, you slept until seven. Much of the dread was made of silence, and it gives way once it is shared.\n\nFor others the swords have been covered over. You function, joke and answer mails at midnight, and nobody would guess. Hidden worry is hard work, because it must be concealed as well as borne. Pick someone and tell them a tenth of it. Shame that has lasted for years may also loosen under this card, when you look at what you did through the eyes of a person who loves you. There is usually more context than the night allowed. If it is too much for a friend, there are people whose profession is listening, and asking them is an ordinary thing to do.',
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
    symbols:
      'Someone sits up in bed with their face in their hands. Nine level swords hang on the black wall behind, like bars or like the lines of a diary. The quilt carries roses and signs of the heavens, a pattern larger than the worry. No blade touches the sleeper, and it is still night.',
  },
  swo10: {
    upright: {
      gist: 'Something has come to its full end, and there is nothing left to fight except your exhaustion.',
      text: 'You have hit the floor, and the floor has one virtue: it holds. Ten of Swords marks an ending that leaves no doubt. The firm has closed, the argument has been made for the last time, the plan is over in every version you could think of. The Sun in Gemini sounds a strange ruler for this picture until you see the gold line above the water. Knowing it is finished is itself a kind of light.\n\nThere is theatre in the ten swords as well. When people are worn out they tend to say “everything” and “never,” and friends might gently count how many blades there really are. Let it be over. Lie still for a while, accept soup, tell nobody your plans for the next ten years. Then rise on a plain morning and do one useful thing. In the span of this reading the dawn belongs as surely as the dark, and you will not have to pull out the swords yourself.',
      love: 'A relationship, or an old way of conducting it, has come to its end. Stop the last rescue attempts, lean on friends, and let quiet do its part.',
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
      text: 'First the kettle, then the shower, then the letter. With the Ten of Swords reversed the blades begin to fall out by their own weight. You have come through a thing you once believed you could not bear, and you are a little astonished to be hungry. Energy returns in pieces. Treat them as savings and spend few of them on explaining what happened.\n\nAn ending can also be resisted. The swords stay in place because removing them would mean admitting that it is over; you keep the shop sign lit, and reread the contract for a clause that will save it. See what it costs per week. Or the suffering has become a story, told so well that it has turned into an identity, and the listeners are beginning to look at the door. You are permitted to be a person to whom something happened years ago. The water by the dawn is calm, and people do live on the other bank.',
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
    symbols:
      'A figure lies under a red cloth with ten swords standing in a row. The sky is black above, and along the horizon runs a gold line of dawn. The water is perfectly still, so the storm has ended. Ten blades are far more than any ending requires, and the card knows that it exaggerates.',
  },
  swoP: {
    upright: {
      gist: 'Keep your eyes open and ask the direct question, for information is moving and you can catch it.',
      text: '“Why?” says the child, and then again, until the adult discovers that they do not know either. The Page of Swords is that question with a blade in its hands. He notices contradictions, reads the footnote, learns a program in a weekend and spies a little on the neighbours. As a mood in you it is alertness, a head full of wind, the wish to know how things really stand.\n\nIt is a good season for research, interviews, learning a language, checking a story. News may reach you by a side door, and it will need confirming. The Page’s weakness is that he fences with everyone. A question can be put so that the other wants to answer, and it can be put like a jab; you will get more with the former. If a clever young person comes your way, answer them truthfully. They will find out anyway, and they make loyal friends of people who did not lie to them.',
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
      text: 'Someone heard from someone who had seen the screenshot. Upside down, the Page of Swords stands in a gale of rumour. Replies are sharper than their cause, cleverness shows off, suspicion reads every pause. You may be the target of talk, or you passed on a thing that was not yours to tell. It is a young fault, common at every age, and it can be stopped by one person who says “I don’t know that.”\n\nLook at the inner weather too. A mind set on alert sees danger in a late reply and proof in a coincidence. Give it less to read and more to do. Some who draw this card have the contrary difficulty: they have a good question, and swallow it for fear of seeming stupid. Put it in writing if your voice shakes. Honest ignorance is more attractive than guarded half-knowledge, and you might discover that half of the room wanted to ask the same.',
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
    symbols:
      'A youth stands on rising ground with a sword held up in both hands and looks over the shoulder. Wind tears at hair and clouds, and a flock of birds wheels above. The body turns one way and the eyes another: alert, quick and not yet settled. The blade is a little large, so both hands are needed.',
  },
  swoN: {
    upright: {
      gist: 'A swift, direct advance can carry the day, if you know exactly what you are charging at.',
      text: 'The meeting was scheduled for an hour; he was finished in eleven minutes and had left before the coffee came. The Knight of Swords is intellect in attack, the lawyer, the campaigner, the surgeon of arguments. Once convinced, he goes straight at it and does not look left or right. There are situations that call for this, and a problem everyone has been strolling around may be one of them.\n\nUse the force while it is with you. Submit the claim, speak against the nonsense, cut the knot. Be careful with two things, the ground and the bystanders. At a gallop one misses signposts, and remarks that seem merely accurate to you can leave a mark for years. Ask a slower friend to read the message before you send it. If a person of this sort rides into your months, they will bring movement and possibly a row. Their facts are often right. Take those and let the tone blow past.',
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
      text: 'He was halfway across the field before he noticed that it was the wrong castle. In reverse the Knight of Swords spends great force on poor information. Emails with copies to everyone, an ultimatum over a trifle, a resignation that was meant as a punctuation mark. If such a rider is coming at you, step aside and reply next week. Most of the wind is gone by then.\n\nIt might be that your own horse has been shot from under you by sheer tiredness. You used to argue well, and now every discussion feels like mud, and the brilliant plan sits there unlaunched. Rest first, then look at the aim again; perhaps you no longer believe in it. Perhaps you do, and the attack should be changed into a siege, with patience and supplies. Sharpness kept for the right moment is worth more than ten duels before lunch.',
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
    symbols:
      'The horse is at full charge, and the knight leans forward with his sword ahead of him. Trees and clouds are blown the way he rides against, so he is riding into the wind. Birds and butterflies decorate the tack, creatures of air and quick thought. Nothing on the card is still, and we cannot see whom he is riding at.',
  },
  swoQ: {
    upright: {
      gist: 'See clearly and speak honestly, with the kindness of someone who has known sorrow herself.',
      text: 'She will tell you that the dress does not suit you, and then lend you hers. The Queen of Swords has lived through something: widowhood and divorce are in the old books, and any loss that taught a person to stand alone may serve. What it left her is an ear for nonsense and very good boundaries. People fear her a little and come to her when it counts.\n\nHer counsel for your matter is to put sympathy second for an hour and look. What was said and done? What do you know, and what do you merely wish? Then extend the free hand, because she does admit people, one at a time and for good reasons. You may need to write a plain letter, set a limit, or choose a sober adviser over a comforting one. If she stands for a woman near you, be truthful and brief. She forgives mistakes. Excuses she has heard already.',
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
      text: 'The remark was witty, everybody laughed, and a person at the end of the table went home early. Reversed, the Queen of Swords has turned experience into armour. She expects disappointment, finds it, and is proud of having known. Loneliness then looks like high standards. You may be meeting such a woman, or hear that tone in your own voice after a difficult year.\n\nIt protects something, so be respectful when you approach. Ask what loss is still being guarded and whether anybody was ever told of it properly. The sword can rest across the knees for an evening. The opposite case exists as well, a clear-sighted person who blurs her own view to be liked, forgives too quickly and then feels betrayed by herself. She has to take the blade up again. Kindness and exactness do belong together, and each grows strange when it is kept for long without the other.',
      love: 'Criticism has crowded out tenderness. For every fault you mention in these weeks, name two things you would miss.',
      work: 'A severe tone, yours or a superior’s, spoils good work. Keep to facts, drop the sarcasm, and ask privately what lies behind the edge.',
      money:
        'Distrust makes you check everything twice and enjoy nothing. Or you signed from softness; then read it again, and ask whether you can still withdraw.',
      study:
        'Perfectionism stops you from handing in. Give the draft to a benevolent reader and fix only the three points they mention.',
      spirit:
        'You have been strong alone for a long while. Let sadness have its turn without commentary, and accept a hug even if it comes clumsily.',
      advice: 'Ring the person you have judged most severely of late, ask how they are, and only listen.',
    },
    symbols:
      'We see the throne from the side; the queen holds her sword upright and stretches out the left hand, firm and inviting at once. Butterflies form her crown, thoughts that have been through a change. Her cloak is patterned with clouds, and the sky is clear above them. A single bird flies high up, for she does not need a flock.',
  },
  swoK: {
    upright: {
      gist: 'Decide by principle and evidence, and let a calm, well-reasoned word settle the matter.',
      text: 'He reads the whole file, both sides, then takes off his glasses and tells you in three sentences what will happen and why. The King of Swords is the judge, the consultant, the professor who marks without favouritism. His authority lies in his fairness and the trouble he takes. You can disagree with the ruling and still know that you were heard.\n\nSomething in your affairs wants this treatment. Collect the documents, consult a specialist, set out a rule that would apply to you as well as to others, and then hold to it. It can be a matter of custody, a tax question, a policy at work or simply who does the dishes. Feelings are relevant as facts among others, and they are not given the chair. A person of such a stamp may advise you. Come prepared, since he answers exactly the question that is asked.',
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
      text: 'All the paragraphs are correct and nobody in the house can breathe. The King of Swords reversed judges without listening, argues to subdue, hides behind procedure. An official, a parent or an ex-partner with a lawyer may embody him. Against such a person meet form with form: deadlines kept, copies made, someone competent at your side, and no pleading.\n\nThere are days when the tyrant lives in your own head. He has a verdict on everything you do, pronounced in a reasonable voice. Ask to see the law he refers to, and you may find that your father wrote it, or a schoolteacher long dead. Elsewhere the king has merely lost confidence; you know the right decision and keep commissioning further reports. The seat is yours. Say what you think, give your reason, and admit the possibility of error at the same time. That is all the old judges did.',
      love: 'Winning by logic leaves your partner alone in the room. Ask what they feel, and do not correct the answer.',
      work: 'Arbitrary rules or an intimidating superior. Document, seek allies, use the official channel, and keep your own tone beyond reproach.',
      money:
        'A dispute over contract or tax needs expert help. Do not bluff with half-knowledge, and read the terms before you threaten.',
      study:
        'Dry perfection has replaced interest. Argue for a view you do not hold, or read a dissenting author, to loosen the joints of thought.',
      spirit:
        'You have been severe with yourself. Appoint a defence counsel in your mind and give them the last word for a week.',
      advice:
        'Get a second opinion on the decision you are surest of, from someone who has nothing to gain by agreeing.',
    },
    symbols:
      'The king faces front, and his sword leans slightly to one side, as though judgment were ready but not hurried. Butterflies and moons decorate the throne: mind that can change, reason that allows for feeling. He wears blue and sits before cypresses, which stand straight in any weather. Two birds fly above him, a thought and its reply.',
  },
};
