import type { SkyWords } from '../../words.ts';

export const slow = {
  'Jupiter+Saturn': {
    union:
      'Hope and caution were born as twins in you, in a year when they met. You dream with a budget and build with a horizon. Timing is your gift: you know when to wait and when to enlarge.',
    ease: 'You expand at a pace that holds. Optimism gets checked, prudence gets encouraged, and people entrust you with things that are supposed to last. Few quarrel less with time than you do.',
    strain:
      'One foot wants to leap, the other asks about insurance. You swing between too much and too little faith, in yourself as well. In the long run this argument makes you an excellent judge of what is possible.',
  },
  'Jupiter+Uranus': {
    union:
      'A lucky spark goes with you. You see openings that others call crazy, change direction in a second, and have faith in the new. Now and again it strikes gold. Keep the receipt for the rest.',
    ease: 'Freedom and good fortune know each other well in your chart. Odd acquaintances bring chances, learning goes by leaps, and you take novelty as a friend. Pass the tip on; it multiplies.',
    strain:
      'You promise yourself paradise from every departure. Restless for meaning, you leave the course before the diploma. Some of your gambles were strokes of genius. Count them honestly, and the next will be better chosen.',
  },
  'Jupiter+Neptune': {
    union:
      'Your faith has no ceiling. You hope for everyone, imagine lavishly, give to whoever asks, and something in people opens up at it. A sober friend at the door of your generosity is no betrayal.',
    ease: 'Kindness and vision come together gently in you. Art, belief and charity mean much, and help arrives as though by agreement. Give the ideal an address, so that someone can come and find it.',
    strain:
      'You believe too readily, in a guru, in a bargain, in your own good intentions. Reality sends the bill in instalments. What survives your disappointments is a hope that has its eyes open.',
  },
  'Jupiter+Pluto': {
    union:
      'You think big and go deep. Influence, knowledge and means can grow greatly in your hands, and you would like to change more than a detail. Keep one critic at your table whom you cannot fire.',
    ease: 'Confidence rests on strong foundations here. You recognise hidden resources, in people too, and help them to come up. A conviction of yours can quietly move a whole organisation.',
    strain:
      'Wanting too much, and being right about it as well, is a heady mixture. You clash over beliefs or overplay a good hand. Success stays with you when others may win alongside.',
  },
  'Saturn+Uranus': {
    union:
      'The old and the new live under one roof in you. You respect structure and long to blow it up, and so become a reformer who knows where the pipes run. Tension is your building material.',
    ease: 'You renew things without breaking them. Discipline gives your originality a frame, you get along with both the founders and the young, and changes you introduce are still there after ten years.',
    strain:
      'Security and freedom accuse each other in you. You endure too long, then leave overnight. Smaller liberties, taken in time, would spare you the big explosion and everyone else the plaster dust.',
  },
  'Saturn+Neptune': {
    union:
      'A dreamer and an accountant share your desk. You want ideals that hold water, and feel the gap between what is and what ought to be. Patient work at one modest vision is what reconciles them.',
    ease: 'You can give a dream its form. Sympathy gets timetables, inspiration gets practice, and you serve something larger without losing your footing. Those who only dream and those who only count both learn from you.',
    strain:
      'Vague worries take up room: something may dissolve, something was your fault. You doubt your hopes and feel guilty about your limits. Named and written down, most of these fears turn out to be smaller than a hand.',
  },
  'Saturn+Pluto': {
    union:
      'You were born in hard, purposeful times and carry some of that metal. Hardship makes you concentrate. You can rebuild from rubble, slowly and for good. Mercy towards yourself should be part of the plan.',
    ease: 'Endurance goes down to the roots in you. You deal soberly with power, stick to unpopular tasks, and bring things through that others have given up. People feel that you cannot be bought.',
    strain:
      'Resistance that did not give way has taught you a lot. You may grip, refuse help, expect the worst and prepare for it alone. The strength is yours already; the next step is to unclench one hand.',
  },
  'Uranus+Neptune': {
    union:
      'Those born in your years share a new mixture of invention and dream. You take for granted what earlier people called utopia, and sense trends like a change of air. One worked-out idea grounds it all.',
    ease: 'Your generation imagines freely and finds means for it. In you that appears as an intuition which makes leaps, and a tolerance that surprises your elders. Use both for something with a doorbell.',
    strain:
      'Around you, ideals and upheavals did not match, and people your age grew wary of slogans. You may lurch between faith and rebellion. Trust what you have tried out yourself, for a month at least.',
  },
  'Uranus+Pluto': {
    union:
      'Your contemporaries came in with a revolution in their luggage. Deep down you do not believe that things must stay as they are, and at decisive points you act accordingly. Spare what deserves to live.',
    ease: 'Change on a large scale feels natural to people your age. You adapt to breaks in the road, and sometimes help to bring about reforms that go to the root without any noise.',
    strain:
      'You were born while the old and the new collided. Pressure builds up in you before great changes, and then a good deal gives at once. Let off steam in small acts of honesty along the way.',
  },
  'Neptune+Pluto': {
    union:
      'This rare meeting belongs to a whole age that saw its certainties dissolve and others rise from the deep. What you share of it is a sense for hidden currents; it likes an everyday use.',
    ease: 'Nearly everyone alive has these two in harmony. With it comes a quiet trust that endings and dreams belong together. On a dark evening you can lean on that; millions do so with you.',
    strain:
      'Between the ideals and the powers of your time there was friction, and you feel its tremor in crowds and in art. Your private answer counts: to stay gentle, and not let anyone lull you.',
  },
} satisfies SkyWords['aspects'];
