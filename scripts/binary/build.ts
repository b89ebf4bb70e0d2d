import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { bundleScript, bundleServer } from './bundle.ts';
import { filesIn, hashOf } from './files.ts';
import { hostAddons } from './host-addons.ts';
import {
  checksums,
  executable,
  executableEntry,
  notices,
  partsFolder,
  serverEntry,
  webFolder,
} from './paths.ts';
import { buildExecutable } from './single-executable.ts';
import { writeStartCache } from './start-cache.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/** Builds `dist/hoptrail`: server, web app and native addons in one executable for this machine. */
const main = join(partsFolder, 'main.cjs');
const server = join(partsFolder, 'server.cjs');
const cache = join(partsFolder, 'server.cache');
const hash = join(partsFolder, 'hash');
const assetsFile = join(partsFolder, 'assets.json');
await mkdir(partsFolder, { recursive: true });

const { addons, sharpAddon } = hostAddons();
await bundleServer({ entryFile: serverEntry, outFile: server }, sharpAddon);
await bundleScript({ entryFile: executableEntry, outFile: main });
await writeFile(notices, thirdPartyNotices());

const files = new Map([
  ['THIRD-PARTY-NOTICES.txt', notices],
  ...addons,
  ...(await filesIn(webFolder, 'web')),
]);
await writeFile(hash, await hashOf(files));

const packed = [...files].map(([path, file]) => [`files/${path}`, file]);
const assets = { server, cache, hash, ...Object.fromEntries(packed) };
await writeFile(assetsFile, JSON.stringify(assets));
await writeStartCache(server, assetsFile, cache);
await buildExecutable({ main, executable, configFile: join(partsFolder, 'sea.json'), assets });

const sum = createHash('sha256');
await pipeline(createReadStream(executable), sum);
await writeFile(checksums, `${sum.digest('hex')}  ${basename(executable)}\n`);

const { size } = await stat(executable);
console.log(`${relative(process.cwd(), executable)}  ${Math.round(size / 1e6)} MB`);
