/** Header that the worker puts on a kept answer which it gives because the server could not be reached. */
export const KEPT_ANSWER_HEADER = 'X-Kept-Answer';
