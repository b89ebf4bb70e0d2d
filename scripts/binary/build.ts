import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { findCommit } from '../../api/src/ops/find-commit.ts';
import { addonsFor, sharpVersion } from './addons.ts';
import { bundleScript, bundleServer, bundleThread } from './bundle.ts';
import { writeChecksum } from './checksums.ts';
import { filesIn, hashOf } from './files.ts';
import { fonts } from './fonts.ts';
import { fetchForeignPackages, foreignNode } from './foreign-packages.ts';
import {
  checkpointThreadEntry,
  checksums,
  drawingsFolder,
  executable,
  executableEntry,
  foreignExecutable,
  notices,
  partsFolder,
  repositoryFolder,
  serverEntry,
  webFolder,
} from './paths.ts';
import { buildExecutable } from './single-executable.ts';
import { writeStartCache } from './start-cache.ts';
import { readTarget } from './target.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/**
 * Builds `dist/hoptrail`: server, web app and native addons in one executable for this machine.
 * With `--target linux-arm64` it builds `dist/hoptrail-linux-arm64`.
 */
const { target, isForeign } = readTarget(process.argv.slice(2));
const parts = isForeign ? join(partsFolder, target) : partsFolder;
const main = join(parts, 'main.cjs');
const server = join(parts, 'server.cjs');
const thread = join(parts, 'checkpoint-thread.cjs');
const cache = join(parts, 'server.cache');
const hash = join(parts, 'hash');
const commit = join(parts, 'commit');
const assetsFile = join(parts, 'assets.json');
await mkdir(parts, { recursive: true });

const packages = isForeign ? await fetchForeignPackages(parts, target, sharpVersion()) : undefined;
const { addons, sharpAddon } = addonsFor(target, packages);
await bundleServer({ entryFile: serverEntry, outFile: server }, sharpAddon);
await bundleThread({ entryFile: checkpointThreadEntry, outFile: thread }, sharpAddon);
await bundleScript({ entryFile: executableEntry, outFile: main });
await writeFile(notices, thirdPartyNotices());

const files = new Map([
  ['THIRD-PARTY-NOTICES.txt', notices],
  ['checkpoint-thread.cjs', thread],
  ...addons,
  ...(await filesIn(webFolder, 'web')),
  ...(await filesIn(drawingsFolder, 'drawings')),
  ...fonts(),
]);
await writeFile(hash, await hashOf(files));
await writeFile(commit, JSON.stringify((await findCommit(repositoryFolder)) ?? null));

const packed = [...files].map(([path, file]) => [`files/${path}`, file]);
const assets = { server, cache, hash, commit, ...Object.fromEntries(packed) };
await writeFile(assetsFile, JSON.stringify(assets));
// V8's code cache works only on the same kind of machine.
if (isForeign) await writeFile(cache, '');
else await writeStartCache(server, assetsFile, cache);
const output = isForeign ? foreignExecutable(target) : executable;
await buildExecutable({
  main,
  executable: output,
  configFile: join(parts, 'sea.json'),
  node: packages ? foreignNode(packages, target) : process.execPath,
  assets,
});
await writeChecksum(output, checksums);

const { size } = await stat(output);
console.log(`${relative(process.cwd(), output)}  ${Math.round(size / 1e6)} MB`);
