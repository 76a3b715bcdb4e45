import type { LegalWords } from '../words.ts';

export const legal: LegalWords = {
  terms: {
    title: 'User agreement',
    sections: [
      {
        title: 'What this is',
        paragraphs: [
          'This app lets you draw cards, throw dice, cast birth charts and read about them. Readings composed on your phone are free. Readings written by a language model or by a person cost coins, and the price stands on the screen before you agree to it.',
          'A reading is meant for reflection. It predicts nothing with certainty and replaces no doctor, therapist, lawyer or financial adviser. What you do after reading is your own decision.',
        ],
      },
      {
        title: 'Who may use it',
        paragraphs: [
          'You must be of age where you live. We do not offer the service to minors and close accounts that turn out to belong to them; what such an account paid within the last 24 hours is given back.',
          'An account belongs to one person. Keep your phone and your mail safe: whoever receives your code can log in as you. You can end every session from your profile.',
        ],
      },
      {
        title: 'What you may ask',
        paragraphs: [
          'Questions about harming yourself or others get help lines instead of cards. Paid questions are checked for content that the law forbids; what does not pass is not sold.',
          'Do not use the app to harass anyone, to look into people who have not agreed to it, or to disturb the service itself.',
        ],
      },
      {
        title: 'Coins and payment',
        paragraphs: [
          'Coins are spent in this app only. They are no money, earn no interest and cannot be handed to others.',
          'A paid reading that fails, or that is not delivered within 24 hours, gives its coins back by itself. A payment made by mistake is refunded when you write within 24 hours and its coins are unspent. Support answers on weekdays, 10:00 to 19:00, China Standard Time.',
        ],
      },
      {
        title: 'Texts and pictures',
        paragraphs: [
          'The cards, texts and pictures are ours. You may keep and share your own readings and the pictures the app makes of them; you may not sell them or train a model on the library.',
          'What you write stays yours. We use it only to give you the reading you asked for.',
        ],
      },
      {
        title: 'Changes and end',
        paragraphs: [
          'When these terms change in a way that matters to you, the app says so before they count. You can delete your account at any time; coins left on it are lost then, and the app tells you how many.',
          'If a part of these terms does not hold in law, the rest does.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    sections: [
      {
        title: 'In one paragraph',
        paragraphs: [
          'Most of what you do stays on your phone. The server knows what it must: how you log in, what you paid for, and the questions you chose to send. There is no advertising, no tracking by third parties, and nothing is sold.',
        ],
      },
      {
        title: 'What stays on your phone',
        paragraphs: [
          'Your draws, notes, journal, dreams, lessons, layouts, settings and everything read offline are kept in the storage of your browser. Clearing the browser’s data deletes them. The journal can be exported as a file. If you switch on its encrypted copy, it also lies on our server, sealed on your phone so that we cannot read it, until you delete the copy or your account.',
          'The phone’s motion sensor is used only while you shake dice, and only if you allow it. Your position is never asked for.',
        ],
      },
      {
        title: 'What the server keeps',
        paragraphs: [
          'Your account: a user number, a name, and the phone number, e-mail address or account elsewhere with which you log in. Your sessions: when they began, when they were last used and the browser’s name for itself. A random cookie that tells one phone from another, kept as a hash, so that codes cannot be guessed and invitations not be cheated. Passkeys, where you add some: their public halves, a name and dates; finger and face never leave your device.',
          'Your orders and coins, kept as the law on bookkeeping requires. For each paid reading: the question, the cards, and the text that was written.',
          'The births you keep in your account: name, date, time and place. They follow you to your next phone. Delete a chart and it is deleted on the server too.',
          'If you ask to be reminded on a phone: where its browser’s push service can be reached, the hour and what for, until you stop it. The push service sees when it is rung, and cannot read what is sent.',
        ],
      },
      {
        title: 'Who else sees something',
        paragraphs: [
          'The senders of codes see your number or address. The payment company sees the payment. Where a language model writes, its operator receives the question and the cards, chart positions or dream, without name, number, birth date or place. Where a person reads, that person sees the same. A moderation service may be asked whether a paid question is allowed.',
          'Which of these services this server uses stands on the page “Services and components”.',
        ],
      },
      {
        title: 'How long',
        paragraphs: [
          'Codes live ten minutes. Sessions end after 30 days without use. Readings stay until you delete your account. After a deletion there are 14 days in which you can change your mind; then the account, its births and its readings are erased. Entries of the ledger stay without your name for as long as the law demands.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You can read everything that is kept about you, take it with you as one file, correct it and have it deleted: all of it in the app, under Profile. For anything else write to the address on the page About.',
        ],
      },
    ],
  },
  sdk: {
    title: 'Services and components',
    sections: [
      {
        title: 'Why this page exists',
        paragraphs: [
          'Here stands everything from other houses that this program really loads or talks to. The list of components is made when the program is built, from what is in it; the list of services comes from the server you are using.',
        ],
      },
    ],
  },
  member: {
    title: 'Membership agreement',
    sections: [
      {
        title: 'What you get',
        paragraphs: [
          'A membership gives a number of AI readings a day without coins, for the spreads named on the membership page, as long as it lasts. What is not used on a day is not carried over. Readings by a person are not part of it.',
          'Everything read during a membership stays yours when it ends.',
        ],
      },
      {
        title: 'How long it lasts',
        paragraphs: [
          'A period begins when the payment has arrived, or when the period before it ends: periods follow one another and none is lost. The free day can be taken once for every account and ends by itself.',
        ],
      },
      {
        title: 'Price and refund',
        paragraphs: [
          'The price is the one on the screen when you pay. Within 24 hours of paying, and if no reading was covered by it yet, a membership is taken back in full. If the service is down for more than a day, the days are added.',
        ],
      },
      {
        title: 'End',
        paragraphs: [
          'A membership ends by itself. Nothing is renewed unless you have made the renewal agreement. If we end the service, the days not used are paid back in proportion.',
        ],
      },
    ],
  },
  renewal: {
    title: 'Renewal agreement',
    sections: [
      {
        title: 'What you agree to',
        paragraphs: [
          'You choose a membership to be bought again from your balance when the present one is about to end. Only coins that are already on your balance are used: no card and no payment account is charged.',
          'Which membership, for how many coins and on which day stands on the membership page as long as the agreement holds.',
        ],
      },
      {
        title: 'When it happens',
        paragraphs: [
          'The renewal is made within the last day of the period. If there are too few coins, nothing is taken, the agreement ends and the membership runs out.',
          'If the price rises, the agreement ends and you are asked again.',
        ],
      },
      {
        title: 'How to end it',
        paragraphs: [
          'One tap on the membership page ends it at once, at any time before the renewal. A renewal of the last 24 hours of which nothing was used is taken back when you write to support.',
        ],
      },
    ],
  },
};
