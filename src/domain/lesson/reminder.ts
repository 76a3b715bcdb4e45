/** The name under which the browser wakes the worker once a day. */
export const REMINDER = 'card-of-the-day';

/** What the worker says when it wakes; the page writes it in the person's language. */
export interface ReminderWords {
  title: string;
  text: string;
}
