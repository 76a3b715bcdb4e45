/** Folders of `screens` that bring a catalog of their own; what the others say stands in the catalog `screens`. */
export const ROOMS = [
  'article',
  'astrolabe',
  'consultant',
  'desk',
  'dice',
  'dream',
  'journal',
  'layouts',
  'legal',
  'lenormand',
  'lessons',
  'money',
  'settings',
  'share',
  'test',
  'wallpaper',
] as const;

export type Room = (typeof ROOMS)[number];
