import { statfs } from 'node:fs/promises';

/** With less free space the host is warned, by health and by the doctor. */
export const LOW_DISK_BYTES = 512 * 1024 * 1024;

/** The space of a disk, in bytes. */
export interface Disk {
  freeBytes: number;
  totalBytes: number;
}

/** Returns the space of a folder's disk; null if the system does not report it. */
export async function diskOf(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
