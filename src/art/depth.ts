export type Layer = 'sky' | 'scene' | 'frame';

/** Outline of the window, ground, and where the picture begins; as `card` puts them together. */
const WINDOW =
  /<clipPath id="\w+w"><path d="([^"]+)"\/><\/clipPath><g clip-path="url\(#\w+w\)">(<path[^>]+>)(<g [^>]+>)/;
/** A graded ground at the back of the picture, with the level lines on it. */
const SKY = /^<linearGradient.*?<\/linearGradient><path[^>]+>(?:<path d="[^"]+" fill="#\w+"\/>)?/;

/**
 * A card taken apart into pictures that lie over one another, each as large as the card: its sky, the scene before it,
 * and the frame, through whose window both are seen. Sky and scene go on behind the frame, so that they may be moved.
 */
export function layersOf(svg: string): Record<Layer, string> {
  const [opening, outline, ground, group] = WINDOW.exec(svg) ?? [];
  if (!opening || !outline || !ground || !group) throw new Error('a card without a window');
  const start = svg.indexOf(opening);
  const end = svg.indexOf(`</g></g><path d="${outline}"`, start);
  const picture = svg.slice(start + opening.length, end);
  const back = SKY.exec(picture)?.[0] ?? '';
  const root = svg.slice(0, svg.indexOf('>') + 1);
  const stock = svg.slice(root.length, start).replace(/d="([^"]+)"/, `d="$1${outline}" fill-rule="evenodd"`);
  return {
    sky: `${root}${ground}${group}${back}</g></svg>`,
    scene: `${root}${group}${picture.slice(back.length)}</g></svg>`,
    frame: `${root}${stock}${svg.slice(end + '</g></g>'.length)}`,
  };
}
