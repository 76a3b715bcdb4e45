/** What a face says; every shared head of a grown person can say all eight. */
export type Mood = 'calm' | 'glad' | 'sad' | 'fierce' | 'watchful' | 'wary' | 'afraid' | 'sly';
