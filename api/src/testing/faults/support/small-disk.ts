import { execFileSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import { temporaryFolder } from '../../app.ts';

export const DISK_MB = 24;

/** Mounts a small disk in memory. Skips the test if the system does not allow that. */
export async function mountSmallDisk({ skip }: TestContext, megabytes = DISK_MB): Promise<string> {
  const folder = await temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch {
    skip('only root can mount a small disk: run it with sudo');
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
  });
  return folder;
}

/** Writes a file `filler` until the disk is full. */
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
