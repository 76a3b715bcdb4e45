/** The commands that read the code: format and lint; then the types, project by project. */
export const LINT = [['npx', 'biome', 'check', '--error-on-warnings', '.']];
export const TYPES = ['tsconfig.pure.json', 'tsconfig.page.json', 'sw', 'tsconfig.server.json', '.'].map((project) => [
  'npx',
  'tsc',
  '-p',
  project,
]);
