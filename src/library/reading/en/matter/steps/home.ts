import type { StepWords } from '../../../../../domain/reading/matter-words.ts';

/** One concrete step in matters of home and friends, by the suit of the card. */
export const steps: StepWords = {
  family: {
    majors: [
      'Say the thing itself before the reasons for it, without heat, and have ready what you mean to do next.',
      'Resign from one family office you never applied for, the peacemaker, the messenger, the one who remembers birthdays.',
    ],
    wands: [
      'Take one of them along on a walk or an errand; people talk more easily side by side than across a table.',
      'Sit for an hour with the one you are thinking of, and if tempers rise, put the kettle on before anyone answers.',
    ],
    cups: [
      'Ask one of them about a time you know only from stories, and let the answer take as long as it takes.',
      'Offer a bit of warmth that waits for nothing first, neither an apology nor good news.',
    ],
    swords: [
      'Put one question to the person concerned, face to face rather than through somebody else, and say back what you have understood.',
      'Give no advice for a week unless somebody asks for it in words.',
    ],
    pentacles: [
      'Do one useful thing for the house or for the one who carries most: shopping, a tap, an afternoon with the children.',
      'Put the matter of money, care or inheritance on a sheet of paper that all can read, so it stops being weather.',
    ],
  },
  friend: {
    majors: [
      'Meet your friend as they are at present, and leave what you both used to be out of it for one afternoon.',
      'Accept the distance for a month without punishing anyone, and see which of you grows curious.',
    ],
    wands: [
      'Suggest something silly and soon, chips on the pier, the worst film in town, and take no offence at a no.',
      'Let {whom} arrange the next meeting, even if it means there is none this week.',
    ],
    cups: [
      'Tell {whom} what you miss, as a fact about you, with no bill attached.',
      'Listen to one of {whose} troubles without holding yours up beside it.',
    ],
    swords: [
      'Bring up the thing itself, in two sentences, while both of you still have your coats on.',
      'Pass nothing on that was told you in confidence, and tell no third person about the quarrel.',
    ],
    pentacles: [
      'Make it regular: the first Thursday, the Sunday run, a standing hour that nobody has to propose.',
      'Give back the book, the money or the favour that has been standing between you.',
    ],
  },
  move: {
    majors: [
      'Tell the people it concerns that you are serious about going, or about staying, and listen to the sentence as you say it.',
      'Say a proper goodbye to one place you have already half left, and only then look at the map.',
    ],
    wands: [
      'Spend a day and a night there with no sights and no programme, on foot, as if you had run out of milk.',
      'Bring the tempo down: one ticket, one viewing, one form this week, and the rest in their turn.',
    ],
    cups: [
      'Write to the only person you know there, or the friend of a friend, and ask to be shown their ordinary Sunday.',
      'Talk with whoever would be left behind, and let them be sad about it without mending it.',
    ],
    swords: [
      'Get the dull certainties first: visa, lease, insurance, what the doctor costs.',
      'Set the two most important reasons against each other, and stop adding a seventh and an eighth.',
    ],
    pentacles: [
      'Pack up what you have not used for a year and pass it on; whatever you decide, you will be lighter.',
      'Put a sum by for the unexpected before you fix the day, and check the papers are still valid.',
    ],
  },
  child: {
    majors: [
      'Say one thing you admire about who your child is becoming, with no advice tied to it.',
      'Ask yourself which of your own old fears you are looking through, and put that one down for the evening.',
    ],
    wands: [
      'Suggest doing something together at which you are the worse of the two, and let yourself be shown how.',
      'Leave one matter alone this week, start to finish, and keep your hands in your pockets while it is dealt with.',
    ],
    cups: [
      'Send or say “I was thinking of you”, and want nothing back for it.',
      'Talk your worry through with another parent first, so that your child gets you without it.',
    ],
    swords: [
      'Ask one open question in the car or while washing up, and then stay quiet longer than is comfortable.',
      'Drop the sentence that always starts the quarrel, for seven days; you know which one it is.',
    ],
    pentacles: [
      'Cook or send something that has been a favourite since the high chair, and mention no other subject.',
      'Set one small regular time that is for your child alone, ten minutes will do, and keep your phone out of it.',
    ],
  },
  break: {
    majors: [
      'Decide which kind of end you want, a talk, a letter or a slow fading, and what you will not be drawn into.',
      'Ask what you would want from this friend if you were not angry, and see whether it has ever been asked for.',
    ],
    wands: [
      'Turn down the next invitation in one friendly line, without a reason that could be argued with.',
      'Sleep on the long message until the weekend; block nobody in the heat of an evening, unless you feel unsafe.',
    ],
    cups: [
      'Tell someone who is good to you what you have been missing in this friendship, and enjoy being listened to.',
      'Remember three good hours with this friend and be grateful for them, whatever you decide about the next.',
    ],
    swords: [
      'Find one sentence that is true and not cruel, “I need some distance for a while”, and stay with it.',
      'Recruit no allies and pass on no stories; what is between two people ends more cleanly between two people.',
    ],
    pentacles: [
      'Give back what belongs to your friend, and take back the errand or the key that has become your job.',
      'Halve it first, with half the calls, half the lifts and half the advice for a fortnight, and see how you feel.',
    ],
  },
  newFriends: {
    majors: [
      'Name the kind of friendship you miss, the talking, the doing or the laughing, and choose one place where that happens.',
      'Write to one person from an earlier life whom you never quarrelled with, and mention a thing you both remember.',
    ],
    wands: [
      'Sign up for one thing that meets weekly and free, a walk, a choir, a helping hand, and go twice before you judge.',
      'Choose small gatherings over loud ones this week, and allow yourself to leave after an hour.',
    ],
    cups: [
      'Ask somebody you half know to come along for a coffee or a stroll, with a day in the question.',
      'Do one kind turn for a neighbour and keep the talk short; fondness grows well in small portions.',
    ],
    swords: [
      'Put one real question to the person you usually only greet, and remember the answer for next time.',
      'Catch the thought “they would not want me”, and ask what you actually know about it.',
    ],
    pentacles: [
      'Go to the same place at the same hour three times this week, and say hello by name when you can.',
      'Make your week a little roomier first; one evening without duties is where a friendship can sit down.',
    ],
  },
  trip: {
    majors: [
      'Write down the one reason for this journey, and cross out whatever on the plan does not serve it.',
      'Think through the trip not taking place, where you would be and with whom, and make that version good as well.',
    ],
    wands: [
      'Settle one fixed point today, the day or the first night, and let the rest arrange itself round it.',
      'Cut the programme by a third; leave one whole day with nothing on it but walking.',
    ],
    cups: [
      'Ask your companion, or a friend who has been, which single thing would make it worth while for them.',
      'Say aloud what makes you uneasy about it, to someone who travels well and does not laugh.',
    ],
    swords: [
      'Check passport, visa and entry rules on the official page tonight, and note the dates on one sheet.',
      'Ring the office or the airline with the one unclear question, and keep the answer in writing.',
    ],
    pentacles: [
      'Pack once on trial, carry it round the block, and take out what you cursed.',
      'Find out what can still be moved or refunded, and leave copies of your papers with someone at home.',
    ],
  },
  envy: {
    majors: [
      'Tell {whom} about something that went wrong for you, and see whether the air changes.',
      'Decide what you will keep to yourself from now on, and stop watching for the rest.',
    ],
    wands: [
      'Share one piece of good news in a single sentence, and then ask after {whose} own plans.',
      'Let the next barbed remark fall to the floor, and change the room or the subject.',
    ],
    cups: [
      'Name a thing you admire in {whom}, something true, and watch how it is taken.',
      'Spend the hour after a stinging remark with somebody who is glad of you.',
    ],
    swords: [
      'Ask about one remark, kindly and at once: “How did you mean that?”',
      'Keep what you heard apart from what you guessed, on paper, before you speak to anyone.',
    ],
    pentacles: [
      'Do something together in which nobody can come first, a walk, a meal, a film.',
      'Keep money, titles and prizes out of the talk for a while, and see what is left of it.',
    ],
  },
};
