import type { DayWords } from './words.ts';

export const days: DayWords = {
  moonIn: {
    aries:
      'People answer before you have finished asking. Use it for the call you keep putting off, and leave the quarrel on the pavement.',
    taurus:
      'Nobody wants to be hurried. Cook properly, pay what is owed, and let your hands do something your head has been doing for days.',
    gemini:
      'Talk is cheap and plentiful, which for once is useful. Ring round, ask twice, write down the half-sentence you would otherwise lose.',
    cancer:
      'Home pulls harder than usual. Feed somebody, sort one drawer, and do not read too much into a tone of voice.',
    leo: 'Praise travels well now, in both directions. Say the kind thing out loud and let yourself be looked at for a minute.',
    virgo: 'Small repairs succeed. Pick the one thing that has annoyed you every morning this week and mend that.',
    libra:
      'It takes two to get anything done. Ask for the other view early, while there is still time to be persuaded by it.',
    scorpio: 'Half measures bore everyone. One honest conversation is worth more than an evening of hints.',
    sagittarius:
      'The room feels low. Walk further than you need to, or let a map, a book or a stranger take you somewhere.',
    capricorn: 'Things get finished by whoever stays. Choose the dullest item on the list and be rid of it by noon.',
    aquarius: 'The odd idea deserves a hearing. Spend time with the friend who never agrees with you.',
    pisces:
      'Edges blur, alarms are slept through and songs mean more than they should. Keep the evening soft and check the train times.',
  },
  phase: {
    new: 'The dark Moon is for wishing rather than showing: write the plan on paper and leave it in the drawer.',
    waxingCrescent: 'What you began is still small enough to be changed without anyone minding.',
    firstQuarter: 'The first obstacle turns up about now, and dealing with it is half the work.',
    waxingGibbous: 'It is nearly there; polish, ask for a second pair of eyes, hold back the announcement.',
    full: 'Everything is lit and slightly too loud, so decide tomorrow what you feel strongly today.',
    waningGibbous: 'This is the time to pass on what you have learnt, and to say thank you for it.',
    lastQuarter: 'Something has been carried long enough. Put it down before you pick up the next.',
    waningCrescent: 'Little is gained by pushing in these last days; sleep counts as progress.',
  },
};
