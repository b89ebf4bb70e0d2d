import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { partsFolder } from '../binary/paths.ts';

const run = promisify(execFile);
/** What `mmdebstrap` may take; it downloads about 80 MB. */
const MOST_MS = 10 * 60_000;
const TOOLS = ['mmdebstrap', 'systemd-nspawn', 'nsenter', 'dpkg-deb'];
/** What a new Debian has and a minimal one lacks, what the package depends on, and curl for tests. */
const INCLUDED = ['systemd-sysv', 'adduser', 'libatomic1', 'xz-utils', 'curl'];

/** Returns why a clean Debian cannot be started here; undefined where it can. */
export function findObstacle(): string | undefined {
  if (process.getuid?.() !== 0) return 'it needs root: run it with sudo';
  if (codename() === undefined) return 'this is not Debian';
  const missing = TOOLS.filter((tool) => spawnSync('which', [tool]).status !== 0);
  if (missing.length === 0) return undefined;
  return `${missing.join(', ')} is missing: apt-get install mmdebstrap systemd-container`;
}

/** The reason why this machine cannot start a clean Debian. */
export class ObstacleError extends Error {}

/**
 * Makes a clean root of this Debian with `mmdebstrap`, once for a folder `dist`.
 * @returns its archive
 * @throws ObstacleError where that fails or takes too long
 */
export async function cleanRoot(): Promise<string> {
  const archive = join(partsFolder, `root-of-${codename()}.tar`);
  if (existsSync(archive)) return archive;
  await mkdir(dirname(archive), { recursive: true });
  const unfinished = `${archive}.new`;
  const args = ['--variant=apt', `--include=${INCLUDED.join()}`, '--format=tar', `${codename()}`];
  try {
    await run('mmdebstrap', [...args, unfinished], { timeout: MOST_MS });
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw new ObstacleError(`mmdebstrap failed: ${cause}`, { cause });
  }
  await rename(unfinished, archive);
  return archive;
}

/** Unpacks the archive of a root. */
export async function unpackRoot(archive: string, folder: string): Promise<void> {
  await run('tar', ['--extract', '--numeric-owner', '--file', archive, '--directory', folder]);
}

/** Returns the name of this Debian, such as `bookworm`; undefined elsewhere. */
function codename(): string | undefined {
  if (!existsSync('/etc/debian_version')) return undefined;
  const release = readFileSync('/etc/os-release', 'utf8');
  if (!/^ID=debian$/m.test(release)) return undefined;
  return release.match(/^VERSION_CODENAME=(\w+)$/m)?.[1];
}
