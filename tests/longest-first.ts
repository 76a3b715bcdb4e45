import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first, as `npm test` has measured them: begun late they would end alone. */
const LONGEST = [
  'server/fuzz',
  'server/money-history',
  'server/embedded',
  'server/kill',
  'server/start',
  'journeys/screens',
  'journeys/offline',
  'journeys/update',
  'journeys/evict',
  'journeys/iphone',
  'journeys/money',
  'journeys/trust',
  'journeys/stream',
  'journeys/copy',
  'journeys/astrolabe',
  'journeys/place-map',
  'journeys/facebook',
  'journeys/first-tap',
  'journeys/firefox',
  'journeys/webkit',
  'journeys/map/paint',
  'journeys/settings',
  'journeys/outbox-waiting',
  'journeys/lenormand',
  'journeys/hosts',
  'journeys/map/layer',
  'journeys/outbox',
  'journeys/tarot-tables',
  'journeys/dead-ends',
  'journeys/walk',
  'journeys/guards',
];

/** The order of the files: the longest first, then as Vitest has it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
  return at < 0 ? LONGEST.length : at;
}
