import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { bundleServer } from './bundle-server.ts';
import { filesIn, hashOf } from './files.ts';
import { hostAddons } from './host-addons.ts';
import { distFolder, entryFile, webFolder } from './paths.ts';
import { buildExecutable } from './single-executable.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/** Builds `dist/hoptrail`: server, web app and native addons in one executable for this machine. */
const workFolder = join(distFolder, 'parts');
const notices = join(distFolder, 'THIRD-PARTY-NOTICES.txt');
const bundle = join(workFolder, 'server.cjs');
const hash = join(workFolder, 'hash');
const executable = join(distFolder, 'hoptrail');
await mkdir(workFolder, { recursive: true });

const { addons, sharpAddon } = hostAddons();
await bundleServer({ entryFile, outFile: bundle, sharpAddon });

await writeFile(notices, thirdPartyNotices());
const files = new Map([
  ['THIRD-PARTY-NOTICES.txt', notices],
  ...addons,
  ...(await filesIn(webFolder, 'web')),
]);
await writeFile(hash, await hashOf(files));

const assets = [...files].map(([path, file]) => [`files/${path}`, file]);
await buildExecutable({
  bundle,
  executable,
  workFolder,
  assets: { hash, ...Object.fromEntries(assets) },
});

const { size } = await stat(executable);
console.log(`${relative(process.cwd(), executable)}  ${Math.round(size / 1e6)} MB`);
