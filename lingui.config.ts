import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Two catalogs: what the shell and home say comes with the first load, what the other screens say comes with them. */
const FIRST = [
  'src/*.{ts,tsx}',
  'src/ui/shell/**/*.{ts,tsx}',
  'src/screens/home/**/*.{ts,tsx}',
  'src/screens/shell/**/*.{ts,tsx}',
  'src/actions/update.ts',
  'src/i18n/*.ts',
];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN', 'zh-TW'],
  catalogs: [
    { path: '<rootDir>/src/i18n/shell/{locale}', include: FIRST.map((glob) => `<rootDir>/${glob}`) },
    {
      path: '<rootDir>/src/i18n/screens/{locale}',
      include: [
        '<rootDir>/src/screens/**/*.{ts,tsx}',
        '<rootDir>/src/ui/**/*.{ts,tsx}',
        '<rootDir>/src/actions/**/*.ts',
      ],
      exclude: [
        '<rootDir>/src/screens/home/**',
        '<rootDir>/src/screens/shell/**',
        '<rootDir>/src/ui/shell/**',
        '<rootDir>/src/actions/update.ts',
      ],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
