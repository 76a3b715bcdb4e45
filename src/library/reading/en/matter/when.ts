import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const when: MatterWords['when'] = {
  love: {
    soon: [
      'Soon, by the pace of the cards: think in weeks, and in an ordinary one at that.',
      'Before the season has turned, most likely, and rather suddenly for something so long awaited.',
      'It is close. The next few weeks are the time to have your eyes open and your evenings not too full.',
    ],
    condition: [
      'When something between two people has been said plainly, and hardly before; the clock starts at that sentence.',
      'As soon as the old story has stopped being told in the present tense. Until then the calendar has little to do with it.',
      'Once waiting has stopped being what you do all day. It sounds unfair, and it is what the cards make the timing hang on.',
    ],
    far: [
      'Not within the six months that a reading can see. Beyond that the cards fall silent, which is no refusal.',
      'Later than this reading reaches. Make the half-year ahead worth having for its own sake.',
      'There is no sign of it in the coming half-year, and it would be unkind to set you watching for so long.',
    ],
  },
  work: {
    soon: [
      'Quickly, as these things go: a few weeks, and the first sign may be an unremarkable email.',
      'While this season lasts. Have the papers in order, for there will not be much notice.',
      'The wheels are already turning, so count in weeks rather than in months.',
    ],
    condition: [
      'Once a certain person has made up their mind about something else, to which this is tied.',
      'When a piece of unfinished work is off the bench. The cards set that before everything.',
      'It depends on the asking. Left to itself it has no date, and asked for it has one fairly soon.',
    ],
    far: [
      'Outside the half-year that a reading covers. Plan without it, and be pleasantly wrong.',
      'Slower than you would like: nothing in these six months, though what is learned in them will count.',
      'Beyond the edge of this draw, which is six months at most. Something smaller may come in between and be worth taking.',
    ],
  },
  money: {
    soon: [
      'Within weeks, in a smaller portion first.',
      'Before the next season’s bills, or close to them, if a polite reminder goes out.',
      'Fairly soon. The movement has begun where you cannot see it yet, with paperwork.',
    ],
    condition: [
      'When it has been put in writing, with a figure. As long as it is only understood, it waits.',
      'After one outgoing that has run on by itself has been stopped; then the sums begin to move.',
      'As soon as two parties mean the same price, or the same promise. At present they do not.',
    ],
    far: [
      'Not in the six months the cards can speak for. Keep the household on the safe side of that.',
      'It takes longer than a reading reaches. Small regular steps are what the half-year is good for.',
      'The half-year passes without it, as far as can be seen, so let no plan lean on it.',
    ],
  },
  study: {
    soon: [
      'Soon: some weeks of regular work, and it comes with a click that you will remember.',
      'Within the term, or what would be a term. The ground for it has been laid already.',
      'Nearer than it feels, since progress is always noticed last by the one who makes it.',
    ],
    condition: [
      'When the part that is always skipped has been done properly. Everything else is ready for it.',
      'As soon as somebody else is allowed to look at the work and say what is wrong.',
      'Once sleep and hours have a shape again; learning keeps that kind of time and no other.',
    ],
    far: [
      'Not within this half-year, and nothing is lost by that. What grows slowly in this field stays.',
      'It needs a longer road than six months. Choose the next milestone and leave the last one in peace.',
      'Later than this draw can see, for it ends at six months. A second run at it is in the tone of the cards.',
    ],
  },
  home: {
    soon: [
      'In a matter of weeks, possibly at a table with food on it.',
      'Before this season is out. Somebody gives way by an inch, and the rest follows the inch.',
      'Soon, and quite casually. It may have begun by the time it gets mentioned.',
    ],
    condition: [
      'Once the person who always smooths things over has stopped, and that may be you.',
      'When one practical matter has been settled, a key, a sum, a room. Until then feelings go round in circles.',
      'As soon as somebody says the ordinary thing, “come over” or “let’s go”, without making it an event.',
    ],
    far: [
      'The coming half-year does not bring it yet. Old walls dry slowly.',
      'Beyond what six months of cards can show. Keep a place free for it and go on with your life meanwhile.',
      'It takes its time, more of it than this reading covers, and pressing will not shorten it.',
    ],
  },
  self: {
    soon: [
      'Sooner than a tired person would believe; within weeks you notice it by something you no longer do.',
      'With the change of the season, roughly, and at first only in the mornings.',
      'It has started. You will be able to say so before long.',
    ],
    condition: [
      'When you have slept enough, and told somebody how it really is. In that order, if you like.',
      'Once you stop measuring each day. It comes when it is not being inspected.',
      'As soon as one thing you carry for others has been handed back.',
    ],
    far: [
      'It is slow, and outlasts the six months a reading can speak of; good days come earlier, and they count.',
      'Hardly within this half-year as a whole. Let somebody share the waiting with you.',
      'Farther off than the draw can see. There are stations on the way, and the first of them is near.',
    ],
  },
  open: {
    soon: [
      'Soon, as cards measure it: weeks, and few of them.',
      'It is nearly there. Look for it in the least dramatic corner of the coming weeks.',
      'Within the season, and rather towards its beginning.',
    ],
    condition: [
      'When something else has made room for it; you can probably say what.',
      'It waits for a step more than for a date, and the step is partly yours.',
      'Once the right person has been asked, and has had time to look.',
    ],
    far: [
      'Not in the half-year that cards can look across. Ask again when the season is a different one.',
      'The draw does not reach so far, and its silence after six months means neither yes nor no.',
      'Later, and how much later is more than a reading may say, since it ends at six months.',
    ],
  },
};
