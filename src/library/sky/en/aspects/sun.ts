import type { SkyWords } from '../../words.ts';

export const sun = {
  'Sun+Moon': {
    union:
      'Born near a new moon, you want and need the same thing at the same time. That makes you whole and single-minded, and a little blind to moods unlike yours. Somebody with a different rhythm is good for you.',
    ease: 'What you want and what you need get along. You can rest without guilt, act without betraying your heart, and others feel an unforced balance in you. Only the spur is missing; set yourself an occasional hard goal.',
    strain:
      'Your will pulls one way and your heart another, perhaps as your parents did. Half of you wants out while half wants home. Living with both makes you deep and inventive; give each its days of the week.',
  },
  'Sun+Mercury': {
    union:
      'You are what you think, and you say it. Mind and will move as one, which makes you clear and convincing. Hearing an opinion on yourself from outside is harder, so ask for it on purpose.',
    ease: 'Thinking comes to the aid of your plans. You find the right words for what you want, take in advice without losing your line, and can change a detail while keeping the purpose.',
    strain:
      'Head and pride rub against each other. You talk yourself out of something you want, or defend a sentence merely because it was yours. Sleep on it, and the two of them usually come to terms.',
  },
  'Sun+Venus': {
    union:
      'Likeability is built into you. You want to please and to be surrounded by what is pleasant, and you have taste in doing it. Being admired is agreeable; being known is what you are really after.',
    ease: 'Charm costs you no effort. You make others feel welcome, have a sure eye, and find that sympathy opens doors. When something is worth an argument, do not let the good mood talk you out of it.',
    strain:
      'Wanting to be liked and wanting your way do not always fit in one evening. You overdress, overspend or give in, and regret it later. Your value was never up for a vote.',
  },
  'Sun+Mars': {
    union:
      'Engine and steering wheel are one in you. You are brave, hot-blooded, quick to act and glad of a contest. So much fire needs a daily outlet, or it will find one at breakfast.',
    ease: 'You can do what you set out to do. Energy follows your will without much friction, you compete fairly, and others take courage from your example. Help comes naturally to you; make sure they asked.',
    strain:
      'You feel opposed quickly, and often answer before there was an attack. Effort, anger and ambition run high. Sport, craft or a hard aim turns the same heat into achievements that people respect.',
  },
  'Sun+Jupiter': {
    union:
      'Largeness is your habit. You think well of yourself and others, aim high, and good chances seem to smell it on you. Promise a third less than you feel like promising, and you will be loved for it.',
    ease: 'Confidence came with the package. Teachers, bosses and strangers tend to wish you well, and you pass it on. Things go so smoothly that a gift may stay half used; pick one and work it.',
    strain:
      'Your plans are always one size bigger than the day. You overreach, overbook, overstate, and your good faith gets you out of most of it. A friend with a pencil is worth a fortune.',
  },
  'Sun+Saturn': {
    union:
      'You took life seriously early. Duty and self stand so close that rest feels like theft, and praise seems to be meant for someone else. With the years you gain an authority nobody can give or take.',
    ease: 'Patience supports your will. You can wait, plan, keep your word, and get on with older people and with rules. Success is gradual and stays. Nobody would mind if you also enjoyed it.',
    strain:
      'An inner critic reviews everything you undertake. You expect refusal, work twice as hard, and find authority difficult until you carry some yourself. What you build against this resistance is real, and you know it.',
  },
  'Sun+Uranus': {
    union:
      'You cannot be anybody else, and soon gave up trying. Freedom is a bodily need, surprises suit you, and you wake up sleepy rooms. Long obligations itch. Choose a few that you renew of your own free will.',
    ease: 'Change agrees with you. You are independent without making a fuss about it, take up new things early, and let others be as odd as they like. Your originality grows once you finish what it starts.',
    strain:
      'Just when everything runs, you pull the plug. Rules provoke you, and so does being taken for granted. Half of these upheavals were necessary. It pays to ask, beforehand, which half this one belongs to.',
  },
  'Sun+Neptune': {
    union:
      'Your outline is drawn in watercolour. You feel with everyone, imagine yourself in many lives, and inspire people without knowing how. Who you are when nobody needs you is a question for quiet mornings.',
    ease: 'Imagination feeds your sense of self. You lead by sympathy, sense what a moment wants, and have a way with sound, image or mood. Give the gift a form, and others can have some of it.',
    strain:
      'You doubt who you are, or you play a role so well that you believe it. Disappointments come from having looked through mist. Seen plainly, your sensitivity is a talent that needs a frame.',
  },
  'Sun+Pluto': {
    union:
      'Somewhere in you sits a will that does not give up. You have been through changes that would have finished others off, and people feel this strength. Share control now and then; yours is in no danger.',
    ease: 'You have reserves and know where they lie. In a crisis you become calm, see what matters and help others through. Influence comes to you quietly. Aim it at something you would be proud of.',
    strain:
      'Power is a sore point. You meet people who want to rule you, or notice that you want to rule them. Behind it there may be a time when you had no say. Facing that openly gives you a strength which needs no opponent.',
  },
} satisfies SkyWords['aspects'];
