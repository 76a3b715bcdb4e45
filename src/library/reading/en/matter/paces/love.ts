import type { PaceWords } from '../../../../../domain/reading/matter-words.ts';

/** When matters of love come about. */
export const paces: PaceWords = {
  feelings: {
    soon: [
      'Within weeks, by the look of it, and in passing: {who} may let something slip that saves you the asking.',
      'You should be able to tell before the season is out, since what {who} feel{s} is already having trouble keeping still.',
    ],
    condition: [
      'Once {who} {has} been with you a few times with nothing hanging on it; feelings under inspection stay indoors.',
      'After one plain question, or one unguarded evening. Time by itself is bringing it no nearer.',
    ],
    far: [
      'Not in the half-year that can be seen from here. What {who} feel{s} is slow or busy elsewhere, and your own heart need not idle meanwhile.',
      'A clear sign from {whom}, if one comes, is more than six months off; give the months to people who are easy to read.',
    ],
  },
  contact: {
    soon: [
      'A few weeks at the outside, and probably on the strength of some flimsy excuse.',
      'Before the season turns, quite likely on a day when {who} {has} news of some kind and you have stopped listening for it.',
    ],
    condition: [
      'When {who} can get in touch without having to explain the silence; a birthday or a harmless greeting would do for that.',
      'After whatever keeps {whom} quiet, work or pride or other people’s troubles, has been dealt with. The wish stands behind it in the queue.',
    ],
    far: [
      'Nothing shows within six months. Keep the number if you like, and take the evenings back.',
      'Later than a reading sees, or by some other road than the telephone. Arrange your days as if none were coming.',
    ],
  },
  reconcile: {
    soon: [
      'A first real conversation with {whom} could come within weeks; anything like coming home would start there and take longer.',
      'Still in this season, at the pace that shows here, though nobody is likely to use the word “back” to begin with.',
    ],
    condition: [
      'When the old reason has been gone through once without either of you winning.',
      'Once you and {who} can each manage alone, and the wish to return has stopped being a kind of hunger.',
    ],
    far: [
      'Not in the six months ahead. A thing has to be over before it can begin again, and this is not quite over.',
      'The half-year belongs to your life without {whom}; what may lie behind it is neither promised nor refused.',
    ],
  },
  meet: {
    soon: [
      'Within the season, and on some errand sooner than on a date.',
      'The chances thicken in the coming weeks, and one of them may be standing in a kitchen talking to your friend.',
    ],
    condition: [
      'When there is an evening in the week that is still free, and you no longer search every crowd for a face from before.',
      'After word has gone round that you would like to meet somebody. It looks like coming through an acquaintance, and they need telling.',
    ],
    far: [
      'It does not show in the coming six months, a good length of time for friends, work and a bed all to yourself.',
      'The right stranger is further away than half a year. Please do not keep the good china for then.',
    ],
  },
  confess: {
    soon: [
      'In the coming weeks, on the first occasion that has no audience.',
      'This season is kind to it: {who} {is} within earshot, and your nerve is best while it is fresh.',
    ],
    condition: [
      'Once you have spent a perfectly ordinary afternoon with {whom} and have both been sorry to see it end.',
      'When {who} {is} free to hear it, with no other entanglement, no deadline and no mourning in the way.',
    ],
    far: [
      'The hour is not in the next half-year, as far as can be seen. Keeping company with {whom} needs no declaration.',
      'Leave it for longer than this reading reaches; what is meant in earnest will keep, and may learn to speak better.',
    ],
  },
  bond: {
    soon: [
      'A few weeks and you know better where you stand, thanks to something practical that has to be arranged.',
      'While this season lasts it should take a step, one small enough for anybody but you and {who} to miss.',
    ],
    condition: [
      'As soon as the subject that always gets changed has been allowed to stay for one whole evening.',
      'When you and {who} have had some days together without work, relatives or screens; it cannot be done in instalments.',
    ],
    far: [
      'It stays much as it is for the half-year. Whether that is enough you may ask without waiting for the end of it.',
      'Ties like yours with {whom} ripen late, beyond the six months in view. Judge it by whether the meantime is any good.',
    ],
  },
  commit: {
    soon: [
      'The talk is weeks away, and the date follows from it with less fuss than you fear.',
      'Within this season an occasion is likely on which {who} could say yes and be glad of it.',
    ],
    condition: [
      'When the matter of where to live, and on what, has an answer that you can both repeat in your sleep.',
      'After {who} {has} come to terms with an older tie, be it a family, a former love or a way of living.',
    ],
    far: [
      'Not in these six months. A promise that is still wet should not be leaned on.',
      'It takes a longer run-up than a reading can oversee. Within the half-year it is fair to ask {whom} where it is heading.',
    ],
  },
  loyalty: {
    soon: [
      'It should come clear within weeks, by something said across a table sooner than by anything you could find.',
      'Before the season is over there is room for an honest hour with {whom}; bring a rested head to it.',
    ],
    condition: [
      'Once the question has been put openly, and {who} {has} had the chance to answer it without an audience.',
      'When you could believe the good answer as well. Until then even a true one would bounce off.',
    ],
    far: [
      'Full certainty is not coming within six months, and from a draw it never would. You may settle how to live before all is known.',
      'Mending trust with {whom} outlasts the half-year, by the look of it. Rest from watching can be had much sooner.',
    ],
  },
  leave: {
    soon: [
      'It is weeks rather than months to a decision, and most probably a quiet one.',
      'The hardest part of letting go falls in this season, and towards its end {who} should be taking up less of your day.',
    ],
    condition: [
      'When the rooms, the money and the shared phone contract have been untangled, for hearts like to follow the furniture.',
      'Once the last thing is said that you would be sorry never to have said to {whom}.',
    ],
    far: [
      'It is not finished within the half-year, in either direction, and one can live quite decently in the unfinished.',
      'Letting go of {whom} takes longer than six months here, and there is no prize for speed; whole free days come a good deal earlier.',
    ],
  },
  over: {
    soon: [
      'The first light day is only weeks off, and it will take you by surprise in a queue somewhere.',
      'Before the season turns you should be sleeping through, and laughing at something without checking first.',
    ],
    condition: [
      'When you stop looking for news of {whom}, the rest can start to catch up.',
      'Once the last practical thread has been cut and the first anniversary lies behind you.',
    ],
    far: [
      'Six months will not see the end of it, though they will see a good half. There is no late in this.',
      'It keeps you longer than half a year, more gently from month to month, and nobody’s timetable applies.',
    ],
  },
  baby: {
    soon: [
      'The cards see movement in the coming weeks, in a talk or a decision; a child keeps to its own calendar.',
      'A step towards it may fall within this season, though no draw can tell a birthday.',
    ],
    condition: [
      'When it can be spoken of without bracing, and the wish is no longer measured against the month.',
      'After a question of work, room or trust has been settled, which is where the wish is waiting.',
    ],
    far: [
      'Nothing points to the next six months, and that says nothing about the time beyond. Be good to yourself until then.',
      'It may take longer than the half-year a reading covers; let other good things count in the meantime.',
    ],
  },
  taken: {
    soon: [
      'If it is to be said at all, it is said within weeks; the move itself takes longer than the sentence.',
      'This season brings an answer, and you may have to ask for it.',
    ],
    condition: [
      'When the practical things have been looked at, a home, money and perhaps children, and not a day before.',
      'Once you have named a date of your own and kept to it.',
    ],
    far: [
      'Not within the half-year, as things lie. Decide what those months are to be for you, whatever {who} decide{s}.',
      'More than six months off, if it comes; nobody should ask you to hold your breath for so long.',
    ],
  },
};
