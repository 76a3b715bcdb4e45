// Preview pictures: how long the thread of the server takes for one, and what they weigh. Every card and essay in each
// language, a third of them with the brands by turns; `--all` paints every page in every language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from '../../server/prepare.mjs';

const app = join(root, 'dist', 'app');
const BRANDS = { asterly: 'Asterly', moonpalace: 'Moon Palace' };
const wanted = process.argv.includes('--all') ? /./ : /\/(tarot|lenormand|essays)\//;
const orders = ['en', 'zh-CN', 'zh-TW'].flatMap((language) => {
  const { pages } = JSON.parse(readFileSync(join(app, 'painted', `${language}.json`), 'utf8'));
  return Object.entries(pages)
    .filter(([address, { preview }]) => preview && wanted.test(address))
    .map(([address, { name, preview }], place) => {
      const brand = Object.keys(BRANDS)[place % 2];
      return { address, order: { ...preview, name, language, brand, signed: BRANDS[brand] } };
    });
});

const thread = new Worker(join(root, 'dist', 'server', 'previews.js'), { workerData: app });
const paint = (order) =>
  new Promise((resolve) => {
    thread.once('message', resolve).postMessage(order);
  });
await paint(orders[0].order);
const painted = [];
const before = process.cpuUsage();
for (const { address, order } of process.argv.includes('--all')
  ? orders
  : orders.filter((_, place) => place % 3 === 0)) {
  const began = performance.now();
  const picture = await paint(order);
  if (!picture) throw new Error(`${address} has no picture`);
  painted.push({ address, ms: performance.now() - began, bytes: picture.length });
}
const { user, system } = process.cpuUsage(before);
await thread.terminate();

const sorted = (key) => painted.map((one) => one[key]).sort((a, b) => a - b);
const at = (list, share) => list[Math.min(list.length - 1, Math.floor(list.length * share))];
const say = (name, value, unit, budget) => console.log(JSON.stringify({ name, value, unit, budget }));
const heaviest = painted.reduce((one, other) => (other.bytes > one.bytes ? other : one));
say('pictures painted', painted.length, '');
say('one picture, median', Math.round(at(sorted('ms'), 0.5)), 'ms');
say('one picture, 95th of a hundred', Math.round(at(sorted('ms'), 0.95)), 'ms');
say('processor for one picture, mean', Math.round((user + system) / 1000 / painted.length), 'ms');
say('weight, median', at(sorted('bytes'), 0.5) / 1000, 'KB');
say(`weight of the heaviest, ${heaviest.address}`, heaviest.bytes / 1000, 'KB', 60);
