import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { FALLBACK_LANGUAGE, LANGUAGES } from './src/domain/language.ts';
import { CATALOG_NAMES } from './src/domain/paths.ts';

/** What the shell and home say comes with the first load. */
const FIRST = [
  'src/*.{ts,tsx}',
  'src/ui/shell/**/*.{ts,tsx}',
  'src/screens/home/**/*.{ts,tsx}',
  'src/screens/shell/**/*.{ts,tsx}',
  'src/actions/app/update.ts',
  'src/i18n/*.ts',
];
const within = (globs: readonly string[]) => globs.map((glob) => `<rootDir>/${glob}`);

export default defineConfig({
  sourceLocale: FALLBACK_LANGUAGE,
  locales: [...LANGUAGES],
  catalogs: [
    { path: '<rootDir>/src/i18n/shell/{locale}', include: within(FIRST) },
    {
      path: '<rootDir>/src/i18n/screens/{locale}',
      include: within(['src/screens/**/*.{ts,tsx}', 'src/ui/**/*.{ts,tsx}', 'src/actions/**/*.ts']),
      exclude: within([
        'src/screens/home/**',
        'src/screens/shell/**',
        'src/ui/shell/**',
        'src/actions/app/update.ts',
        ...CATALOG_NAMES.map((name) => `src/screens/${name}/**`),
      ]),
    },
    ...CATALOG_NAMES.map((name) => ({
      path: `<rootDir>/src/i18n/${name}/{locale}`,
      include: within([`src/screens/${name}/**/*.{ts,tsx}`]),
    })),
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
