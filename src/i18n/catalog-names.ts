/** Folders of `screens` that bring a catalog of their own; what the others say stands in the catalog `screens`. */
export const CATALOG_NAMES = [
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
  'quiz',
  'wallpaper',
] as const;

export type CatalogName = (typeof CATALOG_NAMES)[number];
