import type { SpreadTexts } from '../../domain/reading/texts.ts';

export const spreads: SpreadTexts = {
  single: {
    title: 'One card',
    purpose: 'A single card for a single question: short, plain, enough for today.',
    positions: {
      answer: { name: 'The answer', meaning: 'What the cards say to your question, as plainly as one card can.' },
    },
  },
  daily: {
    title: 'Card of the day',
    purpose: 'One card to carry with you until evening.',
    positions: {
      today: { name: 'Today', meaning: 'What colours this day, and what to watch for in it.' },
    },
  },
  timeline: {
    title: 'Past, present, future',
    purpose: 'How a thing came about, where it stands, and where it tends.',
    positions: {
      past: { name: 'Past', meaning: 'What brought you here and still has an effect.' },
      present: { name: 'Present', meaning: 'Where the matter stands now.' },
      future: { name: 'Future', meaning: 'Where it tends if nothing else happens.' },
    },
  },
  triangle: {
    title: 'The holy triangle',
    purpose: 'Where it began, where it is, where it is going.',
    positions: {
      origin: { name: 'Origin', meaning: 'The root from which the matter grew.' },
      now: { name: 'Now', meaning: 'What it has become today.' },
      course: { name: 'Course', meaning: 'Where it is heading over the coming months.' },
    },
  },
  counsel: {
    title: 'Situation, action, result',
    purpose: 'For a thing you can do something about.',
    positions: {
      situation: { name: 'Situation', meaning: 'How things stand, without colouring.' },
      action: { name: 'Action', meaning: 'What lies in your hands.' },
      result: { name: 'Result', meaning: 'What comes of it when you act.' },
    },
  },
  bond: {
    title: 'You, the other, the bond',
    purpose: 'Two people and the thread between them, in three cards.',
    positions: {
      you: { name: 'You', meaning: 'How you stand in this bond.' },
      other: { name: 'The other', meaning: 'How the other appears in this bond; not what goes on in their head.' },
      between: { name: 'Between you', meaning: 'What joins you, or stands between you.' },
    },
  },
  twoPaths: {
    title: 'Two paths',
    purpose: 'Two ways laid side by side before you choose.',
    positions: {
      crossroads: { name: 'Crossroads', meaning: 'Where you stand, and what the choice is about.' },
      pathA: { name: 'First path', meaning: 'What the first way is like while you walk it.' },
      endA: { name: 'First end', meaning: 'Where the first way leads within six months.' },
      pathB: { name: 'Second path', meaning: 'What the second way is like while you walk it.' },
      endB: { name: 'Second end', meaning: 'Where the second way leads within six months.' },
    },
  },
  loversCross: {
    title: 'Lovers’ cross',
    purpose: 'You, the other, the hindrance, the help, and what joins you.',
    positions: {
      you: { name: 'You', meaning: 'What you bring into this bond.' },
      other: { name: 'The other', meaning: 'What the other brings, as far as it shows between you.' },
      bond: { name: 'The bond', meaning: 'What holds the two of you together at present.' },
      obstacle: { name: 'Hindrance', meaning: 'What gets in the way.' },
      help: { name: 'Help', meaning: 'What you can lean on, and what to do with it.' },
    },
  },
  fiveCross: {
    title: 'Five-card cross',
    purpose: 'A matter seen from its middle: before, ahead, root and best possible.',
    positions: {
      core: { name: 'Core', meaning: 'What the matter really turns on.' },
      before: { name: 'Behind', meaning: 'What is passing away.' },
      ahead: { name: 'Ahead', meaning: 'What is drawing near.' },
      root: { name: 'Root', meaning: 'What it stands on, seen or unseen.' },
      best: { name: 'Best possible', meaning: 'The most that can come of it.' },
    },
  },
  horseshoe: {
    title: 'Horseshoe',
    purpose: 'Seven cards in a bow, for a matter with many sides.',
    positions: {
      past: { name: 'Past', meaning: 'What still reaches in from before.' },
      present: { name: 'Present', meaning: 'Where you stand today.' },
      hidden: { name: 'Hidden', meaning: 'What works unseen.' },
      obstacle: { name: 'Obstacle', meaning: 'What has to be dealt with.' },
      around: { name: 'Around you', meaning: 'The people and moods about you.' },
      advice: { name: 'Advice', meaning: 'What would be wise to do.' },
      outcome: { name: 'Outcome', meaning: 'What is likely to come of it all.' },
    },
  },
  celticCross: {
    title: 'Celtic Cross',
    purpose: 'Ten cards, Waite’s order, for a question that deserves an evening.',
    positions: {
      heart: { name: 'What covers you', meaning: 'The air that surrounds the matter now.' },
      crossing: { name: 'What crosses you', meaning: 'What stands against it; this card is always read upright.' },
      crown: { name: 'What crowns you', meaning: 'What you aim at, the best that can be reached.' },
      base: { name: 'What is beneath', meaning: 'The ground on which the matter stands.' },
      behind: { name: 'What is behind', meaning: 'What is just passing.' },
      before: { name: 'What is before', meaning: 'What is coming next.' },
      self: { name: 'Yourself', meaning: 'How you stand towards it.' },
      house: { name: 'Your house', meaning: 'What the people and circumstances around you add.' },
      hopes: { name: 'Hopes and fears', meaning: 'What you hope and dread in it, often the same thing.' },
      outcome: { name: 'What will come', meaning: 'Where it leads when things go on as they do.' },
    },
  },
  exam: {
    title: 'Before the exam',
    purpose: 'Ground, method, block, support and likely result.',
    positions: {
      ground: { name: 'Ground', meaning: 'What you already have.' },
      method: { name: 'Method', meaning: 'How to go about it now.' },
      block: { name: 'Block', meaning: 'Where it sticks.' },
      support: { name: 'Support', meaning: 'What or who helps.' },
      result: { name: 'Result', meaning: 'What it tends to if you keep at it.' },
    },
  },
  career: {
    title: 'Where my work stands',
    purpose: 'Place, strength, strain, chance and next step.',
    positions: {
      place: { name: 'Place', meaning: 'Where you stand at work.' },
      strength: { name: 'Strength', meaning: 'What you do better than you think.' },
      strain: { name: 'Strain', meaning: 'What wears you down.' },
      chance: { name: 'Chance', meaning: 'What opens if you reach for it.' },
      step: { name: 'Next step', meaning: 'What to do next.' },
    },
  },
  purse: {
    title: 'The purse',
    purpose: 'Where money stands, comes from, leaks, and what habit rules it.',
    positions: {
      state: { name: 'State', meaning: 'How things stand with your money.' },
      inflow: { name: 'Inflow', meaning: 'Where it comes from, and could come from.' },
      leak: { name: 'Leak', meaning: 'Where it slips away.' },
      habit: { name: 'Habit', meaning: 'The habit that steers it all.' },
    },
  },
  mirror: {
    title: 'The mirror',
    purpose: 'What you show, what you hide, what you need, what you can give.',
    positions: {
      shown: { name: 'Shown', meaning: 'The side that others see.' },
      hidden: { name: 'Hidden', meaning: 'The side you keep to yourself.' },
      need: { name: 'Need', meaning: 'What you need and seldom ask for.' },
      gift: { name: 'Gift', meaning: 'What you can give without losing it.' },
    },
  },
};
