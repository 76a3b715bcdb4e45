import { ASTERLY, type Brand } from '../domain/brand.ts';
import { FALLBACK_LANGUAGE, isLanguage } from '../domain/language.ts';

/** How the page of the app is dressed for a request; the server and the worker do it alike. */
export interface Dress {
  theme: string | undefined;
  /** How large everything is written; the ordinary size where it is none of them. */
  text: string | undefined;
  /** Only home starts from the paint of home; every other path starts from the bare ground. */
  path: string;
  brand: Brand;
  /** The files of the face of running text, where they are at hand: with them the page is written in it. */
  face?: Face | undefined;
}

export interface Face {
  style: string;
  font: string;
}

const HOME = /<!--home-->[\s\S]*<!--\/home-->/;

/**
 * The HTML of the app in the looks and the brand of a request; a theme or size of text that is none of ours changes
 * nothing.
 */
export function dressPage(html: string, { theme, text, path, brand, face }: Dress): string {
  const looks = [
    brand === ASTERLY ? '' : ` data-brand="${brand.id}"`,
    /^(dark|light)$/.test(theme ?? '') ? ` data-theme="${theme}"` : '',
    /^(small|large|largest)$/.test(text ?? '') ? ` data-text="${text}"` : '',
  ].join('');
  const dressed = inFace(inBrand(html, brand).replace(/<html lang="[\w-]+"/, `$&${looks}`), face);
  return path === '/' ? dressed : dressed.replace(HOME, '');
}

/** The page waits for both files, so that no word is written twice. */
function inFace(html: string, face: Face | undefined): string {
  if (!face) return html;
  const links =
    `<link rel="preload" href="${face.font}" as="font" type="font/woff2" crossorigin>` +
    `<link rel="stylesheet" href="${face.style}">`;
  return html.replace('</head>', `${links}$&`);
}

/** Pages are built for the first brand. Scripts and styles stay as they are: their hashes are in the page's policy. */
function inBrand(html: string, brand: Brand): string {
  if (brand === ASTERLY) return html;
  const said = /<html lang="([\w-]+)"/.exec(html)?.[1];
  const language = isLanguage(said) ? said : FALLBACK_LANGUAGE;
  return html
    .replace(/<title>[^<]*/, () => `<title>${brand.name[language]}`)
    .replace(/<(?:meta name="theme-color"|link rel="(?:icon|apple-touch-icon|manifest)")[^>]*>/g, (tag) =>
      tag
        .replace(`"${ASTERLY.ground.dark}"`, `"${brand.ground.dark}"`)
        .replace(`"${ASTERLY.ground.light}"`, `"${brand.ground.light}"`)
        .replace(`"${ASTERLY.icons}/`, `"${brand.icons}/`)
        .replace(`"${ASTERLY.manifest}"`, `"${brand.manifest}"`),
    )
    .replace(HOME, (home) => home.replaceAll(ASTERLY.name[language], brand.name[language]));
}
