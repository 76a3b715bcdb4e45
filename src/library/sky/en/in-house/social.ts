import type { SkyWords } from '../../words.ts';

export const jupiter: SkyWords['inHouse']['Jupiter'] = {
  1: 'A large, hopeful presence comes through the door with you. People trust your good humour and lend you their confidence in return. You promise easily; try on the promise for size before you wear it out.',
  2: 'Earning and spending both happen with an open hand. You work best when you believe in what is sold, and give without counting. Someone careful with figures makes a good friend for you.',
  3: 'Your way of telling things makes people hopeful. You read widely, know half the street, and short trips keep turning into stories. Facts suffer now and then for the sake of the punchline.',
  4: 'Generous roots, a wide table, a house that expands: home is where your luck sits. Later years often open out for you. Make room for guests, and also for a cupboard with nothing in it.',
  5: 'Fun prospers around you. You are lucky with children, stages and sweethearts, and play for high stakes because the game is so lovely. Leave the table while you are ahead and still laughing.',
  6: 'You are glad to be useful, and good working conditions seem to follow you. Colleagues like your good cheer. Appetite, in food or overtime, is the thing to watch; abundance also fits on a small plate.',
  7: 'The people you join forces with widen your life. You attract generous, well-travelled or learned partners and see the best in them. Look also at their Tuesdays before you sign for the decade.',
  8: "Help tends to reach you through others: a skill handed down, a hand at the right moment, someone's deep trust. You face endings with surprising faith. Handle what is shared as though it had been lent to you.",
  9: 'Here your hope has all the space it needs. Travel, study, teaching and belief carry you far, and doors open abroad. Convictions this strong are lovely to listen to, provided that you listen back.',
  10: 'The world tends to meet you with goodwill. Superiors notice you, reputation grows, and you like a task with a view. Success keeps its flavour as long as you remember who carried the ladder.',
  11: 'Friends are your fortune. You know people everywhere, wish them well and are wished well in return, and plans made in company come off. Among so many acquaintances, choose the few you would ring at three.',
  12: 'Something protects you, and it likes to work unseen. Retreats, quiet kindness and dreams nourish you, and rescue tends to come at the last corner. Thank it by finishing the plain job in front of you.',
};

export const saturn: SkyWords['inHouse']['Saturn'] = {
  1: 'You enter carefully, and people take you for older or more certain than you feel. Responsibility came early. As years pass you grow lighter; meanwhile a smile costs little and corrects a false impression.',
  2: 'Security is hard-won with you, and held tight. You budget, save and repair, and may price yourself too low. Solid worth builds up slowly. Raise your fee once before you think you deserve it.',
  3: 'You weigh what you say. School or siblings may have been a strain, and you learned to be exact. Your sentences hold, like good bricks. Casual talk is a muscle; the neighbours will help you exercise it.',
  4: "Home came with duties, or with a silence no one explained. You carry the family's weight longer than necessary and build your own walls well. Put in larger windows than your parents had.",
  5: 'Fun has to pass through customs. You take love, children and art seriously, fear looking foolish, and become really good at what you practise. Once a week do something badly, for pleasure and without witnesses.',
  6: 'Nobody works more dependably. You see what must be done, do it, and resent a little that others do not see it. Your good temper depends on a finishing time: name the hour and keep it.',
  7: 'You take partnership as a promise with a signature. Older, serious or demanding people draw you, and you commit late and well. Love is allowed to be easier than work; look for the one who makes you laugh.',
  8: "Trust, debts, inheritances, intimacy: none of it is light for you. You keep control where you could be hurt, and manage other people's affairs with honour. Lower the drawbridge by a hand's breadth and see who waits.",
  9: 'Your beliefs had to stand examination. Perhaps study or travel was delayed, or a strict creed hung over you. What you teach in the end is sound. Allow yourself a question with no practical use.',
  10: 'Your name is made slowly and then stands. You feel watched, work harder than required, and in time hold real authority. Remember that the summit is a workplace; people live a little lower down.',
  11: 'A few friends, tested over years, are enough for you. In groups you take the minutes or the responsibility. You may feel like a guest at your own party, so come early and help with the chairs.',
  12: 'Old fears keep the light on in a room you rarely enter. You bear a lot alone and serve without being asked. Solitude with a structure does you good; so does telling one person what weighs on you.',
};
