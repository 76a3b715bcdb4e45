import type { AboutWords } from './words.ts';

export const about: AboutWords = {
  title: 'About {name}',
  questions: [
    {
      question: 'What is {name}?',
      answer:
        'An app for tarot, Lenormand cards, star dice and birth charts. You bring the question and draw the cards with your own hand; {name} reads each of them in the place where it fell.',
    },
    {
      question: 'What does it cost?',
      answer:
        'Drawing and the self reading cost nothing: your phone puts that reading together from our own library. A reading written by a language model or by a person costs coins, and the price is on the screen before you agree to it.',
    },
    {
      question: 'Do I need an account?',
      answer:
        'Not to draw, to read or to look a card up. Log in when you want to buy a reading, take one of the quizzes, or find your birth charts again on another phone.',
    },
    {
      question: 'Does it work without a network?',
      answer:
        'Yes. After the first visit the app keeps itself on your phone, so the cards, their meanings and your readings are there on the train and on the plane. Logging in and paid readings need a connection.',
    },
    {
      question: 'Who sees what I ask?',
      answer:
        'Nobody, as long as you read for yourself: questions, draws and notes stay on your phone. A question you pay to have answered goes to whoever answers it, without your name. The privacy policy has the whole list.',
    },
    {
      question: 'Can cards tell the future?',
      answer:
        'No reading predicts anything with certainty. It gives you something to think with, and it does not replace a doctor, a lawyer or a financial adviser. We do not offer it to minors.',
    },
  ],
};
