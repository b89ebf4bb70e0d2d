import { execFileSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import { temporaryFolder } from '../../app.ts';

export const DISK_MB = 24;

/** A disk of its own, in memory. Skips the test where the system does not let us mount one. */
export async function mountSmallDisk({ skip }: TestContext, megabytes = DISK_MB): Promise<string> {
  const folder = await temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch {
    skip('a small disk can be mounted by root only: run it with sudo to see it');
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
  });
  return folder;
}

/** Writes a file `filler` until nothing fits any more. */
export async function fillDisk(folder: string): Promise<void> {
  const file = await open(join(folder, 'filler'), 'w');
  try {
    for (const size of [1024 * 1024, 4096, 1]) {
      const piece = Buffer.alloc(size);
      let isFull = false;
      while (!isFull) {
        isFull = await file.write(piece).then(
          ({ bytesWritten }) => bytesWritten < size,
          () => true,
        );
      }
    }
  } finally {
    await file.close();
  }
}
