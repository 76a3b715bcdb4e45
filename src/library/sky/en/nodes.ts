import type { SkyWords } from '../words.ts';

export const nodeInSign: SkyWords['nodeInSign'] = {
  aries:
    'Consideration comes easily to you; what wants to grow is the courage to act without first asking round. Say what you want in a sentence that starts with I, and stay standing.',
  taurus:
    'Crisis and intensity you know by heart, while calm is the new skill. Build something slowly with your own means, and trust what simply stays.',
  gemini:
    'You arrive with convictions and could lecture on the spot. The unaccustomed direction is towards the question, the neighbour, the small fact that does not fit.',
  cancer:
    'Coping and climbing are old habits. What is being asked of you now is softer: to need people, to show it, and to make a home before the work is done.',
  leo: 'From the edge of the group you see everything clearly. Growth lies in stepping into the middle, making something with your whole heart, and signing it.',
  virgo:
    'Letting things flow is your familiar ground. Learn the other art, the small, useful order of lists, hours and a body looked after, and your compassion will reach people.',
  libra:
    'Alone you are quick and brave. The road ahead is walked by two: asking, sharing, adjusting, and finding that you lose nothing of yourself by it.',
  scorpio:
    'Comfort and possession have served you well. Further on it gets deeper: trust someone with what is yours, let an old thing go, and be changed.',
  sagittarius:
    'You collect facts, gossip and possibilities. Now comes the longer arrow: choose what you believe, go somewhere for it, and leave some of the news unread.',
  capricorn:
    'Home, moods and old loyalties hold you gently back. Growth means taking a responsibility in public, keeping a plan through bad weather, and becoming your own elder.',
  aquarius:
    'Applause has been good company. The next step leads into the circle, where the idea matters more than whose it was, and where you are one friend among equals.',
  pisces:
    'Sorting and mending have kept you safe. What you are learning is to trust without a checklist: rest, imagine, forgive, and leave one thing unrepaired.',
};

const TrueNode: SkyWords['othersInHouse']['TrueNode'] = {
  1: 'You grow when you act in your own name and stop hiding in a pair. Try a decision without consulting anyone.',
  2: 'Growth waits for you in what you own and can do. Earn your own keep, and let your worth rest on something you made.',
  3: 'Nearby is where you learn most, with siblings, neighbours, messages and courses. Ask the simple question instead of preaching the great answer.',
  4: 'At home you find your direction, by putting roots down and closing the office door. Private happiness counts as an achievement here.',
  5: 'Where you play, create and love you come nearest to what you are growing towards. Risk being seen enjoying yourself.',
  6: 'Daily work is your training ground: habits, service, a craft. What seems humble carries you further than waiting for a sign.',
  7: 'One other person across the table teaches you most. Let yourself be helped, and share the steering.',
  8: 'Closeness and shared means are what stretch you. Give up a piece of your control, and see that trust pays a kind of interest.',
  9: 'Distance does you good: study, travel, a faith of your own. Look up from the details now and again.',
  10: 'Your direction leads out into public. Take the task that has your name on it, even though home is so much cosier.',
  11: 'Among friends and fellow believers you grow. Put your talent into something bigger than your own stage.',
  12: 'In stillness your direction comes clear. Leave a few hours unplanned, help unseen, and let the unfinished be.',
};

const Chiron: SkyWords['othersInHouse']['Chiron'] = {
  1: 'Chiron here marks a tender spot about being as you are. Whoever has struggled to show their face knows how to make others feel at ease with theirs.',
  2: 'An old doubt about your worth sits with what you earn and own. Because of it you are good at seeing value where others see none.',
  3: 'Speaking up once cost you something, in class or among siblings. You have since become a listener who helps others find their words.',
  4: 'Home left a sore place, a belonging that was not complete. Out of it comes your talent for giving people shelter.',
  5: 'Your playful side may have been hushed early. When you encourage a shy child or a beginner, that part of you recovers, too.',
  6: "You feel you are never quite useful or fit enough. Your understanding for other people's frailties is, all the same, a real competence.",
  7: 'Close partnership touches an old sore. You know so well how it feels to be left out that you make a wise counsellor to couples.',
  8: 'A loss or a disappointed trust may have taught you about endings. You can sit with people in the dark without offering them a lamp too soon.',
  9: 'A belief let you down, or a teacher did. Since then you help others to find a faith with room for doubt.',
  10: 'Recognition is a sensitive matter, and authority may have wounded you. You become the superior you would have needed.',
  11: 'Not quite belonging to the group is your old ache. It has made you the one who notices who is standing by the wall.',
  12: 'There is a hurt you can hardly name, older than your memories. Compassion grows there, and it is kindest when it includes you.',
};

const MeanLilith: SkyWords['othersInHouse']['MeanLilith'] = {
  1: 'Lilith, the untamed point of the chart, stands in your very manner. Something about you will not be made nice, and you are at your best when you stop trying.',
  2: 'You do not let anybody buy you. In matters of money and body you keep laws of your own, and others learn to ask first.',
  3: 'Your tongue has a wild streak. You say the word that the whole table was avoiding, and sometimes that sets everybody free.',
  4: 'In the family you were, or followed, the one who would not fit. A home under your own rules makes peace with that.',
  5: 'In desire and in art you refuse instructions. What you create is strongest when it slightly shocks you.',
  6: 'Being ordered about at work brings out your teeth. Serve by choice, and you serve better than anyone.',
  7: 'You want a bond without obedience in it. Partners find that exciting and must learn that you mean it.',
  8: 'Intimacy is where you are least tame. You know your own depths of longing and anger, and need someone who does not flinch.',
  9: 'No doctrine gets you whole. You go your own way to the sacred, and come back with questions nobody ordered.',
  10: 'A part of you declines to look respectable. In public life you are remembered for the time you did not bow.',
  11: 'Even among rebels you are the dissenter. Friends who can bear that are worth more than a large circle.',
  12: 'Your wildness lives behind a curtain, in dreams and solitude. Give it paper, music or a long night walk, and it will be an ally.',
};

const Fortune: SkyWords['othersInHouse']['Fortune'] = {
  1: 'The Part of Fortune, a point of ease in the chart, lies with you in person: things fall into place when you simply show up as you are.',
  2: 'Ease comes to you through what you own and can do well. Good soil, good tools and a patient hand are your luck.',
  3: 'Luck lives nearby for you: in a chat, a letter, a cousin, a short trip you almost cancelled.',
  4: 'Contentment waits at home. What you do for your house and your people returns to you with a blessing on it.',
  5: 'You thrive where there is play. Joy, children, games and romance bring you a natural good fortune.',
  6: 'Simple daily work agrees with you. A good routine and useful hands make you happier than you would have thought.',
  7: 'Another person brings you luck. Shared ventures flourish for you where solitary ones only go well.',
  8: 'Sharing and endings agree with you more than you would expect. What others leave or entrust does well in your care.',
  9: 'Happiness likes to meet you on the way: abroad, at a lecture, in a book that changes your mind.',
  10: 'You find satisfaction in a task the world can see. When you take responsibility, circumstances tend to cooperate.',
  11: 'Friends are where your ease lies. A circle that wishes you well carries you to places you would not have reached.',
  12: 'Quiet is your good fortune. What prospers for you does so away from the noise, in retreat, in study, in unseen kindness.',
};

export const othersInHouse: SkyWords['othersInHouse'] = { TrueNode, Chiron, MeanLilith, Fortune };
