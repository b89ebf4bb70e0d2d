import { execFileSync } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Target } from '../binary/target.ts';
import { controlFiles } from './control-files.ts';
import { installedFiles } from './installed-files.ts';
import type { PackagedFile } from './packaged-file.ts';

export interface PackageOrder {
  /** The program to package. */
  executable: string;
  /** The licences of what it contains. */
  notices: string;
  version: string;
  /** Debian's name for the kind of machine. */
  architecture: string;
  /** The date of all files. */
  date: Date;
  /** `none` is for tests. */
  compression?: 'xz' | 'none';
}

/** Returns Debian's name for a kind of machine. @throws Error for one without packages */
export function architectureOf(target: Target): string {
  if (target === 'linux-x64') return 'amd64';
  if (target === 'linux-arm64') return 'arm64';
  throw new Error(`Debian packages are for linux-x64 and linux-arm64, not for ${target}.`);
}

/**
 * Builds a Debian package. The same order gives the same bytes.
 * @param output file to write
 */
export async function buildPackage(output: string, order: PackageOrder): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'hoptrail-deb-'));
  try {
    const installed = await installedFiles(order);
    for (const file of installed) await place(root, file);
    for (const file of await controlFiles(order, installed)) {
      await place(join(root, 'DEBIAN'), file);
    }
    await openFolders(root);
    archive(root, output, order);
  } finally {
    await rm(root, { recursive: true });
  }
}

async function place(root: string, { path, mode, source }: PackagedFile): Promise<void> {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true });
  if (typeof source === 'string') await copyFile(source, target);
  else await writeFile(target, source);
  await chmod(target, mode);
}

/** Gives folders their mode, whatever the umask was. */
async function openFolders(root: string): Promise<void> {
  await chmod(root, 0o755);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

/** Builds the package with `dpkg-deb`, which sorts the files and sets their date and owner. */
function archive(root: string, output: string, { compression = 'xz', date }: PackageOrder): void {
  // One thread: their number may change the bytes.
  const args = [`-Z${compression}`, '--threads-max=1', '--root-owner-group'];
  const SOURCE_DATE_EPOCH = String(Math.floor(date.getTime() / 1000));
  execFileSync('dpkg-deb', [...args, '--build', root, output], {
    env: { ...process.env, SOURCE_DATE_EPOCH },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
