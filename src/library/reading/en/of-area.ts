import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

/** What a card of a suit, or a Major, says where it lies of love and of home, upright and reversed. */
export const ofArea: ReadingPhrases['ofArea'] = {
  love: {
    majors: [
      [
        'In matters of the heart this is one of the turns that get remembered.',
        'The feeling in it is larger than the occasion, and asks to be taken at its size.',
      ],
      [
        'The heart has met this lesson before and is putting it off.',
        'What happens here in love happens mostly on the inside, where nobody can see it yet.',
      ],
    ],
    wands: [
      [
        'Attraction does the talking, and patience has not been introduced.',
        'There is an appetite for closeness in it, or for the chase.',
      ],
      [
        'The spark is there and the week is too full for it.',
        'Somebody blows hot and cold, and the cold is often only tiredness.',
      ],
    ],
    cups: [
      [
        'Tenderness is at home here and does not need to be asked in.',
        'What is felt is felt for its own sake, with no list of conditions.',
      ],
      ['A feeling is being kept in the cupboard for better days.', 'There is more longing in it than asking.'],
    ],
    swords: [
      [
        'What has been said between people, or has not, counts for more here than what is felt.',
        'A head is busy with what a heart could settle in an evening.',
      ],
      ['An old sentence still hurts, and is answered without being mentioned.', 'Much is thought and little is asked.'],
    ],
    pentacles: [
      [
        'Affection shows in what is done: the lift, the meal, the message that you got home.',
        'It wants time and habit, and pays them back.',
      ],
      [
        'Practical cares have eaten the hours in which one is fond of people.',
        'Care is counted here, which makes it small.',
      ],
    ],
  },
  home: {
    majors: [
      [
        'In a family such a card marks the year from which people count.',
        'Something settled among you for years is up for a vote.',
      ],
      ['A family habit older than you is at work here.', 'At home it is known and not said.'],
    ],
    wands: [
      [
        'There is noise in the house, of the kind that means life.',
        'Somebody at home wants to begin something, and wants company for it.',
      ],
      ['Tempers at home are short because the days are long.', 'Everybody wants to steer and nobody wants to drive.'],
    ],
    cups: [
      [
        'At the table there is more fondness than is mentioned.',
        'Somebody looks after the mood at home, and it may be you.',
      ],
      [
        'A hurt in the family is being stepped around, like a chair that has always stood there.',
        'Somebody at home feels unseen and shows it by being difficult.',
      ],
    ],
    swords: [
      [
        'A plain word at home would shorten this by months.',
        'Opinions in the family are clear, and clearly different.',
      ],
      [
        'Things were said at home that everybody remembers differently.',
        'There is a truce under your roof, with the quarrel asleep in the next room.',
      ],
    ],
    pentacles: [
      [
        'Your people help with their hands, and say the rest over the washing-up.',
        'House, money and meals hold you together better than talks do.',
      ],
      [
        'Who pays and who does the work has never been settled fairly among you.',
        'The practical side of the family falls on too few shoulders.',
      ],
    ],
  },
};
