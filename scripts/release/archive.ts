import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { repositoryFolder } from '../binary/paths.ts';
import { readRelease } from '../deb/version.ts';

/** What is beside the executable. */
const BESIDE = [
  'LICENSE',
  'docs/hosting/Containerfile',
  'docs/hosting/compose.yaml',
  'docs/hosting/hoptrail.service',
];

/** Returns the name of the archive for a kind of machine. */
export function archiveName(version: string, target: string): string {
  return `hoptrail-${version}-${target}.tar.xz`;
}

/**
 * Writes an executable and what starts it into an archive that is the same for the same commit.
 * @param output file to write
 * @param options.level how hard xz tries, from 1 to 9
 */
export async function writeArchive(
  program: string,
  output: string,
  { level }: { level: number },
): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'hoptrail-release-'));
  try {
    await copyFile(program, join(root, 'hoptrail'));
    for (const file of BESIDE) {
      await copyFile(join(repositoryFolder, file), join(root, basename(file)));
    }
    const same = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
    const time = `--mtime=@${Math.floor(readRelease().date.getTime() / 1000)}`;
    const names = (await readdir(root)).toSorted();
    execFileSync('tar', [...same, time, '-C', root, '-cJf', output, ...names], {
      // One thread: their number changes the bytes.
      env: { ...process.env, XZ_OPT: `-${level} -T1` },
    });
  } finally {
    await rm(root, { recursive: true });
  }
}
