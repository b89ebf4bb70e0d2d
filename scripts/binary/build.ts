import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { findCommit } from '../../api/src/ops/find-commit.ts';
import { groundFile } from '../../packages/ground/src/ground-file.ts';
import { addonsFor, sharpVersion } from './addons.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { bundleScript, bundleServer, bundleThread } from './bundle.ts';
import { writeChecksum } from './checksums.ts';
import { filesIn, hashOf, withoutPlain } from './files.ts';
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
const serverHash = join(parts, 'server-hash');
const hash = join(parts, 'hash');
const commit = join(parts, 'commit');
const bill = join(parts, 'sbom.cdx.json');
const publisherKey = join(parts, 'publisher-key');
const assetsFile = join(parts, 'assets.json');
await mkdir(parts, { recursive: true });

const packages = isForeign ? await fetchForeignPackages(parts, target, sharpVersion()) : undefined;
const node = packages ? foreignNode(packages, target) : process.execPath;
const { addons, sharpAddon, libraries } = addonsFor(target, packages);
await bundleServer({ entryFile: serverEntry, outFile: server }, sharpAddon);
await bundleThread({ entryFile: checkpointThreadEntry, outFile: thread }, sharpAddon);
await bundleScript({ entryFile: executableEntry, outFile: main });
await writeFile(notices, thirdPartyNotices());

const files = new Map([
  ['THIRD-PARTY-NOTICES.txt', notices],
  ['checkpoint-thread.cjs', thread],
  ...addons,
  ...withoutPlain(await filesIn(webFolder, 'web')),
  ...(await filesIn(drawingsFolder, 'drawings')),
  ...fonts(),
  ['ground.pmtiles', groundFile()],
]);
await writeFile(hash, await hashOf(files));
await writeFile(serverHash, await hashOf(new Map([['server', server]])));
await writeFile(publisherKey, process.env.PUBLISHER_KEY ?? '');
const built = await findCommit(repositoryFolder);
await writeFile(commit, JSON.stringify(built ?? null));
await writeFile(bill, billOfMaterials(built, { node: process.versions.node, ...libraries }));

const packed = [...files].map(([path, file]) => [`files/${path}`, file]);
const assets = {
  ...{ server, 'server-hash': serverHash, hash, commit },
  ...{ sbom: bill, 'publisher-key': publisherKey },
  ...Object.fromEntries(packed),
};
await writeFile(assetsFile, JSON.stringify(assets));
const output = isForeign ? foreignExecutable(target) : executable;
await buildExecutable({
  main,
  executable: output,
  configFile: join(parts, 'sea.json'),
  node,
  assets,
});
await writeChecksum(output, checksums);

const { size } = await stat(output);
console.log(`${relative(process.cwd(), output)}  ${Math.round(size / 1e6)} MB`);
