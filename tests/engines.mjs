import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../server/prepare.mjs';

const app = join(root, 'dist', 'app');

/** The oldest browsers that run the whole app: iOS 16.0, Chrome 109 and Firefox 115. */
const FLOOR = 'iOS 16.0, Chrome 109, Firefox 115';

/**
 * What a browser of the floor does not know, as it is written in built scripts and styles; the build lowers syntax and
 * styles, never what is called. `unless`: a file that asks first whether it is there.
 */
const ABOVE = {
  '.js': [
    [
      'lookbehind',
      /[^'"`\w]\/(?:[^/\\\n]|\\.)*\(\?<[=!](?:[^/\\\n]|\\.)*\/[gimsuy]*[.,;)\]]|RegExp\((["'`])[^"'`]*\(\?<[=!]/,
    ],
    ['flag v of RegExp', /[^\w/]\/(?:[^/\\\n]|\\.)+\/[gimsy]*v[gimsy]*\.(?:test|exec)\(/],
    ['Array copies by method', /\.(?:toSorted|toReversed|toSpliced)\(/],
    ['URL.canParse, URL.parse', /\bURL\.(?:canParse|parse)\(/],
    ['groupBy', /\b(?:Object|Map)\.groupBy\(/],
    ['Array.fromAsync', /\bArray\.fromAsync\(/],
    ['Promise.withResolvers, Promise.try', /\bPromise\.(?:withResolvers|try)\(/],
    ['AbortSignal.any', /\bAbortSignal\.any\(/, /AbortSignal(?:\.any)?\s*(?:&&|\?\.|\|\|)|typeof AbortSignal/],
    ['methods of Set', /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/],
    ['well-formed strings', /\.(?:isWellFormed|toWellFormed)\(/],
    ['Intl.Segmenter', /\bIntl\.Segmenter\b/, /["'`]Segmenter["'`] ?in Intl/],
    [
      'OffscreenCanvas',
      /\bnew OffscreenCanvas\b/,
      /OffscreenCanvas["'`] ?in |typeof OffscreenCanvas|globalThis\.OffscreenCanvas/,
    ],
    [
      'requestIdleCallback',
      /(?<![.\w])requestIdleCallback\(/,
      /requestIdleCallback\s*(?::\s*\w+\s*)?\}\s*=\s*globalThis/,
    ],
    ['CompressionStream', /\bnew (?:De)?CompressionStream\b/, /["'`](?:De)?CompressionStream["'`] ?in /],
    ['URLPattern', /\bnew URLPattern\b/],
    ['cookieStore', /(?<![.\w])cookieStore\.(?:get|set|delete)\(/],
    [
      'view transitions',
      /\.startViewTransition\(/,
      /["'`]startViewTransition["'`] ?in |typeof \w+\.startViewTransition|try\{(?:var|let|const) \w+=\w+\.startViewTransition/,
    ],
    ['popover', /\.(?:showPopover|togglePopover)\(/],
    ['class static blocks', /\bstatic ?\{/],
    ['import.meta.resolve', /\bimport\.meta\.resolve\b/, /import\.meta\.resolve\?/],
    ['import attributes', /\bimport[^;'"]*["'][^"']+["'] ?with ?\{/],
    ['setHTML, Element.checkVisibility', /\.(?:setHTMLUnsafe|checkVisibility)\(/],
  ],
  '.css': [
    [':has()', /:has\(/, /@supports selector\(:has\(/],
    ['color-mix', /color-mix\(/],
    ['nesting', /\{[^{}]*&[^{}]*\{/],
    ['ranges in media queries', /@media[^{]*\(\s*(?:width|height)\s*[<>]/],
    ['@scope', /@scope\b/],
    ['light-dark()', /light-dark\(/],
    ['relative colours', /(?:rgb|hsl|oklch|lab|lch)\(from /],
  ],
};

/** Whether the built app keeps to what the oldest browsers know. Prints each file that does not. */
export function fitsOldBrowsers() {
  const found = [];
  for (const name of readdirSync(app, { recursive: true }))
    for (const ending of Object.keys(ABOVE)) {
      if (!name.endsWith(ending)) continue;
      const code = readFileSync(join(app, name), 'utf8');
      found.push(...aboveFloor(code, ending).map((what) => `OVER ${name}: ${what} is above ${FLOOR}`));
    }
  for (const line of found) console.log(line);
  if (found.length === 0) console.log(` ok  scripts and styles keep to ${FLOOR}`);
  return found.length === 0;
}

/** Names of what a script (`.js`) or a style (`.css`) uses that browsers of the floor do not know. */
export function aboveFloor(code, ending) {
  return ABOVE[ending].filter(([, uses, unless]) => uses.test(code) && !unless?.test(code)).map(([what]) => what);
}
