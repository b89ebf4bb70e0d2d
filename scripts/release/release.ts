import { execFileSync } from 'node:child_process';
import { sign } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SIGNATURE, SUMS, verifyFile } from '../../api/src/ops/published/verify-file.ts';
import manifest from '../../package.json' with { type: 'json' };
import { writeChecksum } from '../binary/checksums.ts';
import { distFolder, executable, foreignExecutable, repositoryFolder } from '../binary/paths.ts';
import { archiveName, writeArchive } from './archive.ts';
import { notesOf } from './changelog.ts';
import { publicPem, signingKey } from './signing-key.ts';
import { tryForeign } from './try-foreign.ts';
import { versionOfTag } from './version-of-tag.ts';

const ARM64 = 'linux-arm64';
const folder = join(distFolder, 'release');
const files = join(folder, 'files');

/**
 * Builds the files of a release into `dist/release`: `pnpm release --tag v0.2.0`. The private key is in
 * RELEASE_SIGNING_KEY. With `--dry-run` it needs no tag and no key, signs with a new one, and takes
 * a changed working tree.
 */
try {
  const { tag, 'dry-run': isDryRun } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: { tag: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  }).values;
  await release(tag ?? (isDryRun ? `v${manifest.version}` : ''), isDryRun);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function release(tag: string, isDryRun: boolean): Promise<void> {
  const version = versionOfTag(tag, manifest.version);
  const notes = notesOf(readFileSync(join(repositoryFolder, 'CHANGELOG.md'), 'utf8'), version);
  if (!isDryRun) expectUnchanged();
  const key = signingKey(process.env.RELEASE_SIGNING_KEY, isDryRun);
  const PUBLISHER_KEY = publicPem(key);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });

  for (const name of packages()) rmSync(join(distFolder, name));

  const options = {
    cwd: repositoryFolder,
    env: { ...process.env, PUBLISHER_KEY },
    stdio: 'inherit',
  } as const;
  execFileSync('pnpm', ['build'], options);
  for (const target of [[], ['--target', ARM64]]) {
    for (const script of ['scripts/binary/build.ts', 'scripts/deb/build.ts']) {
      execFileSync(process.execPath, [script, ...target], options);
    }
  }
  tryForeign(foreignExecutable(ARM64));

  for (const [program, target] of [
    [executable, 'linux-x64'],
    [foreignExecutable(ARM64), ARM64],
  ] as const) {
    await writeArchive(program, join(files, archiveName(version, target)), { level: 9 });
  }
  for (const name of packages()) renameSync(join(distFolder, name), join(files, name));
  const bill = execFileSync(executable, ['sbom'], { maxBuffer: 64 * 1024 * 1024 });
  writeFileSync(join(files, `hoptrail-${version}.cdx.json`), bill);
  writeFileSync(join(folder, 'notes.md'), notes);
  writeFileSync(join(folder, 'publisher-key.pem'), PUBLISHER_KEY);
  const names = readdirSync(files);
  for (const name of names) await writeChecksum(join(files, name), join(files, SUMS));
  writeFileSync(join(files, SIGNATURE), sign(null, readFileSync(join(files, SUMS)), key));
  for (const name of names) console.log(await verifyFile(join(files, name), PUBLISHER_KEY));
}

/** Returns the names of the built Debian packages. */
function packages(): string[] {
  return readdirSync(distFolder).filter((name) => name.endsWith('.deb'));
}

/** @throws Error if a file differs from the last commit */
function expectUnchanged(): void {
  const changed = git('status', '--porcelain');
  if (changed !== '')
    throw new Error(`A release is built from a commit, but these differ:\n${changed}`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repositoryFolder, encoding: 'utf8' }).trim();
}
